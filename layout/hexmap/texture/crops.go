package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// crop is what grows on a field of a linked map: its color relative to that of open land, and
// the rows on it relative to the crop; none if they have no gap.
type crop struct {
	tint [3]float64
	gap  float64
	row  [3]float64
}

// crops are meadow, clover, stubble, plowed earth, and young crops. Wheat is not among
// them, because where hedges mean something, wheat does too.
var crops = [...]crop{
	{tint: [3]float64{0.885, 0.955, 0.78}},
	{tint: [3]float64{0.805, 0.9, 0.7}},
	{tint: [3]float64{1.02, 1.005, 0.98}, gap: 5.6, row: [3]float64{0.945, 0.93, 0.89}},
	{tint: [3]float64{0.925, 0.875, 0.845}, gap: 4.6, row: [3]float64{0.91, 0.89, 0.87}},
	{tint: [3]float64{0.94, 0.99, 0.82}, gap: 6.4, row: [3]float64{0.93, 0.965, 0.88}},
}

// pasture is the rest of the land, in its own color.
const pasture = len(crops)

// cropOrder is how often each crop is grown.
var cropOrder = [...]int{0, pasture, 2, 4, 0, 3, pasture, 1, 2, 4, 0, 3}

// cropOf chooses the crop of a field.
func (c *countrySide) cropOf(field []geom.Vec) int {
	mid := middleOf(field)
	s := c.RandomAt(int(mid.X*4), int(mid.Y*4), canvas.ForParcels)
	return cropOrder[s.Below(len(cropOrder))]
}

// paintCrops fills the fields, one crop after the other, and draws the rows on them.
func (c *countrySide) paintCrops() {
	for kind := range crops {
		for _, f := range c.fields {
			if areaOf(f) > fieldScrap && c.cropOf(f) == kind {
				c.paintField(f, &crops[kind])
			}
		}
	}
}

// paintField fills a field. Its rows are the dashes of one line as wide as the field, because
// they would make up most of the file otherwise.
func (c *countrySide) paintField(field []geom.Vec, k *crop) {
	const row = 0.8
	var path, across geom.Path
	c.Polygon(&path, field...)
	fill := tinted(c.Fill, k.tint)
	c.FillPath(path, face.PaintOfRGB(fill))
	if k.gap == 0 || c.PaleGround() {
		return
	}
	dir := longestSide(field)
	lo, hi := extent(field, dir)
	from, to := extent(field, dir.Left())
	at := func(t float64) geom.Vec { return dir.Scale((lo + hi) / 2).Add(dir.Left().Scale(t)) }
	c.Line(&across, at(from+k.gap/2), at(to))
	pen := &scene.Stroke{Paint: face.PaintOfRGB(tinted(fill, k.row)), Width: c.Width(hi - lo), Dash: []geom.Length{c.Width(row), c.Width(k.gap - row)}, Butt: true}
	c.Add(&scene.Group{Clip: &path, Marks: []scene.Mark{&scene.Path{Path: across, Stroke: pen}}})
}

// longestSide returns the direction of the longest side of a polygon.
func longestSide(poly []geom.Vec) (dir geom.Vec) {
	for i, a := range poly {
		if way := poly[(i+1)%len(poly)].Sub(a); way.Len() > dir.Len() {
			dir = way
		}
	}
	return dir.Unit()
}

// dashed strokes a path with dashes in hundredths of a hex; none make it solid.
func (g *Land) dashed(path geom.Path, paint scene.Paint, width float64, dash []float64) {
	if path.Empty() {
		return
	}
	stroke := &scene.Stroke{Paint: paint, Width: g.Width(width)}
	for _, d := range dash {
		stroke.Dash = append(stroke.Dash, g.Width(d))
	}
	g.Add(&scene.Path{Path: path, Stroke: stroke})
}

// plow draws furrows across a field, along its longest straight side.
func (g *Land) plow(path *geom.Path, poly []geom.Vec, gap float64) {
	const rim = 2.5
	dir := longestSide(poly)
	low, high := math.Inf(1), math.Inf(-1)
	for _, v := range poly {
		d := v.Dot(dir.Left())
		low, high = min(low, d), max(high, d)
	}
	for off := low + gap; off < high-rim; off += gap {
		from := dir.Left().Scale(off)
		var ends []float64
		for i, a := range poly {
			b := poly[(i+1)%len(poly)]
			da, db := a.Dot(dir.Left())-off, b.Dot(dir.Left())-off
			if (da > 0) != (db > 0) {
				ends = append(ends, a.Lerp(b, da/(da-db)).Dot(dir))
			}
		}
		slices.Sort(ends)
		for i := 0; i+1 < len(ends); i += 2 {
			if ends[i+1]-ends[i] > 4*rim {
				g.brokenLine(path, from.Add(dir.Scale(ends[i]+rim)), from.Add(dir.Scale(ends[i+1]-rim)), 0.8)
			}
		}
	}
}
