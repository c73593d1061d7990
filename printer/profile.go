// Package printer describes printers at home: how far the back of a sheet is printed from
// its front, which edges stay white, and how much the page is stretched. It reads and
// writes these profiles, draws the sheet that they are measured on, and changes pages so
// that they come out right.
package printer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"punchboard/carddata/source"
	"punchboard/geom"
	"punchboard/scene"
)

// Profile is what was measured on a printer.
type Profile struct {
	Name   string
	Paper  string    // its name, as in game.yaml
	Size   geom.Size // of the paper, in portrait orientation
	Duplex scene.Duplex
	Back   geom.Point // how far backs are printed to the right of their fronts and below them, seen from the front
	Edges  Edges
	Scale  Scale
}

// Edges are the unprintable margins at the edges of the portrait page.
type Edges = geom.Edges

// Scale is how large a length is printed: 0.99 if 100 mm measure 99 mm.
type Scale struct{ X, Y float64 }

// Limits of plausible profiles. What is beyond them is usually a slip, or a print dialog
// that fits the page to the paper.
const (
	MostBack  = 10 * geom.MM
	MostEdge  = 40 * geom.MM
	leastRate = 0.9
	mostRate  = 1.1
)

// NameFault returns why a printer cannot have a name, which becomes that of its file; ""
// if it can.
func NameFault(name string) string {
	switch {
	case len(name) > 40:
		return "must have at most 40 characters"
	case !source.IsSlug(name):
		return "may contain only lower-case letters, digits and hyphens, and must not begin with a hyphen"
	case source.IsDevice(name):
		return "is a name that Windows reserves for a device"
	}
	return ""
}

// String returns what the profile says, in one line.
func (p *Profile) String() string {
	return fmt.Sprintf("%s, %s, backs %s and %s off, margins %s left, %s top, %s right, %s bottom, scale %s across, %s down",
		p.Paper, duplexWord(p.Duplex), toward(p.Back.X, "left", "right"), toward(p.Back.Y, "up", "down"),
		p.Edges.Left, p.Edges.Top, p.Edges.Right, p.Edges.Bottom, rate(p.Scale.X), rate(p.Scale.Y))
}

// toward says how far and to which side something is off.
func toward(l geom.Length, less, more string) string {
	if l < 0 {
		return (-l).String() + " " + less
	}
	return l.String() + " " + more
}

// rate formats a scale as a percentage.
func rate(f float64) string {
	text := strconv.FormatFloat(f*100, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".") + "%"
}

// duplexWords are the values of the key `duplex`, as in game.yaml.
var duplexWords = []string{"long-edge", "short-edge"}

func duplexWord(d scene.Duplex) string {
	if d == scene.ShortEdge {
		return duplexWords[1]
	}
	return duplexWords[0]
}

// Margins returns the margins that portrait fronts need so that nothing of them is printed on
// an unprintable edge, after they have been changed by Page. If they are two-sided, that
// holds for what is behind it on the backs as well.
func (p *Profile) Margins(twoSided bool) Edges {
	front := p.stretched(p.Edges)
	if !twoSided {
		return front
	}
	shift := p.shift()
	back := p.stretched(Edges{
		Left: p.Edges.Left - shift.E, Right: p.Edges.Right + shift.E,
		Top: p.Edges.Top - shift.F, Bottom: p.Edges.Bottom + shift.F,
	})
	if p.Duplex == scene.ShortEdge {
		back.Top, back.Bottom = back.Bottom, back.Top
	} else {
		back.Left, back.Right = back.Right, back.Left
	}
	return front.Max(back)
}

// stretched returns the margins on a page that become e when the page is stretched about its
// middle to make up for the scale of the printer.
func (p *Profile) stretched(e Edges) Edges {
	on := func(side, margin geom.Length, scale float64) geom.Length {
		inner := (float64(side)/2 - float64(margin)) * scale
		return max(0, geom.Length(math.Ceil(float64(side)/2-inner)))
	}
	w, h, s := p.Size.W, p.Size.H, p.Scale
	return Edges{Left: on(w, e.Left, s.X), Right: on(w, e.Right, s.X), Top: on(h, e.Top, s.Y), Bottom: on(h, e.Bottom, s.Y)}
}
