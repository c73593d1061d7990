package trial

import (
	"context"
	"slices"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// missing reports rows without copies in decks that are played. Rules may leave
// them out, and then no game can show that they are never drawn.
func (l *Runner) missing(_ context.Context, r *Report) {
	sheet := l.Play.Catalog()
	for _, d := range l.Data.Decks {
		if !slices.ContainsFunc(sheet.Piles, func(p playtest.Pile) bool { return p.Name == d.ID }) {
			continue
		}
		for _, c := range d.Cards {
			if c.Copies == 0 {
				f := verdict.NeverDrawn(c.ID, l.Limits.Seen, d.ID+"/"+c.ID+".copies=1")
				f.N, f.Agents, f.Seed = l.Games, l.best(), l.Seed
				r.Findings = append(r.Findings, f)
			}
		}
	}
}
