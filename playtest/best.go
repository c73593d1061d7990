package playtest

// Best returns the action that is worth most to a player, at random among equals.
func Best(legal []Action, rnd *Stream, worth func(Action) int) Action {
	best, most, ties := legal[0], 0, 0
	for _, a := range legal {
		value := worth(a)
		switch {
		case ties == 0 || value > most:
			best, most, ties = a, value, 1
		case value == most:
			if ties++; rnd.N(ties) == 0 {
				best = a
			}
		}
	}
	return best
}
