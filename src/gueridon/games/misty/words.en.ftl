# Misty in English.

game-name = Misty
game-tagline = Draw on the fogged window, then watch your drawings come alive.
short-1 = Pick a card, put it into your window next to another one, and pass the rest on, until your window is full.
short-2 = Then it comes alive: every arrow card moves one space and may cover a card or leave the window; every monster eats a flower.
short-3 = What is left counts: a flower { -points(n: $FLOWER_POINTS) }, any other card { $CARD_POINTS }, two smiles side by side { $PAIR_BONUS } more, a pile nothing.
short-4 = The first to win { -rounds(n: $ROUNDS_TO_WIN) } wins the game.
game-aim = Pick a card, pass the others on, and build a window of drawings. Then arrows move and monsters eat flowers: the window still worth the most wins the round, and whoever wins { -rounds(n: $ROUNDS_TO_WIN) } wins the game.
result-score = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
result-unit = points ahead this round

option-window = Window
option-window-classic = { $CLASSIC_PANES } panes, { -phases(n: $CLASSIC_PHASES) } of { -cards(n: $CLASSIC_HAND) }
option-window-first_steps = first steps: { $FIRST_STEPS_PANES } panes, { -phases(n: $FIRST_STEPS_PHASES) } of { -cards(n: $FIRST_STEPS_HAND) }
option-smiles = Smiles
option-smiles-pairs = pairs do not overlap: three in a row are { -points(n: $THREE_IN_PAIRS) }, four are { $FOUR_IN_PAIRS }
option-smiles-chains = every touching pair counts: three in a row are { -points(n: $THREE_IN_A_CHAIN) }, four are { $FOUR_IN_A_CHAIN }

-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
-new-cards = { $n } { $n ->
    [one] new card
   *[other] new cards
}
-points = { $n } { $n ->
    [one] point
   *[other] points
}
-rounds = { $n } { $n ->
    [one] round
   *[other] rounds
}
-phases = { $n } { $n ->
    [one] phase
   *[other] phases
}
copies = { $n } × { $card }
way-left = left
way-right = right
role-up = Moves one space up.
role-down = Moves one space down.
role-right = Moves one space right.
role-left = Moves one space left.
role-smile = { -points(n: $CARD_POINTS) }; two side by side in a row are { $PAIR } together.
role-flower = { -points(n: $FLOWER_POINTS) }, unless a monster eats it.
role-monster = { -points(n: $CARD_POINTS) }; when nothing moves any more it eats a flower.
role-plain = { -points(n: $CARD_POINTS) }.

card-rocket = rocket
card-rocket-effect = { $EFFECT_OF_ROCKET }
card-balloon = balloon
card-balloon-effect = { $EFFECT_OF_BALLOON }
card-leaf = leaf
card-leaf-effect = { $EFFECT_OF_LEAF }
card-raindrop = raindrop
card-raindrop-effect = { $EFFECT_OF_RAINDROP }
card-fire-truck = fire truck
card-fire-truck-effect = { $EFFECT_OF_FIRE_TRUCK }
card-scooter = scooter
card-scooter-effect = { $EFFECT_OF_SCOOTER }
card-tractor = tractor
card-tractor-effect = { $EFFECT_OF_TRACTOR }
card-unicycle = unicycle
card-unicycle-effect = { $EFFECT_OF_UNICYCLE }
card-smile = smile
card-smile-effect = { $EFFECT_OF_SMILE }
card-flower = flower
card-flower-effect = { $EFFECT_OF_FLOWER }
card-monster = monster
card-monster-effect = { $EFFECT_OF_MONSTER }
card-house = house
card-house-effect = { $EFFECT_OF_HOUSE }
card-heart = heart
card-heart-effect = { $EFFECT_OF_HEART }
card-star = star
card-star-effect = { $EFFECT_OF_STAR }

the-rocket = the rocket
the-balloon = the balloon
the-leaf = the leaf
the-raindrop = the raindrop
the-fire-truck = the fire truck
the-scooter = the scooter
the-tractor = the tractor
the-unicycle = the unicycle
the-smile = the smile
the-flower = the flower
the-monster = the monster
the-house = the house
the-heart = the heart
the-star = the star

# At most eight letters, for a pane of the drawing.
short-rocket = rocket
short-balloon = balloon
short-leaf = leaf
short-raindrop = raindrop
short-fire-truck = truck
short-fire-truck-effect = { card-fire-truck-effect }
short-scooter = scooter
short-tractor = tractor
short-unicycle = unicycle
short-unicycle-effect = { card-unicycle-effect }
short-smile = smile
short-flower = flower
short-monster = monster
short-house = house
short-heart = heart
short-star = star
draw-pile = pile
draw-title = Round { $round }
draw-phase-left = phase { $phase }, card { $card } of { $cards } · hands go left
draw-phase-right = phase { $phase }, card { $card } of { $cards } · hands go right
draw-last-round = How round { $round } ended:
draw-activation = the windows come alive
draw-you = You
draw-hand = Your hand
draw-hand-next = Goes on to { $seat } next
draw-hand-of = { $seat } holds
draw-unknown = { $n ->
    [one] 1 hidden card
   *[other] { $n } hidden cards
}
draw-set-aside = (set aside: { $card })
draw-to-place = To place
draw-wins = { $n ->
    [one] 1 round won
   *[other] { $n } rounds won
}
draw-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

