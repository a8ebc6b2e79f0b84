# Les mots de la table elle-même, en français. Chaque jeu ajoute les siens.

somebody = quelqu’un
player-name = Joueur { $number }
none = rien
between-lists = {" ; "}

error-no-such-game = Aucun jeu ne s’appelle « { $quoted } » ; les jeux sont { $games_quoted }.
error-number-of-players = { game-name } se joue de { $fewest } à { $most }, pas à { $quoted }.
error-no-such-option = { game-name } n’a pas d’option « { $quoted } » ; ses options : { $options_quoted }.
error-no-such-choice = L’option « { $option_quoted } » ne peut pas valoir « { $quoted } » ; elle peut valoir { $choices_quoted }.
error-option-players = L’option « { $option_quoted } » vaut pour { $most ->
        [one] { $players_quoted } joueur
       *[other] { $players_quoted } joueurs
    }, pas pour { $asked }.
error-too-many-bots = { $bots } robots ne tiennent pas à une table de { $players }.
error-no-such-language = La langue « { $quoted } » n’existe pas ici ; il y a { $languages_quoted }.
error-no-such-seat = Il n’y a pas de place { $quoted } : { $last ->
        [0] cette table n’a que la place 0
       *[other] les places de cette table vont de 0 à { $last }
    }.
error-notation = « { $quoted } » n’est la notation d’aucune action de { game-name }.
error-not-for-your-eyes = Tant que la partie dure, personne ne peut tout voir.
error-no-undo = Impossible de revenir en arrière : quelque chose a été révélé, ou quelqu’un a joué depuis.

# Ce qu’on donne à une fonction, à une commande ou à une partie écrite ; l’endroit est un paramètre ou le mot d’une ligne.
error-wrong-kind = « { $place_quoted } » doit être { $kind }, et non « { $quoted } ».
error-not-a-number = « { $place_quoted } » doit être un nombre entier de { $least_quoted } à { $most_quoted }, et non « { $quoted } ».
error-not-a-seed = Une graine est un nombre entier d’au plus { $digits } chiffres ; « { $quoted } » n’en est pas une.
error-not-digits = « { $place_quoted } » doit compter 64 chiffres hexadécimaux (0 à 9, a à f), et non « { $quoted } ».
error-not-a-name = « { $quoted } » ne peut pas être un nom : un nom compte de 1 à { $most } caractères imprimables, sans espace avant ni après.
error-names-no-seat = « { $place_quoted } » nomme la place { $quoted }, mais { $last ->
        [0] cette table n’a que la place 0
       *[other] les places de cette table vont de 0 à { $last }
    }.
error-key-length = Une clé compte { $wanted } octets ; celle-ci en compte { $length }.
error-text-too-long = « { $place_quoted } » compte { $length } caractères ; au-delà de { $most }, rien n’est lu.
error-breaks-line = Ligne { $line } : « { $quoted } » ne peut pas figurer dans « { $place_quoted } ».
kind-text = un texte (str)
kind-bytes = une suite d’octets (bytes)
kind-bool = True ou False (bool)
kind-mapping = un dictionnaire (dict)
kind-collection = une liste
kind-match = une partie en cours (Match)
kind-message = un message (Message)

error-record-start = Ligne { $line } : une partie écrite commence par « { $expected_quoted } ».
error-record-twice = Ligne { $line } : « { $quoted } » figure deux fois dans l’en-tête.
error-record-missing = L’en-tête de la partie n’a pas de ligne « { $quoted } … ».
error-record-after-key = Ligne { $line } : rien ne peut suivre la clé.
error-record-line = Ligne { $line } : { $why }
error-record-alone = Ligne { $line } : « { $word_quoted } » se tient seul, sans « { $quoted } ».
error-record-empty = Ligne { $line } : il manque quelque chose après « { $quoted } ».
error-record-no-position = Ligne { $line } : « | » ne vient qu’à la suite de « position ».
error-record-no-such-seat = Ligne { $line } : « { $quoted } » n’est pas une place de 1 à { $seats }.
error-record-option = Ligne { $line } : l’option « { $quoted } » ne veut rien dire ici, car la partie commence par une position.
error-record-position-seats = Ligne { $line } : la partie est écrite pour { $theirs }, mais sa position est pour { $drawn }.
error-record-seat = Ligne { $line } : « { $quoted } » n’est ni une place de 1 à { $seats }, ni « * », ni « key ».
error-record-number = Ligne { $line } : « { $quoted } » n’est pas un nombre entier.
error-record-version = La partie vient de la version { $theirs } de { $quoted } ; ceci est la version { $ours }.
error-record-notation = Ligne { $line } : « { $quoted } » n’est la notation d’aucune action de { game-name }.
error-record-deal-due = Ligne { $line } : une distribution doit précéder toute action.
error-record-no-deal = Ligne { $line } : aucune distribution n’est attendue ici.
error-record-cannot-deal = Ligne { $line } : « { $quoted } » ne peut pas être distribué ici.
error-record-illegal = Ligne { $line } : la place { $number } ne peut pas jouer « { $quoted } ». { $why } (règles, { $paragraph_quoted })

