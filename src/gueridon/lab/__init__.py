"""Many games at once: what they tell about bots, seats and rules."""
