package verdict

import "punchboard/playtest"

// rehearse judges games that nobody wins: what breaks, which cards are dead,
// which turns are empty, what runs out or short. Balance, strength, skill and
// length mean nothing there.
func (j *judge) rehearse() {
	for _, s := range j.Runs {
		j.faults(s)
		if !careless(s) || !Careful(j.Runs) {
			j.supply(s)
		}
	}
	best := Best(j.Runs)
	if best == nil {
		return
	}
	j.hands(best)
	j.piles(best)
	for id, name := range j.Sheet.Cards {
		j.rehearsed(best, playtest.CardID(id), name)
	}
}

// rehearsed judges one card on all runs together: nobody has to have played
// well for a card to be dead, only all of them.
func (j *judge) rehearsed(best *playtest.Stats, id playtest.CardID, name string) {
	var most playtest.CardCount // of the players who play it most
	for _, s := range j.Runs {
		if c := countsInBothHands(s, id); share(c.Played, c.Drawn) >= share(most.Played, most.Drawn) {
			most = c
		}
	}
	c := countsInBothHands(best, id)
	j.seen(best, int(id))
	if n, bar := j.playable(name); c.Drawn > 0 && n == 0 {
		j.unplayable(best, name, c.Drawn, bar)
		return
	}
	if low, high := Wilson(most.Played, most.Drawn); most.Drawn >= leastDraws && high < j.Limits.Played {
		j.add(best, Finding{Class: DeadCard, Level: Watch, Subject: name, Value: share(most.Played, most.Drawn), Low: low, High: high, Limit: j.Limits.Played, N: most.Drawn})
	}
}

// unplayable tells of a card that was drawn and never could be played. Where the
// rules say why, nothing is left to chance.
func (j *judge) unplayable(s *playtest.Stats, name string, drawn uint64, bar playtest.Obstacle) {
	f := Finding{Class: Unplayable, Level: Fail, Subject: name, N: drawn, Affected: min(share(drawn, s.Games()), 1), Detail: &Unplayed{Obstacle: bar}}
	if bar.Kind == playtest.NoObstacle {
		_, f.High = Exact(0, drawn)
		if drawn < leastDraws {
			f.Level = Unsure
		}
	}
	j.add(s, f)
}

// countsInBothHands adds what became of a card in both hands.
func countsInBothHands(s *playtest.Stats, id playtest.CardID) (c playtest.CardCount) {
	for seat := range playtest.Seats {
		c.Drawn += s.Cards[id][seat].Drawn
		c.Played += s.Cards[id][seat].Played
	}
	return c
}

// playable counts the games of all runs in which somebody could play a card, and
// tells what keeps it from being played.
func (j *judge) playable(name string) (n uint64, bar playtest.Obstacle) {
	for id, f := range j.Sheet.Facts {
		if f.Kind == playtest.FactPlayable && f.Subject == name {
			bar = f.Obstacle
			for _, s := range j.Runs {
				n += s.Facts[id][0] + s.Facts[id][1]
			}
		}
	}
	return n, bar
}
