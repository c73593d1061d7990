package main

import (
	"context"
	"strings"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/playtest/session"
)

// The CPU time of the games that a plan plays to measure the speed, and to measure
// only the size of files.
const (
	measuredTime = 2 * time.Second
	sizedTime    = 200 * time.Millisecond
)

// measure plays for some seconds and returns the speed, unless it is given.
func (p *planner) measure(ctx context.Context, s *session.Session, agents playtest.Lineup) (farm.Measured, error) {
	m := farm.Measured{Rate: p.rate, Start: cpuTime().Seconds()}
	most := measuredTime
	if p.rate > 0 {
		if p.recipe != "" && !p.t.json { // a recipe must be the same on every machine
			return farm.Measured{Rate: p.rate}, nil
		}
		most = sizedTime
	}
	played, spent, err := p.sample(ctx, s, agents, most)
	if err != nil {
		return m, err
	}
	m.InFile = played.Played.Count()
	if p.rate == 0 {
		m.Games, m.CPU = m.InFile, spent.Seconds()
		m.Rate = float64(m.Games) / m.CPU
	}
	return m, measureFile(&m, played)
}

// sample plays games for some CPU time.
func (p *planner) sample(ctx context.Context, s *session.Session, agents playtest.Lineup, most time.Duration) (*playtest.Stats, time.Duration, error) {
	began := cpuTime()
	sum, err := s.Sample(ctx, agents, playtest.Range{To: 1})
	for next := uint64(1); err == nil; {
		spent := cpuTime() - began
		if ctx.Err() != nil {
			return nil, 0, ctx.Err()
		}
		if spent >= most {
			return sum, spent, nil
		}
		p.t.progress(s.Data.Slug+": measuring, milliseconds", int(spent.Milliseconds()), int(most.Milliseconds()))
		rest := float64(next) * (float64(most)/float64(max(spent, 1)) - 1)
		games := playtest.Range{From: next, To: next + min(uint64(rest)+1, 2*next)}
		next = games.To
		var more *playtest.Stats
		if more, err = s.Sample(ctx, agents, games); err == nil {
			err = sum.Merge(more)
		}
	}
	return nil, 0, badMatch(err)
}

// readTimes is how often a file is read to measure how long that takes.
const readTimes = 20

// measureFile measures the file of some games.
func measureFile(m *farm.Measured, s *playtest.Stats) error {
	var text strings.Builder
	if err := s.Write(&text); err != nil {
		return failed(err)
	}
	m.Bytes, m.Numbers = text.Len(), numbersIn(text.String())
	began := cpuTime()
	for range readTimes {
		if _, err := playtest.ReadStats(strings.NewReader(text.String())); err != nil {
			return failed(err)
		}
	}
	m.Read = (cpuTime() - began).Seconds() / readTimes
	return nil
}

// numbersIn counts the runs of digits in a text.
func numbersIn(text string) (n int) {
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	for i := range len(text) {
		if digit(text[i]) && (i == 0 || !digit(text[i-1])) {
			n++
		}
	}
	return n
}
