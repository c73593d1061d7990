package verdict

import "punchboard/playtest"

// rehearse judges games without a winner: what fails, which cards are dead,
// which turns have nothing to play, and what runs out. Balance, strength, skill
// and length mean nothing there.
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
	rare := j.rare(best)
	for id, name := range j.Sheet.Cards {
		j.rehearsed(best, playtest.CardID(id), name, rare[id])
	}
}

// rehearsed judges one card on all runs together: a card is dead only if no kind
// of player plays it, however well they play.
func (j *judge) rehearsed(best *playtest.Stats, id playtest.CardID, name string, rare bool) {
	var most playtest.CardCount // of the players who play it most
	var plays estimate
	for _, s := range j.Runs {
		if c := countsInBothHands(s, id); share(c.Played, c.Drawn) >= share(most.Played, most.Drawn) {
			most, plays = c, playedShare(s, id)
		}
	}
	c := countsInBothHands(best, id)
	j.seen(best, int(id), rare)
	if n, bar := j.playable(name); c.Drawn > 0 && n == 0 {
		j.unplayable(best, id, c.Drawn, bar)
		return
	}
	if low, high := plays.interval(); most.Drawn >= leastDraws && high < j.Limits.Played {
		j.add(best, Finding{Class: DeadCard, Level: Watch, Subject: name, Value: share(most.Played, most.Drawn), Low: low, High: high, Limit: j.Limits.Played, N: most.Drawn})
	}
}

// unplayable reports a card that was drawn but could never be played. If the
// rules say why, no statistics are needed.
func (j *judge) unplayable(s *playtest.Stats, id playtest.CardID, drawn uint64, bar playtest.Obstacle) {
	f := Finding{Class: Unplayable, Level: Fail, Subject: j.Sheet.Cards[id], N: drawn, Affected: min(share(drawn, s.Games()), 1), Detail: &Unplayed{Obstacle: bar}}
	if bar.Kind == playtest.NoObstacle {
		_, f.High = Exact(0, s.Plays[id].Games) // draws of one game are alike
		if drawn < leastDraws {
			f.Level = Unsure
		}
	}
	j.add(s, f)
}

// countsInBothHands adds up the counts of a card in all hands.
func countsInBothHands(s *playtest.Stats, id playtest.CardID) (c playtest.CardCount) {
	for seat := range s.Cards[id] {
		c.Drawn += s.Cards[id][seat].Drawn
		c.Played += s.Cards[id][seat].Played
	}
	return c
}

// playable counts the games of all runs in which a player could play a card, and
// returns what prevents it from being played.
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
