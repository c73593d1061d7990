package pipeline

import (
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/cutting/cuttingtest"
	"punchboard/layout/impose"
	"punchboard/printer"
	"punchboard/scene"
)

// TestCutPlan checks the file with the cuts of cards, counters, full pages and tiles: the
// pieces that the plans cut out are those that the pages show, and the words are in the
// language of the file.
func TestCutPlan(t *testing.T) {
	for lang, words := range map[string]string{"en": "from the left edge", "fr": "depuis le bord gauche"} {
		made, err := Documents(t.Context(), source(), Request{Languages: []string{lang}, CutPlan: true})
		if err != nil || made.Findings.Errors() > 0 {
			t.Fatalf("%v %v", err, made.Findings.All())
		}
		i := slices.IndexFunc(made.Files, func(f File) bool { return f.Path == lang+"/cutting.pdf" })
		if i < 0 {
			t.Fatal("there is no cut plan")
		}
		text := strings.Join(scene.Words(made.Files[i].Document.Pages[0].Marks), "\n")
		if !strings.Contains(text, words) {
			t.Errorf("%s: %s", lang, text)
		}
		kinds := 0
		for _, f := range made.Files {
			if f.Sheets != nil {
				kinds += checkCuts(t, &f)
			}
		}
		if kinds < 4 || !strings.HasSuffix(made.Files[i].Summary, " kinds of sheets") {
			t.Errorf("%d kinds of sheets, %s", kinds, made.Files[i].Summary)
		}
	}
	made, err := Documents(t.Context(), source(), Request{})
	if err != nil || slices.ContainsFunc(made.Files, func(f File) bool { return strings.HasSuffix(f.Path, "cutting.pdf") }) {
		t.Errorf("a cut plan that nobody asked for, %v", err)
	}
}

// TestCutPlanEdges makes cut plans for printers whose margins differ from edge to edge: the
// pieces are not in the middle of the sheet, the plans cut them out where they are, and no piece
// is on an edge that is not printed.
func TestCutPlanEdges(t *testing.T) {
	a4 := geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}
	for _, edges := range []printer.Edges{
		{Left: 3 * geom.MM, Top: 3 * geom.MM, Right: 3 * geom.MM, Bottom: 17 * geom.MM},
		{Left: 12 * geom.MM, Top: 4 * geom.MM, Right: 3 * geom.MM, Bottom: 9 * geom.MM},
	} {
		beside := 0
		for _, settings := range [][]string{{"orientation", "portrait"}, {"orientation", "landscape"}, {"bleed", "0mm", "marks", "none"}} {
			home := &printer.Profile{Name: "home", Paper: "a4", Duplex: scene.LongEdge, Size: a4, Edges: edges, Scale: printer.Scale{X: 1, Y: 1}}
			rows := "id,name_en,name_fr,copies\nrifle,Rifles,Fusils,18\n"
			made, err := Documents(t.Context(), source("units.csv", rows, "markers.csv", rows),
				Request{Languages: []string{"en"}, Decks: []string{"units", "markers"}, CutPlan: true, Printer: home, Print: print(settings...)})
			if err != nil || made.Findings.Errors() > 0 {
				t.Fatalf("%v %v", err, made.Findings.All())
			}
			kinds := 0
			for _, f := range made.Files {
				if f.Sheets != nil {
					kinds += checkCuts(t, &f)
					beside += checkEdges(t, &f, home)
				}
			}
			if kinds < 2 {
				t.Errorf("%v %v: %d kinds of sheets", edges, settings, kinds)
			}
		}
		if beside == 0 {
			t.Errorf("%v: all pieces are in the middle of their sheets", edges)
		}
	}
}

// checkEdges checks that no piece of a file is on an edge that is not printed. It returns the
// number of kinds of sheets with pieces that are not in the middle.
func checkEdges(t *testing.T, f *File, home *printer.Profile) (beside int) {
	t.Helper()
	for _, s := range f.Sheets.CutSheetsOf("x") {
		paper, all := s.Cutting.Paper, s.Cutting.Pieces[0]
		for _, p := range s.Cutting.Pieces {
			all = all.Union(p)
		}
		free := home.Edges
		if paper.Size().Landscape() {
			free = free.Landscape()
		}
		if area := free.Of(paper); all.X < area.X || all.Y < area.Y || all.X+all.W > area.X+area.W || all.Y+all.H > area.Y+area.H {
			t.Errorf("%s: pieces at %v, but only %v is printed", f.Path, all, area)
		}
		left, right, top, bottom := all.X, paper.W-all.X-all.W, all.Y, paper.H-all.Y-all.H
		if max(left-right, right-left, top-bottom, bottom-top) > geom.MM {
			beside++
		}
	}
	return beside
}

// checkCuts cuts the sheets of a file as planned, and compares the pieces with the trims of
// those on the pages.
func checkCuts(t *testing.T, f *File) (kinds int) {
	t.Helper()
	sizes := map[string]geom.Size{}
	for _, d := range f.Decks {
		sizes[d.ID] = d.Size
	}
	for _, s := range f.Sheets.CutSheetsOf("x") {
		kinds++
		cuttingtest.Check(t, f.Path, s.Cutting.Paper, s.Cutting.Pieces, s.Plan)
		if f.Sheets.Method != impose.MethodCutOut {
			continue
		}
		var shown []geom.Rect
		for _, p := range audit.Read([]scene.Page{f.Sheets.Sheets[s.Numbers[0]-1].Front}) {
			deck, _, _ := strings.Cut(p.Tag, "/")
			shown = append(shown, p.At.Box(sizes[deck].R()))
		}
		if !slices.Equal(shown, s.Cutting.Pieces) {
			t.Errorf("%s: the page shows pieces at %v, and %v are cut out", f.Path, shown, s.Cutting.Pieces)
		}
	}
	return kinds
}
