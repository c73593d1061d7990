package playtest

import (
	"fmt"
	"slices"
)

// Range is the games from From up to but not including To.
type Range struct{ From, To uint64 }

// Ranges is a set of game numbers: sorted ranges that neither overlap nor
// touch, so that equal sets are equal slices.
type Ranges []Range

// Count returns how many games are in the set.
func (r Ranges) Count() (n uint64) {
	for _, x := range r {
		n += x.To - x.From
	}
	return n
}

// extend adds the next game of a worker; a worker plays games in ascending
// order.
func (r *Ranges) extend(game uint64) {
	if n := len(*r); n > 0 && (*r)[n-1].To == game {
		(*r)[n-1].To++
		return
	}
	*r = append(*r, Range{game, game + 1})
}

// union joins two sets; a game in both is an error, because it would be counted
// twice.
func (r Ranges) union(o Ranges) (Ranges, error) {
	all := slices.Concat(r, o)
	slices.SortFunc(all, func(a, b Range) int {
		if a.From < b.From {
			return -1
		}
		return 1
	})
	joined := Ranges{}
	for _, x := range all {
		n := len(joined)
		switch {
		case n == 0 || joined[n-1].To < x.From:
			joined = append(joined, x)
		case joined[n-1].To > x.From:
			return nil, fmt.Errorf("game %d is in both", x.From)
		default:
			joined[n-1].To = x.To
		}
	}
	return joined, nil
}

// canonical reports whether the ranges are sorted and neither overlap nor
// touch.
func (r Ranges) canonical() bool {
	for i, x := range r {
		if x.From >= x.To || i > 0 && r[i-1].To >= x.From {
			return false
		}
	}
	return true
}

// MissingFrom returns the games of a range that are not in the set.
func (r Ranges) MissingFrom(all Range) (missing Ranges) {
	next := all.From
	for _, x := range r {
		if x.From >= all.To {
			break
		}
		if x.From > next {
			missing = append(missing, Range{next, x.From})
		}
		next = max(next, x.To)
	}
	if next < all.To {
		missing = append(missing, Range{next, all.To})
	}
	return missing
}

// Within returns the games of the set that are in a range.
func (r Ranges) Within(all Range) (in Ranges) {
	for _, x := range r {
		if both := (Range{max(x.From, all.From), min(x.To, all.To)}); both.From < both.To {
			in = append(in, both)
		}
	}
	return in
}

// Part is part I of N of the games of a run, with I from 1. The zero Part is all of
// them.
type Part struct{ I, N int }

// String returns I/N, as in --shard.
func (p Part) String() string { return fmt.Sprintf("%d/%d", p.I, p.N) }

// Range returns the games of the part, given the number of all games.
func (p Part) Range(games uint64) Range {
	if p.N == 0 {
		return Range{To: games}
	}
	return Shard(games, p.I-1, p.N)
}

func (p Part) valid() bool { return p.I >= 1 && p.I <= p.N && p.N <= MaxParts }

// MaxParts is the largest number of parts of a run.
const MaxParts = 1_000_000

// Shard returns part i of n of a number of games, with i from 0. The parts
// cover all games, and their sizes differ by at most one.
func Shard(games uint64, i, n int) Range {
	at := func(i int) uint64 {
		return games/uint64(n)*uint64(i) + games%uint64(n)*uint64(i)/uint64(n)
	}
	return Range{at(i), at(i + 1)}
}
