package session

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"

	"punchboard/playtest"
)

// PlayAll plays pairings until the context ends; pairings without a finished
// game are left out.
func (s *Session) PlayAll(ctx context.Context, pairs []Pairing) (runs []*playtest.Stats, err error) {
	for _, pair := range pairs {
		run, err := s.Play(ctx, pair)
		if err != nil {
			return nil, err
		}
		if run.Played.Count() > 0 {
			runs = append(runs, run)
		}
		if ctx.Err() != nil {
			break
		}
	}
	return runs, nil
}

// Play plays those games of one pairing that belong to the session's part and were
// not played before. The error is an OtherRunError if what was played before does not
// belong to them.
func (s *Session) Play(ctx context.Context, pair Pairing) (*playtest.Stats, error) {
	run := s.Had
	if run != nil {
		if err := s.belongs(ctx, run, pair); err != nil {
			return nil, err
		}
		run.Total = pair.Games
	}
	rest := playtest.Ranges{s.Part.Range(pair.Games)}
	if run != nil {
		rest = run.Missing()
	}
	for _, games := range rest {
		more, err := s.play(ctx, pair, games)
		if err != nil {
			return nil, err
		}
		if run == nil {
			run = more
		} else if err := run.Merge(more); err != nil {
			return nil, err
		}
		if ctx.Err() != nil {
			break
		}
	}
	return run, nil
}

// play plays a range of the games of a pairing.
func (s *Session) play(ctx context.Context, pair Pairing, games playtest.Range) (*playtest.Stats, error) {
	m := playtest.Match{Players: pair.Agents, Seed: s.Seed, Games: games, Check: s.Check, Orders: pair.orders(s.Check), Workers: s.Workers, GiveUp: s.Part.N == 0}
	if !s.Game.Catalog().NobodyWins {
		m.Live = new(playtest.Live)
	}
	var done atomic.Uint64
	defer s.watch(strings.Join(pair.Agents.Names(), " against "), &done, games.To-games.From, m.Live)()
	run, err := s.Game.Run(ctx, m, &done)
	if err == nil {
		run.Total, run.Part = pair.Games, s.Part
		s.gaveUp = s.gaveUp || m.GiveUp && ctx.Err() == nil && run.Played.Count() < games.To-games.From
	}
	return run, err
}

// Sample plays a range of the games of a pair of players on one core, to measure how
// long they take. Other orders are tried only in a session that checks.
func (s *Session) Sample(ctx context.Context, agents playtest.Lineup, games playtest.Range) (*playtest.Stats, error) {
	m := playtest.Match{Players: agents, Seed: s.Seed, Games: games, Check: s.Check, Workers: 1}
	if s.Check {
		m.Orders = games.To
	}
	return s.Game.Run(ctx, m, nil)
}

// OtherRunError says that games played before do not belong to the games to play.
type OtherRunError struct{ Err error }

func (e *OtherRunError) Error() string { return e.Err.Error() }

// belongs checks that games played before are some of those to play. Nothing is
// played; a longer run without parts may go on from a shorter one.
func (s *Session) belongs(ctx context.Context, had *playtest.Stats, pair Pairing) error {
	empty, err := s.play(ctx, pair, playtest.Range{})
	if err != nil {
		return err
	}
	longer := s.Part.N == 0 && had.Total < pair.Games
	switch err := empty.Merge(had); {
	case err != nil:
		return &OtherRunError{err}
	case had.Part != s.Part:
		return &OtherRunError{fmt.Errorf("it contains %s, not %s", partName(had.Part), partName(s.Part))}
	case had.Total != pair.Games && !longer:
		return &OtherRunError{fmt.Errorf("it is of a run of %d games, not %d", had.Total, pair.Games)}
	}
	return nil
}

func partName(p playtest.Part) string {
	if p.N == 0 {
		return "no single part"
	}
	return "part " + p.String()
}
