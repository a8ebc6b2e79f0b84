# Misty en français.

game-name = Misty
game-tagline = Dessinez sur la vitre embuée, puis regardez vos dessins prendre vie.
short-1 = Choisissez une carte, posez-la dans votre fenêtre à côté d’une autre et passez le reste, jusqu’à ce que la fenêtre soit pleine.
short-2 = Puis elle prend vie : chaque carte à flèche avance d’une case et peut en couvrir une autre ou sortir de la fenêtre ; chaque monstre mange une fleur.
short-3 = On compte ce qui reste : { -points(n: $FLOWER_POINTS) } par fleur, { $CARD_POINTS } par autre carte, { $PAIR_BONUS } de plus pour deux sourires côte à côte, rien pour une pile.
short-4 = Le premier à gagner { -rounds(n: $ROUNDS_TO_WIN) } gagne la partie.
game-aim = Choisissez une carte, passez les autres et composez une fenêtre de dessins. Puis les flèches avancent et les monstres mangent des fleurs : la fenêtre qui vaut alors le plus gagne la manche, et qui gagne { -rounds(n: $ROUNDS_TO_WIN) } gagne la partie.
result-score = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
result-unit = points d’avance dans la manche

option-window = Fenêtre
option-window-classic = { $CLASSIC_PANES } carreaux, { -phases(n: $CLASSIC_PHASES) } de { -cards(n: $CLASSIC_HAND) }
option-window-first_steps = premiers pas : { $FIRST_STEPS_PANES } carreaux, { -phases(n: $FIRST_STEPS_PHASES) } de { -cards(n: $FIRST_STEPS_HAND) }
option-smiles = Sourires
option-smiles-pairs = les paires ne se chevauchent pas : trois de suite valent { -points(n: $THREE_IN_PAIRS) }, quatre en valent { $FOUR_IN_PAIRS }
option-smiles-chains = toutes les paires voisines comptent : trois de suite valent { -points(n: $THREE_IN_A_CHAIN) }, quatre en valent { $FOUR_IN_A_CHAIN }

-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
}
-new-cards = { $n } { $n ->
    [one] nouvelle carte
   *[other] nouvelles cartes
}
-points = { $n } { $n ->
    [one] point
   *[other] points
}
-rounds = { $n } { $n ->
    [one] manche
   *[other] manches
}
-phases = { $n } { $n ->
    [one] phase
   *[other] phases
}
copies = { $n } × { $card }
way-left = gauche
way-right = droite
role-up = Avance d’une case vers le haut.
role-down = Avance d’une case vers le bas.
role-right = Avance d’une case vers la droite.
role-left = Avance d’une case vers la gauche.
role-smile = { -points(n: $CARD_POINTS) } ; deux côte à côte sur une ligne en valent { $PAIR } ensemble.
role-flower = { -points(n: $FLOWER_POINTS) }, sauf si un monstre la mange.
role-monster = { -points(n: $CARD_POINTS) } ; quand plus rien ne bouge, il mange une fleur.
role-plain = { -points(n: $CARD_POINTS) }.

card-rocket = fusée
card-rocket-effect = { $EFFECT_OF_ROCKET }
card-balloon = ballon
card-balloon-effect = { $EFFECT_OF_BALLOON }
card-leaf = feuille
card-leaf-effect = { $EFFECT_OF_LEAF }
card-raindrop = goutte
card-raindrop-effect = { $EFFECT_OF_RAINDROP }
card-fire-truck = camion de pompiers
card-fire-truck-effect = { $EFFECT_OF_FIRE_TRUCK }
card-scooter = scooter
card-scooter-effect = { $EFFECT_OF_SCOOTER }
card-tractor = tracteur
card-tractor-effect = { $EFFECT_OF_TRACTOR }
card-unicycle = monocycle
card-unicycle-effect = { $EFFECT_OF_UNICYCLE }
card-smile = sourire
card-smile-effect = { $EFFECT_OF_SMILE }
card-flower = fleur
card-flower-effect = { $EFFECT_OF_FLOWER }
card-monster = monstre
card-monster-effect = { $EFFECT_OF_MONSTER }
card-house = maison
card-house-effect = { $EFFECT_OF_HOUSE }
card-heart = cœur
card-heart-effect = { $EFFECT_OF_HEART }
card-star = étoile
card-star-effect = { $EFFECT_OF_STAR }

