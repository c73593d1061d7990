package trial

import (
	"context"
	"math"
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// alpha is the probability of at least one false alarm among all pairs of cards.
const alpha = 0.05

// dominated looks for cards that another card of the deck beats in everything:
// larger numbers or additional effects, for no more than it costs, and otherwise
// alike. The data do not show whether more is better, because an effect may be a
// burden. So the card with less is made to play like the one with more, and games
// decide, counted for the player who draws it.
func (l *Runner) dominated(ctx context.Context, r *Report) {
	if l.Drawn == nil {
		return
	}
	pairs := l.pairs()
	sums := make([]*verdict.Paired, len(pairs))
	l.each(ctx, r, "pairs of cards", len(pairs), func(i int) { sums[i] = l.alter(ctx, &pairs[i]) })
	var worse []verdict.Finding
	for i, sure := range verdict.Rejections(chances(sums), alpha) {
		if !sure {
			continue
		}
		if f, is := l.domination(&pairs[i], sums[i], len(pairs)); is {
			worse = append(worse, f)
		}
	}
	r.Findings = append(r.Findings, plainest(worse)...)
}

// chances returns the p-value of each pair; 1 for those that were not played to
// the end.
func chances(sums []*verdict.Paired) []float64 {
	p := make([]float64, len(sums))
	for i, sum := range sums {
		if p[i] = 1; sum != nil {
			p[i] = sum.PValue()
		}
	}
	return p
}

// plainest keeps, for each worse card, the pair with the clearest result.
func plainest(all []verdict.Finding) (kept []verdict.Finding) {
	for _, f := range all {
		at := slices.IndexFunc(kept, func(o verdict.Finding) bool { return o.Subject == f.Subject })
		switch {
		case at < 0:
			kept = append(kept, f)
		case f.Value > kept[at].Value:
			kept[at] = f
		}
	}
	return kept
}

// pair is two rows of a deck, one of which has everything the other has, and
// more.
type pair struct {
	deck          *carddata.Deck
	at            int // index of the deck
	lower, higher int
	priced        bool // both have a cost, so that they compete
	cheaper       bool // the higher one costs less
}

// futile is the p-value above which a pair is dropped after a fifth of its deals.
const futile = 0.5

// alter plays the game as it is and with the lower card playing like the higher
// one. It returns nil if that changes nothing or cannot be played.
func (l *Runner) alter(ctx context.Context, p *pair) *verdict.Paired {
	g := rules(withRowLike(l.Data, p.at, p.lower, p.higher))
	if g == nil {
		return nil
	}
	card := p.deck.Cards[p.lower].ID
	if first := l.compareWith(ctx, g, max(1, l.Deals/settling), card); first == nil || first.PValue() > futile {
		return nil
	}
	return l.compareWith(ctx, g, l.Deals, card)
}

// domination returns the finding for a pair: which card is worse, and by how
// much. It is a failure if both have a cost, so that they compete. If the card
// with more is worse, it is a burden or misplayed, which is at most something to
// watch; if it is also cheaper, it may be worth its price.
func (l *Runner) domination(p *pair, sum *verdict.Paired, family int) (f verdict.Finding, is bool) {
	gain, half := sum.Change(family)
	lower, higher := p.deck.Cards[p.lower].ID, p.deck.Cards[p.higher].ID
	f = verdict.Finding{
		Class: verdict.Dominated, Level: verdict.Watch, Subject: lower,
		Value: math.Abs(gain), Low: math.Abs(gain) - half, High: math.Abs(gain) + half,
		N: sum.Deals, Family: family, Agents: l.best(), Seed: l.Seed, Affected: math.Abs(gain),
	}
	with := &verdict.CardComparison{Other: higher, Factor: sum.Factor(), Set: []string{rowChange(p.deck, p.lower, p.higher).String()}, Follow: lower}
	f.Detail = with
	switch {
	case gain < 0:
		f.Case, f.Subject, with.Other = verdict.Burden, higher, lower
	case p.priced:
		f.Case, f.Level = verdict.Outclassed, verdict.Fail
	}
	return f, gain > 0 || !p.cheaper
}

// pairs lists the pairs among the cards that are drawn.
func (l *Runner) pairs() (all []pair) {
	for at, d := range l.Data.Decks {
		for i := range d.Cards {
			for j := range d.Cards {
				if i == j || !l.drawn(d, i) || !l.drawn(d, j) {
					continue
				}
				if p, ok := pairOf(d, i, j); ok {
					p.deck, p.at = d, at
					all = append(all, p)
				}
			}
		}
	}
	return all
}

// drawn reports whether a card was drawn in the ordinary games.
func (l *Runner) drawn(d *carddata.Deck, row int) bool {
	deck, at := l.rowOf(d.Cards[row].ID)
	if deck < 0 || l.Data.Decks[deck] != d || at != row {
		return false
	}
	k := l.kind(d, row, looseness)
	return k.drawn != [playtest.MaxSeats]bool{}
}
