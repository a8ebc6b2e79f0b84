# Words of the browser's shell, in English. The table's and the games' own words come from the server.
ui-guest = Guest
ui-home = Back to the shelf
ui-tools = Language, settings and help
ui-switch-language = FR : passer en français
ui-go-light = Switch to light
ui-go-dark = Switch to dark
ui-sound = Sound
ui-sound-note = A short chime when it is your turn.
ui-settings = Settings
ui-help = Help
ui-close = Close
ui-skip = Skip to the content
ui-try-again = Try again
ui-no-server = Nobody answers
ui-no-server-more = The table’s server cannot be reached. This page tries again by itself.
ui-lost = There is nothing here
ui-lost-more = The address leads nowhere; perhaps a letter is missing.
ui-to-shelf = To the shelf
ui-line-lost = The server does not answer. Please try again.
ui-our-mistake = Something went wrong on our side. Reloading the page will help; nothing is lost.
ui-opening = One moment…

ui-welcome = Which game shall it be?
ui-welcome-more = Four modern games at one small round table: against bots at once, or with friends by a link. No account, no download.
ui-games = The games
ui-play-now = Play now
ui-of-game = { $what }: { $game }
ui-choose-bots = Choose bots and options
ui-with-friends = With friends
ui-same-device = Same device
ui-resume = { $n ->
    [one] Your unfinished game
   *[other] Your unfinished games
}
ui-open-tables = Open tables
ui-played = Games you have played
ui-see-result = Result
ui-no-open-tables = No public table is open just now.
ui-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
ui-your-turn = Your turn
ui-watch = Watch
ui-go-on = Go on
ui-credits = The games are the work of their authors; we are not affiliated with their publishers. All words, drawings and code here are our own. If you enjoy a game, buy the box.

ui-language = Language
ui-theme = Light or dark
ui-as-system = Like the system
ui-light = Light
ui-dark = Dark
ui-motion = Motion
ui-motion-full = Full
ui-motion-none = None
ui-pace = Pace of the animations
ui-pace-slow = Slow
ui-pace-usual = Usual
ui-pace-fast = Fast
ui-confirm = Confirm every move
ui-confirm-note = A move is carried out only after a second tap.
ui-confirm-ask = { $action }?
ui-confirm-yes = Do it
ui-confirm-no = Not yet
ui-prefer-text = Play by text
ui-prefer-text-note = Every game as words and buttons instead of its drawn board.
ui-forget = Forget me
ui-forget-ask = Forget me?
ui-forget-gone = Your name, your lines of chat and who you are leave this server for good.
ui-forget-games = In the games you have played you become “somebody”; where one is not over, a bot plays on in your place. You cannot come back to any of them.
ui-forget-shared = Everybody with whom you share this device is forgotten with you.
ui-forget-kept = What others have downloaded or written about you, and older backups of the host, stay as they are.
ui-your-name = Your name

ui-help-touch = Tap what you want to play, then where it goes; dragging works too. Everything can also be done with the keyboard.
ui-help-lit = What you may do now is outlined in brass. The sentence at the bottom says what is asked of you.
ui-help-why = Touch something that is not possible and the table tells you which rule forbids it.
ui-help-keys = Keys
ui-help-fair = Every deal follows from a secret that was promised before the game and is published after it. The record proves it.
ui-key-arrows = move over the board
ui-key-name-enter = Enter
ui-key-name-escape = Esc
ui-key-enter = choose what is focused
ui-key-digits = choose by number, where choices are numbered; on a drawn board, go to the first, second, … thing that is lit
ui-key-tab = next part of the page
ui-key-escape = put back, or close
ui-key-undo = take back
ui-key-hint = ask for a hint
ui-key-rules = the rule in force
ui-key-ask = hear again what is asked
ui-key-help = this help

