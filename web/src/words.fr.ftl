# Words of the browser's shell, in French. The table's and the games' own words come from the server.
ui-guest = Invité
ui-home = Retour aux jeux
ui-tools = Langue, réglages et aide
ui-switch-language = EN: switch to English
ui-go-light = Passer en clair
ui-go-dark = Passer en sombre
ui-sound = Son
ui-sound-note = Un bref carillon quand c’est à vous.
ui-settings = Réglages
ui-help = Aide
ui-close = Fermer
ui-skip = Aller au contenu
ui-try-again = Réessayer
ui-no-server = Personne ne répond
ui-no-server-more = Le serveur de la table est injoignable. Cette page réessaie d’elle-même.
ui-lost = Il n’y a rien ici
ui-lost-more = Cette adresse ne mène nulle part ; il manque peut-être une lettre.
ui-to-shelf = Vers les jeux
ui-line-lost = Le serveur ne répond pas. Veuillez réessayer.
ui-our-mistake = Une erreur s’est produite de notre côté. Rechargez la page ; rien n’est perdu.
ui-opening = Un instant…

ui-welcome = À quoi jouons-nous ?
ui-welcome-more = Quatre jeux modernes autour d’une petite table ronde : contre des robots sur-le-champ, ou entre amis par un lien. Ni compte, ni installation.
ui-games = Les jeux
ui-play-now = Jouer
ui-of-game = { $what } : { $game }
ui-choose-bots = Choisir robots et options
ui-with-friends = Entre amis
ui-same-device = Même appareil
ui-resume = { $n ->
    [one] Votre partie en cours
   *[other] Vos parties en cours
}
ui-open-tables = Tables ouvertes
ui-played = Vos parties terminées
ui-see-result = Résultat
ui-no-open-tables = Aucune table publique n’est ouverte en ce moment.
ui-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
ui-your-turn = À vous
ui-watch = Regarder
ui-go-on = Continuer
ui-credits = Ces jeux sont l’œuvre de leurs auteurs ; nous ne sommes liés à aucun éditeur. Textes, dessins et code sont les nôtres. Si un jeu vous plaît, achetez la boîte.

ui-language = Langue
ui-theme = Clair ou sombre
ui-as-system = Comme le système
ui-light = Clair
ui-dark = Sombre
ui-motion = Animations
ui-motion-full = Complètes
ui-motion-none = Aucune
ui-pace = Rythme des animations
ui-pace-slow = Lent
ui-pace-usual = Normal
ui-pace-fast = Rapide
ui-confirm = Confirmer chaque coup
ui-confirm-note = Un coup n’est joué qu’après une seconde touche.
ui-confirm-ask = { $action } ?
ui-confirm-yes = Confirmer
ui-confirm-no = Pas encore
ui-prefer-text = Jouer en texte
ui-prefer-text-note = Chaque jeu en mots et en boutons, sans plateau dessiné.
ui-forget = M’oublier
ui-forget-ask = M’oublier ?
ui-forget-gone = Votre nom, vos messages dans les discussions et votre identité quittent ce serveur pour de bon.
ui-forget-games = Dans les parties que vous avez jouées, vous devenez « quelqu’un » ; là où une partie n’est pas finie, un robot joue à votre place. Vous ne pourrez revenir à aucune d’elles.
ui-forget-shared = Tous ceux avec qui vous partagez cet appareil sont oubliés avec vous.
ui-forget-kept = Ce que d’autres ont téléchargé ou écrit à votre sujet, et les anciennes sauvegardes de l’hôte, restent tels quels.
ui-your-name = Votre nom

ui-help-touch = Touchez ce que vous voulez jouer, puis sa destination ; on peut aussi glisser. Tout peut se faire au clavier.
ui-help-lit = Ce que vous pouvez faire est cerné de laiton. La phrase du bas dit ce qu’on attend de vous.
ui-help-why = Touchez ce qui n’est pas possible : la table vous dit quelle règle l’interdit.
ui-help-keys = Touches
ui-help-fair = Chaque distribution découle d’un secret promis avant la partie et publié après. La partie enregistrée le prouve.
ui-key-arrows = se déplacer sur le plateau
ui-key-name-enter = Entrée
ui-key-name-escape = Échap
ui-key-enter = choisir l’élément actif
ui-key-digits = choisir par numéro, là où les choix sont numérotés ; sur un plateau dessiné, aller au premier, deuxième… élément allumé
ui-key-tab = partie suivante de la page
ui-key-escape = reposer, ou fermer
ui-key-undo = annuler
ui-key-hint = demander un conseil
ui-key-rules = la règle en vigueur
ui-key-ask = réentendre ce qui est demandé
ui-key-help = cette aide

