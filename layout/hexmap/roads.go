package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// road is a road, track or railway through hexes.
type road struct {
	kind *mapdata.RoadKind
	from *mapdata.Road
	line []geom.Vec // smooth, as many straight pieces
	half float64
	ink  face.Ink
}

var roadDefaults = map[string]lineDefaults{
	"road":  {5, white},
	"track": {2.4, scene.RGB{R: 0x6B, G: 0x4A, B: 0x2A}},
	"rail":  {1.7, scene.RGB{R: 0x22, G: 0x22, B: 0x22}},
}

// crosses tells whether the road goes over a hexside.
func (r *road) crosses(s hex.Side) bool {
	hexes := r.from.Hexes
	for i := 1; i < len(hexes); i++ {
		if t, ok := hex.SideBetween(hexes[i-1], hexes[i]); ok && t == s {
			return true
		}
	}
	return false
}

// layRoads works out where the roads run.
func (c *chart) layRoads() {
	exits := c.exits()
	for i := range c.m.Roads {
		if c.Stopped() {
			return
		}
		r := &c.m.Roads[i]
		k := &c.m.Kinds.Roads[r.Kind]
		way := road{kind: k, from: r}
		way.half, way.ink = roadDefaults[k.Style].styleOf(c, k.Width, &k.Paint)
		way.line = geom.Spline(c.roadPlaces(r, exits), 6)
		c.roads = append(c.roads, way)
	}
	for i := range c.roads {
		c.keep.along(c.roads[i].line, c.roads[i].reach())
	}
}

// sleeperOut is how far the sleepers of a railway stand out of its rails.
const sleeperOut = 1.8

// reach gives how far the road is drawn from its middle: its edge, or its sleepers.
func (r *road) reach() float64 {
	switch r.kind.Style {
	case "rail":
		return r.half + sleeperOut
	case "road":
		return r.half + roadEdge
	}
	return r.half
}

// exits gives by which sides roads leave each hex.
func (c *chart) exits() map[hex.Hex][]hex.Side {
	out := map[hex.Hex][]hex.Side{}
	for i := range c.m.Roads {
		hexes := c.m.Roads[i].Hexes
		for j := 1; j < len(hexes); j++ {
			if s, ok := hex.SideBetween(hexes[j-1], hexes[j]); ok {
				out[hexes[j-1]] = face.AppendUnique(out[hexes[j-1]], s)
				out[hexes[j]] = face.AppendUnique(out[hexes[j]], s)
			}
		}
	}
	return out
}

// roadPlaces gives the places that a road goes through: a knot in each hex, a
// gate on each hexside. All roads of a hex share its knot, and so they meet; a
// railway that follows a road runs beside it.
func (c *chart) roadPlaces(r *mapdata.Road, exits map[hex.Hex][]hex.Side) []geom.Vec {
	var pts []geom.Vec
	beside := c.besideRoads(r)
	for i, h := range r.Hexes {
		if i > 0 {
			if s, ok := hex.SideBetween(r.Hexes[i-1], h); ok {
				pts = append(pts, c.sidePoint(s).Add(beside[i-1]))
			}
		}
		off := geom.Vec{}
		if i > 0 {
			off = beside[i-1]
		}
		if i < len(beside) && beside[i] != (geom.Vec{}) {
			off = off.Add(beside[i])
			if i > 0 && beside[i-1] != (geom.Vec{}) {
				off = off.Scale(0.5)
			}
		}
		pts = append(pts, c.junction(h, exits[h]).Add(off))
	}
	if len(r.Hexes) == 0 {
		return nil
	}
	pts = append(c.toEdge(r.Hexes[0], r.From, true), pts...)
	return append(pts, c.toEdge(r.Hexes[len(r.Hexes)-1], r.To, false)...)
}

// railAside is how far from the middle of a road a railway runs that follows it.
const railAside = 9.0

// besideRoads gives by how much a railway is moved aside at each of its sides: at
// those which roads cross, too.
func (c *chart) besideRoads(r *mapdata.Road) []geom.Vec {
	off := make([]geom.Vec, max(0, len(r.Hexes)-1))
	if c.m.Kinds.Roads[r.Kind].Style != "rail" {
		return off
	}
	for i := range off {
		s, ok := hex.SideBetween(r.Hexes[i], r.Hexes[i+1])
		if ok && c.roadOver(s) {
			off[i] = c.center(r.Hexes[i+1]).Sub(c.center(r.Hexes[i])).Unit().Left().Scale(railAside)
		}
	}
	return off
}