error-record-two-seeds = La partie notée a des lignes « luck » d’anciennes parties et des lignes de graines ; il ne peut y avoir que les unes ou les autres.
error-one-device = « one_device » se dit de graines de joueurs, et il n’y en a pas.
error-record-seed-and-none = La partie notée dit que la place { $number } a ajouté une graine et qu’elle n’en a pas ajouté.
error-verify-no-commitment = La partie ne porte pas d’engagement : ses distributions ne peuvent pas être vérifiées.
error-verify-no-key = La partie ne porte pas encore de clé : on peut vérifier une partie une fois terminée.
error-verify-wrong-key = La clé n’est pas celle qui était promise : son empreinte n’est pas l’engagement de la partie.
error-verify-deal = Ligne { $line } : « { $dealt_quoted } » a été distribué là où la clé donne « { $promised_quoted } ».
error-verify-unfinished = Le texte s’arrête avant la fin de la partie.

refuse-unknown-notation = « { $quoted } » n’est la notation d’aucune action de ce jeu.
refuse-not-your-turn = Ce n’est pas à vous : la table attend quelqu’un d’autre.
refuse-game-over = La partie est terminée.

error-no-such-bot = Aucun robot ne s’appelle « { $quoted } » ; il y a { $bots_quoted }.
error-at-least-one-game = Une simulation demande au moins une partie et au plus { $most }, et non { $quoted }.
error-think = La réflexion dure plus de 0 et au plus { $longest } secondes, et non { $quoted }.

# Qui peut s’asseoir à la table quand il manque du monde.
bot-newcomer = Débutant
bot-newcomer-about = vient d’apprendre les règles : joue sensément, oublie des choses, se laisse battre
bot-regular = Habitué
bot-regular-about = joue un instant la suite dans sa tête, et joue solidement
bot-expert = Expert
bot-expert-about = réfléchit jusqu’à une demi-seconde à ce que chacun peut avoir et à ce que donne chaque choix
bot-greedy = Glouton
bot-greedy-about = prend ce qui paraît le mieux un coup plus loin ; un étalon pour mesurer
bot-random = Hasard
bot-random-about = joue n’importe quoi de permis ; un étalon pour mesurer

# Le serveur de la table : ce qu’il refuse et ce qu’il raconte.
beside-left = { $quoted } a quitté la partie ; un robot joue à sa place.
beside-no-part = { $quoted } n’était pas là pour le mélange et n’a rien ajouté aux donnes.
beside-played-by-bot = Un robot joue à la place de { $quoted }.
beside-back = { $quoted } est de retour.
beside-decided-by-bot = Un robot prend cette décision pour { $quoted }.
beside-substitute = { $quoted } remplace { $former_quoted }.
beside-bots-seat = { $quoted } remplace un robot ; cette partie ne compte pas.
tell-took-back = { $you ->
        [yes] Vous reprenez
       *[no] { $seat } reprend
    } la dernière action.

error-unreadable = Ce message est illisible : { $quoted }
error-not-json = Le corps d’une requête est de type application/json.
error-too-long = C’est trop long : un message compte au plus { $longest } octets.
error-too-fast = C’était trop à la fois ; réessayez dans un instant.
error-too-often = { $minutes ->
    [one] C’était trop souvent ; ce sera de nouveau possible dans une minute.
   *[other] C’était trop souvent ; ce sera de nouveau possible dans { $minutes } minutes.
    }
error-too-many-connections = Il y a déjà trop de connexions ; réessayez plus tard.
error-cap-invites = Cette table a eu { $most } invitations et n’en prend pas davantage. Dressez-en une autre.
error-cap-seats = { $whose_quoted ->
    [person] Vous vous êtes assis, levé ou avez changé de place { $most } fois ici : une personne ne peut pas davantage.
   *[table] Des places ont été prises, libérées ou données à des bots { $most } fois ici, et ce n’est plus possible. Dressez une autre table.
    }
error-cap-shuffles = { $whose_quoted ->
    [person] Vous avez pris part à un mélange ici, ou en avez lancé un, { $most } fois : une personne ne peut pas davantage.
   *[table] { $most } fois, un mélange a été lancé ou rejoint à cette table ; ce n’est plus possible. Dressez-en une autre.
    }
error-cap-chat = { $whose_quoted ->
    [person] Vous avez écrit { $most } lignes ici : une personne ne peut pas davantage.
   *[table] { $most } lignes ont été écrites à cette table, et elle n’en prend pas davantage.
    }
