package verdict

import (
	"math"

	"punchboard/playtest"
)

// Expectation is the share of games in which a card should be drawn, given its
// copies and the number of cards that games draw from its pile.
//
// It assumes that all orders of the pile are equally likely and that no card
// changes how many are drawn; a card that draws others is drawn a little more
// often. Reshuffling an empty pile makes no difference, because every card has
// been drawn by then.
type Expectation struct {
	Share  float64 `json:"share"`
	Copies int     `json:"copies"` // of the card, in its pile
	Cards  int     `json:"cards"`  // in the pile
	Short  bool    `json:"short"`  // clearly drawn less often
}

// expect computes how often a card should be drawn; nil if its copies were not
// counted or its pile was chosen by a player.
func expect(sheet *playtest.Catalog, s *playtest.Stats, id int) *Expectation {
	if len(sheet.CardCopies) != len(sheet.Cards) || sheet.Piles[sheet.CardPiles[id]].Chosen {
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
	e.Short = e.short(drawnShare(sheet, s, id), len(sheet.Cards))
	return e
}

// atLeastOne returns the probability that cards drawn from a shuffled pile include
// a copy of a card: 1 minus the hypergeometric probability of none.
func atLeastOne(cards, copies, drawn int) float64 {
	none := 1.0
	for i := range copies {
		none *= float64(max(cards-drawn-i, 0)) / float64(cards-i)
	}
	return 1 - none
}

// margin is the share of its expectation below which a card is reported; it allows
// for the simplifying assumptions of Expectation.
const margin = 0.9

// short reports whether a card is drawn too rarely, with certainty for all cards of the
// catalog together.
func (e *Expectation) short(drawn estimate, family int) bool {
	_, high := score(drawn.share, drawn.trials, familyQuantile(family))
	return high < margin*e.Share
}

// kept reports whether something keeps a card from being drawn: it is clearly
// drawn less than three quarters as often as its copies imply. High is the upper
// end of the share of games in which it is drawn.
func (e *Expectation) kept(high float64) bool { return e.Short && high < e.Share*3/4 }

// NeverDrawn returns the finding about a card without copies; set is the change
// that adds one.
func NeverDrawn(card string, limit float64, set string) Finding {
	return Finding{
		Class: Undrawn, Case: undrawnCase(0, limit), Level: Watch, Subject: card, Limit: limit, Affected: 1,
		Detail: &DrawRate{Expected: &Expectation{}, Set: []string{set}},
	}
}
