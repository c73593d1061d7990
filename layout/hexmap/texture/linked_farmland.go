package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// countrySide is the farmland of a linked map: fields, and the lines between them.
type countrySide struct {
	*Land
	lines  [][]geom.Vec // roads, hedges and the like, at which fields end
	fields [][]geom.Vec
	ways   [][]geom.Vec // the borders between fields
	ends   [][]geom.Vec // those in which hedges, walls and the like go on
}

// linkedFarmland draws large fields that end at roads, hedges, walls and the like, as fields
// do, with what grows and runs between them.
func (g *Land) linkedFarmland() {
	if len(g.Hexes) == 0 { // no land to divide
		return
	}
	c := &countrySide{Land: g}
	for _, line := range g.fieldLines() {
		c.lines = append(c.lines, simplified(line, 0.8))
	}
	for _, piece := range c.cutByLines(g.around()) {
		c.divide(piece)
	}
	c.paintCrops()
	c.paintBorders()
}

// around returns a rectangle around the hexes.
func (g *Land) around() []geom.Vec {
	const margin = 70
	lo, hi := geom.V(math.Inf(1), math.Inf(1)), geom.V(math.Inf(-1), math.Inf(-1))
	for _, h := range g.Hexes {
		at := g.Center(h)
		lo = geom.V(min(lo.X, at.X-margin), min(lo.Y, at.Y-margin))
		hi = geom.V(max(hi.X, at.X+margin), max(hi.Y, at.Y+margin))
	}
	return []geom.Vec{lo, {X: hi.X, Y: lo.Y}, hi, {X: lo.X, Y: hi.Y}}
}

// cutByLines cuts the land along roads, hedges and the like. Beyond their ends the cuts go on
// to the next line, so that no hedge ends in the middle of a field.
func (c *countrySide) cutByLines(land []geom.Vec) [][]geom.Vec {
	pieces := [][]geom.Vec{land}
	for i, line := range c.lines {
		var cut [][]geom.Vec
		for _, p := range pieces {
			cut = append(cut, cutOften(p, line, maxCuts, func(way []geom.Vec) {
				if i >= len(c.roads) {
					c.ends = append(c.ends, way)
				}
			})...)
		}
		pieces = cut
	}
	return pieces
}

func (c *countrySide) border(way []geom.Vec) { c.ways = append(c.ways, way) }

// The areas of fields, in square hundredths of a hex: no field is larger than a number
// between the first two, and none smaller than the last.
const (
	fieldLeast = 4200.0
	fieldMost  = 8200.0
	fieldScrap = 420.0
)

// divide divides a piece of land into fields, each time across its longer side.
func (c *countrySide) divide(poly []geom.Vec) {
	mid := middleOf(poly)
	s := c.RandomAt(int(mid.X*4), int(mid.Y*4), canvas.ForMeadows)
	if areaOf(poly) < s.Between(fieldLeast, fieldMost) {
		c.fields = append(c.fields, poly)
		return
	}
	parts := cutOften(poly, across(poly, &s), maxCuts, c.border)
	if len(parts) < 2 {
		c.fields = append(c.fields, poly)
		return
	}
	for _, p := range parts {
		c.divide(p)
	}
}

// across returns a slightly winding line across a polygon, where it divides it into two
// parts of similar size.
func across(poly []geom.Vec, s *canvas.RandomStream) []geom.Vec {
	const step, wave = 30.0, 3
	long, lo, hi, mid := longAxis(poly)
	at := long.Scale(lo + (hi-lo)*s.Between(0.38, 0.62)).Add(long.Left().Scale(mid))
	dir := long.Left().Rotate(s.Between(-0.16, 0.16))
	far := 1.2 * (hi - lo)
	var line []geom.Vec
	for t := -far; t <= far; t += step {
		line = append(line, at.Add(dir.Scale(t)).Add(long.Scale(s.Between(-wave, wave))))
	}
	return line
}

// longAxis returns the direction in which a polygon is longest, its extent there, and the
// middle of its extent across: of the directions of its sides the one whose rectangle around
// it is smallest.
func longAxis(poly []geom.Vec) (dir geom.Vec, lo, hi, mid float64) {
	least := math.Inf(1)
	for i, a := range poly {
		way := poly[(i+1)%len(poly)].Sub(a)
		if way.Len() < 8 {
			continue
		}
		u := way.Unit()
		a0, a1 := extent(poly, u)
		b0, b1 := extent(poly, u.Left())
		if area := (a1 - a0) * (b1 - b0); area < least {
			least = area
			dir, lo, hi, mid = u, a0, a1, (b0+b1)/2
			if b1-b0 > a1-a0 {
				dir, lo, hi, mid = u.Left(), b0, b1, -(a0+a1)/2
			}
		}
	}
	if least == math.Inf(1) {
		return geom.V(1, 0), 0, 0, 0
	}
	return dir, lo, hi, mid
}

// extent returns from where to where a polygon reaches in a direction.
func extent(poly []geom.Vec, dir geom.Vec) (lo, hi float64) {
	lo, hi = math.Inf(1), math.Inf(-1)
	for _, v := range poly {
		d := v.Dot(dir)
		lo, hi = min(lo, d), max(hi, d)
	}
	return lo, hi
}

// middleOf returns the mean of the corners of a polygon.
func middleOf(poly []geom.Vec) (mid geom.Vec) {
	for _, v := range poly {
		mid = mid.Add(v)
	}
	return mid.Scale(1 / float64(len(poly)))
}

// onLine reports whether a point is on or beside a road, hedge or the like.
func (c *countrySide) onLine(v geom.Vec, room float64) bool {
	return slices.ContainsFunc(c.lines, func(line []geom.Vec) bool {
		for i := range len(line) - 1 {
			if (geom.Segment{A: line[i], B: line[i+1]}).Dist(v) < room {
				return true
			}
		}
		return false
	})
}

// simplified returns a line without the points that are within a distance of it anyway.
func simplified(line []geom.Vec, within float64) []geom.Vec {
	if len(line) < 3 {
		return slices.Clone(line)
	}
	last, far, at := len(line)-1, 0.0, 0
	whole := geom.Segment{A: line[0], B: line[last]}
	for i := 1; i < last; i++ {
		if d := whole.Dist(line[i]); d > far {
			far, at = d, i
		}
	}
	if far <= within {
		return []geom.Vec{line[0], line[last]}
	}
	return append(simplified(line[:at+1], within), simplified(line[at:], within)[1:]...)
}
