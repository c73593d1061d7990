package tune

import (
	"cmp"
	"context"
	"slices"
	"sync/atomic"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// version is the game with some moves made.
type version struct {
	moves  []move
	size   int
	data   *carddata.Game
	play   playtest.Game
	stats  *playtest.Stats // nil once it is out of the search
	games  uint64          // played so far, from the first
	judged []verdict.Finding
	// figures are those of the claims, corrected by how the game as it is fares in the
	// same games; miss is the sum of their shortfalls.
	figures []float64
	miss    float64
	harmful bool // another limit fails that does not fail in the game as it is
}

// open builds the rules of a version. It returns nil if they refuse it.
func (s *search) open(moves []move) *version {
	v := &version{moves: moves, size: sizeOf(moves)}
	if v.data = trial.With(s.Data, settings(moves)); slices.ContainsFunc(moves, move.ofList) {
		v.data = s.load(moves)
	}
	if v.data == nil {
		return nil
	}
	if v.play = s.rules(v.data); v.play == nil {
		return nil
	}
	return v
}

// rules builds the rules of a changed game; nil if they refuse it.
func (s *search) rules(g *carddata.Game) playtest.Game {
	if s.Rules != nil {
		return s.Rules(g)
	}
	p, found := games.Play(g)
	if found.Errors() > 0 {
		return nil
	}
	return p
}

// playTo plays more games of a version, up to a number in all. If the context ends, the
// version stays as it was.
func (s *search) playTo(ctx context.Context, v *version, to uint64, done *atomic.Uint64) error {
	if to <= v.games {
		return ctx.Err()
	}
	m := playtest.Match{Players: s.Agents, Seed: s.Seed, Games: playtest.Range{From: v.games, To: to}, Workers: s.Workers}
	more, err := v.play.Run(ctx, m, done)
	if err = cmp.Or(err, ctx.Err()); err != nil {
		return err
	}
	if v.games = to; v.stats == nil {
		v.stats = more
	} else if err := v.stats.Merge(more); err != nil {
		return err
	}
	v.judged = s.judge(v)
	return nil
}

// rate computes the figures of a version from its games and those of the game as it is
// with the same luck, which cancels most of the luck.
func (s *search) rate(v *version) {
	same := s.baseAt[v.games]
	v.figures, v.miss = make([]float64, len(s.claims)), 0
	for i := range s.claims {
		f := &s.claims[i]
		switch now, then := find(v.judged, keyOf(f)), find(same, keyOf(f)); {
		case now == nil: // some faults are reported only when they are there
			v.figures[i] = s.flawless(f)
		case then == nil:
			v.figures[i] = figure(now)
		default:
			v.figures[i] = figure(f) + figure(now) - figure(then)
		}
		v.miss += s.shortfall(f, v.figures[i])
	}
}

// byMerit sorts versions: first those that miss least, then the smallest.
func byMerit(all []*version) {
	slices.SortStableFunc(all, func(a, b *version) int {
		return cmp.Or(cmp.Compare(a.miss, b.miss), bySize(a, b))
	})
}

// bySize compares versions by size, then by the number of moves.
func bySize(a, b *version) int {
	return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(len(a.moves), len(b.moves)))
}
