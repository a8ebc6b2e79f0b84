"""Mississippi: a race of paddle boats that push each other on."""
