package impose

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestTileSpans compares with partitions made by hand.
func TestTileSpans(t *testing.T) {
	const mm = geom.MM
	for _, tt := range []struct {
		name                string
		all, room, overlap  geom.Length
		most, tiles, length int // length of a tile in mm
	}{
		{"all in one", 100 * mm, 100 * mm, 10 * mm, 9, 1, 100},
		{"two", 150 * mm, 100 * mm, 10 * mm, 9, 2, 80},
		{"just two", 190 * mm, 100 * mm, 10 * mm, 9, 2, 100},
		{"just three", 190*mm + 1, 100 * mm, 10 * mm, 9, 3, 70},
		{"no overlap", 300 * mm, 100 * mm, 0, 9, 3, 100},
		{"room for the overlap alone", 300 * mm, 10 * mm, 10 * mm, 9, 0, 0},
		{"too many", 300 * mm, 30 * mm, 10 * mm, 9, 0, 0},
	} {
		spans := tileSpans(tileSpan{0, tt.all}, tt.room, tt.overlap, tt.most)
		if len(spans) != tt.tiles {
			t.Errorf("%s: %d tiles, want %d", tt.name, len(spans), tt.tiles)
		} else if tt.tiles > 0 && int(spans[0].length()/mm) != tt.length {
			t.Errorf("%s: tiles of %s, want %d mm", tt.name, spans[0].length(), tt.length)
		}
	}
}

// posterJob returns a job with one two-sided sheet that is too large for the paper.
func posterJob(size geom.Size, print carddata.Print, copies int) Job {
	return Job{Stacks: []Stack{dummyStack("map", size, 0, copies)}, Print: print, Lang: "en", Game: "Duel", Version: "2"}
}

// TestAnyPosterIsWhole makes posters of random sizes on random papers. The audit checks
// that each is covered with its overlap; tiles have the same size and stay in the
// printable area, and there are no more than a simple count gives.
func TestAnyPosterIsWhole(t *testing.T) {
	made := 0
	for seed := range uint64(300) {
		job, overlap := randomPoster(rand.New(rand.NewPCG(seed, 7)))
		im, found := ImposePoster(job, overlap)
		if found.Errors() > 0 {
			continue
		}
		made++
		proof := im.Audit(job)
		for _, f := range proof.All() {
			t.Errorf("seed %d: %s", seed, f)
		}
		again, _ := ImposePoster(job, overlap)
		if seed%16 == 0 && dumped(t, im) != dumped(t, again) {
			t.Errorf("seed %d: two runs differ", seed)
		}
	}
	if made < 150 {
		t.Errorf("only %d posters were made: the test proves little", made)
	}
}

func randomPoster(r *rand.Rand) (Job, geom.Length) {
	length := func(least, most int) geom.Length {
		return geom.Length(least*10+r.IntN((most-least)*10+1)) * geom.MM / 10
	}
	print := carddata.Print{
		Paper: "test", PaperSize: geom.Size{W: length(100, 300), H: length(120, 420)},
		Orientation: carddata.Orientation(r.IntN(3)), Margin: length(0, 15), FrontsOnly: r.IntN(3) == 0, Fold: r.IntN(4) == 0,
	}
	if print.PaperSize.Landscape() {
		print.PaperSize = print.PaperSize.Turned()
	}
	job := posterJob(geom.Size{W: length(40, 1200), H: length(40, 900)}, print, 1+r.IntN(2))
	if r.IntN(3) == 0 {
		job.Stacks[0].Bleed = length(0, 5)
		for i := range job.Stacks[0].Items {
			item := &job.Stacks[0].Items[i]
			item.Front, item.Back = dummyPiece(item.Front.ID, job.Stacks[0].Size, job.Stacks[0].Bleed), dummyPiece(item.Back.ID, job.Stacks[0].Size, job.Stacks[0].Bleed)
		}
	}
	if r.IntN(2) == 0 {
		for i := range job.Stacks[0].Items {
			cuts := &job.Stacks[0].Items[i].Cuts
			for range r.IntN(40) {
				cuts.X, cuts.Y = append(cuts.X, length(0, 1200)), append(cuts.Y, length(0, 900))
			}
		}
	}
	overlap := geom.Length(0)
	if r.IntN(2) == 0 {
		overlap = length(0, 30)
	}
	return job, overlap
}