ui-how-many = How many players?
ui-who-sits = Who sits where?
ui-who-on-seat = Who sits on seat { $n }
ui-name-on-seat = Name on seat { $n }
ui-player = Player { $n }
ui-sitter-friend = a friend, by link
ui-sitter-here = somebody at this device
ui-sitter-bot = bot: { $level }
ui-for-study = For study
ui-more-wishes = Clock, visibility
ui-clock = Time for each decision
ui-clock-none = none
ui-clock-minutes = { $n } min
ui-public = Open to everybody
ui-public-note = Listed on the front page; whoever comes may sit down.
ui-spectators = Onlookers welcome
ui-spectators-note = They see what the least-knowing player sees.
ui-hints = Hints for everybody
ui-hints-note = Whoever sits down agrees that all may ask a strong bot.
ui-lay = Lay the table
ui-start = Start
ui-no-such-game = There is no such game here
ui-no-table = This table cannot be opened
ui-no-invite = This invite cannot be opened
ui-no-replay = This game cannot be shown

ui-invited = You are invited!
ui-invites-to-play = { $host } invites you to { $game }
ui-invites-to-watch = { $host } invites you to watch { $game }
ui-invited-to-play = You are invited to { $game }
ui-invited-to-watch = You are invited to watch { $game }
ui-seats-taken = { $n } of { $seats } seats taken
ui-has-begun = The game has begun.
ui-is-over = The game is over.
ui-sit-down = Sit down
ui-lobby-ready = Everybody is here
ui-lobby-away = Waiting for { $names }
ui-free-seat = Free seat
ui-host = host
ui-here = here
ui-invite-short = Invite
ui-add-bot = Bot
ui-sit-here = Sit here
ui-level-of = Level of { $name }
ui-free = Send { $name } away
ui-leave = Leave the table
ui-leave-ask = Leave the table?
ui-leave-others = Your seat becomes free: the host can give it to somebody else or to a bot.
ui-leave-running = A bot plays on for you, and you may come back until the game is over. If all the others agree, somebody new may take your seat for good.
ui-you-left = You have left this game, and a bot plays on for you.
ui-substitute-for-you = { $quoted } would like to take over from you. Take your seat back if you would rather go on.
ui-waits-for-you = The others have waited for you for more than three minutes: they may let a bot make this decision.
ui-no-longer-yours = You can no longer see this table: somebody has taken your seat, or the host has removed you.
ui-invite-substitute-more = Whoever opens this link asks to take over from { $name }; everybody else who plays has to agree.
ui-replaces = You would take over from { $quoted }, who has left; the others are asked first.
ui-remove = Remove { $name } for good
ui-remove-ask = Remove { $name }?
ui-remove-open = { $name } can then neither sit down nor look on here, nor at a rematch.
ui-remove-running = A bot plays on for { $name }, who may come back to this game, but not to a rematch, nor look on.
ui-invite-substitute = Invite somebody to take over from { $name }
ui-substitute-asked = { $quoted } would like to take over from { $name }, who has left.
ui-decide-asked = The table has waited long for { $name }. Shall a bot make this decision?
ui-answer-until = Time to answer; silence is a no
ui-waits-long = The table has waited for { $name } for more than three minutes.
ui-ask-bot-decides = Let a bot decide this once
ui-lobby-shuffling = The cards are being shuffled …
ui-shuffling = Shuffling …
ui-shuffle-failed = The shuffle has to be made again: nothing came in time from the device of { $names }.
ui-start-without = Start without the part of { $names }
ui-fair-promise = Fair deals: they follow from a secret that is fixed now and from a random number of everybody’s device. The secret’s hash:
ui-leave-host = { $name } becomes the host.
ui-leave-invite = Your invite is used up; only a new one brings you back.
ui-leave-alone = Only bots stay here, and the game is gone from your shelf.
ui-leave-open = Nobody sits here but you: the table will be gone from your shelf.
ui-leave-over = The game is over. It will no longer be among those you have played.
ui-stay = Stay
ui-seat-is-free = Seat { $n } is free.
ui-host-fills-seat = The host can invite somebody or seat a bot.
ui-start-when-full = The game can start when every seat is taken.
ui-host-starts = The host starts the game.
ui-invite = Invite somebody
ui-invite-more = This link gives one person this seat, once. Send it, or let them point their phone at it.
ui-invite-watch = Invite an onlooker
ui-invite-watch-more = This link lets one person look on, once, without seeing any secrets.
ui-qr = QR code of the link
ui-link = Link
ui-copy = Copy
ui-copied = Copied
ui-share = Share

