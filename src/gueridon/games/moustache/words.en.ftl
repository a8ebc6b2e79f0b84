# Moustache, in English.

game-name = Moustache
game-tagline = Tricks in changing teams, under rules that pile up.
short-1 = Everybody plays one card. Follow the colour that was led if you can. The strongest colour takes the trick, and within it the highest number.
short-2 = You play in a team that changes every round. The team with more stars on its cards wins the round, and each of its players draws a cup.
short-3 = Every round one more rule joins, and all of them stay. The strip above the table says what holds now.
short-4 = After { -rounds(n: $ROUNDS) }, whoever’s cups are worth most wins.
game-aim = Win tricks for the stars on their cards, with new partners and one more rule in each round. Every player of the winning team draws a cup, and the best cups after { -rounds(n: $ROUNDS) } win the game.
result-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

result-unit = stars ahead in this round

option-rule_cards = Rule cards
option-rule_cards-known = the { $KNOWN_CARDS } known of the printed game
option-rule_cards-all = all { $RULE_CARDS }, { $OUR_CARD_COUNT } of them our own
option-first_game = First game
option-first_game-off = no: every Rule card may come
option-first_game-on = yes: without the trickier Rule cards

## The box

-stars = { $n } { $n ->
        [one] star
       *[other] stars
    }
-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
-jokers = { $n } { $n ->
        [one] joker
       *[other] jokers
    }
-rounds = { $n } { $n ->
        [one] round
       *[other] rounds
    }
stars-on = { $n } { $n ->
        [one] star
       *[other] stars
    } on { $values }
teams-of = { $blue } against { $pink }
hand-with = { $n } cards with { $players } players

colour-green = green
colour-pink = pink
colour-orange = orange
colour-blue = blue
cards-green = green cards
cards-pink = pink cards
cards-orange = orange cards
cards-blue = blue cards
cards-value = { $value }s
# The same after “more”.
kind-green = green cards
kind-pink = pink cards
kind-orange = orange cards
kind-blue = blue cards
kind-value = { $value }s
animals-green = green hamsters
animals-pink = pink pigs
animals-orange = orange llamas
animals-blue = blue walruses
animal-green = hamster
animal-pink = pig
animal-orange = llama
animal-blue = walrus
team-blue = the blue team
team-pink = the pink team
team-card-crown = blue, with the crown
team-card-blue = blue
team-card-pink = pink
deck-white = white
deck-black = black

card-g0 = green 0
card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-g6 = green 6
card-g7 = green 7
card-g8 = green 8
card-g9 = green 9
card-g10 = green 10
card-p0 = pink 0
card-p1 = pink 1
card-p2 = pink 2
card-p3 = pink 3
card-p4 = pink 4
card-p5 = pink 5
card-p6 = pink 6
card-p7 = pink 7
card-p8 = pink 8
card-p9 = pink 9
card-p10 = pink 10
card-o0 = orange 0
card-o1 = orange 1
card-o2 = orange 2
card-o3 = orange 3
card-o4 = orange 4
card-o5 = orange 5
card-o6 = orange 6
card-o7 = orange 7
card-o8 = orange 8
card-o9 = orange 9
card-o10 = orange 10
card-b0 = blue 0
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-b7 = blue 7
card-b8 = blue 8
card-b9 = blue 9
card-b10 = blue 10
joker-unicorn = unicorn
joker-unicorn-effect = { card-unicorn-effect }
joker-monkey = monkey
joker-monkey-effect = { card-monkey-effect }
joker-pigeon = pigeon
joker-pigeon-effect = { card-pigeon-effect }
card-unicorn = the unicorn
card-unicorn-effect = Wins the trick, whatever the rules say.
card-monkey = the monkey
card-monkey-effect = Once the trick is complete, its player picks one animal of it for their team.
card-pigeon = the pigeon
card-pigeon-effect = All cards of the trick are thrown away; whoever would have won it still leads.

rule-green_negative = Sour hamsters
rule-green_negative-effect = Stars on { $GREEN_NEGATIVE_KIND } count negative.
rule-pink_open = Open pigs
rule-pink_open-effect = In hand, { $PINK_OPEN_KIND } lie face up before their owner.
rule-pass_three = Three to the left
rule-pass_three-effect = At the start of the round everybody passes { $PASS_THREE } { $PASS_THREE ->
        [one] animal
       *[other] animals
    } to the left.
