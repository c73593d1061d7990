package patroldeck

import (
	"slices"
	"strconv"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
	"punchboard/playtest/rulebook/rulestest"
)

// naiveGame is a second engine of the game, slow and written from the rulebook: one
// procedure from the set-up to the end, in which whatever interrupts another thing is
// called by it. It knows the ground by its letters and reads the rows of the game
// wherever it needs a number.
type naiveGame struct {
	ground  *naiveGround
	results map[string]*carddata.Card
	grenade *carddata.Card
	chance  playtest.Chance
	ask     rulestest.Ask
	turn    int
	figures []*naiveFigure // in roster order
	units   []*naiveUnit
	decks   [2]*naiveDeck
	cards   *naiveDeck // Activation cards

	last       *naiveCall // the last number card of the turn
	greenWaits bool
	coins      int

	active      *naiveUnit
	checking    *naiveUnit // checks its morale
	spent       []*naiveFigure
	leaderFires bool
	counts      map[string]*naiveFigure // the last figure hit, by area
	mover       *naiveFigure
	halted      bool // the mover
}

// naiveCall is a number card: whom it called.
type naiveCall struct {
	black     bool
	activated []*naiveUnit
}

// naiveUnit is a unit and its record.
type naiveUnit struct {
	letter   string
	record   *carddata.Card
	figures  []*naiveFigure
	die      int
	morale   int
	pinned   bool
	grenades bool
}

// naiveFigure is a figure.
type naiveFigure struct {
	name, who string // A1; leader or unit, for the columns of the record
	side      int
	unit      *naiveUnit
	weapon    *carddata.Card
	x, y      int
	facing    int
	endurance int

	stunned, noAmmo, moved, down, removed bool
	tried, fought, charged                bool // in this activation
}

// naiveDeck is a deck with the numbers of its cards that are left, the next first.
type naiveDeck struct {
	rows     []*carddata.Card
	key      playtest.Key
	left     []uint8
	shuffles int
}

// ended stops a game that is over.
type ended string

func newNaiveGame(g *carddata.Game, ground *naiveGround, c playtest.Chance, ask rulestest.Ask) *naiveGame {
	n := &naiveGame{ground: ground, results: map[string]*carddata.Card{}, chance: c, ask: ask}
	for _, row := range naiveRows(g, "morale-results") {
		n.results[row.ID] = row
	}
	for _, row := range naiveRows(g, "weapons") {
		if row.ID == "hand-grenade" {
			n.grenade = row
		}
	}
	for _, row := range naiveRows(g, "records") {
		if !flagOf(row, "blank") {
			n.units = append(n.units, &naiveUnit{letter: letter[len(n.units) : len(n.units)+1], record: row, grenades: flagOf(row, "grenades")})
		}
	}
	for _, row := range naiveRows(g, "figures") {
		n.figures = append(n.figures, n.enlist(g, row))
	}
	for _, d := range g.Decks {
		switch d.ID {
		case "action-us":
			n.decks[0] = &naiveDeck{rows: d.Cards, key: playtest.Key{Domain: forAction}}
		case "action-de":
			n.decks[1] = &naiveDeck{rows: d.Cards, key: playtest.Key{Domain: forAction, Seat: 1}}
		case "activation-cards":
			n.cards = &naiveDeck{rows: d.Cards, key: playtest.Key{Domain: forActivation}}
		}
	}
	return n
}

// enlist makes the figure of a row of the roster.
func (n *naiveGame) enlist(g *carddata.Game, row *carddata.Card) *naiveFigure {
	f := &naiveFigure{who: "unit", x: numberOf(row, "x"), y: numberOf(row, "y")}
	f.facing = slices.Index(compassNames, textOf(row, "facing"))
	if flagOf(row, "leader") {
		f.who = "leader"
	}
	if textOf(row, "side") == "de" {
		f.side = 1
	}
	for _, u := range n.units {
		if u.record.ID == textOf(row, "record") {
			f.unit = u
		}
	}
	for _, line := range naiveRows(g, "record-weapons") {
		if textOf(line, "record") == f.unit.record.ID && textOf(line, "weapon") == textOf(row, "weapon") {
			f.weapon = line
		}
	}
	f.unit.figures = append(f.unit.figures, f)
	f.name = f.unit.letter + strconv.Itoa(len(f.unit.figures))
	f.endurance = f.attribute("endurance")
	return f
}

