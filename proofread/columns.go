package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// unusedColumns reports columns and constants of decks and lists that nothing reads.
func (p *inventory) unusedColumns() {
	u := &columnUse{inventory: p, words: map[*face.Face]map[string]bool{}, loose: map[string]bool{}}
	u.looseFaces()
	for _, d := range p.game.Decks {
		u.deck(d)
	}
	for _, l := range p.game.Lists {
		if l.ID != ledger { // it is for people too
			u.list(l)
		}
	}
	u.report()
}

// columnUse finds the columns that are used. Decks may share a file, and a set of
// counters may be several decks: a column is the same if its place is.
type columnUse struct {
	*inventory
	words map[*face.Face]map[string]bool // names, keys and texts in the expressions of each face
	loose map[string]bool                // those of faces that no card has, but perhaps those of a variant
	all   []column
	used  map[diag.Pos]bool
}

// column is a column of a deck or list, or a constant that its cards share.
type column struct {
	values.Column
	deck *carddata.Deck
	set  bool
}

// deck notes the columns of a deck, and those that its faces use.
func (u *columnUse) deck(d *carddata.Deck) {
	words := u.wordsOf(d)
	for _, c := range columnsOf(d) {
		cut := d.Counters() != nil && slices.Contains([]string{"size", "shape", "side"}, c.Name)
		look := words["look"] && u.game.Looks[c.Name] != nil
		u.note(c, cut || look || u.reads(c.Name) || u.inWords(words, c.Name) || u.inWords(u.loose, c.Name))
	}
}

// list notes the columns of a list. Any expression may read them: its rows are passed on
// under other names.
func (u *columnUse) list(l *carddata.Deck) {
	for _, c := range columnsOf(l) {
		looked := slices.ContainsFunc(u.index.of(keyClass).forms, func(f expr.Form) bool { return u.index.fits(f, c.Name) })
		u.note(c, looked || u.index.whole || u.reads(c.Name) || u.inWords(u.index.faces, c.Name) || u.index.data[l.ID+"."+c.Name] || u.copied(l, c.Name))
	}
}

// copied reports whether decks take their copies from a list, with the help of a column.
func (u *columnUse) copied(l *carddata.Deck, column string) bool {
	return u.index.data[column] && slices.ContainsFunc(u.game.Decks, func(d *carddata.Deck) bool { return d.CopyList == l.ID })
}

// columnsOf returns the columns of a deck and its constants, without those that every
// deck has.
func columnsOf(d *carddata.Deck) (all []column) {
	for _, c := range d.Columns {
		if !slices.Contains([]string{"id", "name", "copies"}, c.Name) && (d.File != "" || c.Pos != d.Pos) {
			all = append(all, column{c, d, false})
		}
	}
	for _, name := range sortedKeys(d.Set) {
		all = append(all, column{values.Column{Pos: d.Set[name].Pos, Name: name}, d, true})
	}
	return all
}

// reads reports whether the rules, a rehearsal or a variant may read a column.
func (u *columnUse) reads(name string) bool {
	return u.read[name] || u.inWords(u.index.play, name) || u.inWords(u.index.variants, name)
}

// inWords reports whether words contain a column, or the column in one language.
func (u *columnUse) inWords(words map[string]bool, name string) bool {
	return words[name] || slices.ContainsFunc(u.game.Languages, func(lang string) bool { return words[name+"_"+values.ColumnSuffix(lang)] })
}

func (u *columnUse) note(c column, used bool) {
	if u.used == nil {
		u.used = map[diag.Pos]bool{}
	}
	if _, known := u.used[c.Pos]; !known {
		u.all = append(u.all, c)
	}
	u.used[c.Pos] = u.used[c.Pos] || used
}

// holdsEffects reports whether the texts of the rows are compared with the column.
func (u *columnUse) holdsEffects(c column) bool {
	return u.game.Effects != nil && c.Type == values.Flow && strings.HasSuffix(c.Name, u.game.Effects.Effects)
}

// report reports the columns that nothing uses.
func (u *columnUse) report() {
	for _, c := range u.all {
		if u.used[c.Pos] || u.holdsEffects(c) {
			continue
		}
		what := "deck"
		if c.deck.Of == nil {
			what = "list"
		}
		id := c.deck.ID
		if c.deck.Group != "" {
			id = c.deck.Group
		}
		f := u.found.Warnf(c.Pos, CodeUnusedColumn, "nothing uses the column `%s` of the %s `%s`", c.Name, what, id)
		if c.set {
			f.Message = "nothing uses `" + c.Name + "`, which the " + what + " `" + id + "` sets"
		}
		if near := u.meant(c); near != "" {
			f.Hintf("did you mean `%s`?", near)
			continue
		}
		f.Hintf("remove it, or list `%s` under `accept` in game.yaml if it is a note", c.Name)
	}
}

// meant returns a column that Punchboard knows and the deck lacks, if its name is nearly
// that of an unused one.
func (u *columnUse) meant(c column) string {
	known := []string{"copies", "name"}
	if c.deck.Counters() != nil {
		known = append(known, "size", "shape")
	}
	for _, name := range known {
		missing := !slices.ContainsFunc(c.deck.Columns, func(has values.Column) bool { return has.Name == name })
		if missing && len(c.Name) > 3 && diag.Nearest(name, []string{c.Name}) != "" {
			return name
		}
	}
	return ""
}
