package playtest

import "testing"

// drawing is rules that draw without a list, either the right choice or always
// the last one.
type drawing struct {
	*toy
	last bool
}

func (d drawing) Draw(s *toyState, rnd *Stream) (a Action, choices int) {
	legal := d.toy.Legal(s, nil)
	n := rnd.Pick(len(legal))
	if d.last {
		n = len(legal) - 1
	}
	return legal[n], len(legal)
}

// TestDrawerPlaysTheSame checks that games are the same with and without a
// list.
func TestDrawerPlaysTheSame(t *testing.T) {
	listed := toyPlan(Random[toyState](), 50)
	drawn := listed
	drawn.Rules = drawing{toy: newToy()}
	a, b := Run(t.Context(), listed, nil), Run(t.Context(), drawn, nil)
	if a.Fingerprint != b.Fingerprint || a.Forced != b.Forced || a.Forced == 0 {
		t.Errorf("drawn %v with %d forced, listed %v with %d", b.Fingerprint, b.Forced, a.Fingerprint, a.Forced)
	}
}