rule-most_blue = Too many walruses
rule-most_blue-effect = The team with more { $MOST_BLUE_KIND } loses { -stars(n: $MOST_BLUE) } at the end of the round.
rule-pink_bonus = Precious pigs
rule-pink_bonus-effect = The { $PINK_BONUS_KIND } won are worth { -stars(n: $PINK_BONUS) } more each.
rule-fewest_stars = Less is more
rule-fewest_stars-effect = The team with fewer stars wins the round.
rule-last_trick = The last word
rule-last_trick-effect = The team that takes the last trick gains { -stars(n: $LAST_TRICK) }.
rule-starry_zeros = Starry zeros
rule-starry_zeros-effect = The { $STARRY_ZEROS_KIND } won are worth { -stars(n: $STARRY_ZEROS) } each.
rule-twos_win = Twos on top
rule-twos_win-effect = A { $TWOS_WIN_VALUE } wins the trick; of several, the one of the strongest colour.
rule-equals_out = Twins out
rule-equals_out-effect = Cards of equal value are thrown out before the trick is resolved.
rule-colours_reversed = Upside down
rule-colours_reversed-effect = From the weakest colour to the strongest: { $COLOURS_REVERSED }.
rule-three_lowest = Three turns the tables
rule-three_lowest-effect = With a { $THREE_LOWEST_VALUE } in the trick, the lowest value of the strongest colour wins.
rule-cut_sets_colour = Change of colour
rule-cut_sets_colour-effect = A card that does not follow changes the colour to follow.
rule-tens_fall = Falling tens
rule-tens_fall-effect = A { $TENS_FALL_VALUE } is the lowest card of its colour.
rule-runner_up = Silver medal
rule-runner_up-effect = The second-strongest card takes the trick.
rule-left_leads = Make way
rule-left_leads-effect = The player on the winner’s left leads the next trick.

## The law in force

law-order = { $a } < { $b } < { $c } < { $d }
law-pass = pass { $n } cards to the left
law-open = { $cards } lie open
law-pass-then-open = pass { $n } cards to the left, then { $cards } lie open
law-open-then-pass = { $cards } lie open, then pass { $n } cards to the left
law-cut = not following changes the colour
law-equals = equal values go out
law-privilege = { $cards } take the trick
law-lowest = with { $cards }, the lowest of the strongest colour wins
law-fall = { $cards } are the lowest
law-second = the second-strongest card takes the trick
law-left = the winner’s left leads
law-negative = stars on { $cards } are negative
law-more = { $cards }: { $n } { $n ->
        [one] star
       *[other] stars
    } more
law-worth = { $cards } are worth { $n } { $n ->
        [one] star
       *[other] stars
    }
law-most = the team with more { $kind } loses { $n } { $n ->
        [one] star
       *[other] stars
    }
law-last = last trick: { $n } { $n ->
        [one] star
       *[other] stars
    } more
law-fewer = fewer stars win

## What is asked

ask-lead = Lead a card to the trick.
ask-after-joker = Play any card: the first animal sets the colour.
ask-follow = Follow suit: { $colour } is demanded.
ask-follow-joker = Follow suit, { $colour } is demanded, or play a joker.
ask-free = You have no { $colour }: play any card.
ask-pass = Choose { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to pass to { $left_seat }.
ask-pass-more = Choose { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } to pass to { $left_seat }.
ask-steal = Your monkey picks one animal of this trick.
ask-wait = { $seat } is to play a card.
ask-wait-steal = { $seat } picks an animal for the monkey.
ask-wait-passing = { $n ->
        [one] One player is
       *[other] { $n } players are
    } still choosing cards to pass.
ask-deal = The cards are being dealt.
ask-over = The game is over.

do-card = { $card }
do-card-stars = { $card } { $stars_quoted }

## What happened

tell-rule = Round { $round }. New rule, { $rule }: { $effect }
names-1 = { $one_you ->
        [yes] you
       *[no] { $one_seat }
    }
names-2 = { $one_you ->
        [yes] you
       *[no] { $one_seat }
    } and { $two_you ->
        [yes] you
       *[no] { $two_seat }
    }
names-3 = { $one_you ->
        [yes] you
       *[no] { $one_seat }
    }, { $two_you ->
        [yes] you
       *[no] { $two_seat }
    } and { $three_you ->
        [yes] you
       *[no] { $three_seat }
    }
tell-teams = Teams: { $blue } (blue) against { $pink } (pink). { $crown_you ->
        [yes] You have the crown and lead
       *[no] { $crown_seat } has the crown and leads
    } the first trick.
tell-dealt = { $you ->
        [yes] You are dealt
       *[no] { $seat } is dealt
    } { $cards }.
tell-seen = Everybody knows that { $seat } holds { $cards }.
tell-pass = You choose { $card } for { $left_seat }.
tell-passed = Everybody passes their cards to the left.
tell-received = { $right_you ->
        [yes] You pass { $cards } to { $seat }
       *[no] { $you ->
            [yes] { $right_seat } passes you { $cards }
           *[no] { $right_seat } passes { $cards } to { $seat }
        }
    }.
tell-open = { $you ->
        [yes] You lay open:
       *[no] { $seat } lays open:
    } { $cards }.
tell-lead = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } { $card }.
tell-play = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }.
tell-cut = From here on, { $colour } must be followed.
tell-equals = Equal values are thrown out: { $cards }.
tell-lowest = With { $cards } in the trick, the lowest value of the strongest colour wins.
tell-lowest-strongest = With { $cards } in the trick, the lowest value of the strongest colour counts as the strongest.
tell-steal = { $you ->
        [yes] Your monkey picks
       *[no] { $seat }’s monkey picks
    } { $card }.
