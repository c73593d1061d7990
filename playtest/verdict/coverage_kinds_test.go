package verdict

import (
	"math"
	"math/rand/v2"

	"punchboard/playtest"
)

// coverageKinds lists every kind of interval that a report shows.
var coverageKinds = []coverageKind{
	{name: "games: common", truth: 0.3, draw: gamesWith(0.3, 200)},
	{name: "games: rare", truth: 0.01, draw: gamesWith(0.01, 400)},
	{name: "games: faults, exactly", truth: 0.001, draw: func(rnd *rand.Rand) (float64, float64) {
		return Exact(count(rnd, 0.001, 1000), 1000)
	}},
	{name: "turns: players stuck in the same games", truth: 0.25, draw: turns(0.25, 2, 200, always(10))},
	{name: "turns: in few games", truth: 0.25, draw: turns(0.25, 2, 25, always(10))},
	{name: "turns: rarely", truth: 0.004, draw: turns(0.004, 1, 200, always(10))},
	{name: "turns: hardly ever", truth: 0.0005, draw: turns(0.0005, 1, 200, always(10))},
	{name: "turns: nearly always", truth: 0.99, draw: turns(0.99, 1, 200, always(10))},
	{name: "turns: all of a game or none", truth: 0.1, draw: turns(0.1, 0.01, 200, always(12))},
	{name: "turns: long games", truth: longTurns, draw: longGames},
	{name: "turns: evenly in all games", truth: 0.25, draw: evenTurns},
	{name: "turns: one a game", truth: 0.25, draw: turns(0.25, 2, 300, always(1))},
	{name: "turns by Wilson, as if each were a game", truth: 0.25, draw: turnsByWilson, naive: true},
	{name: "draws: of a card, none or some a game", truth: 0.2, draw: turns(0.2, 3, 400, func(rnd *rand.Rand) uint64 { return rnd.Uint64N(4) })},
	{name: "decisions: forced", truth: 0.15, draw: turns(0.15, 20, 200, func(rnd *rand.Rand) uint64 { return 20 + rnd.Uint64N(80) })},
	{name: "two piles: drawn by both or by nobody", truth: 0.4, draw: ownPiles},
	{name: "wins: with draws", truth: 0.55, draw: wonAndDrawn(0.5, 0.1, 200)},
	{name: "wins: nearly all", truth: 0.985, draw: wonAndDrawn(0.98, 0.01, 200)},
	{name: "wins: in few games", truth: 0.45, draw: wonAndDrawn(0.4, 0.1, 20)},
	{name: "wins: skill, both seatings on one luck", truth: 0.7, draw: bothSeatings},
	{name: "leads: the leader after a quarter wins", truth: leaderWins, draw: leaders},
	{name: "cards: what each of ten is worth", truth: 0, draw: cardEffects},
	{name: "cards: strengths with unequally many draws", truth: 0, draw: unequalDraws},
	{name: "deals: a change that helps in one of ten", truth: 0.05, draw: turnedBy(0.1, 200)},
	{name: "deals: a change that hardly matters", truth: 0.0025, draw: turnedBy(0.005, 400)},
	{name: "deals: by how many turns games get longer", truth: 0.5, draw: lengthened},
	{name: "players: one rung above the other", truth: 0.625, draw: rung},
	{name: "values: share of wins", truth: 0.55, draw: step(func(s *Step) (float64, float64) { return s.Low, s.High })},
	{name: "values: draws", truth: 0.1, draw: step(func(s *Step) (float64, float64) { return s.DrawsAt[0], s.DrawsAt[1] })},
	{name: "values: turns", truth: 9, draw: step(func(s *Step) (float64, float64) { return s.Turns - s.TurnsHalf, s.Turns + s.TurnsHalf })},
	{name: "values: games within the claim", truth: 0.6, draw: step(func(s *Step) (float64, float64) { return s.LengthAt[0], s.LengthAt[1] })},
	{name: "luck: what card and die explain", truth: 1.0 / 3, draw: luckShares},
	{name: "markers: enough for 999 games in 1,000", truth: 6, draw: markers},
	{name: "rules: the chance of one that was not seen", truth: 0, draw: unseen},
	{name: "orders: events that differ", truth: 0.1, draw: turns(0.1, 1, 300, func(rnd *rand.Rand) uint64 { return rnd.Uint64N(6) })},
	{name: "hands: an opening card, both hands of a game", truth: 0.2, draw: openingHands},
}

// count returns how often something with probability p happens in n trials.
func count(rnd *rand.Rand, p float64, n uint64) (k uint64) {
	for range n {
		if rnd.Float64() < p {
			k++
		}
	}
	return k
}

func gamesWith(p float64, n uint64) func(*rand.Rand) (float64, float64) {
	return func(rnd *rand.Rand) (float64, float64) { return ofGames(count(rnd, p, n), n).interval() }
}

func always(n uint64) func(*rand.Rand) uint64 { return func(*rand.Rand) uint64 { return n } }

