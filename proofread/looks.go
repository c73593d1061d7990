package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// looks reports entries of the section `looks` that no row has. Columns that share their
// looks, by an alias, share their rows too.
func (p *inventory) looks() {
	had := map[diag.Pos]bool{}
	for _, field := range p.index.looks {
		rows, _ := p.valuesOf(field.Name, slices.Concat(p.game.Decks, p.game.Lists))
		for _, look := range fieldsOf(field.Value) {
			passed := p.index.passed[field.Name] && p.index.inData(look.Name)
			had[look.Key.Pos()] = had[look.Key.Pos()] || rows[look.Name] || passed || p.index.variants[look.Name]
		}
	}
	for _, field := range p.index.looks {
		p.unusedLooks(field, had)
	}
}

// unusedLooks reports the looks of a column that no row has, and a column that no deck
// has.
func (p *inventory) unusedLooks(field source.Field, had map[diag.Pos]bool) {
	rows, known := p.valuesOf(field.Name, slices.Concat(p.game.Decks, p.game.Lists))
	if !known && !p.index.passed[field.Name] {
		p.found.Warnf(field.Key.Pos(), CodeUnusedLook, "no deck has the column `%s` to choose a look", field.Name).
			Hintf("remove the looks, or check the name of the column")
		return
	}
	for _, look := range fieldsOf(field.Value) {
		if at := look.Key.Pos(); !had[at] {
			had[at] = true
			p.found.Warnf(at, CodeUnusedLook, "no row has the look `%s` of `%s`", look.Name, field.Name).
				Hintf("%s", meantOr(look.Name, rows, "remove it, or correct the value"))
		}
	}
}

// meantOr suggests the nearest of some values, or something else.
func meantOr(name string, known map[string]bool, other string) string {
	if near := diag.Nearest(name, sortedKeys(known)); near != "" {
		return "did you mean `" + near + "`?"
	}
	return other
}

// valuesOf returns what the rows of decks have in a column, as texts, and whether any of
// them has the column.
func (p *inventory) valuesOf(column string, decks []*carddata.Deck) (all map[string]bool, known bool) {
	all = map[string]bool{}
	for _, d := range decks {
		for _, c := range d.Cards {
			v, has := c.Fields[column]
			known = known || has
			addTexts(all, v.V)
			for _, in := range v.ByLang {
				addTexts(all, in)
			}
		}
	}
	return all, known
}

// addTexts adds a value as a text, each item of a list, the keys of a mapping, and those
// of items such as tag:hq.
func addTexts(all map[string]bool, v any) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			addTexts(all, item)
			if text, ok := item.(string); ok {
				key, _, _ := strings.Cut(text, ":")
				all[key] = true
			}
		}
	case map[string]any:
		for key := range v {
			all[key] = true
		}
	default:
		all[values.PlainText(v)] = true
	}
}
