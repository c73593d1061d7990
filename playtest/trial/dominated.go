package trial

import (
	"context"
	"math"
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// alpha is the chance of even one false alarm among all pairs of cards.
const alpha = 0.05

// dominated looks for cards that another one of the deck is better than in
// everything: larger numbers or further effects, for no more than it costs, and
// else alike. Whether more is better is not known from the data, as an effect may
// be a burden: the card with less is made to play as the one with more, and the
// games tell, counted for whoever draws it.
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

// chances returns the p-value of each pair; 1 of those that were not played out.
func chances(sums []*verdict.Paired) []float64 {
	p := make([]float64, len(sums))
	for i, sum := range sums {
		if p[i] = 1; sum != nil {
			p[i] = sum.PValue()
		}
	}
	return p
}

// plainest keeps of each worse card the pair that shows it most.
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

// pair is two rows of a deck of which one has all that the other has, and more.
type pair struct {
	deck          *carddata.Deck
	at            int // of the deck
	lower, higher int
	priced        bool // both have a cost, so that they compete for it
	cheaper       bool // the higher costs less
}

// futile is the p-value over which a fifth of the deals shows that all of them
// would show nothing either.
const futile = 0.5

// alter plays the game as it is and with the lower card made like the higher;
// nil where that changes nothing, or cannot be played.
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

// domination tells which card of a pair is worse, and by how much. It fails where
// the two have a cost, so that they compete for it. Where more is worse, it is a
// burden or misplayed, and is watched at most; and where it is cheaper besides,
// it may be worth its price.
func (l *Runner) domination(p *pair, sum *verdict.Paired, family int) (f verdict.Finding, is bool) {
	gain, half := sum.Change(family)
	lower, higher := p.deck.Cards[p.lower].ID, p.deck.Cards[p.higher].ID
	f = verdict.Finding{
		Class: verdict.Dominated, Level: verdict.Watch, Subject: lower,
		Value: math.Abs(gain), Low: math.Abs(gain) - half, High: math.Abs(gain) + half,
		N: sum.Deals, Family: family, Agents: [playtest.Seats]string{l.Best, l.Best}, Seed: l.Seed, Affected: math.Abs(gain),
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

// pairs lists the pairs of cards that are drawn.
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
	return k.drawn != [playtest.Seats]bool{}
}
