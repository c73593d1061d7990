package proofread

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
)

// wordsOf returns the words of the expressions with which the cards of a deck are
// printed.
func (u *columnUse) wordsOf(d *carddata.Deck) map[string]bool {
	all := map[string]bool{}
	for _, name := range []string{d.Front, d.Back} {
		if t, err := expr.ParseTemplate(name, d.FrontPos); err == nil {
			addWords(all, t.Exprs()...)
		}
	}
	if c := d.Counters(); c != nil {
		all[c.Note], all[c.Lay.Group] = true, true
	}
	for _, f := range u.facesOf(d) {
		maps.Copy(all, u.wordsIn(f))
	}
	return all
}

// looseFaces notes the words of faces that no card has.
func (u *columnUse) looseFaces() {
	used := map[*face.Face]bool{}
	for _, d := range u.game.Decks {
		for _, f := range u.facesOf(d) {
			used[f] = true
		}
	}
	for _, f := range u.game.Faces {
		if !used[f] {
			maps.Copy(u.loose, u.wordsIn(f))
		}
	}
}

// facesOf returns the faces of the cards of a deck, once each.
func (p *inventory) facesOf(d *carddata.Deck) []*face.Face {
	if all, known := p.faces[d]; known {
		return all
	}
	all := slices.Concat(facesBy(d, d.Front, p.game.FrontOf), facesBy(d, d.Back, p.game.BackOf))
	p.faces[d] = all
	return all
}

// facesBy returns the faces of one side of the cards of a deck. If the deck names the
// face itself, all cards have the same.
func facesBy(d *carddata.Deck, name string, of func(*carddata.Deck, *carddata.Card) (*face.Face, error)) (all []*face.Face) {
	cards := d.Cards
	if !strings.Contains(name, "{") {
		cards = cards[:min(1, len(cards))]
	}
	cards = slices.Concat(cards, d.Fillers)
	seen := map[*face.Face]bool{}
	for _, c := range cards {
		if f, err := of(d, c); err == nil && f != nil && !seen[f] {
			seen[f] = true
			all = append(all, f)
		}
	}
	return all
}

// wordsIn returns the words of the expressions of a face.
func (u *columnUse) wordsIn(f *face.Face) map[string]bool {
	if words, known := u.words[f]; known {
		return words
	}
	words := map[string]bool{}
	eachExpr(f.Parts, func(e *expr.Expr) { addWords(words, e) })
	u.words[f] = words
	return words
}

func addWords(words map[string]bool, exprs ...*expr.Expr) {
	for _, e := range exprs {
		for _, n := range e.Names() {
			words[n.Text] = true
		}
		for _, m := range e.Members() {
			for _, key := range m.Path {
				words[key] = true
			}
		}
	}
}

// eachExpr calls f for the expressions of parts and of those inside them.
func eachExpr(parts []*face.Part, f func(*expr.Expr)) {
	eachPart(parts, func(p *face.Part) {
		for _, e := range []*expr.Expr{p.Each, p.When} {
			if e != nil {
				f(e)
			}
		}
		for _, v := range p.Attrs {
			v.Visit(f)
		}
	})
}

// eachPart calls f for parts and those inside them, once for each library part however
// often it is used.
func eachPart(parts []*face.Part, f func(*face.Part)) {
	seen := map[*face.Part]bool{}
	var visit func([]*face.Part)
	visit = func(parts []*face.Part) {
		for _, p := range parts {
			if !seen[p] {
				seen[p] = true
				f(p)
				visit(p.Children)
			}
		}
	}
	visit(parts)
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
