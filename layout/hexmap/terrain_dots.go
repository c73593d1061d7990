package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// terrainDot is the radius of the dot in hexes whose terrain has soft edges, and dotRing
// that of the ring around it, in hundredths of a hex.
const (
	terrainDot = 1.15
	dotRing    = 1.9
)

// dotLayer draws a dot in the middle of each hex whose terrain has soft edges and fills
// the hex: whatever is drawn around the dot, it stands on the hex's own terrain.
type dotLayer struct {
	typesetter
	hexes []hex.Hex
}

// place keeps patterns and names clear of the dots. Nothing is drawn where a badge is, nor
// on samples for legends, which show one terrain.
func (l *dotLayer) place() {
	if l.Ground < 0 || l.Blank || l.Tile || l.Map.Look.Dots || l.Map.Look.Numbers == "center" {
		return
	}
	for h := range l.Map.Grid.Hexes() {
		t := l.TerrainAt(h)
		if t == nil || l.KindAt(h) == l.Ground || !texture.Fills(t.Pattern) {
			continue
		}
		mid := l.Center(h)
		if l.hexes = append(l.hexes, h); l.Repeats() {
			continue // otherwise fewer hexes would be equal
		}
		l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: mid, B: mid}, Room: dotRing})
	}
}

// paint draws the dots in the ink of type on their terrain, with a ring in the color of
// its halo.
func (l *dotLayer) paint() {
	for _, h := range l.hexes {
		k := l.inkOn(l.backgroundAt(h), face.Ink{})
		mid := l.Plan.Center(h)
		if l.typeAt(h) {
			continue
		}
		l.Add(&scene.Path{Path: geom.CirclePath(mid, l.Width(dotRing)), Fill: k.halo})
		l.Add(&scene.Path{Path: geom.CirclePath(mid, l.Width(terrainDot)), Fill: k.fill})
	}
}

// typeAt reports whether type or a badge is in the middle of a hex.
func (l *dotLayer) typeAt(h hex.Hex) bool {
	mid := l.Center(h)
	near := l.Keep.Near(mid)
	for i := range near {
		if near[i].Solid && near[i].Within(mid, dotRing) {
			return true
		}
	}
	return false
}
