package session

import (
	"context"

	"punchboard/playtest"
)

// Pairing is the players of all seats and the number of their games.
type Pairing struct {
	Agents playtest.Lineup
	Games  uint64
}

// The numbers of games for each effort.
const (
	quickGames = 4_000
	usualGames = 40_000
	deepGames  = 100_000

	rehearsedGames = 10_000
)

// Pairings returns which players meet: random players and seekers look for
// faults, sensible players of one kind judge balance, and sensible against
// random shows whether skill counts.
func (s *Session) Pairings() []Pairing {
	switch {
	case s.Agents != nil:
		return []Pairing{{*s.Agents, s.count(usualGames)}}
	case s.Game.Catalog().NobodyWins:
		return s.rehearsals()
	}
	best, n := Strongest(s.Game), s.fewer(s.gamesOr(usualGames))
	pairs := []Pairing{
		{s.all("random"), s.count(n)},
		{s.all("seeker"), s.count(s.gamesOr(usualGames) / 20)}, // rare rules need games
	}
	if best != "random" {
		seatings := alone(s.Game, best, "random")
		for _, agents := range seatings {
			pairs = append(pairs, Pairing{agents, s.count(n / uint64(2*len(seatings)))})
		}
		pairs = append(pairs, Pairing{s.all(best), s.count(n)})
	}
	return pairs
}

// all returns the lineup of the same player in all seats.
func (s *Session) all(name string) playtest.Lineup { return InAllSeats(s.Game, name) }

// rehearsals lets each kind of player play against itself: there is no winner,
// so there is nothing to compare.
func (s *Session) rehearsals() (pairs []Pairing) {
	for _, name := range s.Game.Players() {
		pairs = append(pairs, Pairing{s.all(name), s.count(s.gamesOr(rehearsedGames))})
	}
	return pairs
}

// gamesOr returns the number of games for the effort.
func (s *Session) gamesOr(usual uint64) uint64 {
	switch s.Effort {
	case Quick:
		return quickGames
	case Deep:
		return deepGames
	}
	return usual
}

// usualDecisions is the number of decisions of a long game for which the numbers of games
// and samples are meant.
const usualDecisions = 500

// fewer returns a number of games, or fewer if a game has so many decisions that as many
// games would take far longer than those of other games. It does not depend on the speed
// of the machine.
func (s *Session) fewer(games uint64) uint64 {
	return games * usualDecisions / max(s.decisions(), usualDecisions)
}

// decisions returns the mean number of decisions in a game, at least 1. It plays a few
// games of the best of the game's own players when it is first called.
func (s *Session) decisions() uint64 {
	if s.length == 0 {
		s.length = s.pilot()
	}
	return s.length
}

func (s *Session) pilot() uint64 {
	m := playtest.Match{Players: s.all(Strongest(s.Game)), Seed: s.Seed, Games: playtest.Range{To: 8}, Workers: s.Workers}
	run, err := s.Game.Run(context.Background(), m, nil)
	if err != nil || run.Games() == 0 {
		return 1
	}
	return max(1, run.Decisions/run.Games())
}

// triedGames is the number of games, of players that look for faults, in which
// other orders of simultaneous events are tried.
const triedGames = 2000

// orders returns the number of games of a pairing in which other orders are
// tried.
func (p *Pairing) orders(check bool) uint64 {
	switch {
	case check:
		return p.Games
	case !p.Agents.Alike() || p.Agents[0] != "random" && p.Agents[0] != "seeker":
		return 0
	}
	return min(p.Games, triedGames)
}
