package proofread

import (
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
)

// Exception is a finding that the designer accepts.
type Exception struct {
	diag.Finding
	Reason string
}

// Accept takes the findings out of a list that the game accepts, and returns them. If
// whole, the list holds the findings of the whole game, and entries that match none of
// them are added to it. An error is accepted only if it was found by this package: any
// other one would spoil the print.
func Accept(g *carddata.Game, found *diag.List, whole bool) (accepted []Exception) {
	if len(g.Accept) == 0 {
		return nil
	}
	ids, used := newSubjects(g), map[diag.Pos]bool{}
	var kept diag.List
	for _, f := range found.All() {
		entry, at := entryFor(g, ids, f)
		if entry == nil {
			kept.Add(f)
			continue
		}
		used[at] = true
		accepted = append(accepted, Exception{f, entry.Reason})
	}
	if whole {
		reportNotNeeded(g, used, &kept)
	}
	*found = kept
	return accepted
}

// entryFor returns the entry that accepts a finding, and the position of the id that
// matches.
func entryFor(g *carddata.Game, ids *subjects, f diag.Finding) (*carddata.Accepted, diag.Pos) {
	if f.Severity == diag.Error && !strings.HasPrefix(string(f.Code), "PB-5") {
		return nil, diag.Pos{}
	}
	about := ids.of(f)
	for _, entry := range g.Accept {
		if entry.Code != f.Code {
			continue
		}
		for _, id := range entry.IDs {
			if about[id.ID] {
				return entry, id.Pos
			}
		}
	}
	return nil, diag.Pos{}
}

func reportNotNeeded(g *carddata.Game, used map[diag.Pos]bool, found *diag.List) {
	for _, entry := range g.Accept {
		for _, id := range entry.IDs {
			if !used[id.Pos] {
				found.Warnf(id.Pos, CodeNotNeeded, "there is no finding %s about `%s` to accept", entry.Code, id.ID).
					Hintf("remove `%s` from this entry of `accept`, or check the spelling", id.ID)
			}
		}
	}
}
