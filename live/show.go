package live

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// show is one view of the game that is kept up to date.
type show struct {
	session *Session
	view    View
	current atomic.Pointer[State]
	changed chan struct{} // the files have changed since the last build began
	prefer  atomic.Pointer[string]
	end     context.CancelFunc
	gallery gallery

	mu        sync.Mutex
	stop      context.CancelFunc // of the build that is running; nil for none
	files     []string           // that have changed since the last complete build
	began     time.Time          // when the change was noticed that the next build is about
	listeners map[*listener]bool
}

// newShow returns a show that ends when ctx is canceled.
func newShow(ctx context.Context, s *Session, v View) *show {
	one := &show{session: s, view: v, changed: make(chan struct{}, 1), listeners: map[*listener]bool{}}
	one.current.Store(&State{Place: s.opt.Source.Place})
	one.rebuild(nil)
	ctx, one.end = context.WithCancel(ctx)
	go one.run(ctx)
	return one
}

// state returns what is shown now.
func (s *show) state() *State { return s.current.Load() }

// rebuild cancels the build that is running, and starts another one, because files have
// changed.
func (s *show) rebuild(names []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files = append(s.files, names...)
	s.began = time.Now()
	if s.stop != nil {
		s.stop()
	}
	select {
	case s.changed <- struct{}{}:
	default: // one is waiting already
	}
}

// run builds after each change until ctx is canceled.
func (s *show) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.changed:
			s.buildOnce(ctx)
		}
	}
}

// buildOnce runs one build, which the next change cancels.
func (s *show) buildOnce(ctx context.Context) {
	s.session.turn.Lock()
	defer s.session.turn.Unlock()
	s.mu.Lock()
	ctx, s.stop = context.WithCancel(ctx)
	select {
	case <-s.changed: // this build will see that change too
	default:
	}
	b := &build{show: s, ctx: ctx, began: s.began, files: slices.Clone(s.files)}
	s.mu.Unlock()
	defer s.stop()
	b.run()
}

// publish shows a new state and tells the listeners what is different, unless the build
// was canceled.
func (s *show) publish(ctx context.Context, next *State) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if ctx.Err() != nil {
		return false
	}
	last := s.state()
	next.Build = last.Build + 1
	next.Took = float64(time.Since(next.began).Microseconds()) / 1000
	s.current.Store(next)
	if next.Checked {
		s.files = nil
	}
	s.tell("state", difference(last, next))
	return true
}

// language returns the language that is looked at, to be composed first; "" for none.
func (s *show) language() string {
	if p := s.prefer.Load(); p != nil {
		return *p
	}
	return ""
}
