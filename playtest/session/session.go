// Package session plays a game for its designer: it decides who meets whom and
// how often, asks players who think, measures luck, runs trials, and puts what
// was found on a page. It parses no arguments and knows no terminal.
package session

import (
	"sync/atomic"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// Session is a loaded game with the rules that play it, and what was found
// beside its ordinary games.
type Session struct {
	Options
	Data *carddata.Game
	Game playtest.Game

	tried *trial.Report              // nil without trials
	luck  *verdict.Luck              // nil where it was not measured
	rungs []*verdict.AdjacentPlayers // players who think, each compared with the one below
}

// Options say what to play.
type Options struct {
	Seed    uint64
	Workers int                     // 0 for every core
	Games   uint64                  // of each pair of players; 0 for as many as the effort asks for
	Agents  *[playtest.Seats]string // the only players; nil for several pairs in turn
	Effort  Effort
	Check   bool // check every state, and try every order of what happens at once
	Part    Part
	Watch   Watch // may be nil
}

// Effort is how long a session may take.
type Effort uint8

// The efforts.
const (
	Usual Effort = iota
	Quick        // seconds
	Deep         // minutes: also players who think, and trials
)

// Part is one of N equal parts of the games, I counted from 1. The zero Part is
// all of them.
type Part struct{ I, N int }

func (p Part) of(games uint64) playtest.Range {
	if p.N == 0 {
		return playtest.Range{To: games}
	}
	return playtest.Shard(games, p.I-1, p.N)
}

// Watch is told what is about to be played, how many games are done of how many,
// and, where somebody wins, how they end; it returns what ends the watching.
type Watch func(what string, done *atomic.Uint64, total uint64, live *playtest.Live) (stop func())

func (s *Session) watch(what string, done *atomic.Uint64, total uint64, live *playtest.Live) (stop func()) {
	if s.Watch == nil {
		return func() {}
	}
	return s.Watch(what, done, total, live)
}

// Open loads a game with its changes and builds its rules. The session is nil
// when the list has errors; an error is a change that cannot be made.
func Open(source trial.Source) (*Session, *diag.List, error) {
	g, found, err := source.Open()
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	return &Session{Data: g.Data, Game: g.Play}, found, nil
}

// count returns how many games to play where a number is usual.
func (s *Session) count(usual uint64) uint64 {
	if s.Games > 0 {
		return s.Games
	}
	return usual
}
