"""The table server: people, bots and onlookers at one table, over HTTP and one WebSocket."""
