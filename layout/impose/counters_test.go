package impose

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

var fiveEighths = geom.Size{W: 5 * geom.INCH / 8, H: 5 * geom.INCH / 8}

const counterBleed = 3 * geom.MM / 2

// painted returns a face filled with one color including its bleed.
func painted(id string, size geom.Size, bleed geom.Length, paint scene.Paint) *scene.Piece {
	p := dummyPiece(id, size, bleed)
	p.Marks[0].(*scene.Path).Fill = paint
	return p
}

// counterStack returns a stack with one item for each letter of grounds; each letter is
// a ground: "aab" is three counters, two of which may touch. Upper-case counters have a
// line along their cut.
func counterStack(id, grounds string, size geom.Size, lay carddata.CounterLayout) Stack {
	s := Stack{Pos: diag.Pos{File: "game.yaml", Line: 9}, ID: id, Title: strings.ToUpper(id), Size: size, Bleed: counterBleed, Lay: &lay}
	for i, g := range grounds {
		name := fmt.Sprintf("c%d", i+1)
		paint := scene.Gray(10 + 5*(g|0x20-'a'))
		item := Item{
			ID: name, Copies: 1,
			Front: painted(id+"/"+name+"/front", size, counterBleed, paint),
			Back:  painted(id+"/"+name+"/back", size, counterBleed+lay.BackBleed, paint+100),
		}
		if g < 'a' {
			line := &scene.Path{Path: geom.RectPath(size.R()), Stroke: &scene.Stroke{Paint: scene.Black, Width: geom.MM}}
			item.Front.Marks = append(item.Front.Marks, line)
		}
		s.Items = append(s.Items, item)
	}
	return s
}

func counterJob(change func(p *carddata.Print), stacks ...Stack) Job {
	return Job{Stacks: stacks, Print: onA4(change), Lang: "en", Game: "Duel", Version: "1"}
}

// placesOn formats the trims of a page's pieces by columns and rows, each as its
// distance from the first one in millimeters.
func placesOn(page scene.Page, size geom.Size) string {
	var first geom.Rect
	var b strings.Builder
	for i, trim := range trimsOn(page, size) {
		if i == 0 {
			first = trim
		}
		fmt.Fprintf(&b, "%.4g,%.4g ", (trim.X - first.X).MM(), (trim.Y - first.Y).MM())
	}
	return strings.TrimSpace(b.String())
}

