package face

import (
	"slices"

	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
)

// Spot is where a part is on a face, for pictures that show what a finding is about.
type Spot struct {
	Part  *facedata.Part
	Box   geom.Rect  // on the piece
	Cells []diag.Pos // of the row: those that the part shows, or that decide how it looks
}

// spotCollector collects the spots of a face, if they are wanted.
type spotCollector struct {
	spots []Spot
	read  []diag.Pos // the cells read so far on the current face
	on    bool
}

// collectSpots starts to collect spots.
func (p *Painter) collectSpots() {
	p.spotsOf.on = true
	p.scope.Read = func(cell diag.Pos) { p.spotsOf.read = append(p.spotsOf.read, cell) }
}

// cellsSince returns the cells read since a mark, each once.
func (s *spotCollector) cellsSince(mark int) []diag.Pos {
	var cells []diag.Pos
	for _, pos := range s.read[min(mark, len(s.read)):] {
		if !slices.Contains(cells, pos) {
			cells = append(cells, pos)
		}
	}
	return cells
}

// maxSpots limits the spots of a face: more cannot be told apart on a picture.
const maxSpots = 2_000

// addSpot records where an instance is, and the cells read for it and since a mark.
func (p *Painter) addSpot(in *instance, box geom.Rect, mark int) {
	s := &p.spotsOf
	if !s.on || len(s.spots) == maxSpots {
		return
	}
	s.spots = append(s.spots, Spot{Part: in.src, Box: p.at.Box(box), Cells: slices.Concat(in.cells, s.cellsSince(mark))})
}

// takeSpots returns the spots of the face that is finished.
func (p *Painter) takeSpots() []Spot {
	spots := p.spotsOf.spots
	p.spotsOf.spots, p.spotsOf.read = nil, p.spotsOf.read[:0]
	return spots
}
