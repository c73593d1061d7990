package verdict

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"

	"punchboard/playtest"
)

// Suspects returns, of the effects of cards in ordinary games, those that may be
// over a limit: by their figure alone, and unlikely to be chance one by one. The
// most suspect come first, each card once. They are still to be confirmed: among
// many, some look strong by chance.
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

// surprise returns by how many standard errors an effect differs from none.
func (f *Finding) surprise() float64 {
	half := (f.High - f.Low) / 2
	if half == 0 {
		return 0
	}
	return math.Abs(f.Value) * familyQuantile(f.Family) / half
}

// Confirm judges the effects of some cards by games that they were not chosen
// by, all of them together, and together with others that are judged elsewhere.
// What it finds is no longer chosen for being large.
func Confirm(sheet *playtest.Catalog, s *playtest.Stats, cards []string, limit float64, others int) []Finding {
	var effects []effect
	for id, name := range sheet.Cards {
		for seat := range playtest.Seats {
			if e, ok := effectOf(s, id, seat, name); ok && slices.Contains(cards, name) {
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

// PValue returns the chance that luck alone moves the share of wins as far.
func (p *Paired) PValue() float64 {
	mean, variance := p.gain()
	return 2 * distuv.UnitNormal.Survival(math.Abs(mean)/math.Sqrt(variance/(float64(p.Deals)+2)))
}
