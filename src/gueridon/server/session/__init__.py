"""Tables in memory: loaded, written to, told to those who follow them."""
