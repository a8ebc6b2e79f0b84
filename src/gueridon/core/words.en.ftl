# Words of the table itself, in English. Each game adds its own.

somebody = somebody
player-name = Player { $number }
none = nothing
between-lists = {"; "}

error-no-such-game = There is no game called “{ $quoted }”; the games are { $games_quoted }.
error-number-of-players = { game-name } is for { $fewest } to { $most } players, not { $quoted }.
error-no-such-option = { game-name } has no option “{ $quoted }”; its options are: { $options_quoted }.
error-no-such-choice = Option “{ $option_quoted }” cannot be “{ $quoted }”; it can be { $choices_quoted }.
error-option-players = Option “{ $option_quoted }” is for { $most ->
        [one] { $players_quoted } player
       *[other] { $players_quoted } players
    }, not for { $asked }.
error-too-many-bots = { $bots } bots do not fit at a table of { $players }.
error-no-such-language = There is no language “{ $quoted }” here; there are { $languages_quoted }.
error-no-such-seat = There is no seat { $quoted }: { $last ->
        [0] this table has only seat 0
       *[other] the seats of this table are 0 to { $last }
    }.
error-notation = “{ $quoted }” is not the notation of any action of { game-name }.
error-not-for-your-eyes = While a game is being played nobody may see everything.
error-no-undo = That cannot be taken back: it revealed something, or somebody has acted since.

# What is given to a function, a command or a record; the place is a parameter or the word of a line.
error-wrong-kind = “{ $place_quoted }” must be { $kind }, not “{ $quoted }”.
error-not-a-number = “{ $place_quoted }” must be a whole number from { $least_quoted } to { $most_quoted }, not “{ $quoted }”.
error-not-a-seed = A seed is a whole number of at most { $digits } digits, and “{ $quoted }” is not.
error-not-digits = “{ $place_quoted }” must be 64 hexadecimal digits (0 to 9, a to f), not “{ $quoted }”.
error-not-a-name = “{ $quoted }” cannot be a name: a name is 1 to { $most } printable letters, with no space before or after them.
error-names-no-seat = “{ $place_quoted }” names seat { $quoted }, but { $last ->
        [0] this table has only seat 0
       *[other] the seats of this table are 0 to { $last }
    }.
error-key-length = A key has { $wanted } bytes, and this one has { $length }.
error-text-too-long = “{ $place_quoted }” has { $length } letters, and more than { $most } are not read.
error-breaks-line = Line { $line }: “{ $quoted }” cannot stand in “{ $place_quoted }”.
kind-text = a text (str)
kind-bytes = bytes
kind-bool = True or False (bool)
kind-mapping = a mapping (dict)
kind-collection = a list
kind-match = a game being played (Match)
kind-message = a message (Message)

error-record-start = Line { $line }: a record starts with “{ $expected_quoted }”.
error-record-twice = Line { $line }: “{ $quoted }” stands twice in the head.
error-record-missing = The head of the record has no line “{ $quoted } …”.
error-record-after-key = Line { $line }: nothing may follow the key.
error-record-line = Line { $line }: { $why }
error-record-alone = Line { $line }: “{ $word_quoted }” stands alone, without “{ $quoted }”.
error-record-empty = Line { $line }: something is missing after “{ $quoted }”.
error-record-no-position = Line { $line }: “|” stands only below “position”.
error-record-no-such-seat = Line { $line }: “{ $quoted }” is not a seat from 1 to { $seats }.
error-record-option = Line { $line }: option “{ $quoted }” means nothing here, because the game starts from a position.
error-record-position-seats = Line { $line }: the record is for { $theirs }, but its position is for { $drawn }.
error-record-seat = Line { $line }: “{ $quoted }” is neither a seat from 1 to { $seats }, nor “*”, nor “key”.
error-record-number = Line { $line }: “{ $quoted }” is not a whole number.
error-record-version = The record was made by version { $theirs } of { $quoted }; this is version { $ours }.
error-record-notation = Line { $line }: “{ $quoted }” is not the notation of any action of { game-name }.
error-record-deal-due = Line { $line }: a deal is due before anybody may act.
error-record-no-deal = Line { $line }: no deal is due here.
error-record-cannot-deal = Line { $line }: “{ $quoted }” cannot be dealt here.
error-record-illegal = Line { $line }: seat { $number } may not do “{ $quoted }”. { $why } (rules, { $paragraph_quoted })