func naiveRows(g *carddata.Game, id string) []*carddata.Card {
	list, _ := g.List(id)
	return list.Cards
}
func textOf(c *carddata.Card, column string) string   { return rulebook.Text(c.Fields[column]) }
func listOf(c *carddata.Card, column string) []string { return rulebook.List(c.Fields[column]) }
func numberOf(c *carddata.Card, column string) int    { n, _ := c.Fields[column].V.(int); return n }
func flagOf(c *carddata.Card, column string) bool     { b, _ := c.Fields[column].V.(bool); return b }

func (f *naiveFigure) attribute(name string) int { return numberOf(f.unit.record, f.who+"_"+name) }

// grade returns the letter of Guts or Accuracy.
func (f *naiveFigure) grade(name string) string { return textOf(f.unit.record, f.who+"_"+name) }

func (f *naiveFigure) wounded() bool { return f.endurance < f.attribute("endurance") }

func (f *naiveFigure) square() [2]int { return [2]int{f.x, f.y} }

// apart returns the square of a distance (B-02).
func (f *naiveFigure) apart(x, y int) int { return (x-f.x)*(x-f.x) + (y-f.y)*(y-f.y) }

func (u *naiveUnit) side() int { return u.figures[0].side }

func (u *naiveUnit) leader() *naiveFigure {
	return u.figures[slices.IndexFunc(u.figures, func(f *naiveFigure) bool { return f.who == "leader" })]
}

// alive returns the figures of a list that are not incapacitated.
func alive(list []*naiveFigure) (left []*naiveFigure) {
	for _, f := range list {
		if !f.down {
			left = append(left, f)
		}
	}
	return left
}

// of returns the live figures of a side.
func (n *naiveGame) of(side int) (list []*naiveFigure) {
	for _, f := range n.figures {
		if f.side == side && !f.down {
			list = append(list, f)
		}
	}
	return list
}

// on returns the live figure on a square.
func (n *naiveGame) on(x, y int) *naiveFigure {
	for _, f := range n.figures {
		if !f.down && f.x == x && f.y == y {
			return f
		}
	}
	return nil
}

func (n *naiveGame) named(name string) *naiveFigure {
	return n.figures[slices.IndexFunc(n.figures, func(f *naiveFigure) bool { return f.name == name })]
}

func (n *naiveGame) shuffle(d *naiveDeck) {
	d.left = nil
	for i := range d.rows {
		d.left = append(d.left, uint8(i))
	}
	k := d.key
	k.Slot = uint16(d.shuffles)
	playtest.Shuffle(n.chance, k, d.left)
	d.shuffles++
}

// draw turns over a card; an empty deck is shuffled first (PG-48).
func (n *naiveGame) draw(d *naiveDeck) *carddata.Card {
	if len(d.left) == 0 {
		n.shuffle(d)
	}
	card := d.rows[d.left[0]]
	d.left = d.left[1:]
	return card
}

// random chooses a figure of a list (PG-66).
func (n *naiveGame) random(list []*naiveFigure) *naiveFigure {
	if len(list) == 1 {
		return list[0]
	}
	for {
		c := n.draw(n.decks[list[0].side])
		v := 10*(numberOf(c, "hit_randomizer")-1) + numberOf(c, "d10") - 1
		if v < len(list)*(50/len(list)) {
			return list[v%len(list)]
		}
	}
}

// victory ends the game when no German is left in the buildings (PD-192).
func (n *naiveGame) victory() {
	for _, f := range n.of(1) {
		if n.ground.house(f.x, f.y) != 0 {
			return
		}
	}
	panic(ended("us cleared"))
}

