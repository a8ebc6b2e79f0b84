# Tussie Mussie in English.

game-name = Tussie Mussie
game-tagline = Offer two flowers, one of them hidden, and arrange what is left to you.
short-1 = { $players ->
    [1] Every turn a card says how two flowers are laid out. Choose which one is yours; the apprentice gets the other.
   *[other] On your turn you draw two flowers and offer them to a neighbour, one face up and one face down. The neighbour takes one, you keep the other.
}
short-2 = Flowers face up are your bouquet, flowers face down your keepsakes. Side and order count.
short-3 = Once you have { $OWN_TILES } flowers they score: a point for every heart, and what each flower says.
short-4 = After { -rounds(n: $ROUNDS) } the most points win.
game-aim = Draw two flowers, offer them to a neighbour, one in sight and one hidden, and keep the one you are left with. Flowers score for their hearts and for the company they keep; most points after { -rounds(n: $ROUNDS) } win.
result-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

result-unit = points ahead

option-names = Language of the flower names, which decide ties
option-names-en = English
option-names-fr = French
option-first = First player
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-head_start = Head start: the apprentice has one flower more, from the set-up on
option-head_start-on = yes
option-head_start-off = no
option-hidden_keepsakes = Flowers left with the apprentice lie face down
option-hidden_keepsakes-on = yes
option-hidden_keepsakes-off = no

-rounds = { $n } { $n ->
    [one] round
   *[other] rounds
}
-points = { $n } { $n ->
    [one] point
   *[other] points
}
tiles-of = { $n } { $colour } ({ $tiles })
tiles-with = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
} on { $tiles }
left-after = after round { $round }: { $n }

effect-none = No effect.
effect-per-heart = +1 for each heart in your arrangement.
effect-per-own-colour = +1 for each { $colour } flower of yours, this one included.
effect-per-bouquet = +1 for each flower in your bouquet.
effect-per-keepsake = +1 for each tile in your keepsakes.
effect-two-in-bouquet = +{ $TWO_IN_BOUQUET_POINTS } if your bouquet has exactly two flowers.
effect-per-neighbour-heart = +1 for each heart on the tiles next to it.
effect-no-heart = +{ $NO_HEART_POINTS } if there is no heart in your arrangement.
effect-per-neighbour-in-bouquet = +1 for each tile next to it that lies in your bouquet.
effect-per-colour = +1 for each colour among your flowers, its own included.
effect-per-other-heartless = +1 for each other flower of yours without a heart.
effect-draw = Before: you may draw two; one of them then replaces one of yours.
effect-move = Before: you may move up to { $MAX_MOVES } tiles, each to the other row.
effect-discard = Before: you must discard another of your tiles.
effect-recolour = Before: it counts as a flower of the colour you choose.

tile-camellia = Camellia
tile-camellia-effect = { $EFFECT_OF_CAMELLIA }
tile-red_rose = Red Rose
tile-red_rose-effect = { $EFFECT_OF_RED_ROSE }
tile-red_tulip = Red Tulip
tile-red_tulip-effect = { $EFFECT_OF_RED_TULIP }
tile-amaryllis = Amaryllis
tile-amaryllis-effect = { $EFFECT_OF_AMARYLLIS }
tile-pink_rose = Pink Rose
tile-pink_rose-effect = { $EFFECT_OF_PINK_ROSE }
tile-pink_larkspur = Pink Larkspur
tile-pink_larkspur-effect = { $EFFECT_OF_PINK_LARKSPUR }
tile-peony = Peony
tile-peony-effect = { $EFFECT_OF_PEONY }
tile-phlox = Phlox
tile-phlox-effect = { $EFFECT_OF_PHLOX }
tile-forget_me_not = Forget-me-not
tile-forget_me_not-effect = { $EFFECT_OF_FORGET_ME_NOT }
tile-hyacinth = Hyacinth
tile-hyacinth-effect = { $EFFECT_OF_HYACINTH }
tile-violet = Violet
tile-violet-effect = { $EFFECT_OF_VIOLET }
tile-snapdragon = Snapdragon
tile-snapdragon-effect = { $EFFECT_OF_SNAPDRAGON }
tile-honeysuckle = Honeysuckle
tile-honeysuckle-effect = { $EFFECT_OF_HONEYSUCKLE }
tile-carnation = Carnation
tile-carnation-effect = { $EFFECT_OF_CARNATION }
tile-marigold = Marigold
tile-marigold-effect = { $EFFECT_OF_MARIGOLD }
tile-gardenia = Gardenia
tile-gardenia-effect = { $EFFECT_OF_GARDENIA }
tile-daisy = Daisy
tile-daisy-effect = { $EFFECT_OF_DAISY }
tile-orchid = Orchid
tile-orchid-effect = { $EFFECT_OF_ORCHID }
tile-unknown = a face-down tile

