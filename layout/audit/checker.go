package audit

import (
	"punchboard/diag"
	"punchboard/geom"
)

// placedPiece is an expected piece with its place on the page.
type placedPiece struct {
	*Placed
	name
	order int // paint order
	want  *Expected
	trim  geom.Rect
	box   geom.Rect // trim and ink
}

// checker compares the expected pieces with the pages.
type checker struct {
	pages  []geom.Size
	flip   Flip
	want   []Expected
	byID   map[string]*Expected
	counts map[name]int          // number of occurrences of each piece
	pieces map[name]*placedPiece // its first occurrence
	onPage [][]*placedPiece
	found  diag.List
}

func newChecker(pages []geom.Size, want []Expected, flip Flip) *checker {
	c := &checker{
		pages: pages, flip: flip, want: want,
		byID: map[string]*Expected{}, counts: map[name]int{}, pieces: map[name]*placedPiece{},
		onPage: make([][]*placedPiece, len(pages)),
	}
	for i := range want {
		c.byID[want[i].ID] = &want[i]
	}
	return c
}

// countAll checks that every copy exists exactly once and nothing else exists.
func (c *checker) countAll(placed []Placed) {
	for i := range placed {
		c.count(i, &placed[i])
	}
	for i := range c.want {
		c.reportMissing(&c.want[i])
	}
}

func (c *checker) count(order int, p *Placed) {
	n, ok := readTag(p.Tag)
	want := c.byID[n.id]
	if !ok || want == nil || n.nth > want.Copies || n.back && !want.TwoSided {
		c.found.Errorf(c.at(want), CodeUnexpected, "page %d contains %q, which is not part of the print job", p.Page+1, p.Tag)
		return
	}
	c.counts[n]++
	if c.counts[n] == 2 {
		c.found.Errorf(want.Pos, CodeDouble, "%s is on the pages more than once, on page %d and page %d", p.Tag, c.pieces[n].Page+1, p.Page+1)
	}
	trim := p.At.Box(want.Size.R())
	l := &placedPiece{p, n, order, want, trim, trim.Union(p.Ink)}
	if c.counts[n] == 1 {
		c.pieces[n] = l
	}
	if p.Page >= 0 && p.Page < len(c.pages) {
		c.onPage[p.Page] = append(c.onPage[p.Page], l)
	}
}

func (c *checker) at(want *Expected) diag.Pos {
	if want == nil {
		return diag.Pos{}
	}
	return want.Pos
}

func (c *checker) reportMissing(want *Expected) {
	sides := []bool{false}
	if want.TwoSided {
		sides = append(sides, true)
	}
	for nth := 1; nth <= want.Copies; nth++ {
		for _, back := range sides {
			if n := (name{want.ID, nth, back}); c.counts[n] == 0 {
				c.found.Errorf(want.Pos, CodeMissing, "%s is missing from the pages", n.tag())
			}
		}
	}
}

// checkPiece compares one placed piece with what is expected of it.
func (c *checker) checkPiece(p *Placed) {
	n, ok := readTag(p.Tag)
	want := c.byID[n.id]
	if !ok || want == nil {
		return // reported by countAll
	}
	if p.Page < 0 || p.Page >= len(c.pages) {
		c.found.Errorf(want.Pos, CodeUnexpected, "%s is on page %d of %d", p.Tag, p.Page+1, len(c.pages))
		return
	}
	c.checkDrawing(p, n, want)
	c.checkScale(p, want)
	c.checkReach(p, want)
}

// checkDrawing checks that the piece shows the drawing that its tag names.
func (c *checker) checkDrawing(p *Placed, n name, want *Expected) {
	expected := want.Front
	if n.back {
		expected = want.Back
	}
	if p.Symbol != "" && expected != "" && p.Symbol != expected {
		c.found.Errorf(want.Pos, CodeDrawing, "%s shows the drawing %q instead of %q", p.Tag, p.Symbol, expected)
	}
}

// checkScale checks that the piece has its own size, is only rotated by quarter turns,
// and is not mirrored.
func (c *checker) checkScale(p *Placed, want *Expected) {
	trim := p.At.Box(want.Size.R()).Size()
	turned := want.Size.Turned()
	if !near(trim, want.Size) && !near(trim, turned) {
		c.found.Errorf(want.Pos, CodeScaled, "%s is %s on page %d instead of %s", p.Tag, trim, p.Page+1, want.Size)
	} else if p.At.A*p.At.D-p.At.B*p.At.C < 0 {
		c.found.Errorf(want.Pos, CodeScaled, "%s is mirrored on page %d", p.Tag, p.Page+1)
	}
}

func near(a, b geom.Size) bool { return level(a.W, b.W) && level(a.H, b.H) }

func level(a, b geom.Length) bool { return a-b <= Tolerance && b-a <= Tolerance }

// checkReach checks that the whole piece is visible and in the printable area.
func (c *checker) checkReach(p *Placed, want *Expected) {
	trim := p.At.Box(want.Size.R())
	ink := trim
	if p.Ink != (geom.Rect{}) {
		ink = p.Ink
		if !ink.Inset(-Tolerance).Contains(trim) {
			c.found.Errorf(want.Pos, CodeCropped, "%s is cut off on page %d", p.Tag, p.Page+1)
		}
	}
	area := c.flip.area(p.Page, c.pages[p.Page])
	if !area.Inset(-Tolerance).Contains(ink.Union(trim)) {
		c.found.Errorf(want.Pos, CodeOutside, "%s leaves the printable area of page %d", p.Tag, p.Page+1)
	}
}