the-rocket = la fusée
the-balloon = le ballon
the-leaf = la feuille
the-raindrop = la goutte
the-fire-truck = le camion de pompiers
the-scooter = le scooter
the-tractor = le tracteur
the-unicycle = le monocycle
the-smile = le sourire
the-flower = la fleur
the-monster = le monstre
the-house = la maison
the-heart = le cœur
the-star = l’étoile

# Huit lettres au plus, pour un carreau du dessin.
short-rocket = fusée
short-balloon = ballon
short-leaf = feuille
short-raindrop = goutte
short-fire-truck = camion
short-fire-truck-effect = { card-fire-truck-effect }
short-scooter = scooter
short-tractor = tracteur
short-unicycle = mono
short-unicycle-effect = { card-unicycle-effect }
short-smile = sourire
short-flower = fleur
short-monster = monstre
short-house = maison
short-heart = cœur
short-star = étoile
draw-pile = tas
draw-title = Manche { $round }
draw-phase-left = phase { $phase }, carte { $card } sur { $cards } · les mains vont à gauche
draw-phase-right = phase { $phase }, carte { $card } sur { $cards } · les mains vont à droite
draw-last-round = Fin de la manche { $round } :
draw-activation = les fenêtres prennent vie
draw-you = Vous
draw-hand = Votre main
draw-hand-next = Passe ensuite à { $seat }
draw-hand-of = { $seat } a en main
draw-unknown = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
draw-set-aside = (de côté : { $card })
draw-to-place = À poser
draw-wins = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
draw-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

ask-deal = On distribue les cartes.
ask-pick = Choisissez une carte de votre main ; personne ne la voit encore.
ask-place = Où posez-vous { $card } dans votre fenêtre ?
ask-activate = { $n ->
    [one] Activez votre dernière carte à flèche.
   *[other] Votre fenêtre prend vie : quelle carte à flèche avance maintenant ?
}
ask-flower = Un monstre a faim : quelle fleur mange-t-il ?
ask-monster = Il n’y a pas assez de fleurs pour tous : quel monstre mange ?
ask-wait-one = On attend { $seat }.
ask-wait = On attend { $n } joueurs.
ask-over = La partie est terminée.

do-pick-up = { $card } ↑
do-pick-right = { $card } →
do-pick-down = { $card } ↓
do-pick-left = { $card } ←
do-pick-smile = { $card } : { -points(n: $CARD_POINTS) }, deux côte à côte { $PAIR }
do-pick-flower = { $card } : { -points(n: $FLOWER_POINTS) }
do-pick-monster = { $card } : { -points(n: $CARD_POINTS) }, mange une fleur
do-pick-plain = { $card } : { -points(n: $CARD_POINTS) }
do-place = en { $quoted }
do-move = { $card } en { $quoted } : avance vers { $to_quoted }
do-cover = { $card } en { $quoted } : recouvre { $under } en { $to_quoted }
do-cover-pile = { $card } en { $quoted } : va sur le tas en { $to_quoted }
do-leave = { $card } en { $quoted } : quitte la fenêtre
do-feed = la fleur en { $quoted } est mangée
do-eat = le monstre en { $quoted } mange

