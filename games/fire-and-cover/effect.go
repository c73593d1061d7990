package fireandcover

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
	if !ok || len(items) == 0 {
		b.found.Errorf(place(v.Pos, c), playtest.CodeEffect, "effects must be a list of objects, one at least")
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
func (e *effect) number(name string, least, most int) int8 {
	e.read[name] = true
	n, ok := e.param[name].(int)
	if !ok || n < least || n > most {
		e.errorf("`%s` must be a whole number from %d to %d, but is %v", name, least, most, e.param[name])
		return 0
	}
	return int8(n)
}

// maxMod bounds a modifier of dice.
const maxMod = 12

func (e *effect) mod(name string) int8 { return e.number(name, -maxMod, maxMod) }

// optional reads a number that may be left out.
func (e *effect) optional(name string, least, most int) int8 {
	if _, ok := e.param[name]; !ok {
		return 0
	}
	return e.number(name, least, most)
}

// flag reads a yes or no that may be left out.
func (e *effect) flag(name string) bool {
	e.read[name] = true
	v, there := e.param[name]
	yes, ok := v.(bool)
	if there && !ok {
		e.errorf("`%s` must be true or false, but is %v", name, v)
	}
	return yes
}

// pick reads a word among some.
func pick[T any](e *effect, name string, w words[T]) T {
	e.read[name] = true
	text, _ := e.param[name].(string)
	mean, ok := w.find(text)
	if !ok {
		e.errorf("`%s` cannot be %v here; it is one of: %s", name, e.param[name], strings.Join(w.names(), ", "))
	}
	return mean
}

// is demands a fixed word.
func (e *effect) is(name, want string) { pick(e, name, words[struct{}]{{name: want}}) }

// done finds the parameters that were not read.
func (e *effect) done() {
	for _, name := range slices.Sorted(maps.Keys(e.param)) {
		if !e.read[name] {
			e.errorf("the rules do not know the parameter `%s`", name)
		}
	}
}
