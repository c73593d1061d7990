package threefronts

import (
	"fmt"
	"strings"

	"punchboard/playtest"
)

// comparison is how two states differ, in one language.
type comparison struct {
	instead, out, bare string
	casualties, pins   [2]string // singular, plural
}

var comparisons = map[string]*comparison{
	"en": {"%s: %s instead of %s", "out of play", "no marker", [2]string{"%d casualty", "%d casualties"}, [2]string{"%d pin", "%d pins"}},
	"fr": {"%s : %s au lieu de %s", "hors jeu", "zéro marqueur", [2]string{"%d perte", "%d pertes"}, [2]string{"%d marqueur Cloué", "%d marqueurs Cloué"}},
}

// Compare describes the units whose state differs in b.
func (r *Rules) Compare(a, b *State, lang string) string {
	names, words := r.names[lang], comparisons[lang]
	if words == nil {
		words = comparisons["en"]
	}
	if names == nil {
		return ""
	}
	var all []string
	for seat := range playtest.Seats {
		side, d := playtest.Seat(seat), &r.data.sides[seat]
		for u := a.inPlay(side) | b.inPlay(side); u != 0; u &= u - 1 {
			unit := u.first()
			if was, is := words.of(a, side, unit), words.of(b, side, unit); was != is {
				all = append(all, fmt.Sprintf(words.instead, names.units[side][d.of[unit]], is, was))
			}
		}
	}
	return strings.Join(all, ", ")
}

// of describes the state of a unit.
func (c *comparison) of(s *State, side playtest.Seat, unit int) string {
	if !s.inPlay(side).has(unit) {
		return c.out
	}
	var parts []string
	for _, m := range [...]struct {
		n     uint8
		words [2]string
	}{{s.casualty[side][unit], c.casualties}, {s.pins[side][unit], c.pins}} {
		switch {
		case m.n == 1:
			parts = append(parts, fmt.Sprintf(m.words[0], m.n))
		case m.n > 1:
			parts = append(parts, fmt.Sprintf(m.words[1], m.n))
		}
	}
	if len(parts) == 0 {
		return c.bare
	}
	return strings.Join(parts, ", ")
}
