"""Draws figures as SVG, with matplotlib; nothing else of the lab imports that."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from gueridon.core.balance import Course, Distribution, Figure, Rates, Row
from gueridon.core.message import GueridonError
from gueridon.core.tally import Ratio
from gueridon.core.words import Words
from gueridon.lab.statistics import Estimate, ratio_mean, share_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

COLOURS: Final = ("#0072b2", "#d55e00", "#007a5a", "#9a4f80", "#8a6d00", "#3f3f3f")
"""Told apart by those who see colours differently, too; each at least 4.5 : 1 on the paper. Shapes differ as well."""
SHAPES: Final = ("o", "s", "D", "^", "v", "P")
INK: Final = "#2b2723"
FAINT: Final = "#8b8378"
BAND: Final = "#f3ede2"
WIDTH: Final = 5.4
_LINE: Final = 0.27
_PANEL: Final = 1.15


def estimate(ratio: Ratio, *, is_share: bool) -> Estimate | None:
    """The share or mean of what was counted; None where nothing was."""
    if ratio.whole == 0:
        return None
    return share_of(ratio, results=ratio.units) if is_share else ratio_mean(ratio)


def draw(figure: Figure, words: Words) -> str:
    """A figure as an SVG element that scales with the page."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure as Canvas
    except ImportError as error:
        raise GueridonError("lab-error-needs-extra") from error
    with as_file(files("gueridon.lab") / "report.mplstyle") as style, mpl.rc_context(fname=style):
        canvas = Canvas()
        match figure:
            case Rates():
                _draw_rates(figure, words, canvas)
            case Distribution():
                _draw_distribution(figure, words, canvas)
            case Course():
                _draw_course(figure, words, canvas)
        return _svg(canvas)


def _svg(canvas: Canvas) -> str:
    """Without what belongs to a file of its own: prologue, date, fixed size."""
    stream = io.StringIO()
    canvas.savefig(stream, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = stream.getvalue()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    return re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1), count=1
    )


# --- dots with intervals ----------------------------------------------------------------------------------------------


def sorted_rows(figure: Rates) -> list[Row]:
    if not figure.is_sorted:
        return list(figure.rows)
    return sorted(figure.rows, key=lambda row: -_mean(row.ratios))


def _mean(ratios: Sequence[Ratio]) -> float:
    whole = sum(ratio.whole for ratio in ratios)
    return sum(ratio.part for ratio in ratios) / whole if whole else 0.0


