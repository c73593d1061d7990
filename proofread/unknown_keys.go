package proofread

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// unknownKeys reports keys that a face looks up and that no row, cell or file of the game
// has, if one of nearly the same name is there: a key that a row lacks is empty, so that a
// slip of the keyboard prints nothing.
func (p *inventory) unknownKeys() {
	var known map[string]bool
	seen := map[*face.Face]bool{}
	for _, d := range p.game.Decks {
		for _, f := range p.facesOf(d) {
			if seen[f] {
				continue
			}
			seen[f] = true
			eachExpr(f.Parts, func(e *expr.Expr) {
				for _, m := range e.Members() {
					if slices.Contains(values.ScopeNames, m.Path[0]) {
						continue // these have been checked
					}
					if known == nil {
						known = p.keys()
					}
					p.unknownKey(e, m, known)
				}
			})
		}
	}
}

// unknownKey reports the last key of a member if nothing has it.
func (p *inventory) unknownKey(e *expr.Expr, m expr.Member, known map[string]bool) {
	key := m.Path[len(m.Path)-1]
	if known[key] {
		return
	}
	near := diag.Nearest(key, sortedKeys(known))
	if near == "" {
		return
	}
	p.found.Warnf(e.At(m.Char), CodeUnknownKey, "no row has the key `%s` of `%s`", key, strings.Join(m.Path[:len(m.Path)-1], ".")).
		Hintf("did you mean `%s`?", near)
}

// keys returns the names of all columns, and the keys of all mappings in cells and files.
func (p *inventory) keys() map[string]bool {
	known := map[string]bool{"id": true}
	for _, d := range slices.Concat(p.game.Decks, p.game.Lists) {
		for _, c := range d.Columns {
			known[c.Name] = true
		}
		addKeys(known, d)
	}
	maps.Copy(known, p.index.keys)
	return known
}

// addKeys adds the fields of the cards of a deck, and the keys of the mappings in them.
func addKeys(known map[string]bool, d *carddata.Deck) {
	var add func(v any)
	add = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, item := range v {
				add(item)
			}
		case map[string]any:
			for key, item := range v {
				known[key] = true
				add(item)
			}
		}
	}
	for _, c := range d.Cards {
		for name, v := range c.Fields {
			known[name] = true
			add(v.V)
		}
	}
}
