package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// barrier is a feature that is built or grown on hexsides, drawn like a piece of
// land.
type barrier struct {
	*land
	lines [][]geom.Vec
	half  float64 // of its width
	sides []hex.Side
}

// newBarrier returns a barrier without any place.
func newBarrier(c *chart, name string, colors palette, symbols symbolStore) *barrier {
	return &barrier{land: &land{chart: c, name: name, palette: colors, symbols: symbols}}
}

// paint draws the barrier in a style, if it is one of a barrier's.
func (w *barrier) paint(style string) {
	switch style {
	case "wall":
		w.wall()
	case "hedgerow":
		w.hedgerow()
	case "cliff":
		w.cliff()
	}
}

// wall builds a wall of two rows of stones.
func (w *barrier) wall() {
	var shadow geom.Path
	var stones [2]geom.Path
	w.eachStep(4.4, func(at, dir geom.Vec, s *randomStream) {
		for _, row := range [...]float64{-0.5, 0.5} {
			pts := stone(at.Add(dir.Left().Scale(row*w.half)).Add(s.near(0.12)), dir, 2*s.between(0.8, 1.05), w.half*0.46, s)
			w.polygon(&shadow, shifted(pts, geom.V(0.7, 0.9))...)
			w.loop(&stones[s.below(2)], pts)
		}
	})
	w.fillPath(shadow, w.dark(0.7))
	w.fillPath(stones[0], w.light(0.25))
	w.fillPath(stones[1], w.shade(0.7))
}

// hedgerow plants a hedge.
func (w *barrier) hedgerow() {
	shapes := w.treeShapes("hedge", w.half*1.05, 0.18)
	var list []standingTree
	w.eachStep(w.half*1.15, func(at, _ geom.Vec, s *randomStream) {
		list = append(list, standingTree{at.Add(s.near(0.5)), s.below(len(shapes))})
	})
	w.plant(list, shapes)
}

// eachStep calls f along each hexside of a feature, in steps that fill it.
func (w *barrier) eachStep(step float64, f func(at, dir geom.Vec, s *randomStream)) {
	for n, line := range w.lines {
		for i := 1; i < len(line); i++ {
			a, b := line[i-1], line[i]
			s := w.randomAt(n, i, forHedges)
			pieces := max(1, int(b.Sub(a).Len()/step+0.5))
			for k := range pieces {
				f(a.Lerp(b, (float64(k)+0.5)/float64(pieces)), b.Sub(a).Unit(), &s)
			}
		}
	}
}

// cliff draws a brink with teeth down its lower side.
func (w *barrier) cliff() {
	var brink, teeth geom.Path
	for _, s := range w.sides {
		side := w.side(s)
		down := w.downhill(s)
		dir := side.B.Sub(side.A).Unit()
		w.line(&brink, side.A, side.B)
		random := w.randomIn(sideHex(s), forHedges)
		for t := 2.0; t < side.B.Sub(side.A).Len()-1; t += 3.4 {
			at := side.A.Add(dir.Scale(t))
			w.polygon(&teeth, at.Sub(dir.Scale(1.3)), at.Add(dir.Scale(1.3)), at.Add(down.Scale(random.between(4.4, 6.4))))
		}
	}
	w.fillPath(teeth, face.PaintOfRGB(w.ink))
	w.strokePath(brink, face.PaintOfRGB(w.ink), 2*w.half)
}

func sideHex(s hex.Side) hex.Hex {
	owner, _ := s.Hexes()
	return owner
}

// downhill returns the way across a hexside to its lower hex; from its owner to the
// other where both are level.
func (w *barrier) downhill(s hex.Side) geom.Vec {
	a, b := s.Hexes()
	way := w.center(b).Sub(w.center(a)).Unit()
	if w.m.Grid.Contains(a) && w.m.Grid.Contains(b) && w.m.At(a).Level < w.m.At(b).Level {
		return way.Scale(-1)
	}
	return way
}