def _draw_rates(figure: Rates, words: Words, canvas: Canvas) -> None:
    rows, series = sorted_rows(figure), max(1, len(figure.series))
    line = _LINE * (1 + 0.35 * (series - 1))
    legend = 0.32 * -(-series // 2) if figure.series else 0.0
    canvas.set_size_inches(WIDTH, line * len(rows) + 0.55 + legend)
    axes = canvas.add_subplot()
    for place, row in enumerate(rows):
        _draw_row(axes, row, place, series, is_share=figure.is_share)
    axes.set_yticks(range(len(rows)), [words.say(row.label) for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")
    _number_axis(axes, words, is_share=figure.is_share)
    if figure.series:
        _legend(canvas, axes, [words.say(label) for label in figure.series])
    canvas.tight_layout(pad=0.3)


def _draw_row(axes: Axes, row: Row, place: int, series: int, *, is_share: bool) -> None:
    if series > 1 and place % 2 == 1:
        axes.axhspan(place - 0.5, place + 0.5, color=BAND, linewidth=0, zorder=0)
    if row.expected is not None:
        axes.plot([row.expected] * 2, [place - 0.42, place + 0.42], color=FAINT, linewidth=1.4, linestyle=(0, (1, 1)))
    for number, ratio in enumerate(row.ratios):
        found = estimate(ratio, is_share=is_share)
        if found is None:
            continue
        height = place + (number - (series - 1) / 2) * 0.8 / series
        colour = COLOURS[number % len(COLOURS)]
        low, high = (found.value if ratio.units == 1 else end for end in (found.low, found.high))
        axes.plot([low, high], [height] * 2, color=colour, linewidth=1.8, alpha=0.55, solid_capstyle="round")
        axes.plot([found.value], [height], SHAPES[number % len(SHAPES)], color=colour, markersize=5)


def _legend(canvas: Canvas, axes: Axes, labels: Sequence[str]) -> None:
    handles = [
        axes.plot([], [], SHAPES[n % len(SHAPES)], color=COLOURS[n % len(COLOURS)], markersize=5, label=label)[0]
        for n, label in enumerate(labels)
    ]
    axes.legend(
        handles=handles,
        loc="lower right",
        bbox_to_anchor=(1, 1),
        ncols=min(2, len(labels)) if max(map(len, labels)) > 12 else min(4, len(labels)),
        frameon=False,
        handletextpad=0.2,
        columnspacing=1.0,
        borderaxespad=0.2,
    )


def _number_axis(axes: Axes, words: Words, *, is_share: bool) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _place: _told(float(value), words, is_share=is_share)))


def _told(value: float, words: Words, *, is_share: bool) -> str:
    text = f"{100 * value:.4g}" if is_share else f"{value:.4g}"
    percent = ("\u202f%" if words.language == "fr" else "%") if is_share else ""
    return (text.replace(".", ",") if words.language == "fr" else text).replace("-", "−") + percent


# --- how often ----------------------------------------------------------------------------------------------------------


def binned(counts: Mapping[int, int], lowest: int, width: int) -> dict[int, int]:
    """Counts in bins of some width, by the lowest number of each bin."""
    together: dict[int, int] = {}
    for number, times in counts.items():
        start = lowest + (number - lowest) // width * width
        together[start] = together.get(start, 0) + times
    return together


def bin_width(series: Sequence[Mapping[int, int]]) -> tuple[int, int]:
    """The lowest number and how wide bins have to be for at most some forty of them."""
    numbers = [number for counts in series for number in counts]
    lowest, span = min(numbers), max(numbers) - min(numbers) + 1
    for width in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if span <= 40 * width:
            return lowest // width * width, width
    return lowest, -(-span // 40)


def _draw_distribution(figure: Distribution, words: Words, canvas: Canvas) -> None:
    shown = [(label, counts) for label, counts in figure.series if counts]
    canvas.set_size_inches(WIDTH, _PANEL * len(shown) + 0.5)
    lowest, width = bin_width([counts for _, counts in shown])
    panels = canvas.subplots(len(shown), 1, sharex=True, squeeze=False)
    for number, ((label, counts), (axes,)) in enumerate(zip(shown, panels, strict=True)):
        _draw_panel(axes, binned(counts, lowest, width), width, COLOURS[number % len(COLOURS)], words)
        axes.set_title(words.say(label), loc="left", fontsize=9.5, color=COLOURS[number % len(COLOURS)], pad=2)
        axes.axvline(_mean_of(counts), color=INK, linewidth=1, linestyle=(0, (3, 2)))
    panels[-1][0].set_xlabel(words.say(figure.axis))
    canvas.tight_layout(pad=0.3, h_pad=0.5)


def _draw_panel(axes: Axes, counts: Mapping[int, int], width: int, colour: str, words: Words) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    total = sum(counts.values())
    middles = [start + (width - 1) / 2 for start in counts]
    axes.bar(middles, [times / total for times in counts.values()], width=0.86 * width, color=colour, alpha=0.75)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(3))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _place: _told(float(value), words, is_share=True)))
    axes.grid(visible=False, axis="x")


def _mean_of(counts: Mapping[int, int]) -> float:
    return sum(number * times for number, times in counts.items()) / sum(counts.values())


# --- from beginning to end ----------------------------------------------------------------------------------------------


def _draw_course(figure: Course, words: Words, canvas: Canvas) -> None:
    canvas.set_size_inches(WIDTH, 2.7)
    axes = canvas.add_subplot()
    for number, (_, ratios) in enumerate(figure.series):
        _draw_line(axes, ratios, number)
    axes.set_xlim(0, 1)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(words.say(figure.axis))
    axes.xaxis.set_major_formatter(lambda value, _place: _told(float(value), words, is_share=True))
    _legend(canvas, axes, [words.say(label) for label, _ in figure.series])
    canvas.tight_layout(pad=0.3)


def _draw_line(axes: Axes, ratios: Sequence[Ratio], number: int) -> None:
    found = [((place + 0.5) / len(ratios), estimate(ratio, is_share=False)) for place, ratio in enumerate(ratios)]
    known = [(x, value) for x, value in found if value is not None]
    colour = COLOURS[number % len(COLOURS)]
    xs, means = [x for x, _ in known], [value.value for _, value in known]
    if all(ratio.units > 1 for ratio in ratios if ratio.whole):
        axes.fill_between(
            xs, [v.low for _, v in known], [v.high for _, v in known], color=colour, alpha=0.2, linewidth=0
        )
    axes.plot(xs, means, color=colour, linewidth=1.6, marker=SHAPES[number % len(SHAPES)], markersize=4)