error-cap-undo = Vous avez repris un coup, ou demandé quelque chose aux autres, { $most } fois dans cette partie : une personne ne peut pas davantage. Continuer à jouer reste toujours possible.
error-cap-log = { $whose_quoted ->
    [person] Vous avez fait { $most } choses ici en plus de jouer : une personne ne peut pas davantage. Continuer à jouer reste toujours possible.
   *[table] { $most } choses ont été faites à cette table en plus de jouer, et elle n’en prend pas davantage. Continuer à jouer reste toujours possible.
    }
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne connaît pas cette méthode.
error-no-identity = Dites d’abord qui vous êtes.
error-other-site = Un autre site ne peut pas agir en votre nom.
error-invite-used = Cette invitation a déjà servi ; demandez-en une autre à l’hôte.
error-server-no-such-invite = Cette invitation n’existe pas, ou l’hôte l’a remplacée.
error-server-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
error-server-not-yours-to-see = Vous ne pouvez plus voir cette table.
error-server-no-such-viewer = « { $quoted } » n’est pas une place de cette table.
error-server-host-only = Seul l’hôte de la table peut faire cela.
error-server-no-seat = Vous n’êtes pas assis à cette table.
error-server-sits-already = Vous êtes déjà assis à cette table.
error-server-by-invite = On ne s’assied à cette table que sur invitation.
error-server-seat-taken = Quelqu’un est déjà assis là.
error-server-seat-free = Personne n’est assis là.
error-server-no-free-seat = Toutes les places sont prises.
error-server-knows-another-seat = Vous avez vu cette partie d’une autre place.
error-server-person-there = Cette personne est là ; on ne remplace que les absents.
error-server-grace = Cette personne vient de partir ; attendez un peu.
error-server-no-bot-there = Aucun robot ne joue pour vous.
error-server-bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
error-server-removed = L’hôte vous a exclu de cette table.
error-server-seat-kept = Pendant une partie, on ne donne la place de personne : un robot joue jusqu’au retour de son occupant.
error-server-left-already = Vous avez quitté cette partie ; un robot joue pour vous et vous pouvez revenir.
error-server-not-oneself = Cela vaut pour la place de quelqu’un d’autre, pas pour la vôtre.
error-server-shuffling = On mélange les cartes ; attendez un instant.
error-server-seed-too-late = Une graine se choisit avant le début de la partie.
error-server-seed-missing = L’appareil de { $quoted } n’a pas encore choisi sa graine pour le mélange ; attendez un instant.
error-server-other-seed = Ce n’est pas la graine qui avait été promise.
error-server-nothing-to-reveal = Aucune graine n’est attendue de vous maintenant.
error-server-not-without = On ne se passe de la graine de quelqu’un qu’après deux mélanges où elle a manqué.
error-server-started-already = La partie a déjà commencé.
error-server-not-started = La partie n’a pas encore commencé.
error-server-not-over = La partie n’est pas encore finie.
error-server-paused = L’hôte a suspendu la partie.
error-server-not-paused = La partie n’est pas suspendue.
error-server-seats-free =
    { $free ->
        [one] Une place est encore libre
       *[other] { $free } places sont encore libres
    } ; invitez quelqu’un, ou asseyez-y un robot.
error-server-question-open = Une autre question est déjà posée ; attendez les réponses.
error-server-clock-decides = Cette table a une horloge : quand le temps est écoulé, un robot décide.
error-server-not-waited-for = La table n’attend pas cette personne.
error-server-wait-longer = Un robot ne décide pour quelqu’un qu’après trois minutes d’attente.
error-server-decide-yourself = La table vous attend aussi : prenez d’abord votre propre décision.
error-server-nothing-asked = Personne ne vous demande votre accord.
error-server-muted = L’hôte vous a retiré la parole.
error-server-no-hints = Les conseils sont désactivés à cette table, car d’autres personnes y jouent.
error-server-bad-text = Une ligne de conversation est un texte ordinaire et non vide.
error-server-too-many-tables = Une connexion suit au plus { $most } tables.
error-server-busy = Le serveur est très occupé ; réessayez dans un instant.
error-server-still-thinking = Des robots réfléchissent encore à vos demandes précédentes ; attendez leurs réponses.
error-server-storage = Cela n’a pas pu être conservé, donc rien n’a été fait : le disque ou la base de données refuse. Réessayez, ou prévenez la personne qui tient le serveur.
error-server-disk-full = Rien ne peut être conservé : le disque est plein.
error-server-file-gone = Rien ne peut être conservé : le fichier de la base de données n’est plus à sa place.
error-server-read-only = Rien ne peut être conservé : la base de données ne peut être que lue.
error-server-database-away = Rien ne peut être conservé : la base de données ne répond pas.
error-server-cannot-write = Rien ne peut être conservé : la base de données refuse d’écrire.
error-server-broken = Une entrée du journal de cette table est illisible : on ne peut plus rien y faire, mais ce qui a été joué avant reste visible.
error-server-unreadable = Rien du journal de cette table n’est lisible ; la personne qui gère ce serveur peut peut-être le réparer.
error-server-not-broken = Il n’y a pas de table « { $quoted } » dont le journal soit illisible.
error-server-nothing-played = Rien n’est lisible de la partie à la table « { $quoted } ».
error-server-mistake = C’est une erreur de Guéridon, pas la vôtre ; rien n’a été fait.
error-server-webhook = « { $quoted } » n’est pas une adresse http ou https publique.
error-server-host = Ce serveur ne répond pas au nom « { $quoted } ». S’il est à vous, la personne qui tient le serveur l’ajoute au réglage « hosts » (GUERIDON_HOSTS) ou fixe « public_url ».
error-server-database = « { $quoted } » n’est pas une base de données : donnez un chemin, sqlite:///chemin ou postgresql://…
error-server-cannot-open = La base de données « { $quoted } » ne peut pas être ouverte : { $why_quoted }
error-server-database-in-use = Un autre serveur tient déjà la base de données « { $quoted } » (processus { $pid_quoted }). Arrêtez-le d’abord, ou choisissez un autre fichier avec --db.
error-server-newer-database = Cette base de données a été écrite par une version plus récente de Guéridon (elle en est à { $theirs_quoted }, celle-ci connaît { $ours_quoted }) ; rien n’y a été changé. Installez cette version, ou démarrez avec une sauvegarde antérieure.
error-server-workers = { $asked } processus demandent PostgreSQL ; SQLite en sert un seul.
error-server-port = Le port { $port_quoted } ne peut pas servir : { $quoted }. --port en choisit un autre.
error-server-settings-file = Les réglages de « { $quoted } » sont illisibles : { $why_quoted }
error-server-no-such-setting = Il n’y a pas de réglage « { $quoted } » ; il y a { $settings_quoted }.
error-server-bad-setting = Le réglage « { $setting_quoted } » ne peut pas être « { $quoted } ».
error-server-not-installed = Il faut la partie serveur : pip install 'gueridon[server]' (il manque { $quoted }).
error-server-backup-exists = « { $quoted } » existe déjà ; une sauvegarde demande un nouveau fichier.
error-server-backup-postgresql = Une base PostgreSQL se sauvegarde avec son propre outil : pg_dump.
error-server-unreachable = Aucun serveur de table ne répond à « { $quoted } ».
error-server-bad-link = « { $quoted } » n’est pas une invitation : elle a la forme https://…/#join=…
error-server-cut-link = « { $quoted } » n’est pas une invitation entière : copiez le lien de l’hôte jusqu’à la dernière lettre.
error-server-watching-bot = Cette invitation est pour un spectateur ; demandez à l’hôte une place à la table.

