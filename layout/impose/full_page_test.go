package impose

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestLaySheets checks how sheets of a size are arranged on the paper by default.
func TestLaySheets(t *testing.T) {
	const mm = geom.MM
	for _, tt := range []struct {
		name  string
		size  geom.Size
		form  carddata.SheetForm
		way   Method
		pages int // for 3 copies without backs
	}{
		{"the paper", paperA4, carddata.FormAuto, MethodFullPage, 3},
		{"the paper lying", paperA4.Turned(), carddata.FormAuto, MethodFullPage, 3},
		{"half of it", geom.Size{W: 148 * mm, H: 210 * mm}, carddata.FormAuto, MethodFullPage, 2},
		{"half of it, lying", geom.Size{W: 210 * mm, H: 148 * mm}, carddata.FormAuto, MethodFullPage, 2},
		{"a quarter", geom.Size{W: 105 * mm, H: 148 * mm}, carddata.FormAuto, MethodFullPage, 1},
		{"hardly smaller", geom.Size{W: 200 * mm, H: 285 * mm}, carddata.FormAuto, MethodFullPage, 3},
		{"strips", geom.Size{W: 297 * mm, H: 60 * mm}, carddata.FormAuto, MethodFullPage, 1},
		{"strips upright", geom.Size{W: 60 * mm, H: 297 * mm}, carddata.FormAuto, MethodFullPage, 1},
		{"wide strips", geom.Size{W: 297 * mm, H: 100 * mm}, carddata.FormAuto, MethodFullPage, 2},
		{"a card", magicSize, carddata.FormAuto, MethodCutOut, 1},
		{"larger", geom.Size{W: 297 * mm, H: 420 * mm}, carddata.FormAuto, MethodTiled, 12},
		{"long", geom.Size{W: 500 * mm, H: 80 * mm}, carddata.FormAuto, MethodTiled, 6},
		{"larger, on a page of its own", geom.Size{W: 297 * mm, H: 420 * mm}, carddata.FormPage, MethodOwnPage, 3},
		{"a card, on a page of its own", magicSize, carddata.FormPage, MethodOwnPage, 3},
		{"the paper, on a page of its own", paperA4, carddata.FormPage, MethodFullPage, 3},
		{"the paper, in tiles", paperA4, carddata.FormTiles, MethodTiled, 6},
	} {
		job := posterJob(tt.size, onA4(func(p *carddata.Print) { p.FrontsOnly = true }), 3)
		im, found := ImposeSheets(job, tt.form, 0)
		if im.Method != tt.way || len(im.Pages()) != tt.pages {
			t.Errorf("%s: way %d on %d pages, want way %d on %d", tt.name, im.Method, len(im.Pages()), tt.way, tt.pages)
		}
		proof := im.Audit(job)
		found.Append(proof)
		if found.Errors() > 0 {
			t.Errorf("%s: %s", tt.name, layouttest.Messages(found))
		}
	}
}

// TestAnyFullPageIsRight puts two-sided sheets of random sizes on pages, and audits the
// result.
func TestAnyFullPageIsRight(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 11))
		print := onA4(func(p *carddata.Print) {
			p.Duplex, p.Marks = carddata.Duplex(r.IntN(2)), carddata.Marks(r.IntN(4))
			p.Foot = r.IntN(2) == 0
		})
		size := paperA4
		switch r.IntN(4) {
		case 0:
			size = geom.Size{W: 148 * geom.MM, H: 210 * geom.MM}
		case 1:
			size = geom.Size{W: geom.Length(120+r.IntN(90)) * geom.MM, H: geom.Length(180+r.IntN(110)) * geom.MM}
		}
		if r.IntN(2) == 0 {
			size = size.Turned()
		}
		job := posterJob(size, print, 1+r.IntN(4))
		for _, lay := range []func(Job) (*Imposed, string){
			func(j Job) (*Imposed, string) { im, found := imposeFullPages(j); return im, layouttest.Messages(found) },
			func(j Job) (*Imposed, string) { im, found := ImposeOwnPages(j); return im, layouttest.Messages(found) },
		} {
			im, found := lay(job)
			proof := im.Audit(job)
			if found += layouttest.Messages(proof); found != "" {
				t.Errorf("seed %d: %s", seed, found)
			}
		}
	}
}

