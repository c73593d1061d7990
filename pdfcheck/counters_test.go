package pdfcheck

import (
	"image"
	"math"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// registerDPI makes a pixel 0.05 mm: the permitted offset between a back and its
// front.
const registerDPI = 508

// dark is a black piece without bleed, with a window near its upper left corner,
// or near the upper right one, which is behind the former after turning.
func dark(id string, size geom.Size, right bool) *scene.Piece {
	window := geom.Rect{X: mm, Y: mm, W: size.W / 4, H: size.H / 3}
	if right {
		window.X = size.W - window.Right()
	}
	return &scene.Piece{ID: id, Size: size, Marks: []scene.Mark{
		&scene.Path{Path: geom.RectPath(size.R()), Fill: scene.Black},
		&scene.Path{Path: geom.RectPath(window), Fill: scene.White},
	}}
}

// darkStack returns a number of them.
func darkStack(id string, size geom.Size, round bool, n int, lay carddata.CounterLayout) impose.Stack {
	s := impose.Stack{ID: id, Title: id, Size: size, Round: round, Lay: &lay}
	s.Items = []impose.Item{{ID: "c", Front: dark(id+"/c/front", size, false), Back: dark(id+"/c/back", size, true), Copies: n}}
	return s
}

// countersOf returns squares, strips and discs on small paper.
func countersOf(lay carddata.CounterLayout, print func(p *carddata.Print)) impose.Job {
	p := carddata.Print{Paper: "a6", PaperSize: geom.Size{W: 105 * mm, H: 148 * mm}, Margin: 4 * mm, Marks: carddata.MarksNone}
	print(&p)
	return impose.Job{Print: p, Lang: "en", Game: "Register", Stacks: []impose.Stack{
		darkStack("squares", geom.Size{W: 5 * geom.INCH / 8, H: 5 * geom.INCH / 8}, false, 5, lay),
		darkStack("strips", geom.Size{W: 30 * mm, H: 9 * mm}, false, 3, lay),
		darkStack("discs", geom.Size{W: 12 * mm, H: 12 * mm}, true, 4, carddata.CounterLayout{Match: true}),
	}}
}

// counterPrints are the ways to place backs behind fronts.
var counterPrints = []struct {
	name  string
	print func(p *carddata.Print)
}{
	{"long edge, portrait", func(p *carddata.Print) { p.Orientation = carddata.Portrait }},
	{"long edge, landscape", func(p *carddata.Print) { p.Orientation = carddata.Landscape }},
	{"short edge, portrait", func(p *carddata.Print) { p.Orientation, p.Duplex = carddata.Portrait, carddata.DuplexShort }},
	{"short edge, landscape", func(p *carddata.Print) { p.Orientation, p.Duplex = carddata.Landscape, carddata.DuplexShort }},
	{"folded", func(p *carddata.Print) { p.Fold = true }},
}

// TestCounterBacksLieOnFronts writes counters printed in each way, repeats the
// audit on the file, and compares the picture of the backs, turned over, with
// that of the fronts: no pixel may be off by more than one, which is 0.05 mm.
func TestCounterBacksLieOnFronts(t *testing.T) {
	for _, lay := range []carddata.CounterLayout{{Match: true}, {Gap: 3 * mm}, {Cols: 2, Rows: 2, Outline: true}} {
		for _, tt := range counterPrints {
			job := countersOf(lay, tt.print)
			sheets, found := impose.Impose(job)
			if found.Errors() > 0 {
				t.Fatalf("%s: %v", tt.name, found.All())
			}
			f := Open(t, write(t, &scene.Document{Language: "en", Duplex: sheets.Duplex, Pages: sheets.Pages()}))
			placed, sizes := placedOn(f)
			proof := audit.CheckPlaced(placed, sizes, impose.ExpectedPieces(job), sheets.Flip())
			for _, finding := range proof.All() {
				t.Errorf("%s: %s", tt.name, finding)
			}
			if off, pieces := overlaid(t, f, job, placed, sheets.Flip()); off > 0 || pieces != 12 {
				t.Errorf("%s: %d pixels are off, of %d counters", tt.name, off, pieces)
			}
		}
	}
}

// TestOverlayBites moves one back by a tenth of a millimeter, which must be
// detected.
func TestOverlayBites(t *testing.T) {
	job := countersOf(carddata.CounterLayout{Gap: 3 * mm}, func(p *carddata.Print) { p.Orientation = carddata.Portrait })
	sheets, _ := impose.Impose(job)
	doc := &scene.Document{Language: "en", Duplex: sheets.Duplex, Pages: sheets.Pages()}
	tagged(doc, 1)[2].At.E += mm / 10
	f := Open(t, write(t, doc))
	placed, _ := placedOn(f)
	if off, _ := overlaid(t, f, job, placed, sheets.Flip()); off == 0 {
		t.Error("nothing is seen of it")
	}
}

// overlay is fronts with the picture of their backs turned over.
type overlay struct {
	front, back *image.RGBA
	mirrorX     bool
	sum         int // sum of a coordinate and its mirror image, in pixels
}

// overlaid returns the number of pixels around the fronts that have no match
// within one pixel on the backs, on all sheets, and the number of fronts.
func overlaid(t *testing.T, f *File, job impose.Job, placed []audit.Placed, flip audit.Flip) (off, pieces int) {
	t.Helper()
	for page, box := range frontBoxes(job, placed, &pieces) {
		o := overlay{front: f.Render(page, registerDPI)}
		size := f.Size(page)
		switch flip.Turn {
		case audit.FoldX, audit.FoldY:
			o.back, o.mirrorX, o.sum = o.front, flip.Turn == audit.FoldX, pixels(2*flip.Fold)
		default:
			o.back, o.mirrorX = f.Render(page+1, registerDPI), size.Landscape() == (flip.Turn == audit.ShortEdge)
			if o.sum = pixels(size.H); o.mirrorX {
				o.sum = pixels(size.W)
			}
		}
		off += o.count(image.Rect(pixels(box.X), pixels(box.Y), pixels(box.Right()), pixels(box.Bottom())))
	}
	return off, pieces
}

func pixels(l geom.Length) int { return int(math.Round(l.Inch() * registerDPI)) }

// frontBoxes returns the bounding box of the fronts on each page, with a margin.
func frontBoxes(job impose.Job, placed []audit.Placed, pieces *int) map[int]geom.Rect {
	boxes := map[int]geom.Rect{}
	for _, p := range placed {
		for _, want := range impose.ExpectedPieces(job) {
			if strings.HasPrefix(p.Tag, want.ID+"#") && strings.HasSuffix(p.Tag, "/front") {
				*pieces++
				boxes[p.Page] = boxes[p.Page].Union(p.At.Box(want.Size.R()).Inset(-mm / 2))
			}
		}
	}
	return boxes
}

func (o *overlay) count(area image.Rectangle) (off int) {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if !o.alike(x, y) {
				off++
			}
		}
	}
	return off
}

// alike reports whether one of the pixels near the mirrored position is equally
// dark. The gray of soft edges matches anything.
func (o *overlay) alike(x, y int) bool {
	bx, by := x, y
	if o.mirrorX {
		bx = o.sum - 1 - x
	} else {
		by = o.sum - 1 - y
	}
	for i := range 9 {
		if d := shade(o.front, x, y) - shade(o.back, bx+i%3-1, by+i/3-1); max(d, -d) < 128 {
			return true
		}
	}
	return false
}

// shade returns how light a pixel is, from 0 to 255.
func shade(img *image.RGBA, x, y int) int {
	if !image.Pt(x, y).In(img.Rect) {
		return 255
	}
	return int(img.Pix[img.PixOffset(x, y)])
}