serve-here = La table est mise : { $quoted }
serve-network = Pour les téléphones et les amis du même réseau : { $quoted }
serve-stop = Ctrl-C arrête le serveur ; chaque partie est conservée.
serve-broken-table = { $name_quoted }  table { $quoted } : l’entrée { $entry } sur { $entries } est illisible ({ $why_quoted })
serve-broken-none = Toutes les tables sont lisibles.
serve-backup = Sauvegardé dans { $quoted }. Le fichier contient les distributions des parties en cours : gardez-le pour vous.
serve-bot-sits = Le robot est assis à la place { $number } de la table { $quoted }.
serve-bot-over = La partie est finie.

# La ligne de commande.
cli-help =
    Une table pour quatre jeux modernes : y jouer ici, contre des robots ou entre vous, et consulter leurs règles.

    Les deux premières choses à essayer :

    { $command_quoted } play — s’asseoir et jouer ; on vous demande à quoi

    { $command_quoted } rules { $game_quoted } — lire les règles d’un jeu
cli-help-example = Exemple : { $command_quoted } play { $game_quoted }
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-default = [par défaut : {"{}"}]
cli-required = [obligatoire]
cli-lang = La langue ; par défaut, celle de votre système.
cli-game = Le jeu ; le début de son nom suffit.
cli-file = Une partie écrite.
cli-option = Choisir une option du jeu ; peut se répéter. « { $command_quoted } games » les énumère.
cli-help-option = Afficher cette aide, et c’est tout.
cli-version = Afficher la version, et c’est tout.
cli-games = Énumérer les jeux : combien de joueurs, quelles options.
cli-games-example = Exemple : { $command_quoted } games --lang fr
cli-bots = Énumérer les robots, du plus facile au plus fort.
cli-bots-example = Exemple : { $command_quoted } bots
cli-play = Jouer dans ce terminal, contre des robots ou à plusieurs à tour de rôle.
cli-play-example = Exemple : { $command_quoted } play { $game_quoted } --players 3 --seat you --seat you --seat expert
cli-play-game = Le jeu ; sans lui, on vous le demande.
cli-play-players = Combien de joueurs à la table.
cli-play-seat = Qui prend la place suivante, à partir de la première : « you » pour vous, ou un robot ({ $bots_quoted }) ; peut se répéter. Sans cela, la place 1 est la vôtre et les autres sont « regular ».
cli-play-name = Comment s’appelle la personne suivante, dans l’ordre des places ; peut se répéter.
cli-play-seed = Rendre les distributions répétables ; qui connaît la graine peut les prévoir.
cli-play-record = Le fichier où garder la partie ; sans lui, un nouveau parmi vos données.
cli-play-resume = Continuer une partie gardée.
cli-play-think = Combien de secondes un expert peut réfléchir à une décision ; une demi-seconde d’ordinaire.
cli-replay = Revoir une partie pas à pas : Entrée pour la suite, p pour revenir, un nombre pour y sauter, q pour arrêter.
cli-replay-example = Exemple : { $command_quoted } replay ma-partie.txt --seat 2
cli-replay-seat = Ne montrer que ce que cette place savait alors ; sans cela, tout.
cli-verify = Vérifier une partie terminée : que la clé promise avant la première distribution les fixait toutes et qu’aucune règle n’a été enfreinte ; ou dire exactement ce qui cloche.
cli-verify-example = Exemple : { $command_quoted } verify ma-partie.txt
cli-rules = Afficher les règles d’un jeu ; les règles maison sont signalées.
cli-rules-example = Exemple : { $command_quoted } rules { $game_quoted } --lang fr
cli-simulate = Faire jouer beaucoup de parties aux robots et compter.
cli-simulate-example = Exemple : { $command_quoted } simulate { $game_quoted } --games 200 --bots greedy,random --seed 7
cli-simulate-players = Combien de joueurs à la table ; la liste des robots se répète pour la remplir.
cli-simulate-games = Combien de parties.
cli-simulate-bots = Qui joue, par nom ; sans cela greedy,random. Ils changent de place d’une partie à l’autre.
cli-simulate-seed = La même graine donne le même résultat, quel que soit le nombre de processus.
cli-simulate-workers = Combien de processus ; sans cela, un par cœur.
cli-simulate-json = Écrire du JSON au lieu d’un tableau.
cli-serve = Mettre la table pour les navigateurs : amis, robots et spectateurs.
cli-serve-example = Exemple : { $command_quoted } serve --port 8080
cli-serve-host = L’adresse d’écoute ; sans elle, toutes celles de cette machine.
cli-serve-port = Le port ; 8000 sans cette option, 0 pour n’importe lequel de libre.
cli-serve-db = Où tout est conservé : un chemin, sqlite:///chemin ou postgresql://… ; sans cette option, un fichier parmi vos données.
cli-serve-workers = Combien de processus ; plus d’un demande PostgreSQL.
cli-serve-config = Un fichier de réglages (TOML) ; docs/hosting.md les énumère tous.
cli-serve-open = Ouvrir le navigateur.
cli-broken = Lister les tables du serveur dont le journal est illisible, ou imprimer la partie de l’une d’elles jusque-là.
cli-broken-example = Exemple : { $command_quoted } broken
cli-broken-table = L’une d’elles : sa partie écrite, aussi loin que le journal est lisible. Elle révèle les cartes de tous.
cli-backup = Sauvegarder la base de données du serveur pendant qu’il tourne.
cli-backup-example = Exemple : { $command_quoted } backup tables.db
cli-backup-to = Le fichier de sauvegarde ; il doit être nouveau.
cli-bot-client = Laisser un robot rejoindre sur invitation une table de n’importe quel serveur, comme un client à part entière.
cli-bot-client-example = Exemple : { $command_quoted } bot-client 'https://example.org/#join=…'
cli-bot-client-link = L’invitation, telle que l’hôte l’a envoyée.
cli-bot-client-name = Comment il s’appelle à la table.