error-record-two-seeds = The record has “luck” lines of older games and lines of player seeds; only one of them can be.
error-one-device = “one_device” is said of player seeds, and there are none.
error-record-seed-and-none = The record says that seat { $number } added a seed and that it added none.
error-verify-no-commitment = The record has no commitment, so its deals cannot be checked.
error-verify-no-key = The record has no key yet: a game can be verified once it is over.
error-verify-wrong-key = The key is not the one that was promised: its hash is not the commitment of the record.
error-verify-deal = Line { $line }: “{ $dealt_quoted }” was dealt where the key gives “{ $promised_quoted }”.
error-verify-unfinished = The record ends before the game does.

refuse-unknown-notation = “{ $quoted }” is not the notation of any action of this game.
refuse-not-your-turn = It is not your turn: the table waits for somebody else.
refuse-game-over = The game is over.

error-no-such-bot = There is no bot called “{ $quoted }”; there are { $bots_quoted }.
error-at-least-one-game = A simulation needs at least one game and at most { $most }, not { $quoted }.
error-think = Thinking takes more than 0 and at most { $longest } seconds, not { $quoted }.

# Who can sit at the table when people are missing.
bot-newcomer = Newcomer
bot-newcomer-about = has just learnt the rules: plays sensibly, overlooks things, and is easy to beat
bot-regular = Regular
bot-regular-about = plays on in the mind for a moment, and plays solidly
bot-expert = Expert
bot-expert-about = thinks for up to half a second about what everybody may hold and where each choice leads
bot-greedy = Greedy
bot-greedy-about = takes what looks best one step ahead; a yardstick for measuring
bot-random = Random
bot-random-about = plays anything that is allowed; a yardstick for measuring

# The table server: what it refuses, and what it tells.
beside-left = { $quoted } has left the game; a bot plays on.
beside-no-part = { $quoted } was not there for the shuffle, and added nothing to the deals.
beside-played-by-bot = A bot plays on for { $quoted }.
beside-back = { $quoted } is back.
beside-decided-by-bot = A bot makes this decision for { $quoted }.
beside-substitute = { $quoted } has taken over from { $former_quoted }.
beside-bots-seat = { $quoted } has taken over from a bot; this game counts for nothing.
tell-took-back = { $you ->
        [yes] You take back
       *[no] { $seat } takes back
    } the last action.

error-unreadable = That message cannot be read: { $quoted }
error-not-json = A request has a body of type application/json.
error-too-long = That is too long: a message has at most { $longest } bytes.
error-too-fast = That was too much at once; try again in a moment.
error-too-often = { $minutes ->
    [one] That was too often; it is possible again in a minute.
   *[other] That was too often; it is possible again in { $minutes } minutes.
    }
error-too-many-connections = There are too many connections already; try again later.
error-cap-invites = This table has had { $most } invites, and takes no more. Lay another one.
error-cap-seats = { $whose_quoted ->
    [person] You have sat down, got up or changed seats here { $most } times: that is the most one person may.
   *[table] Seats were taken, freed or given to bots { $most } times here, and no more is possible. Lay another table.
    }
error-cap-shuffles = { $whose_quoted ->
    [person] You have taken part in a shuffle here, or begun one, { $most } times: that is the most one person may.
   *[table] { $most } shuffles were begun or joined at this table, and no more is possible. Lay another one.
    }
error-cap-chat = { $whose_quoted ->
    [person] You have written { $most } lines here: that is the most one person may.
   *[table] { $most } lines have been written at this table, and it takes no more.
    }
error-cap-undo = You have taken back, or asked others something, { $most } times in this game: that is the most one person may. Playing on is always possible.
error-cap-log = { $whose_quoted ->
    [person] You have done { $most } things here besides playing: that is the most one person may. Playing on is always possible.
   *[table] { $most } things have been done at this table besides playing, and it takes no more. Playing on is always possible.
    }
