// Package live follows the files of a game and shows its cards in a browser, as they will
// be printed, together with what is wrong with them. It serves one page to one user on
// this computer.
//
// A Session builds the game again whenever its files change. A build is shown step by
// step: first the cards whose rows have changed, then all cards of a language, then what
// only whole sheets and the proofreader tell. A newer change cancels it. The views at
// which somebody looks are built first, the others not before somebody looks at them.
package live

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"punchboard/internal/printed"
	"punchboard/live/watch"
	"punchboard/pipeline"
	"punchboard/render/pdf"
)

// Options say what a session shows.
type Options struct {
	Source  pipeline.Source
	Dir     string // the game's directory on disk; "" for a game that cannot change
	Request pipeline.Request
	Poll    time.Duration // see watch.Options
	Ignore  func(name string) bool
	Editor  func(Location) error // opens a place in an editor; nil if the page only copies places
	PDF     pdf.Options
	Printed func(variant string) (*printed.Record, error) // returns what has been printed of the game; nil if nothing has
	Built   func(*State)                                  // called after each complete build, and never concurrently; may be nil
}

// View is a way to look at the game that has to be composed for itself.
type View struct {
	Variant string
	LowInk  bool
}

// MaxViews limits the views that are kept up to date at the same time.
const MaxViews = 8

// Session builds a game and keeps what was built last.
type Session struct {
	opt      Options
	ctx      context.Context
	wake     chan struct{}  // a view may have to be built
	played   sync.WaitGroup // games in the background
	printing sync.Mutex     // held while a PDF is made: one at a time
	pixels   pixels
	mu       sync.Mutex
	shows    map[View]*show
}

// NewSession starts to build the game and to follow its files, until ctx is canceled.
func NewSession(ctx context.Context, opt Options) (*Session, error) {
	s := &Session{opt: opt, ctx: ctx, wake: make(chan struct{}, 1), shows: map[View]*show{}}
	if opt.Dir != "" {
		w, err := watch.New(ctx, opt.Dir, watch.Options{Poll: opt.Poll, Ignore: opt.Ignore})
		if err != nil {
			return nil, err
		}
		go s.follow(w)
	}
	_, err := s.show(s.first())
	go s.run()
	return s, err
}

// first returns the view with which the session starts.
func (s *Session) first() View {
	v := View{Variant: s.opt.Request.Variant}
	for _, setting := range s.opt.Request.Print {
		v.LowInk = v.LowInk || setting.Key == "low_ink" && setting.Value == "true"
	}
	return v
}

// follow lets every view be built again after each change.
func (s *Session) follow(w *watch.Watcher) {
	for names := range w.Changes() {
		s.mu.Lock()
		for _, show := range s.shows {
			show.rebuild(names)
		}
		s.mu.Unlock()
		s.hurry()
	}
}

// show returns what is shown of a view, and lets it be built if nobody has looked at it
// so far.
func (s *Session) show(v View) (*show, error) {
	one, isNew, err := s.find(v)
	if isNew {
		s.hurry()
	}
	return one, err
}

// find returns what is shown of a view, and whether nobody has looked at it so far.
func (s *Session) find(v View) (one *show, isNew bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if one, ok := s.shows[v]; ok {
		return one, false, nil
	}
	if err := s.permit(v); err != nil {
		return nil, false, err
	}
	one = newShow(s, v)
	s.shows[v] = one
	return one, true, nil
}

// permit returns an error for a view that the game does not have, or that is one too many.
func (s *Session) permit(v View) error {
	if len(s.shows) == 0 {
		return nil
	}
	first := s.shows[s.first()].state()
	if v.Variant != s.first().Variant && v.Variant != "" && !slices.Contains(first.Variants, v.Variant) {
		return fmt.Errorf("there is no variant %q", v.Variant)
	}
	if len(s.shows) >= MaxViews && !s.forget() {
		return fmt.Errorf("%d views are shown already", MaxViews)
	}
	return nil
}

// forget ends one view at which nobody looks. The first one stays.
func (s *Session) forget() bool {
	for v, one := range s.shows {
		if v != s.first() && one.watchers() == 0 {
			one.close()
			delete(s.shows, v)
			return true
		}
	}
	return false
}

// request returns what to build for a view.
func (s *Session) request(v View) pipeline.Request {
	req := s.opt.Request
	req.Variant = v.Variant
	req.Rehearse, req.Proofread, req.Spots = true, true, true
	req.Print = slices.DeleteFunc(slices.Clone(req.Print), func(p pipeline.Setting) bool { return p.Key == "low_ink" })
	if v.LowInk {
		req.Print = append(req.Print, pipeline.Setting{Key: "low_ink", Value: "true"})
	}
	return req
}

// picture returns a picture of any view by its key.
func (s *Session) picture(key string) (*picture, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, one := range s.shows {
		if p, ok := one.state().pictures[key]; ok {
			return p, true
		}
		if p, ok := one.verdict.Load().pics[key]; ok {
			return p, true
		}
	}
	return nil, false
}

// place returns the name of the game's directory in findings, without what leads there.
func (s *Session) place() string {
	return s.opt.Source.Place[strings.LastIndex(s.opt.Source.Place, "/")+1:]
}
