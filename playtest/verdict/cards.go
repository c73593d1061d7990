package verdict

import "punchboard/playtest"

// cards judges each card: whether it is drawn, whether it is played, and how it
// affects its owner's share of wins.
func (j *judge) cards(s *playtest.Stats) {
	rare := j.rare(s)
	for id, dead := range j.dead(s) {
		j.seen(s, id, rare[id])
		j.played(s, playtest.CardID(id), dead)
	}
	j.strength(s)
}

// rare returns, judging all cards together, which are drawn in fewer games than they
// should be.
func (j *judge) rare(s *playtest.Stats) []bool {
	chances := make([]float64, len(j.Sheet.Cards))
	for id := range chances {
		chances[id] = drawnShare(j.Sheet, s, id).below(j.Limits.Seen)
	}
	return Discoveries(chances, falseShare)
}

// drawnShare returns the share of games in which a card is drawn. If each player draws
// from a separate pile, the draws of a game are one cluster.
func drawnShare(sheet *playtest.Catalog, s *playtest.Stats, id int) estimate {
	seen, deals := s.Seen[id], s.Deals(sheet, playtest.CardID(id))
	if deals == s.Games() {
		return ofGames(seen, deals)
	}
	n, games := uint64(sheet.NumSeats()), s.Games()
	return ofClusters(seen, n*games, playtest.Clusters{Games: games, XX: seen + 2*s.Both[id], XN: n * seen, NN: n * n * games})
}

// seen judges whether a card is drawn at all, and whether it is drawn as often as
// its copies imply; rare is the result for this card when all are judged together.
func (j *judge) seen(s *playtest.Stats, id int, rare bool) {
	seen, deals := s.Seen[id], s.Deals(j.Sheet, playtest.CardID(id))
	low, high := drawnShare(j.Sheet, s, id).interval()
	level, e := under(low, high, j.Limits.Seen, 0), expect(j.Sheet, s, id)
	switch {
	case seen == 0 && s.Games() >= leastGames:
		level = Fail
	case level == Watch && !rare:
		level = Unsure
	}
	if e != nil && e.kept(high) {
		level = max(level, Watch)
	}
	if level != Pass {
		rate := share(seen, deals)
		j.add(s, Finding{
			Class: Undrawn, Case: undrawnCase(rate, j.Limits.Seen), Level: level, Subject: j.Sheet.Cards[id],
			Value: rate, Low: low, High: high, Limit: j.Limits.Seen, N: deals, Detail: &DrawRate{Expected: e},
		})
	}
}

// leastDraws is the minimum number of draws before a card can be called dead.
const leastDraws = 1000

// falseShare is the share of the cards reported as dead that may be false
// discoveries.
const falseShare = 0.05

// dead returns, judging all cards together, which are played less often than they
// should be.
func (j *judge) dead(s *playtest.Stats) []bool {
	chances := make([]float64, len(j.Sheet.Cards))
	for id := range chances {
		chances[id] = 1
		if plays := playedShare(s, playtest.CardID(id)); plays.chances >= leastDraws {
			chances[id] = plays.below(j.Limits.Played)
		}
	}
	return Discoveries(chances, falseShare)
}

// played judges whether a card that is drawn is ever played; dead is the result
// for this card when all are judged together. If other players do play the card,
// these players do not know how to use it, and the game does not fail.
func (j *judge) played(s *playtest.Stats, id playtest.CardID, dead bool) {
	c := countsInBothHands(s, id)
	low, high := playedShare(s, id).interval()
	f := Finding{Class: DeadCard, Subject: j.Sheet.Cards[id], Value: share(c.Played, c.Drawn), Low: low, High: high, Limit: j.Limits.Played, N: c.Drawn}
	switch {
	case c.Drawn < leastDraws && low < f.Limit && c.Drawn > 0:
		f.Level = Unsure
	case c.Drawn >= leastDraws && high < f.Limit && !dead:
		f.Level = Unsure
	case c.Drawn >= leastDraws && high < f.Limit:
		f.Level, f.Contrary = Fail, j.whoPlays(id)
	}
	if f.Level == Fail && (weak(s) || f.Contrary != nil) {
		f.Level = Watch
	}
	if f.Level != Pass {
		j.add(s, f)
	}
}

// playedShare returns the share of a card's draws after which it is played.
func playedShare(s *playtest.Stats, id playtest.CardID) estimate {
	c := countsInBothHands(s, id)
	return ofClusters(c.Played, c.Drawn, s.Plays[id])
}

// whoPlays returns the figure of players that clearly play a card often enough;
// nil if there are none.
func (j *judge) whoPlays(id playtest.CardID) *Reading {
	for _, s := range j.Runs {
		c := countsInBothHands(s, id)
		if low, high := playedShare(s, id).interval(); low > j.Limits.Played {
			return &Reading{share(c.Played, c.Drawn), low, high, c.Drawn, s.Run.Agents}
		}
	}
	return nil
}

// effect is how a card among its owner's first draws changed the owner's share of
// wins.
type effect struct {
	card      string
	seat      int
	gain, err float64
	n         uint64
}

// Effects returns, for each card of a seat that was drawn early, how much more
// often its owner won with it than without, in shares of wins, among games with
// equally many early draws. Which cards these are is random, so the difference is
// causal; it is what the card is worth to these players.
func Effects(sheet *playtest.Catalog, s *playtest.Stats) []Finding {
	var effects []effect
	for id := range sheet.Cards {
		for seat := range sheet.NumSeats() {
			if e, ok := effectOf(sheet, s, id, seat); ok {
				effects = append(effects, e)
			}
		}
	}
	return findings(sheet, effects, s, 0)
}

// findings returns effects as findings, with intervals that hold for all of them
// and for others together.
func findings(sheet *playtest.Catalog, effects []effect, s *playtest.Stats, others int) (all []Finding) {
	family := len(effects) + others
	z := familyQuantile(family)
	for _, e := range effects {
		all = append(all, Finding{
			Class: Strength, Subject: e.card, Value: e.gain, Low: e.gain - z*e.err, High: e.gain + z*e.err,
			N: e.n, Family: family, Agents: s.Run.Agents, Seed: s.Run.Seed, Affected: share(e.n, s.Games()), Detail: &EarlyDraws{Side: sheet.Seats[e.seat]},
		})
	}
	shared(all)
	return all
}

// shared marks the cards that both sides draw; their effects are adjacent.
func shared(all []Finding) {
	for i := 1; i < len(all); i++ {
		if all[i].Subject == all[i-1].Subject {
			all[i].Detail.(*EarlyDraws).Shared, all[i-1].Detail.(*EarlyDraws).Shared = true, true
		}
	}
}

// weigh sets the level of an effect. A card that clearly hurts its owner is a
// trap or is misplayed: that does not prove anything about the card, so the level
// is never above watch.
func (f *Finding) weigh(limit float64) {
	f.Limit = limit
	down := under(f.Low, f.High, -limit, -2*limit)
	f.Level = max(over(f.Low, f.High, limit, 2*limit), min(down, Watch))
	if down >= Watch {
		f.Class, f.Limit = Trap, -limit
	}
}

// strength judges whether drawing one card early changes its owner's share of
// wins too much. All cards are judged together.
func (j *judge) strength(s *playtest.Stats) {
	for _, f := range Effects(j.Sheet, s) {
		if f.weigh(j.Limits.Card); f.Level >= Watch {
			j.found = append(j.found, f)
		}
	}
}