error-not-found = There is nothing at this address.
error-wrong-method = This address does not know that method.
error-no-identity = First say who you are.
error-other-site = Another site may not act in your name.
error-invite-used = This invite was used already; ask the host for a new one.
error-server-no-such-invite = There is no such invite, or the host has replaced it.
error-server-no-such-table = There is no such table, or it is not for you to see.
error-server-not-yours-to-see = This table is no longer yours to see.
error-server-no-such-viewer = “{ $quoted }” is no seat of this table.
error-server-host-only = Only the host of the table may do that.
error-server-no-seat = You do not sit at this table.
error-server-sits-already = You sit at this table already.
error-server-by-invite = One sits down at this table by invite only.
error-server-seat-taken = Somebody sits there already.
error-server-seat-free = Nobody sits there.
error-server-no-free-seat = Every seat is taken.
error-server-knows-another-seat = You have seen this game from another seat.
error-server-person-there = That player is there; only who is away can be replaced.
error-server-grace = That player has only just left; wait a little.
error-server-no-bot-there = No bot plays for you.
error-server-bot-plays = A bot plays for you; first take your seat back.
error-server-removed = The host has removed you from this table.
error-server-seat-kept = While a game runs nobody’s seat is given away: a bot plays on until its owner is back.
error-server-left-already = You have left this game; a bot plays for you, and you may come back.
error-server-not-oneself = That is for somebody else’s seat, not for your own.
error-server-shuffling = The cards are being shuffled; wait a moment.
error-server-seed-too-late = A seed is chosen before the game starts.
error-server-seed-missing = The device of { $quoted } has not chosen its seed for the shuffle yet; wait a moment.
error-server-other-seed = This is not the seed that was promised.
error-server-nothing-to-reveal = No seed of yours is awaited now.
error-server-not-without = The game goes on without somebody’s seed only once it was missing in two shuffles.
error-server-started-already = The game has started already.
error-server-not-started = The game has not started yet.
error-server-not-over = The game is not over yet.
error-server-paused = The host has paused the game.
error-server-not-paused = The game is not paused.
error-server-seats-free =
    { $free ->
        [one] A seat is still free
       *[other] { $free } seats are still free
    }; invite somebody, or let a bot sit there.
error-server-question-open = Something else is being asked already; wait for the answers.
error-server-clock-decides = This table has a clock: when the time is up, a bot decides.
error-server-not-waited-for = The table does not wait for that player.
error-server-wait-longer = A bot decides for somebody only once the table has waited for three minutes.
error-server-decide-yourself = The table waits for you as well: make your own decision first.
error-server-nothing-asked = Nobody asks you to agree to anything.
error-server-muted = The host has muted you.
error-server-no-hints = Hints are off at this table, because other people play.
error-server-bad-text = A line of chat is ordinary text, and not empty.
error-server-too-many-tables = One connection follows at most { $most } tables.
error-server-busy = The server is very busy; try again in a moment.
error-server-still-thinking = Bots are still thinking about what you asked before; wait for their answers.
error-server-storage = This could not be kept, so nothing was done: the disk or the database refuses. Try again, or tell whoever runs the server.
error-server-disk-full = Nothing can be kept: the disk is full.
error-server-file-gone = Nothing can be kept: the file of the database is no longer where it was.
error-server-read-only = Nothing can be kept: the database can only be read.
error-server-database-away = Nothing can be kept: the database does not answer.
error-server-cannot-write = Nothing can be kept: the database refuses to write.
error-server-broken = An entry of this table’s log cannot be read, so nothing more can be done here; what was played before can be seen.
error-server-unreadable = Nothing of this table’s log can be read; whoever runs this server can perhaps mend it.
error-server-not-broken = There is no table “{ $quoted }” whose log cannot be read.
error-server-nothing-played = Of the game at table “{ $quoted }” nothing can be read.
error-server-mistake = That is a mistake in Guéridon, not yours; nothing was done.
error-server-webhook = “{ $quoted }” is no public http or https address.
error-server-host = This server does not answer to the name “{ $quoted }”. If it is yours, whoever runs the server adds it to the setting “hosts” (GUERIDON_HOSTS) or sets “public_url”.
error-server-database = “{ $quoted }” is no database: give a path, sqlite:///path or postgresql://…
error-server-cannot-open = The database “{ $quoted }” cannot be opened: { $why_quoted }
error-server-database-in-use = Another server has the database “{ $quoted }” already (process { $pid_quoted }). Stop it first, or choose another file with --db.
error-server-newer-database = A newer version of Guéridon has written this database (it has { $theirs_quoted }, this one knows { $ours_quoted }); nothing in it was changed. Install that version, or start with a backup from before.
error-server-workers = { $asked } processes need PostgreSQL; SQLite serves one.
error-server-port = Port { $port_quoted } cannot be used: { $quoted }. --port chooses another.
error-server-settings-file = The settings in “{ $quoted }” cannot be read: { $why_quoted }
error-server-no-such-setting = There is no setting “{ $quoted }”; there are { $settings_quoted }.
error-server-bad-setting = Setting “{ $setting_quoted }” cannot be “{ $quoted }”.
error-server-not-installed = This needs the server part: pip install 'gueridon[server]' ({ $quoted } is missing).
error-server-backup-exists = “{ $quoted }” exists already; a backup wants a new file.
error-server-backup-postgresql = A PostgreSQL database is saved with its own tool: pg_dump.
error-server-unreachable = No table server answers at “{ $quoted }”.
error-server-bad-link = “{ $quoted }” is no invite: it looks like https://…/#join=…
error-server-cut-link = “{ $quoted }” is not a whole invite: copy the host’s link to its last letter.
error-server-watching-bot = This invite is for an onlooker; ask the host for one to a seat.

