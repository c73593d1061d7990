package impose

import (
	"math/rand/v2"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene/scenetest"
)

// TestAnyJobIsRight imposes jobs of random sizes, papers and settings. Each plan passes
// the audit, is the same when repeated, and holds at least as many pieces as a simple
// grid.
func TestAnyJobIsRight(t *testing.T) {
	fitted := 0
	for seed := range uint64(400) {
		job := randomJob(rand.New(rand.NewPCG(seed, 2)))
		im, found := Impose(job)
		if found.Errors() > 0 {
			if grid := simpleGrid(&job); len(job.Stacks) == 1 && grid > 0 {
				t.Errorf("seed %d: %v, but a grid holds %d", seed, found.All()[0], grid)
			}
			continue
		}
		fitted++
		proof := im.Audit(job)
		for _, f := range proof.All() {
			t.Errorf("seed %d: %s", seed, f)
		}
		if grid := simpleGrid(&job); len(job.Stacks) == 1 && im.PerSheet < grid {
			t.Errorf("seed %d: %d to a sheet, a grid holds %d", seed, im.PerSheet, grid)
		}
		again, _ := Impose(job)
		if seed%16 == 0 && dumped(t, im) != dumped(t, again) {
			t.Errorf("seed %d: two runs differ", seed)
		}
	}
	if fitted < 200 {
		t.Errorf("only %d jobs fit: the test proves little", fitted)
	}
}

func randomJob(r *rand.Rand) Job {
	length := func(least, most int) geom.Length {
		return geom.Length(least*10+r.IntN((most-least)*10+1)) * geom.MM / 10
	}
	p := carddata.Print{
		Paper: "test", PaperSize: geom.Size{W: length(60, 320), H: length(80, 450)},
		Orientation: carddata.Orientation(r.IntN(3)), Margin: length(0, 12),
		OwnBleed: r.IntN(3) == 0, Marks: carddata.Marks(r.IntN(4)), Duplex: carddata.Duplex(r.IntN(2)),
		Fold: r.IntN(3) == 0, FrontsOnly: r.IntN(6) == 0,
	}
	if p.PaperSize.Landscape() {
		p.PaperSize = p.PaperSize.Turned()
	}
	if r.IntN(2) == 0 {
		p.Gutter = length(0, 8)
	}
	job := Job{Print: p, Lang: "en", Game: "Duel", Version: "2"}
	for i := range 1 + r.IntN(6)/3*r.IntN(3) {
		size := geom.Size{W: length(8, 120), H: length(8, 150)}
		job.Stacks = append(job.Stacks, dummyStack(string(rune('a'+i)), size, length(0, 4), r.IntN(9), 1+r.IntN(30)))
	}
	return job
}

// simpleGrid returns the number of pieces of a one-stack job in a plain grid, with the
// header above or at the side.
func simpleGrid(job *Job) (most int) {
	s, p := job.Stacks[0], job.Print
	im := newImposer(job)
	im.titleSheets()
	gap, rim := p.Gutter, s.Bleed
	if p.OwnBleed {
		gap += 2 * s.Bleed
	}
	if p.Marks != carddata.MarksNone {
		rim += 2 * geom.MM
	}
	for _, page := range []geom.Size{p.PaperSize, p.PaperSize.Turned()} {
		for _, size := range []geom.Size{s.Size, s.Size.Turned()} {
			for _, upright := range []bool{false, true} {
				if p.Orientation == carddata.Portrait && page.Landscape() || p.Orientation == carddata.Landscape && !page.Landscape() || im.folded {
					continue
				}
				area := page.R().Inset(p.Margin)
				head := im.planner.head.strip(area, upright).thickness + stripGap
				if upright {
					area.W -= head
				} else {
					area.H -= head
				}
				most = max(most, along(area.W-2*rim, size.W, gap)*along(area.H-2*rim, size.H, gap))
			}
		}
	}
	return most
}

// along counts the pieces in a row one by one.
func along(room, piece, gap geom.Length) (n int) {
	for room >= piece {
		n, room = n+1, room-piece-gap
	}
	return n
}

func dumped(t *testing.T, im *Imposed) string {
	t.Helper()
	var b strings.Builder
	for _, page := range im.Pages() {
		if err := scenetest.Dump(&b, page.Marks); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}
