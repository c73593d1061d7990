package carddata

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/tuning"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// maxTuned is the maximum number of cells under `tune`: more than a search can try.
const maxTuned = 500

// checkTune looks up what the entries of `tune` name, and reports what is not there. In a
// variant, which may drop rows and set other values, nothing is tuned.
func (l *loader) checkTune() {
	if l.opt.Variant != "" {
		l.game.Tune = nil
		return
	}
	t := &tuneChecker{loader: l, seen: map[string]diag.Pos{}}
	for _, e := range l.game.Tune {
		t.entry = e
		if e.Switch.Name != "" {
			t.swtch()
		} else {
			t.deck()
		}
	}
	if t.cells > maxTuned {
		l.Found.Errorf(t.entry.Pos, tuning.CodeTune, "`tune` names %d numbers, more than %d", t.cells, maxTuned).Hintf("name fewer rows")
	}
}

// tuneChecker checks one entry after the other.
type tuneChecker struct {
	*loader
	entry *tuning.Entry
	seen  map[string]diag.Pos // cells named so far
	cells int
	twice *tuning.Entry // the last entry with a cell that was named before
}

func (t *tuneChecker) swtch() {
	at := t.entry.Switch
	v, ok := t.game.Switches[at.Name]
	if !ok {
		t.Found.Errorf(at.Pos, tuning.CodeTune, "the game has no switch %s", source.Quote(at.Name)).
			Hintf("%s", diag.DidYouMean(at.Name, slices.Sorted(maps.Keys(t.game.Switches))))
		return
	}
	t.add(at, "switch `"+at.Name+"`", tuning.Cell{Was: v.V, Copies: 1})
}

// deck looks up the deck of an entry. Sets of counters are not split yet.
func (t *tuneChecker) deck() {
	var ids []string
	at := t.entry.Deck
	for i, e := range slices.Concat(t.decks.entries, t.decks.listEntries) {
		if e.deck.Of == nil || e.deck.Kind() != SheetKind {
			ids = append(ids, e.deck.ID)
		}
		if e.deck.ID != at.Name || ids[len(ids)-1] != at.Name {
			continue
		}
		t.entry.List = i >= len(t.decks.entries)
		if e.plan != nil && t.column(e) {
			t.rows(e)
		}
		return
	}
	t.Found.Errorf(at.Pos, tuning.CodeTune, "there is no deck %s", source.Quote(at.Name)).Hintf("%s", diag.DidYouMean(at.Name, ids))
}

// column reports whether the deck has the column of the entry, once for all languages.
func (t *tuneChecker) column(e *deckEntry) bool {
	at := t.entry.Column
	name, _, inside := strings.Cut(at.Name, ".")
	if name == tuning.Copies && !inside {
		if e.copySource != nil {
			t.Found.Errorf(at.Pos, tuning.CodeTune, "the copies of the deck `%s` come from the list `%s`", e.deck.ID, e.copySource.list).
				Hintf("name that list and its column with the copies instead")
		}
		return e.copySource == nil
	}
	var known []string
	for _, c := range e.deck.Columns {
		if known = append(known, c.Name); c.Name != name {
			continue
		}
		if c.Localized {
			t.Found.Errorf(at.Pos, tuning.CodeTune, "the column `%s` is translated", name).Hintf("only columns that are the same in all languages can be tuned")
		}
		return !c.Localized
	}
	if _, set := e.deck.Set[name]; set {
		return true
	}
	t.Found.Errorf(at.Pos, tuning.CodeTune, "the deck `%s` has no column `%s`", e.deck.ID, name).Hintf("%s", diag.DidYouMean(name, known))
	return false
}

// rows adds the cells of the entry.
func (t *tuneChecker) rows(e *deckEntry) {
	named := t.entry.Rows
	if named == nil {
		for _, c := range e.deck.Cards {
			if was := tuned(c, t.entry.Column.Name); was != nil {
				t.add(t.entry.Column, e.deck.ID+"/"+c.ID, tuning.Cell{Row: c.ID, Was: was, Copies: c.Copies})
			}
		}
		return
	}
	for _, at := range named {
		t.row(e, at)
	}
}