cli-lab = Mesurer robots et règles par un grand nombre de parties.
cli-lab-example = Exemple : { $command_quoted } lab ladder { $game_quoted } --games 400
cli-lab-ladder = Opposer les niveaux de robots : les mêmes distributions jouées de tous les côtés, avec des intervalles à 95 %.
cli-lab-ladder-example = Exemple : { $command_quoted } lab ladder { $game_quoted } --pair expert:greedy --games 400 --results echelle.jsonl
cli-lab-balance = Faire jouer un jeu de nombreuses fois à des robots égaux et écrire un rapport illustré : places, scores, longueur, choix, et ce que le jeu lui-même veut compter.
cli-lab-balance-example = Exemple : { $command_quoted } lab balance { $game_quoted } --bot greedy --games 400 --report rapport.html
cli-lab-balance-players = Combien de joueurs à la table ; plusieurs nombres entre virgules, ou sans cela tous ceux que le jeu permet.
cli-lab-balance-games = Combien de parties à chaque sorte de table.
cli-lab-bot = Qui joue, à toutes les places ({ $bots_quoted }).
cli-lab-report = Où écrire le rapport ; sans cela, ici même, au nom du jeu.
cli-lab-players = Combien de joueurs à la table.
cli-lab-games = Combien de parties par duel, arrondi à des distributions entières.
cli-lab-levels = Les niveaux, du plus faible au plus fort ({ $bots_quoted }) ; chacun est mesuré contre le précédent. Sans cela, tous, et expert contre greedy.
cli-lab-pair = Un niveau contre un autre ; peut se répéter.
cli-lab-decide = Arrêter un duel dès qu’il s’écarte nettement de la part équitable : on regarde après 25 distributions, 50, 100…, chaque fois avec un intervalle à 99,9 %.
cli-lab-think = Combien de temps l’expert peut réfléchir à une décision.
cli-lab-simulations = Le budget de l’expert en simulations ; sans cela ni --think, autant qu’il en profite. Le même résultat sur toute machine.
cli-lab-cluster = Travailler plutôt sur la grappe Dask à cette adresse.
cli-lab-results = Garder le travail fini dans ce fichier ; la même commande reprend de là.
cli-lab-markdown = Écrire aussi le tableau dans ce fichier, en Markdown.

