package printer

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// The scales in the middle work as those of a caliper. The front has a tick for each
// millimeter; the back has ticks that are 0.9 mm apart. The zero of the back points to
// whole millimeters, and the tick of the back that meets one of the front to tenths.
const (
	frontTicks = 30
	backTicks  = 10
	vernier    = geom.MM * 9 / 10
	rulerRight = geom.CM      // from the ruler down to the ruler across
	scaleAway  = 8 * geom.MM  // from the middle of the page to the scale across
	scaleLeft  = 25 * geom.MM // to the scale down
	tickShort  = 2 * geom.MM
	tickMiddle = 3 * geom.MM
	tickLong   = 5 * geom.MM
	tickBack   = 6 * geom.MM // on the back
	arrowLong  = 2 * geom.MM // below the zero of the back
	tickOver   = 2 * geom.MM // of the back across the scale of the front
)

// scale is one of the two scales: the place where both zeros of the back should be, and
// whether it goes down.
type scale struct {
	at   geom.Point
	down bool
	name string
}

func (s *sheet) scales() []scale {
	c := s.size.R().Center()
	return []scale{
		{geom.Pt2(c.X, c.Y-scaleAway), false, "x"},
		{geom.Pt2(c.X-scaleLeft, c.Y), true, "y"},
	}
}

// point returns the point at a distance along the scale and to the side of its numbers:
// up, or to the left.
func (c *scale) point(along, side geom.Length) geom.Point {
	if c.down {
		return geom.Pt2(c.at.X-side, c.at.Y+along)
	}
	return geom.Pt2(c.at.X+along, c.at.Y-side)
}

// frontScales draws the scales of the front, numbered from 0, with 10 where the back
// should point.
func (s *sheet) frontScales() {
	for _, c := range s.scales() {
		var path geom.Path
		var numbers []scene.Mark
		for i := range geom.Length(frontTicks + 1) {
			along, length := i*geom.MM-perfect, tickShort
			switch {
			case i%10 == 0:
				length = tickLong
			case i%5 == 0:
				length = tickMiddle
			}
			line(&path, c.point(along, 0), c.point(along, length))
			if i%5 == 0 {
				numbers = append(numbers, s.number(int(i), c.point(along, tickLong+geom.MM*3/2), 7*geom.PT))
			}
		}
		s.place("front-"+c.name, path, hairline, numbers...)
		s.letter(map[string]string{"x": "A", "y": "B"}[c.name], c.point(-perfect-5*geom.MM, 3*geom.MM))
	}
}

// backScales draws those of the back as they are seen from the front.
func (s *sheet) backScales() {
	for _, c := range s.scales() {
		var path geom.Path
		var numbers []scene.Mark
		for i := range geom.Length(backTicks + 1) {
			along, length := i*vernier, tickBack-tickOver
			if i%5 == 0 {
				length = tickBack
			}
			line(&path, c.point(along, tickOver), c.point(along, -length))
			if i%5 == 0 {
				numbers = append(numbers, s.number(int(i), c.point(along, -tickBack-arrowLong-geom.MM*3/2), 7*geom.PT))
			}
		}
		arrow := geom.PolygonPath(c.point(0, -tickBack), c.point(-geom.MM, -tickBack-arrowLong), c.point(geom.MM, -tickBack-arrowLong))
		numbers = append(numbers, &scene.Path{Path: arrow, Fill: scene.Black})
		s.place("back-"+c.name, path, hairline, numbers...)
	}
}

// rulerLengths returns the lengths of the rulers across and down a page: whole
// centimeters.
func rulerLengths(size geom.Size) (across, down geom.Length) {
	whole := func(l geom.Length) geom.Length { return (l - 2*aside) / geom.CM * geom.CM }
	return whole(size.W - rulerRight), whole(size.H)
}

// rulers draws a ruler across the page and one down.
func (s *sheet) rulers() {
	across, down := rulerLengths(s.size)
	y := s.size.H/2 + 28*geom.MM
	s.ruler("ruler-across", "C", geom.Pt2(aside+rulerRight+4*geom.MM, y), across, false)
	s.ruler("ruler-down", "D", geom.Pt2(aside+geom.MM, (s.size.H-down)/2), down, true)
}

func (s *sheet) ruler(id, letter string, at geom.Point, length geom.Length, down bool) {
	c, away := scale{at: at, down: down}, geom.MM*3/2
	if down { // numbers are wider than high
		away = 5 * geom.MM / 2
	}
	var path geom.Path
	var numbers []scene.Mark
	line(&path, c.point(0, 0), c.point(length, 0))
	for i := range int(length/geom.MM) + 1 {
		along, tick := geom.Length(i)*geom.MM, geom.MM
		if i%5 == 0 {
			tick = 3 * geom.MM / 2
		}
		if i%10 == 0 {
			tick = 5 * geom.MM / 2
			numbers = append(numbers, s.number(i, c.point(along, -tick-away), 6*geom.PT))
		}
		line(&path, c.point(along, 0), c.point(along, -tick))
	}
	line(&path, c.point(0, tickShort), c.point(0, -tickLong/2))
	line(&path, c.point(length, tickShort), c.point(length, -tickLong/2))
	s.place(id, path, hairline, numbers...)
	s.letter(letter, c.point(-4*geom.MM, -geom.MM))
}

func (s *sheet) number(n int, middle geom.Point, size geom.Length) scene.Mark {
	return s.centered(strconv.Itoa(n), s.plain, size, middle)
}
