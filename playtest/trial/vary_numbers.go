package trial

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/games"
	"punchboard/playtest"
)

// place identifies a number in a loaded game: a switch, a cell, or a value
// inside a cell.
type place struct {
	deck   int // index in Game.Decks; -1 for a switch
	row    int
	column string // or the name of the switch
	path   string // inside the cell: "0.mod"; "" for the cell itself
	value  int
}

// where returns the place in the notation of changes.
func (p *place) where(g *carddata.Game) string {
	if p.deck < 0 {
		return "switches." + p.column
	}
	d := g.Decks[p.deck]
	where := d.ID + "/" + d.Cards[p.row].ID + "." + p.column
	if p.path != "" {
		where += "." + p.path
	}
	return where
}

// set returns the change that sets the place to another value.
func (p *place) set(g *carddata.Game, value int) Change {
	return Change{p.where(g), strconv.Itoa(value)}
}

// vary returns a copy of a loaded game with some places changed; everything else
// is shared. It does to the loaded values what Edit does to files, a hundred
// times as fast.
func vary(g *carddata.Game, places []place, settings []any) *carddata.Game {
	copied := *g
	copied.Decks = slices.Clone(g.Decks)
	for i := range places {
		p := &places[i]
		if p.deck < 0 {
			copied.Switches = maps.Clone(copied.Switches)
			copied.Switches[p.column] = values.Value{Pos: copied.Switches[p.column].Pos, V: settings[i]}
			continue
		}
		deck := *copied.Decks[p.deck]
		deck.Cards = slices.Clone(deck.Cards)
		deck.Cards[p.row] = varied(deck.Cards[p.row], p, settings[i])
		copied.Decks[p.deck] = &deck
	}
	return &copied
}

func varied(c *carddata.Card, p *place, value any) *carddata.Card {
	card := *c
	card.Fields = maps.Clone(c.Fields)
	v := card.Fields[p.column]
	if p.path == "" {
		v.V = value
	} else {
		v.V = inside(v.V, strings.Split(p.path, "."), value)
	}
	card.Fields[p.column] = v
	if p.column == "copies" {
		card.Copies, _ = value.(int)
	}
	return &card
}

// inside returns a copy of a nested value with one value in it changed.
func inside(v any, path []string, value any) any {
	if len(path) == 0 {
		return value
	}
	switch v := v.(type) {
	case []any:
		v = slices.Clone(v)
		i, _ := strconv.Atoi(path[0])
		v[i] = inside(v[i], path[1:], value)
		return v
	case map[string]any:
		v = maps.Clone(v)
		v[path[0]] = inside(v[path[0]], path[1:], value)
		return v
	}
	panic("trial: there is nothing inside a number")
}

// rules returns the rules of a changed game; nil if they refuse it.
func rules(g *carddata.Game) playtest.Game {
	p, found := games.Play(g)
	if found.Errors() > 0 {
		return nil
	}
	return p
}

// numbers lists the whole numbers of a game's rows and switches, in their order.
func numbers(g *carddata.Game) (all []place) {
	for i, d := range g.Decks {
		if d.Kind() == carddata.SheetKind {
			continue
		}
		for row, c := range d.Cards {
			for _, col := range d.Columns {
				if col.Name != "copies" {
					all = append(all, nested(place{deck: i, row: row, column: col.Name}, c.Fields[col.Name].V)...)
				}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(g.Switches)) {
		all = append(all, nested(place{deck: -1, column: name}, g.Switches[name].V)...)
	}
	return all
}

// nested lists the whole numbers in a value.
func nested(at place, v any) (all []place) {
	down := at.path
	if down != "" {
		down += "."
	}
	switch v := v.(type) {
	case int:
		at.value = v
		return []place{at}
	case []any:
		for i, item := range v {
			at.path = down + strconv.Itoa(i)
			all = append(all, nested(at, item)...)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			at.path = down + key
			all = append(all, nested(at, v[key])...)
		}
	}
	return all
}
