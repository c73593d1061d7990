package trial

import (
	"context"
	"math"
	"reflect"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/verdict"
)

// alpha is the chance of even one false alarm among all pairs of cards.
const alpha = 0.05

// dominated looks for cards that another one of the deck is better than in every
// number, and in nothing else different. Which way round is better is not known
// from the numbers: the lower card is made like the higher one, and the games
// tell. Only decks that one side draws from are tried; of a common deck, both
// sides gain alike.
func (l *Lab) dominated(ctx context.Context, r *Report) {
	if l.Drawn == nil {
		return
	}
	pairs := l.pairs()
	sums := make([]*verdict.Paired, len(pairs))
	l.each(ctx, r, "pairs of cards", len(pairs), func(i int) { sums[i] = l.alter(ctx, &pairs[i]) })
	p := make([]float64, len(pairs))
	for i, sum := range sums {
		if p[i] = 1; sum != nil {
			p[i] = sum.PValue()
		}
	}
	worst := map[string]verdict.Finding{}
	for i, sure := range verdict.Rejections(p, alpha) {
		if !sure {
			continue
		}
		f := l.domination(&pairs[i], sums[i], len(pairs))
		if old, known := worst[f.Subject]; !known || f.Value > old.Value {
			worst[f.Subject] = f
		}
	}
	for i := range pairs {
		for _, id := range [...]string{pairs[i].lower.ID, pairs[i].higher.ID} {
			if f, ok := worst[id]; ok {
				r.Findings = append(r.Findings, f)
				delete(worst, id)
			}
		}
	}
}

// pair is two cards that differ in numbers alone, all of them lower in one.
type pair struct {
	lower, higher *carddata.Card
	owner         playtest.Seat
	places        []place // of the lower card, where the two differ
	values        []int   // of the higher card
}

// alter plays the game as it is and with the lower card made like the higher.
func (l *Lab) alter(ctx context.Context, p *pair) *verdict.Paired {
	g := rules(vary(l.Data, p.places, p.values))
	if g == nil {
		return nil
	}
	sum, _, err := Compare(ctx, l.Play, g, l.match(l.Best, l.Deals), nil)
	if err != nil || ctx.Err() != nil {
		return nil
	}
	return sum
}

// domination tells which card of a pair is worse, and by how much.
func (l *Lab) domination(p *pair, sum *verdict.Paired, family int) verdict.Finding {
	gain, half := sum.Change(family)
	if p.owner == 1 {
		gain = -gain
	}
	worse, better := p.lower.ID, p.higher.ID
	if gain < 0 {
		worse, better = better, worse
	}
	f := verdict.Finding{
		Class: verdict.Dominated, Level: verdict.Watch, Subject: worse, Detail: better,
		Value: math.Abs(gain), Low: math.Abs(gain) - half, High: math.Abs(gain) + half,
		N: sum.Deals, Family: family, Agents: [playtest.Seats]string{l.Best, l.Best}, Seed: l.Seed, Affected: math.Abs(gain),
	}
	for i := range p.places {
		f.Set = append(f.Set, p.places[i].set(l.Data, p.values[i]).String())
	}
	return f
}

// pairs lists the pairs of cards of decks that one side draws from.
func (l *Lab) pairs() (all []pair) {
	for deck, d := range l.Data.Decks {
		owner, ok := l.owner(d)
		if !ok {
			continue
		}
		for i := range d.Cards {
			for j := range d.Cards {
				if p, ok := pairOf(d, deck, i, j); ok {
					p.owner = owner
					all = append(all, p)
				}
			}
		}
	}
	return all
}

// owner gives the seat that alone drew from a deck in the ordinary games.
func (l *Lab) owner(d *carddata.Deck) (playtest.Seat, bool) {
	var drawn [playtest.Seats]uint64
	sheet := l.Play.Sheet()
	for id := range sheet.CardPiles {
		if sheet.Piles[sheet.CardPiles[id]].Name != d.ID {
			continue
		}
		for seat := range drawn {
			drawn[seat] += l.Drawn.Cards[id][seat].Drawn
		}
	}
	switch {
	case drawn[0] > 0 && drawn[1] == 0:
		return 0, true
	case drawn[1] > 0 && drawn[0] == 0:
		return 1, true
	}
	return 0, false
}

// pairOf tells whether row i is lower than row j in numbers, and else alike.
func pairOf(d *carddata.Deck, deck, i, j int) (p pair, ok bool) {
	p.lower, p.higher = d.Cards[i], d.Cards[j]
	if i == j || p.lower.Copies == 0 || p.higher.Copies == 0 {
		return p, false
	}
	for _, col := range d.Columns {
		if col.Localized || col.Type == carddata.Text || col.Name == "copies" {
			continue
		}
		a, b := p.lower.Fields[col.Name].V, p.higher.Fields[col.Name].V
		if !reflect.DeepEqual(shape(a), shape(b)) {
			return p, false
		}
		lower := nested(place{deck: deck, row: i, column: col.Name}, a)
		for k, at := range nested(place{deck: deck, row: j, column: col.Name}, b) {
			switch was := lower[k].value; {
			case was > at.value:
				return p, false
			case was < at.value:
				p.places, p.values = append(p.places, lower[k]), append(p.values, at.value)
			}
		}
	}
	return p, len(p.places) > 0
}

// shape is a value without its numbers: two cards of one shape differ in
// numbers alone. A list may name a number too, as in "armor:2".
func shape(v any) any {
	switch v := v.(type) {
	case int, float64:
		return 0
	case string:
		name, number, ok := strings.Cut(v, ":")
		if ok && strings.Trim(number, "+-0123456789") == "" {
			return name
		}
		return v
	case []any:
		all := make([]any, len(v))
		for i, item := range v {
			all[i] = shape(item)
		}
		return all
	case map[string]any:
		keys := map[string]any{}
		for key, item := range v {
			keys[key] = shape(item)
		}
		return keys
	}
	return v
}