// TestCounterLayouts arranges counters of 10 mm in each layout.
func TestCounterLayouts(t *testing.T) {
	match := carddata.CounterLayout{Match: true}
	tests := []struct {
		name, grounds string
		lay           carddata.CounterLayout
		want          string
	}{
		{"one ground touches", "aaa", match, "0,0 10,0 20,0"},
		{"grounds are parted by both bleeds and a lane", "ab", match, "0,0 15,0"},
		{"grounds come together", "aba", match, "0,0 10,0 25,0"},
		{"a line along the cut parts even equals", "AA", match, "0,0 15,0"},
		{"backs that drift need more room", "ab", carddata.CounterLayout{Match: true, BackBleed: 2 * geom.MM}, "0,0 17,0"},
		{"rows of one ground touch", strings.Repeat("a", 20), match, evenPlaces(20, 10, 10)},
		{"an even grid leaves as few places free as it can", strings.Repeat("a", 23), match, evenPlaces(23, 12, 10)},
		{"a row of two grounds stands apart", strings.Repeat("a", 20) + "b", match, bandedPlaces()},
		{"a ground begins a row if that takes no more rows", strings.Repeat("a", 15) + strings.Repeat("b", 15), match, evenPlaces(15, 15, 10) + " " + shifted(evenPlaces(15, 15, 10), 15)},
		{"rows of a ground that has its own are even", strings.Repeat("a", 30) + strings.Repeat("b", 15), match, evenPlaces(30, 15, 10) + " " + shifted(evenPlaces(15, 15, 10), 25)},
		{"a gap is the same everywhere", "aba", carddata.CounterLayout{Gap: 3 * geom.MM}, "0,0 13,0 26,0"},
		{"without a gap all touch", "aba", carddata.CounterLayout{}, "0,0 10,0 20,0"},
		{"blocks in order", "abcdefghi", carddata.CounterLayout{Cols: 2, Rows: 2}, "0,0 10,0 0,10 10,10 25,0 35,0 25,10 35,10 50,0"},
		{"blocks with gaps", "abcde", carddata.CounterLayout{Cols: 2, Rows: 2, Gap: geom.MM}, "0,0 11,0 0,11 11,11 26,0"},
		{"framed blocks", "abc", carddata.CounterLayout{Cols: 1, Rows: 1, Outline: true}, "0,0 17,0 34,0"},
	}
	size := geom.Size{W: 10 * geom.MM, H: 10 * geom.MM}
	for _, tt := range tests {
		job := counterJob(func(p *carddata.Print) { p.Orientation = carddata.Portrait }, counterStack("m", tt.grounds, size, tt.lay))
		if got := placesOn(imposed(t, job).Sheets[0].Front, size); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

func evenPlaces(n, cols, step int) string {
	var all []string
	for i := range n {
		all = append(all, fmt.Sprintf("%d,%d", i%cols*step, i/cols*step))
	}
	return strings.Join(all, " ")
}

// shifted moves the places of a single row down.
func shifted(row string, by int) string {
	return strings.TrimSpace(strings.ReplaceAll(row+" ", ",0 ", fmt.Sprintf(",%d ", by)))
}

// bandedPlaces is a full row, a gutter below it, and a row that contains a gutter.
func bandedPlaces() string { return evenPlaces(19, 19, 10) + " 0,15 15,15" }

// TestEvenRows fills the last row of grids: exactly if one row more than needed does
// it, otherwise as far as possible.
func TestEvenRows(t *testing.T) {
	for _, tt := range []struct{ units, cols, rows, want int }{
		{27, 10, 11, 9}, {90, 10, 11, 10}, {48, 11, 12, 8}, {48, 11, 5, 10}, {23, 11, 9, 8}, {1, 9, 9, 1}, {99, 9, 10, 9}, {105, 10, 11, 10}, {31, 10, 4, 8},
	} {
		if got := evenRows(tt.units, tt.cols, tt.rows); got != tt.want {
			t.Errorf("%d units in at most %d columns and %d rows: %d columns, want %d", tt.units, tt.cols, tt.rows, got, tt.want)
		}
	}
}

// TestBlocksAreCentered prints a row of squares above a shorter row of discs.
func TestBlocksAreCentered(t *testing.T) {
	squares := counterStack("m", strings.Repeat("a", 7), geom.Size{W: 20 * geom.MM, H: 20 * geom.MM}, carddata.CounterLayout{Gap: 6 * geom.MM})
	discs := counterStack("n", "aaa", geom.Size{W: 12 * geom.MM, H: 12 * geom.MM}, carddata.CounterLayout{Gap: 6 * geom.MM})
	discs.Round = true
	im := imposed(t, counterJob(func(p *carddata.Print) { p.Orientation = carddata.Portrait }, squares, discs))
	page, placed := im.Sheets[0].Front, 0
	for _, s := range []Stack{squares, discs} {
		trims := trimsOn(page, s.Size)[placed:]
		if from, to := trims[0].X, trims[len(s.Items)-1].Right(); from+to != page.Size.W {
			t.Errorf("a row from %v to %v on a page of %v", from, to, page.Size.W)
		}
		placed += len(s.Items)
	}
}

// TestCountersAtTheTop places counters directly below the header, whichever way
// the paper is turned for the backs.
func TestCountersAtTheTop(t *testing.T) {
	size := geom.Size{W: 20 * geom.MM, H: 20 * geom.MM}
	for _, duplex := range []carddata.Duplex{carddata.DuplexLong, carddata.DuplexShort} {
		portrait := func(p *carddata.Print) { p.Orientation, p.Duplex = carddata.Portrait, duplex }
		middle := counterJob(portrait, counterStack("m", "aaaa", size, carddata.CounterLayout{}))
		top := counterJob(portrait, counterStack("m", "aaaa", size, carddata.CounterLayout{Top: true}))
		area := top.Print.Area(top.Print.PaperSize)
		was, is := trimsOn(imposed(t, middle).Sheets[0].Front, size)[0], trimsOn(imposed(t, top).Sheets[0].Front, size)[0]
		if was.Center().Y != top.Print.PaperSize.H/2 || is.X != was.X {
			t.Errorf("%v: counters at %v and at %v", duplex, was, is)
		}
		if down := is.Y - area.Y; down < markLength || down > 20*geom.MM {
			t.Errorf("%v: counters begin %v below the margin", duplex, down)
		}
	}
	// Beside counters that do not ask for it, all stay in the middle.
	mixed := counterJob(nil, counterStack("m", "aaaa", size, carddata.CounterLayout{Top: true}), counterStack("n", "aa", size, carddata.CounterLayout{}))
	if y := trimsOn(imposed(t, mixed).Sheets[0].Front, size)[0].Y; y < 50*geom.MM {
		t.Errorf("mixed counters begin at %v", y)
	}
}

// TestFewCountersStayPortrait checks that a sheet stays portrait if all counters fit on
// it, even if more would fit in landscape.
func TestFewCountersStayPortrait(t *testing.T) {
	lay := carddata.CounterLayout{Cols: 6, Rows: 5, Gap: 3 * geom.MM}
	for _, tt := range []struct {
		n         int
		landscape bool
		per       int
	}{{27, false, 27}, {60, false, 60}, {500, true, 120}} {
		im := imposed(t, counterJob(nil, counterStack("m", strings.Repeat("a", tt.n), fiveEighths, lay)))
		if im.Landscape != tt.landscape || im.PerSheet != tt.per {
			t.Errorf("%d: landscape %v, %d to a sheet", tt.n, im.Landscape, im.PerSheet)
		}
	}
}

// TestDiscSpacing checks the distances between discs and what is drawn around
// them.
func TestDiscSpacing(t *testing.T) {
	size := geom.Size{W: 12 * geom.MM, H: 12 * geom.MM}
	s := counterStack("m", "aab", size, carddata.CounterLayout{Match: true})
	s.Round = true
	im := imposed(t, counterJob(nil, s))
	if got, want := placesOn(im.Sheets[0].Front, size), "0,0 17,0 34,0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for i, page := range im.Pages() {
		if n, want := len(ticks(page.Marks)), []int{12, 0}[i]; n != want || len(segments(page.Marks, geom.Identity)) > 0 {
			t.Errorf("page %d has %d ticks, want %d, and %d marks", i+1, n, want, len(segments(page.Marks, geom.Identity)))
		}
		for _, use := range uses(page.Marks) {
			if use.Tag != "" && !roundClip(use.Symbol, size, counterBleed) {
				t.Errorf("%s is not clipped to its ring", use.Tag)
			}
			if n := len(use.Symbol.Marks) - 1; use.Tag != "" && n != 1-i {
				t.Errorf("%s has %d lines along its cut, want %d", use.Tag, n, 1-i)
			}
		}
	}
	// Each tick is outside the color of all discs, and in line with the center of one.
	trims := trimsOn(im.Sheets[0].Front, size)
	for _, tick := range ticks(im.Sheets[0].Front.Marks) {
		aligned := false
		for _, trim := range trims {
			center := geom.Pt2(trim.X+trim.W/2, trim.Y+trim.H/2)
			for _, end := range []geom.Point{tick.a, tick.b} {
				if away := math.Hypot((end.X - center.X).MM(), (end.Y - center.Y).MM()); away < 6+counterBleed.MM()+0.1 {
					t.Errorf("a tick is %.2f mm from the center of a disc", away)
				}
			}
			aligned = aligned || tick.a.X == center.X && tick.b.X == center.X || tick.a.Y == center.Y && tick.b.Y == center.Y
		}
		if !aligned {
			t.Errorf("a tick at %v is in line with no disc", tick)
		}
	}
}

var darkGradient = &scene.Linear{Stops: []scene.Stop{{Color: scene.RGB{R: 20, G: 20, B: 40}}, {At: 1, Color: scene.RGB{R: 40, G: 20, B: 20}}}}

// TestCutCircles checks that the line along the cut of a disc is dashed, outside the cut, and
// in contrast to what is under it; without marks there is none.
func TestCutCircles(t *testing.T) {
	size := geom.Size{W: 12 * geom.MM, H: 12 * geom.MM}
	for _, c := range []struct {
		ground scene.Paint
		own    bool // a frame crosses the cut
		marks  carddata.Marks
		want   []scene.Paint
	}{
		{scene.RGB{R: 120, G: 20, B: 20}, false, carddata.MarksEdge, []scene.Paint{scene.RGB{R: 181, G: 126, B: 126}}},
		{scene.RGB{R: 190, G: 130, B: 40}, false, carddata.MarksEdge, []scene.Paint{scene.RGB{R: 85, G: 59, B: 18}}},
		{scene.RGB{R: 240, G: 220, B: 120}, false, carddata.MarksEdge, []scene.Paint{guideGrey}},
		{scene.RGB{R: 120, G: 20, B: 20}, true, carddata.MarksEdge, []scene.Paint{scene.White}},
		{scene.RGB{R: 190, G: 130, B: 40}, true, carddata.MarksEdge, []scene.Paint{scene.Black}},
		{scene.Gray(20), true, carddata.MarksEdge, []scene.Paint{scene.White}},
		{darkGradient, false, carddata.MarksEdge, []scene.Paint{scene.White}},
		{scene.RGB{R: 120, G: 20, B: 20}, false, carddata.MarksNone, nil},
	} {
		grounds := "a"
		if c.own {
			grounds = "A"
		}
		s := counterStack("m", grounds, size, carddata.CounterLayout{Match: true})
		s.Round = true
		s.Items[0].Front.Marks[0].(*scene.Path).Fill = c.ground
		im := imposed(t, counterJob(func(p *carddata.Print) { p.Marks = c.marks }, s))
		var got []scene.Paint
		for _, use := range uses(im.Sheets[0].Front.Marks) {
			if use.Tag == "" {
				continue
			}
			for _, m := range use.Symbol.Marks[1:] {
				veil, translucent := m.(*scene.Group)
				if translucent {
					m = veil.Marks[0]
				}
				if soft := c.own || c.ground == darkGradient; translucent != soft || translucent && (veil.Opacity <= 0 || veil.Opacity > 0.5) {
					t.Errorf("%v, frame %v: the line along the cut is translucent: %v", c.ground, c.own, translucent)
				}
				line := m.(*scene.Path)
				got = append(got, line.Stroke.Paint)
				if len(line.Stroke.Dash) != 2 {
					t.Error("a line along the cut looks like a ring of the picture")
				}
				if inner := line.Path.Bounds().Inset(line.Stroke.Width / 2); inner.W < size.W || inner.W > size.W+geom.MM/100 {
					t.Errorf("a line along the cut leaves %v of %v", inner.W, size.W)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%v: lines along the cut in %v, want %v", c.ground, got, c.want)
		}
	}
}

func roundClip(s *scene.Symbol, size geom.Size, bleed geom.Length) bool {
	if use, marked := s.Marks[0].(*scene.Use); marked {
		s = use.Symbol
	}
	g, ok := s.Marks[0].(*scene.Group)
	return ok && g.Clip != nil && g.Clip.Equal(geom.EllipsePath(size.R().Inset(-bleed)))
}

// ticks returns the two ends of each gray tick of a page.
func ticks(marks []scene.Mark) (all []segment) {
	for _, guide := range guides(marks) {
		for i := 0; i < len(guide.Path.Pts); i += 2 {
			all = append(all, segment{guide.Path.Pts[i], guide.Path.Pts[i+1]})
		}
	}
	return all
}

// guides returns the gray lines of a page.
func guides(marks []scene.Mark) (all []*scene.Path) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			all = append(all, guides(m.Marks)...)
		case *scene.Path:
			if m.Stroke != nil && m.Stroke.Paint == guideGrey {
				all = append(all, m)
			}
		}
	}
	return all
}

