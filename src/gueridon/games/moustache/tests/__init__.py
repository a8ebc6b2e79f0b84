"""What must be true of Moustache."""
