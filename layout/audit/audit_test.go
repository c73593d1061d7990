package audit_test

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

const (
	mm     = geom.MM
	margin = 5 * mm
)

var (
	card     = geom.Size{W: 50 * mm, H: 70 * mm}
	portrait = geom.Size{W: 210 * mm, H: 297 * mm}
	lying    = portrait.Turned()
)

// proof is a correct layout made by hand, to which faults can be added.
type proof struct {
	pages []scene.Page
	want  []audit.Expected
	flip  audit.Flip
}

// at rotates a piece clockwise by degrees and places the upper left corner of its
// rotated box at (x, y) millimeters.
func at(degrees, x, y float64) geom.Matrix {
	m := geom.Rotate(degrees)
	box := m.Box(card.R())
	return m.Then(geom.Translate(geom.MM.Scale(x)-box.X, geom.MM.Scale(y)-box.Y))
}

func piece(tag string, m geom.Matrix) *scene.Use {
	id := tag[:strings.Index(tag, "#")] + tag[strings.LastIndex(tag, "/"):]
	return &scene.Use{
		Symbol: &scene.Symbol{ID: id, Box: card.R().Inset(-3 * mm)},
		At:     m, Tag: tag,
	}
}

func page(size geom.Size, marks ...scene.Mark) scene.Page {
	return scene.Page{Size: size, Trim: size.R(), Bleed: size.R(), Marks: marks}
}

func wants(twoSided bool) []audit.Expected {
	return []audit.Expected{
		{Pos: diag.Pos{File: "cards.csv", Line: 2}, ID: "d/a", Size: card, Copies: 2, TwoSided: twoSided, Front: "d/a/front", Back: "d/a/back"},
		{Pos: diag.Pos{File: "cards.csv", Line: 3}, ID: "d/b", Size: card, Copies: 1, TwoSided: twoSided, Front: "d/b/front", Back: "d/b/back"},
	}
}

// places are three fronts in a row and the backs behind them; each turn of the sheet
// has its own.
type places struct{ front, back [3]geom.Matrix }

func row(degrees, x, y, step float64) (m [3]geom.Matrix) {
	for i := range m {
		m[i] = at(degrees, x+step*float64(i), y)
	}
	return m
}

func column(degrees, x, y, step float64) (m [3]geom.Matrix) {
	for i := range m {
		m[i] = at(degrees, x, y+step*float64(i))
	}
	return m
}

var layouts = []struct {
	name string
	size geom.Size
	flip audit.Flip
	places
}{
	{"long edge, portrait", portrait, audit.Flip{Turn: audit.LongEdge}, places{row(0, 10, 20, 60), row(0, 150, 20, -60)}},
	{"long edge, landscape", lying, audit.Flip{Turn: audit.LongEdge}, places{row(0, 10, 20, 60), row(180, 10, 120, 60)}},
	{"short edge, portrait", portrait, audit.Flip{Turn: audit.ShortEdge}, places{row(0, 10, 20, 60), row(180, 10, 207, 60)}},
	{"short edge, landscape", lying, audit.Flip{Turn: audit.ShortEdge}, places{row(0, 10, 20, 60), row(0, 237, 20, -60)}},
	{"long edge, turned pieces", portrait, audit.Flip{Turn: audit.LongEdge}, places{column(90, 10, 20, 60), column(270, 130, 20, 60)}},
	{"short edge, turned pieces", portrait, audit.Flip{Turn: audit.ShortEdge}, places{column(90, 10, 20, 60), column(90, 10, 227, -60)}},
	{"folded along an upright line", lying, audit.Flip{Turn: audit.FoldX, Fold: 148 * mm}, places{
		[3]geom.Matrix{at(0, 10, 20), at(0, 70, 20), at(0, 10, 110)}, [3]geom.Matrix{at(0, 236, 20), at(0, 176, 20), at(0, 236, 110)}}},
	{"folded along a level line", portrait, audit.Flip{Turn: audit.FoldY, Fold: 140 * mm}, places{row(0, 10, 20, 60), row(180, 10, 190, 60)}},
	{"one side", portrait, audit.Flip{Turn: audit.OneSided}, places{front: row(0, 10, 20, 60)}},
}

