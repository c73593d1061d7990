package session

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// AskThinkers adds games of players that think ahead, as both sides. In a deep
// session each of them first meets the strongest player that is proven so far. If
// it is proven to be stronger, it plays against itself until its games decide who
// wins and how long that takes, or the time is up. A usual session adds some games
// of a player that the recorded ladder of the game proves. AskThinkers returns the
// runs, including the new ones.
func (s *Session) AskThinkers(ctx context.Context, runs []*playtest.Stats, most time.Duration) ([]*playtest.Stats, error) {
	if !s.whole() || s.Game.Catalog().NobodyWins || ctx.Err() != nil {
		return runs, nil
	}
	switch s.Effort {
	case Deep:
		timed, stop := context.WithTimeout(ctx, most)
		defer stop()
		runs, err := s.climbOn(timed, runs)
		if timed.Err() != nil && ctx.Err() == nil {
			s.stopped = most
		}
		return runs, err
	case Usual:
		return s.probe(ctx, runs)
	}
	return runs, nil
}

// climbOn lets each player that thinks ahead climb the ladder and, if it is proven,
// judge.
func (s *Session) climbOn(ctx context.Context, runs []*playtest.Stats) ([]*playtest.Stats, error) {
	top := Strongest(s.Game)
	for _, name := range s.Game.Players() {
		if !thinks(name) || ctx.Err() != nil {
			continue
		}
		up, err := s.climb(ctx, name, top)
		if err != nil {
			return nil, err
		}
		s.remember(up)
		if up.Standing() != verdict.Stands {
			continue
		}
		top = name
		if runs, err = s.playUntilDecided(ctx, runs, name, s.count(thoughtGames)); err != nil {
			return nil, err
		}
	}
	return runs, nil
}

// remember adds a comparison. It replaces the recorded one of the same player, unless it
// is undecided.
func (s *Session) remember(up *verdict.AdjacentPlayers) {
	if up.Games() == 0 {
		return
	}
	if up.Standing() != verdict.Unproven {
		s.rungs = slices.DeleteFunc(s.rungs, func(r *verdict.AdjacentPlayers) bool { return r.Player == up.Player })
	}
	s.rungs = append(s.rungs, up)
}

// thoughtGames is the maximum number of games that a player that thinks ahead plays
// against itself: enough for an interval of three percentage points.
const thoughtGames = 10_000

// The numbers of games between looks at the results: few at first.
const firstLook, farthestLook = 20, 200

// playUntilDecided lets a player play against itself until its games decide every
// gate, or the context ends, and adds the run. The intervals allow for looking at
// any time, see verdict.SequentialInterval.
func (s *Session) playUntilDecided(ctx context.Context, runs []*playtest.Stats, name string, most uint64) ([]*playtest.Stats, error) {
	var done atomic.Uint64
	m := playtest.Match{Players: s.all(name), Seed: s.Seed, Check: s.Check, Workers: s.Workers, Live: new(playtest.Live)}
	defer s.watch(name+" against "+name, &done, most, m.Live)()
	var sum *playtest.Stats
	for m.Games.To < most && ctx.Err() == nil {
		m.Games = playtest.Range{From: m.Games.To, To: min(most, m.Games.To+min(max(firstLook, m.Games.To/4), farthestLook))}
		more, err := s.Game.Run(ctx, m, &done)
		switch {
		case err != nil:
			return nil, err
		case sum == nil:
			sum = more
		default:
			if err := sum.Merge(more); err != nil {
				return nil, err
			}
		}
		if verdict.Decides(s.Game.Catalog(), sum, s.Limits()) {
			break
		}
	}
	if sum != nil && sum.Played.Count() > 0 {
		runs = append(runs, sum)
	}
	return runs, nil
}

// probedDecisions limits the games of a probe in a session with the usual number of games,
// by the decisions of a game: a thinking player needs some milliseconds for each.
const probedDecisions = 5_000

// leastProbe is the least number of games that can decide anything: if one side wins all
// of ten games, its share of wins may still be 55 %.
const leastProbe = 11

// maxGames keeps the product of games and decisions within range.
const maxGames = 1 << 40

// probe lets the first player that is proven on the recorded ladder play a few
// games. They may show that a game is not what it is for weaker players, but rarely
// that it is.
func (s *Session) probe(ctx context.Context, runs []*playtest.Stats) ([]*playtest.Stats, error) {
	for _, up := range s.rungs {
		if up.Below == Strongest(s.Game) && up.Standing() == verdict.Stands {
			most := probedDecisions * min(s.count(usualGames), maxGames) / usualGames / s.decisions()
			if most < leastProbe {
				break
			}
			return s.playUntilDecided(ctx, runs, up.Player, most)
		}
	}
	return runs, nil
}

// whole reports whether the session plays all pairings and all of their games, which end.
func (s *Session) whole() bool { return s.Agents == nil && s.Part == playtest.Part{} && !s.gaveUp }
