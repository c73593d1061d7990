package session

import "punchboard/playtest"

// Pairing is two players and how often they meet.
type Pairing struct {
	Agents [playtest.Seats]string
	Games  uint64
}

// The numbers of games of the efforts.
const (
	quickGames = 4_000
	usualGames = 40_000
	deepGames  = 100_000

	rehearsedGames = 10_000
)

// Pairings returns who meets whom: random players and rule seekers look for what
// breaks, sensible players of one kind judge balance, and sensible against
// random shows whether skill counts.
func (s *Session) Pairings() []Pairing {
	switch {
	case s.Agents != nil:
		return []Pairing{{*s.Agents, s.count(usualGames)}}
	case s.Game.Catalog().NobodyWins:
		return s.rehearsals()
	}
	best, n := Strongest(s.Game), s.gamesOr(usualGames)
	pairs := []Pairing{
		{SamePlayerTwice("random"), s.count(n)},
		{SamePlayerTwice("seeker"), s.count(n / 20)},
	}
	if best != "random" {
		pairs = append(pairs,
			Pairing{[playtest.Seats]string{best, "random"}, s.count(n / 4)},
			Pairing{[playtest.Seats]string{"random", best}, s.count(n / 4)},
			Pairing{SamePlayerTwice(best), s.count(n)})
	}
	return pairs
}

// rehearsals lets players of each kind meet their like: nobody wins, so that
// there is nothing to compare.
func (s *Session) rehearsals() (pairs []Pairing) {
	for _, name := range s.Game.Players() {
		pairs = append(pairs, Pairing{SamePlayerTwice(name), s.count(s.gamesOr(rehearsedGames))})
	}
	return pairs
}

// gamesOr returns the number of games of the effort.
func (s *Session) gamesOr(usual uint64) uint64 {
	switch s.Effort {
	case Quick:
		return quickGames
	case Deep:
		return deepGames
	}
	return usual
}

// triedGames is in how many games of players who look for what breaks other
// orders of what happens at once are tried.
const triedGames = 2000

// orders returns in how many games of a pairing other orders are tried.
func (p *Pairing) orders(check bool) uint64 {
	switch {
	case check:
		return p.Games
	case p.Agents[0] != p.Agents[1] || p.Agents[0] != "random" && p.Agents[0] != "seeker":
		return 0
	}
	return min(p.Games, triedGames)
}
