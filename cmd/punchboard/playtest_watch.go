package main

import (
	"fmt"
	"sync/atomic"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// watch redraws the progress of games, how long they still take, and what else
// there is to say, until it is stopped.
func (t *terminal) watch(what string, done *atomic.Uint64, total uint64, say ...func() string) (stop func()) {
	if !t.live {
		return func() {}
	}
	quit, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for began := time.Now(); ; {
			select {
			case <-quit:
				return
			case now := <-tick.C:
				n := done.Load()
				end := left(now.Sub(began), n, total)
				for _, also := range say {
					end += also()
				}
				t.progressing(what, int(n), int(total), end)
			}
		}
	}()
	return func() { close(quit); <-ended }
}

// soFar watches how the games of a match end, where somebody wins them.
func (p *played) soFar(m *playtest.Match) []func() string {
	sheet := p.game.Sheet()
	if sheet.NobodyWins {
		return nil
	}
	live, side := new(playtest.Live), p.names("en")[sheet.Seats[0]]
	m.Live = live
	return []func() string{func() string { return soFar(side, live) }}
}

// soFar says how many of the games a side wins, with an interval that holds
// however often somebody looks; nothing while that is hardly narrower than all.
func soFar(side string, live *playtest.Live) string {
	ended, points := live.Score()
	share, half := verdict.Always(points, ended)
	if half > 0.25 {
		return ""
	}
	return fmt.Sprintf("; %s wins %.0f%% ± %.0f", side, 100*share, max(100*half, 1))
}

// left says how long the games that are left take, if they take as long as those
// that were played; nothing before half a second shows anything.
func left(passed time.Duration, done, total uint64) string {
	if passed < 500*time.Millisecond || done == 0 || done >= total {
		return ""
	}
	rest := time.Duration(float64(passed) / float64(done) * float64(total-done))
	switch {
	case rest < 90*time.Second:
		return fmt.Sprintf(", about %d s left", int(rest.Seconds())+1)
	case rest < 90*time.Minute:
		return fmt.Sprintf(", about %d min left", int(rest.Minutes())+1)
	}
	return fmt.Sprintf(", about %d h left", int(rest.Hours())+1)
}
