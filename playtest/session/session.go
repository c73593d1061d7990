// Package session plays a game for its designer: it decides which players meet
// and how often, adds players that think ahead, measures luck, runs trials, and
// puts the results on a page. It parses no arguments and knows no terminal.
package session

import (
	"sync/atomic"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// Session is a loaded game with the rules that play it, and results other than
// those of its ordinary games.
type Session struct {
	Options
	Data *carddata.Game
	Game playtest.Game
	// Doubts are findings about data that the rules play, but that can hardly be meant.
	Doubts []diag.Finding

	tried  *trial.Report              // nil without trials
	luck   *verdict.Luck              // nil if not measured
	gaveUp bool                       // whether too many games of a pairing did not end
	rungs  []*verdict.AdjacentPlayers // players that think ahead, each compared with the next weaker one: as recorded, or in this session

	length  uint64        // mean number of decisions in a game; 0 if not measured yet
	stopped time.Duration // the time after which players that think ahead were stopped; 0 if they were not
}

// Options say what to play.
type Options struct {
	Seed    uint64
	Workers int              // 0 for all cores
	Games   uint64           // for each pairing; 0 for the default of the effort
	Agents  *playtest.Lineup // the only players; nil for several pairings
	Effort  Effort
	Check   bool // check every state, and try every order of simultaneous events
	Part    playtest.Part
	Had     *playtest.Stats // games of the only pairing that were played before and are not played again; may be nil
	Watch   Watch           // may be nil
}

// Effort is how long a session may take.
type Effort uint8

// The efforts.
const (
	Usual Effort = iota
	Quick        // takes seconds
	Deep         // takes minutes; adds players that think ahead, and trials
)

// Watch is called when games are about to be played, with a description, the
// counter of finished games, their total and, if there is a winner, the results
// so far. It returns a function that ends the watching.
type Watch func(what string, done *atomic.Uint64, total uint64, live *playtest.Live) (stop func())

func (s *Session) watch(what string, done *atomic.Uint64, total uint64, live *playtest.Live) (stop func()) {
	if s.Watch == nil {
		return func() {}
	}
	return s.Watch(what, done, total, live)
}

// Open loads a game with its changes and builds its rules. The session is nil if
// the list has errors; an error means that a change is impossible.
func Open(source trial.Source) (*Session, *diag.List, error) {
	g, found, err := source.Open()
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	s := &Session{Data: g.Data, Game: g.Play, Doubts: g.Doubts, rungs: recordedLadder(source, g.Play.Catalog().NumSeats(), found)}
	if found.Errors() > 0 {
		return nil, found, nil
	}
	return s, found, nil
}

// count returns the number of games to play, given the usual number.
func (s *Session) count(usual uint64) uint64 {
	if s.Games > 0 {
		return s.Games
	}
	return usual
}
