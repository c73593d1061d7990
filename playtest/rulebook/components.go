package rulebook

import (
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
)

// Components lists kinds of markers with how many the game prints: copies of the
// counter with that id, or of the numbered counters pick-1, pick-2 and so on.
// Printed is -1 if the game prints no counters at all, so that there is nothing
// to compare with.
func Components[M any](g *carddata.Game, markers []M, id func(M) string) []playtest.Component {
	list := make([]playtest.Component, len(markers))
	for i, m := range markers {
		list[i] = playtest.Component{Name: id(m), Printed: printed(g, id(m))}
	}
	return list
}

func printed(g *carddata.Game, id string) (n int) {
	there := false
	for _, d := range g.Decks {
		if d.Kind() != carddata.CounterKind {
			continue
		}
		there = true
		for _, c := range d.Cards {
			if c.ID == id || numbered(c.ID, id) {
				n += c.Copies
			}
		}
	}
	if !there {
		return -1
	}
	return n
}

// numbered reports whether an id is a kind followed by a number.
func numbered(id, kind string) bool {
	rest, ok := strings.CutPrefix(id, kind+"-")
	return ok && rest != "" && strings.Trim(rest, "0123456789") == ""
}
