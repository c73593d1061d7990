package verdict

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"

	"punchboard/playtest"
)

// Suspects returns, of the effects of cards in ordinary games, those that may be
// over a limit: their value is over it, and each by itself is unlikely to be
// chance. The most suspect come first, each card once. They need confirmation,
// because among many cards some look strong by chance.
func Suspects(effects []Finding, limit float64, most int) (cards []string) {
	effects = slices.Clone(effects)
	slices.SortStableFunc(effects, func(a, b Finding) int { return cmp.Compare(b.surprise(), a.surprise()) })
	for _, f := range effects {
		if math.Abs(f.Value) > limit && f.surprise() > z95 && !slices.Contains(cards, f.Subject) && len(cards) < most {
			cards = append(cards, f.Subject)
		}
	}
	return cards
}

// surprise returns by how many standard errors an effect differs from zero.
func (f *Finding) surprise() float64 {
	half := (f.High - f.Low) / 2
	if half == 0 {
		return 0
	}
	return math.Abs(f.Value) * familyQuantile(f.Family) / half
}

// Confirm judges the effects of some cards by new games, for all of them
// together and together with others that are judged elsewhere. Its results are
// free of the selection bias of the first games.
func Confirm(sheet *playtest.Catalog, s *playtest.Stats, cards []string, limit float64, others int) []Finding {
	var effects []effect
	for id, name := range sheet.Cards {
		for seat := range sheet.NumSeats() {
			if e, ok := effectOf(sheet, s, id, seat); ok && slices.Contains(cards, name) {
				effects = append(effects, e)
			}
		}
	}
	all := findings(sheet, effects, s, others)
	for i := range all {
		all[i].Detail.(*EarlyDraws).Alone = true
		all[i].weigh(limit)
	}
	return all
}

// PValue returns the probability that luck alone changes the share of wins as
// much.
func (p *Paired) PValue() float64 {
	mean, variance := p.gain()
	return 2 * distuv.UnitNormal.Survival(math.Abs(mean)/math.Sqrt(variance/(float64(p.Deals)+2)))
}
