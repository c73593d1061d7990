package live

// run builds one view at a time, whenever one is out of date, until the session ends.
func (s *Session) run() {
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.wake:
		}
		for one := s.next(); one != nil && s.ctx.Err() == nil; one = s.next() {
			one.buildOnce(s.ctx)
		}
	}
}

// hurry wakes up run. A build at whose results nobody looks gives way to one of a view at
// which somebody does.
func (s *Session) hurry() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if next := s.mostUrgent(); next != nil && next.watchers() > 0 {
		for _, one := range s.shows {
			if one.watchers() == 0 {
				one.interrupt()
			}
		}
	}
	select {
	case s.wake <- struct{}{}:
	default: // it has been told already
	}
}

// next returns the view to build now, or nil.
func (s *Session) next() *show {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.mostUrgent()
}

// mostUrgent returns the view that is out of date and at which most pages look, or nil. Of
// the others, only those are built that have never been, and the first one, whose findings
// the terminal shows.
func (s *Session) mostUrgent() (best *show) {
	for v, one := range s.shows {
		needed := one.watchers() > 0 || v == s.first() || one.state().Build == 0
		if needed && one.isDue() && (best == nil || one.before(best)) {
			best = one
		}
	}
	return best
}

// before reports whether a view is built before another one: the one that more pages show,
// and of two alike the one that was opened last.
func (s *show) before(t *show) bool {
	if a, b := s.watchers(), t.watchers(); a != b {
		return a > b
	}
	return s.opened.After(t.opened)
}
