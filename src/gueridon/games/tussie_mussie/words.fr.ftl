# Tussie Mussie en français.

game-name = Tussie Mussie
game-tagline = Offrez deux fleurs, dont une cachée, et composez avec ce qu’on vous laisse.
short-1 = { $players ->
    [1] À chaque tour, une carte dit comment poser deux fleurs. Choisissez la vôtre ; l’apprenti reçoit l’autre.
   *[other] À votre tour, piochez deux fleurs et offrez-les à un voisin, l’une face visible, l’autre face cachée. Il en prend une, vous gardez l’autre.
}
short-2 = Les fleurs visibles forment votre bouquet, les fleurs cachées vos souvenirs. Le côté et l’ordre comptent.
short-3 = Une fois { $OWN_TILES } fleurs réunies, elles rapportent : un point par cœur, et ce que dit chaque fleur.
short-4 = Après { -rounds(n: $ROUNDS) }, le plus de points l’emporte.
game-aim = Piochez deux fleurs, offrez-les à un voisin, l’une visible et l’autre cachée, et gardez celle qu’il vous laisse. Chaque fleur rapporte selon ses cœurs et selon celles qui l’entourent ; le plus de points après { -rounds(n: $ROUNDS) } l’emporte.
result-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

result-unit = points d’avance

option-names = Langue des noms de fleurs, qui départagent les égalités
option-names-en = anglais
option-names-fr = français
option-first = Premier joueur
option-first-random = tiré au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-head_start = Avance : l’apprenti a une fleur de plus dès la mise en place
option-head_start-on = oui
option-head_start-off = non
option-hidden_keepsakes = Les fleurs laissées à l’apprenti sont face cachée
option-hidden_keepsakes-on = oui
option-hidden_keepsakes-off = non

-rounds = { $n } { $n ->
    [one] manche
   *[other] manches
}
-points = { $n } { $n ->
    [one] point
   *[other] points
}
tiles-of = { $n } de couleur { $colour } ({ $tiles })
tiles-with = { $n ->
    [one] { $n } cœur
   *[other] { $n } cœurs
} sur { $tiles }
left-after = après la manche { $round } : { $n }

effect-none = Sans effet.
effect-per-heart = +1 par cœur de votre composition.
effect-per-own-colour = +1 par fleur { $colour } de votre composition, elle comprise.
effect-per-bouquet = +1 par fleur de votre bouquet.
effect-per-keepsake = +1 par tuile de vos souvenirs.
effect-two-in-bouquet = +{ $TWO_IN_BOUQUET_POINTS } si votre bouquet compte exactement deux fleurs.
effect-per-neighbour-heart = +1 par cœur sur les tuiles voisines.
effect-no-heart = +{ $NO_HEART_POINTS } si votre composition n’a aucun cœur.
effect-per-neighbour-in-bouquet = +1 par tuile voisine qui est dans votre bouquet.
effect-per-colour = +1 par couleur parmi vos fleurs, la sienne comprise.
effect-per-other-heartless = +1 par autre fleur sans cœur de votre composition.
effect-draw = Avant : vous pouvez piocher deux tuiles pour en remplacer une.
effect-move = Avant : jusqu’à { $MAX_MOVES } tuiles changent de rangée, si vous voulez.
effect-discard = Avant : vous devez défausser une autre de vos tuiles.
effect-recolour = Avant : elle compte comme une fleur de la couleur de votre choix.

tile-camellia = Camélia
tile-camellia-effect = { $EFFECT_OF_CAMELLIA }
tile-red_rose = Rose Rouge
tile-red_rose-effect = { $EFFECT_OF_RED_ROSE }
tile-red_tulip = Tulipe Rouge
tile-red_tulip-effect = { $EFFECT_OF_RED_TULIP }
tile-amaryllis = Amaryllis
tile-amaryllis-effect = { $EFFECT_OF_AMARYLLIS }
tile-pink_rose = Rose Rose
tile-pink_rose-effect = { $EFFECT_OF_PINK_ROSE }
tile-pink_larkspur = Larkspur Rose
tile-pink_larkspur-effect = { $EFFECT_OF_PINK_LARKSPUR }
tile-peony = Pivoine
tile-peony-effect = { $EFFECT_OF_PEONY }
tile-phlox = Phlox
tile-phlox-effect = { $EFFECT_OF_PHLOX }
tile-forget_me_not = Myosotis
tile-forget_me_not-effect = { $EFFECT_OF_FORGET_ME_NOT }
tile-hyacinth = Hyacinthe
tile-hyacinth-effect = { $EFFECT_OF_HYACINTH }
tile-violet = Violette
tile-violet-effect = { $EFFECT_OF_VIOLET }
tile-snapdragon = Gueule-de-loup
tile-snapdragon-effect = { $EFFECT_OF_SNAPDRAGON }
tile-honeysuckle = Chèvrefeuille
tile-honeysuckle-effect = { $EFFECT_OF_HONEYSUCKLE }
tile-carnation = Œillet
tile-carnation-effect = { $EFFECT_OF_CARNATION }
tile-marigold = Œillet d’Inde
tile-marigold-effect = { $EFFECT_OF_MARIGOLD }
tile-gardenia = Gardénia
tile-gardenia-effect = { $EFFECT_OF_GARDENIA }
tile-daisy = Pâquerette
tile-daisy-effect = { $EFFECT_OF_DAISY }
tile-orchid = Orchidée
tile-orchid-effect = { $EFFECT_OF_ORCHID }
tile-unknown = une tuile face cachée

