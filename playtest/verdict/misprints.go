package verdict

import (
	"slices"

	"punchboard/playtest"
)

// prints compares the deck that was played with the deck that is printed. If a
// card has other numbers of copies, or is printed but not played, all other
// verdicts are about another game.
func (j *judge) prints() {
	played := j.Sheet.Played()
	if len(played) == 0 || len(j.Printed) == 0 {
		return
	}
	last, wrong := j.Runs[len(j.Runs)-1], misprints(played, j.Printed)
	for _, f := range wrong {
		j.add(last, f)
	}
	if len(wrong) == 0 {
		j.add(last, Finding{Class: Misprint})
	}
}

// misprints returns the cards with different numbers of copies played and
// printed: first those that are played, then those that are not.
func misprints(played, printed []playtest.Copies) (wrong []Finding) {
	for _, p := range played {
		if n := copiesOf(printed, &p); n != p.N {
			wrong = append(wrong, misprint(p.Card, p.N, n))
		}
	}
	for _, p := range printed {
		known := slices.ContainsFunc(played, func(q playtest.Copies) bool { return q.Pile == p.Pile && q.Card == p.Card })
		if !known && p.N > 0 {
			wrong = append(wrong, misprint(p.Card, 0, p.N))
		}
	}
	return wrong
}

func copiesOf(printed []playtest.Copies, p *playtest.Copies) int {
	for _, q := range printed {
		if q.Pile == p.Pile && q.Card == p.Card {
			return q.N
		}
	}
	return 0
}

func misprint(card string, played, printed int) Finding {
	v := float64(played)
	return Finding{Class: Misprint, Level: Fail, Subject: card, Value: v, Low: v, High: v, Limit: float64(printed), Affected: 1}
}