ask-deal = The cards are being dealt.
ask-pick = Pick a card from your hand; nobody sees it yet.
ask-place = Where in your window do you put { $card }?
ask-activate = { $n ->
    [one] Activate your last arrow card.
   *[other] Your window comes alive: which arrow card moves next?
}
ask-flower = A monster is hungry: which flower does it eat?
ask-monster = Not enough flowers for all: which monster eats?
ask-wait-one = Waiting for { $seat }.
ask-wait = Waiting for { $n } players.
ask-over = The game is over.

do-pick-up = { $card } ↑
do-pick-right = { $card } →
do-pick-down = { $card } ↓
do-pick-left = { $card } ←
do-pick-smile = { $card }: { -points(n: $CARD_POINTS) }, two side by side { $PAIR }
do-pick-flower = { $card }: { -points(n: $FLOWER_POINTS) }
do-pick-monster = { $card }: { -points(n: $CARD_POINTS) }, eats a flower
do-pick-plain = { $card }: { -points(n: $CARD_POINTS) }
do-place = put on { $quoted }
do-move = { $card } on { $quoted }: moves to { $to_quoted }
do-cover = { $card } on { $quoted }: covers { $under } on { $to_quoted }
do-cover-pile = { $card } on { $quoted }: goes onto the pile on { $to_quoted }
do-leave = { $card } on { $quoted }: leaves the window
do-feed = the flower on { $quoted } is eaten
do-eat = the monster on { $quoted } eats

tell-round = Round { $round } begins; all cards are shuffled.
tell-phase-left = Phase { $phase }: { $cards } cards each, and hands go to the left.
tell-phase-right = Phase { $phase }: { $cards } cards each, and hands go to the right.
tell-hand = Your hand: { $cards }.
tell-you-pick = You set { $card } aside.
tell-has-picked = { $seat } has picked a card.
tell-takes = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
tell-you-place = You will put { $card } on { $quoted }.
tell-has-placed = { $seat } has decided where to put the card.
tell-places = { $you ->
    [yes] You put { $card } on { $quoted }.
   *[no] { $seat } puts { $card } on { $quoted }.
}
tell-pass-left = The hands go to the left.
tell-pass-right = The hands go to the right.
tell-activation = The windows are complete. Now they come alive!
tell-has-activated = { $you ->
    [yes] Your window is at rest.
   *[no] { $seat }’s window is at rest.
}
tell-moves = { $you ->
    [yes] Your window: { $card } moves from { $from_quoted } to { $to_quoted }.
   *[no] { $seat }’s window: { $card } moves from { $from_quoted } to { $to_quoted }.
}
tell-covers = { $you ->
    [yes] Your window: { $card } moves from { $from_quoted } to { $to_quoted } and covers { $under }.
   *[no] { $seat }’s window: { $card } moves from { $from_quoted } to { $to_quoted } and covers { $under }.
}
tell-covers-pile = { $you ->
    [yes] Your window: { $card } moves from { $from_quoted } onto the pile on { $to_quoted }.
   *[no] { $seat }’s window: { $card } moves from { $from_quoted } onto the pile on { $to_quoted }.
}
tell-leaves = { $you ->
    [yes] Your window: { $card } on { $from_quoted } leaves the window and is out.
   *[no] { $seat }’s window: { $card } on { $from_quoted } leaves the window and is out.
}
tell-eats = { $you ->
    [yes] Your window: { $card } on { $from_quoted } eats the flower on { $to_quoted } and takes its place.
   *[no] { $seat }’s window: { $card } on { $from_quoted } eats the flower on { $to_quoted } and takes its place.
}
score-window-worth = { $you ->
    [yes] Your window
   *[no] { $seat }’s window
} is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why }.
why-also = { $first }, { $then }
why-flowers = { $points } for { $n ->
    [one] 1 flower
   *[other] { $n } flowers
}
why-smiles = { $points } for { $n ->
    [one] 1 smile
   *[other] { $n } smiles
}
why-side-by-side = { $points } for smiles side by side
why-others = { $points } for { $n ->
    [one] 1 other card
   *[other] { $n } other cards
}
why-piles = nothing for { $n ->
    [one] 1 pile
   *[other] { $n } piles
}
why-empty = it is empty
score-wins-round = { $you ->
    [yes] You win
   *[no] { $seat } wins
} round { $round } with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $wins ->
    [one] 1 round
   *[other] { $wins } rounds
} won so far).
score-shares-round = { $you ->
    [yes] You share
   *[no] { $seat } shares
} the win of round { $round } with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $wins ->
    [one] 1 round
   *[other] { $wins } rounds
} won so far).

