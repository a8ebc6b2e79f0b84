# Mississippi en français.

game-name = Mississippi
game-tagline = Des bateaux à aubes qui se poussent l’un l’autre : brûlez bien vos bûches et touchez le bon bord au bon moment.
short-1 = Tournez votre bateau si vous voulez, puis déplacez-le : en avant pour une bûche par case, ou en arrière pour prendre une bûche par case.
short-2 = Si votre bateau en touche alors un autre, comparez les deux nombres du bord commun : le plus haut est poussé d’autant de cases que la différence, sans rien payer – le vôtre avant les autres.
short-3 = Cela peut mener au contact suivant, et ainsi de suite. Touchez une case pour voir toute la chaîne avant de décider.
short-4 = Le premier bateau à l’arrivée gagne, quel que soit le joueur dont c’est le tour.
game-aim = Brûlez des bûches pour avancer, ou reculez pour en reprendre. Touchez un bateau avec un nombre plus grand que le sien et vous filez gratuitement ; le premier à l’arrivée gagne.
result-score = case { $n }

option-board = Le fleuve
option-board-long = long : { $LONG_ROWS } rangées
option-board-short = court : { $SHORT_ROWS } rangées
option-first = Qui commence
option-first-random = au hasard
option-first-1 = joueur 1
option-first-2 = joueur 2
option-first-3 = joueur 3
option-first-4 = joueur 4
option-first-5 = joueur 5
option-first-6 = joueur 6

-logs = { $n } { $n ->
    [one] bûche
   *[other] bûches
}
-free-spaces = { $n } { $n ->
    [one] case libre
   *[other] cases libres
}
edges-opposite = { $a } opposé à { $b }
logs-with = { $logs } à { $players } joueurs
going-back-reacts = Un recul entraîne des réactions tout comme une avancée.
going-back-rests = Un recul n’entraîne pas de réactions, seule une avancée le fait.

colour-red = rouge
colour-black = noir
colour-green = vert
colour-yellow = jaune
colour-blue = bleu
colour-white = blanc

result-unit = cases d’avance

