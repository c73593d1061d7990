package impose

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

var (
	paperA4     = geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}
	paperLetter = geom.Size{W: 17 * geom.INCH / 2, H: 11 * geom.INCH}
	magicSize   = geom.Size{W: 63 * geom.MM, H: 88 * geom.MM}
	pokerSize   = geom.Size{W: 5 * geom.INCH / 2, H: 7 * geom.INCH / 2}
)

// dummyPiece returns a face filled with a ground including its bleed.
func dummyPiece(id string, size geom.Size, bleed geom.Length) *scene.Piece {
	ground := &scene.Path{Path: geom.RectPath(size.R().Inset(-bleed)), Fill: scene.Gray(200)}
	return &scene.Piece{ID: id, Size: size, Bleed: bleed, Marks: []scene.Mark{ground}}
}

// dummyStack returns a stack with one item for each number of copies; all share a back.
func dummyStack(id string, size geom.Size, bleed geom.Length, copies ...int) Stack {
	s := Stack{Pos: diag.Pos{File: "game.yaml", Line: 9}, ID: id, Title: strings.ToUpper(id), Size: size, Bleed: bleed}
	back := dummyPiece(id+"/back", size, bleed)
	for i, n := range copies {
		name := fmt.Sprintf("c%d", i+1)
		s.Items = append(s.Items, Item{ID: name, Front: dummyPiece(id+"/"+name+"/front", size, bleed), Back: back, Copies: n})
	}
	return s
}

func onA4(change func(p *carddata.Print)) carddata.Print {
	p := carddata.Print{Paper: "a4", PaperSize: paperA4, Margin: 5 * geom.MM}
	if change != nil {
		change(&p)
	}
	return p
}

func pokerJob(copies int, change func(p *carddata.Print)) Job {
	return Job{Stacks: []Stack{dummyStack("tactics", pokerSize, 3*geom.MM, copies)}, Print: onA4(change), Lang: "en", Game: "Duel", Version: "1.0"}
}

// imposed imposes a job that must fit, and audits it.
func imposed(t *testing.T, job Job) *Imposed {
	t.Helper()
	im, found := Impose(job)
	if found.Errors() > 0 {
		t.Fatalf("%v", found.All())
	}
	proof := im.Audit(job)
	for _, f := range proof.All() {
		t.Errorf("audit: %s", f)
	}
	return im
}

