"""What every bot is: something that chooses an action from a view."""

from mypy_extensions import mypyc_attr

from gueridon.core.game import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player who sees one seat's view and nothing else."""

    def choose(self, view: View) -> int:
        """One of `view.legal`, which is never empty here."""
        raise NotImplementedError
