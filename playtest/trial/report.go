package trial

import (
	"slices"

	"punchboard/playtest/verdict"
)

// Report is what trials found and what they left out.
type Report struct {
	Findings  []verdict.Finding
	Confirmed bool // the strength of cards was judged by games of its own
	Skipped   int  // trials that the time did not allow
}

// Join adds what trials found to what ordinary games showed, sorted. Where the
// strength of cards was judged again, that judgment counts alone: the first one
// chose the cards, and flatters them.
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