func (t *tuneChecker) row(e *deckEntry, at tuning.NamedAt) {
	var ids []string
	for _, c := range e.deck.Cards {
		if ids = append(ids, c.ID); c.ID != at.Name {
			continue
		}
		was := tuned(c, t.entry.Column.Name)
		if was == nil {
			t.Found.Errorf(at.Pos, tuning.CodeTune, "`%s` has no single value in `%s`", c.ID, t.entry.Column.Name).
				Hintf("name a cell with a number, a word, true or false; a value inside a cell is named like effects.0.mod")
			return
		}
		t.add(at, e.deck.ID+"/"+c.ID, tuning.Cell{Row: c.ID, Was: was, Copies: c.Copies})
		return
	}
	t.Found.Errorf(at.Pos, tuning.CodeTune, "the deck `%s` has no row `%s`", e.deck.ID, at.Name).Hintf("%s", diag.DidYouMean(at.Name, ids))
}

// add adds a cell to the entry, unless it was named before or its value is not allowed.
func (t *tuneChecker) add(at tuning.NamedAt, name string, c tuning.Cell) {
	key := name + "." + t.entry.Column.Name
	if first, twice := t.seen[key]; twice {
		if t.twice == t.entry {
			return
		}
		t.twice = t.entry
		t.Found.Errorf(at.Pos, tuning.CodeTune, "%s is named twice under `tune`, first in line %d", name, first.Line).Hintf("keep one of the two")
		return
	}
	t.seen[key] = at.Pos
	if !t.sameKind(name, c.Was) {
		return
	}
	c.At = slices.IndexFunc(t.entry.Values, func(v tuning.Value) bool { return equalValue(v.V, c.Was) })
	if c.At < 0 {
		t.Found.Errorf(t.entry.At, tuning.CodeTune, "the present value of %s, %v, is not among `values`", name, c.Was).
			Hintf("allow the present value too; changes are measured in steps from it")
		return
	}
	t.entry.Cells = append(t.entry.Cells, c)
	t.cells++
}

// sameKind reports whether the allowed values are of the same kind as the present one.
func (t *tuneChecker) sameKind(name string, was any) bool {
	for _, v := range t.entry.Values {
		_, whole := was.(int)
		_, fraction := v.V.(float64)
		switch {
		case kindOf(v.V) != kindOf(was):
			t.Found.Errorf(v.Pos, tuning.CodeTune, "%v is not allowed for %s, whose present value is %s", v.V, name, kindOf(was)).
				Hintf("list values like the present one; a column of numbers needs its type under `columns`, such as `strength: int`")
			return false
		case whole && fraction:
			t.Found.Errorf(v.Pos, tuning.CodeTune, "%v is not allowed for %s, which holds whole numbers", v.V, name).Hintf("list whole numbers")
			return false
		}
		if n, _ := v.V.(int); t.entry.Column.Name == tuning.Copies && (n < 0 || n > MaxCopies) {
			t.Found.Errorf(v.Pos, values.CodeCopies, "`copies` must be from 0 to 10,000, but %d is allowed", n).Hintf("allow fewer copies")
			return false
		}
	}
	return true
}

// equalValue compares two single values; 2 and 2.0 are equal.
func equalValue(a, b any) bool {
	whole, is := a.(int)
	fraction, mixed := b.(float64)
	return a == b || is && mixed && float64(whole) == fraction
}

// tuned returns the single value of a card in a column, or inside its cell; nil if there
// is none.
func tuned(c *Card, column string) any {
	if column == tuning.Copies {
		return c.Copies
	}
	name, rest, inside := strings.Cut(column, ".")
	v := c.Fields[name].V
	for inside {
		name, rest, inside = strings.Cut(rest, ".")
		v = within(v, name)
	}
	switch v := v.(type) {
	case int, float64, bool:
		return v
	case string:
		if v != "" {
			return v
		}
	}
	return nil
}

// within returns an item of a list or the value of a key; nil if there is none.
func within(v any, name string) any {
	switch v := v.(type) {
	case map[string]any:
		return v[name]
	case []any:
		if i, err := strconv.Atoi(name); err == nil && i >= 0 && i < len(v) {
			return v[i]
		}
	}
	return nil
}
