package trial

import (
	"slices"

	"punchboard/playtest/verdict"
)

// Report is what trials found and what they skipped.
type Report struct {
	Findings  []verdict.Finding
	Confirmed bool // the strength of cards was tested in separate games
	Skipped   int  // trials for which there was no time
}

// Join merges the findings of trials with those of ordinary games, sorted. If
// the strength of cards was tested again, only the second result counts: the
// first one selected the cards, and therefore exaggerates.
func (r *Report) Join(judged []verdict.Finding) []verdict.Finding {
	if r == nil {
		return judged
	}
	all := slices.DeleteFunc(slices.Clone(judged), func(f verdict.Finding) bool {
		return r.Confirmed && (f.Class == verdict.Strength || f.Class == verdict.Trap) && f.Level >= verdict.Watch
	})
	for _, f := range r.Findings {
		same := func(o verdict.Finding) bool {
			return o.Class == f.Class && o.Subject == f.Subject && o.Level >= f.Level
		}
		if !slices.ContainsFunc(all, same) {
			all = append(all, f)
		}
	}
	verdict.Sort(all)
	return all
}
