package audit

import "punchboard/geom"

// checkPairs checks that each front has its own back behind it, and that both are on
// the right pages.
func (c *checker) checkPairs() {
	for i := range c.want {
		for nth := 1; nth <= c.want[i].Copies; nth++ {
			front := c.pieces[name{c.want[i].ID, nth, false}]
			back := c.pieces[name{c.want[i].ID, nth, true}]
			if front != nil && c.onFrontPage(front) && back != nil {
				c.checkPair(front, back)
			}
		}
	}
}

// onFrontPage checks that a front is on a front page.
func (c *checker) onFrontPage(front *placedPiece) bool {
	if c.flip.twoPages() && front.Page%2 == 1 {
		c.found.Errorf(front.want.Pos, CodeOrder, "%s is on page %d, which is the back of a sheet", front.Tag, front.Page+1)
		return false
	}
	return true
}

func (c *checker) checkPair(front, back *placedPiece) {
	page := front.Page
	if c.flip.twoPages() {
		page++
	}
	if back.Page != page {
		c.found.Errorf(back.want.Pos, CodeOrder, "%s is on page %d instead of page %d, behind its front", back.Tag, back.Page+1, page+1)
		return
	}
	if c.pages[front.Page] != c.pages[back.Page] {
		c.found.Errorf(back.want.Pos, CodeOrder, "pages %d and %d belong to one sheet but have different sizes", front.Page+1, back.Page+1)
		return
	}
	c.checkRegister(front, back)
}

// checkRegister compares corners: behind the upper left corner of a front must be the
// upper right corner of its back. This checks place, size and rotation at once.
func (c *checker) checkRegister(front, back *placedPiece) {
	size := front.want.Size
	off := geom.Length(0)
	for _, corner := range []struct{ x, y geom.Length }{{0, 0}, {size.W, 0}, {0, size.H}, {size.W, size.H}} {
		should := c.flip.behind(front.At.Apply(geom.Pt2(corner.x, corner.y)), c.pages[front.Page])
		is := back.At.Apply(geom.Pt2(size.W-corner.x, corner.y))
		off = max(off, abs(should.X-is.X), abs(should.Y-is.Y))
	}
	if off <= Tolerance {
		return
	}
	should := c.mirrored(front)
	if level(should.X, back.trim.X) && level(should.Y, back.trim.Y) && near(should.Size(), back.trim.Size()) {
		c.found.Errorf(back.want.Pos, CodeUpright, "%s is not upright after turning its front over", back.Tag)
		return
	}
	c.found.Errorf(back.want.Pos, CodeRegister, "%s is %s off its front", back.Tag, off)
}

// mirrored returns the box behind a front.
func (c *checker) mirrored(front *placedPiece) geom.Rect {
	page := c.pages[front.Page]
	a := c.flip.behind(front.trim.Min(), page)
	b := c.flip.behind(geom.Pt2(front.trim.Right(), front.trim.Bottom()), page)
	return geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: abs(b.X - a.X), H: abs(b.Y - a.Y)}
}

func abs(l geom.Length) geom.Length { return max(l, -l) }
