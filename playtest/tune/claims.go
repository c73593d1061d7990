package tune

import (
	"math"
	"slices"

	"punchboard/playtest/verdict"
)

// claimed returns the findings that must be met: the claims, and faults that no change
// may cause.
func (s *search) claimed(judged []verdict.Finding) (kept []verdict.Finding) {
	for _, f := range judged {
		if slices.Contains(s.Claims, f.Class) || slices.Contains(always, f.Class) {
			kept = append(kept, f)
		}
	}
	return kept
}

// worst returns the gravest level of claims, where barely enough markers are enough.
func worst(claims []verdict.Finding) (worst verdict.Level) {
	for i := range claims {
		worst = max(worst, level(&claims[i]))
	}
	return worst
}

// standing returns how a version stands: Pass if all claims that the game as it is surely
// misses are surely met, and no other is surely missed. A claim that is undecided as the
// game is may stay undecided, because no number of games decides a figure at its limit.
func (s *search) standing(claims []verdict.Finding) (worst verdict.Level) {
	for i := range claims {
		at := level(&claims[i])
		if at == verdict.Unsure && !s.missedNow(&claims[i]) {
			at = verdict.Pass
		}
		worst = max(worst, at)
	}
	return worst
}

// missedNow reports whether the game as it is surely misses a claim.
func (s *search) missedNow(f *verdict.Finding) bool {
	was := find(s.claims, keyOf(f))
	return was != nil && missed(was)
}

// level returns the level of a claim. The limit for markers is a share of games that may
// run out, so a marker that runs out less often meets it.
func level(f *verdict.Finding) verdict.Level {
	if f.Kind() == (verdict.Kind{Class: verdict.Shortage, Case: verdict.JustEnough}) {
		return verdict.Pass
	}
	return f.Level
}

// missed reports whether a claim is surely not met.
func missed(f *verdict.Finding) bool { return level(f) >= verdict.Watch }

// key identifies a claim in the findings of another version.
type key struct {
	class   verdict.Class
	subject string
}

func keyOf(f *verdict.Finding) key { return key{f.Class, f.Subject} }

// find returns the finding with a key; nil if there is none.
func find(all []verdict.Finding, k key) *verdict.Finding {
	for i := range all {
		if keyOf(&all[i]) == k {
			return &all[i]
		}
	}
	return nil
}

// figure returns the number that is compared with the limit. For markers it is the share
// of games that run out.
func figure(f *verdict.Finding) float64 {
	switch f.Class {
	case verdict.Shortage:
		return f.Affected
	case verdict.Strength:
		return math.Abs(f.Value)
	case verdict.Broken, verdict.RuleGap, verdict.Endless, verdict.Unplayable, verdict.Track:
		if f.Level < verdict.Watch {
			return 0
		}
		return max(f.Affected, f.Value)
	}
	return f.Value
}

// room returns how far inside its limit the figure of a claim must be. That of a claim that
// is missed now must be so far inside that the games of the confirmation most likely prove
// it: three standard errors. At two, half of the proposals would fail, because the search
// chose what looked good in its games. That of another claim may be as far outside as luck
// explains.
func (s *search) room(f *verdict.Finding, v float64) float64 {
	if f.Class == verdict.Shortage || f.Class == verdict.Strength || f.N == 0 {
		return 0
	}
	v = min(max(v, 0), 1)
	e := math.Sqrt(v * (1 - v) / float64(f.N))
	if missed(f) {
		return 3 * e
	}
	return -2 * e
}

// flawless returns a figure that meets a claim in any case.
func (s *search) flawless(f *verdict.Finding) float64 {
	if s.shortfall(f, 0) == 0 {
		return 0
	}
	return 1
}

// shortfall returns by how much a figure misses the limit of a claim, as a share of games
// or turns; 0 if it meets it. The finding is that of the game as it is.
func (s *search) shortfall(f *verdict.Finding, v float64) float64 {
	room := s.room(f, v)
	switch d := f.Detail.(type) {
	case *verdict.Band:
		room = min(room, (d.High-d.Low)/2)
		return max(0, d.Low+room-v, v-d.High+room)
	case *verdict.Claim:
		return max(0, f.Limit+room-v)
	}
	switch f.Class {
	case verdict.Shortage:
		return max(0, v-s.Limits.Shortage)
	case verdict.Strength:
		return max(0, v-s.Limits.Card)
	case verdict.DeadCard, verdict.Undrawn:
		return max(0, f.Limit+room-v)
	case verdict.Broken, verdict.RuleGap, verdict.Endless, verdict.Unplayable, verdict.Track:
		return v
	}
	return max(0, v-f.Limit+min(room, f.Limit))
}
