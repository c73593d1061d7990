package trial

import (
	"context"
	"strconv"
	"strings"

	"punchboard/carddata/tuning"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// ParseSweep parses "WHERE=2..6", "WHERE=2..10:2" or "WHERE=a,b,c".
func ParseSweep(text string) (where string, values []string, err error) {
	c, err := ParseChange(text)
	if err != nil {
		return "", nil, err
	}
	for _, n := range tuning.Range(c.Value) {
		values = append(values, strconv.Itoa(n))
	}
	if !strings.Contains(c.Value, "..") {
		values = strings.Split(c.Value, ",")
	}
	if len(values) < 2 || len(values) > tuning.MaxValues {
		return "", nil, &Problem{c.Value + " is not a range or list of values", "write two to fifty values, such as 2..6, 2..10:2 for every second one, or one,two,three"}
	}
	return c.Where, values, nil
}

// Sweep plays each version on the same luck. Versions and values correspond;
// all are compared with the version reference.
func Sweep(ctx context.Context, versions []playtest.Game, values []string, reference int, m Match, l *verdict.Limits) (*verdict.Sweep, error) {
	seats := len(m.Agents.Names())
	s := &verdict.Sweep{Reference: reference, Seats: seats}
	all := make([][][]playtest.Result, len(versions))
	for i, g := range versions {
		var err error
		if all[i], err = m.play(ctx, g, playtest.Range{To: m.Games}, ""); err != nil {
			return nil, err
		}
		s.Steps = append(s.Steps, verdict.NewStep(values[i], all[i], l, seats))
	}
	cut := ctx.Err() != nil
	for i := range s.Steps {
		s.Steps[i].Against = pairDeals(all[reference], all[i], seats, cut)
		if i > 0 {
			s.Steps[i].Before = pairDeals(all[i-1], all[i], seats, cut)
		}
	}
	s.Settle(l)
	return s, nil
}

// pairDeals compares two versions of a game with some number of seats, deal by deal.
func pairDeals(before, after [][]playtest.Result, seats int, cut bool) *verdict.Paired {
	c := comparison{sum: &verdict.Paired{Seatings: uint64(len(before)), Seats: uint64(seats)}}
	for i := range before[0] {
		c.add(resultsOfDeal(before, i), resultsOfDeal(after, i), cut)
	}
	return c.sum
}