// roadOver tells whether a road, not a railway, crosses a hexside.
func (c *chart) roadOver(s hex.Side) bool {
	for i := range c.m.Roads {
		from := &c.m.Roads[i]
		if c.m.Kinds.Roads[from.Kind].Style == "rail" {
			continue
		}
		if way := (road{from: from}); way.crosses(s) {
			return true
		}
	}
	return false
}

// sidePoint gives where roads cross a hexside: near its middle.
func (c *chart) sidePoint(s hex.Side) geom.Vec {
	owner, _ := s.Hexes()
	random := c.randomAt(owner.Q*3+int(s.Dir()), owner.R, forRoads)
	side := c.side(s)
	return c.middle(s).Add(side.B.Sub(side.A).Unit().Scale(random.between(-3.5, 3.5)))
}

// junction gives where the roads of a hex meet: near its centre, and on a bend
// nearer to the inner side, as a waggon would cut it.
func (c *chart) junction(h hex.Hex, exits []hex.Side) geom.Vec {
	random := c.randomIn(h, forRoads)
	at := c.center(h).Add(random.near(3))
	if len(exits) < 2 {
		return at
	}
	var sum geom.Vec
	for _, s := range exits {
		sum = sum.Add(c.sidePoint(s))
	}
	return at.Lerp(sum.Scale(1/float64(len(exits))), 0.3)
}

// edgeDirections are the ways to the edges of the map.
var edgeDirections = map[string]geom.Vec{"north": {X: 0, Y: -1}, "south": {X: 0, Y: 1}, "west": {X: -1, Y: 0}, "east": {X: 1, Y: 0}}

// toEdge leads from a hex off the map over one of its edges.
func (c *chart) toEdge(h hex.Hex, edge string, first bool) []geom.Vec {
	way, ok := edgeDirections[edge]
	if !ok {
		return nil
	}
	at := c.center(h)
	pts := []geom.Vec{at.Add(way.Scale(52)), at.Add(way.Scale(130))}
	if first {
		pts[0], pts[1] = pts[1], pts[0]
	}
	return pts
}

// roadEdge is the dark line on both sides of a road, in hundredths of a hex.
const roadEdge = 1.1

// paintRoads draws all edges of roads, then all of their surfaces, so that
// junctions open into one another; railways run over roads.
func (c *chart) paintRoads() {
	for _, w := range c.groups("road") {
		c.strokeLines(w.lines, scene.Gray(0x33), 2*(w.half+roadEdge))
	}
	for _, style := range [...]string{"track", "road", "rail"} {
		for _, w := range c.groups(style) {
			c.paintGroup(style, &w)
		}
	}
}

// roadGroup are all roads of one kind.
type roadGroup struct {
	lines [][]geom.Vec
	half  float64
	ink   face.Ink
}

// groups gathers the roads of a style, kind by kind in the order of the file.
func (c *chart) groups(style string) (all []roadGroup) {
	for i := range c.m.Kinds.Roads {
		k := &c.m.Kinds.Roads[i]
		var w roadGroup
		for j := range c.roads {
			if r := &c.roads[j]; r.kind == k && k.Style == style {
				w = roadGroup{append(w.lines, r.line), r.half, r.ink}
			}
		}
		if len(w.lines) > 0 {
			all = append(all, w)
		}
	}
	return all
}

// paintGroup draws the surfaces of roads, the dashes of tracks, or rails with
// their sleepers.
func (c *chart) paintGroup(style string, w *roadGroup) {
	paint := w.ink.Over(c.bounds)
	switch style {
	case "track":
		c.dashes(w.lines, paint, w.half)
	case "rail":
		c.strokeLines(w.lines, paint, 2*w.half)
		c.sleepers(w.lines, paint, w.half)
	default:
		c.strokeLines(w.lines, paint, 2*w.half)
	}
}

// dashes draws lines in dashes with a light edge.
func (c *chart) dashes(lines [][]geom.Vec, paint scene.Paint, half float64) {
	var path geom.Path
	for _, line := range lines {
		c.curve(&path, everyThird(line))
	}
	dash := []geom.Length{c.width(6), c.width(2.6)}
	c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: c.width(2 * half), Dash: dash, Butt: true}})
}

// sleepers draws short strokes across rails.
func (c *chart) sleepers(lines [][]geom.Vec, paint scene.Paint, half float64) {
	var path geom.Path
	for _, line := range lines {
		m := geom.NewPolyline(line)
		for t := 2.0; t < m.Length(); t += 4.4 {
			at, dir := m.At(t)
			across := dir.Left().Scale(half + sleeperOut)
			c.line(&path, at.Sub(across), at.Add(across))
		}
	}
	c.strokePath(path, paint, 0.9)
}
