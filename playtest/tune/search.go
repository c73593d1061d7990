package tune

import (
	"context"
	"slices"
	"sync/atomic"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// search is one search.
type search struct {
	*Tuner
	numbers []number
	base    *version                     // the game as it is
	baseAt  map[uint64][]verdict.Finding // its findings after each number of games of a round
	claims  []verdict.Finding            // its claims after all games
	singles []*version                   // with one move each; their figures predict those of several
	met     []*version                   // that meet all claims in the games of the search
	nearest *version                     // that misses least
	tried   [report.MostMoves]int        // versions played, by the number of moves
	untried int
	refused int // by the rules
	late    bool
	played  atomic.Uint64
}

func newSearch(t *Tuner) (*search, error) {
	s := &search{Tuner: t, numbers: numbers(t.Data), base: &version{data: t.Data, play: t.Play}, baseAt: map[uint64][]verdict.Finding{}}
	_, err := t.Play.Results(context.Background(), playtest.Match{Players: t.Agents}, nil) // no games: only checks the players
	return s, err
}

// The rounds of a search: in each, half of the versions drop out and the games of the
// others are doubled.
const (
	rounds    = 6
	finalists = 8
)

// stages returns how many games a version has played after each round.
func (s *search) stages() (all []uint64) {
	for i := range rounds {
		n := max(s.Games>>(rounds-1-i), 1)
		if len(all) == 0 || n > all[len(all)-1] {
			all = append(all, n)
		}
	}
	return all
}

// playBase plays the game as it is, and judges it after each round.
func (s *search) playBase(ctx context.Context) error {
	done, stop := s.watch("as it is", s.Games)
	defer stop()
	for _, n := range s.stages() {
		if err := s.playTo(ctx, s.base, n, done); err != nil {
			return err
		}
		s.baseAt[n] = s.base.judged
	}
	s.claims = s.claimed(s.base.judged)
	return nil
}

// The most versions that enter the first round, by the number of their moves.
var most = [report.MostMoves]int{256, 128, 128}

// run searches single moves, then pairs, then triples. More moves are tried only as long
// as they can be smaller than the best proposals so far.
func (s *search) run(ctx context.Context) {
	s.singles = s.halve(ctx, 0, s.enter(s.oneMove(), most[0]))
	for k := 1; k < report.MostMoves && ctx.Err() == nil; k++ {
		s.halve(ctx, k, s.enter(s.combined(k+1), most[k]))
	}
	s.late = ctx.Err() != nil
}

// oneMove lists all single moves, the smallest first.
func (s *search) oneMove() (all [][]move) {
	for i := range s.numbers {
		for _, m := range s.numbers[i].moves(i) {
			all = append(all, []move{m})
		}
	}
	slices.SortStableFunc(all, func(a, b []move) int { return sizeOf(a) - sizeOf(b) })
	return all
}

func sizeOf(moves []move) (size int) {
	for _, m := range moves {
		size += m.size()
	}
	return size
}

// enter opens the versions of the first round. What the rules refuse is counted and does
// not take a place.
func (s *search) enter(all [][]move, places int) (in []*version) {
	for i, moves := range all {
		if len(in) == places {
			s.untried += len(all) - i
			break
		}
		if v := s.open(moves); v != nil {
			in = append(in, v)
		} else {
			s.refused++
		}
	}
	return in
}

// halve plays versions in rounds and returns all that played the first one, with what is
// known of them. Those that meet all claims at the end are kept.
func (s *search) halve(ctx context.Context, kind int, all []*version) (known []*version) {
	left := all
	for i, n := range s.stages() {
		played := s.round(ctx, kind, left, n)
		if i == 0 {
			known = slices.Clone(played)
			s.tried[kind] += len(played)
			s.untried += len(all) - len(played)
		}
		if len(played) == 0 {
			break
		}
		byMerit(played)
		if left = played; s.better(left[0]) {
			s.nearest = left[0]
		}
		if n < s.Games && ctx.Err() == nil {
			left = s.drop(left)
		}
	}
	for _, v := range left {
		if len(known) > 0 && v.miss == 0 && s.standing(s.claimed(v.judged)) == verdict.Pass {
			v.harmful = s.harmful(v)
			s.met = append(s.met, v)
		}
	}
	return known
}

// harmful reports whether a limit that is no claim fails only with the change.
func (s *search) harmful(v *version) bool {
	return slices.ContainsFunc(v.judged, func(f verdict.Finding) bool {
		was := find(s.base.judged, keyOf(&f))
		return slices.Contains(AllClaims(), f.Class) && f.Level == verdict.Fail && (was == nil || was.Level < verdict.Fail)
	})
}

// better reports whether a version is known from more games than the nearest so far, or
// from as many and misses less, or as much with a smaller change.
func (s *search) better(v *version) bool {
	n := s.nearest
	return n == nil || v.games > n.games || v.games == n.games && (v.miss < n.miss || v.miss == n.miss && bySize(v, n) < 0)
}

// drop returns the better half, and forgets the statistics of the others.
func (s *search) drop(all []*version) []*version {
	keep := min(max((len(all)+1)/2, finalists), len(all))
	for _, v := range all[keep:] {
		v.stats = nil
	}
	return all[:keep]
}

// round plays versions up to a number of games. It returns those that got there before
// the context ended.
func (s *search) round(ctx context.Context, kind int, all []*version, to uint64) (done []*version) {
	var total uint64
	for _, v := range all {
		total += to - v.games
	}
	count, stop := s.watch([...]string{"single changes", "pairs of changes", "three changes"}[kind], total)
	defer stop()
	for _, v := range all {
		if ctx.Err() == nil && s.playTo(ctx, v, to, count) == nil {
			s.rate(v)
			done = append(done, v)
		}
	}
	return done
}
