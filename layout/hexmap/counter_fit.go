package hexmap

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face"
)

// sheetMap is a map on a sheet, with the size of its hexes there.
type sheetMap struct {
	m     *mapdata.Map
	flat  geom.Length
	sheet *carddata.Deck
	src   face.PartRef
}

// sheetMaps collects the maps that workers draw on sheets.
type sheetMaps struct {
	mu   sync.Mutex
	list []sheetMap
}

func (d *sheetMaps) add(m sheetMap) {
	if m.sheet == nil || m.sheet.Kind() != carddata.SheetKind {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.list = append(d.list, m)
}

// Draws reports whether a map of a sheet was drawn.
func Draws(e *face.Engine, sheet *carddata.Deck) bool {
	drawn := face.SharedBy[sheetMaps](e)
	return slices.ContainsFunc(drawn.list, func(at sheetMap) bool { return at.sheet == sheet })
}

// holds reports whether counters fit on any drawing of a map.
func (d *sheetMaps) holds(counters *carddata.Deck, m *mapdata.Map) bool {
	for i := range d.list {
		if share, most := counters.HexShare(d.list[i].flat); d.list[i].m == m && share <= most {
			return true
		}
	}
	return false
}

// CheckMaps checks counters against the hexes of the drawn maps. Counters that do not
// fit the map's own hex size have been reported when the game was read. A map only
// needs to be large enough on one sheet; on others it may be an overview.
func CheckMaps(e *face.Engine, found *diag.List) {
	drawn := face.SharedBy[sheetMaps](e)
	order := func(at *sheetMap) int { return slices.Index(e.Game.Decks, at.sheet) }
	slices.SortFunc(drawn.list, func(a, b sheetMap) int {
		return cmp.Or(cmp.Compare(order(&a), order(&b)), cmp.Compare(a.flat, b.flat))
	})
	for i := range drawn.list {
		at := &drawn.list[i]
		for _, d := range e.Game.Decks {
			if own, most := d.HexShare(at.m.Flat); d.StandsOn(at.m) && own <= most && !drawn.holds(d, at.m) {
				at.report(d, found)
			}
		}
	}
}

// report reports a map whose hexes are too small for counters.
func (at *sheetMap) report(counters *carddata.Deck, found *diag.List) {
	share, most := counters.HexShare(at.flat)
	need := math.Ceil(float64(at.flat)*share/most/float64(geom.MM)*10) / 10
	found.Warnf(at.src.Pos, CodeDrawnSmall, "the sheet `%s` draws map `%s` with hexes of %s: the counters of `%s` take up %.0f%% of the hex width; the limit is %.0f%%",
		at.sheet.ID, at.m.ID, face.Tenths(at.flat), counters.ID, 100*share, 100*most).
		Hintf("draw hexes of %gmm, here or on another sheet; write `map: none` for counters that are never placed on a map", need)
}
