package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
)

// road is a road, track or railway through hexes.
type road struct {
	kind *mapdata.RoadKind
	from *mapdata.Road
	line []geom.Vec // smooth, as many straight pieces
	half float64
	ink  face.Ink
}

// roadLayer is the roads, tracks and railways.
type roadLayer struct {
	*canvas.Canvas
	placed []road
}

// crosses reports whether the road goes over a hexside.
func (r *road) crosses(s hex.Side) bool {
	hexes := r.from.Hexes
	for i := 1; i < len(hexes); i++ {
		if t, ok := hex.SideBetween(hexes[i-1], hexes[i]); ok && t == s {
			return true
		}
	}
	return false
}

// sleeperOut is how far the sleepers of a railway stand out of its rails.
const sleeperOut = 1.8

// reach returns how far the road is drawn from its middle: its edge, or its sleepers.
func (r *road) reach() float64 {
	switch r.kind.Style {
	case "rail":
		return r.half + sleeperOut
	case "road":
		return r.half + roadEdge
	}
	return r.half
}

// place works out where the roads run.
func (l *roadLayer) place() {
	exits := l.exits()
	for i := range l.Map.Roads {
		if l.Stopped() {
			return
		}
		r := &l.Map.Roads[i]
		k := &l.Map.Kinds.Roads[r.Kind]
		way := road{kind: k, from: r}
		way.half, way.ink = roadDefaults[k.Style].styleOf(l.Canvas, k.Width, &k.Paint)
		way.line = geom.Spline(l.points(r, exits), 6)
		l.placed = append(l.placed, way)
	}
	for i := range l.placed {
		l.Keep.Along(l.placed[i].line, l.placed[i].reach())
	}
}

// roadEdge is the dark line on both sides of a road, in hundredths of a hex.
const roadEdge = 1.1

// roadsides returns the roads as what houses stand along.
func (l *roadLayer) roadsides() (all []texture.Roadside) {
	for i := range l.placed {
		all = append(all, texture.Roadside{Line: l.placed[i].line, Half: l.placed[i].half})
	}
	return all
}
