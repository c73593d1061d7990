package playtest

import (
	"cmp"
	"slices"
)

// suspicious is the number of decisions from which a game is watched for positions that
// recur, also if states are not checked. Hardly any game that ends takes as many.
const suspicious = 10_000

// inspect looks at a state before a decision if states are checked, or if the game has
// become suspiciously long.
func (t *table[S]) inspect() (f Fault, message string, ok bool) {
	if t.check {
		if err := t.rules.Check(&t.state); err != nil {
			return Illegal, err.Error(), false
		}
	} else if t.steps == suspicious {
		t.watchCircles()
	}
	if t.steps == t.limit/2 {
		t.half = append(t.half[:0], t.tracer.cards...)
	}
	t.noteCards()
	before, err := t.circle.look(t.rules.Hash(&t.state), t.steps)
	if err != nil {
		t.since = before
		return Circle, err.Error(), false
	}
	return 0, "", true
}

// trailCard is a card that was played, and the decisions up to then.
type trailCard struct{ card, steps int }

// noteCards notes the cards played since it was last called, and forgets those played
// before the last random draw.
func (t *table[S]) noteCards() {
	if t.circle.drawn {
		t.trail = t.trail[:0]
	} else {
		for at := range t.last {
			for range t.tracer.cards[at][CardPlayed] - t.last[at][CardPlayed] {
				t.trail = append(t.trail, trailCard{at / t.seats, t.steps})
			}
		}
	}
	t.last = append(t.last[:0], t.tracer.cards...)
}

// watchCircles lets the rest of a game draw its luck through the detector of circles.
func (t *table[S]) watchCircles() {
	t.circle.begin(t.chance)
	t.suspect, t.luck = true, &t.circle
}

// mostLoop is the maximum number of cards named for a game that does not end.
const mostLoop = 5

// loop returns the names of the cards that keep a game from ending, those played most
// often first: played in the circle if it goes in circles, or else since half of its
// decisions.
func (t *table[S]) loop(f Fault) (names []string) {
	var cards []int
	played := t.playedInCircle()
	if f != Circle {
		played = t.playedSinceHalf()
	}
	for i, n := range played {
		if n > 0 {
			cards = append(cards, i)
		}
	}
	slices.SortStableFunc(cards, func(a, b int) int { return cmp.Compare(played[b], played[a]) })
	for _, i := range cards[:min(len(cards), mostLoop)] {
		names = append(names, t.tracer.sheet.Cards[i])
	}
	return names
}

// playedInCircle counts the cards played between two equal positions, by CardID.
func (t *table[S]) playedInCircle() []uint32 {
	played := make([]uint32, len(t.tracer.sheet.Cards))
	for _, c := range t.trail {
		if c.steps > t.since {
			played[c.card]++
		}
	}
	return played
}

// playedSinceHalf counts the cards played since half of the decisions of a game.
func (t *table[S]) playedSinceHalf() []uint32 {
	played := make([]uint32, len(t.tracer.sheet.Cards))
	for at := range t.tracer.cards {
		played[at/t.seats] += t.tracer.cards[at][CardPlayed]
		if at < len(t.half) {
			played[at/t.seats] -= t.half[at][CardPlayed]
		}
	}
	return played
}

// The number of games without an end after which a run gives up, and the number of games
// after which it first looks; it looks again after four times as many, and so on, so that
// the result is the same for any number of workers.
const (
	hopeless  = 32
	firstLook = 64
)

// stages divides the games of a plan into those after which a run may give up.
func (p *Plan[S]) stages() (all []Range) {
	if !p.GiveUp {
		return []Range{p.Games}
	}
	for from, size := p.Games.From, uint64(firstLook); from < p.Games.To; size *= 4 {
		to := min(max(p.Games.From+size, from), p.Games.To)
		all = append(all, Range{from, to})
		from = to
	}
	return all
}

// endless returns how many games of some parts did not end.
func endless(parts []*Stats) (n uint64) {
	for _, s := range parts {
		n += s.Faults[Endless].Count + s.Faults[Circle].Count
	}
	return n
}
