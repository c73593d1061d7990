package texture

import (
	"punchboard/geom"
	"punchboard/scene"
)

// knollSlope is how a hill in a hex alone is drawn on linked maps: few contour lines, with
// hachures downhill from each.
var knollSlope = slope{rings: []float64{4, 13, 22}, long: 6.4, step: 2.9}

// knollSteps are the steps from the shaded foot of such a hill to its sunlit top: how deep
// each is in the hill, and how dark; light if that is negative.
var knollSteps = []struct{ deep, share float64 }{
	{0, 0.08}, {3, 0.17}, {7.5, 0.2}, {12.5, 0.1}, {17.5, -0.03}, {22.5, -0.18}, {27, -0.32},
}

// drawKnolls draws hills in the color of their ground, that rise in soft steps: each step
// lies further toward the sun, so that the far slopes are wide and in the shade.
func (g *height) drawKnolls() {
	const lean = 0.34
	own := *g
	own.slope = knollSlope
	var light, shade, lines geom.Path
	for _, h := range g.Hexes {
		for _, step := range knollSteps {
			var path geom.Path
			g.Loop(&path, shifted(g.hillock(h, step.deep), sunlight.Scale(lean*step.deep)))
			g.FillPath(path, g.reliefPaint(step.share))
		}
		for _, deep := range knollSlope.rings {
			ring := shifted(g.hillock(h, deep), sunlight.Scale(lean*deep))
			g.Loop(&lines, ring)
			own.hachures(&light, &shade, ring)
		}
	}
	g.FillPath(light, g.shade(0.42))
	g.FillPath(shade, g.shade(0.72))
	if !lines.Empty() {
		g.Add(&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: g.shade(0.46), Width: g.Width(0.7)}})
	}
}

// allKnolls reports whether all hexes of a linked map's hills are such hills.
func (g *height) allKnolls() bool {
	for _, h := range g.Hexes {
		if !g.isHillock(h) {
			return false
		}
	}
	return g.Map.Look.Linked && g.long == 0 && len(g.Hexes) > 0
}
