package icons

import (
	"fmt"
	"slices"

	"punchboard/geom"
)

// ParsePath parses SVG path data (the d attribute, SVG 1.1 section 8.3): M L H
// V C S Q T A Z, absolute and relative, repeated without their letter, numbers
// written as tightly as "1.5.5-3e2". All curves become cubic. One user unit is
// Unit long. An error is a *PathError; the path then contains everything before
// it, as browsers draw it.
func ParsePath(d string) (geom.Path, error) {
	o, err := parseOutline(d)
	p, ok := o.path(geom.ScaleAffine(float64(Unit), float64(Unit)))
	if !ok {
		panic("icons: the path parser let a far point through")
	}
	return p, err
}

// PathError is a syntax error in path data.
type PathError struct {
	Offset int // byte offset from the start of the data
	What   string
}

// Error implements error: `path: at 12: "x" is not a command`.
func (e *PathError) Error() string { return fmt.Sprintf("path: at %d: %s", e.Offset, e.What) }

// arity is the number of arguments of a command, by its upper-case letter.
var arity = [256]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7}

// pathParser holds the state of the pen: its position, the start of the
// contour, and the last control point, which S and T mirror.
type pathParser struct {
	pathScanner
	out        outline
	cur, start geom.Vec
	ctrl       geom.Vec
	prev       byte // the last command drawn, in upper case
}

func parseOutline(d string) (outline, error) {
	p := pathParser{pathScanner: pathScanner{d: d}}
	for {
		p.space()
		if p.done() {
			return p.out, nil
		}
		if err := p.command(); err != nil {
			return p.out, err
		}
	}
}

// command reads one letter and all the numbers that follow it.
func (p *pathParser) command() error {
	letter := p.d[p.i]
	upper := letter &^ 0x20
	switch {
	case upper != 'Z' && arity[upper] == 0:
		return p.fault("%q is not a path command", p.rune())
	case p.prev == 0 && upper != 'M':
		return p.fault("a path must begin with M, not %c", letter)
	}
	p.i++
	if upper == 'Z' {
		p.closed()
		return nil
	}
	return p.repeat(upper, letter != upper)
}

// repeat draws the command once for each full set of numbers. Further pairs
// after M are lines.
func (p *pathParser) repeat(upper byte, relative bool) error {
	for {
		var a [7]float64
		start, before := p.i, p.out
		if err := p.args(a[:arity[upper]], upper == 'A'); err != nil {
			return err
		}
		p.draw(upper, relative, a)
		if !allWithin(p.out.pts[len(before.pts):]) {
			p.i, p.out = start, before
			return p.fault("a point of the path is too far away")
		}
		if more, err := p.another(); !more {
			return err
		}
		if upper == 'M' {
			upper = 'L'
		}
	}
}

// maxUnits limits coordinates, so that a file cannot make them overflow.
const maxUnits = 1e8

// draw adds one step.
func (p *pathParser) draw(upper byte, relative bool, a [7]float64) {
	var from geom.Vec
	if relative {
		from = p.cur
	}
	at := func(i int) geom.Vec { return from.Add(geom.V(a[i], a[i+1])) }
	if p.prev == 'Z' && upper != 'M' {
		p.out.move(p.start)
	}
	switch upper {
	case 'M':
		p.start = at(0)
		p.out.move(p.start)
		p.cur = p.start
	case 'L':
		p.lineTo(at(0))
	case 'H':
		p.lineTo(geom.V(from.X+a[0], p.cur.Y))
	case 'V':
		p.lineTo(geom.V(p.cur.X, from.Y+a[0]))
	case 'C':
		p.cubicTo(at(0), at(2), at(4))
	case 'S':
		p.cubicTo(p.mirrored('C', 'S'), at(0), at(2))
	case 'Q':
		p.quadTo(at(0), at(2))
	case 'T':
		p.quadTo(p.mirrored('Q', 'T'), at(0))
	case 'A':
		p.out.arc(p.cur, at(5), arc{geom.V(a[0], a[1]), a[2], a[3] != 0, a[4] != 0})
		p.cur = at(5)
	}
	p.prev = upper
}

func within(v geom.Vec) bool {
	return v.X >= -maxUnits && v.X <= maxUnits && v.Y >= -maxUnits && v.Y <= maxUnits
}

func allWithin(pts []geom.Vec) bool {
	return !slices.ContainsFunc(pts, func(v geom.Vec) bool { return !within(v) })
}

func (p *pathParser) lineTo(q geom.Vec) {
	p.out.line(q)
	p.cur = q
}

func (p *pathParser) cubicTo(a, b, q geom.Vec) {
	p.out.cubic(a, b, q)
	p.ctrl, p.cur = b, q
}

func (p *pathParser) quadTo(b, q geom.Vec) {
	p.out.quad(p.cur, b, q)
	p.ctrl, p.cur = b, q
}

// mirrored returns the last control point mirrored at the pen, or the pen
// itself if the last command was not one of these.
func (p *pathParser) mirrored(a, b byte) geom.Vec {
	if p.prev != a && p.prev != b {
		return p.cur
	}
	return p.cur.Add(p.cur.Sub(p.ctrl))
}

func (p *pathParser) closed() {
	if p.prev != 'Z' {
		p.out.close()
	}
	p.cur, p.prev = p.start, 'Z'
}