serve-here = The table is laid: { $quoted }
serve-network = For phones and friends on the same network: { $quoted }
serve-stop = Ctrl-C stops the server; every game is kept.
serve-broken-table = { $name_quoted }  table { $quoted }: entry { $entry } of { $entries } cannot be read ({ $why_quoted })
serve-broken-none = Every table can be read.
serve-backup = Saved to { $quoted }. It holds the deals of unfinished games: keep it to yourself.
serve-bot-sits = The bot sits on seat { $number } of table { $quoted }.
serve-bot-over = The game is over.

# The command line.
cli-help =
    A table for four modern games: play them here, against bots or each other, and look up their rules.

    The two you will want first:

    { $command_quoted } play — sit down and play; it asks which game

    { $command_quoted } rules { $game_quoted } — read the rules of a game
cli-help-example = Example: { $command_quoted } play { $game_quoted }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-default = [default: {"{}"}]
cli-required = [required]
cli-lang = The language; without it, that of your locale.
cli-game = The game; the beginning of its name is enough.
cli-file = A game record.
cli-option = Choose an option of the game; may be repeated. “{ $command_quoted } games” lists them.
cli-help-option = Show this help and stop.
cli-version = Show the version and stop.
cli-games = List the games: how many play, what can be chosen.
cli-games-example = Example: { $command_quoted } games --lang fr
cli-bots = List the bots, from easy to hard.
cli-bots-example = Example: { $command_quoted } bots
cli-play = Play at this terminal, against bots or several people in turn.
cli-play-example = Example: { $command_quoted } play { $game_quoted } --players 3 --seat you --seat you --seat expert
cli-play-game = The game; without it you are asked.
cli-play-players = How many sit at the table.
cli-play-seat = Who takes the next seat, from the first on: you, or a bot ({ $bots_quoted }); may be repeated. Unless you say otherwise seat 1 is yours and the others are regular.
cli-play-name = What the next of the people is called, in the order of the seats; may be repeated.
cli-play-seed = Make the deals repeatable; whoever knows the seed can foresee them.
cli-play-record = The file to keep the game in; without it, a new one among your data.
cli-play-resume = Go on with a game that was kept.
cli-play-think = How many seconds an expert may think about a decision; usually half a second.
cli-replay = Step through a record: Enter for the next step, p for the one before, a number to jump, q to stop.
cli-replay-example = Example: { $command_quoted } replay my-game.txt --seat 2
cli-replay-seat = Show only what this seat knew at the time; without it, everything.
cli-verify = Check a finished game: that every deal was fixed by the key promised before the first one and that no rule was broken; or say exactly what is wrong.
cli-verify-example = Example: { $command_quoted } verify my-game.txt
cli-rules = Show the rules of a game; house rules are marked.
cli-rules-example = Example: { $command_quoted } rules { $game_quoted } --lang fr
cli-simulate = Let bots play many games and count.
cli-simulate-example = Example: { $command_quoted } simulate { $game_quoted } --games 200 --bots greedy,random --seed 7
cli-simulate-players = How many sit at the table; the list of bots is repeated to fill it.
cli-simulate-games = How many games.
cli-simulate-bots = Who plays, by name; without it greedy,random. They change seats from game to game.
cli-simulate-seed = The same seed gives the same result, whatever the number of workers.
cli-simulate-workers = How many processes; without it, one for each core.
cli-simulate-json = Print JSON instead of a table.
cli-serve = Lay the table for browsers: friends, bots and onlookers.
cli-serve-example = Example: { $command_quoted } serve --port 8080
cli-serve-host = The address to listen on; without it, all of this machine.
cli-serve-port = The port; 8000 without it, 0 for any free one.
cli-serve-db = Where everything is kept: a path, sqlite:///path or postgresql://…; without it, a file among your data.
cli-serve-workers = How many processes; more than one needs PostgreSQL.
cli-serve-config = A file of settings (TOML); docs/hosting.md lists them all.
cli-serve-open = Open the browser.
cli-broken = List the tables of the server whose logs cannot be read, or print the record of one so far.
cli-broken-example = Example: { $command_quoted } broken
cli-broken-table = One of them: its record, as far as its log can be read. It tells everybody’s cards.
cli-backup = Save the database of the server while it runs.
cli-backup-example = Example: { $command_quoted } backup tables.db
cli-backup-to = The file to save to; it must be new.
cli-bot-client = Let a bot join a table of any server by invite, as a client of its own.
cli-bot-client-example = Example: { $command_quoted } bot-client 'https://example.org/#join=…'
cli-bot-client-link = The invite, as the host has sent it.
cli-bot-client-name = What it is called at the table.