colour-red = rouge
colour-pink = rose
colour-purple = violette
colour-yellow = jaune
colour-white = blanche

row-bouquet = bouquet
row-keepsakes = souvenirs
the-bouquet = le bouquet
the-keepsakes = les souvenirs
apprentice = Apprenti
place-left = à gauche
place-right = à droite

# Ce que chaque carte Tour dispose et permet : affiché avec la carte.
turn-discards = défausser la tuile du dessus ; { $laid } : { $split }
turn-lays = { $laid } : { $split }
laid-0-up = deux cachées
laid-1-up = une visible, une cachée
laid-2-up = deux visibles
split-or = { $first }, ou { $second }
split-either-way = { $split }, ou l’inverse
split-each = la vôtre { $yours } et la sienne { $his }
both-kept = chacune garde sa face
both-up = toutes deux visibles
both-down = toutes deux cachées
one-kept = garde sa face
one-up = visible
one-down = cachée
one-still-up = reste visible
one-still-down = reste cachée
one-turned-up = devient visible
one-turned-down = devient cachée
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

ask-offer = Laquelle offrez-vous face visible à { $seat } ? L’autre sera face cachée.
ask-choice = { $seat } vous offre { $tile } et une tuile cachée : laquelle prenez-vous ?
ask-distribute = Carte Tour { $card }. Quelle tuile prenez-vous, et comment ?
ask-before = Avant la présentation : servez-vous de vos fleurs à votre gré, ou terminez.
ask-before-must-discard = Avant la présentation : servez-vous de vos fleurs ; il faut en défausser une.
ask-keep = Vous avez pioché { $tiles }. Laquelle gardez-vous ?
ask-replace = Laquelle de vos tuiles { $tile } remplace-t-elle ?
ask-wait = La table attend { $seat }.
ask-wait-several = La table attend { $number } joueurs.
ask-wait-deal = Des tuiles sont piochées.
ask-over = La partie est terminée.

do-offer = Offrir { $up } face visible, { $down } face cachée
do-take-up = Prendre { $tile }, face visible
do-take-down = Prendre la tuile face cachée
do-distribute = { $tile } ({ $place }) → { $row } ; l’autre, à lui → { $his_row }
do-distribute-unseen = L’inconnue ({ $place }) → { $row } ; l’autre, à lui → { $his_row }
do-draw = Piocher deux, remplacer une
do-keep = Garder { $tile }
do-replace = Remplacer { $tile }
do-move = { $tile } → { $row }
do-discard = Défausser { $tile }
do-recolour = { $tile } { $colour }
do-done = Terminer