// TestOutlinesKeepClear checks that the frames of two blocks are outside all bleed and
// inside all marks, on both sides.
func TestOutlinesKeepClear(t *testing.T) {
	s := counterStack("m", "abcdefghijk", fiveEighths, carddata.CounterLayout{Cols: 3, Rows: 2, Outline: true})
	for _, page := range imposed(t, counterJob(nil, s)).Pages() {
		frames := guides(page.Marks)
		if len(frames) != 1 || len(frames[0].Path.Ops) != 2*len(geom.RoundRectPath(fiveEighths.R(), geom.AllCorners(geom.MM)).Ops) {
			t.Fatalf("%d frames", len(frames))
		}
		for _, p := range audit.Read([]scene.Page{page}) {
			if box := frames[0].Path.Bounds(); page.Marks != nil && len(frames) == 1 && !box.Union(page.Size.R()).Contains(p.Ink) {
				t.Errorf("%s at %v", p.Tag, p.Ink)
			}
		}
	}
}

// TestBackBleedReachesFurther compares the ink on both sides of one counter, and where
// their marks begin.
func TestBackBleedReachesFurther(t *testing.T) {
	im := imposed(t, counterJob(nil, counterStack("m", "ab", fiveEighths, carddata.CounterLayout{Match: true, BackBleed: geom.MM})))
	for i, want := range []geom.Length{counterBleed, counterBleed + geom.MM} {
		page := im.Pages()[i]
		for _, p := range audit.Read([]scene.Page{page}) {
			if got := p.Ink; got != p.At.Box(fiveEighths.R()).Inset(-want) {
				t.Errorf("%s shows %v", p.Tag, got)
			}
			for _, s := range segments(page.Marks, geom.Identity) {
				if p.Ink.Inset(1).Overlaps(s.box().Inset(-1)) {
					t.Errorf("the mark %v lies on %s", s, p.Tag)
				}
			}
		}
	}
}

