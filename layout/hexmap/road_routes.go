package hexmap

import (
	"math"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// exits returns the hexsides by which roads leave each hex.
func (l *roadLayer) exits() map[hex.Hex][]hex.Side {
	out := map[hex.Hex][]hex.Side{}
	for i := range l.Map.Roads {
		hexes := l.Map.Roads[i].Hexes
		for j := 1; j < len(hexes); j++ {
			if s, ok := hex.SideBetween(hexes[j-1], hexes[j]); ok {
				out[hexes[j-1]] = face.AppendUnique(out[hexes[j-1]], s)
				out[hexes[j]] = face.AppendUnique(out[hexes[j]], s)
			}
		}
	}
	return out
}

// points returns the points that a road goes through: a node in each hex, and one point
// on each hexside. All roads in a hex share its node, so that they meet; a railway
// along a road runs beside it.
func (l *roadLayer) points(r *mapdata.Road, exits map[hex.Hex][]hex.Side) []geom.Vec {
	var pts []geom.Vec
	beside := l.besideRoads(r)
	for i, h := range r.Hexes {
		if i > 0 {
			if s, ok := hex.SideBetween(r.Hexes[i-1], h); ok {
				pts = append(pts, l.sidePoint(s).Add(beside[i-1]))
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
		if i == 0 && l.entersYard(h, r.From, exits) || i == len(r.Hexes)-1 && l.entersYard(h, r.To, exits) {
			pts = append(pts, l.yardGate(h, exits[h][0]))
			continue
		}
		pts = append(pts, l.junction(h, exits[h]).Add(off))
	}
	if len(r.Hexes) == 0 {
		return nil
	}
	pts = append(l.toEdge(r.Hexes[0], r.From, true), pts...)
	return append(pts, l.toEdge(r.Hexes[len(r.Hexes)-1], r.To, false)...)
}

// entersYard reports whether a road that ends in a hex ends at a farm there: at the edge
// of its yard, so that it does not run over the roofs.
func (l *roadLayer) entersYard(h hex.Hex, edge string, exits map[hex.Hex][]hex.Side) bool {
	_, on := edgeDirections[edge]
	return !on && len(exits[h]) == 1 && l.Map.TerrainAt(h).Pattern == "farm"
}

// Dimensions of a farmyard where a road enters it, in hundredths of a hex.
const (
	yardAlong  = 31.0
	yardAcross = 22.0
	yardMouth  = 18.0 // length of the end of the road, which fades
)

// yardGate returns where a road from a hexside enters the yard of a farm.
func (l *roadLayer) yardGate(h hex.Hex, s hex.Side) geom.Vec {
	mid := l.Center(h)
	way := l.sidePoint(s).Sub(mid).Unit()
	far := min(yardAlong/max(math.Abs(way.X), 0.01), yardAcross/max(math.Abs(way.Y), 0.01))
	return mid.Add(way.Scale(min(far, 31)))
}

// withoutMouths returns the line of a road without its ends at farmyards.
func (l *roadLayer) withoutMouths(line []geom.Vec, r *mapdata.Road, exits map[hex.Hex][]hex.Side) []geom.Vec {
	if len(r.Hexes) < 2 || len(line) < 2 {
		return line
	}
	if l.entersYard(r.Hexes[0], r.From, exits) {
		line = shortened(line, yardMouth)
	}
	if l.entersYard(r.Hexes[len(r.Hexes)-1], r.To, exits) {
		line = reversed(shortened(reversed(line), yardMouth))
	}
	return line
}

// yardOf returns the color of the yards in a hex, or none if it has no farm.
func (l *roadLayer) yardOf(h hex.Hex) scene.RGB {
	ground := groundColors{l.Canvas}
	if t := l.Map.TerrainAt(h); t.Pattern == "farm" {
		return texture.YardOn(ground.fillOf(t))
	}
	return scene.RGB{}
}

// shortened returns a line without a length at its start.
func shortened(line []geom.Vec, by float64) []geom.Vec {
	for i := 1; i < len(line); i++ {
		d := line[i].Sub(line[i-1]).Len()
		if d > by {
			return append([]geom.Vec{line[i-1].Lerp(line[i], by/d)}, line[i:]...)
		}
		by -= d
	}
	return line[len(line)-1:]
}

func reversed(line []geom.Vec) []geom.Vec {
	out := slices.Clone(line)
	slices.Reverse(out)
	return out
}

// railAside is the distance of a railway from the center line of a road that it
// follows.
const railAside = 9.0

// besideRoads returns the offset of a railway at each of its hexsides, which is not
// zero if a road also crosses the hexside.
func (l *roadLayer) besideRoads(r *mapdata.Road) []geom.Vec {
	off := make([]geom.Vec, max(0, len(r.Hexes)-1))
	if l.Map.Kinds.Roads[r.Kind].Style != "rail" {
		return off
	}
	for i := range off {
		s, ok := hex.SideBetween(r.Hexes[i], r.Hexes[i+1])
		if ok && l.roadOver(s) {
			off[i] = l.Center(r.Hexes[i+1]).Sub(l.Center(r.Hexes[i])).Unit().Left().Scale(railAside)
		}
	}
	return off
}

// roadOver reports whether a road, not a railway, crosses a hexside.
func (l *roadLayer) roadOver(s hex.Side) bool {
	for i := range l.Map.Roads {
		from := &l.Map.Roads[i]
		if l.Map.Kinds.Roads[from.Kind].Style == "rail" {
			continue
		}
		if way := (road{from: from}); way.crosses(s) {
			return true
		}
	}
	return false
}

// besideNumber is how far from the middle of the upper side of a hex a road crosses it, so that the
// number there stays in its place.
const besideNumber = -20.5

// sidePoint returns where roads cross a hexside, which is near its middle.
func (l *roadLayer) sidePoint(s hex.Side) geom.Vec {
	owner, _ := s.Hexes()
	random := l.RandomAt(owner.Q*3+int(s.Dir()), owner.R, canvas.ForRoads)
	side := l.Side(s)
	if l.Map.Look.Linked && l.Map.Look.Numbers == "top" && math.Abs(side.A.Y-side.B.Y) < 1 {
		return l.Middle(s).Add(geom.V(besideNumber+random.Between(-1, 1), 0)) // below this side is the number of a hex
	}
	return l.Middle(s).Add(side.B.Sub(side.A).Unit().Scale(random.Between(-3.5, 3.5)))
}

// junction returns where the roads of a hex meet: near its center, and in a bend nearer
// to the inner side, as vehicles would cut the corner.
func (l *roadLayer) junction(h hex.Hex, exits []hex.Side) geom.Vec {
	random := l.RandomIn(h, canvas.ForRoads)
	at := l.Center(h).Add(random.Near(3))
	if len(exits) < 2 {
		return at
	}
	var sum geom.Vec
	for _, s := range exits {
		sum = sum.Add(l.sidePoint(s))
	}
	return at.Lerp(sum.Scale(1/float64(len(exits))), 0.3)
}

// edgeDirections are the directions to the edges of the map.
var edgeDirections = map[string]geom.Vec{"north": {X: 0, Y: -1}, "south": {X: 0, Y: 1}, "west": {X: -1, Y: 0}, "east": {X: 1, Y: 0}}

// toEdge returns the points of a road from a hex across an edge of the map.
func (l *roadLayer) toEdge(h hex.Hex, edge string, first bool) []geom.Vec {
	way, ok := edgeDirections[edge]
	if !ok {
		return nil
	}
	at := l.Center(h)
	if edge == "north" && l.Map.Look.Linked && l.Map.Look.Numbers == "top" {
		at.X += besideNumber
	}
	pts := []geom.Vec{at.Add(way.Scale(52)), at.Add(way.Scale(130))}
	if first {
		pts[0], pts[1] = pts[1], pts[0]
	}
	return pts
}
