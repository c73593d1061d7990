package hexmap

import (
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// cutsOfMap adds the clean cuts of the map being drawn. Between columns of flat hexes
// they run through the middle of the slanted hexsides, so that each hex only loses a
// tip; between rows, along the edges of the columns that are not shifted, and through
// the middle of the hexes in the others. They move aside a little for what is written
// on the map. Maps that are rotated or scaled have none.
func (d *drawing) cutsOfMap(p *face.Painter) {
	if m := p.ToPiece(); m.A != 1 || m.B != 0 || m.C != 0 || m.D != 1 {
		return
	}
	g := d.Map.Grid
	middle := func(col, row int) geom.Point { return p.ToPiece().Apply(d.Plan.Center(g.At(col, row))) }
	var xs, ys words
	for _, box := range d.written() {
		b := p.ToPiece().Box(box)
		air := d.Width(wordAir)
		xs.add(b.X-air, b.Right()+air)
		ys.add(b.Y-air, b.Bottom()+air)
	}
	xs.sort()
	ys.sort()
	var cuts face.CleanCuts
	for col := 1; col < g.Cols; col++ {
		cuts.X = append(cuts.X, d.beside(&xs, (middle(col-1, 0).X+middle(col, 0).X)/2))
	}
	for row := 1; row < g.Rows; row++ {
		cuts.Y = append(cuts.Y, d.beside(&ys, (middle(0, row-1).Y+middle(0, row).Y)/2))
	}
	cuts.X = d.besideTowns(cuts.X, func(h hex.Hex) geom.Length { return p.ToPiece().Apply(d.Plan.Center(h)).X })
	cuts.Y = d.besideTowns(cuts.Y, func(h hex.Hex) geom.Length { return p.ToPiece().Apply(d.Plan.Center(h)).Y })
	p.AddCleanCuts(cuts)
}

// besideTowns leaves out cuts along one axis that run through or along a town, if one
// that does not is at most two cuts away: the eye is drawn to towns, and finds every
// joint there.
func (d *drawing) besideTowns(cuts []geom.Length, middle func(hex.Hex) geom.Length) []geom.Length {
	through := make([]bool, len(cuts))
	for h := range d.Map.Grid.Hexes() {
		if t := d.TerrainAt(h); t != nil && t.Pattern == "city" {
			at := middle(h)
			for i, cut := range cuts {
				through[i] = through[i] || max(at-cut, cut-at) < d.Width(townReach)
			}
		}
	}
	var kept []geom.Length
	for i, cut := range cuts {
		if near := through[max(0, i-2):min(len(cuts), i+3)]; !through[i] || !slices.Contains(near, false) {
			kept = append(kept, cut)
		}
	}
	return kept
}

// townReach is how far a town reaches from the middle of its hexes, in hundredths of a hex.
const townReach = 60

// words is where what is written on a map begins and ends along one axis.
type words struct{ from, to []geom.Length }

func (w *words) add(from, to geom.Length) {
	if from < to {
		w.from, w.to = append(w.from, from), append(w.to, to)
	}
}

func (w *words) sort() {
	slices.Sort(w.from)
	slices.Sort(w.to)
}

// written returns the boxes of the names, numbers and badges on the map.
func (d *drawing) written() (boxes []geom.Rect) {
	add := func(mid, half geom.Vec, turn float64) {
		at, w, h := d.Exact(mid), d.Width(half.X), d.Width(half.Y)
		m := geom.Rotate(turn).Then(geom.Translate(at.X, at.Y))
		boxes = append(boxes, m.Box(geom.Rect{X: -w, Y: -h, W: 2 * w, H: 2 * h}))
	}
	for i := range d.labels.placed {
		n := &d.labels.placed[i]
		add(n.mid, n.half(d.Canvas), n.turn)
	}
	for i := range d.numbers.placed {
		n := &d.numbers.placed[i]
		add(n.mid, n.half(d.Canvas), 0)
	}
	for _, b := range d.badges.placed {
		add(b.mid, geom.V(b.size/2, b.size/2), 0)
	}
	return boxes
}

// wordAir is how near a cut may come to words, in hundredths of a hex: half a millimeter of
// glue then leaves them whole.
const wordAir = 3

// cutAside is how far a cut moves aside for words, in hundredths of a hex.
const cutAside = 12

// beside returns the place for a cut that divides the fewest words: the given one, or
// the nearest of those beside it.
func (d *drawing) beside(w *words, at geom.Length) geom.Length {
	best, least := at, w.crossed(at)
	for aside := 1.0; aside <= cutAside && least > 0; aside++ {
		for _, to := range []geom.Length{at - d.Width(aside), at + d.Width(aside)} {
			if n := w.crossed(to); n < least {
				best, least = to, n
			}
		}
	}
	return best
}

// crossed returns how many words a cut would divide: those that begin before it and do not end before or at it.
func (w *words) crossed(at geom.Length) int {
	begun, _ := slices.BinarySearch(w.from, at)
	ended, _ := slices.BinarySearch(w.to, at+1)
	return begun - ended
}