// TestCapacity compares the number of pieces on a sheet with what is known in the trade
// about cards on home paper.
func TestCapacity(t *testing.T) {
	tarot := geom.Size{W: 11 * geom.INCH / 4, H: 19 * geom.INCH / 4}
	euro := geom.Size{W: 44 * geom.MM, H: 67 * geom.MM}
	counter := geom.Size{W: 5 * geom.INCH / 8, H: 5 * geom.INCH / 8}
	a3, a5 := geom.Size{W: 297 * geom.MM, H: 420 * geom.MM}, geom.Size{W: 148 * geom.MM, H: 210 * geom.MM}
	legal, tabloid := geom.Size{W: paperLetter.W, H: 14 * geom.INCH}, geom.Size{W: 11 * geom.INCH, H: 17 * geom.INCH}
	asis := func(*carddata.Print) {}
	none := func(p *carddata.Print) { p.Marks = carddata.MarksNone }
	own := func(p *carddata.Print) { p.OwnBleed = true }
	fold := func(p *carddata.Print) { p.Fold = true }
	tests := []struct {
		name      string
		paper     geom.Size
		piece     geom.Size
		bleed     geom.Length
		change    func(p *carddata.Print)
		per       int
		landscape bool
	}{
		{"poker on A4", paperA4, pokerSize, 3 * geom.MM, asis, 8, true},
		{"poker on Letter", paperLetter, pokerSize, 3 * geom.MM, asis, 8, true},
		{"poker on A4 without bleed", paperA4, pokerSize, 0, asis, 9, false},
		{"poker on Letter without bleed or marks", paperLetter, pokerSize, 0, none, 9, false}, // the header is at the side
		{"poker on A4 at 2.5 mm, with marks of 2 mm", paperA4, pokerSize, 5 * geom.MM / 2, asis, 9, false},
		{"poker on A4, own bleed", paperA4, pokerSize, 3 * geom.MM, own, 8, true},
		{"poker on A4, own bleed, no marks", paperA4, pokerSize, 3 * geom.MM, func(p *carddata.Print) { own(p); none(p) }, 8, true},
		{"poker on Letter, own bleed, no marks", paperLetter, pokerSize, 3 * geom.MM, func(p *carddata.Print) { own(p); none(p) }, 6, true},
		{"poker on A4 portrait", paperA4, pokerSize, 3 * geom.MM, func(p *carddata.Print) { p.Orientation = carddata.Portrait }, 8, false}, // turned
		{"poker on A4 with a gutter of 4 mm", paperA4, pokerSize, 3 * geom.MM, func(p *carddata.Print) { p.Gutter = 4 * geom.MM }, 8, true},
		{"poker on A4 with a gutter of 10 mm", paperA4, pokerSize, 3 * geom.MM, func(p *carddata.Print) { p.Gutter = 10 * geom.MM }, 6, true},
		{"poker on A4, margin of 10 mm", paperA4, pokerSize, 3 * geom.MM, func(p *carddata.Print) { p.Margin = 10 * geom.MM }, 8, true},
		{"poker on A4 folded", paperA4, pokerSize, 3 * geom.MM, fold, 4, true},
		{"63 x 88 on A4, with marks of 2 mm", paperA4, magicSize, 3 * geom.MM, asis, 9, false},
		{"63 x 88 on Letter", paperLetter, magicSize, 3 * geom.MM, asis, 8, true},
		{"tarot on A4", paperA4, tarot, 3 * geom.MM, asis, 4, false},
		{"mini european on A4", paperA4, euro, 3 * geom.MM, asis, 16, false},
		{"5/8 in counters on A4", paperA4, counter, 3 * geom.MM / 2, asis, 204, false},
		{"poker on A3", a3, pokerSize, 3 * geom.MM, asis, 18, true},
		{"poker on A5", a5, pokerSize, 3 * geom.MM, asis, 4, false},
		{"poker on Legal", legal, pokerSize, 3 * geom.MM, asis, 10, true},
		{"poker on Tabloid", tabloid, pokerSize, 3 * geom.MM, asis, 16, false},
	}
	for _, tt := range tests {
		job := Job{Stacks: []Stack{dummyStack("d", tt.piece, tt.bleed, 300)}, Print: onA4(tt.change), Lang: "en", Game: "Duel"}
		job.Print.PaperSize = tt.paper
		im := imposed(t, job)
		if im.PerSheet != tt.per || im.Landscape != tt.landscape {
			t.Errorf("%s: %d to a sheet, landscape %v; want %d, %v", tt.name, im.PerSheet, im.Landscape, tt.per, tt.landscape)
		}
	}
}

// TestBlockSizes reproduces published calculations for poker cards: the sizes of
// blocks, and the papers that they fit on with margins of 5 mm.
func TestBlockSizes(t *testing.T) {
	within := func(paper geom.Size) geom.Rect { return paper.R().Inset(5 * geom.MM) }
	tests := []struct {
		name           string
		cols, rows     int
		bleed          geom.Length
		own            bool
		w, h           float64
		onA4, onLetter bool
		landscape      bool
	}{
		{"3 x 3, own bleed", 3, 3, 3 * geom.MM, true, 208.5, 284.7, false, false, false},
		{"3 x 3, shared bleed", 3, 3, 3 * geom.MM, false, 196.5, 272.7, true, false, false},
		{"3 x 3, no bleed", 3, 3, 0, false, 190.5, 266.7, true, true, false},
		{"4 x 2, own bleed", 4, 2, 3 * geom.MM, true, 278, 189.8, true, false, true},
		{"4 x 2, shared bleed", 4, 2, 3 * geom.MM, false, 260, 183.8, true, true, true},
	}
	for _, tt := range tests {
		need := batch{cut: cutSpec{size: pokerSize, bleed: tt.bleed}, unplaced: tt.cols * tt.rows}.withGaps(&carddata.Print{OwnBleed: tt.own})
		grid := repeatGrid{repeatUnit: need.unit, piece: pokerSize, across: tt.cols, n: need.unplaced}
		b := sheetBlock{cut: need.cut, size: grid.size()}
		size := b.foot(0).Size()
		if size != (geom.Size{W: geom.MM.Scale(tt.w), H: geom.MM.Scale(tt.h)}) {
			t.Errorf("%s is %s", tt.name, size)
		}
		for _, on := range []struct {
			paper geom.Size
			fits  bool
		}{{paperA4, tt.onA4}, {paperLetter, tt.onLetter}} {
			if tt.landscape {
				on.paper = on.paper.Turned()
			}
			cols, rows := need.unit.grid(within(on.paper).Size(), need.cut, false, 0)
			if fits := cols >= tt.cols && rows >= tt.rows; fits != on.fits {
				t.Errorf("%s on %s: %d x %d", tt.name, on.paper, cols, rows)
			}
		}
	}
}

