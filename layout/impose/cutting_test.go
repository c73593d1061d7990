package impose

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/wording"
	"punchboard/geom"
	"punchboard/layout/cutting"
	"punchboard/layout/cutting/cuttingtest"
)

// TestCutsOfAnyJob cuts the sheets of random jobs of cards and counters as their plans say:
// each piece is cut out at its size, and no cut goes through one.
func TestCutsOfAnyJob(t *testing.T) {
	sheets := 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 5))
		for name, job := range map[string]Job{"cards": randomJob(r), "counters": randomCounters(r)} {
			im, _ := Impose(job)
			for _, s := range im.CutSheetsOf("Deck") {
				sheets++
				name := name + " " + strconv.FormatUint(seed, 10)
				if !s.Ok {
					t.Errorf("%s: no straight cuts separate %v", name, s.Cutting)
					continue
				}
				cuttingtest.Check(t, name, s.Cutting.Paper, s.Cutting.Pieces, s.Plan)
			}
			checkCutPieces(t, im)
		}
	}
	if sheets < 500 {
		t.Errorf("only %d sheets", sheets)
	}
}

// checkCutPieces checks that the pieces to cut out are those of the job.
func checkCutPieces(t *testing.T, im *Imposed) {
	t.Helper()
	n := 0
	for _, s := range im.Sheets {
		n += len(s.Cutting.Pieces)
	}
	if n != im.Placed {
		t.Errorf("%d pieces to cut out of %d", n, im.Placed)
	}
}

// TestCutsOfPages cuts full pages, strips and the tiles of posters.
func TestCutsOfPages(t *testing.T) {
	a4, a5 := paperA4, geom.Size{W: 148 * geom.MM, H: 210 * geom.MM}
	for _, c := range []struct {
		name  string
		size  geom.Size
		bleed geom.Length
		form  carddata.SheetForm
		cuts  []int // of each kind of sheet
	}{
		{"the whole page", a4, 0, carddata.FormAuto, nil},
		{"two to a page", a5, 0, carddata.FormAuto, []int{1, 1}},
		{"a small sheet", geom.Size{W: 150 * geom.MM, H: 200 * geom.MM}, 3 * geom.MM, carddata.FormPage, nil}, // for a print shop
		{"nearly a page", geom.Size{W: 200 * geom.MM, H: 290 * geom.MM}, 0, carddata.FormAuto, []int{4}},
		{"tiles", geom.Size{W: 300 * geom.MM, H: 400 * geom.MM}, 3 * geom.MM, carddata.FormTiles, []int{2, 3, 3, 4}},
	} {
		s := dummyStack("d", c.size, c.bleed, 3)
		s.Items[0].Back = nil
		job := Job{Stacks: []Stack{s}, Print: onA4(nil), Lang: "en", Game: "Duel"}
		im, found := ImposeSheets(job, c.form, 0)
		if found.Errors() > 0 {
			t.Fatalf("%s: %v", c.name, found.All())
		}
		var cuts []int
		for _, s := range im.CutSheetsOf("Sheet") {
			cuttingtest.Check(t, c.name, s.Cutting.Paper, s.Cutting.Pieces, s.Plan)
			cuts = append(cuts, s.Plan.Stacked())
		}
		if !slices.Equal(cuts, c.cuts) {
			t.Errorf("%s: %v cuts, want %v", c.name, cuts, c.cuts)
		}
	}
}

// TestCutsOfSheets counts the cuts of sheets with as many pieces in other places.
func TestCutsOfSheets(t *testing.T) {
	form := &sheetSetup{page: paperA4}
	block := func(at geom.Point, cells ...geom.Point) []sheetBlock {
		b := sheetBlock{cut: cutSpec{size: geom.Size{W: 60 * geom.MM, H: 90 * geom.MM}}, n: len(cells), at: at}
		for _, c := range cells {
			b.cells = append(b.cells, sheetCell{at: c})
		}
		return []sheetBlock{b}
	}
	start := geom.Pt2(10*geom.MM, 10*geom.MM)
	apart := block(start, geom.Pt2(0, 0), geom.Pt2(70*geom.MM, 0))    // each edge is a cut
	touching := block(start, geom.Pt2(0, 0), geom.Pt2(60*geom.MM, 0)) // one cut between them
	if a, b := form.cuts([][]sheetBlock{apart}), form.cuts([][]sheetBlock{touching}); a != 6 || b != 5 {
		t.Errorf("%d cuts apart and %d touching, want 6 and 5", a, b)
	}
	if n := form.cuts([][]sheetBlock{apart, touching, touching, apart}); n != 22 {
		t.Errorf("%d cuts of four sheets, want 22", n)
	}
}

