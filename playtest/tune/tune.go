// Package tune searches for the smallest change of a game's numbers with which it meets
// its claims. Only the numbers under `tune` in game.yaml may change. It plays all
// versions on the same luck, drops the worse half of them again and again while it
// doubles the games of the others, and confirms what is left on new games. It writes no
// files and contains no texts.
package tune

import (
	"context"
	"io/fs"
	"slices"
	"sync/atomic"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// Tuner searches one game.
type Tuner struct {
	FS      fs.FS // the game's directory
	Data    *carddata.Game
	Play    playtest.Game
	Limits  verdict.Limits
	Claims  []verdict.Class // to be met
	Agents  playtest.Lineup
	Seed    uint64 // of the search; the next one confirms
	Games   uint64 // of the game as it is, and of the last versions of the search; twice as many confirm
	Workers int
	// Thinking are players who play the proposals too, ThinkingGames times; nil for none.
	Thinking      *playtest.Lineup
	ThinkingGames uint64
	// Rules builds the rules of a version; nil if they refuse it. The default is
	// games.Play.
	Rules func(*carddata.Game) playtest.Game
	// Watch is called when games are about to be played, with the counter of finished
	// games and their total; it returns a function that ends the watching. May be nil.
	Watch func(what string, done *atomic.Uint64, total uint64) (stop func())
}

// DefaultClaims are the claims about the game as a whole: who wins, how long it takes and
// what the box must contain.
func DefaultClaims() []verdict.Class {
	return []verdict.Class{verdict.FirstSeat, verdict.Balance, verdict.Draws, verdict.Length, verdict.Shortage}
}

// RehearsalClaims are the claims about a game that has no winner.
func RehearsalClaims() []verdict.Class {
	return []verdict.Class{verdict.Stuck, verdict.Exhausted, verdict.Undrawn, verdict.DeadCard, verdict.Shortage}
}

// AllClaims are the classes of findings that numbers may cure.
func AllClaims() []verdict.Class {
	return append(DefaultClaims(), verdict.Stuck, verdict.Exhausted, verdict.Forced, verdict.Runaway, verdict.Undrawn, verdict.DeadCard, verdict.Strength, verdict.Track)
}

// always are the faults that no change may cause.
var always = []verdict.Class{verdict.Broken, verdict.RuleGap, verdict.Endless, verdict.Unplayable}

// MostProposals is the maximum number of proposals.
const MostProposals = 3

// Run plays the game as it is, searches until the time of search is up, and confirms
// what it found. An error means that ctx ended or that there is no such player.
func (t *Tuner) Run(ctx, search context.Context) (*report.Tuning, error) {
	s, err := newSearch(t)
	if err != nil {
		return nil, err
	}
	if err := s.playBase(ctx); err != nil {
		return nil, err
	}
	r := &report.Tuning{Agents: t.Agents, Seed: t.Seed, Games: t.Games, Claims: t.Claims, Numbers: len(s.numbers), Before: s.claimed(s.base.judged)}
	r.Left = s.left()
	switch worst := worst(r.Before); {
	case worst <= verdict.Pass:
		r.End = report.NothingToChange
	case worst == verdict.Unsure:
		r.End = report.TooFewToTell
	default:
		r.End = report.NothingMeets
		s.run(search)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := s.propose(ctx, r); err != nil {
			return nil, err
		}
	}
	s.account(r)
	return r, nil
}

// account says what the search did.
func (s *search) account(r *report.Tuning) {
	r.Tried, r.Untried, r.Refused, r.Late = s.tried, s.untried, s.refused, s.late
	r.Played = s.played.Load()
}

// left returns the findings about the game as it is that are no claims to be met, and
// that are surely over a limit.
func (s *search) left() (left []verdict.Finding) {
	for _, f := range s.base.judged {
		if slices.Contains(AllClaims(), f.Class) && !slices.Contains(s.Claims, f.Class) && missed(&f) {
			left = append(left, f)
		}
	}
	return left
}

// judge judges one run of a version.
func (s *search) judge(v *version) []verdict.Finding {
	sheet := v.play.Catalog()
	return verdict.Judge(verdict.Evidence{Sheet: sheet, Runs: []*playtest.Stats{v.stats}, Limits: s.Limits, Printed: games.Printed(v.data, sheet)})
}

// watch shows the progress of games.
func (s *search) watch(what string, total uint64) (done *atomic.Uint64, stop func()) {
	done = new(atomic.Uint64)
	if s.Watch == nil {
		return done, func() { s.played.Add(done.Load()) }
	}
	end := s.Watch(what, done, total)
	return done, func() { end(); s.played.Add(done.Load()) }
}
