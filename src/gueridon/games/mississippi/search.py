"""Thinks about a turn by tree search: whole turns of every player, judged by the outlook of the position they lead to.

Each player takes what is best for that player (max-n). A node is a position before somebody's whole turn; when it is
reached for the first time, all turns from it are tried and judged, and the likeliest are kept as branches.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.deliberation import Deliberation, Weighing
from gueridon.core.rng import Rng
from gueridon.games.mississippi.components import ACTION_COUNT
from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.outlook import chances, spaces_ahead
from gueridon.games.mississippi.rules import NOBODY, TURNING, MississippiState
from gueridon.games.mississippi.view import MississippiView

_BRANCHES: Final = 24
"""How many turns of a player are looked into further; at the root it is all of them."""
_CURIOSITY: Final = 2.0
"""How much a turn that promises much but has been little looked into is preferred."""
_WHIM: Final = 0.2
"""How much the seed sways what is looked into first: between equal turns it decides."""
_UNSEEN_DOUBT: Final = 0.3
"""How far the outlook right after a turn may be off, while nobody has looked further."""
_LEAST_ERROR: Final = 0.001
_95_PERCENT: Final = 1.96
_NONE: Final = -1

# A whole turn is one number: how far the boat is turned, plus 1, and the move; 0 in place of a turn where none is due.
_MOVE_BITS: Final = 8
_MOVE_MASK: Final = 255


@final
class Node:
    """A position before somebody's turn, the turns worth a look, and what looking has found."""

    def __init__(self, state: MississippiState) -> None:
        self.state = state
        self.mover: i64 = state.current()
        self.turns = vec[i64]([])
        self.outlooks = vec[float]([])
        """Of each turn, the chances of all seats right after it, one turn after the other."""
        self.promises = vec[float]([])
        """Of each turn, how likely it is the best, as a first guess."""
        self.children: list[Node | None] = []
        self.visits: i64 = 0
        self.totals = vec[float]([0.0] * state.seats)
        """The chances of each seat, summed over visits."""
        self.squares: float = 0.0
        """Of the thinking player's chances, for their doubt."""
        self.ahead: float = 0.0
        """The spaces the thinking player is ahead, summed over visits."""
        self.is_decided: bool = state.winner != NOBODY
        """Whether the race is over, or the mover can win at once."""

    def chance(self, branch: i64, seat: i64) -> float:
        child = self.children[branch]
        if child is None:
            return self.outlooks[branch * self.state.seats + seat]
        return child.totals[seat] / float(child.visits)

    def seen(self, branch: i64) -> i64:
        child = self.children[branch]
        return 0 if child is None else child.visits


# --- trying every turn ------------------------------------------------------------------------------------------------


def _restore(state: MississippiState, saved: MississippiState) -> None:
    """Take a turn back: cheaper than playing it on a copy."""
    seat: i64 = 0
    while seat < saved.seats:
        state.fleet.spaces[seat] = saved.fleet.spaces[seat]
        state.fleet.easts[seat] = saved.fleet.easts[seat]
        state.logs[seat] = saved.logs[seat]
        seat += 1
    state.bank = saved.bank
    state.phase = saved.phase
    state.turns = saved.turns
    state.winner = saved.winner


def _play_turn(state: MississippiState, turn: i64) -> None:
    seat = state.current()
    if turn > _MOVE_MASK:
        state.play(seat, (turn >> _MOVE_BITS) - 1)
    state.play(seat, turn & _MOVE_MASK)


