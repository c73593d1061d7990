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

// seats judges the advantage of going first, and of each side. A draw is divided among
// the players. Of two sides only the first is judged, because the other has the rest; of
// more, each one. The limits are for two players; those for more are as many times
// smaller as an even share is.
func (j *judge) seats(s *playtest.Stats) {
	n := j.Sheet.NumSeats()
	t := tallyOf(s, n)
	if t.allBegan {
		j.even(s, Finding{Class: FirstSeat, Limit: j.Limits.FirstSeat * playtest.Seats / float64(n)}, t.of(t.first, n), j.Limits.firstOf(n))
	}
	for seat, name := range j.judgedSeats() {
		band := j.Limits.BalanceOf(n)
		j.even(s, Finding{Class: Balance, Subject: name, Limit: band.High}, t.of(t.won[seat], n), band)
	}
}

// judgedSeats returns the names of the seats whose shares of wins are judged.
func (j *judge) judgedSeats() []string {
	if len(j.Sheet.Seats) <= playtest.Seats {
		return j.Sheet.Seats[:min(1, len(j.Sheet.Seats))]
	}
	return j.Sheet.Seats
}

// winTally is who won the games of a run.
type winTally struct {
	won          playtest.PerSeat[uint64] // by seat
	first        uint64                   // by the player who went first
	drawn, games uint64
	allBegan     bool // each seat went first in some games
}

func tallyOf(s *playtest.Stats, seats int) winTally {
	t := winTally{allBegan: true}
	for began := range seats {
		w := &s.Wins[began]
		t.first += w.Seat[began]
		for seat, n := range w.Seat {
			t.won[seat] += n
		}
		t.drawn += w.Draws
		t.games += w.Games()
		t.allBegan = t.allBegan && w.Games() > 0
	}
	return t
}

// of returns the estimate of a share of wins.
func (t *winTally) of(won uint64, seats int) estimate { return ofPoints(won, t.drawn, t.games, seats) }

// even judges a share of wins that should be within a band.
func (j *judge) even(s *playtest.Stats, f Finding, e estimate, band Band) {
	f.Value, f.N, f.Affected, f.Detail = e.share, e.chances/uint64(j.Sheet.NumSeats()), 1, &band
	f.band(e, &band)
	j.add(s, f)
}

func (j *judge) draws(s *playtest.Stats) {
	k, n := tallyOf(s, j.Sheet.NumSeats()).drawn, s.Games()
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

// skill judges whether a good player beats random ones: the mean of all seatings, so that
// seats and sides do not count.
func (j *judge) skill() {
	var won, drawn, n uint64
	var of *playtest.Stats
	seats := j.Sheet.NumSeats()
	for _, s := range j.Runs {
		if seat := aloneAmongRandom(s.Run.Agents); seat >= 0 {
			t := tallyOf(s, seats)
			won, drawn, n = won+t.won[seat], drawn+t.drawn, n+t.games
			of = s
		}
	}
	if n == 0 {
		return
	}
	e, even := ofPoints(won, drawn, n, seats), 1/float64(seats)
	limit := j.Limits.Skill * playtest.Seats * even
	f := Finding{Class: NoSkill, Value: e.share, Limit: limit, N: n, Affected: 1}
	f.least(e, limit, even)
	j.add(of, f)
}

// aloneAmongRandom returns the seat of the only player that does not play at random; -1
// if there is no such seat, or another.
func aloneAmongRandom(agents playtest.Lineup) int {
	alone := -1
	for seat, name := range agents.Names() {
		switch {
		case name == "random":
		case alone >= 0:
			return -1
		default:
			alone = seat
		}
	}
	return alone
}