tell-round = La manche { $round } commence ; toutes les cartes sont mélangées.
tell-phase-left = Phase { $phase } : { $cards } cartes chacun, et les mains passent à gauche.
tell-phase-right = Phase { $phase } : { $cards } cartes chacun, et les mains passent à droite.
tell-hand = Votre main : { $cards }.
tell-you-pick = Vous mettez de côté { $card }.
tell-has-picked = { $seat } a choisi une carte.
tell-takes = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $seat } prend { $card }.
}
tell-you-place = Vous poserez { $card } en { $quoted }.
tell-has-placed = { $seat } a décidé où poser sa carte.
tell-places = { $you ->
    [yes] Vous posez { $card } en { $quoted }.
   *[no] { $seat } pose { $card } en { $quoted }.
}
tell-pass-left = Les mains passent à gauche.
tell-pass-right = Les mains passent à droite.
tell-activation = Les fenêtres sont complètes. Elles prennent vie !
tell-has-activated = { $you ->
    [yes] Vous avez fini d’animer votre fenêtre.
   *[no] { $seat } a fini d’animer sa fenêtre.
}
tell-moves = { $you ->
    [yes] Votre fenêtre : { $card } avance de { $from_quoted } à { $to_quoted }.
   *[no] Chez { $seat } : { $card } avance de { $from_quoted } à { $to_quoted }.
}
tell-covers = { $you ->
    [yes] Votre fenêtre : { $card } avance de { $from_quoted } à { $to_quoted } et recouvre { $under }.
   *[no] Chez { $seat } : { $card } avance de { $from_quoted } à { $to_quoted } et recouvre { $under }.
}
tell-covers-pile = { $you ->
    [yes] Votre fenêtre : { $card } avance de { $from_quoted } sur le tas en { $to_quoted }.
   *[no] Chez { $seat } : { $card } avance de { $from_quoted } sur le tas en { $to_quoted }.
}
tell-leaves = { $you ->
    [yes] Votre fenêtre : { $card } en { $from_quoted } quitte la fenêtre et disparaît.
   *[no] Chez { $seat } : { $card } en { $from_quoted } quitte la fenêtre et disparaît.
}
tell-eats = { $you ->
    [yes] Votre fenêtre : { $card } en { $from_quoted } mange la fleur en { $to_quoted } et prend sa place.
   *[no] Chez { $seat } : { $card } en { $from_quoted } mange la fleur en { $to_quoted } et prend sa place.
}
score-window-worth = { $you ->
    [yes] Votre fenêtre
   *[no] Chez { $seat }, la fenêtre
} vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $why }.
why-also = { $first }, { $then }
why-flowers = { $points } pour { $n ->
    [one] { $n } fleur
   *[other] { $n } fleurs
}
why-smiles = { $points } pour { $n ->
    [one] { $n } sourire
   *[other] { $n } sourires
}
why-side-by-side = { $points } pour les sourires côte à côte
why-others = { $points } pour { $n ->
    [one] { $n } autre carte
   *[other] { $n } autres cartes
}
why-piles = rien pour { $n } tas
why-empty = elle est vide
score-wins-round = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} la manche { $round } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
} jusqu’ici).
score-shares-round = { $you ->
    [yes] Vous partagez
   *[no] { $seat } partage
} la victoire de la manche { $round } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
} jusqu’ici).

refuse-already-chosen = Vous avez déjà choisi ; d’autres réfléchissent encore.
refuse-window-at-rest = Vous avez fini d’animer votre fenêtre : il n’y a plus rien à y faire.
refuse-pick-a-card = Choisissez une carte de votre main.
refuse-not-in-hand = Carte absente de votre main : { $card }.
refuse-choose-a-cell = Choisissez une case de la fenêtre.
refuse-taken = Il y a déjà une carte en { $quoted }.
refuse-outside = Avec { $quoted }, votre fenêtre deviendrait trop grande.
refuse-apart = Aucune carte de votre fenêtre ne touche { $quoted }, pas même par un coin.
refuse-empty = Il n’y a pas de carte en { $quoted }.
refuse-pile = En { $quoted } il y a un tas : ce qui est recouvert ne s’active plus, et la carte du dessus a déjà bougé.
refuse-has-moved = La carte en { $quoted } a déjà bougé.
refuse-no-arrow = La carte en { $quoted } n’a pas de flèche : elle ne bouge pas.
refuse-choose-a-flower = Tous les monstres mangent : choisissez une fleur. En { $quoted }, il n’y en a pas à manger.
refuse-choose-a-monster = Toutes les fleurs sont mangées : choisissez le monstre. En { $quoted }, aucun n’a faim.

end-two-rounds = { $you ->
    [yes] Vous avez gagné { -rounds(n: $ROUNDS_TO_WIN) }, et la partie.
   *[no] { $seat } a gagné { -rounds(n: $ROUNDS_TO_WIN) }, et la partie.
}
end-more-points = Plusieurs joueurs ont gagné { -rounds(n: $ROUNDS_TO_WIN) } ; sur toutes les manches, { $you ->
    [yes] vous avez
   *[no] { $seat } a
} le plus de points : { $points }.
end-shared = Plusieurs joueurs ont gagné { -rounds(n: $ROUNDS_TO_WIN) } et sont à égalité de points ({ $points }) : ils partagent la victoire.

