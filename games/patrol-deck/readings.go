package patroldeck

// purpose is what an Action card was turned over for.
type purpose uint8

const (
	forUnitMove   purpose = iota // the movement card of a unit
	forFigureMove                // of a figure that moves in reaction
	forShot
	forThrow
	forScatter
	forBurst
	forEffect // of a hit
	forMelee
	forMorale
	forReaction
	forChoice // of a random figure
	purposes
)

// reading is an Action card that was turned over, and what was read on it. Only
// stories need it.
type reading struct {
	why  purpose
	card uint8
	who  figure // that shoots, is hit, fights, ...; any figure of the unit or side if it is about all
	n    int8   // the column, the sum of the modifiers, or an outcome
}

// readings are the last cards that were turned over.
type readings struct {
	list [8]reading
	n    uint16 // turned over so far
}

// since returns the readings that are new since there were n.
func (r *readings) since(n uint16) (all []reading) {
	for i := max(int(n), int(r.n)-len(r.list)); i < int(r.n); i++ {
		all = append(all, r.list[i%len(r.list)])
	}
	return all
}

// The outcomes of an effect card.
const (
	harmed int = iota
	stopped
	spared // incapacitated before
)

// read notes what a card was turned over for.
func (g *game) read(c *actionCard, why purpose, who figure, n int) {
	p := &g.s.read
	p.list[p.n%uint16(len(p.list))] = reading{why, c.number, who, int8(n)}
	p.n++
}