// beta returns a number from a beta distribution with a mean and a size: the larger the
// size, the nearer to the mean. It plays Pólya's urn for a while.
func beta(rnd *rand.Rand, mean, size float64) float64 {
	a, b := gamma(rnd, mean*size), gamma(rnd, (1-mean)*size)
	if a+b == 0 {
		return float64(count(rnd, mean, 1))
	}
	return a / (a + b)
}

// gamma returns a number from a gamma distribution (Marsaglia and Tsang 2000).
func gamma(rnd *rand.Rand, shape float64) float64 {
	if shape < 1 {
		return gamma(rnd, shape+1) * math.Pow(rnd.Float64(), 1/shape)
	}
	d := shape - 1.0/3
	for {
		x := rnd.NormFloat64()
		v := 1 + x/math.Sqrt(9*d)
		if v = v * v * v; v > 0 && math.Log(1-rnd.Float64()) < x*x/2+d-d*v+d*math.Log(v) {
			return d * v
		}
	}
}

// cluster adds up games.
type cluster struct {
	x, n uint64
	c    playtest.Clusters
}

func (s *cluster) add(x, n uint64) {
	s.x += x
	s.n += n
	s.c.Add(x, n)
}

func (s *cluster) interval() (float64, float64) { return ofClusters(s.x, s.n, s.c).interval() }

// turns plays games in which something happens in a share of turns that differs from
// game to game.
func turns(mean, size float64, games int, length func(*rand.Rand) uint64) func(*rand.Rand) (float64, float64) {
	return func(rnd *rand.Rand) (float64, float64) {
		var s cluster
		for range games {
			n := length(rnd)
			s.add(count(rnd, beta(rnd, mean, size), n), n)
		}
		return s.interval()
	}
}

func turnsByWilson(rnd *rand.Rand) (float64, float64) {
	var s cluster
	for range 200 {
		s.add(count(rnd, beta(rnd, 0.25, 2), 10), 10)
	}
	return Wilson(s.x, s.n)
}

// longGames plays games that are long if players are stuck: of ten games, nine have 5
// turns of which a tenth is stuck, and one has 30 of which half are.
func longGames(rnd *rand.Rand) (float64, float64) {
	var s cluster
	for range 200 {
		if rnd.IntN(10) == 0 {
			s.add(count(rnd, 0.5, 30), 30)
		} else {
			s.add(count(rnd, 0.1, 5), 5)
		}
	}
	return s.interval()
}

const longTurns = (9*0.5 + 15) / (9*5 + 30)

// evenTurns plays games in which two or three turns of ten are stuck.
func evenTurns(rnd *rand.Rand) (float64, float64) {
	var s cluster
	for range 200 {
		s.add(2+rnd.Uint64N(2), 10)
	}
	return s.interval()
}

// ownPiles deals the same long or short game to both players, who draw from separate
// piles.
func ownPiles(rnd *rand.Rand) (float64, float64) {
	var both, one uint64
	for range 300 {
		p := []float64{0.1, 0.7}[rnd.IntN(2)]
		switch count(rnd, p, 2) {
		case 2:
			both++
		case 1:
			one++
		}
	}
	return ofPoints(both, one, 300, 2).interval()
}

// wonAndDrawn plays games that are won and drawn with the given probabilities.
func wonAndDrawn(win, draw float64, games uint64) func(*rand.Rand) (float64, float64) {
	return func(rnd *rand.Rand) (float64, float64) {
		var won, drawn uint64
		for range games {
			switch u := rnd.Float64(); {
			case u < win:
				won++
			case u < win+draw:
				drawn++
			}
		}
		return ofPoints(won, drawn, games, 2).interval()
	}
}

// bothSeatings plays each deal twice; the better player wins nine of ten with the better
// hand and half with the worse.
func bothSeatings(rnd *rand.Rand) (float64, float64) {
	won := count(rnd, 0.9, 100) + count(rnd, 0.5, 100)
	return ofPoints(won, 0, 200, 2).interval()
}

// leaders plays games of twelve coins: who is ahead after three wins in the share of
// games that follows from the arcsine law's walk, drawn games left out.
func leaders(rnd *rand.Rand) (float64, float64) {
	var kept, games uint64
	for range 300 {
		early, late := 0, 0
		for turn := range 12 {
			step := 2*rnd.IntN(2) - 1
			if late += step; turn < 3 {
				early += step
			}
		}
		if late != 0 {
			games++
			if early*late > 0 {
				kept++
			}
		}
	}
	return ofGames(kept, games).interval()
}

// leaderWins is the share for leaders, from all 4,096 games.
var leaderWins = func() float64 {
	kept, games := 0, 0
	for walk := range 1 << 12 {
		early, late := 0, 0
		for turn := range 12 {
			step := 2*(walk>>turn&1) - 1
			if late += step; turn < 3 {
				early += step
			}
		}
		if late != 0 {
			games++
			if early*late > 0 {
				kept++
			}
		}
	}
	return float64(kept) / float64(games)
}()
