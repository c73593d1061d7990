package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// linked reports whether what lies in the hexes leads to what is beside it.
func (g *Land) linked() bool { return g.soft() && g.Map.Look.Linked && !g.Tile && !g.Repeats() }

// linkedTile reports whether a hex is a sample of a map on which lines lead on to what is beside them.
func (g *Land) linkedTile() bool { return g.soft() && g.Map.Look.Linked && g.Tile }

// How far lines run on beyond the last hexside, into open hexes and into other terrain.
const (
	overOpen  = 4.0
	overOther = 8.0
)

// runOn returns how far a line runs on beyond a side of its hex; where the map ends, out of
// sight.
func (g *Land) runOn(h hex.Hex, d hex.Dir) float64 {
	if n := h.Neighbor(d); g.Unseen(n) || g.KindAt(n) == g.Ground {
		if on, ok := builtLines[g.Kind.Pattern]; ok {
			return on
		}
		return overOpen
	}
	if g.Kind.Pattern == "trench" { // what it leads to begins at the hexside
		return builtLines["trench"]
	}
	return overOther
}

// pull returns how much a line is drawn toward the neighbor of a hex: most to what it
// belongs to, such as a wall to a farm.
func (g *Land) pull(h hex.Hex, d hex.Dir) float64 {
	n := h.Neighbor(d)
	k := g.KindAt(n)
	if k < 0 || k == g.Ground || g.Unseen(n) {
		return 0
	}
	if slices.Contains(belongings[g.Kind.Pattern], g.Map.Kinds.Terrains[k].Pattern) {
		return 2
	}
	return 0.6
}

// belongings are the patterns of what lines lead to, by the pattern of the line.
var belongings = map[string][]string{
	"wall":     {"farm", "village", "rubble"},
	"hedge":    {"farm", "village", "woods", "wheat", "fields", "orchard"},
	"treeline": {"woods", "farm", "village", "orchard"},
	"trench":   {"bunker", "foxholes", "woods"},
	"gully":    {"hill", "mountain", "woods"},
}

// linkedEnds returns the sides between which a line crosses a hex on a linked map: those
// shared with its own terrain, otherwise those beyond which it is drawn most, never two that adjoin.
func (g *Land) linkedEnds(h hex.Hex, down bool) (dirs []hex.Dir) {
	for d := range hex.Dir(hex.Dirs) {
		if g.Has(h.Neighbor(d)) {
			dirs = append(dirs, d)
		}
	}
	if len(dirs) > 1 {
		return dirs
	}
	level := g.levelDir(h, down)
	best, most := [2]hex.Dir{}, math.Inf(-1)
	for a := range hex.Dir(hex.Dirs) {
		for b := a + 2; b < hex.Dirs && b <= a+4; b++ {
			if len(dirs) == 1 && a != dirs[0] && b != dirs[0] {
				continue
			}
			if w := g.worth(h, level, a, b); w > most {
				best, most = [2]hex.Dir{a, b}, w
			}
		}
	}
	if len(dirs) == 1 && best[1] == dirs[0] {
		best[0], best[1] = best[1], best[0]
	}
	return best[:]
}

// worth returns how well a line suits a hex that leads over two of its sides: it leads to what it
// belongs to, keeps level and straight, and stays clear of the number.
func (g *Land) worth(h hex.Hex, level, a, b hex.Dir) float64 {
	w := g.pull(h, a) + g.pull(h, b)
	for _, d := range [...]hex.Dir{a, b} {
		if d == level || d == level.Opposite() {
			w += 0.3
		}
		if to := g.Middle(h.Side(d)).Sub(g.Center(h)); math.Abs(to.X) < 5 && to.Y < 0 {
			w -= 1.2 // the number is there
		}
	}
	if b == a.Opposite() {
		w += 0.25
	}
	if _, built := builtLines[g.Kind.Pattern]; built && (g.blocked(h, a) || g.blocked(h, b)) {
		w -= 0.9
	} else if !built {
		w -= 0.7 * (g.underType(h, a) + g.underType(h, b))
	}
	return w
}

// crossLinked calls f for the lines across a hex of a linked map.
func (g *Land) crossLinked(h hex.Hex, mid geom.Vec, bend float64, down bool, s *canvas.RandomStream, f func(c crossing, s *canvas.RandomStream)) {
	dirs, shared := g.linkedEnds(h, down), g.sharedSides(h)
	end := func(d hex.Dir, meets bool) (pts []geom.Vec) {
		at := g.Middle(h.Side(d))
		if meets {
			return []geom.Vec{at}
		}
		out, on := at.Sub(g.Center(h)).Unit(), g.runOn(h, d)
		if on < 0 {
			return []geom.Vec{at.Add(out.Scale(on))}
		}
		return []geom.Vec{at, at.Add(out.Rotate(s.Between(-0.5, 0.5)).Scale(on))}
	}
	first := end(dirs[0], shared > 0)
	slices.Reverse(first)
	for i, d := range dirs[1:] {
		last := end(d, i+1 < shared)
		from, to := first[len(first)-1], last[0]
		off := to.Sub(from).Unit().Left().Scale(bend)
		pts := append(slices.Clone(first), from.Lerp(mid, 0.5).Add(off), mid, mid.Lerp(to, 0.5).Sub(off))
		f(crossingOf(geom.Spline(append(pts, last...), 8), 0, [2]bool{shared > 0, i+1 < shared}), s)
	}
}
