package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// Barrier is a feature along hexsides that is built or grown, drawn with the same tools
// as terrain.
type Barrier struct {
	*Land
	Lines [][]geom.Vec
	Half  float64 // of its width
	Sides []hex.Side
}

// NewBarrier returns a barrier without any hexsides.
func NewBarrier(c *canvas.Canvas, name string, colors Palette, symbols SymbolStore) *Barrier {
	return &Barrier{Land: &Land{Canvas: c, name: name, Palette: colors, symbols: symbols}}
}

// Paint draws the barrier in a style; it draws nothing for other styles than those of
// barriers.
func (w *Barrier) Paint(style string) {
	switch style {
	case "wall":
		w.wall()
	case "hedgerow":
		w.hedgerow()
	case "cliff":
		w.cliff()
	}
}

// wall draws a wall of two rows of stones.
func (w *Barrier) wall() {
	var shadow geom.Path
	var stones [2]geom.Path
	w.eachStep(4.4, func(at, dir geom.Vec, s *canvas.RandomStream) {
		for _, row := range [...]float64{-0.5, 0.5} {
			pts := stone(at.Add(dir.Left().Scale(row*w.Half)).Add(s.Near(0.12)), dir, 2*s.Between(0.8, 1.05), w.Half*0.46, s)
			w.Polygon(&shadow, shifted(pts, geom.V(0.7, 0.9))...)
			w.Loop(&stones[s.Below(2)], pts)
		}
	})
	w.FillPath(shadow, w.dark(0.7))
	w.FillPath(stones[0], w.light(0.25))
	w.FillPath(stones[1], w.shade(0.7))
}

// hedgerow draws a hedge.
func (w *Barrier) hedgerow() {
	shapes := w.treeShapes("hedge", w.Half*1.05, 0.18)
	var list []standingTree
	w.eachStep(w.Half*1.15, func(at, _ geom.Vec, s *canvas.RandomStream) {
		list = append(list, standingTree{at.Add(s.Near(0.5)), s.Below(len(shapes))})
	})
	w.plant(list, shapes)
}

// eachStep calls f at equal steps along each hexside of a feature.
func (w *Barrier) eachStep(step float64, f func(at, dir geom.Vec, s *canvas.RandomStream)) {
	for n, line := range w.Lines {
		for i := 1; i < len(line); i++ {
			a, b := line[i-1], line[i]
			s := w.RandomAt(n, i, canvas.ForHedges)
			pieces := max(1, int(b.Sub(a).Len()/step+0.5))
			for k := range pieces {
				f(a.Lerp(b, (float64(k)+0.5)/float64(pieces)), b.Sub(a).Unit(), &s)
			}
		}
	}
}

// cliff draws an edge with teeth on its lower side.
func (w *Barrier) cliff() {
	var brink, teeth geom.Path
	for _, s := range w.Sides {
		side := w.Side(s)
		down := w.downhill(s)
		dir := side.B.Sub(side.A).Unit()
		w.Line(&brink, side.A, side.B)
		random := w.randomIn(sideHex(s), canvas.ForHedges)
		for t := 2.0; t < side.B.Sub(side.A).Len()-1; t += 3.4 {
			at := side.A.Add(dir.Scale(t))
			w.Polygon(&teeth, at.Sub(dir.Scale(1.3)), at.Add(dir.Scale(1.3)), at.Add(down.Scale(random.Between(4.4, 6.4))))
		}
	}
	w.FillPath(teeth, face.PaintOfRGB(w.Ink))
	w.StrokePath(brink, face.PaintOfRGB(w.Ink), 2*w.Half)
}

func sideHex(s hex.Side) hex.Hex {
	owner, _ := s.Hexes()
	return owner
}

// downhill returns the direction across a hexside to its lower hex, or from its owner
// to the other hex if both are level.
func (w *Barrier) downhill(s hex.Side) geom.Vec {
	a, b := s.Hexes()
	way := w.Center(b).Sub(w.Center(a)).Unit()
	if w.Map.Grid.Contains(a) && w.Map.Grid.Contains(b) && w.Map.At(a).Level < w.Map.At(b).Level {
		return way.Scale(-1)
	}
	return way
}
