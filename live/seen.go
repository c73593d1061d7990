package live

import (
	"context"
	"time"
)

// patience is how long a build waits for the pages to show new pictures. A page that is
// hidden may never say so.
const patience = 400 * time.Millisecond

// seen takes notice that a page shows the pictures of a state.
func (s *show) seen(build int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.shown = max(s.shown, build)
	if s.awaited != nil && build >= s.awaitedBuild {
		close(s.awaited)
		s.awaited = nil
	}
}

// awaitSeen waits until a page shows the state as it is now, if one is open. Until then, the
// browser needs the processors more than the build, which goes on with checks.
func (s *show) awaitSeen(ctx context.Context) {
	shown := s.await()
	if shown == nil {
		return
	}
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case <-shown:
	case <-late.C:
	case <-ctx.Done():
	}
}

// await returns a channel that is closed when a page shows the state as it is now, or nil if
// one does, or no page is open.
func (s *show) await() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.awaitedBuild = s.state().Build
	if len(s.listeners) == 0 || s.shown >= s.awaitedBuild {
		return nil
	}
	s.awaited = make(chan struct{})
	return s.awaited
}
