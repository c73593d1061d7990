package impose

import (
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// segment is one straight mark on a page.
type segment struct{ a, b geom.Point }

func (s segment) box() geom.Rect { return geom.LinePath(s.a, s.b).Bounds() }

func (s segment) length() geom.Length { return s.box().W + s.box().H }

// segments returns the black marks of a page in page coordinates, without the header
// and dashed folds.
func segments(marks []scene.Mark, at geom.Matrix) (all []segment) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			all = append(all, segments(m.Marks, m.Matrix().Then(at))...)
		case *scene.Path:
			if s := m.Stroke; s != nil && s.Paint == scene.Black && s.Dash == nil && s.Width == markWidth {
				for i := 0; i < len(m.Path.Pts); i += 2 {
					all = append(all, segment{at.Apply(m.Path.Pts[i]), at.Apply(m.Path.Pts[i+1])})
				}
			}
		}
	}
	return all
}

// trimsOn returns the trim boxes of a page's pieces.
func trimsOn(page scene.Page, size geom.Size) (trims []geom.Rect) {
	for _, p := range audit.Read([]scene.Page{page}) {
		trims = append(trims, p.At.Box(size.R()))
	}
	return trims
}

func around(boxes []geom.Rect) (all geom.Rect) {
	for _, b := range boxes {
		all = all.Union(b)
	}
	return all
}

// TestMarksOfEachStyle counts the marks around eight poker cards on A4 landscape.
func TestMarksOfEachStyle(t *testing.T) {
	const gutter = 4 * geom.MM
	tests := []struct {
		name        string
		marks       carddata.Marks
		gutter, own bool
		edge, inner int // number of marks
	}{
		{"edge, butted", carddata.MarksEdge, false, false, 2 * (5 + 3), 0},
		{"edge, gutter", carddata.MarksEdge, true, false, 2 * (8 + 4), 0},
		{"inner, butted", carddata.MarksInner, false, false, 2 * (5 + 3), 0},
		{"inner, gutter", carddata.MarksInner, true, false, 2 * (8 + 4), 4 * (6 + 4)},
		{"inner, own bleed", carddata.MarksInner, false, true, 2 * (8 + 4), 4 * (6 + 4)},
		{"full, butted", carddata.MarksFull, false, false, 2 * (5 + 3), 0},
		{"full, gutter", carddata.MarksFull, true, false, 2 * (8 + 4), 4 * (6 + 4)},
		{"none", carddata.MarksNone, true, false, 0, 0},
	}
	for _, tt := range tests {
		im := imposed(t, pokerJob(8, func(p *carddata.Print) {
			if p.Marks, p.OwnBleed = tt.marks, tt.own; tt.gutter {
				p.Gutter = gutter
			}
		}))
		for _, page := range im.Pages() {
			rim := around(trimsOn(page, pokerSize)).Inset(-3 * geom.MM)
			edge, inner := 0, 0
			for _, s := range segments(page.Marks, geom.Identity) {
				if rim.Overlaps(s.box().Inset(-1)) && rim.Inset(-1).Contains(s.box()) {
					inner++
				} else {
					edge++
				}
			}
			if edge != tt.edge || inner != tt.inner {
				t.Errorf("%s: %d at the rim, %d inside; want %d, %d", tt.name, edge, inner, tt.edge, tt.inner)
			}
		}
	}
}

// TestMarksStayOffPieces checks all styles on full and half-empty sheets.
func TestMarksStayOffPieces(t *testing.T) {
	for _, style := range []carddata.Marks{carddata.MarksEdge, carddata.MarksInner, carddata.MarksFull} {
		for _, gutter := range []geom.Length{0, geom.MM, 2 * geom.MM, 4 * geom.MM, 9 * geom.MM} {
			for _, n := range []int{1, 3, 5, 8} {
				im := imposed(t, pokerJob(n, func(p *carddata.Print) { p.Marks, p.Gutter = style, gutter }))
				for _, page := range im.Pages() {
					checkMarks(t, page)
				}
			}
		}
	}
}

