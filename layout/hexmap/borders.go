package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// border is a feature along hexsides, such as a river, as lines between its ends and
// forks.
type border struct {
	kind  *mapdata.BorderKind
	lines [][]geom.Vec // smooth for water, straight for barriers
	half  float64      // of its width
	ink   face.Ink
	from  *mapdata.Border
	ends  []taper // where water leaves the map
}

// leave adds the end of water that leaves the map at a point, coming from another.
func (b *border) leave(from, at geom.Vec) {
	b.ends = append(b.ends, taper{at, at.Sub(from).Unit(), b.half, taperLong})
}

// flows reports whether the feature is water, which is drawn with bends; other features
// follow the hexsides exactly.
func (b *border) flows() bool { return b.kind.Style == "river" || b.kind.Style == "stream" }

func (b *border) color() scene.RGB { return b.ink.Screen() }

// borderLayer holds the features along hexsides. It paints the rivers and streams.
type borderLayer struct {
	*canvas.Canvas
	placed []border
}

// place computes the lines of the features along hexsides.
func (l *borderLayer) place() {
	forks := l.countSides()
	for i := range l.Map.Borders {
		b := &l.Map.Borders[i]
		k := &l.Map.Kinds.Borders[b.Kind]
		feature := border{kind: k, from: b}
		feature.half, feature.ink = borderDefaults[k.Style].styleOf(l.Canvas, k.Width, &k.Paint)
		for _, way := range chainsOf(b.Sides, forks) {
			feature.lines = append(feature.lines, l.lineOf(way, &feature))
		}
		l.placed = append(l.placed, feature)
	}
	for i := range l.placed {
		for _, line := range l.placed[i].lines {
			l.Keep.Along(line, l.placed[i].half)
			if l.placed[i].flows() {
				l.Water.Along(line, l.placed[i].half+bankWide)
			}
		}
	}
}

// countSides counts the features' hexsides at each vertex: where more than two meet,
// all lines go exactly through the vertex.
func (l *borderLayer) countSides() map[hex.Vertex]int {
	n := map[hex.Vertex]int{}
	for i := range l.Map.Borders {
		for _, s := range l.Map.Borders[i].Sides {
			a, b := s.Ends()
			n[a]++
			n[b]++
		}
	}
	return n
}

// atRim reports whether a vertex is on the rim of the grid.
func (l *borderLayer) atRim(v hex.Vertex) bool {
	for _, h := range v.Hexes() {
		if !l.Map.Grid.Contains(h) {
			return true
		}
	}
	return false
}