// TestFewestCuts checks that no setup with the same score as the chosen one needs fewer
// cuts, and that this makes a difference at all.
func TestFewestCuts(t *testing.T) {
	better := 0
	for seed := range uint64(300) {
		job := randomJob(rand.New(rand.NewPCG(seed, 7)))
		im := newImposer(&job)
		im.titleSheets()
		plan, ok := im.planner.plan()
		if !ok {
			continue
		}
		chosen, first := plan.cuts(im.planner.packed(&plan.sheetSetup, plan.sheetScore)), true
		for _, f := range sheetSetups(&im.planner.print, im.planner.head, im.folded) {
			score, fits := im.planner.score(&f)
			if !fits || score != plan.sheetScore {
				continue
			}
			cuts := f.cuts(im.planner.packed(&f, score))
			if cuts < chosen {
				t.Errorf("seed %d: %d cuts, and %d are possible", seed, chosen, cuts)
			}
			if first && cuts > chosen {
				better++
			}
			first = false
		}
	}
	if better == 0 {
		t.Error("the first setup was always the best")
	}
	t.Logf("%d of 300 jobs need fewer cuts than in the first setup of the same score", better)
}

// TestCutTexts checks how measures and numbers of sheets are written.
func TestCutTexts(t *testing.T) {
	mm := func(list ...geom.Length) (at []geom.Length) {
		for _, l := range list {
			at = append(at, l*geom.MM/10)
		}
		return at
	}
	for _, c := range []struct {
		lang string
		at   []geom.Length
		want []string
	}{
		{"en", mm(185, 635), []string{"18.5\u00a0mm", "63.5\u00a0mm"}},
		{"fr", mm(185, 635, 635, 635), []string{"18,5\u00a0mm", "3\u00a0×\u00a063,5\u00a0mm"}},
		{"en", mm(100, 160, 20, 160, 20, 160), []string{"10\u00a0mm", "2\u00a0×\u00a0(16\u00a0mm, 2\u00a0mm)", "16\u00a0mm"}},
		{"en", []geom.Length{5 * geom.INCH / 8}, []string{"15.9\u00a0mm"}},
	} {
		if got := measuresOf(c.lang, c.at); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, want %q", c.at, got, c.want)
		}
	}
	for want, numbers := range map[string][]int{"1": {1}, "1–3": {1, 2, 3}, "1, 3–4, 9": {1, 3, 4, 9}} {
		if got := rangesOf(numbers); got != want {
			t.Errorf("%v: %s", numbers, got)
		}
	}
	plan, _ := cutting.Find(geom.Rect{W: 100, H: 100}, []geom.Rect{{W: 50, H: 100}})
	for lang, want := range map[string]string{"en": "1 cut", "fr": "1 coupe"} {
		if got := cutCount(wording.In(lang, nil), &plan); got != want {
			t.Errorf("%q", got)
		}
	}
}

// TestCuttingPages checks the pages of a job with several kinds of sheets: nothing is
// beyond the page, and paper that is too narrow has none.
func TestCuttingPages(t *testing.T) {
	job := pokerJob(13, nil)
	im := imposed(t, job)
	var sheets []CutSheets
	for range 5 {
		sheets = append(sheets, im.CutSheetsOf("Tactics")...)
	}
	if len(sheets) != 10 {
		t.Fatalf("%d kinds of sheets", len(sheets))
	}
	pages, found := CuttingPages(job, sheets)
	if len(pages) != 4 || found.Len() > 0 {
		t.Errorf("%d pages, %v", len(pages), found.All())
	}
	job.Print.PaperSize = geom.Size{W: 100 * geom.MM, H: 150 * geom.MM}
	if pages, _ := CuttingPages(job, sheets); len(pages) != 0 {
		t.Errorf("%d pages on small paper", len(pages))
	}
}