tell-round = La manche { $round } commence. { $you ->
    [yes] Vous êtes premier joueur.
   *[no] { $seat } est premier joueur.
}
tell-solo-round = La manche { $round } commence.
tell-draws = { $you ->
    [yes] Vous piochez { $tiles }.
   *[no] { $seat } pioche { $tiles }.
}
tell-draws-unseen = { $seat } pioche deux tuiles.
tell-offers = { $you ->
    [yes] Vous offrez à { $other_seat } { $up }, face visible, et { $down }, face cachée.
   *[no] { $seat } { $other_you ->
        [yes] vous offre
       *[no] offre à { $other_seat }
    } { $up }, face visible, et { $down }, face cachée.
}
tell-offers-unseen = { $seat } { $other_you ->
    [yes] vous offre
   *[no] offre à { $other_seat }
} { $up }, face visible, et une tuile face cachée.
tell-takes-up = { $you ->
    [yes] Vous prenez { $up } ; { $other_seat } garde { $down }, face cachée.
   *[no] { $seat } prend { $up } ; { $other_you ->
        [yes] vous gardez
       *[no] { $other_seat } garde
    } { $down }, face cachée.
}
tell-takes-up-unseen = { $you ->
    [yes] Vous prenez { $up }
   *[no] { $seat } prend { $up }
} ; { $other_seat } garde la tuile face cachée.
tell-takes-down = { $you ->
    [yes] Vous prenez la tuile face cachée : c’est { $down }. { $other_seat } garde { $up }.
   *[no] { $seat } prend la tuile face cachée, { $down } ; { $other_you ->
        [yes] vous gardez
       *[no] { $other_seat } garde
    } { $up }.
}
tell-takes-down-unseen = { $seat } prend la tuile face cachée ; { $other_seat } garde { $up }.
tell-keepsakes = { $you ->
    [yes] Vous révélez vos souvenirs
   *[no] { $seat } révèle ses souvenirs
} : { $tiles }.
tell-no-keepsakes = { $you ->
    [yes] Vous n’avez aucun souvenir.
   *[no] { $seat } n’a aucun souvenir.
}
tell-keepsakes-apprentice = L’apprenti révèle ses souvenirs : { $tiles }.
tell-no-keepsakes-apprentice = L’apprenti n’a aucun souvenir.

tell-left = { $tile } est chez l’apprenti au début de la manche.
tell-left-unseen = Une tuile face cachée est chez l’apprenti au début de la manche.
tell-turn-card = Carte Tour { $card }.
tell-burns = La tuile { $tile } est défaussée du dessus de la pioche.
tell-lays = Sur la table : { $left } et { $right }.
tell-distributes = { $you ->
    [yes] Vous prenez { $tile }
   *[no] { $seat } prend { $tile }
} pour { $to } ; l’apprenti reçoit { $his } pour { $his_to }.

tell-draws-before = { $you ->
    [yes] Vous utilisez { $tile } et piochez deux tuiles.
   *[no] { $seat } utilise { $tile } et pioche deux tuiles.
}
tell-drew-before = { $you ->
    [yes] Vous avez pioché { $tiles }.
   *[no] { $seat } a pioché { $tiles }.
}
tell-keeps = { $you ->
    [yes] Vous gardez { $tile }.
   *[no] { $seat } garde { $tile }.
}
tell-replaces = { $you ->
    [yes] Chez vous, { $tile } remplace { $old }.
   *[no] Chez { $seat }, { $tile } remplace { $old }.
}
tell-moves = { $you ->
    [yes] Vous déplacez { $tile } vers { $to }.
   *[no] { $seat } déplace { $tile } vers { $to }.
}
tell-discards = { $you ->
    [yes] Vous défaussez { $tile }.
   *[no] { $seat } défausse { $tile }.
}
tell-recolours = { $you ->
    [yes] Chez vous, { $tile } compte comme { $colour }.
   *[no] Chez { $seat }, { $tile } compte comme { $colour }.
}
tell-done = { $you ->
    [yes] Vous en restez là.
   *[no] { $seat } en reste là.
}
tell-finished = { $you ->
    [yes] Tout est prêt chez vous pour la présentation.
   *[no] Tout est prêt chez { $seat } pour la présentation.
}

score-presents = { $you ->
    [yes] Vous présentez :
   *[no] { $seat } présente :
}
score-presents-apprentice = L’apprenti présente :
score-tile = { $tile } : { $points } ({ $why })
score-round-points = { $you ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } cette manche, { $total } en tout.
   *[no] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } cette manche, { $total } en tout.
}
score-round-points-apprentice = L’apprenti marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} cette manche, { $total } en tout.