ui-board = Board
ui-board-news = What has just happened
ui-board-drawing = The board, drawn in letters
ui-board-drawing-wide = ↔ Wider than the screen: slide the drawing sideways.
ui-board-choices = What you can do
ui-players-clockwise = Players, clockwise
ui-you = (you)
ui-bot = bot
ui-to-play = to play
ui-thinking = thinking…
ui-waiting = waiting
ui-away = away
ui-winner = winner
ui-time-left = Time left
ui-watching = Watching
ui-log = Log
ui-taken-back = Taken back:
ui-log-earlier = Show what came before ({ $n })
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-muted = The host has muted you.
ui-rules = Rules
ui-rule = Rule { $paragraph }
ui-panel = Log, chat and rules
ui-undo = Take back
ui-warming-up = The bots are still warming up: for a minute or two after the first start, experts play and advise less well.
ui-hint = Hint
ui-hint-is = An expert’s choice: “{ $action }”. It wins { $chance ->
    [one] once
   *[other] { $chance } times
} in 100; { $percent ->
    [100] all but certain
   *[other] { $percent } % sure
} that nothing is better.
ui-connecting = connecting…
ui-reconnecting = connection lost, reconnecting…
ui-sent-later = No connection: this will be sent as soon as it is back.
ui-broken = This table cannot be played on: an entry of its log cannot be read. You see the last moment that can be ({ $ago }).
ui-broken-before = No game can begin at this table: an entry of its log cannot be read.
ui-broken-line = Cannot be played on
ui-broken-new = Lay a new table
ui-paused = The game is paused.
ui-pause = Pause
ui-unpause = Go on
ui-undo-asked = { $name } asks to take back a move.
ui-undo-asked-by-you = You have asked the others whether you may take back your move.
ui-agree = Agree
ui-disagree = No
ui-ask-undo = Ask to take back my last move
ui-bot-plays-on = A bot plays on for you.
ui-come-back = Take my seat back
ui-is-away = { $name } is away.
ui-grace = Until a bot may play on
ui-let-bot-play = Let a bot play on
ui-table-menu = This table
ui-mute = Mute { $name }
ui-unmute = Let { $name } speak

ui-you-win = You have won!
ui-you-share = You share the victory!
ui-place = Place
ui-name = Name
ui-score = Score
ui-in-short = { $game } in short
ui-lets-play = Let’s play
ui-all-rules = All the rules
ui-why-points = Where the points come from
ui-why-end = How it was decided
ui-round = Round { $n }
ui-rematch = Play again
ui-rematch-wished = { $name } would like to play again.
ui-rematch-join = To the next game
ui-replay = Replay
ui-replay-so-far = See it again from the start
ui-record = Record
ui-moment = Moment of the game
ui-moment-of = { $n } of { $last }
ui-first = To the beginning
ui-previous = One step back
ui-next = One step on
ui-last = To the end
ui-run = Play
ui-speed = Speed
ui-seen-as = Seen as
ui-as-all = everybody at once
ui-as-onlooker = an onlooker
ui-more = More
ui-copy-moment = Link to this moment
ui-to-table = To the table

ui-curtain = { $name }, it is your turn
ui-curtain-more = Pass the device on. Nobody else looks.
ui-curtain-ready = I am { $name }, show me
ui-curtain-wait = The others are playing…

ui-players = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $fewest }–{ $most } players
}
ui-seats-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
ui-lobby-waiting = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}
ui-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-hours = { $n } h
ui-clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-onlookers = { $n ->
    [one] 1 person looks on
   *[other] { $n } people look on
}
ui-chat-unread = { $n ->
    [one] Chat, 1 new line
   *[other] Chat, { $n } new lines
}
ui-winners = { $n ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } share the victory
}