tell-nothing-to-steal = There is nothing for { $you ->
        [yes] your monkey
       *[no] { $seat }’s monkey
    } to pick.
tell-take = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with the strongest card, { $card }: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-take-unicorn = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with { $card }, whatever else is in it: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-take-second = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with the second-strongest card, { $card }: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-take-privilege = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with { $card }, which beats all others: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-take-lowest = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with the lowest of the strongest colour, { $card }: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-take-only = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the trick with the only card that can win, { $card }: { $n } { $n ->
        [one] card
       *[other] cards
    }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
tell-pigeon = The pigeon spoils the trick and all its cards are thrown away. { $you ->
        [yes] You would have won it
       *[no] { $seat } would have won it
    } with { $card }.
tell-nobody = No card that can win is left in the trick: nobody takes it.
tell-leads-again = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } again.
tell-still-leads = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } the next trick all the same.
tell-left = { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } next, on the winner’s left.
score-worth = For { $team }, cards worth { $each } each: { $cards }. That makes { $stars }.
score-most = With more { $kind } ({ $n }), { $team } loses { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
score-last = For the last trick, { $team } gains { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
score-total = In all, { $team } has { $stars } { $stars ->
        [one] star
       *[other] stars
    }.
score-round = The round goes to { $team }, which has more stars.
score-round-fewer = The round goes to { $team }, which has fewer stars.
score-round-crown = Both have the same number of stars: the round goes to the crown’s team, { $team }.
score-cup = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a cup worth { $points }.
score-cup-hidden = { $seat } draws a cup and keeps it face down.
score-points = { $you ->
        [yes] You turn over your cups
       *[no] { $seat } turns over the cups
    }: { $cups }. That makes { $points } { $points ->
        [one] point
       *[other] points
    }.
score-no-points = { $you ->
        [yes] You have
       *[no] { $seat } has
    } won no cup: 0 points.

end-won = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with cups worth { $points }.
end-shared = { $n } players share the victory with cups worth { $points } each. To settle it, play another game at once!

## What is refused

refuse-only-dealt = Only the deal can do that.
refuse-not-in-hand = You do not hold { $card }.
refuse-follow = You hold { $colour }, which is demanded: follow it.
refuse-follow-joker = You hold { $colour }, which is demanded: follow it, or play a joker.
refuse-pass-joker = Jokers cannot be passed.
refuse-pass-twice = You have already chosen { $card }.
refuse-not-in-trick = This trick has no such card: { $card }.
refuse-steal-joker = The monkey picks animals only.
refuse-steal-thrown = The monkey cannot have what was thrown out of the trick: { $card }.

## Positions

error-position-word = Line { $line }: “{ $quoted }” does not begin a line of a position; lines begin with { $words_quoted }.
error-position-twice = Line { $line }: “{ $quoted }” stands twice.
error-position-seats = Line { $line }: Moustache is for { $FEWEST_PLAYERS } to { $MOST_PLAYERS } players, not “{ $quoted }”.
error-position-no-seats = The position does not begin with a line “seats …”.
error-position-seat = Line { $line }: “{ $quoted }” is not a seat of this table.
error-position-number = Line { $line }: “{ $quoted }” is not a number from { $least } to { $most }.
error-position-card = Line { $line }: “{ $quoted }” is not a card of this table.
error-position-card-twice = Line { $line }: { $card } is somewhere else already.
error-position-rule = Line { $line }: “{ $quoted }” is not a Rule card, or stands twice.
error-position-round = The row has { $cards } Rule cards, but round { $round } has no more than { $round }.
error-position-no-rule = With these Rule cards in the row and these options, no card would be left to reveal in round { $round }.
error-position-option = Line { $line }: “{ $quoted }” is not a choice here.
error-position-teams = Line { $line }: these are not the team cards for { $seats } players, one each.
error-position-no-teams = The position has no line “teams …”.
error-position-jokers = Only the smaller team has jokers, { $most } each at most, also on the table.
error-position-hands = The hands do not fit the trick: whoever has not played yet must hold one card more than the others.
error-position-empty = Nobody holds a card.
error-position-trick = Line { $line }: the trick on the table has a card of every player already.
error-position-passes = Line { $line }: a player passes at most { $most ->
        [one] 1 card, an animal
       *[other] { $most } cards, all of them animals
    } of their hand.
error-position-passing = Line { $line }: no Rule card of this row makes the players pass cards.
error-position-passing-begun = While cards are being passed nothing has been played yet, so there is no “trick”, “taken”, “thrown” or “void”.
error-position-passing-few = Every hand needs { $least } animals to pass.
error-position-passing-done = Everybody has chosen { $most } cards to pass: draw the hands after the exchange and leave out “passing”.
error-position-cup = Line { $line }: “{ $quoted }” is no cup of that round, or was drawn twice.
error-position-colour = Line { $line }: “{ $quoted }” is not a colour.
error-position-void = Seat { $number } holds { $colour }, but “void” or the trick says otherwise.

## The drawing

draw-round = Round { $round } of { $rounds }
draw-player = player
draw-team = team
draw-cards = cards
draw-known = known
draw-cups = cups
draw-void = no { $cards_quoted }
draw-previous-trick = previous trick
draw-winning = winning:
draw-spoilt =
    spoilt by
    the pigeon
draw-thrown = { $n } thrown away

# The report of the lab.
balance-teams = { $players } players: { $blue } against { $pink }
balance-crown = Rounds won by the crown’s team
balance-crown-about = How often the team of the crown, which also wins ties, wins a round; with three players that is the lone player with the jokers. Dotted, one half.
balance-cups = What a round brings a player
balance-cups-about = The mean points of cups that one player of each team takes from a round: { $CUPS_A_ROUND } cups lie ready whatever the size of the winning team.
balance-cups-blue = in the crown’s team
balance-cups-pink = in the other team
balance-all-cards = all cards together
balance-tie = Ties, by Rule card
balance-tie-about = How often both teams have equally many stars at the end of the round that the card was revealed in. Up to round { $WHITE_ROUNDS } the cards are white, after it black; compare like with like.
balance-swing = Swings, by Rule card
balance-swing-about = The largest change of the difference in stars by a single trick, in the round that the card was revealed in.
balance-change = Changes of the leading team, by Rule card
balance-change-about = How often the other team comes in front, in stars, during the round that the card was revealed in.

## The board

board-law = What holds now
board-rules = Rule cards, resolved from left to right
board-rule = Rule card { $number }, { $deck }: { $rule }. { $effect }
board-rule-folded = Rule card { $number }, { $deck }, still face down
board-to-come = May still come
board-card = { $card }, { $animal }, { $stars ->
        [0] no star
        [one] { $stars } star
       *[other] { $stars } stars
    }
board-joker = { $card }. { $effect }
board-hand = Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-wall = The trick
board-played = { $player }: { $card }
board-is-winning = Winning
board-is-thrown = Thrown out
board-is-stolen = Picked by the monkey
board-pile = { $team }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } so far
board-round = Round { $round } of { $rounds }
board-ledger = Show stars and cups
board-follow = follow { $colour }
board-winning = { $you ->
        [yes] You are
       *[no] { $seat } is
    } winning with { $card }:
board-nobody-winning = No card is winning yet.
board-why = { $reasons }.
board-why-strongest = the highest of the strongest colour
board-why-unicorn = the unicorn wins, whatever the rules say
board-why-only = the only animal so far
board-new-rule = New rule, { $rule }: { $effect }
board-seat-team = Team: { $team }
board-seat-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand{ $jokers ->
        [0] { "" }
        [one] , { $jokers } of them a joker
       *[other] , { $jokers } of them jokers
    }
board-seat-known = Known: { $cards }
board-seat-void = Without { $colours }
board-seat-cups = Cups: { $cups }
board-cup-hidden = face down
board-tray = Cards for { $player }
board-round-over = Round { $round } is over
board-read-end = See how round { $round } ended, then go on.
board-next-hand = Take up your hand for round { $round }
board-rounds = Stars and cups
board-line-most_blue = more { $MOST_BLUE_KIND }
board-line-last_trick = last trick
board-stars = { $stars }
board-close = Close
