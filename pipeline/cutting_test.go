package pipeline

import (
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/cutting/cuttingtest"
	"punchboard/layout/impose"
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