cli-interrupted = Interrompu.
cli-no-more-input = L’entrée s’est terminée avant la réponse à la question.
cli-our-mistake = C’est une erreur de Guéridon, pas la vôtre ({ $quoted }) ; GUERIDON_DEBUG=1 montre où elle s’est produite.
cli-no-such-option = Il n’y a pas ici d’option « { $quoted } » ; --help les énumère.
cli-missing = Il manque { $quoted } ; --help donne un exemple.
cli-bad-value = « { $quoted } » n’est pas une valeur admise pour { $option_quoted } ; --help donne un exemple.
cli-option-needs-value = L’option { $quoted } veut une valeur à sa suite ; --help donne un exemple.
cli-option-takes-no-value = L’option { $quoted } ne prend pas de valeur.
cli-usage = Cette ligne de commande est incompréhensible ; --help énumère ce qu’il y a.
cli-no-such-command = Il n’y a pas de commande « { $quoted } » ; --help les énumère.
cli-extra-argument = « { $quoted } » est un mot de trop ; --help donne un exemple.
cli-file-not-found = Il n’y a pas de fichier « { $quoted } ».
cli-is-a-folder = « { $quoted } » est un dossier, pas un fichier.
cli-not-a-folder = Une partie de « { $quoted } » n’est pas un dossier.
cli-no-permission = Vous n’avez pas la permission pour « { $quoted } ».
cli-disk-full = Le disque est plein.
cli-system = Le système a refusé : { $quoted }.

# Une partie au terminal.
terminal-which-game = Quel jeu ?
terminal-pick = Numéro, de 1 à { $last } (Entrée : { $usual })
terminal-how-many = Combien de joueurs, de { $fewest } à { $most } ? (Entrée : { $usual })
terminal-which-level = De quelle force sont les robots ?
terminal-change-options = Entrée pour jouer ainsi, o pour changer les options
terminal-not-an-answer = « { $quoted } » n’est pas une des réponses.
terminal-players =
    { $fewest ->
        [one] { $most ->
            [one] { $most } joueur
           *[other] de 1 à { $most } joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }
terminal-option-players = (joueurs : { $players_quoted })
terminal-option-is = { $option_quoted } : { $choice_quoted }
terminal-usual = (par défaut)
terminal-play-again = Pour rejouer tout de suite :
terminal-kept-in = Cette partie est gardée dans
terminal-your-turn = À vous
terminal-you = { $seat } (vous)
terminal-your-name = Vous
terminal-finished = Pour vérifier qu’aucune distribution n’a été changée, ou pour revoir la partie :
terminal-left = La partie est gardée. Pour la continuer :
terminal-pass = Passez l’écran à { $seat }. Que personne d’autre ne regarde.
terminal-press-enter = Entrée pour commencer
terminal-only-enter = Ici seule la touche Entrée fait continuer ; « quitter » arrête, et la partie est gardée.
terminal-go-on = Entrée pour continuer
terminal-how-to-get-help = « aide » dit ce que vous pouvez taper, « ? » montre la règle en vigueur, « règles » les montre toutes.
terminal-hint = Numéro, notation ou nom · ? règle · conseil · journal{ $undo_quoted ->
        [yes] {" "}· annuler
       *[no] {""}
    } · règles · aide · quitter
terminal-help =
    Tapez le numéro d’un choix, sa notation, ou des mots qu’il est seul à avoir.
      Entrée       revoir la table
      ?            la règle en vigueur
      ? 3.2        ce paragraphe des règles
      ? MOT        ce que fait une chose du jeu, par son nom
      pourquoi X   pourquoi X est interdit maintenant, avec la règle
      règles       toute la page de règles
      conseil      ce que ferait un expert, et s’il en est sûr
      journal      tout ce qui s’est passé, tel que vous l’avez vu
      annuler      reprendre votre dernière action, si elle n’a rien révélé
      quitter      arrêter ; la partie est gardée et peut être reprise
    Si un jeu a une notation semblable à l’un de ces mots, écrivez /journal.
terminal-no-such-number = Il n’y a pas de choix { $quoted } ; les choix vont de 1 à { $choices }.
terminal-refused = { $why } (règle { $paragraph_quoted } ; « ? { $paragraph_quoted } » la montre)
terminal-allowed = « { $quoted } » est permis maintenant.
terminal-effect = { $name_quoted } : { $effect_quoted }
terminal-several-choices = « { $quoted } » convient à plusieurs choix : { $numbers }.
terminal-why-what = Pourquoi quoi ? Par exemple : pourquoi x, où x est une notation.
terminal-no-such-paragraph = Les règles n’ont pas de paragraphe { $quoted }.
terminal-undone = Coup repris.
error-nothing-to-undo = Il n’y a rien à reprendre.
terminal-thinking = Réflexion …
terminal-advice = Un expert choisirait : { $label } (confiance { $percent } %)
terminal-choice = Choix
terminal-chance-to-win = Chances de gagner
terminal-confidence = Confiance
terminal-chance = { $percent } % ± { $doubt }
terminal-percent = { $percent } %
terminal-bot-failed = Le robot de { $seat } a failli ({ $quoted }) et un coup permis a été joué à sa place ; GUERIDON_DEBUG=1 montre où c’est arrivé.
terminal-source-book = tirée du livret
terminal-source-seen = telle qu’on joue le jeu imprimé
terminal-source-derived = déduite des exemples du livret
terminal-source-house = règle maison
terminal-source-none = règles
terminal-place = Rang
terminal-player = Joueur
terminal-score = Score
terminal-won = Vous avez gagné. Score : { $score }
terminal-lost = Vous avez perdu. Score : { $score }

# Parties écrites et chiffres.
terminal-deal = Distribution
terminal-replay-prompt = { $number }/{ $last } (Entrée, p, un nombre, q)
terminal-replay-help = Entrée ou n : suite. p : retour. Un nombre : cette étape. q : arrêter.
terminal-replay-edge = Il n’y a rien de plus de ce côté.
terminal-replay-unfinished = La partie n’est pas finie : la voici telle qu’un spectateur la voit (--seat N montre ce qu’une place savait).
terminal-verified = Vérifié : { $deals ->
        [0] rien n’a été distribué
        [one] la seule distribution était fixée par la clé promise avant elle et n’a pas été changée depuis
       *[other] chacune des { $deals } distributions était fixée par la clé promise avant la première, et aucune n’a été changée depuis
    } ; { $actions ->
        [one] la seule action respecte
       *[other] les { $actions } actions respectent
    } les règles (engagement { $commitment_quoted }).
terminal-verified-seeds =
    { $count ->
        [one] La graine de { $count } personne (place { $seats_quoted }) est
       *[other] Les graines de { $count } personnes (places { $seats_quoted }) sont
    } dans les donnes, fixées avant d’être dévoilées : pour les choisir, il aurait fallu que ces personnes et celle qui tenait la table s’entendent toutes.
terminal-verified-one-device =
    { $count ->
        [one] La graine de { $count } personne (place { $seats_quoted }) est
       *[other] Les graines de { $count } personnes (places { $seats_quoted }) sont
    } dans les donnes, mais l’appareil qui distribuait les a tirées lui-même : qui s’en servait a pu recommencer jusqu’à ce que les donnes lui conviennent.
terminal-verified-no-seeds = Aucun appareil de joueur n’a pris part à ces donnes : qui distribuait a pu tirer des clés jusqu’à ce que l’une lui convienne.
terminal-verified-without = Sans graine : place { $seats_quoted }.
terminal-verified-restarts =
    { $restarts ->
        [one] { $restarts } mélange a été refait
       *[other] { $restarts } mélanges ont été refaits
    } parce qu’une graine a été retenue ; qui l’a fait a choisi chaque fois entre deux donnes.
terminal-verified-luck =
    { $lucks ->
        [one] Une personne a
       *[other] { $lucks } personnes ont
    } ajouté du hasard à la clé une fois celle-ci promise : qui tenait la table ne pouvait pas choisir les distributions.
terminal-verified-seeded = Les distributions découlent d’une graine : qui l’a choisie pouvait les prévoir.
terminal-simulated =
    { game-name }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed_quoted }