colour-red = red
colour-pink = pink
colour-purple = purple
colour-yellow = yellow
colour-white = white

row-bouquet = bouquet
row-keepsakes = keepsakes
the-bouquet = bouquet
the-keepsakes = keepsakes
apprentice = Apprentice
place-left = left
place-right = right

# What each turn card lays out and lets you do: shown with the card.
turn-discards = discard the top tile; { $laid }: { $split }
turn-lays = { $laid }: { $split }
laid-0-up = two down
laid-1-up = one up, one down
laid-2-up = two up
split-or = { $first }, or { $second }
split-either-way = { $split }, or the other way round
split-each = yours { $yours } and his { $his }
both-kept = each keeps its side
both-up = both up
both-down = both down
one-kept = keeps its side
one-up = up
one-down = down
one-still-up = stays up
one-still-down = stays down
one-turned-up = turns up
one-turned-down = turns down
turn-t1 = T1
turn-t1-effect = { $T1 }
card-t1 = { turn-t1 } ({ turn-t1-effect })
turn-t2 = T2
turn-t2-effect = { $T2 }
card-t2 = { turn-t2 } ({ turn-t2-effect })
turn-t3 = T3
turn-t3-effect = { $T3 }
card-t3 = { turn-t3 } ({ turn-t3-effect })
turn-t4 = T4
turn-t4-effect = { $T4 }
card-t4 = { turn-t4 } ({ turn-t4-effect })
turn-t5 = T5
turn-t5-effect = { $T5 }
card-t5 = { turn-t5 } ({ turn-t5-effect })
turn-t6 = T6
turn-t6-effect = { $T6 }
card-t6 = { turn-t6 } ({ turn-t6-effect })

ask-offer = Which of your two tiles do you offer { $seat } face up? The other lies face down.
ask-choice = { $seat } offers you { $tile } and a face-down tile: which one do you take?
ask-distribute = Turn card { $card }. Which tile do you take, and how?
ask-before = Before the presentation: use your flowers in any order, or say “done”.
ask-before-must-discard = Before the presentation: use your flowers in any order; you must discard one.
ask-keep = You drew { $tiles }. Which one do you keep?
ask-replace = Which of your tiles does { $tile } replace?
ask-wait = The table waits for { $seat }.
ask-wait-several = The table waits for { $number } players.
ask-wait-deal = Tiles are being drawn.
ask-over = The game is over.

do-offer = Offer { $up } face up, { $down } face down
do-take-up = Take { $tile }, face up
do-take-down = Take the face-down tile
do-distribute = { $tile } ({ $place }) to your { $row }, the other to his { $his_row }
do-distribute-unseen = The { $place } one, unseen, to your { $row }, the other to his { $his_row }
do-draw = Draw two, replace one
do-keep = Keep { $tile }
do-replace = Replace { $tile }
do-move = { $tile } → { $row }
do-discard = Discard { $tile }
do-recolour = { $tile } counts as { $colour }
do-done = Done

