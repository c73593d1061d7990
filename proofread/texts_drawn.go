package proofread

import (
	"maps"
	"slices"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// hexmap adds the texts of a map.
func (r *textReader) hexmap(m *hexmap.Map) {
	r.named(m.ID, "name", m.Name)
	r.terrains(m.Kinds.Terrains)
	r.lineKinds(m.Kinds.Borders, m.Kinds.Roads)
	for _, h := range m.Hexes {
		r.named(m.ID, "text", h.Text)
		r.named(m.ID, "victory", h.Victory)
	}
	for _, b := range m.Borders {
		r.named(b.ID, "name", b.Name)
	}
	for _, road := range m.Roads {
		r.named(road.ID, "name", road.Name)
	}
	for _, a := range m.Areas {
		r.named(a.ID, "name", a.Name)
	}
	for _, p := range m.Places {
		r.named(p.ID, "name", p.Name)
	}
	for _, z := range m.Zones {
		r.named(z.ID, "name", z.Name)
	}
	for _, e := range m.Entries {
		r.named(e.ID, "name", e.Name)
	}
}

// plan adds the texts of a plan.
func (r *textReader) plan(p *plandata.Plan) {
	r.named(p.ID, "name", p.Name)
	r.terrains(p.Terrains)
	r.lineKinds(p.Borders, p.Roads)
	for _, a := range p.Areas {
		r.named(a.ID, "name", a.Name)
	}
	for _, l := range p.Lines {
		r.named(l.ID, "name", l.Name)
	}
	for _, z := range p.Zones {
		r.named(z.ID, "name", z.Name)
	}
	for _, place := range p.Places {
		r.named(place.ID, "name", place.Name)
	}
}

// terrains adds the names of terrains, and the texts of the fields that only the game
// knows.
func (r *textReader) terrains(all []hexmap.Terrain) {
	for _, t := range all {
		r.named(t.ID, "name", t.Name)
		for _, field := range slices.Sorted(maps.Keys(t.Fields)) {
			r.add(t.ID, field, t.Fields[field])
		}
	}
}

func (r *textReader) lineKinds(borders []hexmap.BorderKind, roads []hexmap.RoadKind) {
	for _, b := range borders {
		r.named(b.ID, "name", b.Name)
	}
	for _, road := range roads {
		r.named(road.ID, "name", road.Name)
	}
}

// parts adds the texts by language of the parts of a face.
func (r *textReader) parts(face string, parts []*face.Part) {
	for _, p := range parts {
		for _, key := range slices.Sorted(maps.Keys(p.Attrs)) {
			r.written(face, key, p.Attrs[key])
		}
		r.parts(face, p.Children)
	}
}

// written adds the texts by language in the value of a key.
func (r *textReader) written(id, key string, v *face.Val) {
	if v == nil {
		return
	}
	if v.ByLang != nil {
		text := values.Value{Pos: v.Pos, ByLang: map[string]any{}, PosByLang: v.Positions()}
		written := map[string]string{}
		for lang, in := range v.ByLang {
			text.ByLang[lang], written[lang] = in.Words(hole), in.Words(inBraces)
		}
		r.addWritten(id, key, text, written)
	}
	for _, item := range v.List {
		r.written(id, key, item)
	}
	for _, entry := range v.Map {
		r.written(id, entry.Key, entry.Val)
	}
}

// hole stands for an expression in a text: an icon with the name of a field, or with no
// name if something is computed.
func hole(e *expr.Expr) string {
	if source.IsIdentifier(e.Src) {
		return "{=" + e.Src + "}"
	}
	return computed
}

// inBraces returns an expression as the file has it.
func inBraces(e *expr.Expr) string { return "{" + e.Src + "}" }

// computed is the hole for an expression that computes something: the languages may
// need different ones.
const computed = "{=}"
