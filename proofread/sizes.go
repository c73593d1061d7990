package proofread

// sizes reports decks and counter sets of another size than they declare. A variant may
// change it.
func (p *inventory) sizes() {
	if p.game.Variant != "" {
		return
	}
	for _, d := range setsOf(p.game) {
		if d.Count > 0 && d.Pieces() != d.Count {
			p.found.Warnf(d.CountPos, CodeDeckSize, "`%s` has %d pieces, not %d", d.ID, d.Pieces(), d.Count).
				Hintf("correct the copies, or write `count: %d`", d.Pieces())
		}
	}
}