tell-round = Round { $round } begins. { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
tell-solo-round = Round { $round } begins.
tell-draws = { $you ->
    [yes] You draw { $tiles }.
   *[no] { $seat } draws { $tiles }.
}
tell-draws-unseen = { $seat } draws two tiles.
tell-offers = { $you ->
    [yes] You offer { $other_seat } { $up }, face up, and { $down }, face down.
   *[no] { $seat } offers { $other_you ->
        [yes] you
       *[no] { $other_seat }
    } { $up }, face up, and { $down }, face down.
}
tell-offers-unseen = { $seat } offers { $other_you ->
    [yes] you
   *[no] { $other_seat }
} { $up }, face up, and a tile face down.
tell-takes-up = { $you ->
    [yes] You take { $up }; { $other_seat } keeps { $down }, face down.
   *[no] { $seat } takes { $up }; { $other_you ->
        [yes] you keep
       *[no] { $other_seat } keeps
    } { $down }, face down.
}
tell-takes-up-unseen = { $you ->
    [yes] You take { $up }
   *[no] { $seat } takes { $up }
}; { $other_seat } keeps the face-down tile.
tell-takes-down = { $you ->
    [yes] You take the face-down tile: it is { $down }. { $other_seat } keeps { $up }.
   *[no] { $seat } takes the face-down tile, { $down }; { $other_you ->
        [yes] you keep
       *[no] { $other_seat } keeps
    } { $up }.
}
tell-takes-down-unseen = { $seat } takes the face-down tile; { $other_seat } keeps { $up }.
tell-keepsakes = { $you ->
    [yes] Your keepsakes
   *[no] { $seat }’s keepsakes
}: { $tiles }.
tell-no-keepsakes = { $you ->
    [yes] You have no keepsakes.
   *[no] { $seat } has no keepsakes.
}
tell-keepsakes-apprentice = Keepsakes of the apprentice: { $tiles }.
tell-no-keepsakes-apprentice = The apprentice has no keepsakes.

tell-left = { $tile } is with the apprentice as the round begins.
tell-left-unseen = A face-down tile is with the apprentice as the round begins.
tell-turn-card = Turn card { $card }.
tell-burns = { $tile } is discarded from the top of the stack.
tell-lays = On the table lie { $left } and { $right }.
tell-distributes = { $you ->
    [yes] You take { $tile } for your { $to }
   *[no] { $seat } takes { $tile } for the { $to }
}; the apprentice gets { $his } for his { $his_to }.

tell-draws-before = { $you ->
    [yes] You use { $tile } and draw two tiles.
   *[no] { $seat } uses { $tile } and draws two tiles.
}
tell-drew-before = { $you ->
    [yes] You drew { $tiles }.
   *[no] { $seat } drew { $tiles }.
}
tell-keeps = { $you ->
    [yes] You keep { $tile }.
   *[no] { $seat } keeps { $tile }.
}
tell-replaces = { $you ->
    [yes] Your { $tile } replaces { $old }.
   *[no] { $tile } replaces { $old } in the arrangement of { $seat }.
}
tell-moves = { $you ->
    [yes] You move { $tile } to your { $to }.
   *[no] { $seat } moves { $tile } to the { $to }.
}
tell-discards = { $you ->
    [yes] You discard { $tile }.
   *[no] { $seat } discards { $tile }.
}
tell-recolours = { $you ->
    [yes] Your { $tile } counts as { $colour }.
   *[no] { $tile } of { $seat } counts as { $colour }.
}
tell-done = { $you ->
    [yes] You leave it at that.
   *[no] { $seat } leaves it at that.
}
tell-finished = { $you ->
    [yes] You are ready for the presentation.
   *[no] { $seat } is ready for the presentation.
}

score-presents = { $you ->
    [yes] Your presentation:
   *[no] { $seat }’s presentation:
}
score-presents-apprentice = The presentation of the apprentice:
score-tile = { $tile }: { $points } ({ $why })
score-round-points = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } this round, { $total } in all.
   *[no] { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } this round, { $total } in all.
}
score-round-points-apprentice = The apprentice scores { $points ->
    [one] 1 point
   *[other] { $points } points
} this round, { $total } in all.