ui-how-many = Combien de joueurs ?
ui-who-sits = Qui s’assied où ?
ui-who-on-seat = Qui occupe la place { $n }
ui-name-on-seat = Nom à la place { $n }
ui-player = Joueur { $n }
ui-sitter-friend = un ami, par lien
ui-sitter-here = quelqu’un sur cet appareil
ui-sitter-bot = robot : { $level }
ui-for-study = Pour étudier
ui-more-wishes = Pendule, visibilité
ui-clock = Temps par décision
ui-clock-none = sans limite
ui-clock-minutes = { $n } min
ui-public = Ouverte à tous
ui-public-note = Affichée en page d’accueil ; qui vient peut s’asseoir.
ui-spectators = Spectateurs bienvenus
ui-spectators-note = Ils voient ce que voit le joueur le moins informé.
ui-hints = Conseils pour tous
ui-hints-note = Qui s’assied accepte que chacun puisse consulter un bon robot.
ui-lay = Dresser la table
ui-start = Commencer
ui-no-such-game = Ce jeu n’existe pas ici
ui-no-table = Cette table ne peut être ouverte
ui-no-invite = Cette invitation ne peut être ouverte
ui-no-replay = Cette partie ne peut être montrée

ui-invited = Vous êtes invité !
ui-invites-to-play = { $host } vous invite à jouer à { $game }
ui-invites-to-watch = { $host } vous invite à regarder { $game }
ui-invited-to-play = Vous êtes invité à jouer à { $game }
ui-invited-to-watch = Vous êtes invité à regarder { $game }
ui-seats-taken = { $n ->
    [one] { $n } place sur { $seats } prise
   *[other] { $n } places sur { $seats } prises
}
ui-has-begun = La partie a commencé.
ui-is-over = La partie est finie.
ui-sit-down = S’asseoir
ui-lobby-ready = Tout le monde est là
ui-lobby-away = On attend { $names }
ui-free-seat = Place libre
ui-host = hôte
ui-here = présent
ui-invite-short = Inviter
ui-add-bot = Robot
ui-sit-here = S’asseoir ici
ui-level-of = Niveau de { $name }
ui-free = Renvoyer { $name }
ui-leave = Quitter la table
ui-leave-ask = Quitter la table ?
ui-leave-others = Votre place devient libre : l’hôte peut la donner à quelqu’un d’autre ou à un robot.
ui-leave-running = Un robot joue à votre place, et vous pouvez revenir jusqu’à la fin de la partie. Si tous les autres sont d’accord, une autre personne peut prendre votre place pour de bon.
ui-you-left = Vous avez quitté cette partie ; un robot joue à votre place.
ui-substitute-for-you = { $quoted } voudrait vous remplacer. Reprenez votre place si vous préférez continuer.
ui-waits-for-you = Les autres vous attendent depuis plus de trois minutes : ils peuvent laisser un robot prendre cette décision.
ui-no-longer-yours = Vous ne pouvez plus voir cette table : quelqu’un a pris votre place, ou l’hôte vous a exclu.
ui-invite-substitute-more = Qui ouvre ce lien demande à remplacer { $name } ; toutes les autres personnes qui jouent doivent être d’accord.
ui-replaces = Vous remplaceriez { $quoted }, qui est parti ; on demande d’abord aux autres.
ui-remove = Exclure { $name } pour de bon
ui-remove-ask = Exclure { $name } ?
ui-remove-open = { $name } ne pourra plus s’asseoir ni regarder ici, ni à une revanche.
ui-remove-running = Un robot joue à la place de { $name }, qui peut revenir dans cette partie, mais ni à une revanche ni comme spectateur.
ui-invite-substitute = Inviter quelqu’un à remplacer { $name }
ui-substitute-asked = { $quoted } voudrait remplacer { $name }, qui est parti.
ui-decide-asked = La table attend { $name } depuis longtemps. Un robot doit-il prendre cette décision ?
ui-answer-until = Temps pour répondre ; le silence vaut refus
ui-waits-long = La table attend { $name } depuis plus de trois minutes.
ui-ask-bot-decides = Laisser un robot décider cette fois
ui-lobby-shuffling = On mélange les cartes…
ui-shuffling = Mélange…
ui-shuffle-failed = Le mélange est à refaire : rien n’est venu à temps de l’appareil de { $names }.
ui-start-without = Commencer sans la part de { $names }
ui-fair-promise = Donnes honnêtes : elles découlent d’un secret fixé dès maintenant et d’un nombre tiré par chaque appareil. L’empreinte du secret :
ui-leave-host = { $name } devient l’hôte.
ui-leave-invite = Votre invitation a servi ; seule une nouvelle vous ramène ici.
ui-leave-alone = Seuls des robots restent ici, et la partie disparaît de votre liste.
ui-leave-open = Personne d’autre n’est assis ici : la table disparaîtra de votre liste.
ui-leave-over = La partie est finie. Elle ne figurera plus parmi vos parties.
ui-stay = Rester
ui-seat-is-free = La place { $n } est libre.
ui-host-fills-seat = L’hôte peut inviter quelqu’un ou y mettre un robot.
ui-start-when-full = La partie peut commencer quand chaque place est prise.
ui-host-starts = L’hôte lance la partie.
ui-invite = Inviter quelqu’un
ui-invite-more = Ce lien donne cette place à une personne, une seule fois. Envoyez-le, ou faites-le viser par un téléphone.
ui-invite-watch = Inviter à regarder
ui-invite-watch-more = Ce lien permet à une personne, une fois, de regarder la partie sans voir les secrets.
ui-qr = Code QR du lien
ui-link = Lien
ui-copy = Copier
ui-copied = Copié
ui-share = Partager