func build(size geom.Size, flip audit.Flip, p places) proof {
	flip.Margin = margin
	var fronts, backs []scene.Mark
	for i, tag := range []string{"d/a#1", "d/a#2", "d/b#1"} {
		fronts = append(fronts, piece(tag+"/front", p.front[i]))
		backs = append(backs, piece(tag+"/back", p.back[i]))
	}
	switch flip.Turn {
	case audit.OneSided:
		return proof{[]scene.Page{page(size, fronts...)}, wants(false), flip}
	case audit.FoldX, audit.FoldY:
		return proof{[]scene.Page{page(size, append(fronts, backs...)...)}, wants(true), flip}
	}
	return proof{[]scene.Page{page(size, fronts...), page(size, backs...)}, wants(true), flip}
}

func (p proof) codes() string {
	list := audit.Check(p.pages, p.want, p.flip)
	var b strings.Builder
	for _, f := range list.All() {
		fmt.Fprintf(&b, "%s %s\n", f.Code, f)
	}
	return b.String()
}

func TestGoodSheetsPass(t *testing.T) {
	for _, l := range layouts {
		if got := build(l.size, l.flip, l.places).codes(); got != "" {
			t.Errorf("%s: %s", l.name, got)
		}
	}
}

// TestWrongTurnFails checks each layout with every other turn than its own.
func TestWrongTurnFails(t *testing.T) {
	for _, l := range layouts {
		p := build(l.size, l.flip, l.places)
		for _, turn := range []audit.Turn{audit.LongEdge, audit.ShortEdge, audit.FoldX, audit.FoldY} {
			if p.flip.Turn = turn; turn != l.flip.Turn && l.flip.Turn != audit.OneSided && p.codes() == "" {
				t.Errorf("%s passes as turn %d", l.name, turn)
			}
		}
	}
}

func (p proof) use(page, i int) *scene.Use { return p.pages[page].Marks[i].(*scene.Use) }

func (p proof) move(page, i int, m geom.Matrix) { p.use(page, i).At = p.use(page, i).At.Then(m) }