why-both = { $hearts }, { $effect }
why-hearts = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
why-none-not = ni cœur ni effet
why-per-heart = { $points ->
    [one] { $points } cœur dans la composition
   *[other] { $points } cœurs dans la composition
}
why-per-heart-not = aucun cœur dans la composition
why-per-own-colour = { $points ->
    [one] { $points } fleur de couleur { $colour }
   *[other] { $points } fleurs de couleur { $colour }
}
why-per-bouquet = { $points ->
    [one] { $points } fleur dans le bouquet
   *[other] { $points } fleurs dans le bouquet
}
why-per-bouquet-not = rien dans le bouquet
why-per-keepsake = { $points ->
    [one] { $points } tuile dans les souvenirs
   *[other] { $points } tuiles dans les souvenirs
}
why-per-keepsake-not = rien dans les souvenirs
why-two-in-bouquet = { $points } pour exactement deux fleurs dans le bouquet
why-two-in-bouquet-not = pas exactement deux fleurs dans le bouquet
why-per-neighbour-heart = { $points ->
    [one] { $points } cœur à côté
   *[other] { $points } cœurs à côté
}
why-per-neighbour-heart-not = aucun cœur à côté
why-no-heart = { $points } pour une composition sans cœur
why-no-heart-not = il y a un cœur dans la composition
why-per-neighbour-in-bouquet = { $points ->
    [one] { $points } voisine dans le bouquet
   *[other] { $points } voisines dans le bouquet
}
why-per-neighbour-in-bouquet-not = aucune voisine dans le bouquet
why-per-colour = { $points ->
    [one] { $points } couleur
   *[other] { $points } couleurs différentes
}
why-per-other-heartless = { $points ->
    [one] { $points } autre fleur sans cœur
   *[other] { $points } autres fleurs sans cœur
}
why-per-other-heartless-not = aucune autre fleur sans cœur
why-before = sa capacité ne rapporte pas de point
why-before-apprentice = { $points } pour une capacité « Avant »

# La table dans un terminal.
draw-round = Manche { $number } sur { $ROUNDS }
draw-turn = tour { $number } sur { $OWN_TILES }
draw-first = premier joueur : { $seat }
draw-brackets = (entre parenthèses : souvenirs)
draw-presentation = Présentation de la manche { $number }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-worth = cette composition : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
draw-continued = (suite)
draw-kept = gardée
draw-face-up = visible
draw-face-down = cachée
draw-drawn = piochée

refuse-make-offer = Faites une offrande : nommez la tuile qui sera face visible.
refuse-not-drawn = Vous n’avez pas pioché { $tile }.
refuse-take-one = Prenez l’une des deux tuiles qu’on vous offre : la visible ou la cachée.
refuse-distribute-first = Répartissez d’abord les deux tuiles entre vous et l’apprenti.
refuse-not-on-card = Cette répartition n’est pas sur la carte Tour { $card }.
refuse-keep-first = Dites d’abord laquelle des deux tuiles piochées vous gardez.
refuse-replace-first = Dites d’abord laquelle de vos tuiles { $tile } remplace.
refuse-nothing-drawn = Vous n’avez pioché aucune tuile qui puisse en remplacer une des vôtres.
refuse-only-before-actions = Seules comptent maintenant les actions « Avant » de vos propres fleurs.
refuse-no-such-tile = Seule la tuile { $tile } pourrait faire cela, et vous ne l’avez pas.
refuse-done-already = { $tile } l’a déjà fait.
refuse-must-discard = { $tile } vous oblige d’abord à défausser une autre tuile.
refuse-discards-another = La tuile { $tile } ne se défausse jamais elle-même.
refuse-moved-two = Vous avez déjà déplacé { $MAX_MOVES } tuiles, et c’est le maximum.
refuse-moved-already = La tuile { $tile } a déjà été déplacée.
refuse-no-such-column = Il n’y a pas de colonne { $column } : votre composition en compte { $columns }.

end-most-points = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-first-flower = { $you ->
    [yes] Vous l’emportez
   *[no] { $seat } l’emporte
} à égalité de points ({ $points }) : parmi les fleurs des joueurs à égalité, à la dernière manche, { $tile } vient en premier dans l’alphabet.
end-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $own_rounds }) contre { $apprentice } ({ $rounds }) pour l’apprenti.
end-brilliant-win = Victoire éclatante, avec plus de points à chaque manche : { $points } ({ $own_rounds }) contre { $apprentice } ({ $rounds }) pour l’apprenti.
end-loss = Vous perdez : { $points ->
    [one] { $points } point ({ $own_rounds }) ne suffit
   *[other] { $points } points ({ $own_rounds }) ne suffisent
} pas contre les { $apprentice } de l’apprenti ({ $rounds }).

