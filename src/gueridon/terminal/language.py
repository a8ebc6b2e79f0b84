"""Which language a command speaks: the one that `--lang` names, else the locale's."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from gueridon.core.message import GueridonError

LANGUAGES = ("en", "fr")  # those of core.words, which is slow to import


def of_locale(environment: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def of_command(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to report in before the command line is understood; an unknown one counts for nothing here."""
    words = [f"--lang={after}" if before == "--lang" else before for before, after in pairwise([*arguments, ""])]
    named = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((name for name in reversed(named) if name in LANGUAGES), of_locale(environment))


def checked(name: str) -> str:
    if name not in LANGUAGES:
        raise GueridonError("error-no-such-language", quoted=name, languages_quoted=", ".join(LANGUAGES))
    return name