func checkMarks(t *testing.T, page scene.Page) {
	t.Helper()
	trims := trimsOn(page, pokerSize)
	rim := around(trims).Inset(-3 * geom.MM)
	for _, s := range segments(page.Marks, geom.Identity) {
		ink := s.box().Inset(-markWidth / 2)
		if !page.Size.R().Inset(5*geom.MM - markWidth).Contains(ink) {
			t.Errorf("the mark %v lies in the printer's margin", s)
		}
		if s.length() < geom.MM/2 {
			t.Errorf("the mark %v is too short", s)
		}
		outside := !rim.Inset(1).Overlaps(s.box().Inset(-1))
		for _, trim := range trims {
			if trim.Inset(markWidth / 2).Overlaps(ink) {
				t.Errorf("the mark %v lies on the piece at %v", s, trim)
			}
		}
		if outside && s.length() < markLeast {
			t.Errorf("the mark %v at the rim is %v long", s, s.length())
		}
	}
}

// TestFullMarksReachThePaper checks that they extend to the margin, or to the header.
func TestFullMarksReachThePaper(t *testing.T) {
	im := imposed(t, pokerJob(8, func(p *carddata.Print) { p.Marks = carddata.MarksFull }))
	page := im.Sheets[0].Front
	area := page.Size.R().Inset(5 * geom.MM)
	for _, s := range segments(page.Marks, geom.Identity) {
		box := s.box()
		atEdge := box.X == area.X || box.Right() == area.Right() || box.Bottom() == area.Bottom()
		underHeader := box.W == 0 && box.Y > area.Y && box.Y < area.Y+8*geom.MM
		if !atEdge && !underHeader {
			t.Errorf("the mark %v ends nowhere", s)
		}
	}
}

// TestMarksOfNeighboursKeepApart packs pieces of two sizes on a sheet with long marks.
func TestMarksOfNeighboursKeepApart(t *testing.T) {
	marker := geom.Size{W: 16 * geom.MM, H: 16 * geom.MM}
	job := Job{Stacks: []Stack{dummyStack("a", pokerSize, 3*geom.MM, 6), dummyStack("m", marker, geom.MM, 20)}, Print: onA4(nil)}
	job.Print.Marks = carddata.MarksFull
	front := imposed(t, job).Sheets[0].Front
	for _, p := range audit.Read([]scene.Page{front}) {
		for _, s := range segments(front.Marks, geom.Identity) {
			if p.Ink.Inset(1).Overlaps(s.box().Inset(-1)) {
				t.Errorf("the mark %v lies on %s", s, p.Tag)
			}
		}
	}
}

// TestInnerMarksHaveAGround checks that they are visible on dark bleed.
func TestInnerMarksHaveAGround(t *testing.T) {
	for _, tt := range []struct {
		gutter geom.Length
		white  bool
	}{{4 * geom.MM, true}, {9 * geom.MM, false}} {
		im := imposed(t, pokerJob(4, func(p *carddata.Print) { p.Marks, p.Gutter = carddata.MarksInner, tt.gutter }))
		white := false
		for _, m := range im.Sheets[0].Front.Marks {
			if p, ok := m.(*scene.Path); ok && p.Stroke != nil && p.Stroke.Paint == scene.White {
				white = true
			}
		}
		if white != tt.white {
			t.Errorf("gutter %v: white ground %v", tt.gutter, white)
		}
	}
}

// TestFoldKeepsItsDistance checks that bleed stays 5 mm away from the fold, which is in
// the middle of the page.
func TestFoldKeepsItsDistance(t *testing.T) {
	for _, size := range []geom.Size{pokerSize, {W: 90 * geom.MM, H: 60 * geom.MM}} {
		job := Job{Stacks: []Stack{dummyStack("d", size, 3*geom.MM, 9)}, Print: onA4(func(p *carddata.Print) { p.Fold = true })}
		im := imposed(t, job)
		for _, page := range im.Pages() {
			line := foldOn(t, page)
			if c := line.Center(); line.W == 0 && c.X != page.Size.W/2 || line.H == 0 && c.Y != page.Size.H/2 {
				t.Errorf("the fold %v is not in the middle of %v", line, page.Size)
			}
			for _, p := range audit.Read([]scene.Page{page}) {
				if p.Ink.Inset(1 - 5*geom.MM).Overlaps(line.Inset(-1)) {
					t.Errorf("%s at %v is too near the fold %v", p.Tag, p.Ink, line)
				}
			}
		}
	}
}

func foldOn(t *testing.T, page scene.Page) geom.Rect {
	t.Helper()
	for _, m := range page.Marks {
		if p, ok := m.(*scene.Path); ok && p.Stroke != nil && p.Stroke.Dash != nil {
			return p.Path.Bounds()
		}
	}
	t.Fatal("no fold")
	return geom.Rect{}
}