// TestBacksOfEachTurn follows one card through each way of printing: the place of its
// front, and the place and rotation of its back.
func TestBacksOfEachTurn(t *testing.T) {
	portrait := func(p *carddata.Print) { p.Orientation = carddata.Portrait }
	tests := []struct {
		name   string
		size   geom.Size
		change func(p *carddata.Print)
		duplex scene.Duplex
		pages  int
		mirror func(x, y geom.Length, page geom.Size) (geom.Length, geom.Length) // of the center
		angle  float64
	}{
		{"long edge, portrait", magicSize, portrait, scene.LongEdge, 2, leftRight, 0},
		{"long edge, landscape", pokerSize, nil, scene.LongEdge, 2, topBottom, 180},
		{"short edge, portrait", magicSize, func(p *carddata.Print) { portrait(p); p.Duplex = carddata.DuplexShort }, scene.ShortEdge, 2, topBottom, 180},
		{"short edge, landscape", pokerSize, func(p *carddata.Print) { p.Duplex = carddata.DuplexShort }, scene.ShortEdge, 2, leftRight, 0},
		{"long edge, turned pieces", pokerSize, portrait, scene.LongEdge, 2, leftRight, 180}, // 90 on the front, 270 on the back
		{"folded upright", pokerSize, func(p *carddata.Print) { p.Fold = true }, scene.Simplex, 1, leftRight, 0},
		{"folded level", geom.Size{W: 90 * geom.MM, H: 60 * geom.MM}, func(p *carddata.Print) { p.Fold = true }, scene.Simplex, 1, topBottom, 180},
	}
	for _, tt := range tests {
		job := Job{Stacks: []Stack{dummyStack("d", tt.size, 3*geom.MM, 3)}, Print: onA4(tt.change), Lang: "en"}
		im := imposed(t, job)
		pages := im.Pages()
		if im.Duplex != tt.duplex || len(pages) != tt.pages {
			t.Fatalf("%s: duplex %d, %d pages", tt.name, im.Duplex, len(pages))
		}
		front, back := find(t, pages, "d/c1#2/front"), find(t, pages, "d/c1#2/back")
		at, behind := front.At.Box(tt.size.R()).Center(), back.At.Box(tt.size.R()).Center()
		x, y := tt.mirror(at.X, at.Y, pages[0].Size)
		if max(x-behind.X, behind.X-x, y-behind.Y, behind.Y-y) > 1 {
			t.Errorf("%s: the back is at %v, not (%v, %v)", tt.name, behind, x, y)
		}
		if turned := front.At.Then(geom.Rotate(tt.angle)); turned.A != back.At.A || turned.B != back.At.B {
			t.Errorf("%s: front %+v, back %+v are not %v degrees apart", tt.name, front.At, back.At, tt.angle)
		}
	}
}

func leftRight(x, y geom.Length, page geom.Size) (geom.Length, geom.Length) { return page.W - x, y }
func topBottom(x, y geom.Length, page geom.Size) (geom.Length, geom.Length) { return x, page.H - y }

func find(t *testing.T, pages []scene.Page, tag string) audit.Placed {
	t.Helper()
	for _, p := range audit.Read(pages) {
		if p.Tag == tag {
			return p
		}
	}
	t.Fatalf("no %s", tag)
	return audit.Placed{}
}

