package playtest

import (
	"context"
	"slices"
	"sync/atomic"

	"punchboard/internal/parallel"
)

// Source is a source of chance or skill that can change how a game ends.
type Source uint8

// The sources. Rules assign one to each domain of their keys.
const (
	FromDice      Source = iota
	FromCards            // the order of decks, and what is drawn from them
	FromStart            // who goes first, and whatever else is drawn before cards are dealt
	FromTieBreaks        // what players choose at random
	FromSkill            // which of them plays better
	numSources
)

// String returns the name of the source, as used in files.
func (s Source) String() string { return [...]string{"dice", "cards", "start", "whims", "skill"}[s] }

// MarshalText returns the name of the source.
func (s Source) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// Luck counts pairs of games that have one source in common or all but one, and
// compares them with pairs that have nothing in common. The closer the results of
// the former, the more of the result comes from that source (pick-freeze, Sobol
// 1993; Saltelli and others 2010). The squared distance of two results is half of the
// sum of the squared differences of all players' points; for two players 0, 1 or 4:
// the same winner, a draw, the other winner.
type Luck struct {
	Player  string // the player in all seats, at its best or careless
	Seed    uint64
	Samples uint64
	Unended uint64 // samples left out because a game did not end
	// Apart counts the pairs that have nothing in common, ApartPairs per sample.
	Apart   Squares
	Sources []SourceCount
}

// ApartPairs is how many pairs of a sample have nothing in common: its two games,
// and the pairs that mix them in opposite ways.
const ApartPairs = 1 + int(numSources)

// SourceCount holds the counts for one source, two pairs of each kind per sample.
type SourceCount struct {
	Source Source
	Alone  Squares // pairs that have this source in common, and no other
	Rest   Squares // pairs that have all other sources in common, but not this one
	drawn  bool    // whether any game drew from it
}

// Squares sums, over samples, the squared distances of a sample's pairs.
type Squares struct {
	Sum       uint64
	OfSquares uint64 // sum of the square of each sample's sum
	Cross     uint64 // sum of its products with Luck.Apart of the same sample
}

func (q *Squares) count(sum, apart int) {
	q.Sum += uint64(sum)
	q.OfSquares += uint64(sum * sum)
	q.Cross += uint64(sum * apart)
}

func (q *Squares) add(o Squares) {
	q.Sum += o.Sum
	q.OfSquares += o.OfSquares
	q.Cross += o.Cross
}

// LuckMatch describes the games to play. In each seat, the player plays at its
// best or carelessly, decided at random.
type LuckMatch struct {
	Player  string
	Seed    uint64
	Samples uint64 // each plays two games, and two more for each source
	Workers int    // 0 for all cores; the result is the same for any number
}

// Luck plays samples until the context ends. If played is not nil, it is
// incremented for each sample.
func (b *bound[S]) Luck(ctx context.Context, m LuckMatch, played *atomic.Uint64) (*Luck, error) {
	p, err := b.plan(Match{Players: AllSeats(m.Player, b.rules.Catalog().NumSeats()), Seed: m.Seed, Games: Range{To: m.Samples}, Workers: m.Workers})
	if err != nil {
		return nil, err
	}
	parts := make([]*Luck, p.workers())
	q := &queue{end: m.Samples, block: p.block(len(parts)), played: played}
	for i := range parts {
		parts[i] = newLuck(m)
	}
	parallel.Run(ctx, len(parts), func(ctx context.Context, i int) { sample(ctx, newLuckSampler(&p), q, parts[i]) })
	for _, part := range parts[1:] {
		parts[0].add(part)
	}
	parts[0].Sources = slices.DeleteFunc(parts[0].Sources, func(c SourceCount) bool { return !c.drawn })
	return parts[0], nil
}

func newLuck(m LuckMatch) *Luck {
	l := &Luck{Player: m.Player, Seed: m.Seed, Sources: make([]SourceCount, numSources)}
	for i := range l.Sources {
		l.Sources[i].Source = Source(i)
	}
	return l
}

func (l *Luck) add(o *Luck) {
	l.Samples += o.Samples
	l.Unended += o.Unended
	l.Apart.add(o.Apart)
	for i := range l.Sources {
		l.Sources[i].Alone.add(o.Sources[i].Alone)
		l.Sources[i].Rest.add(o.Sources[i].Rest)
		l.Sources[i].drawn = l.Sources[i].drawn || o.Sources[i].drawn
	}
}

func sample[S any](ctx context.Context, t *luckSampler[S], q *queue, l *Luck) {
	for r := q.take(); r.From < r.To; r = q.take() {
		for n := r.From; n < r.To && ctx.Err() == nil; n++ {
			l.Samples++
			if !t.sample(n, l) {
				l.Unended++
			}
			q.tick()
		}
	}
}
