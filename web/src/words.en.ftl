# Words of the browser's shell, in English. The table's and the games' own words come from the server.
ui-board-news = What has just happened
ui-board-drawing = The board, drawn in letters
ui-board-choices = What you can do