cli-lab = Measure bots and rules by many games.
cli-lab-example = Example: { $command_quoted } lab ladder { $game_quoted } --games 400
cli-lab-ladder = Let levels of bots play each other: the same deals from every side, with 95 % intervals.
cli-lab-ladder-example = Example: { $command_quoted } lab ladder { $game_quoted } --pair expert:greedy --games 400 --results ladder.jsonl
cli-lab-balance = Let equal bots play a game many times and write a report with figures: seats, scores, length, choices, and what the game itself wants counted.
cli-lab-balance-example = Example: { $command_quoted } lab balance { $game_quoted } --bot greedy --games 400 --report report.html
cli-lab-balance-players = How many sit at the table; several numbers between commas, or without it every number the game allows.
cli-lab-balance-games = How many games at each kind of table.
cli-lab-bot = Who plays, in all seats ({ $bots_quoted }).
cli-lab-report = Where to write the report; without it, beside you, named after the game.
cli-lab-players = How many sit at the table.
cli-lab-games = How many games for each pairing, rounded up to whole deals.
cli-lab-levels = The levels, from weak to strong ({ $bots_quoted }); each is measured against the one before it. Without it, all of them, and expert against greedy.
cli-lab-pair = One level against another; may be repeated.
cli-lab-decide = Stop a pairing early once it is clear of the fair share: looked at after 25 deals, 50, 100 …, each time with a 99.9 % interval.
cli-lab-think = How long the expert may think about a decision.
cli-lab-simulations = The expert’s budget in simulations; without it and --think, as many as are of use. The same result on any machine.
cli-lab-cluster = Work on the Dask cluster at this address instead.
cli-lab-results = Keep finished work in this file; the same command goes on from there.
cli-lab-markdown = Write the table to this file too, as Markdown.

cli-interrupted = Interrupted.
cli-no-more-input = The input ended before the question was answered.
cli-our-mistake = That is a mistake in Guéridon, not yours ({ $quoted }); GUERIDON_DEBUG=1 shows where it happened.
cli-no-such-option = There is no option “{ $quoted }” here; --help lists those there are.
cli-missing = { $quoted } is missing; --help shows an example.
cli-bad-value = “{ $quoted }” is not a value that { $option_quoted } can have; --help shows an example.
cli-option-needs-value = Option { $quoted } needs a value after it; --help shows an example.
cli-option-takes-no-value = Option { $quoted } takes no value.
cli-usage = That command line cannot be understood; --help lists what there is.
cli-no-such-command = There is no command “{ $quoted }”; --help lists those there are.
cli-extra-argument = “{ $quoted }” is one word too many; --help shows an example.
cli-file-not-found = There is no file “{ $quoted }”.
cli-is-a-folder = “{ $quoted }” is a folder, not a file.
cli-not-a-folder = Part of “{ $quoted }” is not a folder.
cli-no-permission = You have no permission for “{ $quoted }”.
cli-disk-full = The disk is full.
cli-system = The system refused: { $quoted }.

