package pipeline

import (
	"errors"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/printer"
	"punchboard/scene"
)

// devices are printers with the faults that are usual at home.
var devices = []device{
	{name: "good", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.LongEdge, scale: printer.Scale{X: 1, Y: 1},
		edges: printer.Edges{Left: 4 * geom.MM, Top: 4 * geom.MM, Right: 4 * geom.MM, Bottom: 4 * geom.MM}},
	{name: "drifting", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.LongEdge, scale: printer.Scale{X: 0.996, Y: 1.003},
		front: geom.Pt2(geom.MM/2, -geom.MM/3), back: geom.Pt2(-geom.MM*13/10, geom.MM*22/10), fixed: geom.Pt2(100*geom.MM, 20*geom.MM),
		edges: printer.Edges{Left: 34 * geom.MM / 10, Top: 3 * geom.MM, Right: 6 * geom.MM, Bottom: 5 * geom.MM}},
	{name: "short edge", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.ShortEdge, scale: printer.Scale{X: 1.002, Y: 0.998},
		back: geom.Pt2(geom.MM*34/10, -geom.MM*7/10), fixed: geom.Pt2(0, 297*geom.MM),
		edges: printer.Edges{Left: 4 * geom.MM, Top: 4 * geom.MM, Right: 4 * geom.MM, Bottom: 45 * geom.MM / 10}},
	{name: "shrinking", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.LongEdge, scale: printer.Scale{X: 0.985, Y: 0.985},
		back: geom.Pt2(geom.MM/4, geom.MM/7), fixed: geom.Pt2(105*geom.MM, 148*geom.MM)},
	{name: "wide at the bottom", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.LongEdge, scale: printer.Scale{X: 1, Y: 0.997},
		back: geom.Pt2(-geom.MM*12/10, geom.MM*9/10), edges: printer.Edges{Left: 3 * geom.MM, Top: 4 * geom.MM, Right: 7 * geom.MM, Bottom: 17 * geom.MM}},
	{name: "wide at the top, short edge", paper: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, duplex: scene.ShortEdge, scale: printer.Scale{X: 1.002, Y: 1},
		back: geom.Pt2(geom.MM*8/10, -geom.MM*11/10), edges: printer.Edges{Left: 9 * geom.MM, Top: 13 * geom.MM, Right: 3 * geom.MM, Bottom: 3 * geom.MM}},
}

// TestSimulatedPrinters measures simulated printers on their calibration sheets, prints
// sheets with the profiles, and looks at the paper: each back is within 0.1 mm of its
// front, pieces have their size, and nothing is on an edge that is not printed.
func TestSimulatedPrinters(t *testing.T) {
	for i := range devices {
		d := &devices[i]
		t.Run(d.name, func(t *testing.T) {
			home := d.calibrate(t)
			t.Log(home.String())
			for _, file := range simulated(t, home) {
				off := d.check(t, file, true)
				t.Logf("%s: backs at most %s off", file.Path, off)
				if off > geom.MM/10 {
					t.Errorf("%s: a back is %s off its front", file.Path, off)
				}
			}
		})
	}
	for _, file := range simulated(t, nil) { // the test would notice
		if off := devices[1].check(t, file, false); off < geom.MM {
			t.Errorf("without a profile, backs of %s are only %s off", file.Path, off)
		}
	}
}

// TestPrinterEdges prints on a printer with one wide edge: cards use the room beside the
// narrow ones, so that a sheet holds as many as with narrow edges all around.
func TestPrinterEdges(t *testing.T) {
	narrow := printer.Edges{Left: 3 * geom.MM, Top: 3 * geom.MM, Right: 3 * geom.MM, Bottom: 3 * geom.MM}
	wide := narrow
	wide.Bottom = 17 * geom.MM
	for _, c := range []struct {
		edges   printer.Edges
		duplex  scene.Duplex
		request Request
		want    int
	}{
		{narrow, scene.LongEdge, Request{}, 9},
		{wide, scene.LongEdge, Request{}, 9},
		{wide, scene.LongEdge, Request{Print: print("margin", "17mm")}, 8},
		{wide, scene.ShortEdge, Request{}, 8}, // the wide edge is at the top of the backs
	} {
		home := &printer.Profile{Name: "home", Paper: "a4", Duplex: c.duplex, Size: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, Edges: c.edges, Scale: printer.Scale{X: 1, Y: 1}}
		c.request.Decks, c.request.Languages, c.request.Printer = []string{"units"}, []string{"en"}, home
		c.request.Print = append(c.request.Print, print("bleed", "0mm", "marks", "none", "orientation", "portrait")...)
		made, err := Documents(t.Context(), source("units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusils,18\n"), c.request)
		if err != nil || made.Findings.Errors() > 0 {
			t.Fatal(err, made.Findings.All())
		}
		if got := made.Files[0].Sheets.PerSheet; got != c.want {
			t.Errorf("edges %v, %v: %d cards on a sheet, want %d", c.edges, c.request.Print, got, c.want)
		}
	}
}

