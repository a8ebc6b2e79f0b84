# Mississippi in English.

game-name = Mississippi
game-tagline = Paddle boats that push one another on: burn your logs well, and touch the right edge at the right moment.
short-1 = Turn your boat if you like, then move: forward for a log a space, or back to take a log a space.
short-2 = Where your boat then touches another, compare the two numbers on the shared edge: the higher one is pushed on by the difference, free of charge – yours before the others’.
short-3 = That may lead to the next contact, and the next. Touch a space to see the whole chain before you decide.
short-4 = The first boat in the goal wins, no matter whose turn it is.
game-aim = Burn logs to steam ahead, or drift back to take more on. Touch a boat with a higher number than it shows you and you surge ahead for nothing; the first boat at the goal wins.
result-score = space { $n }

option-board = The river
option-board-long = long: { $LONG_ROWS } rows
option-board-short = short: { $SHORT_ROWS } rows
option-first = Who begins
option-first-random = drawn by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-5 = player 5
option-first-6 = player 6

-logs = { $n } { $n ->
    [one] log
   *[other] logs
}
-free-spaces = { $n } free { $n ->
    [one] space
   *[other] spaces
}
edges-opposite = { $a } opposite { $b }
logs-with = { $logs } with { $players } players
going-back-reacts = Reactions follow a move back just as they follow a move forward.
going-back-rests = No reactions follow a move back, only a move forward.

colour-red = red
colour-black = black
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-white = white

result-unit = spaces ahead

word-bank = Bank: { $logs ->
    [one] 1 log
   *[other] { $logs } logs
} of { $all }
word-goal = goal { $goal }
word-logs = { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}
word-space = at { $space }
word-round = Round { $round }
word-contact = C 6:1 +5: your 6 meets C’s 1, 5 on

ask-set-up = The die is being rolled: the boats are about to take their places.
ask-wait = { $seat } is at the helm.
ask-turn = Turn your boat? { $FREE_DEGREES }° are free, each further 60° costs a log. You have { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}.
ask-move = Go forward for a log a space, or back to take logs on. You have { $logs }, the bank { $bank }.
ask-forward = Go forward for a log a space; no space is free behind you. You have { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}.
ask-back = You have no logs left: you must go back. The bank has { $bank }.
ask-pass = You have no logs and no free space behind you: all you can do is pass.

do-turn = { $sixths ->
    [0] Do not turn
    [1] Turn 60° right
    [2] Turn 120° right
    [3] Turn about, 180°
    [-1] Turn 60° left
   *[-2] Turn 120° left
} (the { $number } ahead{ $logs ->
    [0] {""}
    [one] , 1 log
   *[other] , { $logs } logs
})
do-forward = Forward to space { $space } for { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}
do-forward-touching = { do-forward }, touching { $touched ->
    [one] 1 boat
   *[other] { $touched } boats
}
do-finish = Forward into the goal
do-back = Back to space { $space } for { $logs ->
    [0] no log, the bank being empty
    [one] 1 log
   *[other] { $logs } logs
}
do-back-touching = { do-back }, touching { $touched ->
    [one] 1 boat
   *[other] { $touched } boats
}
do-pass = Pass

## The same for the terminal, where some thirty of them stand in three columns

short-forward = → { $space }{ $touched ->
    [0] {""}
   *[other] , { $contact_quoted }
}
short-goal = → goal
short-back = → { $space } +{ $logs }{ $touched ->
    [0] {""}
   *[other] , { $contact_quoted }
}

