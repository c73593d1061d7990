package rulebook

import (
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Effect is one object of a column `effects` as it is read. Done reports every
// parameter that was not read, because the rules would ignore it.
type Effect struct {
	Do    string   // the verb
	Pos   diag.Pos // of the cell
	card  string
	found *diag.List
	param map[string]any
	read  map[string]bool
}

// Effects reads the column `effects` of a card, which must have at least least
// effects (0 or 1). Objects without a verb are reported and skipped.
func (r *Reader) Effects(c *carddata.Card, least int) (all []*Effect) {
	return r.EffectsIn(c, "effects", least)
}

// EffectsIn reads another column of effects, of a card that has several.
func (r *Reader) EffectsIn(c *carddata.Card, column string, least int) (all []*Effect) {
	v := c.Fields[column]
	items, ok := v.V.([]any)
	if !ok && v.V != nil || len(items) < least {
		r.Found.Errorf(Place(v, c), playtest.CodeEffect, "%s must be a list of objects%s", column, [...]string{"", ", one at least"}[least])
	}
	for _, item := range items {
		param, _ := item.(map[string]any)
		e := &Effect{found: r.Found, Pos: Place(v, c), card: c.ID, param: param, read: map[string]bool{"do": true}}
		if e.Do, ok = param["do"].(string); !ok {
			r.Found.Errorf(e.Pos, playtest.CodeEffect, "an effect must be an object with a verb `do`")
			continue
		}
		all = append(all, e)
	}
	return all
}

// Errorf reports an error in the effect.
func (e *Effect) Errorf(format string, args ...any) {
	e.found.Errorf(e.Pos, playtest.CodeEffect, "effect `"+e.Do+"`: "+format, args...)
}

// Verb returns what the verb means. For findings, whose says what the effect
// belongs to: " of a unit".
func Verb[T any](e *Effect, whose string, w Words[T]) (mean T, ok bool) {
	if mean, ok = w.Find(e.Do); !ok {
		e.Errorf("unknown effect%s; the rules have: %s", whose, w)
	}
	return mean, ok
}

// Has reports whether a parameter is present, without reading it.
func (e *Effect) Has(name string) bool {
	_, ok := e.param[name]
	return ok
}

// Param returns the raw value of a parameter; nil if it is missing.
func (e *Effect) Param(name string) any {
	e.read[name] = true
	return e.param[name]
}

// Number returns a whole number from least to most; 0 for anything else, which
// is reported.
func (e *Effect) Number(name string, least, most int) int {
	v := e.Param(name)
	n, ok := v.(int)
	if !ok || n < least || n > most {
		e.Errorf("`%s` must be a whole number from %d to %d, but is %v", name, least, most, v)
		return 0
	}
	return n
}

// Flag returns an optional boolean parameter.
func (e *Effect) Flag(name string) bool {
	v := e.Param(name)
	yes, ok := v.(bool)
	if !ok && e.Has(name) {
		e.Errorf("`%s` must be true or false, but is %v", name, v)
	}
	return yes
}

// Pick returns the meaning of a parameter that must be one of some words.
func Pick[T any](e *Effect, name string, w Words[T]) T {
	v := e.Param(name)
	word, _ := v.(string)
	mean, ok := w.Find(word)
	if !ok {
		e.Errorf("`%s` cannot be %v here; use one of: %s", name, v, w)
	}
	return mean
}

// Picks returns the meanings of a list of at least one word.
func Picks[T any](e *Effect, name string, w Words[T]) (all []T) {
	items, _ := e.Param(name).([]any)
	for _, item := range items {
		word, _ := item.(string)
		mean, ok := w.Find(word)
		if !ok {
			e.Errorf("`%s` cannot contain %v; use one of: %s", name, item, w)
		}
		all = append(all, mean)
	}
	if len(all) == 0 {
		e.Errorf("`%s` must contain at least one of: %s", name, w)
	}
	return all
}

// Is requires a parameter to be one given word.
func (e *Effect) Is(name, want string) { Pick(e, name, Words[struct{}]{{Name: want}}) }

// Done reports the parameters that were not read.
func (e *Effect) Done() {
	for _, name := range slices.Sorted(maps.Keys(e.param)) {
		if !e.read[name] {
			e.Errorf("unknown parameter `%s`", name)
		}
	}
}
