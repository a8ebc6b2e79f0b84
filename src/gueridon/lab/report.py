"""Writes a survey as one page that needs nothing else: text, figures and their numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

from gueridon.core import registry
from gueridon.core.balance import Counted, Course, Distribution, Figure, Rates
from gueridon.core.message import Message
from gueridon.core.tally import Ratio
from gueridon.core.words import Words
from gueridon.lab import fingerprint
from gueridon.lab.balance import ALSO_COUNTS, Survey
from gueridon.lab.drawing import draw, estimate, sorted_rows
from gueridon.lab.findings import Finding, findings
from gueridon.lab.telling import localised, percent, percent_alone, plain
from gueridon.lab.usual_figures import usual_figures

Cells = Sequence[str]


def report(survey: Survey, words: Words, command: str) -> str:
    """The whole page."""
    counted = survey.counted()
    figures = [*usual_figures(counted), *registry.balance(survey.setting.game).figures(counted)]
    title = words.noun("lab-balance-title")
    style = (files("gueridon.lab") / "report.css").read_text(encoding="utf-8")
    body = [
        f"<header><p>{_say(words, 'lab-balance-kicker')}</p><h1>{escape(title)}</h1>{_facts(survey, counted, words)}</header>",
        _contents(figures, words),
        f"<main>{_short(figures, words)}",
        *(_section(number, figure, words) for number, figure in enumerate(figures)),
        _made(survey, counted, words, command),
        "</main>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


def _say(words: Words, code: str, arguments: Mapping[str, int | str] | None = None) -> str:
    return escape(words.say(Message(code, arguments or {})))


def _facts(survey: Survey, counted: Sequence[Counted], words: Words) -> str:
    games = sum(part.games for part in counted)
    facts: dict[str, int | str] = {"games": games, "bot_quoted": survey.setting.bot, "tables": len(counted)}
    return f"<p>{_say(words, 'lab-balance-facts', facts)}</p>"


def _contents(figures: Sequence[Figure], words: Words) -> str:
    lines = [
        f'<li><a href="#figure-{n}">{escape(words.say(figure.title))}</a></li>' for n, figure in enumerate(figures, 1)
    ]
    first = f'<li class="apart"><a href="#short">{_say(words, "lab-short")}</a></li>'
    last = f'<li class="apart"><a href="#made">{_say(words, "lab-made")}</a></li>'
    heading = _say(words, "lab-contents")
    return f'<nav aria-label="{heading}"><h2>{heading}</h2><ol>{first}{"".join(lines)}{last}</ol></nav>'


# --- what stands out --------------------------------------------------------------------------------------------------


def _short(figures: Sequence[Figure], words: Words) -> str:
    found = findings(figures)
    if found:
        lines = "".join(f"<li>{_findings_in(number, found, figures, words)}</li>" for number in _in_order(found))
        told = f"<p>{_say(words, 'lab-short-about')}</p><ul>{lines}</ul>"
    else:
        told = f"<p>{_say(words, 'lab-short-nothing')}</p>"
    return f'<section id="short"><h2>{_say(words, "lab-short")}</h2>{told}</section>'


def _in_order(found: Sequence[Finding]) -> list[int]:
    """The figures that findings are in, the furthest finding first."""
    return list(dict.fromkeys(finding.figure for finding in found))


def _findings_in(number: int, found: Sequence[Finding], figures: Sequence[Figure], words: Words) -> str:
    told = "; ".join(escape(_finding(finding, words)) for finding in found if finding.figure == number)
    title = escape(words.say(figures[number].title))
    return f'<a href="#figure-{number + 1}">{title}</a><br>{told}.'


def _finding(finding: Finding, words: Words) -> str:
    label = words.say(finding.label)
    if finding.series is not None:
        label = words.say(Message("lab-finding-series", {"label_quoted": label, "series": finding.series}))
    told = {
        "label_quoted": label,
        "share_quoted": percent(finding.share, words),
        "expected_quoted": percent_alone(finding.expected, words),
    }
    return words.say(Message("lab-finding", told))


# --- figures ----------------------------------------------------------------------------------------------------------


def _section(number: int, figure: Figure, words: Words) -> str:
    title, about, place = escape(words.say(figure.title)), escape(words.say(figure.about)), number + 1
    svg = _own_names(draw(figure, words), f"f{place}-")
    labelled = f'<svg role="img" aria-labelledby="f{place}-t f{place}-d"'
    described = f'<title id="f{place}-t">{title}</title><desc id="f{place}-d">{about}</desc>'
    svg = re.sub(r"<svg([^>]*)>", lambda found: f"{labelled}{found[1]}>{described}", svg, count=1)
    return (
        f'<section id="figure-{place}"><h2><span>{place}</span> {title}</h2><p>{about}</p><figure>{svg}</figure>'
        f"<details><summary>{_say(words, 'lab-numbers')}</summary>{_numbers(figure, words)}</details></section>"
    )


def _own_names(svg: str, prefix: str) -> str:
    """Names inside a figure that no other figure of the page has."""
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{prefix}", svg)


def _numbers(figure: Figure, words: Words) -> str:
    match figure:
        case Rates():
            return _rates(figure, words)
        case Distribution():
            return _distribution(figure, words)
        case Course():
            return _course(figure, words)


def _rates(figure: Rates, words: Words) -> str:
    series = [words.say(label) for label in figure.series] or [words.noun("lab-value")]
    expects = any(row.expected is not None for row in figure.rows)
    heads = ["", *series, *([words.noun("lab-expected")] if expects else []), words.noun("lab-units")]
    rows = []
    for row in sorted_rows(figure):
        found = [estimate(ratio, is_share=figure.is_share) for ratio in row.ratios]
        tell = percent if figure.is_share else plain
        cells = [words.say(row.label), *("–" if value is None else tell(value, words) for value in found)]
        cells += [percent_alone(row.expected, words) if row.expected is not None else ""] if expects else []
        rows.append([*cells, " / ".join(str(ratio.units) for ratio in row.ratios)])
    return _table(heads, rows)


def _distribution(figure: Distribution, words: Words) -> str:
    heads = ["", *(words.noun(code) for code in ("lab-mean", "lab-median", "lab-middle-90", "lab-units"))]
    rows = [[words.say(label), *_spread(counts, words)] for label, counts in figure.series if counts]
    return _table(heads, rows)


def _spread(counts: Mapping[int, int], words: Words) -> list[str]:
    total = sum(counts.values())
    mean = sum(number * times for number, times in counts.items()) / total
    low, middle, high = (quantile(counts, share) for share in (0.05, 0.5, 0.95))
    return [localised(f"{mean:.2f}", words), str(middle), f"{low} – {high}", str(total)]


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number that at least this share of all does not exceed."""
    needed, seen = share * sum(counts.values()), 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= needed:
            return number
    return max(counts)