terminal-bot = Robot
terminal-seat = Place
terminal-games = Parties
terminal-wins = Victoires
terminal-mean-score = Score moyen
terminal-interval-note = Entre crochets : intervalles de confiance à 95 %. Une victoire partagée compte en partie.

# Le laboratoire.
lab-ladder-title =
    { game-name }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : échelle des niveaux, graine { $seed_quoted }
lab-level = Niveau
lab-against = Contre
lab-deals = Donnes
lab-rounds = Manches
lab-share = Part gagnée
lab-fair-share = Part équitable : { $share_quoted }.
lab-verdict = Verdict
lab-gain = De plus que le niveau précédent
lab-stronger = plus fort
lab-weaker = plus faible
lab-open = indécis
lab-note-sides = Chaque distribution se joue depuis chaque place : un robot du niveau, les autres du niveau adverse.
lab-note-teams = Chaque distribution se joue des deux côtés : à chaque manche, toute une équipe est du niveau et tous les autres du niveau adverse, puis l’inverse. On compte les manches.
lab-note-solo = Tous les niveaux jouent les mêmes distributions. La dernière colonne les compare distribution par distribution, en points de pourcentage.
lab-note-interval = Entre crochets : intervalles de confiance à 95 % ; une distribution avec toutes ses parties compte pour une observation. Une victoire partagée compte en partie.
lab-note-decide = Chaque duel s’est arrêté au premier regard qui ne laissait pas de doute (99,9 %).
lab-note-engine = Règles et robots : { $engine_quoted }.
lab-interrupted = Interrompu : voici ce qui a été joué. Avec --results, ce serait gardé.
lab-interrupted-kept = Interrompu : voici ce qui a été joué. La même commande reprend de là.
lab-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-balance-title = { game-name }, à l’équilibre ?
lab-balance-kicker = Guéridon · laboratoire
lab-balance-facts = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } entre robots égaux ({ $bot_quoted }), à { $tables ->
        [one] une sorte de table
       *[other] { $tables } sortes de tables
    }.
lab-balance-written = { $games ->
        [one] { $games } partie comptée
       *[other] { $games } parties comptées
    }. Le rapport est dans
