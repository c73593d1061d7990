package carddata

import (
	"fmt"
	"math"
	"strconv"

	"punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/geom"
)

// The largest counter that fits on a hex, as a share of the hex's width from flat to
// flat.
//
// A square of side s is placed with two sides parallel to a pair of flats. Its corner
// (s/2, s/2) must be inside the slanted flats, whose distance from the center is half
// of the hex: s/2 (cos 30° + sin 30°) <= 1/2, so s is at most 2 / (√3 + 1) = √3 - 1 =
// 0.732. The centers of neighbors are √3/2 = 0.866 apart along the other axis; at 0.80
// only a fifteenth of a hex is left between their counters, too little for fingers. A
// disc fits up to 1, where it touches its neighbors; at 0.90 a tenth of a hex is left.
const (
	squareInside = 0.732
	squareMost   = 0.80
	roundMost    = 0.90
)

// checkFit adds a finding for counters that are too large for the hexes of a map.
// Strips are skipped: they are not meant for hexes.
func (l *loader) checkFit() {
	for _, d := range l.game.Decks {
		if d.Counters() == nil {
			continue
		}
		for _, m := range l.game.Maps {
			if d.StandsOn(m) {
				l.fits(d, m)
			}
		}
		id := d.Counters().Map
		if _, known := l.game.Map(id); id != "" && id != offMap && !known && !l.game.unreadMaps[id] {
			l.Found.Errorf(d.Pos, hexmap.CodeCounter, "the counters are set up for a map `%s`, but the game has no such map", id).
				Hintf("%s", diag.DidYouMean(id, append(l.game.mapIDs(), offMap)))
		}
	}
}

// offMap is the value of `map` for counters that are never placed on a map.
const offMap = "none"

// StandsOn reports whether d holds counters for the map m.
func (d *Deck) StandsOn(m *hexmap.Map) bool {
	c := d.Counters()
	return c != nil && (c.Map == "" || c.Map == m.ID)
}

// HexShare returns the size of a counter as a share of a hex that measures flat from
// flat to flat, and the largest share allowed. Strips are not meant for hexes; their
// share is 0.
func (d *Deck) HexShare(flat geom.Length) (share, most float64) {
	side, short := max(d.Size.W, d.Size.H), min(d.Size.W, d.Size.H)
	most = roundMost
	if d.Shape == Rect {
		most = squareMost
	}
	if side > 3*short/2 {
		return 0, most
	}
	return float64(side) / float64(flat), most
}

// fits adds a finding if a counter is too large for the hexes of a map.
func (l *loader) fits(d *Deck, m *hexmap.Map) {
	side := max(d.Size.W, d.Size.H)
	share, _ := d.HexShare(m.Flat)
	switch square := d.Shape == Rect; {
	case square && share > squareMost:
		l.Found.Errorf(d.Pos, hexmap.CodeCounter, "the counters of `%s` take up %s of the hex width on map `%s`; the limit for square counters is 80%%", d.ID, percent(share), m.ID).
			Hintf("%s", roomFor(side, squareInside))
	case square && share > squareInside:
		l.Found.Warnf(d.Pos, hexmap.CodeCounter, "the corners of the counters of `%s` stick out of the hexes of map `%s`: the counters take up %s of the hex width", d.ID, m.ID, percent(share)).
			Hintf("%s", roomFor(side, squareInside))
	case !square && share > roundMost:
		l.Found.Errorf(d.Pos, hexmap.CodeCounter, "the counters of `%s` take up %s of the hex width on map `%s`; the limit for round counters is 90%%", d.ID, percent(share), m.ID).
			Hintf("%s", roomFor(side, roundMost))
	}
}

func percent(share float64) string { return strconv.Itoa(int(math.Round(share*100))) + "%" }

// roomFor describes the smallest hexes that a counter fits on.
func roomFor(side geom.Length, share float64) string {
	need := math.Ceil(float64(side)/share/float64(geom.MM)*10) / 10
	return fmt.Sprintf("use hexes of %gmm or more; write `map: none` for counters that are never placed on a map", need)
}

// mapCounters gathers the counters that maps may set up.
func (l *loader) mapCounters() hexmap.Counters {
	all := hexmap.Counters{Sides: map[string]string{}, Missing: l.decks.countersMissing}
	for _, d := range l.game.Decks {
		if d.Counters() == nil {
			continue
		}
		for _, c := range d.Cards {
			all.Ids = append(all.Ids, c.ID)
			all.Sides[c.ID], _ = c.Fields["side"].V.(string)
		}
	}
	return all
}
