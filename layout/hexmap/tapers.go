package hexmap

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// How far roads and rivers extend beyond the rim of a map of whole hexes, where they
// end in a point, in hundredths of a hex: less where the text of an entry is.
const (
	taperLong  = 17.0
	taperShort = 4.0
)

// taper is the end of a road or river beyond the rim.
type taper struct {
	at, dir geom.Vec
	half    float64
	long    float64
}

// points returns the outline of the end, wider by a margin at its base.
func (t *taper) points(margin float64) []geom.Vec {
	across, half := t.dir.Left(), t.half+margin
	at := func(along, wide float64) geom.Vec {
		return t.at.Add(t.dir.Scale(along)).Add(across.Scale(wide * half))
	}
	neck := t.long * 0.45
	return []geom.Vec{at(-4, 1), at(0, 0.9), at(neck, 0.5), at(t.long+margin/2, 0), at(neck, -0.5), at(0, -0.9), at(-4, -1)}
}

// paintTapers draws the ends of roads and rivers beyond the rim, below everything else.
// A cut rim cuts them too.
func (d *drawing) paintTapers() {
	if d.Blank || d.Tile || d.Map.Rim == mapdata.CutRim {
		return
	}
	for i := range d.borders.placed {
		b := &d.borders.placed[i]
		for _, t := range b.ends {
			d.paintTaper(t, bankWide*0.4, b.ink.Over(d.Bounds), scene.Mix(b.color(), riverBank, 0.6))
		}
	}
	for i := range d.roads.placed {
		r := &d.roads.placed[i]
		if r.kind.Style != "road" {
			continue
		}
		for _, t := range d.roads.tapers(r, d.entries.edges()) {
			d.paintTaper(t, roadEdge, r.ink.Over(d.Bounds), edgeOf(r.ink.Screen()))
		}
	}
}

func (d *drawing) paintTaper(t taper, margin float64, fill scene.Paint, edge scene.RGB) {
	var outer, inner geom.Path
	d.Polygon(&outer, t.points(margin)...)
	d.Polygon(&inner, t.points(0)...)
	d.FillPath(outer, face.PaintOfRGB(edge))
	d.FillPath(inner, fill)
}

// tapers returns the ends of a road that leaves the map. Edges with texts have room for
// short ones only.
func (l *roadLayer) tapers(r *road, texts []string) (all []taper) {
	hexes := r.from.Hexes
	if len(hexes) == 0 {
		return nil
	}
	for i, edge := range [...]string{r.from.From, r.from.To} {
		way, ok := edgeDirections[edge]
		if !ok {
			continue
		}
		h, long := hexes[i*(len(hexes)-1)], taperLong
		if slices.Contains(texts, edge) {
			long = taperShort
		}
		all = append(all, taper{l.Center(h).Add(way.Scale(l.rimAt(way))), way, r.half, long})
	}
	return all
}

// rimAt returns the distance of the rim from the center of a hex in a direction to an
// edge of the map: that of a corner or of a side.
func (l *roadLayer) rimAt(way geom.Vec) float64 {
	c := l.Map.Grid.At(0, 0)
	far := 0.0
	for _, v := range c.Corners() {
		far = max(far, l.Vertex(v).Sub(l.Center(c)).Dot(way))
	}
	return far
}