why-both = { $hearts }, { $effect }
why-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
why-none-not = no heart, no effect
why-per-heart = { $points ->
    [one] 1 heart in the arrangement
   *[other] { $points } hearts in the arrangement
}
why-per-heart-not = no heart in the arrangement
why-per-own-colour = { $points ->
    [one] 1 { $colour } flower
   *[other] { $points } { $colour } flowers
}
why-per-bouquet = { $points ->
    [one] 1 flower in the bouquet
   *[other] { $points } flowers in the bouquet
}
why-per-bouquet-not = nothing in the bouquet
why-per-keepsake = { $points ->
    [one] 1 tile in the keepsakes
   *[other] { $points } tiles in the keepsakes
}
why-per-keepsake-not = nothing in the keepsakes
why-two-in-bouquet = { $points } for exactly two flowers in the bouquet
why-two-in-bouquet-not = not exactly two flowers in the bouquet
why-per-neighbour-heart = { $points ->
    [one] 1 heart next to it
   *[other] { $points } hearts next to it
}
why-per-neighbour-heart-not = no heart next to it
why-no-heart = { $points } for an arrangement without hearts
why-no-heart-not = there is a heart in the arrangement
why-per-neighbour-in-bouquet = { $points ->
    [one] 1 neighbour in the bouquet
   *[other] { $points } neighbours in the bouquet
}
why-per-neighbour-in-bouquet-not = no neighbour in the bouquet
why-per-colour = { $points ->
    [one] 1 colour
   *[other] { $points } different colours
}
why-per-other-heartless = { $points ->
    [one] 1 other flower without a heart
   *[other] { $points } other flowers without a heart
}
why-per-other-heartless-not = no other flower without a heart
why-before = its ability gives no points
why-before-apprentice = { $points } for a “Before” ability

# The table in a terminal.
draw-round = Round { $number } of { $ROUNDS }
draw-turn = turn { $number } of { $OWN_TILES }
draw-first = first player: { $seat }
draw-brackets = (in brackets: keepsakes)
draw-presentation = Presentation of round { $number }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-worth = this arrangement: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
draw-continued = (continued)
draw-kept = kept
draw-face-up = face up
draw-face-down = face down
draw-drawn = drawn

refuse-make-offer = You make an offer: name the tile that is to lie face up.
refuse-not-drawn = You did not draw { $tile }.
refuse-take-one = Take one of the two tiles offered to you: the one face up or the one face down.
refuse-distribute-first = First split the two tiles between yourself and the apprentice.
refuse-not-on-card = That split is not on turn card { $card }.
refuse-keep-first = First say which of the two tiles you drew you keep.
refuse-replace-first = First say which of your tiles { $tile } replaces.
refuse-nothing-drawn = You have drawn no tiles that could replace one of yours.
refuse-only-before-actions = Now only the “Before” actions of your own flowers count.
refuse-no-such-tile = Only { $tile } could do that, and you do not have it.
refuse-done-already = { $tile } has done that already.
refuse-must-discard = { $tile } makes you discard another tile first.
refuse-discards-another = { $tile } never discards itself.
refuse-moved-two = You have moved { $MAX_MOVES } tiles already, and no more may move.
refuse-moved-already = { $tile } has been moved already.
refuse-no-such-column = There is no column { $column }: your arrangement has { $columns }.

end-most-points = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-first-flower = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}: of the tied players’ flowers in the last round, { $tile } comes first in the alphabet.
end-win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $own_rounds }) against the apprentice’s { $apprentice } ({ $rounds }).
end-brilliant-win = A brilliant win, with more points in every round: { $points } ({ $own_rounds }) against the apprentice’s { $apprentice } ({ $rounds }).
end-loss = You lose: { $points ->
    [one] 1 point ({ $own_rounds }) does
   *[other] { $points } points ({ $own_rounds }) do
} not beat the apprentice’s { $apprentice } ({ $rounds }).

