# Moustache, en français.

game-name = Moustache
game-tagline = Des plis en équipes changeantes, sous des règles qui s’empilent.
short-1 = Chacun joue une carte. Fournissez la couleur demandée si vous le pouvez. La couleur la plus forte remporte le pli et, dans cette couleur, la valeur la plus haute.
short-2 = Vous jouez en équipe, et les équipes changent à chaque manche. Celle qui a le plus d’étoiles sur ses cartes gagne la manche, et chacun de ses joueurs pioche une coupe.
short-3 = À chaque manche, une règle de plus s’ajoute, et toutes restent. Le bandeau au-dessus de la table dit ce qui vaut maintenant.
short-4 = Après { -rounds(n: $ROUNDS) }, les coupes qui valent le plus l’emportent.
game-aim = Remportez des plis pour leurs étoiles, avec de nouveaux partenaires et une règle de plus à chaque manche. Chaque joueur de l’équipe gagnante pioche une coupe, et les meilleures coupes après { -rounds(n: $ROUNDS) } gagnent la partie.
result-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

result-unit = étoiles d’avance dans cette manche

option-rule_cards = Cartes Règle
option-rule_cards-known = les { $KNOWN_CARDS } connues du jeu imprimé
option-rule_cards-all = les { $RULE_CARDS }, dont { $OUR_CARD_COUNT } de notre cru
option-first_game = Première partie
option-first_game-off = non : toutes les cartes Règle peuvent sortir
option-first_game-on = oui : sans les cartes Règle les plus retorses

## La boîte

-stars = { $n } { $n ->
        [one] étoile
       *[other] étoiles
    }
-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }
-jokers = { $n } { $n ->
        [one] joker
       *[other] jokers
    }
-rounds = { $n } { $n ->
        [one] manche
       *[other] manches
    }
stars-on = { $n } { $n ->
        [one] étoile
       *[other] étoiles
    } sur { $values }
teams-of = { $blue } contre { $pink }
hand-with = { $n } cartes à { $players } joueurs

colour-green = vert
colour-pink = rose
colour-orange = orange
colour-blue = bleu
cards-green = les cartes vertes
cards-pink = les cartes roses
cards-orange = les cartes orange
cards-blue = les cartes bleues
cards-value = les { $value }
# Les mêmes après « le plus de ».
kind-green = cartes vertes
kind-pink = cartes roses
kind-orange = cartes orange
kind-blue = cartes bleues
kind-value = { $value }
animals-green = hamsters verts
animals-pink = cochons roses
animals-orange = lamas orange
animals-blue = morses bleus
animal-green = hamster
animal-pink = cochon
animal-orange = lama
animal-blue = morse
team-blue = l’équipe bleue
team-pink = l’équipe rose
team-card-crown = bleue, avec la couronne
team-card-blue = bleue
team-card-pink = rose
deck-white = blanche
deck-black = noire

card-g0 = le 0 vert
card-g1 = le 1 vert
card-g2 = le 2 vert
card-g3 = le 3 vert
card-g4 = le 4 vert
card-g5 = le 5 vert
card-g6 = le 6 vert
card-g7 = le 7 vert
card-g8 = le 8 vert
card-g9 = le 9 vert
card-g10 = le 10 vert
card-p0 = le 0 rose
card-p1 = le 1 rose
card-p2 = le 2 rose
card-p3 = le 3 rose
card-p4 = le 4 rose
card-p5 = le 5 rose
card-p6 = le 6 rose
card-p7 = le 7 rose
card-p8 = le 8 rose
card-p9 = le 9 rose
card-p10 = le 10 rose
card-o0 = le 0 orange
card-o1 = le 1 orange
card-o2 = le 2 orange
card-o3 = le 3 orange
card-o4 = le 4 orange
card-o5 = le 5 orange
card-o6 = le 6 orange
card-o7 = le 7 orange
card-o8 = le 8 orange
card-o9 = le 9 orange
card-o10 = le 10 orange
card-b0 = le 0 bleu
card-b1 = le 1 bleu
card-b2 = le 2 bleu
card-b3 = le 3 bleu
card-b4 = le 4 bleu
card-b5 = le 5 bleu
card-b6 = le 6 bleu
card-b7 = le 7 bleu
card-b8 = le 8 bleu
card-b9 = le 9 bleu
card-b10 = le 10 bleu
joker-unicorn = licorne
joker-unicorn-effect = { card-unicorn-effect }
joker-monkey = singe
joker-monkey-effect = { card-monkey-effect }
joker-pigeon = pigeon
joker-pigeon-effect = { card-pigeon-effect }
card-unicorn = la licorne
card-unicorn-effect = Remporte le pli, quoi que disent les règles.
card-monkey = le singe
card-monkey-effect = Une fois le pli complet, son joueur y choisit un animal pour son équipe.
card-pigeon = le pigeon
card-pigeon-effect = Toutes les cartes du pli sont jetées ; qui l’aurait remporté entame quand même.

