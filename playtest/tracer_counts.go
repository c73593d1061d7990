package playtest

// TrackCount is the range of a track over all games.
type TrackCount struct {
	Games       uint64 // games in which it had a value
	Least, Most int    // meaningless if Games is 0
	LeastGame   uint64 // the lowest game that reached it
	MostGame    uint64
}

// HandCount counts how often a player held cards and could play none.
type HandCount struct {
	Turns    uint64   // turns with cards in hand
	Stuck    uint64   // of them, turns with no playable card
	Runs     uint64   // games with two or more stuck turns in a row
	Idle     uint64   // games in which the first turn was stuck
	Clusters Clusters // stuck turns among turns
}

// leadParts is the number of parts that a game is divided into to see how often the
// player in the lead goes on to win. A quarter and half of the game are among the
// boundaries.
const leadParts = 12

// LeadCount counts the games in which somebody was ahead at one point and somebody won,
// and those in which it was the same player.
type LeadCount struct{ Games, Kept uint64 }

// leadSettledAt returns the point from which the winner was ahead to the end, in parts
// of the game: 0 for all of it, leadParts if the winner was not ahead even at the end.
func leadSettledAt(winner Seat, leads []Seat) int {
	at := len(leads)
	for at > 0 && leads[at-1] == winner {
		at--
	}
	return (at*leadParts + len(leads) - 1) / len(leads)
}

// watched adds what a tracer recorded of tracks, piles, hands and leads.
func (s *Stats) watched(game uint64, o Outcome, t *Tracer) {
	for i := range t.tracks {
		if sp := &t.tracks[i]; sp.seen {
			s.Tracks[i].merge(&TrackCount{1, sp.least, sp.most, game, game})
		}
	}
	for i, turn := range t.empty {
		if turn > 0 {
			s.Piles[i].Add(turn, 1)
		}
	}
	for seat := range t.seats {
		s.Hands[seat].add(&t.hands[seat])
	}
	s.led(o, t.leads)
}

func (h *HandCount) add(t *handTrace) {
	h.Turns += uint64(t.turns)
	h.Stuck += uint64(t.stuck)
	h.Clusters.Add(uint64(t.stuck), uint64(t.turns))
	h.Idle += uint64(t.idle)
	if t.longest >= 2 {
		h.Runs++
	}
}

func (h *HandCount) merge(o *HandCount) {
	h.Turns += o.Turns
	h.Stuck += o.Stuck
	h.Runs += o.Runs
	h.Idle += o.Idle
	h.Clusters.Merge(&o.Clusters)
}

// led counts, at twelve points of the game, whether the player in the lead won.
func (s *Stats) led(o Outcome, leads []Seat) {
	if o.Winner == Nobody || len(leads) == 0 {
		return
	}
	s.Settled[leadSettledAt(o.Winner, leads)]++
	for part := range s.Leads {
		ahead := leads[part*len(leads)/leadParts]
		if ahead == Nobody {
			continue
		}
		s.Leads[part].Games++
		if ahead == o.Winner {
			s.Leads[part].Kept++
		}
	}
}

func (s *Stats) mergeWatched(o *Stats) {
	for i := range o.Tracks {
		s.Tracks[i].merge(&o.Tracks[i])
	}
	for i := range o.Piles {
		s.Piles[i].Merge(&o.Piles[i])
	}
	for seat := range MaxSeats {
		s.Hands[seat].merge(&o.Hands[seat])
	}
	for i, n := range o.Settled {
		s.Settled[i] += n
	}
	for i := range o.Leads {
		s.Leads[i].Games += o.Leads[i].Games
		s.Leads[i].Kept += o.Leads[i].Kept
	}
}

// merge takes the extremes of both; if both games reached one, the lower game number.
func (c *TrackCount) merge(o *TrackCount) {
	switch {
	case o.Games == 0:
		return
	case c.Games == 0:
		*c = *o
		return
	}
	if o.Least < c.Least || o.Least == c.Least && o.LeastGame < c.LeastGame {
		c.Least, c.LeastGame = o.Least, o.LeastGame
	}
	if o.Most > c.Most || o.Most == c.Most && o.MostGame < c.MostGame {
		c.Most, c.MostGame = o.Most, o.MostGame
	}
	c.Games += o.Games
}
