package hexmap

import "punchboard/geom/hex"

// NamedHexes returns the number of hex labels in the map's value for expressions.
func (m *Map) NamedHexes() (n int) {
	for i := range m.Places {
		n += len(m.Places[i].Hexes)
	}
	for i := range m.Zones {
		n += len(m.Zones[i].Hexes)
	}
	for i := range m.Entries {
		n += len(m.Entries[i].Hexes)
	}
	return n
}

// ValuesOf returns the values of all items of a list, for expressions.
func ValuesOf[T any](all []T, value func(*T) map[string]any) []any {
	values := make([]any, len(all))
	for i := range values {
		values[i] = value(&all[i])
	}
	return values
}

// Value returns a terrain as a mapping: its own fields, and those that every terrain
// has.
func (t *Terrain) Value(m *Map, lang string) map[string]any {
	v := map[string]any{}
	for name, field := range t.Fields {
		v[name] = field.In(lang)
	}
	badges := make([]any, len(t.Badges))
	for i, b := range t.Badges {
		badges[i] = b.Text
	}
	v["id"], v["code"], v["name"], v["pattern"] = t.ID, t.Code, t.Name.In(lang), t.Pattern
	v["level"], v["closed"], v["badges"], v["hexes"] = t.Level, t.Closed, badges, m.countOf(t)
	return v
}

// countOf returns the number of hexes of a terrain.
func (m *Map) countOf(t *Terrain) (n int) {
	for i := range m.Hexes {
		if &m.Kinds.Terrains[m.Hexes[i].Terrain] == t {
			n++
		}
	}
	return n
}

// Labels returns the labels of hexes.
func (m *Map) Labels(hexes []hex.Hex) []any {
	labels := make([]any, len(hexes))
	for i := range labels {
		labels[i] = m.Grid.Label(hexes[i])
	}
	return labels
}
