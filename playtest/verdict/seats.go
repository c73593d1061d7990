package verdict

import (
	"math"

	"punchboard/playtest"
)

// Seats judges the advantage of going first, and of each side, in one run.
func Seats(sheet *playtest.Catalog, s *playtest.Stats, l Limits) []Finding {
	j := &judge{Evidence: Evidence{Sheet: sheet, Limits: l}}
	j.seats(s)
	return j.found
}

// seats judges the advantage of going first, and of each side. A draw counts
// half for each player.
func (j *judge) seats(s *playtest.Stats) {
	var first, side, drawn, n uint64
	for began := range playtest.Seats {
		w := &s.Wins[began]
		first += w.Seat[began]
		side += w.Seat[0]
		drawn += w.Draws
		n += w.Seat[0] + w.Seat[1] + w.Draws
	}
	if began(s, 0) > 0 && began(s, 1) > 0 {
		j.even(s, Finding{Class: FirstSeat, Limit: j.Limits.FirstSeat}, ofPoints(first, drawn, n), 0.5-j.Limits.FirstSeat, 0.5+j.Limits.FirstSeat)
	}
	j.even(s, Finding{Class: Balance, Subject: j.Sheet.Seats[0], Limit: j.Limits.Balance[1]}, ofPoints(side, drawn, n), j.Limits.Balance[0], j.Limits.Balance[1])
}

// began counts the games in which a seat went first.
func began(s *playtest.Stats, seat int) uint64 {
	w := &s.Wins[seat]
	return w.Seat[0] + w.Seat[1] + w.Draws
}

// even judges a share of wins that should be within a band.
func (j *judge) even(s *playtest.Stats, f Finding, e estimate, low, high float64) {
	f.Value, f.N, f.Affected, f.Detail = e.share, e.chances/2, 1, &Band{low, high}
	f.band(e, low, high)
	j.add(s, f)
}

func (j *judge) draws(s *playtest.Stats) {
	k, n := s.Wins[0].Draws+s.Wins[1].Draws, s.Games()
	f := Finding{Class: Draws, Value: share(k, n), Limit: j.Limits.Draws, Affected: share(k, n)}
	f.most(ofGames(k, n), j.Limits.Draws, 3*j.Limits.Draws)
	j.add(s, f)
}

// leads judges how often the player in the lead after a quarter of the game
// wins.
func (j *judge) leads(s *playtest.Stats) {
	quarter := &s.Leads[len(s.Leads)/4]
	f := Finding{Class: Runaway, Value: share(quarter.Kept, quarter.Games), Limit: j.Limits.Runaway, N: quarter.Games, Affected: share(quarter.Games, s.Games())}
	if quarter.Games == 0 {
		return
	}
	f.most(ofGames(quarter.Kept, quarter.Games), j.Limits.Runaway, math.Inf(1))
	j.add(s, f)
}

// Decided is the subject of a finding about when games are decided.
const Decided = "decided"

// decided judges how many games are decided in their first half, after which the
// winner stays ahead to the end. If these are far more than half of the games,
// the rest of the game is pointless.
func (j *judge) decided(s *playtest.Stats) {
	var early, n uint64
	for part, games := range s.Settled {
		n += games
		if 2*part <= len(s.Settled)-1 {
			early += games
		}
	}
	if n == 0 {
		return
	}
	f := Finding{Class: Runaway, Case: DecidedEarly, Subject: Decided, Value: share(early, n), Limit: j.Limits.Decided, N: n, Affected: share(early, s.Games())}
	f.most(ofGames(early, n), j.Limits.Decided, math.Inf(1))
	j.add(s, f)
}

// skill judges whether good players beat random ones: the mean of both seatings,
// so that seats and sides do not count.
func (j *judge) skill() {
	var won, drawn, n uint64
	var of *playtest.Stats
	for _, s := range j.Runs {
		for seat := range playtest.Seats {
			if s.Run.Agents[seat] != "random" && s.Run.Agents[1-seat] == "random" {
				for _, w := range s.Wins {
					won += w.Seat[seat]
					drawn += w.Draws
					n += w.Seat[0] + w.Seat[1] + w.Draws
				}
				of = s
			}
		}
	}
	if n == 0 {
		return
	}
	e := ofPoints(won, drawn, n)
	f := Finding{Class: NoSkill, Value: e.share, Limit: j.Limits.Skill, N: n, Affected: 1}
	f.least(e, j.Limits.Skill, 0.5)
	j.add(of, f)
}
