# Les mots de la table elle-même, en français. Chaque jeu ajoute les siens.

player-name = Joueur { $number }
none = rien

error-no-such-game = Aucun jeu ne s’appelle « { $quoted } » ; les jeux sont { $games_quoted }.
error-number-of-players = { game-name } se joue de { $fewest } à { $most }, pas à { $asked }.
error-no-such-option = { game-name } n’a pas d’option « { $quoted } » ; ses options : { $options_quoted }.
error-no-such-choice = L’option « { $option_quoted } » ne peut pas valoir « { $quoted } » ; elle peut valoir { $choices_quoted }.
error-no-such-language = La langue « { $quoted } » n’existe pas ici ; il y a { $languages_quoted }.
error-no-such-seat = Il n’y a pas de place { $asked } : les places de cette table vont de 0 à { $last }.
error-notation = « { $quoted } » n’est la notation d’aucune action de { game-name }.
error-not-for-your-eyes = Tant que la partie dure, personne ne peut tout voir.
error-no-undo = Impossible de revenir en arrière : quelque chose a été révélé, ou quelqu’un a joué depuis.
error-not-a-key = Une clé compte 64 chiffres hexadécimaux ; « { $quoted } » n’en est pas une.

error-record-start = Ligne { $line } : une partie écrite commence par « { $expected_quoted } ».
error-record-twice = Ligne { $line } : « { $quoted } » figure deux fois dans l’en-tête.
error-record-missing = L’en-tête de la partie n’a pas de ligne « { $quoted } … ».
error-record-after-key = Ligne { $line } : rien ne peut suivre la clé.
error-record-seat = Ligne { $line } : « { $quoted } » n’est ni une place de 1 à { $seats }, ni « * », ni « key ».
error-record-number = Ligne { $line } : « { $quoted } » n’est pas un nombre entier.
error-record-version = La partie vient de la version { $theirs } de { $quoted } ; ceci est la version { $ours }.
error-record-notation = Ligne { $line } : « { $quoted } » n’est la notation d’aucune action de { game-name }.
error-record-deal-due = Ligne { $line } : une distribution doit précéder toute action.
error-record-no-deal = Ligne { $line } : aucune distribution n’est attendue ici.
error-record-cannot-deal = Ligne { $line } : « { $quoted } » ne peut pas être distribué ici.
error-record-illegal = Ligne { $line } : la place { $number } ne peut pas jouer « { $quoted } ». { $why } (règles, { $paragraph_quoted })

error-verify-no-commitment = La partie ne porte pas d’engagement : ses distributions ne peuvent pas être vérifiées.
error-verify-no-key = La partie ne porte pas encore de clé : on peut vérifier une partie une fois terminée.
error-verify-wrong-key = La clé n’est pas celle qui était promise : son empreinte n’est pas l’engagement de la partie.
error-verify-deal = Ligne { $line } : « { $dealt_quoted } » a été distribué là où la clé donne « { $promised_quoted } ».
error-verify-unfinished = Le texte s’arrête avant la fin de la partie.

refuse-unknown-notation = « { $quoted } » n’est la notation d’aucune action de ce jeu.
refuse-not-your-turn = Ce n’est pas à vous : la table attend quelqu’un d’autre.
refuse-game-over = La partie est terminée.

error-no-such-bot = Aucun robot ne s’appelle « { $quoted } » ; il y a { $bots_quoted }.
error-at-least-one-game = Une simulation demande au moins une partie.