// TestNaive plays games with the rules and with the naive engine on the same luck:
// those of the scenario, some with green and elite units on both sides, and some
// that start at close quarters.
func TestNaive(t *testing.T) {
	decisions, ground := 0, newNaiveGround()
	for _, v := range []struct {
		name   string
		change rulestest.Change
	}{
		{"as printed", func(*carddata.Game) {}},
		{"mixed grades", mixedGrades},
		{"close quarters", closeQuarters},
		{"close quarters and mixed grades", rulestest.All(closeQuarters, mixedGrades)},
	} {
		g := read(t)
		v.change(g)
		r := rulestest.Build(t, g, New)
		w := rulestest.Comparison[State]{
			Rules: r, Seats: [2]string{"us", "de"}, Player: Greedy(),
			Say:  (&position{r: r}).say,
			Dump: func(s *State, out []int) []int { return dumpState(r, s, out) },
			Naive: func(c playtest.Chance, ask rulestest.Ask) rulestest.Naive {
				n := newNaiveGame(g, ground, c, ask)
				return rulestest.Naive{Play: n.play, Dump: n.dump}
			},
		}
		decisions += w.Agree(t, v.name, rulestest.Games(14, 1))
	}
	if least := int(rulestest.Games(100_000, 5_000)); decisions < least {
		t.Errorf("only %d decisions were compared", decisions)
	}
}

// mixedGrades makes some leaders and units elite and green.
func mixedGrades(g *carddata.Game) {
	for i, row := range naiveRows(g, "records") {
		for j, who := range []string{"leader", "unit"} {
			rulestest.Field(row.ID, who+"_guts", []string{"E", "G", "R"}[(i+j)%3])(g)
			rulestest.Field(row.ID, who+"_accuracy", []string{"G", "E"}[(i+j)%2])(g)
			rulestest.Field(row.ID, who+"_melee", (i+j)%4-1)(g)
			rulestest.Field(row.ID, who+"_reaction", 1+(i+2*j)%5)(g)
			rulestest.Field(row.ID, who+"_endurance", 2+(i+j)%3)(g)
		}
	}
}

// closeQuarters moves the Americans to the doors and leaves three Germans in the
// buildings, so that there are many fights and some victories.
func closeQuarters(g *carddata.Game) {
	for i, row := range naiveRows(g, "figures") {
		x, y := 3+i%16, 18+i/16
		switch id := row.ID; {
		case id == "de-hq-1" || id == "de-hq-2" || id == "de-1-alpha-2":
			continue
		case textOf(row, "side") == "de":
			x, y = 4+i%10, 28+i/10%4
		}
		rulestest.Field(row.ID, "x", x)(g)
		rulestest.Field(row.ID, "y", y)(g)
	}
}

// dumpState writes a state as numbers.
func dumpState(r *Rules, s *State, out []int) []int {
	out = append(out, int(s.turn), s.action[0].Left(), s.action[1].Left(), s.activation.Left())
	for u := range r.data.units[:r.data.nUnits] {
		of, id := &r.data.units[u], uint8(u)
		if of.members&^s.down[of.side] != 0 {
			out = append(out, u, int(s.die[u]), int(s.morale[u]), int(bit8(s.pinned.has(id))), int(bit8(s.noThrows.has(id))))
		}
	}
	for side := range playtest.Seats {
		for i := range r.data.count[side] {
			f := figureOf(playtest.Seat(side), i)
			if s.down.has(f) {
				continue
			}
			out = append(out, int(f), s.at[f].x(), s.at[f].y(), int(s.facing[f]), int(s.endurance[f]))
			for _, set := range []company{s.stunned, s.noAmmo, s.moved, s.tried} {
				out = append(out, int(bit8(set.has(f))))
			}
		}
	}
	return out
}

// dump writes the same numbers.
func (n *naiveGame) dump(out []int) []int {
	number := func(yes bool) int { return map[bool]int{true: 1}[yes] }
	out = append(out, n.turn, len(n.decks[0].left), len(n.decks[1].left), len(n.cards.left))
	for i, u := range n.units {
		if len(alive(u.figures)) > 0 {
			out = append(out, i, u.die, u.morale, number(u.pinned), number(!u.grenades))
		}
	}
	places := [2]int{}
	for _, f := range n.figures {
		if !f.down {
			out = append(out, 64*f.side+places[f.side], f.x, f.y, f.facing, f.endurance)
			for _, yes := range []bool{f.stunned, f.noAmmo, f.moved, f.tried} {
				out = append(out, number(yes))
			}
		}
		places[f.side]++
	}
	return out
}
