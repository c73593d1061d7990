package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// blockDeals is the number of deals played and held in memory at once.
const blockDeals = 1 << 15

// Compare plays each deal with both versions of a game and returns the
// differences. With a test, it stops at the first look that decides; looks are
// at fixed numbers of deals, so that the answer does not depend on the number of
// workers. When the context ends, the deals played to their end count.
func Compare(ctx context.Context, before, after playtest.Game, m Match, test *verdict.SPRT) (*verdict.Paired, verdict.Decision, error) {
	c := comparison{match: &m, test: test, sum: &verdict.Paired{Seatings: uint64(len(m.seatings())), Seats: uint64(len(m.Agents.Names()))}}
	size := uint64(blockDeals)
	if test != nil {
		size = looksAtOnce * test.Look
	}
	for deals := range m.blocks(size) {
		if err := c.play(ctx, before, after, deals); err != nil || c.decision != verdict.Undecided || ctx.Err() != nil {
			return c.sum, c.decision, err
		}
	}
	return c.sum, c.decision, nil
}

// looksAtOnce is the number of looks whose deals are played before the first
// look is taken: enough to keep all cores busy, few enough to waste little.
const looksAtOnce = 10

type comparison struct {
	match    *Match
	test     *verdict.SPRT
	sum      *verdict.Paired
	decision verdict.Decision
}

// play adds deals in the order of their numbers until the test has decided.
func (c *comparison) play(ctx context.Context, before, after playtest.Game, deals playtest.Range) error {
	b, err := c.match.play(ctx, before, deals, "")
	if err != nil {
		return err
	}
	a, err := c.match.play(ctx, after, deals, c.match.Follow)
	if err != nil {
		return err
	}
	for i := range b[0] {
		c.add(resultsOfDeal(b, i), resultsOfDeal(a, i), ctx.Err() != nil)
		if c.look(deals.From + uint64(i) + 1); c.decision != verdict.Undecided {
			break
		}
	}
	return nil
}

// add counts a deal. If the run was interrupted, deals without an end are
// ignored.
func (c *comparison) add(before, after []playtest.Result, cut bool) {
	if !cut || ended(before) && ended(after) {
		perspective(before, after, int(c.sum.Seats))
		c.sum.Add(before, after)
	}
}

func ended(all []playtest.Result) bool {
	for _, r := range all {
		if !r.Ended() {
			return false
		}
	}
	return true
}

func (c *comparison) look(deals uint64) {
	if c.test != nil && deals%c.test.Look == 0 {
		c.decision = c.test.Decide(c.sum)
	}
}

// perspective exchanges the points of a deal if needed, so that the player who drew
// the followed card counts as seat 0. Deals in which nobody drew it are
// unchanged: they hardly differ between versions.
func perspective(before, after []playtest.Result, seats int) {
	for i := range after {
		if by := after[i].Drawer; by > 0 {
			before[i].Points, after[i].Points = before[i].Worth(by, seats), after[i].Worth(by, seats)
		}
		after[i].Drawer = before[i].Drawer
	}
}
