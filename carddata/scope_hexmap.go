package carddata

import (
	"fmt"

	"punchboard/carddata/expr"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// mapIDs returns the ids of all maps, for hints.
func (g *Game) mapIDs() (ids []string) {
	for _, m := range g.Maps {
		ids = append(ids, m.ID)
	}
	return ids
}

// hexmap returns a map as a mapping, with texts in the current language, so that faces
// can repeat over its terrains, places and entries.
func (s *Scope) hexmap(id string) (any, error) {
	s.reads(OfMaps, "", "")
	if s.Game == nil {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id)}
	}
	m, ok := s.Game.Map(id)
	if !ok {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no map %q", id), Hint: diag.DidYouMean(id, s.Game.mapIDs())}
	}
	if m.NamedHexes() > expr.MaxMemory {
		return nil, values.ErrLongList
	}
	return map[string]any{
		"id": m.ID, "name": m.Name.In(s.Lang), "columns": m.Grid.Cols, "rows": m.Grid.Rows,
		"terrains": hexmap.ValuesOf(m.Kinds.Terrains, func(t *hexmap.Terrain) map[string]any { return t.Value(m, s.Lang) }),
		"borders": hexmap.ValuesOf(m.Kinds.Borders, func(k *hexmap.BorderKind) map[string]any {
			return map[string]any{"id": k.ID, "name": k.Name.In(s.Lang), "style": k.Style}
		}),
		"roads": hexmap.ValuesOf(m.Kinds.Roads, func(k *hexmap.RoadKind) map[string]any {
			return map[string]any{"id": k.ID, "name": k.Name.In(s.Lang), "style": k.Style}
		}),
		"places": hexmap.ValuesOf(m.Places, func(p *hexmap.Place) map[string]any {
			return map[string]any{"id": p.ID, "kind": p.Kind, "name": p.Name.In(s.Lang), "hexes": m.Labels(p.Hexes)}
		}),
		"zones": hexmap.ValuesOf(m.Zones, func(z *hexmap.Zone) map[string]any {
			return map[string]any{"id": z.ID, "side": z.Side, "name": z.Name.In(s.Lang), "hexes": m.Labels(z.Hexes)}
		}),
		"entries": hexmap.ValuesOf(m.Entries, func(e *hexmap.Entry) map[string]any {
			return map[string]any{"id": e.ID, "side": e.Side, "edge": e.Edge, "name": e.Name.In(s.Lang), "in": e.In, "out": e.Out, "hexes": m.Labels(e.Hexes)}
		}),
	}, nil
}
