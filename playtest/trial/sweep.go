package trial

import (
	"context"
	"strconv"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// maxSteps is the maximum number of values in a sweep.
const maxSteps = 50

// ParseSweep parses "WHERE=2..6", "WHERE=2..10:2" or "WHERE=a,b,c".
func ParseSweep(text string) (where string, values []string, err error) {
	c, err := ParseChange(text)
	if err != nil {
		return "", nil, err
	}
	if first, last, is := strings.Cut(c.Value, ".."); is {
		values = span(first, last)
	} else {
		values = strings.Split(c.Value, ",")
	}
	if len(values) < 2 || len(values) > maxSteps {
		return "", nil, &Problem{c.Value + " is not a range or list of values", "write two to fifty values, such as 2..6, 2..10:2 for every second one, or one,two,three"}
	}
	return c.Where, values, nil
}

// span lists the whole numbers of "first..last:step"; none if it is not a
// range.
func span(first, last string) (values []string) {
	last, by, _ := strings.Cut(last, ":")
	if by == "" {
		by = "1"
	}
	a, errA := strconv.Atoi(first)
	b, errB := strconv.Atoi(last)
	step, errStep := strconv.Atoi(by)
	if errA != nil || errB != nil || errStep != nil || step < 1 || b < a {
		return nil
	}
	for n := a; n <= b && len(values) <= maxSteps; n += step {
		values = append(values, strconv.Itoa(n))
	}
	return values
}

// Sweep plays each version on the same luck. Versions and values correspond;
// all are compared with the version reference.
func Sweep(ctx context.Context, versions []playtest.Game, values []string, reference int, m Match, l *verdict.Limits) (*verdict.Sweep, error) {
	s := &verdict.Sweep{Reference: reference}
	all := make([][][]playtest.Result, len(versions))
	for i, g := range versions {
		var err error
		if all[i], err = m.play(ctx, g, playtest.Range{To: m.Games}, ""); err != nil {
			return nil, err
		}
		s.Steps = append(s.Steps, verdict.NewStep(values[i], all[i], l))
	}
	cut := ctx.Err() != nil
	for i := range s.Steps {
		s.Steps[i].Against = pairDeals(all[reference], all[i], cut)
		if i > 0 {
			s.Steps[i].Before = pairDeals(all[i-1], all[i], cut)
		}
	}
	s.Settle(l)
	return s, nil
}

// pairDeals compares two versions deal by deal.
func pairDeals(before, after [][]playtest.Result, cut bool) *verdict.Paired {
	c := comparison{sum: &verdict.Paired{Seatings: uint64(len(before))}}
	for i := range before[0] {
		c.add(resultsOfDeal(before, i), resultsOfDeal(after, i), cut)
	}
	return c.sum
}
