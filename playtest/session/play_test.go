package session

import (
	"bytes"
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/trial"
)

// TestResume interrupts a part of a run, resumes it, and compares the bytes with those of
// a part that was not interrupted.
func TestResume(t *testing.T) {
	pair := Pairing{playtest.AllSeats("random", 2), 8_000}
	whole := opened(t).counts(t, t.Context(), pair)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	s := opened(t)
	s.Watch = func(_ string, done *atomic.Uint64, _ uint64, _ *playtest.Live) func() {
		go func() {
			for done.Load() < 20 && ctx.Err() == nil {
				time.Sleep(time.Millisecond)
			}
			cancel()
		}()
		return func() {}
	}
	text := s.counts(t, ctx, pair)
	had, err := playtest.ReadStats(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if n := had.Played.Count(); n < 20 || n >= 4_000 || had.Missing().Count() != 4_000-n {
		t.Fatalf("%d games were played before the interruption, %d are missing", n, had.Missing().Count())
	}
	s = opened(t)
	s.Had = had
	if again := s.counts(t, t.Context(), pair); !bytes.Equal(again, whole) {
		t.Error("a resumed part differs from one in a single run")
	}
}

// TestResumeRejectsOthers checks what a run cannot go on from.
func TestResumeRejectsOthers(t *testing.T) {
	pair := Pairing{playtest.AllSeats("random", 2), 20}
	for name, change := range map[string]func(*Session, *Pairing){
		"another seed":            func(s *Session, _ *Pairing) { s.Seed = 9 },
		"another part":            func(s *Session, _ *Pairing) { s.Part.I = 1 },
		"another number of games": func(_ *Session, p *Pairing) { p.Games = 40 },
		"other players":           func(_ *Session, p *Pairing) { p.Agents[0] = "greedy" },
	} {
		had, err := opened(t).Play(t.Context(), pair)
		if err != nil {
			t.Fatal(err)
		}
		s, other := opened(t), pair
		s.Had = had
		change(s, &other)
		var e *OtherRunError
		if _, err := s.Play(t.Context(), other); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// opened returns a session that plays the second half of a run.
func opened(t *testing.T) *Session {
	t.Helper()
	fsys, _ := games.Open("fire-and-cover")
	s, _, err := Open(trial.Source{FS: fsys, Place: "fire-and-cover", Slug: "fire-and-cover"})
	if err != nil {
		t.Fatal(err)
	}
	s.Options = Options{Seed: 1, Workers: 2, Part: playtest.Part{I: 2, N: 2}}
	return s
}

// counts plays a pairing and returns the file of its counts.
func (s *Session) counts(t *testing.T, ctx context.Context, pair Pairing) []byte {
	t.Helper()
	run, err := s.Play(ctx, pair)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := run.Write(&text); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}
