package proofread

import (
	"reflect"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// worse reports cards that are never better than another of the same deck and somewhere
// worse, as far as the key `better` of the columns tells, and copies of cards with a slip
// in a text.
func (p *inventory) worse() {
	for _, d := range setsOf(p.game) {
		if d.Kind() != carddata.SheetKind {
			p.nearlySame(d)
			p.twins(d)
		}
	}
	seen := map[string]bool{} // decks and lists may share a file
	for _, d := range append(setsOf(p.game), p.game.Lists...) {
		if columns := comparedColumns(d); len(columns) > 0 && !seen[d.File] {
			seen[d.File] = true
			p.dominated(d, columns)
		}
	}
}

// comparedColumns returns the columns of a deck that say which row is better.
func comparedColumns(d *carddata.Deck) (all []values.Column) {
	ways := 0
	for _, c := range d.Columns {
		if c.Better.Way == values.NotCompared && len(c.Better.Keys) == 0 {
			continue
		}
		all = append(all, c)
		if c.Better.Way != values.Equal {
			ways++
		}
	}
	if ways == 0 {
		return nil
	}
	return all
}

// MaxCompared is the number of values of a deck that are compared with those of its
// other rows.
const MaxCompared = 20_000_000

// dominated reports each row of a deck that another is better than.
func (p *inventory) dominated(d *carddata.Deck, columns []values.Column) {
	rows := make([][]any, len(d.Cards))
	for i, c := range d.Cards {
		for j := range columns {
			rows[i] = append(rows[i], c.Fields[columns[j].Name].V)
		}
	}
	left := MaxCompared
	for i, c := range d.Cards {
		for j, other := range d.Cards {
			worse, compared := worseIn(rows[i], rows[j], columns)
			if left -= compared; left < 0 {
				p.found.Errorf(d.Pos, source.CodeTooMany, "the deck or list `%s` has more than 20,000,000 values to compare with those of other rows; the rest is not compared", d.ID).
					Hintf("write `better` for fewer columns")
				return
			}
			if len(worse) == 0 {
				continue
			}
			p.found.Warnf(c.Fields["id"].Pos, CodeWorse, "`%s` is never better than `%s`, and worse in %s", c.ID, other.ID, strings.Join(worse, ", ")).
				Hintf("give it an advantage, or a lower price; if it is meant to be worse, list `%s` under `accept` in game.yaml", c.ID)
			break
		}
	}
}

// worseIn returns the columns in which a row is worse than another, nil if it is better
// in any, or if the two cannot be compared; and the number of values that were compared.
func worseIn(row, other []any, columns []values.Column) (names []string, compared int) {
	for i := range columns {
		c := &columns[i]
		switch s := standing(row[i], other[i], c.Better.Way, c.Better.Keys); {
		case s < 0:
			names = append(names, "`"+c.Name+"`")
		case s > 0:
			return nil, i + 1
		}
	}
	return names, len(columns)
}

// apart is the standing of values that cannot be compared.
const apart = 2

// standing compares two values: -1 if a is worse than b, 0 if they are equal, 1 if a is
// better, apart if each is better in something or they are of different kinds.
func standing(a, b any, way values.Way, keys map[string]values.Way) int {
	x, isX := a.([]any)
	y, isY := b.([]any)
	if isX && isY && keys != nil {
		return standingOfLists(x, y, keys)
	}
	m, isM := a.(map[string]any)
	n, isN := b.(map[string]any)
	if isM && isN && keys != nil {
		return standingOfMaps(m, n, keys)
	}
	if way == values.High || way == values.Low {
		return standingOfNumbers(a, b, way)
	}
	if reflect.DeepEqual(a, b) {
		return 0
	}
	return apart
}

// standingOfNumbers compares numbers. A value that is missing is worse than any.
func standingOfNumbers(a, b any, way values.Way) int {
	x, isX := numberOf(a)
	y, isY := numberOf(b)
	switch {
	case isX != isY && (a == nil || b == nil):
		return oneIf(isX) - oneIf(isY)
	case !isX || !isY:
		return standing(a, b, values.Equal, nil)
	case x == y:
		return 0
	case (x > y) == (way == values.High):
		return 1
	}
	return -1
}

func oneIf(is bool) int {
	if is {
		return 1
	}
	return 0
}

func numberOf(v any) (float64, bool) {
	switch v := v.(type) {
	case int:
		return float64(v), true
	case float64:
		return v, true
	}
	return 0, false
}

// standingOfLists compares lists item by item. What only one of them has makes it better.
func standingOfLists(x, y []any, keys map[string]values.Way) int {
	all := compareLength(len(x), len(y))
	for i := range min(len(x), len(y)) {
		all = both(all, standing(x[i], y[i], values.Equal, keys))
	}
	return all
}

func compareLength(x, y int) int { return oneIf(x > y) - oneIf(x < y) }

// standingOfMaps compares mappings key by key. Texts by language are names, and are not
// compared.
func standingOfMaps(x, y map[string]any, keys map[string]values.Way) (all int) {
	names := map[string]bool{}
	for _, m := range []map[string]any{x, y} {
		for name := range m {
			names[name] = true
		}
	}
	for name := range names {
		if way := keys[name]; !strings.HasPrefix(name, "name") {
			all = both(all, standing(x[name], y[name], way, keys))
		}
	}
	return all
}

// both returns the standing of two things together.
func both(a, b int) int {
	switch {
	case a == 0 || a == b:
		return b
	case b == 0:
		return a
	}
	return apart
}