word-bank = Réserve : { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
} sur { $all }
word-goal = arrivée { $goal }
word-logs = { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
word-space = case { $space }
word-round = Tour de table { $round }
word-contact = C 6:1 +5 : votre 6 touche le 1 de C et vous avancez de 5

ask-set-up = On lance le dé : les bateaux vont prendre place.
ask-wait = { $seat } est à la barre.
ask-turn = Tourner ? { $FREE_DEGREES }° sont gratuits, puis c’est une bûche par 60°. Vous en avez { $logs }.
ask-move = Avancez (1 bûche par case) ou reculez pour en prendre. Vous : { $logs }, réserve : { $bank }.
ask-forward = Avancez (1 bûche par case) ; aucune case n’est libre derrière. Vous en avez { $logs }.
ask-back = Vous n’avez plus de bûches : vous devez reculer. Il y en a { $bank } dans la réserve.
ask-pass = Vous n’avez ni bûche ni case libre derrière vous : il ne reste qu’à passer.

do-turn = { $sixths ->
    [0] Ne pas tourner
    [1] Tourner de 60° à droite
    [2] Tourner de 120° à droite
    [3] Demi-tour, 180°
    [-1] Tourner de 60° à gauche
   *[-2] Tourner de 120° à gauche
} (le { $number } à l’avant{ $logs ->
    [0] {""}
    [one] , { $logs } bûche
   *[other] , { $logs } bûches
})
do-forward = Avancer jusqu’à la case { $space } pour { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
do-forward-touching = { do-forward }, au contact de { $touched ->
    [one] { $touched } bateau
   *[other] { $touched } bateaux
}
do-finish = Avancer jusqu’à l’arrivée
do-back = Reculer jusqu’à la case { $space } pour { $logs ->
    [0] aucune bûche, la réserve étant vide
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
do-back-touching = { do-back }, au contact de { $touched ->
    [one] { $touched } bateau
   *[other] { $touched } bateaux
}
do-pass = Passer

## The same for the terminal, where some thirty of them stand in three columns

short-forward = → { $space }{ $touched ->
    [0] {""}
   *[other] , { $contact_quoted }
}
short-goal = → arrivée
short-back = → { $space } +{ $logs }{ $touched ->
    [0] {""}
   *[other] , { $contact_quoted }
}

tell-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
tell-rolled = { $you ->
    [yes] Vous lancez le dé : { $number }. Vous partez
   *[no] { $seat } lance le dé : { $number }. Départ
} de la case { $space }, le { $number } à l’avant.
tell-logs = Chacun prend { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}, la réserve est vide. En route !
tell-not-turned = { $you ->
    [yes] Vous laissez votre bateau tel quel
   *[no] { $seat } laisse son bateau tel quel
}, le { $number } à l’avant.
tell-turn-left = { $you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
} de { $degrees }° à gauche{ $logs ->
    [0] {""}
    [one] {" "}pour { $logs } bûche
   *[other] {" "}pour { $logs } bûches
} : le { $number } est maintenant à l’avant.
tell-turn-right = { $you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
} de { $degrees }° à droite{ $logs ->
    [0] {""}
    [one] {" "}pour { $logs } bûche
   *[other] {" "}pour { $logs } bûches
} : le { $number } est maintenant à l’avant.
tell-turn-half = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
} demi-tour pour { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
} : le { $number } est maintenant à l’avant.
tell-forward = { $you ->
    [yes] Vous brûlez
   *[no] { $seat } brûle
} { $spaces ->
    [one] { $spaces } bûche et { $you ->
        [yes] avancez
       *[no] avance
    } d’une case
   *[other] { $spaces } bûches et { $you ->
        [yes] avancez
       *[no] avance
    } de { $spaces } cases
}, jusqu’à la case { $space }.
tell-backward = { $you ->
    [yes] Vous reculez
   *[no] { $seat } recule
} { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} jusqu’à la case { $space } { $logs ->
    [0] sans rien prendre, car la réserve est vide
   *[other] et { $you ->
        [yes] prenez
       *[no] prend
    } { $logs ->
        [one] { $logs } bûche
       *[other] { $logs } bûches
    }
}.
tell-passed = { $you ->
    [yes] Vous n’avez ni bûche ni case libre derrière vous : vous passez
   *[no] { $seat } n’a ni bûche ni case libre derrière et passe
}.
tell-contact = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} { $x_you ->
    [yes] votre bateau
   *[no] { $x_seat }
} : { $number } contre { $x_number }, différence { $difference }.
tell-pushed = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} { $x_you ->
    [yes] votre bateau
   *[no] { $x_seat }
}, { $number } contre { $x_number }, et { $you ->
    [yes] avancez
   *[no] avance
} { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} jusqu’à la case { $space }.
tell-pushed-goal = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} { $x_you ->
    [yes] votre bateau
   *[no] { $x_seat }
}, { $number } contre { $x_number } : { $spaces ->
    [one] { $spaces } case suffit
   *[other] { $spaces } cases suffisent
}.
tell-sum = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} de { $spaces } cases en tout, jusqu’à la case { $space }.
tell-sum-goal = Cela fait { $spaces } cases en tout : c’est assez.
tell-dropped = { $you ->
    [yes] Vous laissez passer votre moment
   *[no] { $seat } laisse passer son moment
} : { $x_you ->
    [yes] vous repartez
   *[no] { $x_seat } repart
} avant.
tell-tie = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} { $x_you ->
    [yes] votre bateau
   *[no] { $x_seat }
} : { $number } contre { $x_number }, aucune différence.

end-goal = { $you ->
    [yes] Vous atteignez l’arrivée et gagnez
   *[no] { $seat } atteint l’arrivée et gagne
} !
end-limit = La nuit tombe sur le fleuve : { $you ->
    [yes] vous êtes en tête et gagnez
   *[no] { $seat } est en tête et gagne
}.

refuse-die = Le dé ne sert qu’à la mise en place ; personne ne le joue.
refuse-turn-first = Dites d’abord comment vous tournez votre bateau, même si vous ne le tournez pas.
refuse-turned = Vous avez déjà tourné votre bateau ; à présent il se déplace.
refuse-first-turn = À votre premier tour, le bateau reste comme le dé l’a posé.
refuse-turn-cost = Cette rotation coûte { $cost ->
    [one] { $cost } bûche
   *[other] { $cost } bûches
} et vous en avez { $logs }.
refuse-turn-leaves-no-move = Après avoir payé { $cost ->
    [one] { $cost } bûche
   *[other] { $cost } bûches
}, vous ne pourriez ni avancer ni reculer, or un bateau doit se déplacer.
refuse-no-logs = Avancer coûte des bûches, et vous n’en avez pas.
refuse-beyond-goal = L’arrivée est plus proche : { $most ->
    [one] { $most } case suffit
   *[other] { $most } cases suffisent
}.
refuse-forward-cost = Avancer de { $spaces } coûte { $spaces ->
    [one] { $spaces } bûche
   *[other] { $spaces } bûches
} et vous en avez { $logs }.
refuse-behind-river = Le fleuve s’arrête derrière vous : vous { $most ->
    [0] ne pouvez pas reculer du tout
    [one] ne pouvez reculer que d’une case
   *[other] ne pouvez reculer que de { $most } cases
}.
refuse-furthest-back = Un bateau recule de { $most } cases libres au plus.
refuse-all-logs = Avancer coûte une bûche par case, et il y a { $logs } bûches en tout.
refuse-pass = Vous ne pouvez pas passer : votre bateau peut se déplacer.

