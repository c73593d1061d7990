package rulestest

import (
	"io/fs"
	"strings"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// Change is a change to a game returned by Read.
type Change = func(*carddata.Game)

// All combines changes, applied in order.
func All(changes ...Change) Change {
	return func(g *carddata.Game) {
		for _, change := range changes {
			change(g)
		}
	}
}

// Card returns a row of a deck or list by its id.
func Card(g *carddata.Game, id string) *carddata.Card {
	for _, decks := range [][]*carddata.Deck{g.Decks, g.Lists} {
		for _, d := range decks {
			for _, c := range d.Cards {
				if c.ID == id {
					return c
				}
			}
		}
	}
	panic("rulestest: no card " + id)
}

// Field sets a cell of a row to another value, keeping its position.
func Field(id, name string, v any) Change {
	return func(g *carddata.Game) {
		c := Card(g, id)
		old := c.Fields[name]
		old.V = v
		c.Fields[name] = old
	}
}

// Effect replaces the effects of a card by one, given as pairs of parameters
// and values.
func Effect(id string, pairs ...any) Change {
	e := map[string]any{}
	for i := 0; i < len(pairs); i += 2 {
		e[pairs[i].(string)] = pairs[i+1]
	}
	return Field(id, "effects", []any{e})
}

// Copies sets the number of copies of a card.
func Copies(id string, n int) Change {
	return func(g *carddata.Game) { Card(g, id).Copies = n }
}

// Switch sets a switch to a value.
func Switch(name string, v any) Change {
	return func(g *carddata.Game) { g.Switches[name] = values.Value{V: v} }
}

// File replaces a text in a file that the rules read directly.
func File(name, from, to string) Change {
	return func(g *carddata.Game) {
		text, _ := fs.ReadFile(g.FS, name)
		if !strings.Contains(string(text), from) {
			panic("rulestest: " + name + " has no " + from)
		}
		g.FS = fstest.MapFS{name: {Data: []byte(strings.Replace(string(text), from, to, 1))}}
	}
}
