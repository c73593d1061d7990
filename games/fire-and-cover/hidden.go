package fireandcover

import "punchboard/playtest"

// Observe writes everything that a player may know. What is in play, the
// discard pile and the sizes of hands are public. A hand is known to its owner,
// and to the viewer as far as they saw its cards in the deck. Of the deck, the
// viewer knows the next cards that they have looked at.
func (r *Rules) Observe(s *State, viewer playtest.Seat, o *playtest.Observation) {
	o.Reset()
	v := *s
	me, enemy := &v.squads[viewer], &v.squads[viewer.Other()]
	clear(v.deck[:v.left-me.seen])
	o.Add(uint64(enemy.hand.size))
	enemy.hand = me.known
	for i := range r.benched(&v, viewer.Other()) {
		q := &v.bench[viewer.Other()][i]
		o.Add(uint64(q.hand.size))
		q.hand = q.known
	}
	o.Add(r.Hash(&v))
}

// Redeal reshuffles what a player cannot see, from a sorted pool: the other
// hand and the deck, except the cards that the player knows.
func (r *Rules) Redeal(s *State, viewer playtest.Seat, c playtest.Chance) {
	me, enemy := &s.squads[viewer], &s.squads[viewer.Other()]
	under := s.deck[:s.left-me.seen]
	pool := enemy.hand
	pool.less(&me.known)
	n := int(pool.size)
	bench := r.benched(s, viewer.Other())
	for i := range bench {
		unknown := bench[i].hand
		unknown.less(&bench[i].known)
		unknown.pour(&pool)
	}
	for _, kind := range under {
		pool.add(int(kind))
	}
	var cards [2 * maxCards]uint8
	all := pool.list(cards[:0])
	playtest.Shuffle(c, playtest.Key{Domain: forDeal, Seat: viewer}, all)
	enemy.hand = me.known
	for _, kind := range all[:n] {
		enemy.hand.add(int(kind))
	}
	for i := range bench {
		q := &bench[i]
		rest := int(q.hand.size - q.known.size)
		q.hand = q.known
		for _, kind := range all[n : n+rest] {
			q.hand.add(int(kind))
		}
		n += rest
	}
	copy(under, all[n:])
}
