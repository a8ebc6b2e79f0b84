"""What every game shares: the interface, the checked door, records, chance, the contract."""