refuse-already-chosen = You have chosen already; others are still thinking.
refuse-window-at-rest = Your window has come to rest: nothing in it is left to do.
refuse-pick-a-card = Choose a card of your hand.
refuse-not-in-hand = There is no { $card } in your hand.
refuse-choose-a-cell = Choose a space of the window.
refuse-taken = There is already a card on { $quoted }.
refuse-outside = With { $quoted } your window would become too large.
refuse-apart = No card of your window touches { $quoted }, not even at a corner.
refuse-empty = There is no card on { $quoted }.
refuse-pile = There is a pile on { $quoted }: what is covered cannot act, and what lies on top has moved.
refuse-has-moved = The card on { $quoted } has already moved.
refuse-no-arrow = The card on { $quoted } has no arrow: it stays.
refuse-choose-a-flower = All monsters eat: choose which flower. On { $quoted } there is none to be eaten.
refuse-choose-a-monster = All flowers are eaten: choose which monster eats. On { $quoted } there is no hungry one.

end-two-rounds = { $you ->
    [yes] You have won { -rounds(n: $ROUNDS_TO_WIN) } and the game.
   *[no] { $seat } has won { -rounds(n: $ROUNDS_TO_WIN) } and the game.
}
end-more-points = Several players have won { -rounds(n: $ROUNDS_TO_WIN) }; over all rounds { $you ->
    [yes] you have
   *[no] { $seat } has
} the most points, { $points }.
end-shared = Several players have won { -rounds(n: $ROUNDS_TO_WIN) } and are level on points ({ $points }): they share the win.

error-position-line = Line { $line }: “{ $quoted }” is not a line of a position; lines start with seats, window, smiles, points, glass, hand, card or steps.
error-position-seats = Line { $line }: Misty is for 2 to 4 players, not “{ $quoted }”.
error-position-choice = Line { $line }: “{ $quoted }” is not a choice here; it can be { $choices_quoted }.
error-position-seats-first = Line { $line }: say how many “seats” there are before “{ $quoted }”.
error-position-seat = Line { $line }: “{ $quoted }” is not a seat of this table.
error-position-number = Line { $line }: “{ $quoted }” is not a number of points.
error-position-points = Line { $line }: a line of points has one number for each of the { $seats } players.
error-position-card = Line { $line }: “{ $quoted }” is not a card.
error-position-cell = Line { $line }: “{ $quoted }” is not a space of the grid.
error-position-columns = Line { $line }: a drawn window starts with a line of columns from a to g, not “{ $quoted }”.
error-position-row = Line { $line }: a row of a drawn window has its number and one word per column; “{ $quoted }” does not.
error-position-middle = Line { $line }: the first card of a window lies on d4, and this window has none there.
error-position-window = Line { $line }: these cards do not make a window that can be built.
error-position-twice = Line { $line }: “{ $quoted }” was already said.
error-position-uneven = Line { $line }: all windows have the same number of cards, but seat { $number } has another.
error-position-hand = Line { $line }: seat { $number } should hold { $expected ->
    [one] 1 card
   *[other] { $expected } cards
}, not { $got }.
error-position-place = Line { $line }: either every seat has a card to place, or none has.
error-position-deck = Line { $line }: there are not so many cards of this kind: { $card }.
error-position-step = Line { $line }: “{ $quoted }” cannot be chosen there.
error-position-won = Line { $line }: with these points the game would be over.

# What the drawn board says.
board-others = The others’ windows
board-you = You
board-window-yours = Your window
board-window-of = { $name }’s window
board-round = Round { $round }
board-phase = Round { $round } · phase { $phase }
board-pane = { $cell }: { $card }
board-pane-empty = { $cell }: empty
board-pane-moved = { $cell }: { $card }, has moved
board-pane-pile = { $cell }: a pile, from the bottom up { $cards }
board-pane-sealed = { $cell }: { $card } will go here; nobody sees it yet
board-neighbour = { $window }, { $wins }. { $panes }. Show it large.
board-nothing = still empty
board-hand = Your hand
board-hand-of = What { $name } holds
board-holds = in hand: { $cards }
board-hidden = hidden card
board-set-aside = { $card }: set aside; nobody sees it yet
board-to-place = to place: { $card }
board-card = { $card }: { $effect }
board-read-end = See how round { $round } ended, then go on.
board-next-hand = Take up your hand for round { $round }
board-passes-left = The rest goes to the left, to { $name }.
board-passes-right = The rest goes to the right, to { $name }.
board-in-order = Touch your arrow cards in the order they shall move.
board-take-back = So far, in this order. “Take back” undoes the last step.
board-at-rest = Your window has come to rest.
board-order = The cards that have moved, in order
board-last-step = This is the last step: then all windows are opened, and nothing can be taken back.
board-finish = Finish
board-not-yet = Not yet
board-back = Back to your window

# The report of the lab.
balance-cards = Rounds won with each card, { $players }
balance-cards-about = How often a round goes to somebody who has the card in the window, once or several times; dotted, the fair share. Whoever builds well also picks well, so a card above the line need not be the cause.
balance-copies-one = one of them
balance-copies-more = two or more
balance-games = Games won with each card, { $players }
balance-games-about = How often a game goes to somebody who had the card in a window of any of its rounds; dotted, the fair share.