error-position-line = Ligne { $line } : « { $quoted } » n’est pas une ligne d’une position ; elles commencent par seats, window, smiles, points, glass, hand, card ou steps.
error-position-seats = Ligne { $line } : Misty se joue de 2 à 4, pas à « { $quoted } ».
error-position-choice = Ligne { $line } : « { $quoted } » n’est pas un choix possible ici ; il y a { $choices_quoted }.
error-position-seats-first = Ligne { $line } : dites combien il y a de places (« seats ») avant « { $quoted } ».
error-position-seat = Ligne { $line } : « { $quoted } » n’est pas une place de cette table.
error-position-number = Ligne { $line } : « { $quoted } » n’est pas un nombre de points.
error-position-points = Ligne { $line } : une ligne de points a un nombre pour chacun des { $seats } joueurs.
error-position-card = Ligne { $line } : « { $quoted } » n’est pas une carte.
error-position-cell = Ligne { $line } : « { $quoted } » n’est pas une case de la grille.
error-position-columns = Ligne { $line } : une fenêtre dessinée commence par une ligne de colonnes de a à g, pas par « { $quoted } ».
error-position-row = Ligne { $line } : une ligne d’une fenêtre dessinée a son numéro et un mot par colonne ; ce n’est pas le cas de « { $quoted } ».
error-position-middle = Ligne { $line } : la première carte d’une fenêtre est en d4, et celle-ci n’y a rien.
error-position-window = Ligne { $line } : ces cartes ne forment pas une fenêtre que l’on puisse construire.
error-position-twice = Ligne { $line } : « { $quoted } » a déjà été dit.
error-position-uneven = Ligne { $line } : toutes les fenêtres ont le même nombre de cartes, sauf celle de la place { $number }.
error-position-hand = Ligne { $line } : la place { $number } devrait avoir { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
} en main, pas { $got }.
error-position-place = Ligne { $line } : chaque place a une carte à poser, ou aucune.
error-position-deck = Ligne { $line } : il n’y a pas autant de cartes de cette sorte : { $card }.
error-position-step = Ligne { $line } : « { $quoted } » ne peut pas y être choisi.
error-position-won = Ligne { $line } : avec ces points, la partie serait finie.

# Ce que dit le plateau dessiné.
board-others = Les fenêtres des autres
board-you = Vous
board-window-yours = Votre fenêtre
board-window-of = Chez { $name }
board-round = Manche { $round }
board-phase = Manche { $round } · phase { $phase }
board-pane = { $cell } : { $card }
board-pane-empty = { $cell } : vide
board-pane-moved = { $cell } : { $card }, a bougé
board-pane-pile = { $cell } : un tas, de bas en haut { $cards }
board-pane-sealed = { $cell } : { $card } ira ici ; personne ne le voit encore
board-neighbour = { $window }, { $wins }. { $panes }. L’ouvrir en grand.
board-nothing = encore vide
board-hand = Votre main
board-hand-of = En main chez { $name }
board-holds = en main : { $cards }
board-hidden = carte cachée
board-set-aside = { $card } : mise de côté ; personne ne la voit encore
board-to-place = à poser : { $card }
board-card = { $card } : { $effect }
board-read-end = Voyez comment la manche { $round } s’est terminée, puis continuez.
board-next-hand = Prendre votre main pour la manche { $round }
board-passes-left = Le reste passe à gauche, à { $name }.
board-passes-right = Le reste passe à droite, à { $name }.
board-in-order = Touchez vos cartes à flèche dans l’ordre où elles avanceront.
board-take-back = Jusqu’ici, dans cet ordre. « Annuler » défait le dernier pas.
board-at-rest = Votre fenêtre est au repos.
board-order = Les cartes qui ont avancé, dans l’ordre
board-last-step = C’est le dernier pas : ensuite toutes les fenêtres s’ouvrent, et l’on ne revient plus en arrière.
board-finish = Terminer
board-not-yet = Pas encore
board-back = Revenir à votre fenêtre

# Le rapport du laboratoire.
balance-cards = Manches gagnées avec chaque carte, { $players }
balance-cards-about = Combien de fois une manche revient à qui a la carte dans sa fenêtre, une ou plusieurs fois ; en pointillé, la part équitable. Qui construit bien choisit bien aussi : une carte au-dessus de la ligne n’en est pas forcément la cause.
balance-copies-one = une seule
balance-copies-more = deux ou plus
balance-games = Parties gagnées avec chaque carte, { $players }
balance-games-about = Combien de fois une partie revient à qui a eu la carte dans une fenêtre de l’une des manches ; en pointillé, la part équitable.
