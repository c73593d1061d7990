package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/verdict"
)

// maxSuspects is how many cards are tried for their strength: those that ordinary
// games make most suspect.
const maxSuspects = 12

// strength plays new games, on luck that no card was chosen by, and judges the
// suspects by these alone.
func (l *Lab) strength(ctx context.Context, r *Report) {
	if l.Drawn == nil {
		return
	}
	sheet := l.Play.Sheet()
	suspects := verdict.Suspects(verdict.Effects(sheet, l.Drawn), l.Limits.Card, maxSuspects)
	if len(suspects) == 0 {
		return
	}
	l.each(ctx, r, "strength", 1, func(int) {
		agents := [playtest.Seats]string{l.Best, l.Best}
		fresh, err := l.Play.Run(ctx, playtest.Match{Players: agents, Seed: l.Seed, Games: playtest.Range{To: l.Games}, Workers: l.Workers}, nil)
		if err != nil || ctx.Err() != nil {
			r.Skipped++
			return
		}
		r.Confirmed = true
		for _, f := range verdict.Confirm(sheet, fresh, suspects, l.Limits.Card) {
			if f.Level >= verdict.Watch {
				r.Findings = append(r.Findings, f)
			}
		}
	})
}
