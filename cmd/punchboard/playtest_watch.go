package main

import (
	"fmt"
	"sync/atomic"
	"time"
)

// watch redraws the progress of games, and how long they still take, until it
// is stopped.
func (t *terminal) watch(what string, done *atomic.Uint64, total uint64) (stop func()) {
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
				t.progressing(what, int(n), int(total), left(now.Sub(began), n, total))
			}
		}
	}()
	return func() { close(quit); <-ended }
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