// TestCounterFindings checks each finding, including the values it computes.
func TestCounterFindings(t *testing.T) {
	round := counterStack("m", "ab", fiveEighths, carddata.CounterLayout{Gap: 3 * geom.MM})
	round.Round = true
	tests := []struct {
		name      string
		stack     Stack
		code      diag.Code
		say, hint string
	}{
		{"a block that is too large", counterStack("m", "abc", fiveEighths, carddata.CounterLayout{Cols: 20, Rows: 8}), CodeNoBlock,
			"m: a block of 20x8 counters of 15.875mm x 15.875mm needs 324.5mm x 134mm with bleed 1.5mm and marks of 2mm; a4 has 200mm x 287mm between margins of 5mm, minus 5.51mm for the header",
			"use one of: block 17x8; paper a3"},
		{"discs too close", round, CodePunch, "m: the round counters are 3mm apart, but a punch needs 5mm", "set `gap: 5mm`, or remove `gap`"},
	}
	for _, tt := range tests {
		_, found := Impose(counterJob(nil, tt.stack))
		if found.Len() == 0 {
			t.Errorf("%s: nothing is found", tt.name)
			continue
		}
		if f := found.All()[0]; f.Code != tt.code || f.Message != tt.say || f.Hint != tt.hint {
			t.Errorf("%s: %s %s\n%s", tt.name, f.Code, f.Message, f.Hint)
		}
	}
}