// simulated builds sheets of cards in landscape, and of counters and of two-sided records.
func simulated(t *testing.T, home *printer.Profile) (files []File) {
	t.Helper()
	fsys, _ := games.Open("patrol-deck")
	req := Request{Languages: []string{"en"}, Decks: []string{"action-us", "markers", "records"}, Printer: home, Workers: 1}
	if home == nil {
		req.Print = []Setting{{"orientation", "portrait"}}
	}
	made, err := Documents(t.Context(), Source{Slug: "patrol-deck", Place: "patrol-deck", Files: fsys}, req)
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatalf("%v %v", err, made.Findings.All())
	}
	for _, f := range made.Files {
		if f.Document != nil && f.Sheets.Method == impose.MethodCutOut && len(f.Sheets.Backs()) > 0 {
			files = append(files, f)
		}
	}
	if len(files) < 2 {
		t.Fatalf("%d files have backs", len(files))
	}
	return files
}

// check prints a file and returns the largest distance of a back from its front.
func (d *device) check(t *testing.T, file File, exact bool) (off geom.Length) {
	t.Helper()
	sizes := map[string]geom.Size{}
	for _, deck := range file.Decks {
		sizes[deck.ID] = deck.Size
	}
	fronts, backs := map[string]audit.Placed{}, 0
	for _, p := range audit.Read(file.Document.Pages) {
		if exact && !d.printable().Inset(-geom.MM/100).Contains(p.Ink) {
			t.Fatalf("%s: the ink of %s at %v is on an edge that is not printed", file.Path, p.Tag, p.Ink)
		}
		if name, ok := strings.CutSuffix(p.Tag, "/front"); ok {
			fronts[name] = p
			continue
		}
		backs++
		name := strings.TrimSuffix(p.Tag, "/back")
		deck, _, _ := strings.Cut(name, "/")
		off = max(off, d.distance(t, fronts[name].At, p.At, sizes[deck], exact))
	}
	if backs == 0 {
		t.Fatalf("%s has no backs", file.Path)
	}
	return off
}

// distance returns how far the corners of a back are from those of its front on paper. The
// corners of the back are those of the front seen in a mirror.
func (d *device) distance(t *testing.T, front, back geom.Matrix, size geom.Size, exact bool) (off geom.Length) {
	t.Helper()
	on := func(m, onPaper geom.Matrix, x, y geom.Length) geom.Point {
		return m.Then(onPaper).Apply(geom.Pt2(x, y))
	}
	for _, x := range []geom.Length{0, size.W} {
		for _, y := range []geom.Length{0, size.H} {
			f, b := on(front, d.onFront(), x, y), on(back, d.onBack(), size.W-x, y)
			off = max(off, f.X-b.X, b.X-f.X, f.Y-b.Y, b.Y-f.Y)
		}
	}
	box := front.Then(d.onFront()).Box(size.R())
	if wide, high := max(box.W, box.H), max(size.W, size.H); exact && max(wide-high, high-wide) > high*3/1000 {
		t.Errorf("a piece of %s is %s on paper", size, box.Size())
	}
	return off
}

// TestPrinterPages checks what a profile changes of the documents: portrait pages, the
// paper and the edge of the profile, boxes, contents, summaries. Pages for a print shop
// stay as they are.
func TestPrinterPages(t *testing.T) {
	home := devices[2].calibrate(t)
	made, err := Documents(t.Context(), source("game.yaml", strings.Replace(gameYAML, "decks:", "print: {contents: true, paper: letter}\ndecks:", 1)), Request{Languages: []string{"en"}, Printer: home})
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatalf("%v %v", err, made.Findings.All())
	}
	for _, f := range made.Files {
		if f.Document == nil {
			continue
		}
		page := f.Document.Pages[0]
		if f.Sheets != nil && f.Sheets.Method == impose.MethodOwnPage {
			if group, is := page.Marks[0].(*scene.Group); is && group.Transform != (geom.Matrix{}) {
				t.Errorf("%s: a page for a print shop was changed", f.Path)
			}
			continue
		}
		if page.Size != home.Size || page.Trim != page.Size.R() && !page.Bleed.Contains(page.Trim) {
			t.Errorf("%s: page %v, trim %v, bleed %v", f.Path, page.Size, page.Trim, page.Bleed)
		}
		if !strings.HasSuffix(f.Summary, ", for the printer home") {
			t.Errorf("%s: %s", f.Path, f.Summary)
		}
		if f.Document.Duplex == scene.LongEdge {
			t.Errorf("%s is turned on the long edge", f.Path)
		}
	}
}

// TestPrinterPaper checks that a profile is refused for another paper, and that a game
// printed on fronts only, or folded, stays so.
func TestPrinterPaper(t *testing.T) {
	home := devices[1].calibrate(t)
	_, err := Documents(t.Context(), source(), Request{Printer: home, Print: print("paper", "letter")})
	var paper *PrinterPaperError
	if !errors.As(err, &paper) || paper.Error() != "the printer home was measured with a4, not with letter" {
		t.Errorf("error %v", err)
	}
	made, err := Documents(t.Context(), source(), Request{Decks: []string{"units"}, Printer: home, Print: print("duplex", "none")})
	if err != nil || len(made.Files) == 0 || len(made.Files[0].Sheets.Backs()) > 0 {
		t.Errorf("fronts only: %v", err)
	}
}
