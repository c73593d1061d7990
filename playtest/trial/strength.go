package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// maxSuspects is the number of cards tested for their strength: those that look most
// suspect in ordinary games.
const maxSuspects = 12

// strength replaces each suspect by the median card of its kind and judges it by what
// that changes, on luck that was not used to select cards. Cards without a replacement
// are judged by their early draws in new games. The confidence intervals hold for all
// cards simultaneously.
func (l *Runner) strength(ctx context.Context, r *Report) {
	if l.Drawn == nil {
		return
	}
	effects := verdict.Effects(l.Play.Catalog(), l.Drawn)
	suspects := verdict.Suspects(effects, l.Limits.Card, maxSuspects)
	stand, alone := l.findReplacements(ctx, r, suspects, effects)
	sums := make([]*verdict.Paired, len(stand))
	l.each(ctx, r, "strength", len(stand), func(i int) { sums[i] = l.compareWith(ctx, stand[i].game, l.Games, stand[i].card()) })
	judged := l.early(ctx, r, alone, len(stand))
	if ctx.Err() != nil || len(suspects) == 0 {
		return
	}
	family := len(stand) + len(judged)
	for i, s := range stand {
		judged = append(judged, l.replaced(s, sums[i], family))
	}
	r.Confirmed = true
	for _, f := range judged {
		if f.Level >= verdict.Watch {
			r.Findings = append(r.Findings, f)
		}
	}
}

// findReplacements divides the suspects into those with a replacement and those that
// are alone of their kind.
func (l *Runner) findReplacements(ctx context.Context, r *Report, suspects []string, effects []verdict.Finding) (stand []*replacement, alone []string) {
	l.each(ctx, r, "kinds of cards", len(suspects), func(i int) {
		if s := l.findReplacement(ctx, suspects[i], effects); s != nil {
			stand = append(stand, s)
		} else {
			alone = append(alone, suspects[i])
		}
	})
	return stand, alone
}

// card returns the id of the card that is replaced.
func (s *replacement) card() string { return s.deck.Cards[s.row].ID }

// replaced judges a card by the deals with its replacement.
func (l *Runner) replaced(s *replacement, sum *verdict.Paired, family int) verdict.Finding {
	f := verdict.JudgeReplacement(sum, s.deck.Cards[s.row].Copies, family, l.Limits.Card)
	f.Subject = s.card()
	f.Agents, f.Seed = l.best(), l.Seed
	f.Detail = &verdict.CardComparison{
		Other: s.deck.Cards[s.other].ID, Factor: sum.Factor(), Set: []string{rowChange(s.deck, s.row, s.other).String()}, Follow: s.card(),
	}
	return f
}

// early plays new games without a change and judges cards by early draws.
func (l *Runner) early(ctx context.Context, r *Report, cards []string, others int) (found []verdict.Finding) {
	if len(cards) == 0 {
		return nil
	}
	l.each(ctx, r, "early draws", 1, func(int) {
		m := playtest.Match{Players: l.best(), Seed: l.Seed, Games: playtest.Range{To: l.Games}, Workers: l.Workers}
		if fresh, err := l.Play.Run(ctx, m, nil); err == nil && ctx.Err() == nil {
			found = verdict.Confirm(l.Play.Catalog(), fresh, cards, l.Limits.Card, others)
		}
	})
	return found
}
