package main

import (
	"fmt"
	"sync/atomic"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/session"
	"punchboard/playtest/verdict"
)

// watchGames returns the function that shows the progress of a session's games.
func (t *terminal) watchGames(p *session.Session) session.Watch {
	sheet := p.Game.Catalog()
	side := p.Names("en")[sheet.Seats[0]]
	return func(what string, done *atomic.Uint64, total uint64, live *playtest.Live) (stop func()) {
		return t.watch(p.Data.Slug+": "+what, done, total, func() string { return soFar(side, live, sheet.NumSeats()) })
	}
}

// watch redraws the progress of games, the remaining time and the result of also
// until it is stopped. Also may be nil.
func (t *terminal) watch(what string, done *atomic.Uint64, total uint64, also func() string) (stop func()) {
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
				if also != nil {
					end += also()
				}
				t.progressing(what, int(n), int(total), end)
			}
		}
	}()
	return func() { close(quit); <-ended }
}

// soFar returns a side's share of wins so far, with an interval that holds
// however often somebody looks. It returns "" while the interval says almost
// nothing, and for games without a winner.
func soFar(side string, live *playtest.Live, seats int) string {
	if live == nil {
		return ""
	}
	ended, points := live.Score()
	share, half := verdict.AnytimeInterval(points, ended, seats)
	if half > 0.25 {
		return ""
	}
	return fmt.Sprintf("; %s wins %.0f%% ± %.0f", side, 100*share, max(100*half, 1))
}

// left estimates the remaining time from the time of the games played so far. It
// returns "" in the first half second, which is too short for an estimate.
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
