package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// road is a road, track or railway through hexes.
type road struct {
	kind  *mapdata.RoadKind
	from  *mapdata.Road
	line  []geom.Vec   // smooth, as many straight segments
	body  []geom.Vec   // the same without its mouths at farmyards, where it fades
	yards [2]scene.RGB // the colors that it fades to there, at its start and at its end
	half  float64
	ink   face.Ink
}

// roadLayer draws the roads, tracks and railways.
type roadLayer struct {
	*canvas.Canvas
	placed []road
}

// crosses reports whether the road crosses a hexside.
func (r *road) crosses(s hex.Side) bool {
	hexes := r.from.Hexes
	for i := 1; i < len(hexes); i++ {
		if t, ok := hex.SideBetween(hexes[i-1], hexes[i]); ok && t == s {
			return true
		}
	}
	return false
}

// sleeperOut is how far the ties of a railway extend beyond its rails.
const sleeperOut = 1.8

// reach returns how far the drawing extends from the center line: to the road's edge,
// or to the ends of the ties.
func (r *road) reach() float64 {
	switch r.kind.Style {
	case "rail":
		return r.half + sleeperOut
	case "road":
		return r.half + roadEdge
	}
	return r.half
}

// tileRoad is how much wider roads are in the small hexes of a legend, where they would
// be hairs.
const tileRoad = 1.7

// place computes the lines of the roads.
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
		if l.Tile {
			way.half *= tileRoad
		}
		way.line = geom.Spline(l.points(r, exits), 6)
		way.body = way.line
		if k.Style == "road" && !l.Plain() && len(r.Hexes) > 0 {
			way.body = l.withoutMouths(way.line, r, exits)
			way.yards = [2]scene.RGB{l.yardOf(r.Hexes[0]), l.yardOf(r.Hexes[len(r.Hexes)-1])}
		}
		l.placed = append(l.placed, way)
	}
	for i := range l.placed {
		l.Keep.Along(l.placed[i].line, l.placed[i].reach())
	}
}

// roadEdge is the width of the dark line on both sides of a road, in hundredths of a
// hex.
const roadEdge = 0.9

// roadsides returns the roads along which houses are placed.
func (l *roadLayer) roadsides() (all []texture.Roadside) {
	for i := range l.placed {
		all = append(all, texture.Roadside{Line: l.placed[i].line, Half: l.placed[i].half})
	}
	return all
}