@final
class _Expansion:
    """All turns of a player, tried one after the other on one board; the most promising are kept, best first."""

    def __init__(self, node: Node, most: i64, *, stops_at_win: bool) -> None:
        self._node = node
        self._stops_at_win = stops_at_win
        self._seats: i64 = node.state.seats
        self._most = most
        self._trial: MississippiState = node.state.copy()
        self._turned: MississippiState = node.state.copy()
        self._chances = vec[float]([0.0] * node.state.seats)

    def run(self) -> None:
        if self._node.state.phase == TURNING:
            self._try_turns()
        else:
            self._try_moves(0)
        self._promise()

    def _try_turns(self) -> None:
        node = self._node
        for sixths in node.state.legal(node.mover):
            _restore(self._turned, node.state)
            self._turned.play(node.mover, sixths)
            self._try_moves((sixths + 1) << _MOVE_BITS)
            if node.is_decided:
                return

    def _try_moves(self, turned: i64) -> None:
        mover = self._node.mover
        trial = self._trial
        for move in self._turned.legal(mover):
            _restore(trial, self._turned)
            trial.play(mover, move)
            if trial.winner == mover and self._stops_at_win:
                self._win(turned + move)
                return
            chances(trial, self._chances)
            self._keep(turned + move)

    def _win(self, turn: i64) -> None:
        """Nothing else needs a look."""
        node = self._node
        node.turns = vec[i64]([turn])
        node.outlooks = vec[float]([0.0] * self._seats)
        node.outlooks[node.mover] = 1.0
        node.is_decided = True

    def _keep(self, turn: i64) -> None:
        """Put a turn in its place among the best so far."""
        node = self._node
        seats = self._seats
        mine = self._chances[node.mover]
        place: i64 = len(node.turns)
        if place < self._most:
            node.turns = append(node.turns, turn)
            for chance in self._chances:
                node.outlooks = append(node.outlooks, chance)
        elif node.outlooks[(place - 1) * seats + node.mover] >= mine:
            return
        else:
            place -= 1
        while place > 0 and node.outlooks[(place - 1) * seats + node.mover] < mine:
            self._shift(place)
            place -= 1
        node.turns[place] = turn
        seat: i64 = 0
        while seat < seats:
            node.outlooks[place * seats + seat] = self._chances[seat]
            seat += 1

    def _shift(self, place: i64) -> None:
        node = self._node
        seats = self._seats
        node.turns[place] = node.turns[place - 1]
        seat: i64 = 0
        while seat < seats:
            node.outlooks[place * seats + seat] = node.outlooks[(place - 1) * seats + seat]
            seat += 1

    def _promise(self) -> None:
        """The squares of the odds, made to sum to 1."""
        node = self._node
        node.promises = vec[float]([], capacity=len(node.turns))
        node.children = [None] * len(node.turns)
        total = 0.0
        branch: i64 = 0
        while branch < len(node.turns):
            chance = min(max(node.outlooks[branch * self._seats + node.mover], 0.000001), 0.999999)
            odds = chance / (1.0 - chance)
            node.promises = append(node.promises, odds * odds)
            total += node.promises[branch]
            branch += 1
        branch = 0
        while branch < len(node.turns):
            node.promises[branch] /= total
            branch += 1


# --- the tree ---------------------------------------------------------------------------------------------------------


