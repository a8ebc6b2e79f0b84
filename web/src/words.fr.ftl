# Words of the browser's shell, in French. The table's and the games' own words come from the server.
ui-board-news = Ce qui vient de se passer
ui-board-drawing = Le plateau, dessiné en lettres
ui-board-choices = Ce que vous pouvez faire
