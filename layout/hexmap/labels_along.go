package hexmap

import (
	"math"

	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// placeAlong places the names of rivers and roads beside them.
func (l *labelLayer) placeAlong() {
	for i := range l.borders.placed {
		feature := &l.borders.placed[i]
		deep := face.Ink{Flat: face.PaintOfRGB(scene.Mix(feature.ink.Screen(), scene.RGB{}, 0.25))}
		l.placeBeside(feature.from.Name, label{pos: feature.from.Pos, asked: deep}, feature.lines, feature.half)
	}
	for i := range l.roads.placed {
		r := &l.roads.placed[i]
		l.placeBeside(r.from.Name, label{pos: r.from.Pos}, [][]geom.Vec{r.line}, r.half+roadEdge)
	}
}

// placeBeside places a name along the straightest free stretch of some lines, if there
// is one.
func (l *labelLayer) placeBeside(name values.Localized, n label, lines [][]geom.Vec, half float64) {
	n.title = name.In(l.Lang())
	if n.title == "" || l.Stopped() {
		return
	}
	least := 0.0
	best := l.sizeThatFits(func(share float64) label {
		return l.withInk(func(light bool) label {
			n.lettering = l.typeset(n.title, l.nameHeight(share*alongShare, light), false, true)
			var best label
			if best, least = l.bestStretch(n, lines, half); math.IsInf(least, 1) {
				best.covers = 1 // no line is long enough
			}
			return best
		})
	})
	if math.IsInf(least, 1) {
		l.reportTooLong(&n)
		return
	}
	l.add(best)
}

// bestStretch returns the name at its best place beside some lines, and the cost of
// that place, which is infinite if there is none.
func (l *labelLayer) bestStretch(n label, lines [][]geom.Vec, half float64) (best label, least float64) {
	best, least = n, math.Inf(1)
	for _, line := range lines {
		m := geom.NewPolyline(line)
		for t := 0.0; t+2*n.half(l.Canvas).X <= m.Length(); t += 5 {
			for _, side := range [...]float64{1, -1} {
				if cost := l.stretch(&n, &m, t, side*(half+n.half(l.Canvas).Y+alongAir), least); cost < least {
					best, least = n, cost
				}
			}
		}
	}
	return best, least
}

// stretch places a name beside a line, starting at a distance along it and with an
// offset to the left, and returns the cost: what it covers, how far the line deviates
// from straight, and how steep it is. It stops as soon as the cost exceeds most.
func (l *labelLayer) stretch(n *label, m *geom.Polyline, from, off, most float64) float64 {
	wide := 2 * n.half(l.Canvas).X
	a, _ := m.At(from)
	b, _ := m.At(from + wide)
	if b.X < a.X {
		a, b, off = b, a, -off
	}
	way := b.Sub(a).Unit()
	bend := 0.0
	for i := 1; i < 6; i++ {
		p, _ := m.At(from + wide*float64(i)/6)
		bend = max(bend, math.Abs(p.Sub(a).Dot(way.Left())))
	}
	n.mid = a.Lerp(b, 0.5).Add(way.Left().Scale(off))
	n.turn = math.Round(math.Atan2(way.Y, way.X) * 360 / geom.Tau)
	var cost float64
	n.covers, cost = l.costOf(n, n.mid, n.mid, most)
	if cost < most && (l.outside(n) > -l.Width(edgeAir) || l.fades(n)) {
		cost += 20 // beyond a rim that is cut, terrain seems to go on
	}
	return cost + 0.4*bend + 0.006*math.Abs(n.turn)
}

// fades reports whether part of a name is where the rim of the map is pale.
func (l *labelLayer) fades(n *label) bool {
	if l.Map.Look.FadeRim {
		for p := range n.samples(l.Canvas) {
			if !l.Map.Grid.Contains(l.Pick(p)) {
				return true
			}
		}
	}
	return false
}
