package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// conditions reports comparisons of a column with a text that no row has there. A face of
// several decks is right if a row of one of them has it.
func (p *inventory) conditions() {
	w := &conditions{inventory: p, met: map[diag.Pos]bool{}, known: map[columnOf]map[string]bool{}, lookups: map[lookup]bool{}}
	for _, d := range setsOf(p.game) {
		w.deck(d)
	}
	w.rehearsal()
	p.lookups = w.lookups
	for _, c := range w.all {
		if !w.met[c.at] {
			p.found.Warnf(c.at, CodeNeverMet, "no row of %s `%s` has %s %s", c.what, c.deck.ID, "`"+c.column+"`", source.Quote(c.text)).
				Hintf("%s", meantOr(c.text, w.known[columnOf{c.deck, c.column}], "values are compared exactly: check the spelling and the capitals"))
		}
	}
}

// conditions collects the comparisons of a game.
type conditions struct {
	*inventory
	all   []comparison
	met   map[diag.Pos]bool // by the position of the text
	known map[columnOf]map[string]bool

	lookups map[lookup]bool
}

// columnOf is a column of a deck or list.
type columnOf struct {
	deck *carddata.Deck
	name string
}

// comparison is a comparison of a column with a text that may not occur.
type comparison struct {
	at           diag.Pos
	what         string // "deck" or "list"
	deck         *carddata.Deck
	column, text string
}

// deck collects the comparisons with which the cards of a deck are printed.
func (w *conditions) deck(d *carddata.Deck) {
	for _, name := range []struct {
		text string
		at   diag.Pos
	}{{d.Front, d.FrontPos}, {d.Back, d.BackPos}} {
		if t, err := expr.ParseTemplate(name.text, name.at); err == nil {
			for _, e := range t.Exprs() {
				w.expr(e, d, nil)
			}
		}
	}
	for _, f := range w.facesOf(d) {
		seen := map[*face.Part]bool{}
		w.parts(f.Parts, d, nil, seen)
	}
}

// lists are the names under which faces repeat over the rows of lists; nil for names that
// may be anything.
type lists map[string]*carddata.Deck

// parts collects the comparisons of parts. A library part is looked at once: what it is
// given is not known.
func (w *conditions) parts(parts []*face.Part, d *carddata.Deck, vars lists, seen map[*face.Part]bool) {
	for _, p := range parts {
		if seen[p] {
			continue
		}
		seen[p] = true
		inner := vars
		if p.Each != nil {
			w.expr(p.Each, d, vars)
			rows, _ := w.game.List(p.Each.Source().List)
			inner = vars.with(p.As, rows)
		}
		if p.When != nil {
			w.expr(p.When, d, inner)
		}
		for _, v := range p.Attrs {
			v.Visit(func(e *expr.Expr) { w.expr(e, d, inner) })
		}
		if p.Kind.Name == "use" {
			inner = lists{}
			for _, given := range withOf(p) {
				inner[given] = nil
			}
		}
		w.parts(p.Children, d, inner, seen)
	}
}

// withOf returns the names that a use gives its library part.
func withOf(p *face.Part) (names []string) {
	if with := p.Get("with"); with != nil {
		for _, e := range with.Map {
			names = append(names, e.Key)
		}
	}
	return names
}

// with returns the names with one more.
func (l lists) with(name string, rows *carddata.Deck) lists {
	all := lists{name: rows}
	for other, r := range l {
		if other != name {
			all[other] = r
		}
	}
	return all
}

// expr collects the comparisons of an expression.
func (w *conditions) expr(e *expr.Expr, d *carddata.Deck, vars lists) {
	if !strings.ContainsAny(e.Src, "\"'`") {
		return
	}
	for _, l := range e.Mentions().Looks {
		if _, variable := vars[l.Name]; !variable {
			w.lookups[lookup{d, l}] = true
		}
	}
	for _, c := range e.Mentions().Equal {
		at, path := e.At(c.Char), c.Path
		rows, variable := vars[path[0]]
		switch {
		case !variable && len(path) == 1:
			w.compare(at, "deck", d, path[0], c.Text)
		case variable && rows != nil && len(path) == 2:
			w.compare(at, "list", rows, path[1], c.Text)
		default:
			w.met[at] = true
		}
	}
}

// compare notes a comparison. Names that are not columns may have any value.
func (w *conditions) compare(at diag.Pos, what string, d *carddata.Deck, name, text string) {
	i := slices.IndexFunc(d.Columns, func(c values.Column) bool { return c.Name == name })
	if _, set := d.Set[name]; i < 0 && !set || text == "" || w.index.variants[text] || i >= 0 && slices.Contains(d.Columns[i].Values, text) {
		w.met[at] = true
		return
	}
	key := columnOf{d, name}
	if w.known[key] == nil {
		w.known[key], _ = w.valuesOf(name, []*carddata.Deck{d})
	}
	if w.known[key][text] {
		w.met[at] = true
		return
	}
	if !slices.ContainsFunc(w.all, func(c comparison) bool { return c.at == at }) {
		w.all = append(w.all, comparison{at, what, d, name, text})
	}
}

// rehearsal collects the comparisons with which cards are played.
func (w *conditions) rehearsal() {
	r := w.game.Play.Rehearsal
	if r == nil {
		return
	}
	all := []*expr.Expr{r.Playable, r.Stays, r.Priority}
	for _, resource := range r.Resources {
		all = append(all, resource.Cost)
	}
	for _, m := range r.Markers {
		all = append(all, m.Count)
	}
	for _, g := range r.Groups {
		all = append(all, g.Cards)
	}
	for _, named := range r.Decks {
		d, ok := w.game.DeckNamed(named.Name)
		for _, e := range all {
			if ok && e != nil {
				w.expr(e, d, nil)
			}
		}
	}
}
