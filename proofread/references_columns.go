package proofread

import (
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
)

// target is a set of ids that a column may name.
type target struct {
	what string
	of   *carddata.Deck // nil for what is not rows
	ids  map[string]bool
}

// findTargets collects the ids of a game: of rows, tables, and the hexes of maps.
func (r *references) findTargets() {
	for _, d := range slices.Concat(setsOf(r.game), r.game.Lists) {
		if ids := idsOf(d); len(ids) >= leastNamed {
			r.targets = append(r.targets, target{"row of `" + d.ID + "` with the id", d, ids})
		}
	}
	tables := map[string]bool{}
	for _, t := range r.game.Tables {
		tables[t.ID] = true
	}
	r.targets = append(r.targets, target{"table", nil, tables})
	for _, m := range r.game.Maps {
		hexes := map[string]bool{}
		for h := range m.Grid.Hexes() {
			hexes[m.Grid.Label(h)] = true
		}
		r.targets = append(r.targets, target{"hex on the map `" + m.ID + "`", nil, hexes})
	}
}

func idsOf(d *carddata.Deck) map[string]bool {
	ids := map[string]bool{}
	for _, c := range d.Cards {
		ids[c.ID] = true
	}
	return ids
}

// A column names rows of a deck if it has at least leastNamed different ids of it, and at
// most one value in oddOnes is none.
const (
	leastNamed = 5
	oddOnes    = 10
)

// cell is a text of a column with its place.
type cell struct {
	at   diag.Pos
	text string
}

// columns looks for values of a deck's columns that are no ids, where the others are.
func (r *references) columns(d *carddata.Deck) {
	for i := range d.Columns {
		c := &d.Columns[i]
		if c.Name == "id" || c.Name == "name" || c.Localized {
			continue
		}
		byKey := map[string][]cell{}
		for _, card := range d.Cards {
			cells(card.Fields[c.Name].Pos, "", card.Fields[c.Name].V, byKey)
		}
		for _, key := range sortedKeys(byKey) {
			r.column(d, byKey[key])
		}
	}
}

// cells collects the texts of a value by the key under which they are in it.
func cells(at diag.Pos, key string, v any, byKey map[string][]cell) {
	switch v := v.(type) {
	case string:
		byKey[key] = append(byKey[key], cell{at, v})
	case int:
		byKey[key] = append(byKey[key], cell{at, strconv.Itoa(v)})
	case []any:
		for _, item := range v {
			cells(at, key, item, byKey)
		}
	case map[string]any:
		for _, name := range sortedKeys(v) {
			cells(at, key+"."+name, v[name], byKey)
		}
	}
}

// column reports the values that are no ids of the target that all others are of.
func (r *references) column(d *carddata.Deck, all []cell) {
	distinct := map[string]bool{}
	for _, c := range all {
		distinct[c.text] = true
	}
	if len(distinct) <= leastNamed {
		return
	}
	for _, t := range r.targets {
		if t.of == d {
			continue
		}
		odd := 0
		for text := range distinct {
			if !t.ids[text] {
				odd++
			}
		}
		if odd == 0 {
			return
		}
		if named := len(distinct) - odd; named < leastNamed || odd*oddOnes > len(distinct) {
			continue
		}
		for _, c := range all {
			if near, meant := t.meant(c.text); meant && !t.ids[c.text] {
				r.report(c.at, c.text, t.what, near)
			}
		}
		return
	}
}

// leastDigits is the number of digits from which a number is known to be that of a hex.
const leastDigits = 3

// meant reports whether a text can only be meant as an id: it is nearly one, or has as
// many digits as a hex. Other numbers may be anything.
func (t *target) meant(text string) (near string, meant bool) {
	if strings.Trim(text, "0123456789") == "" {
		return "", t.of == nil && len(text) >= leastDigits
	}
	near = diag.Nearest(text, sortedKeys(t.ids))
	return near, near != ""
}