// TestSpoiltPostersFail introduces one fault at a time into a poster of four tiles.
func TestSpoiltPostersFail(t *testing.T) {
	job := posterJob(geom.Size{W: 300 * geom.MM, H: 400 * geom.MM}, onA4(func(p *carddata.Print) { p.FrontsOnly = true }), 1)
	group := func(im *Imposed, i int) *scene.Group { return shownBy(t, &im.Sheets[i].Front) }
	use := func(im *Imposed, i int) *scene.Use { return group(im, i).Marks[0].(*scene.Use) }
	for _, tt := range []struct {
		name  string
		spoil func(im *Imposed)
		want  string
	}{
		{"nothing", func(*Imposed) {}, ""},
		{"a tile lost", func(im *Imposed) { im.Sheets = im.Sheets[1:] }, "do not cover all of it"},
		{"all tiles lost", func(im *Imposed) { im.Sheets = nil }, "is missing from the pages"},
		{"a tile shifted", func(im *Imposed) { use(im, 1).At = use(im, 1).At.Then(geom.Translate(geom.MM, 0)) }, "do not cover all of it"},
		{"a tile printed twice for another", func(im *Imposed) { im.Sheets[2] = im.Sheets[3] }, "do not cover all of it"},
		{"a clip too small", func(im *Imposed) {
			clip := geom.RectPath(group(im, 0).Clip.Bounds().Inset(geom.MM))
			group(im, 0).Clip = &clip
		}, "do not cover all of it"},
		{"a clip too large", func(im *Imposed) {
			clip := geom.RectPath(group(im, 3).Clip.Bounds().Inset(-40 * geom.MM))
			group(im, 3).Clip = &clip
		}, "leaves the printable area"},
		{"a tile scaled", func(im *Imposed) { use(im, 0).At = geom.ScaleBy(0.99, 0.99).Then(use(im, 0).At) }, "is scaled or rotated"},
		{"another drawing", func(im *Imposed) { use(im, 0).Symbol = &scene.Symbol{ID: "x", Box: use(im, 0).Symbol.Box} }, `shows the drawing "x"`},
		{"a stranger", func(im *Imposed) { use(im, 0).Tag = "map/c9#1/front" }, "which is not part of the print job"},
	} {
		im, found := ImposePoster(job, 0)
		if found.Errors() > 0 || len(im.Sheets) != 4 {
			t.Fatalf("%d tiles, %v", len(im.Sheets), found.All())
		}
		tt.spoil(im)
		proof := im.Audit(job)
		if got := layouttest.Messages(proof); tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

// shownBy returns the group with the picture of a tile.
func shownBy(t *testing.T, page *scene.Page) *scene.Group {
	t.Helper()
	for _, m := range page.Marks {
		if g, ok := m.(*scene.Group); ok && g.Clip != nil {
			return g
		}
	}
	t.Fatal("the tile shows nothing")
	return nil
}

// TestPosterIsOneSymbol checks that a poster is stored only once.
func TestPosterIsOneSymbol(t *testing.T) {
	job := posterJob(geom.Size{W: 594 * geom.MM, H: 420 * geom.MM}, onA4(nil), 2)
	im, _ := ImposePoster(job, 0)
	symbols := map[*scene.Symbol]bool{}
	for i := range im.Sheets {
		symbols[shownBy(t, &im.Sheets[i].Front).Marks[0].(*scene.Use).Symbol] = true
	}
	if len(symbols) != 2 || len(im.Sheets) != 32 {
		t.Errorf("%d symbols on %d pages, want those of a front and a back on 2 x 16", len(symbols), len(im.Sheets))
	}
}

// TestOneTileAsText compares everything drawn on a tile.
func TestOneTileAsText(t *testing.T) {
	print := carddata.Print{Paper: "a6", PaperSize: geom.Size{W: 105 * geom.MM, H: 148 * geom.MM}, Margin: 4 * geom.MM}
	job := posterJob(geom.Size{W: 150 * geom.MM, H: 100 * geom.MM}, print, 1)
	im, _ := ImposePoster(job, 0)
	im.Sheets = im.Sheets[1:2]
	golden.File(t, "testdata/poster-tile.txt", dumped(t, im))
}

// TestGluedStrips checks that the strips below the next tiles are hatched, have dashed marks and say what is glued onto
// them on a white field, and no other sides.
func TestGluedStrips(t *testing.T) {
	im, _ := ImposePoster(posterJob(geom.Size{W: 400 * geom.MM, H: 280 * geom.MM}, onA4(nil), 1), 0)
	for i, want := range []int{2, 1, 1, 0} { // A1, A2, B1, B2
		strips, dashes, fields := 0, 0, 0
		for _, m := range im.Sheets[i].Front.Marks {
			if p, ok := m.(*scene.Path); ok && p.Stroke != nil && p.Stroke.Dash != nil {
				dashes += len(p.Path.Pts) / 2
			}
			if g, ok := m.(*scene.Group); ok && g.Clip != nil && len(g.Marks) == 2 {
				strips++
			}
			if g, ok := m.(*scene.Group); ok && g.Clip == nil && len(g.Marks) == 2 {
				if p, ok := g.Marks[0].(*scene.Path); ok && p.Fill == scene.White {
					fields++
					box := g.Transform.Box(p.Path.Bounds())
					if picture := shownBy(t, &im.Sheets[i].Front).Clip.Bounds(); !picture.Inset(-geom.MM / 100).Contains(box) {
						t.Errorf("page %d: the words at %v lie outside the picture at %v", i+1, box, picture)
					}
				}
			}
		}
		if strips != want || dashes != 2*want || fields != want {
			t.Errorf("page %d of %d has %d hatched strips, %d dashed marks and %d labels, want %d, %d and %d", i+1, len(im.Sheets), strips, dashes, fields, want, 2*want, want)
		}
	}
}

func TestTileNames(t *testing.T) {
	for place, want := range map[tilePlace]string{{0, 0}: "A1", {11, 2}: "C12", {0, 25}: "Z1", {0, 26}: "AA1", {4, 701}: "ZZ5"} {
		if got := place.String(); got != want {
			t.Errorf("%v is %s, want %s", [2]int{place.col, place.row}, got, want)
		}
	}
}

// TestJointsOnCleanCuts moves joints as far as the room of the tiles permits.
func TestJointsOnCleanCuts(t *testing.T) {
	const mm = geom.MM
	for _, tt := range []struct {
		name string
		room geom.Length
		cuts []geom.Length
		want []geom.Length // joints of three tiles over 280 mm with overlaps of 10 mm
	}{
		{"no cuts", 150 * mm, nil, []geom.Length{95 * mm, 185 * mm}},
		{"cuts near by", 150 * mm, []geom.Length{90 * mm, 110 * mm, 190 * mm}, []geom.Length{90 * mm, 190 * mm}},
		{"cuts too far", 150 * mm, []geom.Length{10 * mm, 140 * mm}, []geom.Length{95 * mm, 185 * mm}},
		{"a cut a third of a tile away", 150 * mm, []geom.Length{64 * mm, 200 * mm}, []geom.Length{64 * mm, 200 * mm}},
		{"no room to move", 100 * mm, []geom.Length{90 * mm, 110 * mm, 190 * mm}, []geom.Length{95 * mm, 185 * mm}},
		{"room for one way", 105 * mm, []geom.Length{100 * mm, 180 * mm}, []geom.Length{100 * mm, 180 * mm}},
	} {
		spans := joinedAt(tileSpans(tileSpan{0, 280 * mm}, 100*mm, 10*mm, 9), tt.room, 10*mm, tt.cuts)
		if got := seams(spans); !slices.Equal(got, tt.want) {
			t.Errorf("%s: joints at %v, want %v", tt.name, got, tt.want)
		}
		for i, s := range spans {
			if s.length() > tt.room || i > 0 && spans[i-1].to-s.from != 10*mm {
				t.Errorf("%s: tile %d is %v to %v", tt.name, i, s.from, s.to)
			}
		}
	}
}