# A game at the terminal.
terminal-which-game = Which game?
terminal-pick = Number, 1 to { $last } (Enter: { $usual })
terminal-how-many = How many players, { $fewest } to { $most }? (Enter: { $usual })
terminal-which-level = How strong are the bots?
terminal-change-options = Enter to play like this, o to change the options
terminal-not-an-answer = “{ $quoted }” is not one of the answers.
terminal-players =
    { $fewest ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }
terminal-option-players = (players: { $players_quoted })
terminal-option-is = { $option_quoted }: { $choice_quoted }
terminal-usual = (usual)
terminal-play-again = To play again at once:
terminal-kept-in = This game is kept in
terminal-your-turn = Your turn
terminal-you = { $seat } (you)
terminal-your-name = You
terminal-finished = To check that no deal was changed, or to see the game again:
terminal-left = The game is kept. To go on with it:
terminal-pass = Pass the screen to { $seat }. Nobody else looks.
terminal-press-enter = Enter when ready
terminal-only-enter = Only Enter goes on from here; “quit” leaves, and the game is kept.
terminal-go-on = Enter to go on
terminal-how-to-get-help = “help” tells what you can type, “?” shows the rule in force, “rules” all of them.
terminal-hint = Number, notation or name · ? rule · hint · log{ $undo_quoted ->
        [yes] {" "}· undo
       *[no] {""}
    } · rules · help · quit
terminal-help =
    Type the number of a choice, its notation, or words that only it has.
      Enter     show the table again
      ?         the rule that is in force now
      ? 3.2     that paragraph of the rules
      ? WORD    what a thing of the game does, by its name
      why X     why X may not be done now, with the rule
      rules     the whole rules page
      hint      what an expert would do, and how sure of it
      log       everything that has happened, as you saw it
      undo      take back your last action, if nothing was revealed by it
      quit      stop; the game is kept and can be resumed
    Should a game have a notation like one of these words, write /log instead.
terminal-no-such-number = There is no choice { $quoted }; the choices are 1 to { $choices }.
terminal-refused = { $why } (rule { $paragraph_quoted }; “? { $paragraph_quoted }” shows it)
terminal-allowed = “{ $quoted }” is allowed now.
terminal-effect = { $name_quoted }: { $effect_quoted }
terminal-several-choices = “{ $quoted }” fits several choices: { $numbers }.
terminal-why-what = Why what? For example: why x, where x is a notation.
terminal-no-such-paragraph = The rules have no paragraph { $quoted }.
terminal-undone = Taken back.
error-nothing-to-undo = There is nothing to take back.
terminal-thinking = Thinking …
terminal-advice = An expert would choose: { $label } (confidence { $percent } %)
terminal-choice = Choice
terminal-chance-to-win = Chance to win
terminal-confidence = Confidence
terminal-chance = { $percent } % ± { $doubt }
terminal-percent = { $percent } %
terminal-bot-failed = The bot of { $seat } failed ({ $quoted }) and something legal was played in its place; GUERIDON_DEBUG=1 shows where it happened.
terminal-source-book = from the rulebook
terminal-source-seen = as the printed game is played
terminal-source-derived = follows from the rulebook’s examples
terminal-source-house = house rule
terminal-source-none = rules
terminal-place = Place
terminal-player = Player
terminal-score = Score
terminal-won = You have won. Score: { $score }
terminal-lost = You have lost. Score: { $score }