// TestSheetCounts checks the number of pages and sheets of whole jobs.
func TestSheetCounts(t *testing.T) {
	tests := []struct {
		name          string
		job           Job
		sheets, pages int
		placed        int
	}{
		{"57 poker cards", pokerJob(57, nil), 8, 16, 57},
		{"fronts only", pokerJob(57, func(p *carddata.Print) { p.FrontsOnly = true }), 8, 8, 57},
		{"folded", pokerJob(57, func(p *carddata.Print) { p.Fold = true }), 15, 15, 57},
		{"one", pokerJob(1, nil), 1, 2, 1},
		{"a full sheet", pokerJob(8, nil), 1, 2, 8},
		{"one more", pokerJob(9, func(p *carddata.Print) { p.Margin = 6 * geom.MM }), 2, 4, 9},
		{"none", pokerJob(0, nil), 0, 0, 0},
		{"no stacks", Job{Print: onA4(nil)}, 0, 0, 0},
		{"two decks of one size", Job{Stacks: []Stack{dummyStack("a", pokerSize, 3*geom.MM, 5), dummyStack("b", pokerSize, 3*geom.MM, 3)}, Print: onA4(nil)}, 1, 2, 8},
		{"markers beside cards", Job{Stacks: []Stack{dummyStack("a", pokerSize, 3*geom.MM, 6), dummyStack("m", geom.Size{W: 15 * geom.MM, H: 15 * geom.MM}, 1*geom.MM, 30)}, Print: onA4(nil)}, 1, 2, 36},
		{"sizes that must be turned apart", Job{Stacks: []Stack{dummyStack("a", geom.Size{W: 180 * geom.MM, H: 250 * geom.MM}, 3*geom.MM, 1), dummyStack("b", geom.Size{W: 260 * geom.MM, H: 170 * geom.MM}, 3*geom.MM, 1)}, Print: onA4(nil)}, 2, 4, 2},
	}
	for _, tt := range tests {
		im := imposed(t, tt.job)
		if len(im.Sheets) != tt.sheets || len(im.Pages()) != tt.pages || im.Placed != tt.placed {
			t.Errorf("%s: %d sheets, %d pages, %d placed", tt.name, len(im.Sheets), len(im.Pages()), im.Placed)
		}
		if len(im.Fronts()) != tt.sheets || len(im.Fronts())+len(im.Backs()) != tt.pages {
			t.Errorf("%s: %d fronts, %d backs", tt.name, len(im.Fronts()), len(im.Backs()))
		}
	}
}

// TestBacksAreOptional mixes items with and without a back.
func TestBacksAreOptional(t *testing.T) {
	job := pokerJob(2, nil)
	bare := dummyPiece("tactics/bare", pokerSize, 3*geom.MM)
	job.Stacks[0].Items = append(job.Stacks[0].Items, Item{ID: "bare", Front: bare, Copies: 10})
	if im := imposed(t, job); len(im.Pages()) != 4 {
		t.Errorf("some backs: %d pages, want a back for each sheet", len(im.Pages()))
	}
	job.Stacks[0].Items = job.Stacks[0].Items[1:]
	if im := imposed(t, job); len(im.Pages()) != 2 || im.Duplex != scene.Simplex {
		t.Errorf("no backs: %d pages, duplex %d", len(im.Pages()), im.Duplex)
	}
	job.Print.Fold = true
	im, found := Impose(job)
	if found.Len() != 1 || found.All()[0].Code != CodeNoBacks || im.Folded {
		t.Errorf("fold without backs: %v", found.All())
	}
}

// TestCopiesShareTheirSymbol checks that copies share one symbol, which keeps files
// small.
func TestCopiesShareTheirSymbol(t *testing.T) {
	symbols := map[string]map[*scene.Symbol]bool{}
	for _, page := range imposed(t, pokerJob(20, nil)).Pages() {
		for _, u := range uses(page.Marks) {
			if symbols[u.Symbol.ID] == nil {
				symbols[u.Symbol.ID] = map[*scene.Symbol]bool{}
			}
			symbols[u.Symbol.ID][u.Symbol] = true
		}
	}
	for id, all := range symbols {
		if len(all) != 1 {
			t.Errorf("%s has %d symbols", id, len(all))
		}
	}
	if len(symbols) != 3 { // front, back, ruler
		t.Errorf("%d symbols", len(symbols))
	}
}

func uses(marks []scene.Mark) (all []*scene.Use) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			all = append(all, m)
		case *scene.Group:
			all = append(all, uses(m.Marks)...)
		}
	}
	return all
}

// TestSharedBleedIsClippedToTheCut checks one sheet of butted cards, five where eight
// would fit: below neighbors that are painted later, cards extend by trapWidth.
func TestSharedBleedIsClippedToTheCut(t *testing.T) {
	const bleed = 3 * geom.MM
	tests := []struct {
		tag                    string
		left, up, right, below geom.Length
	}{
		{"tactics/c1#1/front", bleed, bleed, trapWidth, trapWidth},
		{"tactics/c1#2/front", 0, bleed, trapWidth, bleed}, // none below, because the sheet is not full
		{"tactics/c1#4/front", 0, bleed, bleed, bleed},
		{"tactics/c1#5/front", bleed, 0, bleed, bleed},
		{"tactics/c1#1/back", bleed, trapWidth, trapWidth, bleed}, // mirrored top to bottom
		{"tactics/c1#5/back", bleed, bleed, bleed, 0},
	}
	pages := imposed(t, pokerJob(5, nil)).Pages()
	for _, tt := range tests {
		p := find(t, pages, tt.tag)
		if want := widened(p.At.Box(pokerSize.R()), tt.left, tt.up, tt.right, tt.below); p.Ink != want {
			t.Errorf("%s shows %v, want %v", tt.tag, p.Ink, want)
		}
	}
}

