package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata/hexmap"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// terrains reports terrains on maps that lack an entry in the table of the map.
func (p *inventory) terrains() {
	for _, m := range p.game.Maps {
		if m.Table == "" {
			continue
		}
		entries, ok := p.entriesOf(m.Table)
		if !ok {
			p.found.Warnf(m.TableAt, CodeReference, "there is no table or list %s", source.Quote(m.Table)).
				Hintf("name an id under `tables` or `lists` in game.yaml")
			continue
		}
		for i := range m.Kinds.Terrains {
			t := &m.Kinds.Terrains[i]
			if onMap(m, i) && !entries[folded(t.ID)] && !slices.ContainsFunc(textsOf(t.Name), func(name string) bool { return entries[folded(name)] }) {
				p.found.Warnf(t.Pos, CodeTerrainTable, "the table `%s` has no entry for the terrain `%s`, which is on the map `%s`", m.Table, t.ID, m.ID).
					Hintf("add a row for it, or correct the name of the row")
			}
		}
	}
}

// onMap reports whether a hex of a map has a terrain.
func onMap(m *hexmap.Map, terrain int) bool {
	return slices.ContainsFunc(m.Hexes, func(h hexmap.Hex) bool { return h.Terrain == terrain })
}

// folded returns a name for comparing it: tables begin names with a capital.
func folded(name string) string { return strings.ToLower(strings.TrimSpace(name)) }

// entriesOf returns what names the rows of a list or reference table: ids, names and the
// texts of cells.
func (p *inventory) entriesOf(id string) (entries map[string]bool, ok bool) {
	entries = map[string]bool{}
	add := func(texts ...string) {
		for _, text := range texts {
			if text != "" {
				entries[folded(text)] = true
			}
		}
	}
	if l, ok := p.game.List(id); ok {
		for _, c := range l.Cards {
			add(c.ID)
			for _, v := range c.Fields {
				add(cellTexts(v)...)
			}
		}
		return entries, true
	}
	for _, t := range p.game.Tables {
		if t.ID != id {
			continue
		}
		for _, r := range t.Rows {
			for _, c := range r.Cells {
				add(textsOf(c.Text)...)
			}
		}
		return entries, true
	}
	return nil, false
}

// cellTexts returns the texts of a cell in all languages.
func cellTexts(v values.Value) (all []string) {
	text, _ := v.V.(string)
	all = append(all, text)
	for _, in := range v.ByLang {
		text, _ := in.(string)
		all = append(all, text)
	}
	return all
}