# Records and figures.
terminal-deal = Deal
terminal-replay-prompt = { $number }/{ $last } (Enter, p, number, q)
terminal-replay-help = Enter or n: next. p: back. A number: that step. q: stop.
terminal-replay-edge = There is nothing further that way.
terminal-replay-unfinished = The game is not over: shown as an onlooker sees it (--seat N shows what a seat knew).
terminal-verified = Verified: { $deals ->
        [0] nothing was dealt
        [one] the one deal was fixed by the key promised before it and was not changed since
       *[other] every one of the { $deals } deals was fixed by the key promised before the first one and none was changed since
    }; { $actions ->
        [one] the one action keeps
       *[other] all { $actions } actions keep
    } the rules (commitment { $commitment_quoted }).
terminal-verified-seeds =
    { $count ->
        [one] The seed of one player (seat { $seats_quoted }) is
       *[other] The seeds of { $count } players (seats { $seats_quoted }) are
    } in the deals, bound before any was told: to choose them, all of these players and whoever ran the table would have had to join forces.
terminal-verified-one-device =
    { $count ->
        [one] The seed of one player (seat { $seats_quoted }) is
       *[other] The seeds of { $count } players (seats { $seats_quoted }) are
    } in the deals, but the device that dealt drew them too: whoever ran it could have drawn again until the deals suited them.
terminal-verified-no-seeds = No player’s device had a part in these deals: whoever dealt could have drawn keys until one suited them.
terminal-verified-without = Added no seed: seat { $seats_quoted }.
terminal-verified-restarts =
    { $restarts ->
        [one] A shuffle was made anew
       *[other] { $restarts } shuffles were made anew
    } because a seed was held back; whoever did that chose between two deals each time.
terminal-verified-luck =
    { $lucks ->
        [one] One player
       *[other] { $lucks } players
    } added luck to the key after it was promised: whoever ran the table could not choose the deals.
terminal-verified-seeded = The deals follow from a seed: whoever chose it could foresee them.
terminal-simulated =
    { game-name }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed_quoted }
terminal-bot = Bot
terminal-seat = Seat
terminal-games = Games
terminal-wins = Wins
terminal-mean-score = Mean score
terminal-interval-note = In brackets: 95 % confidence intervals. A shared win counts in part.

# The lab.
lab-ladder-title =
    { game-name }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: ladder, seed { $seed_quoted }
lab-level = Level
lab-against = Against
lab-deals = Deals
lab-rounds = Rounds
lab-share = Share won
lab-fair-share = Fair share: { $share_quoted }.
lab-verdict = Verdict
lab-gain = Beyond the level before
lab-stronger = stronger
lab-weaker = weaker
lab-open = open
lab-note-sides = Every deal is played from every seat: one bot of the level, the others of the level it plays against.
lab-note-teams = Every deal is played from both sides: in each round all of one team are of the level and all others of the level it plays against, and once more the other way round. Rounds are counted.
lab-note-solo = All levels play the same deals. The last column compares them deal by deal, in percentage points.
lab-note-interval = In brackets: 95 % confidence intervals; a deal with all its games counts as one observation. A shared win counts in part.
lab-note-decide = Pairings were stopped at the first look that left no doubt (99.9 %).
lab-note-engine = Rules and bots: { $engine_quoted }.
lab-interrupted = Interrupted: this is what was played so far. With --results it would be kept.
lab-interrupted-kept = Interrupted: this is what was played so far. The same command goes on from here.
lab-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
lab-balance-title = { game-name }, in balance?
lab-balance-kicker = Guéridon · laboratory
lab-balance-facts = { $games ->
        [one] One game
       *[other] { $games } games
    } between equal bots ({ $bot_quoted }) at { $tables ->
        [one] one kind of table
       *[other] { $tables } kinds of tables
    }.
lab-balance-written = { $games ->
        [one] 1 game
       *[other] { $games } games
    } counted. The report is in
