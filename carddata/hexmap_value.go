package carddata

import (
	"fmt"

	"punchboard/carddata/values"
	"punchboard/diag"
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
		return nil, &values.Error{Code: CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id)}
	}
	m, ok := s.Game.Map(id)
	if !ok {
		return nil, &values.Error{Code: CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id), Hint: diag.DidYouMean(id, s.Game.mapIDs())}
	}
	if m.named() > maxMemory {
		return nil, values.ErrLongList
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
