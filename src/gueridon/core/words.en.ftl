# Words of the table itself, in English. Each game adds its own.

player-name = Player { $number }
none = nothing

error-no-such-game = There is no game called “{ $quoted }”; the games are { $games_quoted }.
error-number-of-players = { game-name } is for { $fewest } to { $most } players, not { $asked }.
error-no-such-option = { game-name } has no option “{ $quoted }”; its options are: { $options_quoted }.
error-no-such-choice = Option “{ $option_quoted }” cannot be “{ $quoted }”; it can be { $choices_quoted }.
error-no-such-language = There is no language “{ $quoted }” here; there are { $languages_quoted }.
error-no-such-seat = There is no seat { $asked }: the seats of this table are 0 to { $last }.
error-notation = “{ $quoted }” is not the notation of any action of { game-name }.
error-not-for-your-eyes = While a game is being played nobody may see everything.
error-no-undo = That cannot be taken back: it revealed something, or somebody has acted since.
error-not-a-key = A key is 64 hexadecimal digits, and “{ $quoted }” is not.

error-record-start = Line { $line }: a record starts with “{ $expected_quoted }”.
error-record-twice = Line { $line }: “{ $quoted }” stands twice in the head.
error-record-missing = The head of the record has no line “{ $quoted } …”.
error-record-after-key = Line { $line }: nothing may follow the key.
error-record-seat = Line { $line }: “{ $quoted }” is neither a seat from 1 to { $seats }, nor “*”, nor “key”.
error-record-number = Line { $line }: “{ $quoted }” is not a whole number.
error-record-version = The record was made by version { $theirs } of { $quoted }; this is version { $ours }.
error-record-notation = Line { $line }: “{ $quoted }” is not the notation of any action of { game-name }.
error-record-deal-due = Line { $line }: a deal is due before anybody may act.
error-record-no-deal = Line { $line }: no deal is due here.
error-record-cannot-deal = Line { $line }: “{ $quoted }” cannot be dealt here.
error-record-illegal = Line { $line }: seat { $number } may not do “{ $quoted }”. { $why } (rules, { $paragraph_quoted })

error-verify-no-commitment = The record has no commitment, so its deals cannot be checked.
error-verify-no-key = The record has no key yet: a game can be verified once it is over.
error-verify-wrong-key = The key is not the one that was promised: its hash is not the commitment of the record.
error-verify-deal = Line { $line }: “{ $dealt_quoted }” was dealt where the key gives “{ $promised_quoted }”.
error-verify-unfinished = The record ends before the game does.

refuse-unknown-notation = “{ $quoted }” is not the notation of any action of this game.
refuse-not-your-turn = It is not your turn: the table waits for somebody else.
refuse-game-over = The game is over.

error-no-such-bot = There is no bot called “{ $quoted }”; there are { $bots_quoted }.
error-at-least-one-game = A simulation needs at least one game.