@final
class TurnSearch(Deliberation):
    """A tree of whole turns that grows where the player to move would go; a simulation looks at one more position."""

    def __init__(self, view: MississippiView, seed: i64) -> None:
        super().__init__()
        self._legal = view.legal
        self._viewer: i64 = view.viewer
        self._is_turning = view.phase == TURNING
        self._root = Node(state_of(view))
        _Expansion(self._root, ACTION_COUNT * 6, stops_at_win=False).run()
        self._add_whims(Rng(seed))

    def _add_whims(self, rng: Rng) -> None:
        branch: i64 = 0
        while branch < len(self._root.turns):
            self._root.promises[branch] *= 1.0 + _WHIM * rng.unit()
            branch += 1

    def step(self) -> None:
        self.simulations += 1
        path = [self._root]
        node = self._root
        while not node.is_decided:
            branch = self._most_interesting(node)
            child = node.children[branch]
            if child is None:
                child = self._grow(node, branch)
                path.append(child)
                break
            path.append(child)
            node = child
        self._carry_back(path)

    def _most_interesting(self, node: Node) -> i64:
        scale = _CURIOSITY * sqrt(float(node.visits + 1))
        best: i64 = 0
        most = -1.0
        branch: i64 = 0
        while branch < len(node.turns):
            interest = node.chance(branch, node.mover) + scale * node.promises[branch] / float(1 + node.seen(branch))
            if interest > most:
                most = interest
                best = branch
            branch += 1
        return best

    def _grow(self, node: Node, branch: i64) -> Node:
        state = node.state.copy()
        _play_turn(state, node.turns[branch])
        child = Node(state)
        if state.winner == NOBODY:
            _Expansion(child, _BRANCHES, stops_at_win=True).run()
        node.children[branch] = child
        return child

    def _carry_back(self, path: list[Node]) -> None:
        """What the last position promises, after its mover's best turn, counts for all that led to it."""
        leaf = path[len(path) - 1]
        ahead = spaces_ahead(leaf.state, self._viewer)
        outlook = _outlook(leaf)
        for node in path:
            node.visits += 1
            node.ahead += ahead
            node.squares += outlook[self._viewer] * outlook[self._viewer]
            seat: i64 = 0
            while seat < node.state.seats:
                node.totals[seat] += outlook[seat]
                seat += 1

    # --- what has been found ------------------------------------------------------------------------------------------

    def is_settled(self) -> bool:
        """Also with a turn that wins at once, which has the best outlook and so comes first."""
        return len(self._legal) == 1 or self._root.outlooks[self._viewer] >= 1.0

    def best(self) -> int:
        return self._action(self._best_branch())

    def _best_branch(self) -> i64:
        """The turn that was looked into most; at first, the one with the best outlook, which comes first."""
        best: i64 = 0
        branch: i64 = 1
        while branch < len(self._root.turns):
            if self._root.seen(branch) > self._root.seen(best):
                best = branch
            branch += 1
        return best

    def _action(self, branch: i64) -> i64:
        turn = self._root.turns[branch]
        return (turn >> _MOVE_BITS) - 1 if self._is_turning else turn & _MOVE_MASK

    def weighed(self) -> list[Weighing]:
        branches = [self._branch_for(action) for action in self._legal]
        best = self._best_branch()
        rival = self._rival(branches, best)
        return [self._weighed(int(self._legal[i]), branches[i], best, rival) for i in range(len(branches))]

    def _branch_for(self, action: i64) -> i64:
        """The best turn that begins with an action: the one looked into most."""
        found: i64 = _NONE
        branch: i64 = 0
        while branch < len(self._root.turns):
            if self._action(branch) == action and (found == _NONE or self._root.seen(branch) > self._root.seen(found)):
                found = branch
            branch += 1
        return found

    def _rival(self, branches: list[i64], best: i64) -> i64:
        """The best turn that begins otherwise than the best of all."""
        rival: i64 = _NONE
        for branch in branches:
            if branch != best and (rival == _NONE or self._chance(branch) > self._chance(rival)):
                rival = branch
        return rival

    def _weighed(self, action: int, branch: i64, best: i64, rival: i64) -> Weighing:
        other = rival if branch == best else best
        confidence = 1.0 if other == _NONE else self._confidence(branch, other)
        return Weighing(action, self._chance(branch), self._ahead(branch), self._doubt(branch), confidence)

    def _chance(self, branch: i64) -> float:
        return self._root.chance(branch, self._viewer)

    def _ahead(self, branch: i64) -> float:
        child = self._root.children[branch]
        if child is not None:
            return child.ahead / float(child.visits)
        state = self._root.state.copy()
        _play_turn(state, self._root.turns[branch])
        return spaces_ahead(state, self._viewer)

    def _doubt(self, branch: i64) -> float:
        child = self._root.children[branch]
        if child is None:
            return _UNSEEN_DOUBT
        if child.is_decided:
            return 0.0
        visits = float(child.visits)
        mean = child.totals[self._viewer] / visits
        variance = max(0.0, child.squares / visits - mean * mean)
        return min(_UNSEEN_DOUBT, _95_PERCENT * sqrt((variance + 1.0 / visits) / visits))

    def _confidence(self, branch: i64, other: i64) -> float:
        """How likely a turn is better than another, if their doubts are errors like those of measuring."""
        if self._chance(branch) >= 1.0:
            return 1.0  # nothing is better than to win at once
        mine, theirs = self._doubt(branch), self._doubt(other)
        error = sqrt(mine * mine + theirs * theirs) / _95_PERCENT
        lead = self._chance(branch) - self._chance(other)
        return 0.5 * (1.0 + erf(lead / (max(error, _LEAST_ERROR) * sqrt(2.0))))


def _outlook(node: Node) -> vec[float]:
    """What a position promises everybody once its mover has taken the best turn, which comes first."""
    if node.state.winner == NOBODY:
        return node.outlooks
    outlook = vec[float]([0.0] * node.state.seats)
    outlook[node.state.winner] = 1.0
    return outlook
