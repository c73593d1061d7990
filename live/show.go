package live

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"punchboard/pipeline"
)

// show is one view of the game that is kept up to date.
type show struct {
	session *Session
	view    View
	opened  time.Time
	current atomic.Pointer[State]
	prefer  atomic.Pointer[string]
	gallery gallery
	verdict atomic.Pointer[Verdict]
	cards   pipeline.Reuse // used by one build at a time
	asked   atomic.Bool    // a page wants to know how the game plays, even if nothing has changed

	mu        sync.Mutex
	due       bool               // the files have changed since the last build began
	stop      context.CancelFunc // of the build that is running; nil for none
	stopPlay  context.CancelFunc // of the games in the background; nil for none so far
	files     []string           // that have changed since the last complete build
	began     time.Time          // when the change was noticed that the next build is about
	listeners map[*listener]bool

	awaited      chan struct{} // closed when a page shows the state awaitedBuild; nil if no build waits for that
	awaitedBuild int
	shown        int // the last state that a page said it shows
}

// newShow returns a show that has not been built yet.
func newShow(s *Session, v View) *show {
	now := time.Now()
	one := &show{session: s, view: v, opened: now, due: true, began: now, listeners: map[*listener]bool{}}
	one.current.Store(&State{Place: s.opt.Source.Place})
	one.verdict.Store(&Verdict{Is: "idle"})
	return one
}

// state returns what is shown now.
func (s *show) state() *State { return s.current.Load() }

// rebuild cancels the build that is running and asks for another one, because files have
// changed.
func (s *show) rebuild(names []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files = append(s.files, names...)
	s.began, s.due = time.Now(), true
	if s.stop != nil {
		s.stop()
	}
	s.endPlay()
	s.tell("busy", struct{}{})
}

// interrupt cancels the build that is running, which has to be done again.
func (s *show) interrupt() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stop != nil {
		s.stop()
		s.due = true
	}
}

// close ends everything that is being done for the view.
func (s *show) close() {
	s.interrupt()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.endPlay()
}

// isDue reports whether the view is out of date.
func (s *show) isDue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.due
}

// buildOnce runs one build, which the next change cancels.
func (s *show) buildOnce(ctx context.Context) {
	s.mu.Lock()
	ctx, s.stop = context.WithCancel(ctx)
	s.due = false
	b := &build{show: s, ctx: ctx, began: s.began, files: slices.Clone(s.files)}
	s.mu.Unlock()
	b.run()
	s.mu.Lock()
	s.stop()
	s.stop = nil
	s.mu.Unlock()
	s.playLater()
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