// TestFullPageCuts checks that cuts in the printable area are marked, and the paper's
// own edges are not.
func TestFullPageCuts(t *testing.T) {
	const mm = geom.MM
	for _, tt := range []struct {
		name   string
		size   geom.Size
		copies int
		marks  string // horizontal and vertical marks, in mm
	}{
		{"the paper", paperA4, 1, ""},
		{"a strip", geom.Size{W: 297 * mm, H: 100 * mm}, 1, "y155 y55"},
		{"two strips", geom.Size{W: 297 * mm, H: 60 * mm}, 2, "y105 y165 y45"},
		{"a strip upright", geom.Size{W: 100 * mm, H: 297 * mm}, 1, "x155 x55"},
		{"halves of the paper", geom.Size{W: 210 * mm, H: 148 * mm}, 2, "y148"},
		{"hardly smaller", geom.Size{W: 200 * mm, H: 285 * mm}, 1, "x205 x5 y291 y6"},
	} {
		job := posterJob(tt.size, onA4(func(p *carddata.Print) { p.FrontsOnly = true }), tt.copies)
		im, _ := imposeFullPages(job)
		page := im.Sheets[0].Front
		area := page.Size.R().Inset(job.Print.Margin)
		var cuts []string
		for _, m := range page.Marks {
			line, ok := m.(*scene.Path)
			if !ok || line.Stroke == nil || line.Stroke.Paint != scene.Black {
				continue
			}
			for _, p := range line.Path.Pts {
				if p.X < area.X || p.X > area.Right() || p.Y < area.Y || p.Y > area.Bottom() {
					t.Errorf("%s: a mark reaches %v, where the printer does not", tt.name, p)
				}
			}
			for i := 0; i < len(line.Path.Pts); i += 2 {
				a, b := line.Path.Pts[i], line.Path.Pts[i+1]
				if a.Y == b.Y {
					cuts = append(cuts, "y"+trimmed(a.Y))
				} else {
					cuts = append(cuts, "x"+trimmed(a.X))
				}
			}
		}
		slices.Sort(cuts)
		if got := strings.Join(slices.Compact(cuts), " "); got != tt.marks {
			t.Errorf("%s: cuts are marked at %s, not %s", tt.name, got, tt.marks)
		}
	}
}

