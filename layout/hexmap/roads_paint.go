package hexmap

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// paint draws all edges of roads, then all of their surfaces, so that junctions are
// open; railways are drawn on top of roads.
func (l *roadLayer) paint() {
	if l.Map.Look.Linked && l.Ground >= 0 {
		l.paintVerges()
	}
	for _, w := range l.groups("road") {
		l.paintMouths(&w, edgeOf(w.ink.Screen()), roadEdge)
		l.StrokeLines(w.lines, face.PaintOfRGB(edgeOf(w.ink.Screen())), 2*(w.half+roadEdge))
	}
	for _, style := range [...]string{"track", "road", "rail"} {
		for _, w := range l.groups(style) {
			l.paintGroup(style, &w)
		}
	}
}

// paintVerges draws a strip of grass on both sides of roads, at which the fields end.
func (l *roadLayer) paintVerges() {
	const verge = 3.4
	ground := groundColors{l.Canvas}
	grass := face.PaintOfRGB(texture.VergeOn(ground.ownFill(&l.Map.Kinds.Terrains[l.Ground])))
	for _, w := range l.groups("road") {
		l.StrokeLines(w.lines, grass, 2*(w.half+roadEdge+verge))
	}
}

// edgeOf returns the color of the line on both sides of a road: a brown that is darker
// than the road.
func edgeOf(road scene.RGB) scene.RGB { return scene.Mix(road, roadBrown, 0.8) }

var roadBrown = scene.RGB{R: 0x4A, G: 0x3A, B: 0x28}

// roadGroup is all roads of one kind.
type roadGroup struct {
	lines  [][]geom.Vec // without their mouths at farmyards
	mouths []mouth
	half   float64
	ink    face.Ink
}

// mouth is the end of a road at a farmyard, from the yard outward.
type mouth struct {
	line []geom.Vec
	yard scene.RGB
}

// mouths returns the ends of a road that fade into farmyards.
func (r *road) mouths() (all []mouth) {
	if len(r.line) == 0 {
		return nil
	}
	if r.body[0] != r.line[0] {
		all = append(all, mouth{r.line, r.yards[0]})
	}
	if r.body[len(r.body)-1] != r.line[len(r.line)-1] {
		all = append(all, mouth{reversed(r.line), r.yards[1]})
	}
	return all
}

// mouthSteps is the number of colors in which the end of a road fades.
const mouthSteps = 6

// paintMouths draws the ends of roads at farmyards, wider by a margin: in the color of the yard where they enter it, and
// more and more in their own outward.
func (l *roadLayer) paintMouths(w *roadGroup, own scene.RGB, margin float64) {
	for _, m := range w.mouths {
		way := geom.NewPolyline(m.line)
		for i := range mouthSteps {
			share := (float64(i) + 0.5) / mouthSteps
			from, _ := way.At(yardMouth * float64(i) / mouthSteps)
			to, _ := way.At(yardMouth * float64(i+1) / mouthSteps)
			var path geom.Path
			l.Line(&path, from, to)
			l.StrokePath(path, face.PaintOfRGB(scene.Mix(m.yard, own, share)), 2*(w.half+margin*share))
		}
	}
}

// groups returns the roads of a style by kind, in the order of the file.
func (l *roadLayer) groups(style string) (all []roadGroup) {
	for i := range l.Map.Kinds.Roads {
		k := &l.Map.Kinds.Roads[i]
		var w roadGroup
		for j := range l.placed {
			if r := &l.placed[j]; r.kind == k && k.Style == style {
				w = roadGroup{append(w.lines, r.body), append(w.mouths, r.mouths()...), r.half, r.ink}
			}
		}
		if len(w.lines) > 0 {
			all = append(all, w)
		}
	}
	return all
}

// paintGroup draws the surfaces of roads, the dashes of tracks, or rails with their
// ties.
func (l *roadLayer) paintGroup(style string, w *roadGroup) {
	paint := w.ink.Over(l.Bounds)
	switch style {
	case "track":
		l.dashes(w.lines, paint, w.half)
	case "rail":
		l.StrokeLines(w.lines, paint, 2*w.half)
		l.sleepers(w.lines, paint, w.half)
	default:
		l.paintMouths(w, w.ink.Screen(), 0)
		l.StrokeLines(w.lines, paint, 2*w.half)
	}
}

// dashes draws dashed lines with a light edge.
func (l *roadLayer) dashes(lines [][]geom.Vec, paint scene.Paint, half float64) {
	var path geom.Path
	for _, line := range lines {
		l.Curve(&path, canvas.EveryThird(line))
	}
	dash := []geom.Length{l.Width(6), l.Width(2.6)}
	l.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: l.Width(2 * half), Dash: dash, Butt: true}})
}

// sleepers draws short strokes across rails.
func (l *roadLayer) sleepers(lines [][]geom.Vec, paint scene.Paint, half float64) {
	var path geom.Path
	for _, line := range lines {
		m := geom.NewPolyline(line)
		for t := 2.0; t < m.Length(); t += 4.4 {
			at, dir := m.At(t)
			across := dir.Left().Scale(half + sleeperOut)
			l.Line(&path, at.Sub(across), at.Add(across))
		}
	}
	l.StrokePath(path, paint, 0.9)
}
