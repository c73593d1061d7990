package session

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// The maximum number of deals of a climb, and the number between its looks.
const (
	climbDeals, climbLook     = 2_000, 500
	thoughtDeals, thoughtLook = 200, 20
)

// Ladder compares each kind of player with the best of the weaker ones and
// reports each result as soon as it is known. Players that think ahead take
// part only in deep sessions. When the time is up, the result so far of the
// comparison under way is the last one.
func (s *Session) Ladder(ctx context.Context, most time.Duration, tell func(*verdict.AdjacentPlayers)) ([]*verdict.AdjacentPlayers, error) {
	timed, stop := context.WithTimeout(ctx, most)
	defer stop()
	players := s.climbers()
	top, rungs := players[0], []*verdict.AdjacentPlayers(nil)
	for _, upper := range players[1:] {
		up, err := s.climb(timed, upper, top)
		if err != nil {
			return nil, err
		}
		if ctx.Err() != nil || timed.Err() != nil && up.Games() == 0 {
			break
		}
		if up.Standing() == verdict.Stands {
			top = upper
		}
		rungs = append(rungs, up)
		tell(up)
	}
	return rungs, nil
}

// climbers returns the players to compare, weakest first.
func (s *Session) climbers() []string {
	return slices.DeleteFunc(s.Game.Players(), func(name string) bool { return name == "seeker" || thinks(name) && s.Effort != Deep })
}

// climb compares a player with a weaker one.
func (s *Session) climb(ctx context.Context, upper, lower string) (*verdict.AdjacentPlayers, error) {
	most, look := uint64(climbDeals), uint64(climbLook)
	if thinks(upper) {
		most, look = thoughtDeals, thoughtLook
	}
	var done atomic.Uint64
	m := trial.Match{Agents: alone(s.Game, upper, lower)[0], Seed: s.Seed, Games: s.count(most), Workers: s.Workers, Played: &done}
	defer s.watch(upper+" against "+lower, &done, m.Total(1), nil)()
	return trial.Climb(ctx, s.Game, m, look)
}
