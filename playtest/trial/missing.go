package trial

import (
	"context"
	"slices"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// missing finds rows without copies in decks that are played. Rules may leave
// them out, and then no game can tell that they are never drawn.
func (l *Lab) missing(_ context.Context, r *Report) {
	sheet := l.Play.Sheet()
	for _, d := range l.Data.Decks {
		if !slices.ContainsFunc(sheet.Piles, func(p playtest.Pile) bool { return p.Name == d.ID }) {
			continue
		}
		for _, c := range d.Cards {
			if c.Copies == 0 {
				r.Findings = append(r.Findings, verdict.Finding{
					Class: verdict.Undrawn, Level: verdict.Watch, Subject: c.ID, Limit: l.Limits.Seen,
					Expected: &verdict.Expectation{}, N: l.Games, Agents: [playtest.Seats]string{l.Best, l.Best}, Seed: l.Seed, Affected: 1,
					Set: []string{d.ID + "/" + c.ID + ".copies=1"},
				})
			}
		}
	}
}