// TestPageFoot checks that a place for the foot of a page is found, or that a finding
// reports that there is none.
func TestPageFoot(t *testing.T) {
	const mm = geom.MM
	bar := func(x, w geom.Length) scene.Mark {
		return &scene.Path{Path: geom.RectPath(geom.Rect{X: x, Y: 291 * mm, W: w, H: 8 * mm}), Fill: scene.Gray(120)}
	}
	ground := &scene.Path{Path: geom.RectPath(paperA4.R()), Fill: scene.Black}
	rim := &scene.Path{Path: face.FrameOutline(paperA4.R().Inset(5*mm), mm/2), Fill: scene.Black, EvenOdd: true}
	for _, tt := range []struct {
		name  string
		marks []scene.Mark
		want  string // x in mm and paint of the foot; or the finding
	}{
		{"nothing", nil, "5 102"},
		{"a dark ground", []scene.Mark{ground}, "5 255"},
		{"taken at the left", []scene.Mark{bar(0, 30*mm)}, "92 102"},
		{"taken at the left and in the middle", []scene.Mark{bar(0, 120*mm)}, "179 102"},
		{"taken by a symbol", []scene.Mark{&scene.Use{Symbol: &scene.Symbol{Box: paperA4.R(), Marks: []scene.Mark{bar(0, 30*mm)}}, At: geom.Identity}}, "92 102"},
		{"all taken", []scene.Mark{bar(0, 210*mm)}, "PB-422 "},
		{"a frame at the margin", []scene.Mark{rim}, "PB-422 "},
	} {
		job := posterJob(paperA4, onA4(func(p *carddata.Print) { p.FrontsOnly, p.Foot, p.Proof = true, true, true }), 1)
		job.Stacks[0].Items[0].Front.Marks = tt.marks
		im, found := imposeFullPages(job)
		got := layouttest.Messages(found)
		for _, m := range im.Sheets[0].Front.Marks {
			if g, ok := m.(*scene.Group); ok {
				foot := g.Marks[0].(*scene.Glyphs)
				got += trimmed(foot.At.X) + " " + strings.TrimPrefix(scene.PaintText(foot.Fill), "gray")
			}
		}
		if !strings.Contains(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func trimmed(l geom.Length) string {
	mm, _, _ := strings.Cut(strings.TrimSuffix(l.String(), "mm"), ".")
	return mm
}

// TestPosterFindings produces each finding about full pages and posters.
func TestPosterFindings(t *testing.T) {
	large := geom.Size{W: 1900 * geom.MM, H: 1900 * geom.MM}
	for _, tt := range []struct {
		name string
		lay  func() (*Imposed, string)
		want string
	}{
		{"no room", func() (*Imposed, string) {
			return tiled(posterJob(large, onA4(func(p *carddata.Print) { p.Margin = 90 * geom.MM }), 1), 0)
		}, "error PB-420 game.yaml:9: map: with margins of 90mm, a4 has only 24mm x 8"},
		{"an overlap like the paper", func() (*Imposed, string) { return tiled(posterJob(large, onA4(nil), 1), 200*geom.MM) }, "error PB-420 "},
		{"too many", func() (*Imposed, string) {
			return tiled(posterJob(large, onA4(func(p *carddata.Print) { p.PaperSize = geom.Size{W: 90 * geom.MM, H: 90 * geom.MM} }), 1), 0)
		}, "error PB-421 "},
		{"too many copies", func() (*Imposed, string) { return tiled(posterJob(large, onA4(nil), 100), 0) }, "error PB-424 game.yaml:9: map: 100 copies of "},
		{"too many pages", func() (*Imposed, string) {
			im, found := imposeFullPages(posterJob(paperA4, onA4(nil), 2001))
			return im, layouttest.Messages(found)
		}, "error PB-424 "},
		{"a thin overlap", func() (*Imposed, string) { return tiled(posterJob(large, onA4(nil), 1), 3*geom.MM) }, "warning PB-423 "},
	} {
		im, got := tt.lay()
		if !strings.Contains(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
		if strings.HasPrefix(tt.want, "error") && len(im.Sheets) > 0 {
			t.Errorf("%s: there are sheets all the same", tt.name)
		}
	}
}

func tiled(job Job, overlap geom.Length) (*Imposed, string) {
	im, found := ImposePoster(job, overlap)
	return im, layouttest.Messages(found)
}

// TestBoxesOfPages checks the trim and bleed boxes of pages: those of a piece that has the
// page to itself, and the whole page for several pieces.
func TestBoxesOfPages(t *testing.T) {
	const mm = geom.MM
	for _, c := range []struct {
		name         string
		size         geom.Size
		bleed        geom.Length
		form         carddata.SheetForm
		trim, bleeds geom.Rect
	}{
		{"own page", magicSize, 3 * mm, carddata.FormPage, magicSize.R().Moved(geom.Pt2(3*mm, 3*mm)), geom.Rect{W: 69 * mm, H: 94 * mm}},
		{"in the middle", geom.Size{W: 200 * mm, H: 287 * mm}, 2 * mm, carddata.FormAuto, paperA4.R().Inset(5 * mm), paperA4.R().Inset(3 * mm)},
		{"bleed beyond the paper", geom.Size{W: 206 * mm, H: 293 * mm}, 5 * mm, carddata.FormAuto, paperA4.R().Inset(2 * mm), paperA4.R()},
		{"the paper", paperA4, 0, carddata.FormAuto, paperA4.R(), paperA4.R()},
		{"two halves", geom.Size{W: 210 * mm, H: 148 * mm}, 0, carddata.FormAuto, paperA4.R(), paperA4.R()},
		{"cut out", magicSize, 0, carddata.FormAuto, paperA4.R(), paperA4.R()},
	} {
		job := Job{Stacks: []Stack{dummyStack("s", c.size, c.bleed, 4)}, Print: onA4(nil), Lang: "en"}
		im, found := ImposeSheets(job, c.form, 0)
		if found.Errors() > 0 || len(im.Pages()) == 0 {
			t.Errorf("%s: %s", c.name, layouttest.Messages(found))
		}
		for i, p := range im.Pages() {
			if p.Trim != c.trim || p.Bleed != c.bleeds {
				t.Errorf("%s, page %d: trim %v, bleed %v, want %v, %v", c.name, i+1, p.Trim, p.Bleed, c.trim, c.bleeds)
			}
		}
	}
}

// TestGroundReachesPaper checks that the plain ground of sheets that share a page covers the
// half millimeter to the paper's edge, on both sides, and that other grounds are left alone.
func TestGroundReachesPaper(t *testing.T) {
	const mm = geom.MM
	a5, sand := geom.Size{W: 148 * mm, H: 210 * mm}, scene.RGB{R: 241, G: 233, B: 214}
	for _, tt := range []struct {
		name   string
		size   geom.Size
		marks  []scene.Mark
		strips string
	}{
		{"plain", a5, []scene.Mark{&scene.Path{Path: geom.RectPath(a5.R()), Fill: sand}}, "0 to 148, 148 to 297"},
		{"white", a5, nil, ""},
		{"with a line at its edge", a5, []scene.Mark{
			&scene.Path{Path: geom.RectPath(a5.R()), Fill: sand},
			&scene.Path{Path: geom.RectPath(geom.Rect{W: mm, H: 210 * mm}), Fill: scene.Black},
		}, ""},
		{"cut out", geom.Size{W: 200 * mm, H: 285 * mm}, []scene.Mark{
			&scene.Path{Path: geom.RectPath(geom.Rect{W: 200 * mm, H: 285 * mm}), Fill: sand},
		}, ""},
	} {
		job := posterJob(tt.size, onA4(func(p *carddata.Print) { p.Foot = false }), 2)
		for i := range job.Stacks[0].Items {
			face := &scene.Piece{ID: "map/sand", Size: tt.size, Marks: tt.marks}
			job.Stacks[0].Items[i].Front, job.Stacks[0].Items[i].Back = face, face
		}
		im, _ := imposeFullPages(job)
		for _, side := range []*scene.Page{&im.Sheets[0].Front, im.Sheets[0].Back} {
			var strips []string
			for _, m := range side.Marks {
				if p, is := m.(*scene.Path); is && p.Fill == sand {
					box := p.Path.Bounds()
					strips = append(strips, trimmed(box.X)+" to "+trimmed(box.Right()))
				}
			}
			slices.Sort(strips)
			if got := strings.Join(strips, ", "); got != tt.strips {
				t.Errorf("%s: the ground is drawn on at %q, not %q", tt.name, got, tt.strips)
			}
		}
	}
}