lab-contents = Contents
lab-short = In short
lab-short-about = These shares are not what would be expected, and chance alone would do that to a share once in a thousand times. The furthest come first.
lab-short-nothing = Nothing stands out: no share differs from what would be expected by more than chance explains (99.9 %).
lab-finding = { $label_quoted } { $share_quoted }, not { $expected_quoted }
lab-finding-series = { $label_quoted }, { $series }
lab-numbers = The numbers
lab-value = Value
lab-expected = Expected
lab-units = Games
lab-mean = Mean
lab-median = Median
lab-middle-90 = Middle 90 %
lab-table = Table
lab-made = How this was made
lab-made-about = All seats were played by the bot “{ $bot_quoted }”; what holds among its like need not hold among people. Seed { $seed_quoted }; rules and bots { $engine_quoted }. The same command gives the same report, unless bots think against the clock:
lab-made-intervals = Bars are 95 % confidence intervals. A game counts as one observation, however much is counted in it. A shared win counts in part. Dotted marks show what would be expected if all were equal.
lab-seat-of =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seat { $number }
lab-figure-seats = Does the seat matter?
lab-figure-seats-about = How often each seat wins, by the number of players; dotted, the fair share. Seats are numbered round the table.
lab-figure-shared = Shared wins
lab-figure-shared-about = How many games end with more than one winner.
lab-figure-score = Scores
lab-figure-score-about = How the final scores of all players spread; dashed, their mean.
lab-figure-score-axis = Score
lab-figure-margin = How close it is
lab-figure-margin-about = By how many points the best score is ahead of the second best; 0 is a tie in points.
lab-figure-margin-axis = Points ahead
lab-figure-length = How long a game is
lab-figure-length-about = The number of decisions of all players in one game; dashed, the mean.
lab-figure-length-axis = Decisions
lab-figure-choices = Room to choose, from beginning to end
lab-figure-choices-about = The mean number of actions open at a decision, by how much of the game’s decisions have been taken.
lab-figure-choices-axis = How far the game is (in % of its decisions)
lab-figure-branching = Room to choose, decision by decision
lab-figure-branching-about = How many actions are open at a decision; dashed, the mean.
lab-figure-branching-axis = Open actions
lab-error-players = Numbers of players are written like 3 or 2,3,4, and “{ $quoted }” is not.
lab-error-pair-form = A pairing is written level:other, and “{ $quoted }” is not.
lab-error-worker-lost = One of the processes that do the work has ended unexpectedly; what was finished is kept if --results was given.
lab-error-needs-extra = This needs what gueridon[lab] brings; install that first.
lab-error-no-cluster = No Dask cluster answers at “{ $quoted }”.
lab-error-other-engine = A worker has other rules or bots ({ $ours_quoted }) than this command ({ $theirs_quoted }); results of both must not be mixed.
lab-error-results-differ = “{ $quoted }” holds results of something else: “{ $what_quoted }” is { $theirs_quoted } there and { $ours_quoted } here. Nothing was changed; take another file.
lab-error-results-line = Line { $line } of “{ $quoted }” is not a result of the lab; nothing was changed.
lab-error-results-unreadable = “{ $quoted }” holds a result that cannot be read; nothing was changed.

terminal-error-too-many-seats = --seat is given { $named } times, but { $players ->
        [one] 1 player sits
       *[other] { $players } players sit
    } at the table.
terminal-error-too-many-names = --name is given { $named } times, for { $people ->
        [one] 1 person
       *[other] { $people } people
    } at the table.
error-bad-name = “{ $quoted }” cannot be a name: a name is 1 to 24 ordinary letters, digits, signs and single spaces.
terminal-error-no-such-player = “{ $quoted }” cannot sit down; a seat is for one of: { $kinds_quoted }.
terminal-error-several-games = “{ $quoted }” could be { $first_quoted } or { $last_quoted }; type more of the name.
terminal-error-no-such-seat = There is no seat { $asked }: the seats of this game are 1 to { $last }.
terminal-error-option-form = An option is written name=choice, and “{ $quoted }” is not.
terminal-error-record-exists = “{ $quoted }” exists already; play --resume goes on with a game, and --record wants a new file.
terminal-error-no-folder = There is no folder “{ $quoted }” to keep the game in.
terminal-error-cannot-create = No file can be made at “{ $quoted }”.
terminal-error-record-changed = “{ $quoted }” was changed by somebody else while you played; nothing was written over it.
terminal-error-no-key-file = The game cannot go on without its key, and there is no file “{ $quoted }”.
terminal-error-workers = A simulation needs at least one worker and at most { $most }, not { $quoted }.
terminal-error-too-large = “{ $quoted }” is too large to be a game record.
terminal-error-not-text = “{ $quoted }” is not a text file, so it is no game record.
terminal-error-game-over = That game is over; { $command_quoted } shows it.
terminal-error-resume-and = --resume goes on with a game as it is, so { $quoted } cannot be given with it.
