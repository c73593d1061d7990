package trial

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// Setting is a new value for one place of a loaded game.
type Setting struct {
	Switch            string // name of a switch; "" for a cell
	Deck, Row, Column string // Column may lead inside the cell: effects.0.mod
	V                 any
}

// With returns a copy of a loaded game with some places set; everything else is shared.
// It does what the same values in a variant do, without reading files again. Copies that
// decks take from a list stay as they are.
func With(g *carddata.Game, settings []Setting) *carddata.Game {
	copied := *g
	copied.Decks, copied.Lists = slices.Clone(g.Decks), slices.Clone(g.Lists)
	copied.Switches = maps.Clone(g.Switches)
	for _, s := range settings {
		if s.Switch != "" {
			copied.Switches[s.Switch] = values.Value{Pos: g.Switches[s.Switch].Pos, V: s.V}
			continue
		}
		s.in(copied.Decks)
		s.in(copied.Lists)
	}
	return &copied
}

// in sets the cell in the decks that have it. A set of counters may have been split into
// several decks of one group.
func (s *Setting) in(decks []*carddata.Deck) {
	column, path, _ := strings.Cut(s.Column, ".")
	at := place{column: column, path: path}
	for i, d := range decks {
		if d.ID != s.Deck && d.Group != s.Deck {
			continue
		}
		deck := *d
		deck.Cards = slices.Clone(d.Cards)
		for row, c := range deck.Cards {
			if c.ID == s.Row {
				deck.Cards[row] = varied(c, &at, s.V)
			}
		}
		decks[i] = &deck
	}
}
