package proofread

import (
	"cmp"
	"slices"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// lookup is a search of a list by the column of a deck.
type lookup struct {
	deck *carddata.Deck
	expr.Lookup
}

// A search of a list names rows if it finds them for at least leastFound values of the
// column, and for all but one in oddNames.
const (
	leastFound = 3
	oddNames   = 4
)

// searches reports values of columns by which faces search a list, where the list has none
// but a value with nearly the same name, and has those of the other rows.
func (r *references) searches() {
	all := make([]lookup, 0, len(r.lookups))
	for l := range r.lookups {
		all = append(all, l)
	}
	slices.SortFunc(all, func(a, b lookup) int {
		return cmp.Or(cmp.Compare(a.deck.ID, b.deck.ID), cmp.Compare(a.List, b.List), cmp.Compare(a.Column, b.Column), cmp.Compare(a.Name, b.Name))
	})
	for _, l := range all {
		if rows, ok := r.game.List(l.List); ok && hasColumn(rows, l.Column) && hasColumn(l.deck, l.Name) {
			known, _ := r.valuesOf(l.Column, []*carddata.Deck{rows})
			r.odd(columnCells(l.deck, l.Name), known, "row of the list `"+l.List+"` with the `"+l.Column+"`")
		}
	}
}

// columnCells returns the texts of a column that are not empty.
func columnCells(d *carddata.Deck, column string) (all []cell) {
	for _, c := range d.Cards {
		if text, ok := c.Fields[column].V.(string); ok && text != "" {
			all = append(all, cell{c.Fields[column].Pos, text})
		}
	}
	return all
}

func hasColumn(d *carddata.Deck, name string) bool {
	return name == "id" || slices.ContainsFunc(d.Columns, func(c values.Column) bool { return c.Name == name })
}

// odd reports the names that are not known but nearly so, if the others are.
func (r *references) odd(names []cell, known map[string]bool, what string) {
	distinct, odd := map[string]bool{}, map[string]bool{}
	for _, c := range names {
		if distinct[c.text] = true; !known[c.text] {
			odd[c.text] = true
		}
	}
	if len(distinct)-len(odd) < leastFound || len(odd)*oddNames > len(distinct) {
		return
	}
	for _, c := range names {
		if near := diag.Nearest(c.text, sortedKeys(known)); odd[c.text] && near != "" {
			r.report(c.at, c.text, what, near)
		}
	}
}

// sides reports zones and entries of maps for a side that no counter has, but nearly. Short
// names may be those of either player.
func (r *references) sides() {
	known, _ := r.valuesOf("side", setsOf(r.game))
	if len(known) == 0 {
		return
	}
	side := func(at diag.Pos, side string) {
		if near := diag.Nearest(side, sortedKeys(known)); near != "" && !known[side] && len(side) > 2 {
			r.report(at, side, "card or counter of the side", near)
		}
	}
	for _, m := range r.game.Maps {
		for _, z := range m.Zones {
			side(z.Pos, z.Side)
		}
		for _, e := range m.Entries {
			side(e.Pos, e.Side)
		}
	}
}

// terrains reports terrains of maps that are nearly called like a row of a deck or list,
// where two thirds of all are called like one.
func (r *references) terrains() {
	for _, m := range r.game.Maps {
		ids := map[string]bool{}
		for i := range m.Kinds.Terrains {
			ids[m.Kinds.Terrains[i].ID] = true
		}
		for _, t := range r.targets {
			named := 0
			for id := range ids {
				named += oneIf(t.ids[id])
			}
			if t.of == nil || named < leastFound || named*3 < len(ids)*2 {
				continue
			}
			for i := range m.Kinds.Terrains {
				terrain := &m.Kinds.Terrains[i]
				if near := diag.Nearest(terrain.ID, sortedKeys(t.ids)); !t.ids[terrain.ID] && near != "" && !ids[near] {
					r.report(terrain.Pos, terrain.ID, t.what, near)
				}
			}
		}
	}
}
