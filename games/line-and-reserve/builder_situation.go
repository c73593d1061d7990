package lineandreserve

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// suggestion is the Reserves deck that a Situation suggests for a side.
type suggestion struct {
	name  string
	cards []entry // nil for one of the list of decks
}

// seatLetters are the letters of the sides in the columns of a Situation.
var seatLetters = [playtest.Seats]string{"a", "b"}

// readSituation reads the Situation that the switch names, or the standard game.
func (b *builder) readSituation(d *data) {
	d.standardGame()
	v, ok := b.Game.Switches["situation"]
	name, _ := v.V.(string)
	if !ok || name == "none" {
		return
	}
	names := []string{"none"}
	for _, c := range b.Pieces("situations").Cards {
		if names = append(names, c.ID); c.ID == name {
			b.situation(c, d)
			return
		}
	}
	b.Found.Errorf(v.Pos, playtest.CodeSwitch, "there is no Situation `%v`", v.V).Hintf("%s", diag.DidYouMean(name, names))
}

// situation reads a Situation.
func (b *builder) situation(c *carddata.Card, d *data) {
	s := &d.situation
	*s = situation{id: c.ID, overrun: c.Fields["overrun"].V == true}
	for seat, letter := range seatLetters {
		s.reserves[seat] = limits{b.cell(c, "reserves_"+letter+"_min", 0, 1000), b.cell(c, "reserves_"+letter+"_max", 0, 1000)}
		s.units[seat], s.orders[seat] = b.cell(c, "units_"+letter, 0, perSide), b.cell(c, "commands_"+letter, 0, 20)
		b.suggest(c, seat, letter)
	}
	for _, e := range b.rules(c, "special") {
		b.special(e, s)
	}
	for _, e := range b.rules(c, "win") {
		if s.n == maxWins {
			e.errorf("a Situation can have at most %d Win Conditions", maxWins)
			return
		}
		s.wins[s.n] = e.win()
		s.n++
	}
}

// suggest reads the Reserves deck of a side.
func (b *builder) suggest(c *carddata.Card, seat int, letter string) {
	own := &b.suggested[seat]
	own.name = rulebook.Text(c.Fields["deck_"+letter])
	cards := c.Fields["cards_"+letter]
	rows, _ := cards.V.([]any)
	for _, row := range rows {
		of, _ := row.(map[string]any)
		unit, _ := of["unit"].(string)
		n, _ := of["copies"].(int)
		own.cards = append(own.cards, entry{rulebook.Place(cards, c), unit, n})
	}
	if own.name == "" {
		own.name = c.ID + "-" + letter
	}
}

// ruling is one object of the columns special and win.
type ruling struct {
	b    *builder
	at   diag.Pos
	kind string
	of   map[string]any
}

// rules reads a column of rulings.
func (b *builder) rules(c *carddata.Card, column string) (all []ruling) {
	v := c.Fields[column]
	rows, ok := v.V.([]any)
	if !ok && v.V != nil {
		b.Found.Errorf(rulebook.Place(v, c), codeRow, "column `%s` must be a list", column)
	}
	for _, row := range rows {
		of, _ := row.(map[string]any)
		kind, _ := of["type"].(string)
		all = append(all, ruling{b, rulebook.Place(v, c), kind, of})
	}
	return all
}

func (e ruling) errorf(format string, args ...any) {
	e.b.Found.Errorf(e.at, codeRow, "`"+e.kind+"`: "+format, args...)
}

// number returns a whole number from 1 to most.
func (e ruling) number(name string, most int) int {
	n, ok := e.of[name].(int)
	if !ok || n < 1 || n > most {
		e.errorf("`%s` must be a whole number from 1 to %d", name, most)
	}
	return n
}

// side returns the seat that the ruling is about.
func (e ruling) side() playtest.Seat {
	switch e.of["side"] {
	case "a":
		return 0
	case "b":
		return 1
	}
	e.errorf("`side` must be a or b")
	return 0
}

// types returns the types of units.
func (e ruling) types() (of typeSet) {
	list, _ := e.of["unit_types"].([]any)
	for _, x := range list {
		name, _ := x.(string)
		t, ok := typeWords.Find(name)
		if !ok || t >= types {
			e.errorf("`unit_types` cannot contain %v", x)
			continue
		}
		of |= 1 << t
	}
	if of == 0 {
		e.errorf("`unit_types` must name at least one type")
	}
	return of
}

// special reads a change of the set-up or of the rules.
func (b *builder) special(e ruling, s *situation) {
	seat := e.side()
	switch e.kind {
	case "deck_minimum":
		s.holds[seat] = atLeast{e.types(), int8(e.number("at_least", perSide))}
	case "starting_must_include":
		s.must[seat] = atLeast{e.types(), int8(e.number("at_least", perSide))}
	case "standing_modifier":
		name, _ := e.of["stat"].(string)
		st, ok := statWords.Find(name)
		amount, isNumber := e.of["amount"].(int)
		if !ok || !isNumber || st == initiativeStat {
			e.errorf("it needs a `stat` of units and a whole `amount`")
		}
		s.bonus = bonus{seat, e.types(), st, int8(amount), uint16(e.number("first_turn", 1000)), uint16(e.number("last_turn", 1000))}
	default:
		e.errorf("the rules do not know this change")
	}
}

// win reads a Win Condition.
func (e ruling) win() (w win) {
	w.side = e.side()
	switch e.kind {
	case "points":
		w.kind, w.n = byScore, int16(e.number("at_least", 1000))
	case "front_margin":
		w.kind, w.n, w.turns = byMargin, int16(e.number("margin", perSide)), uint8(e.number("turns", 100))
	case "eliminate_types":
		w.kind, w.n, w.types = byTypes, int16(e.number("at_least", perSide)), e.types()
	case "turn_end":
		w.kind, w.n = byTurn, int16(e.number("turn", 1000))
	default:
		e.errorf("the rules do not know this Win Condition")
	}
	return w
}