func widened(r geom.Rect, left, up, right, below geom.Length) geom.Rect {
	return geom.Rect{X: r.X - left, Y: r.Y - up, W: r.W + left + right, H: r.H + up + below}
}

// TestTrapNeedsCover checks the first of four cards in a square: it extends below the
// others only if all of them hide it, and only as far as they bleed.
func TestTrapNeedsCover(t *testing.T) {
	bare := func(i int) func(j *Job) { return func(j *Job) { j.Stacks[0].Items[i].Front.Marks = nil } }
	tests := []struct {
		name   string
		change func(j *Job)
		want   geom.Length
	}{
		{"all hide it", func(*Job) {}, trapWidth},
		{"none at the right", bare(1), 0},
		{"none below", bare(2), 0},
		{"none at the corner", bare(3), 0},
		{"itself bare", bare(0), trapWidth},
		{"all hide it by a drawing within", func(j *Job) {
			front := j.Stacks[0].Items[1].Front
			front.Marks = []scene.Mark{&scene.Use{Symbol: front.Symbol(), At: geom.Identity}}
		}, trapWidth},
		{"a hatch on bare paper", func(j *Job) {
			j.Stacks[0].Items[1].Front.Marks[0].(*scene.Path).Fill = &scene.Hatch{Ink: scene.Black, Gap: geom.MM, Width: geom.MM / 2}
		}, 0},
		{"a ground as large as the trim", func(j *Job) {
			j.Stacks[0].Items[1].Front.Marks = dummyPiece("", j.Stacks[0].Size, 0).Marks
		}, 0},
		{"a gutter", func(j *Job) { j.Print.Gutter = geom.MM }, geom.MM/2 + trapWidth},
		{"a gutter nearly as wide as the bleed", func(j *Job) { j.Print.Gutter = 39 * geom.MM / 10 }, 2 * geom.MM},
		{"own bleed", func(j *Job) { j.Print.OwnBleed = true }, 2 * geom.MM},
	}
	for _, tt := range tests {
		job := Job{
			Stacks: []Stack{dummyStack("d", geom.Size{W: 30 * geom.MM, H: 40 * geom.MM}, 2*geom.MM, 1, 1, 1, 1)},
			Print:  carddata.Print{PaperSize: geom.Size{W: 80 * geom.MM, H: 120 * geom.MM}, Orientation: carddata.Portrait, Margin: 4 * geom.MM, Marks: carddata.MarksNone},
			Lang:   "en",
		}
		tt.change(&job)
		p := find(t, imposed(t, job).Pages(), "d/c1#1/front")
		trim := p.At.Box(job.Stacks[0].Size.R())
		if right, below := p.Ink.Right()-trim.Right(), p.Ink.Bottom()-trim.Bottom(); right != tt.want || below != tt.want {
			t.Errorf("%s: reaches %s to the right and %s below, want %s", tt.name, right, below, tt.want)
		}
	}
}

// TestWrongSizePanics checks that Impose panics rather than cut a piece at the
// wrong size.
func TestWrongSizePanics(t *testing.T) {
	defer func() {
		if got := fmt.Sprint(recover()); !strings.HasPrefix(got, "layout: piece d/c1/front is 63.5mm x 88.9mm") {
			t.Error(got)
		}
	}()
	stack := dummyStack("d", pokerSize, 0, 1)
	stack.Size.W += geom.MM
	Impose(Job{Stacks: []Stack{stack}, Print: onA4(nil)})
}

// TestBookmarksLeadToStacks checks the bookmark of the first sheet of each deck.
func TestBookmarksLeadToStacks(t *testing.T) {
	job := Job{Stacks: []Stack{dummyStack("a", pokerSize, 3*geom.MM, 9), dummyStack("b", pokerSize, 3*geom.MM, 8)}, Print: onA4(nil)}
	job.Print.Margin = 6 * geom.MM // so that only eight fit on a sheet
	var got []string
	for i, page := range imposed(t, job).Pages() {
		for _, m := range page.Marks {
			if b, ok := m.(*scene.Bookmark); ok {
				got = append(got, fmt.Sprint(i+1, " ", b.Title))
			}
		}
	}
	if want := "[1 A 3 B]"; fmt.Sprint(got) != want {
		t.Errorf("got %v, want %s", got, want)
	}
}