// TestSpoiltSheetsFail introduces one fault at a time into the first layout.
func TestSpoiltSheetsFail(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(p *proof)
		want  string // the code and the start of the finding
	}{
		{"backs swapped", func(p *proof) {
			a, b := p.use(1, 0), p.use(1, 2)
			a.At, b.At = b.At, a.At
		}, "PB-459 cards.csv:2: d/a#1/back is 120mm off its front"},
		{"drawings of backs swapped", func(p *proof) {
			a, b := p.use(1, 0), p.use(1, 2)
			a.Symbol, b.Symbol = b.Symbol, a.Symbol
		}, `PB-453 cards.csv:2: d/a#1/back shows the drawing "d/b/back"`},
		{"a front dropped", func(p *proof) { p.pages[0].Marks = p.pages[0].Marks[:2] }, "PB-450 cards.csv:3: d/b#1/front is missing from the pages"},
		{"a back dropped", func(p *proof) { p.pages[1].Marks = p.pages[1].Marks[1:] }, "PB-450 cards.csv:2: d/a#1/back is missing from the pages"},
		{"a copy doubled", func(p *proof) {
			p.pages[0].Marks = append(p.pages[0].Marks, piece("d/a#2/front", at(0, 10, 120)))
		}, "PB-451 cards.csv:2: d/a#2/front is on the pages more than once, on page 1 and page 1"},
		{"a copy too many", func(p *proof) {
			p.pages[0].Marks = append(p.pages[0].Marks, piece("d/a#3/front", at(0, 10, 120)))
		}, `PB-452 cards.csv:2: page 1 contains "d/a#3/front", which is not part of the print job`},
		{"a stranger", func(p *proof) {
			p.pages[0].Marks = append(p.pages[0].Marks, piece("d/c#1/front", at(0, 10, 120)))
		}, `PB-452 : page 1 contains "d/c#1/front"`},
		{"a tag that is none", func(p *proof) {
			p.pages[0].Marks = append(p.pages[0].Marks, piece("d/a#0/front", at(0, 10, 120)))
		}, `PB-452 cards.csv:2: page 1 contains "d/a#0/front"`},
		{"wrong axis mirrored", func(p *proof) {
			for i, m := range row(180, 10, 207, 60) {
				p.use(1, i).At = m
			}
		}, "PB-459 cards.csv:2: d/a#1/back is 257mm off its front"},
		{"backs not mirrored", func(p *proof) {
			for i := range 3 {
				p.use(1, i).At = p.use(0, i).At
			}
		}, "PB-459 cards.csv:2: d/a#1/back is 140mm off its front"},
		{"a back upside down", func(p *proof) { p.use(1, 0).At = at(180, 150, 20) }, "PB-460 cards.csv:2: d/a#1/back is not upright"},
		{"a front scaled", func(p *proof) { p.move(0, 0, geom.ScaleBy(0.99, 0.99)) }, "PB-454 cards.csv:2: d/a#1/front is 49.5mm x 69.3mm on page 1"},
		{"a whole page scaled", func(p *proof) {
			p.pages[0].Marks = []scene.Mark{&scene.Group{Transform: geom.ScaleBy(0.99, 0.99), Marks: p.pages[0].Marks}}
		}, "PB-454 cards.csv:2: d/a#1/front is 49.5mm x 69.3mm on page 1"},
		{"a back shifted", func(p *proof) { p.move(1, 1, geom.Translate(mm/10, 0)) }, "PB-459 cards.csv:2: d/a#2/back is 0.1mm off its front"},
		{"a back twisted", func(p *proof) { p.move(1, 1, geom.RotateAbout(1, geom.Pt2(115*mm, 55*mm))) }, "PB-454 cards.csv:2: d/a#2/back is"},
		{"a front mirrored", func(p *proof) { p.move(0, 0, geom.Matrix{A: -1, D: 1, E: 70 * mm}) }, "PB-454 cards.csv:2: d/a#1/front is mirrored on page 1"},
		{"overlapping", func(p *proof) {
			p.move(0, 0, geom.Translate(8*mm, 0))
			p.move(1, 0, geom.Translate(-8*mm, 0))
		}, "PB-457 cards.csv:2: d/a#1/front and d/a#2/front overlap on page 1"},
		{"in the printer's margin", func(p *proof) {
			p.move(0, 0, geom.Translate(-3*mm, 0))
			p.move(1, 0, geom.Translate(3*mm, 0))
		}, "PB-456 cards.csv:2: d/a#1/front leaves the printable area of page 1"},
		{"cut off by a clip", func(p *proof) {
			clip := geom.RectPath(geom.Rect{W: 100 * mm, H: 80 * mm})
			p.pages[0].Marks = []scene.Mark{&scene.Group{Clip: &clip, Marks: p.pages[0].Marks}}
		}, "PB-455 cards.csv:2: d/a#1/front is cut off on page 1"},
		{"hidden by a clip", func(p *proof) {
			clip := geom.RectPath(geom.Rect{X: 190 * mm, W: mm, H: mm})
			p.pages[0].Marks[0] = &scene.Group{Clip: &clip, Marks: []scene.Mark{p.use(0, 0)}}
		}, "PB-455 cards.csv:2: d/a#1/front is cut off on page 1"},
		{"pages in the wrong order", func(p *proof) { p.pages[0], p.pages[1] = p.pages[1], p.pages[0] },
			"PB-458 cards.csv:2: d/a#1/front is on page 2, which is the back of a sheet"},
		{"a page put between", func(p *proof) {
			p.pages = []scene.Page{p.pages[0], page(portrait), page(portrait), p.pages[1]}
		}, "PB-458 cards.csv:2: d/a#1/back is on page 4 instead of page 2"},
		{"a page of another paper", func(p *proof) { p.pages[1].Size.H += mm }, "PB-458 cards.csv:2: pages 1 and 2 belong to one sheet but have different sizes"},
	}
	for _, tt := range tests {
		p := build(layouts[0].size, layouts[0].flip, layouts[0].places)
		tt.spoil(&p)
		if got := p.codes(); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// TestTrapIsHidden lays the second front over the right edge of the first, which
// extends below it.
func TestTrapIsHidden(t *testing.T) {
	ground := func(fill scene.Paint) []scene.Mark {
		return []scene.Mark{&scene.Path{Path: geom.RectPath(card.R().Inset(-3 * mm)), Fill: fill}}
	}
	nested := func(m geom.Matrix, marks []scene.Mark) []scene.Mark {
		return []scene.Mark{&scene.Use{Symbol: &scene.Symbol{Marks: marks}, At: m}}
	}
	for _, tt := range []struct {
		name    string
		depth   geom.Length // of the first piece's ink on the second
		ground  []scene.Mark
		swapped bool // the second is painted first
		ok      bool
	}{
		{"butted", 0, nil, false, true},
		{"hidden", audit.MaxTrap, ground(scene.Gray(200)), false, true},
		{"hidden by a hatch", audit.MaxTrap, ground(&scene.Hatch{Back: scene.Black}), false, true},
		{"hidden by a drawing within", audit.MaxTrap, nested(geom.Identity, ground(scene.Black)), false, true},
		{"a drawing within that is moved", audit.MaxTrap, nested(geom.Translate(mm, 0), ground(scene.Black)), false, false},
		{"too deep", audit.MaxTrap + 2*audit.Tolerance, ground(scene.Gray(200)), false, false},
		{"no ground", audit.MaxTrap, nil, false, false},
		{"a ground without fill", audit.MaxTrap, ground(nil), false, false},
		{"a hatch on bare paper", audit.MaxTrap, ground(&scene.Hatch{}), false, false},
		{"not hidden: painted later", audit.MaxTrap, ground(scene.Gray(200)), true, false},
	} {
		first, second := piece("d/a#1/front", at(0, 10, 20)), piece("d/a#2/front", at(0, 60, 20))
		second.Symbol.Marks, first.Symbol.Marks = tt.ground, tt.ground
		left, right := geom.RectPath(geom.Rect{X: 7 * mm, Y: 17 * mm, W: 53*mm + tt.depth, H: 76 * mm}), geom.RectPath(geom.Rect{X: 60 * mm, Y: 17 * mm, W: 53 * mm, H: 76 * mm})
		marks := []scene.Mark{&scene.Group{Clip: &left, Marks: []scene.Mark{first}}, &scene.Group{Clip: &right, Marks: []scene.Mark{second}}}
		if tt.swapped {
			marks[0], marks[1] = marks[1], marks[0]
		}
		p := proof{[]scene.Page{page(portrait, marks...)}, wants(false)[:1], audit.Flip{Margin: margin}}
		if got := p.codes(); (got == "") != tt.ok || !tt.ok && !strings.HasPrefix(got, "PB-457") {
			t.Errorf("%s: %s", tt.name, got)
		}
	}
}

// TestToleranceIsAHundredth checks distances just below and just above the tolerance.
func TestToleranceIsAHundredth(t *testing.T) {
	for _, tt := range []struct {
		shift geom.Length
		ok    bool
	}{{mm / 100, true}, {-mm / 100, true}, {mm/100 + 1, false}, {-mm/100 - 1, false}} {
		p := build(layouts[0].size, layouts[0].flip, layouts[0].places)
		p.move(1, 1, geom.Translate(0, tt.shift))
		if got := p.codes(); (got == "") != tt.ok {
			t.Errorf("shift %d EMU: %s", tt.shift, got)
		}
	}
}

// TestReadsThroughGroups finds a piece inside groups, clips and symbols.
func TestReadsThroughGroups(t *testing.T) {
	clip := geom.RectPath(geom.Rect{X: -mm, Y: -2 * mm, W: 60 * mm, H: 71 * mm})
	inner := piece("d/a#1/front", geom.Identity)
	symbol := &scene.Symbol{ID: "nest", Marks: []scene.Mark{&scene.Group{Transform: geom.Rotate(90), Clip: &clip, Marks: []scene.Mark{inner}}}}
	pages := []scene.Page{page(portrait), page(portrait,
		&scene.Path{}, &scene.Group{Transform: geom.Translate(100*mm, 0), Marks: []scene.Mark{&scene.Use{Symbol: symbol, At: geom.Translate(0, 30*mm)}}})}
	want := audit.Placed{
		Page: 1, Tag: "d/a#1/front", Symbol: "d/a/front",
		At:  geom.Matrix{A: 0, B: 1, C: -1, D: 0, E: 100 * mm, F: 30 * mm},
		Ink: geom.Rect{X: 31 * mm, Y: 29 * mm, W: 71 * mm, H: 54 * mm},
	}
	if got := audit.Read(pages); len(got) != 1 || got[0] != want {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestPlainPlacements checks placements without drawing or ink, as read from a PDF.
func TestPlainPlacements(t *testing.T) {
	p := build(layouts[0].size, layouts[0].flip, layouts[0].places)
	plain := audit.Read(p.pages)
	for i := range plain {
		plain[i].Symbol, plain[i].Ink = "", geom.Rect{}
	}
	sizes := []geom.Size{portrait, portrait}
	if list := audit.CheckPlaced(plain, sizes, p.want, p.flip); list.Len() != 0 {
		t.Errorf("good placements: %v", list.All())
	}
	plain[0].Page = 7
	list := audit.CheckPlaced(plain, sizes, p.want, p.flip)
	if got := list.All()[0].Message; got != "d/a#1/front is on page 8 of 2" {
		t.Errorf("page 8: %q", got)
	}
}

func TestRulesExplainEachCode(t *testing.T) {
	seen := map[diag.Code]bool{}
	for _, r := range audit.Rules {
		if seen[r.Code] || r.Title == "" || r.Help == "" {
			t.Errorf("rule %+v is double or empty", r)
		}
		seen[r.Code] = true
	}
}