// TestGrounds checks the color found along the cut.
func TestGrounds(t *testing.T) {
	rect := func(inset geom.Length, fill scene.Paint) scene.Mark {
		return &scene.Path{Path: geom.RectPath(fiveEighths.R().Inset(inset)), Fill: fill}
	}
	grey := scene.Gray(90)
	coat := rect(-counterBleed, grey)
	clip := geom.RectPath(fiveEighths.R().Inset(geom.MM))
	wrapped := &scene.Use{Symbol: &scene.Symbol{Marks: []scene.Mark{coat}}, At: geom.Identity}
	border := func(window geom.Length) scene.Mark {
		path := geom.RectPath(fiveEighths.R().Inset(-counterBleed))
		path.Append(geom.EllipsePath(fiveEighths.R().Inset(window)))
		return &scene.Path{Path: path, Fill: grey, EvenOdd: true}
	}
	tests := []struct {
		name  string
		marks []scene.Mark
		want  scene.Paint
	}{
		{"a border over a coat", []scene.Mark{rect(-counterBleed, scene.Black), border(geom.MM)}, grey},
		{"a border whose window reaches the cut", []scene.Mark{rect(-counterBleed, scene.Black), border(geom.MM / 4)}, nil},
		{"bare paper", nil, scene.White},
		{"a coat", []scene.Mark{coat}, grey},
		{"a coat beyond the bleed", []scene.Mark{rect(-2*counterBleed, grey)}, grey},
		{"a coat in a drawing of its own", []scene.Mark{wrapped}, grey},
		{"a coat and something inside", []scene.Mark{coat, rect(geom.MM, scene.Black)}, grey},
		{"a coat over another", []scene.Mark{rect(-counterBleed, scene.Black), coat}, grey},
		{"a coat with a frame at the cut", []scene.Mark{coat, rect(geom.MM/4, scene.Black)}, nil},
		{"a frame under a coat", []scene.Mark{rect(0, scene.Black), coat}, grey},
		{"the same colour at the cut", []scene.Mark{coat, rect(0, grey)}, grey},
		{"a coat that stops at the cut", []scene.Mark{rect(0, grey)}, nil},
		{"a hatch", []scene.Mark{rect(-counterBleed, &scene.Hatch{Ink: scene.Black, Back: grey})}, nil},
		{"a thin coat", []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{coat}}}, nil},
		{"a coat that is clipped away from the cut", []scene.Mark{coat, &scene.Group{Clip: &clip, Marks: []scene.Mark{rect(-counterBleed, scene.Black)}}}, grey},
		{"a line that touches the cut", []scene.Mark{coat, &scene.Path{Path: geom.RectPath(fiveEighths.R().Inset(geom.MM)), Stroke: &scene.Stroke{Paint: scene.Black, Width: 2 * geom.MM}}}, nil},
	}
	for _, tt := range tests {
		if got := rimPaint(&scene.Piece{Size: fiveEighths, Bleed: counterBleed, Marks: tt.marks}); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