error-first-player = Seat { $asked } cannot be first player: there { $seats ->
    [one] is only 1 seat
   *[other] are only { $seats } seats
}.
error-position-line = Line { $line }: “{ $quoted }” says nothing about a position.
error-position-number = Line { $line }: “{ $quoted }” is not a number from { $least } to { $most }.
error-position-choice = Line { $line }: “{ $quoted }” is not one of { $choices_quoted }.
error-position-tile = Line { $line }: “{ $quoted }” is not a flower.
error-position-again = Line { $line }: “{ $quoted }” has been said already.
error-position-points = Line { $line }: round { $round } comes after { $most ->
    [one] 1 round
   *[other] { $most } rounds
}; there are no more points to give.
error-position-many = Line { $line }: such an arrangement never has more than { $most } tiles.
error-position-bracket = Line { $line }: “{ $quoted }” has only one of its two brackets.
error-position-last = Line { $line }: before round 1 the apprentice had no arrangement.
error-position-twice = Line { $line }: { $tile } is in two places.
error-position-players = The first line has to say how many play: “players 2”.
error-position-side = Line { $line }: one tile is laid face up and one, in brackets, face down.
error-position-rows = The arrangements do not have the sizes they have after any number of offers.
error-position-same-side = Offer { $number }: of its two tiles one lies face up and one, in brackets, face down.
error-position-half-offer = Line { $line }: every arrangement is complete, so nothing can be drawn.
error-position-turns = The arrangements do not agree with the turns that were played.
error-position-card = Line { $line }: a turn reads “turn CARD SPLIT”, or “turn CARD TILE SPLIT” when the card discards a tile; each card comes once.
error-position-layout = Line { $line }: tiles are laid out only under a turn card without a split yet, on the sides it says.
error-position-solo = Line { $line }: “{ $quoted }” is for the solo variant only.
error-position-not-solo = Line { $line }: “{ $quoted }” is not for the solo variant.

# The report of the lab.
balance-bouquet = in the bouquet
balance-keepsake = as a keepsake
balance-flowers-round = Rounds won with each flower, { $players }
balance-flowers-round-about = How often the best arrangement of a round is one that holds the flower at the presentation; dotted, the fair share.
balance-flowers-game = Games won with each flower, { $players }
balance-flowers-game-about = How often somebody who held the flower in a round wins the whole game; dotted, the fair share.
balance-flowers-solo = Solo games won with each flower
balance-flowers-solo-about = How often the player who held the flower in a round beats the apprentice; dotted, the mean of all solo games.
balance-solo = Solo games won, by difficulty
balance-solo-about = How often the player beats the apprentice.
balance-solo-off-off = As usual
balance-solo-off-on = Hidden keepsakes
balance-solo-on-off = Head start
balance-solo-on-on = Head start, hidden keepsakes

# The board in the browser.
board-tile = { $tile }, { $colour }, { $hearts ->
    [0] no heart
    [one] 1 heart
   *[other] { $hearts } hearts
}. { $effect }
board-facts = { $colour }, { $hearts ->
    [0] no heart
    [one] 1 heart
   *[other] { $hearts } hearts
}
board-column = Column { $column }, { $row }: { $tile }
board-column-secret = Column { $column }, { $row }, face down, but you know it: { $tile }
board-drawn = { $tile }
board-drawn-down = Face down, but you know it: { $tile }
board-drawn-unknown = A face-down tile, { $place }
board-lies = { $name }’s { $row }
board-lies-yours = Your { $row }
board-arrangement = Arrangement of { $name }
board-arrangement-yours = Your arrangement
board-presented = What { $name } presents
board-tray = In the middle of the table
board-offer = { $from } offers { $to } two tiles
board-offer-yours = Your offer to { $to }
board-offer-for-you = { $from } offers you
board-draws = { $name } has drawn two tiles
board-before = Before the presentation
board-burnt = Discarded by the card: { $tile }
board-put-back = Put back
board-round = Round { $round } of { $rounds }
board-first = first player
board-presentation = Presentation of round { $round }
board-look-back = Points of round { $round }
board-read-end = See how round { $round } ended, then go on.
board-on = On with round { $round }
board-round-total = { $points ->
    [one] 1 point
   *[other] { $points } points
} this round, { $total } in all
board-you = you
board-him = him
board-split-yours = Yours: { $row }
board-split-his = His: { $row }
board-sign-red = R
board-sign-pink = Pk
board-sign-purple = Pu
board-sign-yellow = Y
board-sign-white = W
