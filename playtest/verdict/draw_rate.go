package verdict

import (
	"math"

	"punchboard/playtest"
)

// Expectation is in which share of games a card should be seen, by its copies
// and by how many cards games draw from its pile.
//
// It assumes that each order of the pile is as likely, and that no card changes
// how many are drawn: a card that draws others is seen a little more often. A
// pile that is shuffled again when it is empty changes nothing, for by then every
// card was seen.
type Expectation struct {
	Share  float64 `json:"share"`
	Copies int     `json:"copies"` // of the card, in its pile
	Cards  int     `json:"cards"`  // in the pile
	Short  bool    `json:"short"`  // it is surely seen less often
}

// expect reckons how often a card should be seen; nil where nobody counted the
// copies that are played with.
func expect(sheet *playtest.Catalog, s *playtest.Stats, id int) *Expectation {
	if len(sheet.CardCopies) != len(sheet.Cards) {
		return nil
	}
	pile := sheet.CardPiles[id]
	e := &Expectation{Copies: sheet.CardCopies[id]}
	for other, p := range sheet.CardPiles {
		if p == pile {
			e.Cards += sheet.CardCopies[other]
		}
	}
	sum := 0.0
	for drawn, games := range s.Draws[pile].All() {
		sum += float64(games) * atLeastOne(e.Cards, e.Copies, drawn)
	}
	e.Share = sum / math.Max(1, float64(s.Draws[pile].N()))
	e.Short = e.short(s.Seen[id], s.Deals(sheet, playtest.CardID(id)), len(sheet.Cards))
	return e
}

// atLeastOne returns the chance that some cards drawn from a shuffled pile hold a
// copy of a card: one less the hypergeometric chance of none.
func atLeastOne(cards, copies, drawn int) float64 {
	none := 1.0
	for i := range copies {
		none *= float64(max(cards-drawn-i, 0)) / float64(cards-i)
	}
	return 1 - none
}

// margin is the least share of its expectation that a card may fall short of it
// without a word, for the sake of what the expectation assumes.
const margin = 0.9

// short reports whether a card that is seen in k of n games falls short, surely so
// for all cards of the sheet together.
func (e *Expectation) short(k, n uint64, family int) bool {
	_, high := WilsonAt(k, n, familyQuantile(family))
	return high < margin*e.Share
}

// kept reports whether something keeps a card from being seen: it comes up surely
// less than three quarters as often as its copies let expect. High is the upper
// end of the share of games that see it.
func (e *Expectation) kept(high float64) bool { return e.Short && high < e.Share*3/4 }

// NeverDrawn returns the finding about a card without copies; set is the change
// that adds one.
func NeverDrawn(card string, limit float64, set string) Finding {
	return Finding{
		Class: Undrawn, Case: undrawnCase(0, limit), Level: Watch, Subject: card, Limit: limit, Affected: 1,
		Detail: &DrawRate{Expected: &Expectation{}, Set: []string{set}},
	}
}
