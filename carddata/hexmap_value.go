package carddata

import (
	"fmt"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// mapIDs names the maps, for hints.
func (g *Game) mapIDs() (ids []string) {
	for _, m := range g.Maps {
		ids = append(ids, m.ID)
	}
	return ids
}

// hexmap gives what a map says as a mapping, texts in the language at hand, so
// that faces can repeat over its terrains, places and entries.
func (s *Scope) hexmap(id string) (any, error) {
	if s.Game == nil {
		return nil, &FaceError{Code: CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id)}
	}
	m, ok := s.Game.Map(id)
	if !ok {
		return nil, &FaceError{Code: CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id), Hint: diag.DidYouMean(id, s.Game.mapIDs())}
	}
	if m.named() > maxMemory {
		return nil, errLongList
	}
	return map[string]any{
		"id": m.ID, "name": m.Name.In(s.Lang), "columns": m.Grid.Cols, "rows": m.Grid.Rows,
		"terrains": valuesOf(m.Kinds.Terrains, func(t *Terrain) map[string]any { return t.value(m, s.Lang) }),
		"borders": valuesOf(m.Kinds.Borders, func(k *BorderKind) map[string]any {
			return map[string]any{"id": k.ID, "name": k.Name.In(s.Lang), "style": k.Style}
		}),
		"roads": valuesOf(m.Kinds.Roads, func(k *RoadKind) map[string]any {
			return map[string]any{"id": k.ID, "name": k.Name.In(s.Lang), "style": k.Style}
		}),
		"places": valuesOf(m.Places, func(p *MapPlace) map[string]any {
			return map[string]any{"id": p.ID, "kind": p.Kind, "name": p.Name.In(s.Lang), "hexes": m.labels(p.Hexes)}
		}),
		"zones": valuesOf(m.Zones, func(z *MapZone) map[string]any {
			return map[string]any{"id": z.ID, "side": z.Side, "name": z.Name.In(s.Lang), "hexes": m.labels(z.Hexes)}
		}),
		"entries": valuesOf(m.Entries, func(e *MapEntry) map[string]any {
			return map[string]any{"id": e.ID, "side": e.Side, "edge": e.Edge, "name": e.Name.In(s.Lang), "in": e.In, "out": e.Out, "hexes": m.labels(e.Hexes)}
		}),
	}, nil
}

// named gives how many hexes the value of the map would name.
func (m *HexMap) named() (n int) {
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

func valuesOf[T any](all []T, value func(*T) map[string]any) []any {
	values := make([]any, len(all))
	for i := range values {
		values[i] = value(&all[i])
	}
	return values
}

// value gives a terrain: its own fields, and those that every terrain has.
func (t *Terrain) value(m *HexMap, lang string) map[string]any {
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

// countOf gives how many hexes of the map are of a terrain.
func (m *HexMap) countOf(t *Terrain) (n int) {
	for i := range m.Hexes {
		if &m.Kinds.Terrains[m.Hexes[i].Terrain] == t {
			n++
		}
	}
	return n
}

// labels names hexes.
func (m *HexMap) labels(hexes []hex.Hex) []any {
	labels := make([]any, len(hexes))
	for i := range labels {
		labels[i] = m.Grid.Label(hexes[i])
	}
	return labels
}
