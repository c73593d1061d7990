package threefronts

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// effect is one object of an effects cell, being read. A parameter that nobody
// asked for is a finding: the rules would not play it.
type effect struct {
	b     *builder
	pos   diag.Pos
	do    string
	param map[string]any
	read  map[string]bool
}

// effects reads the cell of a card.
func (b *builder) effects(c *carddata.Card) (all []*effect) {
	v := c.Fields["effects"]
	items, ok := v.V.([]any)
	if !ok && v.V != nil {
		b.found.Errorf(place(v.Pos, c), playtest.CodeEffect, "effects must be a list of objects")
	}
	for _, item := range items {
		param, _ := item.(map[string]any)
		e := &effect{b: b, pos: place(v.Pos, c), param: param, read: map[string]bool{"do": true}}
		if e.do, ok = param["do"].(string); !ok {
			b.found.Errorf(e.pos, playtest.CodeEffect, "an effect must be an object with a verb `do`")
			continue
		}
		all = append(all, e)
	}
	return all
}

// errorf finds something wrong with the effect.
func (e *effect) errorf(format string, args ...any) {
	e.b.found.Errorf(e.pos, playtest.CodeEffect, "effect `"+e.do+"`: "+format, args...)
}

// number reads a whole number from least to most.
func (e *effect) number(name string, least, most int) int {
	e.read[name] = true
	n, ok := e.param[name].(int)
	if !ok || n < least || n > most {
		e.errorf("`%s` must be a whole number from %d to %d, but is %v", name, least, most, e.param[name])
	}
	return n
}

// mod reads a modifier of dice.
func (e *effect) mod() int { return e.number("mod", -12, 12) }

// pick reads a word among some.
func pick[T any](e *effect, name string, w words[T]) T {
	e.read[name] = true
	word, _ := e.param[name].(string)
	mean, ok := w.find(word)
	if !ok {
		e.errorf("`%s` cannot be %v here; it is one of: %s", name, e.param[name], strings.Join(w.names(), ", "))
	}
	return mean
}

// is demands a fixed word.
func (e *effect) is(name, want string) { pick(e, name, words[struct{}]{{name: want}}) }

// picks reads a list of words.
func picks[T any](e *effect, name string, w words[T]) (all []T) {
	e.read[name] = true
	items, _ := e.param[name].([]any)
	for _, item := range items {
		word, _ := item.(string)
		mean, ok := w.find(word)
		if !ok {
			e.errorf("`%s` cannot hold %v; its words are: %s", name, item, strings.Join(w.names(), ", "))
		}
		all = append(all, mean)
	}
	if len(all) == 0 {
		e.errorf("`%s` must list at least one of: %s", name, strings.Join(w.names(), ", "))
	}
	return all
}

// done finds the parameters that were not read.
func (e *effect) done() {
	for _, name := range slices.Sorted(maps.Keys(e.param)) {
		if !e.read[name] {
			e.errorf("the rules do not know the parameter `%s`", name)
		}
	}
}

// unitVerbs are the effects of units.
var unitVerbs = words[func(*unitType, *effect)]{
	{"suppress", func(t *unitType, e *effect) { t.suppresses, t.suppressMod = true, e.mod() }},
	{"recon", func(t *unitType, e *effect) { t.scouts, t.reconMod = true, e.mod() }},
	{"armor_save", func(t *unitType, e *effect) { t.armored, t.armorMod = true, e.mod() }},
	{"leader", func(t *unitType, e *effect) { t.leads, t.leaderMod = true, e.mod() }},
	{"rally_mod", func(t *unitType, e *effect) { t.rallyMod += e.mod() }},
	{"immune", func(t *unitType, e *effect) { t.immuneClasses |= pick(e, "to", classNames) }},
	{"anti_tank", readAntiTank},
	{"draw", readUnitDraw},
	{"fire_mod", readUnitFireMod},
	{"fire_dice", readUnitFireDice},
	{"forbid", readUnitForbid},
}

func (b *builder) unitEffect(t *unitType, e *effect) {
	read, ok := unitVerbs.find(e.do)
	if !ok {
		e.errorf("the rules know no such effect of a unit; they know: %s", strings.Join(unitVerbs.names(), ", "))
		return
	}
	read(t, e)
	e.done()
}

func readAntiTank(t *unitType, e *effect) {
	t.antiTank = true
	e.is("side", "own")
	e.is("unit", "self")
	e.is("until", "always")
}

// deckNames says of which decks a card may be drawn.
var deckNames = words[struct{ squad, tactics bool }]{
	{"squad", struct{ squad, tactics bool }{squad: true}},
	{"tactics", struct{ squad, tactics bool }{tactics: true}},
	{"squad_or_tactics", struct{ squad, tactics bool }{true, true}},
}

func readUnitDraw(t *unitType, e *effect) {
	n, from := e.number("n", 1, maxSquads), pick(e, "deck", deckNames)
	if from.squad {
		t.drawSquad = n
	}
	if from.tactics {
		t.drawTactics = n
	}
}

// role is on which side of an assault a unit fights.
type role uint8

const (
	attacking role = 1 << iota
	defending
)

var roleNames = words[role]{{"attacking", attacking}, {"defending", defending}, {"any", attacking | defending}}

func readUnitFireMod(t *unitType, e *effect) {
	mod, in := e.mod(), pick(e, "role", roleNames)
	e.is("side", "own")
	e.is("scope", "self")
	if in&attacking != 0 {
		t.attackMod += mod
	}
	if in&defending != 0 {
		t.defendMod += mod
	}
}

func readUnitFireDice(t *unitType, e *effect) {
	n, in := e.number("n", 1, maxDice), pick(e, "role", roleNames)
	e.is("side", "own")
	e.is("unit", "self")
	if in&attacking != 0 {
		t.attackDice += n
	}
	if in&defending != 0 {
		t.defendDice += n
	}
}

func readUnitForbid(t *unitType, e *effect) {
	e.is("side", "own")
	e.is("scope", "self")
	e.is("until", "always")
	for _, what := range picks(e, "what", deedNames) {
		t.barred[what] = true
	}
}
