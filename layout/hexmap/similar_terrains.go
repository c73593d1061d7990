package hexmap

import (
	"fmt"
	"math"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene/vision"
)

// Two kinds of terrain must be distinguishable across a table. A ΔE*ab of 10 is visible
// at a glance; a smaller difference needs a second look, which nobody takes in the heat
// of a game. A pattern distinguishes a terrain without any color if its ink differs
// from its ground by 15 steps of lightness, as much as the faintest lines of printed
// topographic maps.
const (
	groundApart = 10.0
	inkApart    = 15.0
)

// checkSimilar reports kinds of terrain on the map that some readers cannot tell apart,
// each pair once. A sample has only one, on its ground.
func (l *groundLayer) checkSimilar() {
	if l.Tile {
		return
	}
	for i, a := range l.lands {
		for _, b := range l.lands[:i] {
			if v, apart, ok := l.confused(b, a); ok {
				l.reportSimilar(b.Kind, a.Kind, v, apart)
			}
		}
	}
}

// confused returns the type of color vision in which two terrains look most alike, and
// their color difference in it; ok reports whether that is too small.
func (l *groundLayer) confused(a, b *texture.Land) (worst vision.Vision, apart float64, ok bool) {
	if l.patterned(a) && l.patterned(b) && a.Kind.Pattern != b.Kind.Pattern {
		return 0, 0, false
	}
	return l.confusedBelow(a, b, groundApart)
}

// confusedBelow does the same by color alone, with enough as the required difference.
func (l *groundLayer) confusedBelow(a, b *texture.Land, enough float64) (worst vision.Vision, apart float64, ok bool) {
	apart = enough
	for _, v := range vision.All() {
		if d := v.Lab(l.seenAs(a)).Distance(v.Lab(l.seenAs(b))); d < apart {
			worst, apart, ok = v, d, true
		}
	}
	return worst, apart, ok
}

// patterned reports whether the pattern of a terrain is visible without color.
func (l *groundLayer) patterned(g *texture.Land) bool {
	if !texture.IsPattern(g.Kind.Pattern) || l.Plain() {
		return false
	}
	ink, fill := vision.Normal.Lab(vision.RGB(g.Ink)), vision.Normal.Lab(vision.RGB(g.Fill))
	return math.Abs(ink.L-fill.L) >= inkApart
}

// seenAs returns the color of ground and pattern mixed, as seen from a distance.
func (l *groundLayer) seenAs(g *texture.Land) vision.RGB { return vision.RGB(l.toneOf(g.Kind)) }

func (l *groundLayer) reportSimilar(a, b *mapdata.Terrain, v vision.Vision, apart float64) {
	where := fmt.Sprintf("with %s", v)
	switch v {
	case vision.Normal:
		where = "in color"
	case vision.Grey:
		where = "in grayscale"
	}
	l.Found.Warnf(placeOr(b.Pos, l.Source.Pos), CodeAlike, "the terrains `%s` and `%s` of map `%s` look alike %s: ΔE is %.1f, but should be at least %d",
		a.ID, b.ID, l.Map.ID, where, apart, int(groundApart)).
		Hintf("make one of them lighter, or give each a distinct pattern and ink")
}

// placeOr returns a if it is a valid position, otherwise b.
func placeOr(a, b diag.Pos) diag.Pos {
	if a == (diag.Pos{}) {
		return b
	}
	return a
}
