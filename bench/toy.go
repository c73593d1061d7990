package bench

import "math/rand/v2"

// Toy is a game of cards and dice in plain Go, without engine, statistics or data:
// the baseline for playing. Two players have ten points each and hold three cards
// from a deck of forty, with strengths 1 to 10. In turn they play a random card
// and roll a die; a total of 8 or more costs the other player a point. A player
// with no points left loses; after sixty turns the game is a draw.
type Toy struct {
	rng     rand.PCG
	deck    [40]uint8
	drawn   int
	discard int // cards at the front of the deck that were played since the last shuffle
	hand    [2][3]uint8
	points  [2]int
}

// Play plays the next game with a random seed. It returns the number of turns and
// the winner, -1 for none.
func (t *Toy) Play(seed uint64) (turns, winner int) {
	t.rng.Seed(seed, 1)
	for i := range t.deck {
		t.deck[i] = uint8(i%10 + 1)
	}
	t.shuffle(len(t.deck))
	t.drawn, t.discard, t.points = 0, 0, [2]int{10, 10}
	for player := range t.hand {
		for i := range t.hand[player] {
			t.hand[player][i] = t.draw()
		}
	}
	for turns = 1; turns <= 60; turns++ {
		if player := (turns - 1) & 1; t.turn(player) {
			return turns, player
		}
	}
	return 60, -1
}

// turn plays a card and reports whether that wins.
func (t *Toy) turn(player int) bool {
	place := t.below(3)
	card := t.hand[player][place]
	if int(card)+1+t.below(6) >= 8 {
		t.points[1-player]--
	}
	t.deck[t.discard] = card // the slot of a card that was drawn
	t.discard++
	t.hand[player][place] = t.draw()
	return t.points[1-player] == 0
}

// draw takes the next card; if there is none, the played cards are shuffled.
func (t *Toy) draw() uint8 {
	if t.drawn == len(t.deck) {
		n := t.discard
		t.shuffle(n)
		copy(t.deck[len(t.deck)-n:], t.deck[:n])
		t.drawn, t.discard = len(t.deck)-n, 0
	}
	t.drawn++
	return t.deck[t.drawn-1]
}

func (t *Toy) shuffle(n int) {
	for i := n - 1; i > 0; i-- {
		j := t.below(i + 1)
		t.deck[i], t.deck[j] = t.deck[j], t.deck[i]
	}
}

// below returns a number less than n; the slight bias does not matter for such
// small n.
func (t *Toy) below(n int) int { return int(uint64(uint32(t.rng.Uint64())) * uint64(n) >> 32) }