def _course(figure: Course, words: Words) -> str:
    heads = [words.say(figure.axis), *(words.say(label) for label, _ in figure.series)]
    stretches = len(figure.series[0][1])
    rows = [
        [
            f"{100 * stretch // stretches}–{100 * (stretch + 1) // stretches}",
            *(_mean(ratios[stretch], words) for _, ratios in figure.series),
        ]
        for stretch in range(stretches)
    ]
    return _table(heads, rows)


def _mean(ratio: Ratio, words: Words) -> str:
    found = estimate(ratio, is_share=False)
    return "–" if found is None else plain(found, words)


def _table(heads: Cells, rows: Sequence[Cells]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# --- how it was made --------------------------------------------------------------------------------------------------


def _made(survey: Survey, counted: Sequence[Counted], words: Words, command: str) -> str:
    rows = [[_table_name(part, words), str(part.games)] for part in counted]
    told = {
        "bot_quoted": survey.setting.bot,
        "seed_quoted": str(survey.setting.seed),
        "engine_quoted": fingerprint.of_game(survey.setting.game, *ALSO_COUNTS),
    }
    return (
        f'<section id="made"><h2>{_say(words, "lab-made")}</h2><p>{_say(words, "lab-made-about", told)}</p>'
        f"<pre><code>{escape(command)}</code></pre>"
        f"{_table([words.noun('lab-table'), words.noun('terminal-games')], rows)}"
        f"<p>{_say(words, 'lab-made-intervals')}</p></section>"
    )


def _table_name(part: Counted, words: Words) -> str:
    """How many players, and the options that matter there."""
    game = registry.game(words.game or "")
    players, chosen = part.table.players, dict(part.table.options)
    shown = [
        f"{words.noun(f'option-{option.name}')} – {words.noun(f'option-{option.name}-{chosen[option.name]}')}"
        for option in game.options
        if (not option.players or players in option.players) and chosen[option.name] != option.default
    ]
    return "; ".join([words.say(Message("lab-players", {"players": players})), *shown])
