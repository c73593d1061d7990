package impose

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// Sizes and colors in the pictures of cut plans.
const (
	cutLabel  = 5 * geom.PT
	cutDisc   = 17 * geom.MM / 10 // radius
	cutLine   = geom.MM / 5
	cutPiece  = scene.Gray(222)
	cutBorder = scene.Gray(120)
)

// drawCuts draws a sheet at a small scale: its pieces, and the cuts with their numbers. Of
// parts that are stacked, only the first has numbers.
func (c *cuttingSheet) drawCuts(s *CutSheets, at geom.Point) {
	scale, size := c.picture(s)
	paper := s.Cutting.Paper
	to := geom.Translate(-paper.X, -paper.Y).Then(geom.ScaleBy(scale, scale)).Then(geom.Translate(at.X, at.Y))
	var pieces, outlines, cuts geom.Path
	for _, p := range s.Cutting.Pieces {
		box := geom.RectPath(to.Box(p))
		pieces.Append(box)
		outlines.Append(box)
	}
	var labels []scene.Mark
	n, before := 1, geom.Point{}
	for _, step := range s.Plan.Steps {
		for i, part := range step.Parts {
			edge := part.Min()
			for _, l := range step.At {
				a, b := geom.Pt2(edge.X, edge.Y+l), geom.Pt2(part.Right(), edge.Y+l)
				if step.Down {
					a, b = geom.Pt2(edge.X+l, edge.Y), geom.Pt2(edge.X+l, part.Bottom())
				}
				addLine(&cuts, to.Apply(a), to.Apply(b))
				if edge = a; i == 0 {
					before = c.beside(to.Apply(a), before, step.Down)
					labels = append(labels, c.cutNumber(n, before)...)
					n++
				}
			}
		}
	}
	c.marks = append(c.marks,
		&scene.Path{Path: pieces, Fill: cutPiece},
		&scene.Path{Path: geom.RectPath(geom.Rect{X: at.X, Y: at.Y, W: size.W, H: size.H}), Stroke: &scene.Stroke{Paint: cutBorder, Width: listingRule}},
		&scene.Path{Path: outlines, Stroke: &scene.Stroke{Paint: cutBorder, Width: listingRule}},
		&scene.Path{Path: cuts, Stroke: &scene.Stroke{Paint: scene.Black, Width: cutLine, Dash: []geom.Length{geom.MM, geom.MM / 2}, Butt: true}},
	)
	c.marks = append(c.marks, labels...)
}

// beside returns the place of a number at the beginning of a cut: farther along the cut if
// the number before would be covered.
func (c *cuttingSheet) beside(at, before geom.Point, down bool) geom.Point {
	const apart = 2 * cutDisc
	if d := at.Sub(before); max(d.X, -d.X) >= apart || max(d.Y, -d.Y) >= apart {
		return at
	}
	if down {
		return geom.Pt2(at.X, before.Y+apart)
	}
	return geom.Pt2(before.X+apart, at.Y)
}

// cutNumber draws the number of a cut in a disc.
func (c *cuttingSheet) cutNumber(n int, at geom.Point) []scene.Mark {
	h := c.im.planner.head
	line := h.setIn(c.bold, strconv.Itoa(n), cutLabel)
	text := h.glyphs(line, cutLabel, geom.Pt2(at.X-line.Width/2, at.Y+cutLabel.Scale(c.bold.Metrics().CapHeight/2)))
	text.Font = c.bold
	return []scene.Mark{&scene.Path{Path: geom.CirclePath(at, cutDisc), Fill: scene.White, Stroke: &scene.Stroke{Paint: scene.Black, Width: listingRule}}, text}
}
