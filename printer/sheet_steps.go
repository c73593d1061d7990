package printer

import (
	"punchboard/geom"
	"punchboard/scene"
)

// edge is an edge of the page: the middle of it, and the directions into the page and
// along the edge.
type edge struct {
	name           string
	at             geom.Point
	inX, inY       geom.Length
	alongX, alongY geom.Length
	word           string
}

func (s *sheet) edges() []edge {
	w, h := s.size.W, s.size.H
	return []edge{
		{"left", geom.Pt2(0, h/2), 1, 0, 0, 1, s.say("left")},
		{"top", geom.Pt2(w/2, 0), 0, 1, 1, 0, s.say("top")},
		{"right", geom.Pt2(w, h/2), -1, 0, 0, 1, s.say("right")},
		{"bottom", geom.Pt2(w/2, h), 0, -1, 1, 0, s.say("bottom")},
	}
}

// point returns the point at a distance into the page and along the edge.
func (e *edge) point(in, along geom.Length) geom.Point {
	return geom.Pt2(e.at.X+e.inX*in+e.alongX*along, e.at.Y+e.inY*in+e.alongY*along)
}

// steps draws a flight of steps at each edge, one for each millimeter. The printer does
// not print those that are too close to the edge, or prints only half of their width.
func (s *sheet) steps() {
	const n = mostStep / geom.MM
	for _, e := range s.edges() {
		var path geom.Path
		var numbers []scene.Mark
		for i := geom.Length(1); i <= n; i++ {
			// The outer side of the line is where the number says.
			in, from := i*geom.MM+thinStep/2, (i-1)*stepWidth-n*stepWidth/2
			line(&path, e.point(in, from), e.point(in, from+stepWidth))
			numbers = append(numbers, s.number(int(i), e.point(in+2*geom.MM, from+stepWidth/2), 6*geom.PT))
		}
		s.place("edge-"+e.name, path, thinStep, numbers...)
		s.marks = append(s.marks, s.centered("E · "+e.word, s.bold, 7*geom.PT, e.beside(n*stepWidth/2)))
	}
}

// beside returns the place of the name of an edge: before the first step, which is half of
// the flight away from the middle.
func (e *edge) beside(half geom.Length) geom.Point {
	if e.alongX != 0 {
		return e.point(8*geom.MM, -half-8*geom.MM)
	}
	return e.point(13*geom.MM, -half-3*geom.MM)
}