ui-board = Plateau
ui-board-news = Ce qui vient de se passer
ui-board-drawing = Le plateau, dessiné en lettres
ui-board-drawing-wide = ↔ Plus large que l’écran : faites glisser le dessin de côté.
ui-board-choices = Ce que vous pouvez faire
ui-players-clockwise = Joueurs, dans le sens horaire
ui-you = (vous)
ui-bot = robot
ui-to-play = à jouer
ui-thinking = réfléchit…
ui-waiting = attend
ui-away = absent
ui-winner = gagnant
ui-time-left = Temps restant
ui-watching = Spectateur
ui-log = Journal
ui-taken-back = Annulé :
ui-log-earlier = Afficher ce qui précède ({ $n })
ui-log-empty = Rien ne s’est encore passé.
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-chat-muted = L’hôte vous a rendu muet.
ui-rules = Règles
ui-rule = Règle { $paragraph }
ui-panel = Journal, discussion et règles
ui-undo = Annuler
ui-warming-up = Les robots s’échauffent encore : pendant une minute ou deux après le premier démarrage, les experts jouent et conseillent moins bien.
ui-hint = Conseil
ui-hint-is = Le choix d’un expert : « { $action } ». Il gagne { $chance } fois sur 100 ; { $percent ->
    [100] presque certain
   *[other] sûr à { $percent } %
} que rien n’est meilleur.
ui-connecting = connexion…
ui-reconnecting = liaison perdue, reconnexion…
ui-sent-later = Pas de liaison : ce sera envoyé dès qu’elle reviendra.
ui-broken = On ne peut plus jouer à cette table : une entrée de son journal est illisible. Voici le dernier moment lisible ({ $ago }).
ui-broken-before = Aucune partie ne peut commencer à cette table : une entrée de son journal est illisible.
ui-broken-line = Partie illisible
ui-broken-new = Dresser une nouvelle table
ui-paused = La partie est en pause.
ui-pause = Pause
ui-unpause = Reprendre
ui-undo-asked = { $name } demande à annuler un coup.
ui-undo-asked-by-you = Vous avez demandé aux autres d’annuler votre coup.
ui-agree = Accepter
ui-disagree = Refuser
ui-ask-undo = Demander à annuler mon dernier coup
ui-bot-plays-on = Un robot joue à votre place.
ui-come-back = Reprendre ma place
ui-is-away = { $name } s’est absenté.
ui-grace = Avant qu’un robot puisse jouer
ui-let-bot-play = Laisser jouer un robot
ui-table-menu = Cette table
ui-mute = Rendre { $name } muet
ui-unmute = Laisser parler { $name }

ui-you-win = Vous avez gagné !
ui-you-share = Vous partagez la victoire !
ui-place = Rang
ui-name = Nom
ui-score = Score
ui-in-short = { $game } en bref
ui-lets-play = Jouons
ui-all-rules = Toutes les règles
ui-why-points = D’où viennent les points
ui-why-end = Comment tout s’est joué
ui-round = Manche { $n }
ui-rematch = Rejouer
ui-rematch-wished = { $name } aimerait rejouer.
ui-rematch-join = Vers la partie suivante
ui-replay = Revoir
ui-replay-so-far = Revoir depuis le début
ui-record = Partie (fichier)
ui-moment = Moment de la partie
ui-moment-of = { $n } sur { $last }
ui-first = Au début
ui-previous = Un pas en arrière
ui-next = Un pas en avant
ui-last = À la fin
ui-run = Lecture
ui-speed = Vitesse
ui-seen-as = Vu par
ui-as-all = tous à la fois
ui-as-onlooker = un spectateur
ui-more = Plus
ui-copy-moment = Lien vers ce moment
ui-to-table = Vers la table

ui-curtain = { $name }, à vous de jouer
ui-curtain-more = Passez l’appareil. Personne d’autre ne regarde.
ui-curtain-ready = Je suis { $name }, montrez-moi
ui-curtain-wait = Les autres jouent…

ui-players = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
ui-seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
ui-lobby-waiting = { $n ->
    [one] Une place est encore libre
   *[other] { $n } places sont encore libres
}
ui-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
ui-hours = { $n } h
ui-clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
ui-onlookers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
ui-chat-unread = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
ui-winners = { $n ->
    [0] Personne n’a gagné
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