lab-contents = Sommaire
lab-short = En bref
lab-short-about = Ces parts ne sont pas celles qu’on attendrait, et le hasard seul n’en ferait autant d’une part qu’une fois sur mille. Les plus éloignées d’abord.
lab-short-nothing = Rien ne ressort : aucune part ne s’écarte de ce qu’on attendrait plus que le hasard ne l’explique (99,9 %).
lab-finding = { $label_quoted } { $share_quoted }, et non { $expected_quoted }
lab-finding-series = { $label_quoted }, { $series }
lab-numbers = Les chiffres
lab-value = Valeur
lab-expected = Attendu
lab-units = Parties
lab-mean = Moyenne
lab-median = Médiane
lab-middle-90 = 90 % du milieu
lab-table = Table
lab-made = Comment ceci a été fait
lab-made-about = Le robot « { $bot_quoted } » a joué à toutes les places ; ce qui vaut entre ses semblables ne vaut pas forcément entre personnes. Graine { $seed_quoted } ; règles et robots { $engine_quoted }. La même commande donne le même rapport, sauf si les robots réfléchissent à la montre :
lab-made-intervals = Les barres sont des intervalles de confiance à 95 %. Une partie compte pour une observation, quoi qu’on y compte. Une victoire partagée compte en partie. Les marques pointillées montrent ce qu’on attendrait si tout se valait.
lab-seat-of =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, place { $number }
lab-figure-seats = La place compte-t-elle ?
lab-figure-seats-about = Combien de fois chaque place gagne, selon le nombre de joueurs ; en pointillé, la part équitable. Les places sont numérotées autour de la table.
lab-figure-shared = Victoires partagées
lab-figure-shared-about = Combien de parties finissent avec plus d’un gagnant.
lab-figure-score = Scores
lab-figure-score-about = Comment se répartissent les scores finaux de tous les joueurs ; en tirets, leur moyenne.
lab-figure-score-axis = Score
lab-figure-margin = À quel point c’est serré
lab-figure-margin-about = De combien de points le meilleur score devance le deuxième ; 0 est une égalité de points.
lab-figure-margin-axis = Points d’avance
lab-figure-length = La longueur d’une partie
lab-figure-length-about = Le nombre de décisions de tous les joueurs dans une partie ; en tirets, la moyenne.
lab-figure-length-axis = Décisions
lab-figure-choices = La liberté de choix, du début à la fin
lab-figure-choices-about = Le nombre moyen d’actions possibles à chaque décision, selon la part des décisions déjà prises.
lab-figure-choices-axis = Où en est la partie (en % de ses décisions)
lab-figure-branching = La liberté de choix, décision par décision
lab-figure-branching-about = Combien d’actions sont possibles à chaque décision ; en tirets, la moyenne.
lab-figure-branching-axis = Actions possibles
lab-error-players = Les nombres de joueurs s’écrivent comme 3 ou 2,3,4, et « { $quoted } » n’en est pas.
lab-error-pair-form = Un duel s’écrit niveau:adversaire, et « { $quoted } » ne l’est pas.
lab-error-worker-lost = Un des processus qui travaillaient s’est arrêté de façon inattendue ; ce qui était fini est gardé si --results était donné.
lab-error-needs-extra = Il faut pour cela ce qu’apporte gueridon[lab] ; installez-le d’abord.
lab-error-no-cluster = Aucune grappe Dask ne répond à « { $quoted } ».
lab-error-other-engine = Un processus a d’autres règles ou robots ({ $ours_quoted }) que cette commande ({ $theirs_quoted }) ; leurs résultats ne doivent pas se mélanger.
lab-error-results-differ = « { $quoted } » contient les résultats d’autre chose : « { $what_quoted } » y vaut { $theirs_quoted }, et ici { $ours_quoted }. Rien n’a été changé ; prenez un autre fichier.
lab-error-results-line = La ligne { $line } de « { $quoted } » n’est pas un résultat du laboratoire ; rien n’a été changé.
lab-error-results-unreadable = « { $quoted } » contient un résultat illisible ; rien n’a été changé.

terminal-error-too-many-seats = --seat est donné { $named } fois, mais la table compte { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
terminal-error-too-many-names = --name est donné { $named } fois, pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à la table.
error-bad-name = « { $quoted } » ne peut pas être un nom : un nom compte de 1 à 24 lettres, chiffres, signes ordinaires et espaces simples.
terminal-error-no-such-player = « { $quoted } » ne peut pas s’asseoir ; une place est pour : { $kinds_quoted }.
terminal-error-several-games = « { $quoted } » peut être { $first_quoted } ou { $last_quoted } ; tapez-en davantage.
terminal-error-no-such-seat = Il n’y a pas de place { $asked } : les places de cette partie vont de 1 à { $last }.
terminal-error-option-form = Une option s’écrit nom=choix ; « { $quoted } » n’en est pas une.
terminal-error-record-exists = « { $quoted } » existe déjà ; play --resume continue une partie, et --record veut un nouveau fichier.
terminal-error-no-folder = Il n’y a pas de dossier « { $quoted } » où garder la partie.
terminal-error-cannot-create = Aucun fichier ne peut être créé à « { $quoted } ».
terminal-error-record-changed = « { $quoted } » a été modifié par quelqu’un d’autre pendant que vous jouiez ; rien n’a été écrit par-dessus.
terminal-error-no-key-file = La partie ne peut pas continuer sans sa clé, et il n’y a pas de fichier « { $quoted } ».
terminal-error-workers = Une simulation demande au moins un processus et au plus { $most }, et non { $quoted }.
terminal-error-too-large = « { $quoted } » est trop gros pour être une partie écrite.
terminal-error-not-text = « { $quoted } » n’est pas un fichier texte, donc pas une partie écrite.
terminal-error-game-over = Cette partie est terminée ; { $command_quoted } la montre.
terminal-error-resume-and = --resume continue une partie telle quelle : { $quoted } ne peut pas l’accompagner.
