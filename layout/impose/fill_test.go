package impose

import (
	"math/rand/v2"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
)

// filling returns a job with a deck of some cards, and fillers.
func filling(r *rand.Rand, cards, fillers int) Job {
	size := geom.Size{W: geom.Length(30+r.IntN(60)) * geom.MM, H: geom.Length(40+r.IntN(60)) * geom.MM}
	counts := []int{cards}
	for range fillers {
		counts = append(counts, 0)
	}
	job := Job{Stacks: []Stack{dummyStack("deck", size, geom.Length(r.IntN(4))*geom.MM, counts...)}, Lang: "en", Game: "Duel", Version: "1"}
	job.Print = onA4(func(p *carddata.Print) {
		p.Marks, p.Fold, p.Gutter = carddata.Marks(r.IntN(4)), r.IntN(4) == 0, geom.Length(r.IntN(3))*geom.MM
	})
	for i := 1; i <= fillers; i++ {
		job.Stacks[0].Items[i].Filler = true
	}
	return job
}

// TestFilled fills random decks: the last sheet is full, no sheet is added, cards keep
// their copies, fillers take turns, and the audit finds every piece.
func TestFilled(t *testing.T) {
	filled := 0
	for seed := range uint64(120) {
		r := rand.New(rand.NewPCG(seed, 7))
		cards, fillers := 1+r.IntN(40), 1+r.IntN(3)
		job := filling(r, cards, fillers)
		before, found := Impose(job)
		if found.Errors() > 0 {
			continue
		}
		full := Filled(job)
		s := &full.Stacks[0]
		after := imposed(t, full)
		if len(after.Sheets) != len(before.Sheets) || after.Placed != len(after.Sheets)*after.PerSheet {
			t.Errorf("seed %d: %d pieces on %d sheets of %d, %d sheets before", seed, after.Placed, len(after.Sheets), after.PerSheet, len(before.Sheets))
		}
		if s.Items[0].Copies != cards || after.Placed != cards+s.Fillers() {
			t.Errorf("seed %d: %d cards and %d fillers, want %d cards among %d pieces", seed, s.Items[0].Copies, s.Fillers(), cards, after.Placed)
		}
		if most, least := s.Items[1].Copies, s.Items[fillers].Copies; most-least > 1 || most < least {
			t.Errorf("seed %d: the first filler has %d copies, the last %d", seed, most, least)
		}
		if job.Stacks[0].Fillers() != 0 {
			t.Errorf("seed %d: Filled changes the job that it was given", seed)
		}
		if s.Fillers() > 0 {
			filled++
		}
	}
	if filled < 50 {
		t.Errorf("only %d jobs had free places: the test proves little", filled)
	}
}

// TestNothingToFill leaves jobs as they are that have no fillers, no cards, or pieces of
// several sizes.
func TestNothingToFill(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 7))
	plain := pokerJob(5, nil)
	none := filling(r, 0, 2)
	mixed := filling(r, 5, 2)
	mixed.Stacks = append(mixed.Stacks, dummyStack("other", geom.Size{W: 20 * geom.MM, H: 20 * geom.MM}, 0, 3))
	for _, job := range []Job{plain, none, mixed} {
		if full := Filled(job); full.Stacks[0].Fillers() != 0 {
			t.Errorf("%d fillers were printed", full.Stacks[0].Fillers())
		}
	}
}