error-first-player = Le joueur { $asked } ne peut pas commencer à une table de { $seats }.
error-position-board = Ligne { $line } : il n’y a pas de plateau « { $quoted } ».
error-position-rows = Ligne { $line } : le fleuve n’a que { $most } rangées.
error-position-width = Ligne { $line } : une rangée compte { $width } cases, pas { $found }.
error-position-boat-twice = Ligne { $line } : le bateau { $quoted } est déjà sur le fleuve.
error-position-cell = Ligne { $line } : « { $quoted } » n’est ni une case vide « . » ni un bateau : une des lettres { $letters_quoted } et le chiffre tourné vers l’est, de 1 à 6.
error-position-goal = Ligne { $line } : un bateau sur l’arrivée a déjà gagné.
error-position-boats = Ligne { $line } : il faut de { $fewest } à { $most } bateaux sur le fleuve, désignés par des lettres à partir de A, sans en sauter.
error-position-no-such-boat = Ligne { $line } : il n’y a pas de bateau « { $quoted } » sur le fleuve.
error-position-logs = Ligne { $line } : les bûches s’écrivent « logs A 12 B 8 ».
error-position-logs-many = Ligne { $line } : il n’y a que { $most } bûches ; un joueur qui n’est pas nommé garde sa part du départ.
error-position-round = Ligne { $line } : un tour de table est un nombre de 1 à { $most }.
error-position-first-round = Ligne { $line } : personne ne tourne son bateau au premier tour.
error-position-line = Ligne { $line } : « { $quoted } » n’est pas une ligne de position.
error-position-line-twice = Ligne { $line } : il y a déjà une ligne « { $quoted } ».
error-position-turn = Ligne { $line } : une ligne, et une seule, doit dire qui se déplace (« moves ») ou tourne (« turns »).

# Le rapport du laboratoire.
balance-reactions = Réactions
balance-chain = Réactions en chaîne
balance-chain-about = Combien de bateaux un seul déplacement fait avancer, l’un après l’autre ; 0 est un déplacement qui ne touche personne de plus faible ni de plus fort.
balance-longest = La plus longue chaîne d’une course
balance-longest-about = Combien de réactions compte la plus longue chaîne de chaque course.
balance-moves = Ce que font les déplacements
balance-moves-about = Combien de déplacements déclenchent une réaction, combien reculent chercher du bois, et combien de bateaux ne peuvent pas bouger.
balance-reacts = Déclenche une réaction
balance-retreat = Recule
balance-pass = Doit passer
balance-ends = Comment se gagnent les courses
balance-ends-about = Combien de courses se gagnent par un déplacement qui a déclenché une réaction, combien par un bateau poussé au but pendant le tour d’un autre, et combien ne finissent qu’à la limite des tours.
balance-won-by-reaction = Par une réaction en chaîne
balance-won-on-anothers-turn = Pendant le tour d’un autre
balance-won-at-limit = À la limite des tours

# Le plateau dans le navigateur.
board-river = Le fleuve
board-row = Bras { $row }
board-space = Case { $space }
board-start = Embarcadère, case { $space }
board-goal = Arrivée, case { $space }
board-boat = Case { $space } : bateau { $letter }, { $colour }, de { $player } ; est { $e }, sud-est { $se }, sud-ouest { $sw }, ouest { $w }, nord-ouest { $nw }, nord-est { $ne }
board-forward = { $place } : en avant pour { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
board-back = { $place } : en arrière de { $spaces }, prend { $logs ->
    [0] 0 bûche
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
board-touching = { $way } ; touche { $touched ->
    [one] { $touched } bateau
   *[other] { $touched } bateaux
}, { $push }
board-wharf = Bûches
board-bank = Réserve
board-crew = { $player }, bateau { $letter }, { $colour } : { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}, case { $space }
board-crew-ashore = { $player }, bateau { $letter }, { $colour } : { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}, pas encore sur le fleuve
board-helm = Comment votre bateau doit se placer
board-hint-move = Chaque case éclairée dit ce que deviendraient vos bûches. Touchez-en une pour voir ce qui se passerait.
board-go = Jouer
board-go-to = Jouer : { $way }
board-put-back = Reposer
board-pushes = { $pushes ->
    [one] { $pushes } poussée
   *[other] { $pushes } poussées
}
board-push = { $letter } { $number } contre { $x_letter } { $x_number } : { $difference } de plus.