rule-green_negative = Hamsters grincheux
rule-green_negative-effect = Les étoiles des { $GREEN_NEGATIVE_KIND } comptent en négatif.
rule-pink_open = Cochons à découvert
rule-pink_open-effect = En main, les { $PINK_OPEN_KIND } restent face visible devant leur propriétaire.
rule-pass_three = Trois à gauche
rule-pass_three-effect = Au début de la manche, chacun passe { $PASS_THREE } { $PASS_THREE ->
        [one] animal
       *[other] animaux
    } à sa gauche.
rule-most_blue = Trop de morses
rule-most_blue-effect = L’équipe qui a le plus de { $MOST_BLUE_KIND } en fin de manche perd { -stars(n: $MOST_BLUE) }.
rule-pink_bonus = Cochons précieux
rule-pink_bonus-effect = Parmi les cartes remportées, les { $PINK_BONUS_KIND } valent { -stars(n: $PINK_BONUS) } de plus par carte.
rule-fewest_stars = Qui perd gagne
rule-fewest_stars-effect = L’équipe qui a le moins d’étoiles gagne la manche.
rule-last_trick = Le mot de la fin
rule-last_trick-effect = L’équipe qui remporte le dernier pli gagne { -stars(n: $LAST_TRICK) }.
rule-starry_zeros = Zéros étoilés
rule-starry_zeros-effect = Parmi les cartes remportées, les { $STARRY_ZEROS_KIND } valent { -stars(n: $STARRY_ZEROS) } par carte.
rule-twos_win = Les deux d’abord
rule-twos_win-effect = Un { $TWOS_WIN_VALUE } remporte le pli ; s’il y en a plusieurs, celui de la couleur la plus forte.
rule-equals_out = Jumeaux dehors
rule-equals_out-effect = Les cartes de même valeur sont jetées avant de résoudre le pli.
rule-colours_reversed = Sens dessus dessous
rule-colours_reversed-effect = De la couleur la plus faible à la plus forte : { $COLOURS_REVERSED }.
rule-three_lowest = Le trois renverse tout
rule-three_lowest-effect = Avec un { $THREE_LOWEST_VALUE } dans le pli, la plus petite valeur de la couleur la plus forte l’emporte.
rule-cut_sets_colour = Changement de couleur
rule-cut_sets_colour-effect = Une carte qui ne suit pas change la couleur à suivre.
rule-tens_fall = La chute des dix
rule-tens_fall-effect = Un { $TENS_FALL_VALUE } est la plus petite carte de sa couleur.
rule-runner_up = Médaille d’argent
rule-runner_up-effect = La deuxième carte la plus forte remporte le pli.
rule-left_leads = Après vous
rule-left_leads-effect = Le voisin de gauche du gagnant entame le pli suivant.

## La loi en vigueur

law-order = { $a } < { $b } < { $c } < { $d }
law-pass = { $n } cartes à passer à gauche
law-open = { $cards } à découvert
law-pass-then-open = { $n } cartes à passer à gauche, puis { $cards } à découvert
law-open-then-pass = { $cards } à découvert, puis { $n } à passer à gauche
law-cut = qui ne suit pas change la couleur
law-equals = les valeurs égales sortent
law-privilege = { $cards } remportent le pli
law-lowest = avec { $cards }, la plus petite de la plus forte couleur gagne
law-fall = { $cards } sont les plus petits
law-second = la deuxième carte la plus forte gagne
law-left = entame à la gauche du gagnant
law-negative = étoiles négatives : { $cards }
law-more = { $cards } : { $n } { $n ->
        [one] étoile
       *[other] étoiles
    } de plus
law-worth = { $cards } valent { $n } { $n ->
        [one] étoile
       *[other] étoiles
    }
law-most = le plus de { $kind } : { $n } { $n ->
        [one] étoile
       *[other] étoiles
    } de moins
law-last = dernier pli : { $n } { $n ->
        [one] étoile
       *[other] étoiles
    } de plus
