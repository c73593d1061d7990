package live

import (
	"context"
	"testing"
	"time"
)

// TestAwait checks for which states a build waits, and what ends that.
func TestAwait(t *testing.T) {
	s := newShow(&Session{}, View{})
	s.current.Store(&State{Build: 7})
	if s.await() != nil {
		t.Error("no page is open, and the build waits")
	}
	s.listen("")
	shown := s.await()
	s.seen(6)
	select {
	case <-shown:
		t.Error("a page shows an older state, and the build goes on")
	default:
	}
	s.seen(7)
	select {
	case <-shown:
	case <-time.After(10 * time.Second):
		t.Error("a page shows the state, and the build waits")
	}
	if s.await() != nil {
		t.Error("the build waits for what is shown already")
	}
}

// TestHiddenPage edits a card while a page is open that never says what it shows: the build
// is completed nevertheless, but not before it has waited.
func TestHiddenPage(t *testing.T) {
	g := start(t)
	one := g.session.shows[View{}]
	_, leave := one.listen("en")
	defer leave()
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n")
	s := g.wait(func(s *State) bool { return s.cards["units/rifle"].Changed > 0 })
	if least := float64(patience.Milliseconds()); s.Took < least {
		t.Errorf("complete after %.0f ms, sooner than the %.0f ms that it waits", s.Took, least)
	}
}

// TestHalfWritten changes a broken file again before it has been left alone for long enough:
// its findings are never shown.
func TestHalfWritten(t *testing.T) {
	g := start(t)
	one := g.session.shows[View{}]
	before := one.state()
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	b := &build{show: one, ctx: ctx, began: time.Now().Add(time.Hour)}
	go func() {
		defer close(ended)
		b.fail([]*Finding{{Severity: "error", Message: "half of a file"}})
	}()
	select {
	case <-ended:
		t.Error("what is wrong with a file is shown while it may be being written")
	case <-time.After(50 * time.Millisecond):
	}
	cancel()
	<-ended
	if one.state() != before {
		t.Errorf("%+v", one.state())
	}
}