tell-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
tell-rolled = { $you ->
    [yes] You roll a { $number } and start
   *[no] { $seat } rolls a { $number } and starts
} on space { $space }, the { $number } ahead.
tell-logs = Everybody takes { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}, and the bank is empty. Off you go!
tell-not-turned = { $you ->
    [yes] You keep your boat as it lies
   *[no] { $seat } keeps the boat as it lies
}, the { $number } ahead.
tell-turn-left = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} { $degrees }° left{ $logs ->
    [0] {""}
    [one] {" "}for 1 log
   *[other] {" "}for { $logs } logs
}: now the { $number } is ahead.
tell-turn-right = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} { $degrees }° right{ $logs ->
    [0] {""}
    [one] {" "}for 1 log
   *[other] {" "}for { $logs } logs
}: now the { $number } is ahead.
tell-turn-half = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} about for { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}: now the { $number } is ahead.
tell-forward = { $you ->
    [yes] You burn
   *[no] { $seat } burns
} { $spaces ->
    [one] 1 log and { $you ->
        [yes] go
       *[no] goes
    } forward 1 space
   *[other] { $spaces } logs and { $you ->
        [yes] go
       *[no] goes
    } forward { $spaces } spaces
}, to space { $space }.
tell-backward = { $you ->
    [yes] You go
   *[no] { $seat } goes
} back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to space { $space } and { $you ->
    [yes] take
   *[no] takes
} { $logs ->
    [0] nothing, for the bank is empty
    [one] 1 log
   *[other] { $logs } logs
}.
tell-passed = { $you ->
    [yes] You have no logs and no free space behind you: you pass
   *[no] { $seat } has no logs and no free space behind, and passes
}.
tell-contact = { $you ->
    [yes] You touch
   *[no] { $seat } touches
} { $x_you ->
    [yes] you
   *[no] { $x_seat }
}: { $number } against { $x_number }, a difference of { $difference }.
tell-pushed = { $you ->
    [yes] You touch
   *[no] { $seat } touches
} { $x_you ->
    [yes] you
   *[no] { $x_seat }
}, { $number } against { $x_number }, and { $you ->
    [yes] advance
   *[no] advances
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to space { $space }.
tell-pushed-goal = { $you ->
    [yes] You touch
   *[no] { $seat } touches
} { $x_you ->
    [yes] you
   *[no] { $x_seat }
}, { $number } against { $x_number }: { $spaces ->
    [one] 1 space is
   *[other] { $spaces } spaces are
} enough.
tell-sum = { $you ->
    [yes] You advance
   *[no] { $seat } advances
} { $spaces } spaces in all, to space { $space }.
tell-sum-goal = Together that makes { $spaces } spaces: enough.
tell-dropped = { $you ->
    [yes] You miss your
   *[no] { $seat } misses the
} moment: { $x_you ->
    [yes] you
   *[no] { $x_seat }
} moved on first.
tell-tie = { $you ->
    [yes] You touch
   *[no] { $seat } touches
} { $x_you ->
    [yes] you
   *[no] { $x_seat }
}: { $number } against { $x_number }, no difference.

end-goal = { $you ->
    [yes] You reach the goal and win
   *[no] { $seat } reaches the goal and wins
}!
end-limit = Night falls on the river: { $you ->
    [yes] you are furthest on and win
   *[no] { $seat } is furthest on and wins
}.

refuse-die = The die is only for the set-up; nobody plays it.
refuse-turn-first = First say how you turn your boat, even if it is not at all.
refuse-turned = You have already turned your boat; now it moves.
refuse-first-turn = In your first turn the boat stays as the die laid it.
refuse-turn-cost = That turn costs { $cost ->
    [one] 1 log
   *[other] { $cost } logs
} and you have { $logs }.
refuse-turn-leaves-no-move = After paying { $cost ->
    [one] 1 log
   *[other] { $cost } logs
} you could neither go forward nor back, and a boat must move.
refuse-no-logs = Going forward costs logs, and you have none.
refuse-beyond-goal = The goal is closer than that: { $most ->
    [one] 1 space is
   *[other] { $most } spaces are
} enough.
refuse-forward-cost = Going forward { $spaces } costs { $spaces ->
    [one] 1 log
   *[other] { $spaces } logs
} and you have { $logs }.
refuse-behind-river = The river ends behind you: you can go back { $most ->
    [0] no space at all
    [one] only 1 space
   *[other] only { $most } spaces
}.
refuse-furthest-back = A boat goes back by { $most } free spaces at most.
refuse-all-logs = Going forward costs a log a space, and there are { $logs } logs in all.
refuse-pass = You may not pass: your boat can move.

error-first-player = Player { $asked } cannot begin at a table of { $seats }.
error-position-board = Line { $line }: there is no board “{ $quoted }”.
error-position-rows = Line { $line }: the river has only { $most } rows.
error-position-width = Line { $line }: a row has { $width } spaces, not { $found }.
error-position-boat-twice = Line { $line }: boat { $quoted } is already on the river.
error-position-cell = Line { $line }: “{ $quoted }” is neither an empty space “.” nor a boat: one of the letters { $letters_quoted } and the number that faces east, 1 to 6.
error-position-goal = Line { $line }: a boat on the goal has won already.
error-position-boats = Line { $line }: there must be { $fewest } to { $most } boats on the river, lettered from A without a gap.
error-position-no-such-boat = Line { $line }: there is no boat “{ $quoted }” on the river.
error-position-logs = Line { $line }: logs are written like “logs A 12 B 8”.
error-position-logs-many = Line { $line }: there are only { $most } logs; a player who is not named holds the share of the start.
error-position-round = Line { $line }: a round is a number from 1 to { $most }.
error-position-first-round = Line { $line }: nobody turns the boat in the first round.
error-position-line = Line { $line }: “{ $quoted }” is not a line of a position.
error-position-line-twice = Line { $line }: there is already a line “{ $quoted }”.
error-position-turn = Line { $line }: exactly one line must say who “moves” or “turns”.

# The report of the lab.
balance-reactions = Reactions
balance-chain = Chain reactions
balance-chain-about = How many boats are pushed on, one after the other, by a single move; 0 is a move that touches nobody weaker or stronger.
balance-longest = The longest chain of a race
balance-longest-about = How many reactions the longest chain of each race has.
balance-moves = What moves do
balance-moves-about = How many moves set off a reaction, how many go back for logs, and how many boats cannot move at all.
balance-reacts = Sets off a reaction
balance-retreat = Goes back
balance-pass = Has to pass
balance-ends = How races are won
balance-ends-about = How many races are won by a move that set off a reaction, how many by a boat that was pushed home on another’s turn, and how many only end at the limit of rounds.
balance-won-by-reaction = In a chain of reactions
balance-won-on-anothers-turn = On another’s turn
balance-won-at-limit = At the limit of rounds

# The board in the browser.
board-river = The river
board-row = Reach { $row }
board-space = Space { $space }
board-start = Landing stage, space { $space }
board-goal = Goal, space { $space }
board-boat = Space { $space }: boat { $letter }, { $colour }, of { $player }; east { $e }, south-east { $se }, south-west { $sw }, west { $w }, north-west { $nw }, north-east { $ne }
board-forward = { $place }: forward for { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}
board-back = { $place }: back { $spaces }, takes { $logs ->
    [0] no log
    [one] 1 log
   *[other] { $logs } logs
}
board-touching = { $way }; touches { $touched ->
    [one] 1 boat
   *[other] { $touched } boats
}, { $push }
board-wharf = Logs
board-bank = Bank
board-crew = { $player }, boat { $letter }, { $colour }: { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}, at space { $space }
board-crew-ashore = { $player }, boat { $letter }, { $colour }: { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}, not on the river yet
board-helm = How your boat is to lie
board-hint-move = Each lit space says how your logs would change. Touch one to see what would happen.
board-go = Go
board-go-to = Go: { $way }
board-put-back = Put back
board-pushes = { $pushes ->
    [one] 1 push
   *[other] { $pushes } pushes
}
board-push = { $letter } { $number } against { $x_letter } { $x_number }: { $difference } on.