law-fewer = le moins d’étoiles gagne

## Ce qui est demandé

ask-lead = Entamez le pli avec une carte.
ask-after-joker = Jouez une carte au choix : le premier animal fixe la couleur.
ask-follow = Suivez la couleur demandée : { $colour }.
ask-follow-joker = Suivez la couleur demandée ({ $colour }), ou jouez un joker.
ask-free = Vous n’avez pas la couleur demandée ({ $colour }) : jouez ce que vous voulez.
ask-pass = Choisissez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à passer à { $left_seat }.
ask-pass-more = Choisissez encore { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à passer à { $left_seat }.
ask-steal = Votre singe choisit un animal de ce pli.
ask-wait = { $seat } doit jouer une carte.
ask-wait-steal = { $seat } choisit un animal pour son singe.
ask-wait-passing = { $n ->
        [one] Un joueur choisit
       *[other] { $n } joueurs choisissent
    } encore des cartes à passer.
ask-deal = On distribue les cartes.
ask-over = La partie est terminée.

do-card = { $card }
do-card-stars = { $card } { $stars_quoted }

## Ce qui s’est passé

tell-rule = Manche { $round }. Nouvelle règle, « { $rule } » : { $effect }
names-1 = { $one_you ->
        [yes] vous
       *[no] { $one_seat }
    }
names-2 = { $one_you ->
        [yes] vous
       *[no] { $one_seat }
    } et { $two_you ->
        [yes] vous
       *[no] { $two_seat }
    }
names-3 = { $one_you ->
        [yes] vous
       *[no] { $one_seat }
    }, { $two_you ->
        [yes] vous
       *[no] { $two_seat }
    } et { $three_you ->
        [yes] vous
       *[no] { $three_seat }
    }
tell-teams = Équipes : { $blue } (bleue) contre { $pink } (rose). { $crown_you ->
        [yes] Vous avez la couronne et entamez
       *[no] { $crown_seat } a la couronne et entame
    } le premier pli.
tell-dealt = { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $cards }.
tell-seen = Tout le monde le sait : { $seat } a en main { $cards }.
tell-pass = Vous choisissez { $card } pour { $left_seat }.
tell-passed = Chacun passe ses cartes à gauche.
tell-received = { $right_you ->
        [yes] Vous passez { $cards } à { $seat }
       *[no] { $you ->
            [yes] { $right_seat } vous passe { $cards }
           *[no] { $right_seat } passe { $cards } à { $seat }
        }
    }.
tell-open = { $you ->
        [yes] Vous découvrez
       *[no] { $seat } découvre
    } : { $cards }.
tell-lead = { $you ->
        [yes] Vous entamez
       *[no] { $seat } entame
    } avec { $card }.
tell-play = { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } { $card }.
tell-cut = La couleur à suivre est désormais { $colour }.
tell-equals = Les valeurs égales sont jetées : { $cards }.
tell-lowest = Avec { $cards } dans le pli, la plus petite valeur de la couleur la plus forte l’emporte.
tell-lowest-strongest = Avec { $cards } dans le pli, la plus petite valeur de la couleur la plus forte compte comme la plus forte.
tell-steal = { $you ->
        [yes] Votre singe prend
       *[no] Avec son singe, { $seat } prend
    } { $card }.
tell-nothing-to-steal = { $you ->
        [yes] Votre singe n’a rien à prendre.
       *[no] Avec son singe, { $seat } n’a rien à prendre.
    }
tell-take = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec la carte la plus forte, { $card } : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-take-unicorn = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec { $card }, quoi qu’il contienne : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-take-second = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec la deuxième carte la plus forte, { $card } : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-take-privilege = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec { $card }, qui bat toutes les autres : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-take-lowest = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec la plus petite de la couleur la plus forte, { $card } : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-take-only = { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } le pli avec la seule carte qui peut gagner, { $card } : { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
tell-pigeon = Le pigeon gâche le pli : toutes ses cartes sont jetées. { $you ->
        [yes] Vous l’auriez remporté
       *[no] { $seat } l’aurait remporté
    } avec { $card }.
tell-nobody = Il ne reste dans le pli aucune carte qui puisse gagner : personne ne le remporte.
tell-leads-again = { $you ->
        [yes] Vous entamez
       *[no] { $seat } entame
    } à nouveau.
tell-still-leads = { $you ->
        [yes] Vous entamez
       *[no] { $seat } entame
    } quand même le pli suivant.
tell-left = { $you ->
        [yes] Vous entamez
       *[no] { $seat } entame
    } le pli suivant, à la gauche du gagnant.
score-worth = Pour { $team }, cartes valant { $each } : { $cards }. Cela fait { $stars }.
score-most = Avec le plus de { $kind } ({ $n }), { $team } perd { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
score-last = Pour le dernier pli, { $team } gagne { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
score-total = En tout, { $team } a { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }.
score-round = La manche revient à { $team }, qui a le plus d’étoiles.
score-round-fewer = La manche revient à { $team }, qui a le moins d’étoiles.
score-round-crown = Égalité d’étoiles : la manche revient à l’équipe de la couronne, { $team }.
score-cup = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une coupe de valeur { $points }.
score-cup-hidden = { $seat } pioche une coupe et la garde face cachée.
score-points = { $you ->
        [yes] Vous retournez vos coupes
       *[no] { $seat } retourne ses coupes
    } : { $cups }. Cela fait { $points } { $points ->
        [one] point
       *[other] points
    }.
score-no-points = { $you ->
        [yes] Vous n’avez gagné
       *[no] { $seat } n’a gagné
    } aucune coupe : 0 point.

end-won = { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } avec { $points } points de coupes.
end-shared = { $n } joueurs se partagent la victoire avec { $points } points de coupes chacun. Pour vous départager, rejouez aussitôt !

## Ce qui est refusé

refuse-only-dealt = Seule la distribution peut faire cela.
refuse-not-in-hand = Vous n’avez pas { $card } en main.
refuse-follow = Vous avez la couleur demandée ({ $colour }) : suivez-la.
refuse-follow-joker = Vous avez la couleur demandée ({ $colour }) : suivez-la, ou jouez un joker.
refuse-pass-joker = Un joker ne se passe pas.
refuse-pass-twice = Vous avez déjà choisi { $card }.
refuse-not-in-trick = Ce pli ne contient pas cette carte : { $card }.
refuse-steal-joker = Le singe ne prend que des animaux.
refuse-steal-thrown = Le singe ne peut pas prendre ce qui a été jeté du pli : { $card }.

## Positions

error-position-word = Ligne { $line } : « { $quoted } » ne commence aucune ligne d’une position ; les lignes commencent par { $words_quoted }.
error-position-twice = Ligne { $line } : « { $quoted } » figure deux fois.
error-position-seats = Ligne { $line } : Moustache se joue de { $FEWEST_PLAYERS } à { $MOST_PLAYERS }, pas à « { $quoted } ».
error-position-no-seats = La position ne commence pas par une ligne « seats … ».
error-position-seat = Ligne { $line } : « { $quoted } » n’est pas une place de cette table.
error-position-number = Ligne { $line } : « { $quoted } » n’est pas un nombre de { $least } à { $most }.
error-position-card = Ligne { $line } : « { $quoted } » n’est pas une carte de cette table.
error-position-card-twice = Ligne { $line } : { $card } est déjà ailleurs.
error-position-rule = Ligne { $line } : « { $quoted } » n’est pas une carte Règle, ou figure deux fois.
error-position-round = La rangée a { $cards } cartes Règle, mais à la manche { $round } elle n’en a pas plus de { $round }.
error-position-no-rule = Avec ces cartes Règle dans la rangée et ces options, il ne resterait aucune carte à révéler à la manche { $round }.
error-position-option = Ligne { $line } : « { $quoted } » n’est pas un choix possible ici.
error-position-teams = Ligne { $line } : ce ne sont pas les cartes Équipe de { $seats } joueurs, une par joueur.
error-position-no-teams = La position n’a pas de ligne « teams … ».
error-position-jokers = Seule la petite équipe a des jokers, { $most } au plus par joueur, y compris sur la table.
error-position-hands = Les mains ne s’accordent pas avec le pli : qui n’a pas encore joué doit avoir une carte de plus que les autres.
error-position-empty = Personne n’a de carte.
error-position-trick = Ligne { $line } : le pli sur la table a déjà une carte de chaque joueur.
error-position-passes = Ligne { $line } : on passe au plus { $most ->
        [one] { $most } carte, un animal
       *[other] { $most } cartes, toutes des animaux
    } de sa main.
error-position-passing = Ligne { $line } : aucune carte Règle de cette rangée ne fait passer de cartes.
error-position-passing-begun = Pendant qu’on passe des cartes, rien n’est encore joué : ni « trick », ni « taken », ni « thrown », ni « void ».
error-position-passing-few = Il faut dans chaque main { $least } animaux à passer.
error-position-passing-done = Chacun a choisi { $most } cartes à passer : décrivez les mains après l’échange, sans « passing ».
error-position-cup = Ligne { $line } : « { $quoted } » n’est pas une coupe de cette manche, ou est piochée deux fois.
error-position-colour = Ligne { $line } : « { $quoted } » n’est pas une couleur.
error-position-void = La place { $number } a cette couleur ({ $colour }), mais « void » ou le pli dit le contraire.

## Le dessin

draw-round = Manche { $round } sur { $rounds }
draw-player = joueur
draw-team = équipe
draw-cards = cartes
draw-known = connu
draw-cups = coupes
draw-void = sans { $cards_quoted }
draw-previous-trick = pli précédent
draw-winning = en tête :
draw-spoilt =
    gâché par
    le pigeon
draw-thrown = { $n } { $n ->
        [one] jetée
       *[other] jetées
    }

# Le rapport du laboratoire.
balance-teams = { $players } joueurs : { $blue } contre { $pink }
balance-crown = Manches gagnées par l’équipe de la couronne
balance-crown-about = Combien de fois l’équipe de la couronne, qui gagne aussi les égalités, remporte une manche ; à trois, c’est le joueur seul avec les jokers. En pointillé, la moitié.
balance-cups = Ce qu’une manche rapporte à un joueur
balance-cups-about = Les points de coupes que prend en moyenne un joueur de chaque équipe dans une manche : { $CUPS_A_ROUND } coupes attendent, quelle que soit la taille de l’équipe gagnante.
balance-cups-blue = dans l’équipe de la couronne
balance-cups-pink = dans l’autre équipe
balance-all-cards = toutes les cartes ensemble
balance-tie = Égalités, par carte Règle
balance-tie-about = Combien de fois les deux équipes ont autant d’étoiles à la fin de la manche où la carte est révélée. Jusqu’à la manche { $WHITE_ROUNDS }, les cartes sont blanches, ensuite noires ; ne comparez que des semblables.
balance-swing = Retournements, par carte Règle
balance-swing-about = Le plus grand changement de l’écart en étoiles dû à un seul pli, dans la manche où la carte est révélée.
balance-change = Changements d’équipe en tête, par carte Règle
balance-change-about = Combien de fois l’autre équipe passe devant, en étoiles, pendant la manche où la carte est révélée.

## Le plateau

board-law = Ce qui vaut maintenant
board-rules = Cartes Règle, appliquées de gauche à droite
board-rule = Carte Règle { $number }, { $deck } : { $rule }. { $effect }
board-rule-folded = Carte Règle { $number }, { $deck }, encore face cachée
board-to-come = Peuvent encore venir
board-card = { $card }, { $animal }, { $stars ->
        [0] sans étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
board-joker = { $card }. { $effect }
board-hand = Votre main, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-wall = Le pli
board-played = { $player } : { $card }
board-is-winning = En tête
board-is-thrown = Jetée
board-is-stolen = Prise par le singe
board-pile = { $team } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } jusqu’ici
board-round = Manche { $round } sur { $rounds }
board-ledger = Montrer étoiles et coupes
board-follow = à suivre : { $colour }
board-winning = { $you ->
        [yes] Vous êtes
       *[no] { $seat } est
    } en tête avec { $card } :
board-nobody-winning = Aucune carte n’est encore en tête.
board-why = { $reasons }.
board-why-strongest = la plus haute de la plus forte couleur
board-why-unicorn = la licorne gagne, quoi que disent les règles
board-why-only = le seul animal pour l’instant
board-new-rule = Nouvelle règle, « { $rule } » : { $effect }
board-seat-team = Équipe : { $team }
board-seat-hand = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main{ $jokers ->
        [0] { "" }
        [one] , dont { $jokers } joker
       *[other] , dont { $jokers } jokers
    }
board-seat-known = Connu : { $cards }
board-seat-void = Sans { $colours }
board-seat-cups = Coupes : { $cups }
board-cup-hidden = face cachée
board-tray = Cartes pour { $player }
board-round-over = La manche { $round } est finie
board-read-end = Voyez comment la manche { $round } s’est terminée, puis continuez.
board-next-hand = Prendre votre main pour la manche { $round }
board-rounds = Étoiles et coupes
board-line-most_blue = le plus de { $MOST_BLUE_KIND }
board-line-last_trick = dernier pli
board-stars = { $stars }
board-close = Fermer