error-first-player = La place { $asked } ne peut pas commencer : il n’y a que { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
error-position-line = Ligne { $line } : « { $quoted } » ne dit rien d’une position.
error-position-number = Ligne { $line } : « { $quoted } » n’est pas un nombre de { $least } à { $most }.
error-position-choice = Ligne { $line } : « { $quoted } » n’est pas parmi { $choices_quoted }.
error-position-tile = Ligne { $line } : « { $quoted } » n’est pas une fleur.
error-position-again = Ligne { $line } : « { $quoted } » a déjà été dit.
error-position-points = Ligne { $line } : la manche { $round } vient après { $most ->
    [one] { $most } manche
   *[other] { $most } manches
} ; il n’y a pas d’autres points à donner.
error-position-many = Ligne { $line } : une telle composition n’a jamais plus de { $most } tuiles.
error-position-bracket = Ligne { $line } : il manque une parenthèse à « { $quoted } ».
error-position-last = Ligne { $line } : avant la manche 1, l’apprenti n’avait pas de composition.
error-position-twice = Ligne { $line } : { $tile } est à deux endroits.
error-position-players = La première ligne doit dire combien jouent : « players 2 ».
error-position-side = Ligne { $line } : une tuile est face visible et une, entre parenthèses, face cachée.
error-position-rows = Les compositions n’ont pas les tailles qu’elles ont après un nombre entier d’offrandes.
error-position-same-side = Offrande { $number } : de ses deux tuiles, l’une est face visible et l’autre, entre parenthèses, face cachée.
error-position-half-offer = Ligne { $line } : toutes les compositions sont complètes, on ne peut donc rien piocher.
error-position-turns = Les compositions ne s’accordent pas avec les tours joués.
error-position-card = Ligne { $line } : un tour s’écrit « turn CARTE RÉPARTITION », ou « turn CARTE TUILE RÉPARTITION » quand la carte défausse une tuile ; chaque carte ne vient qu’une fois.
error-position-layout = Ligne { $line } : on ne dispose des tuiles que sous une carte Tour sans répartition, sur les faces qu’elle indique.
error-position-solo = Ligne { $line } : « { $quoted } » n’existe que dans la variante solitaire.
error-position-not-solo = Ligne { $line } : « { $quoted } » n’existe pas dans la variante solitaire.

# Le rapport du laboratoire.
balance-bouquet = dans le bouquet
balance-keepsake = en souvenir
balance-flowers-round = Manches gagnées avec chaque fleur, { $players }
balance-flowers-round-about = Combien de fois la meilleure composition d’une manche contient la fleur à la présentation ; en pointillé, la part équitable.
balance-flowers-game = Parties gagnées avec chaque fleur, { $players }
balance-flowers-game-about = Combien de fois qui a eu la fleur dans une manche gagne la partie entière ; en pointillé, la part équitable.
balance-flowers-solo = Parties en solitaire gagnées avec chaque fleur
balance-flowers-solo-about = Combien de fois qui a eu la fleur dans une manche bat l’apprenti ; en pointillé, la moyenne de toutes les parties en solitaire.
balance-solo = Parties en solitaire gagnées, par difficulté
balance-solo-about = Combien de fois le joueur bat l’apprenti.
balance-solo-off-off = Comme d’habitude
balance-solo-off-on = Souvenirs cachés
balance-solo-on-off = Avance
balance-solo-on-on = Avance, souvenirs cachés

# Le plateau dans le navigateur.
board-tile = { $tile }, { $colour }, { $hearts ->
    [0] sans cœur
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}. { $effect }
board-facts = { $colour }, { $hearts ->
    [0] sans cœur
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
board-column = Colonne { $column }, { $row } : { $tile }
board-column-secret = Colonne { $column }, { $row }, face cachée, mais vous la connaissez : { $tile }
board-drawn = { $tile }
board-drawn-down = Face cachée, mais vous la connaissez : { $tile }
board-drawn-unknown = Une tuile face cachée, { $place }
board-lies = Chez { $name } : { $row }
board-lies-yours = Chez vous : { $row }
board-arrangement = Composition : { $name }
board-arrangement-yours = Votre composition
board-presented = Ce que présente { $name }
board-tray = Au milieu de la table
board-offer = { $from } offre deux tuiles à { $to }
board-offer-yours = Votre offre à { $to }
board-offer-for-you = { $from } vous offre
board-draws = { $name } a pioché deux tuiles
board-before = Avant la présentation
board-burnt = Défaussée par la carte : { $tile }
board-put-back = Reposer
board-round = Manche { $round } sur { $rounds }
board-first = premier joueur
board-presentation = Présentation de la manche { $round }
board-look-back = Points, manche { $round }
board-read-end = Voyez comment la manche { $round } s’est terminée, puis continuez.
board-on = Passer à la manche { $round }
board-round-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} cette manche, { $total } en tout
board-you = vous
board-him = lui
board-split-yours = La vôtre : { $row }
board-split-his = La sienne : { $row }
board-sign-red = Rg
board-sign-pink = Rs
board-sign-purple = V
board-sign-yellow = J
board-sign-white = B
