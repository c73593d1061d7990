package rulestest

import (
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Faults are changes that make a game unplayable, each with the text of the
// first finding or a part of it.
type Faults []struct {
	Name   string
	Change Change
	Want   string
}

// Found applies each change alone and compares the first finding with its text.
func Found[R any](t *testing.T, read func() *carddata.Game, build func(*carddata.Game) (*R, *diag.List), faults Faults) {
	t.Helper()
	for _, c := range faults {
		g := read()
		c.Change(g)
		r, found := build(g)
		if r != nil || found.Errors() == 0 {
			t.Errorf("%s: nothing is found", c.Name)
			continue
		}
		if got := found.All()[0].String(); !strings.Contains(got, c.Want) {
			t.Errorf("%s: %s\nwant %s", c.Name, got, c.Want)
		}
	}
}

// Changes are changes to what is printed, with a name for each.
type Changes []struct {
	Name   string
	Change Change
}

// ChangesPlay plays some games after each change alone. The games must differ
// from those without it, and so must the fingerprint of the data. The same data
// must play the same games.
func ChangesPlay[S any](t *testing.T, load func(...Change) playtest.Rules[S], p playtest.Player[S], games uint64, changes Changes) {
	t.Helper()
	play := func(change ...Change) (print, data playtest.Hex) {
		s := playtest.Run(t.Context(), Plan(load(change...), p, games), nil)
		return s.Fingerprint, s.Run.Data
	}
	plain, data := play()
	if again, same := play(); again != plain || same != data {
		t.Error("the same data play other games")
	}
	for _, c := range changes {
		if print, hash := play(c.Change); print == plain || hash == data {
			t.Errorf("changing %s changes nothing", c.Name)
		}
	}
}
