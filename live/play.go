package live

import (
	"context"
	"time"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/session"
	variant "punchboard/playtest/trial"
)

// settle is how long the files must be left alone before games are played.
const settle = 400 * time.Millisecond

// play plays the game of a view in the background if rows that play have changed since
// the last time, and shows the verdict. The next change of a file ends it.
func (s *show) play(ctx context.Context) {
	select {
	case <-ctx.Done():
		return
	case <-time.After(settle):
	}
	game, why := s.open()
	if game == nil {
		s.judge(ctx, &Verdict{Is: "nothing", Why: why})
		return
	}
	rows := game.Game.Catalog().Data
	last := s.verdict.Load()
	switch {
	case last.rows == rows && last.In != nil:
		s.judge(ctx, &Verdict{Is: "done", Build: last.Build, In: last.In, pics: last.pics, rows: rows})
		return
	case last.rows == 0 && !s.asked.Load(): // the first rows: a change is what is interesting
		s.judge(ctx, &Verdict{Is: "idle", rows: rows})
		return
	case last.rows == rows && !s.asked.Load():
		return
	}
	s.judge(ctx, &Verdict{Is: "playing", Build: s.state().Build, Stale: last.In != nil, In: last.In, pics: last.pics, rows: last.rows})
	if next, err := played(ctx, game); err != nil {
		s.judge(ctx, &Verdict{Is: "nothing", Why: err.Error(), rows: rows})
	} else if next != nil {
		next.Build, next.rows = s.state().Build, rows
		s.judge(ctx, next)
	}
}

// open loads the game of a view with its rules, or says why it cannot be played.
func (s *show) open() (game *session.Session, why string) {
	src := s.session.opt.Source
	game, found, err := session.Open(variant.Source{FS: src.Files, Place: src.Place, Slug: src.Slug, Variant: s.view.Variant})
	if err != nil {
		return nil, err.Error()
	}
	if game != nil {
		game.Effort, game.Workers = session.Quick, 1 // the page comes first
		return game, ""
	}
	for _, f := range found.All() {
		if f.Code == playtest.CodeNoRules {
			return nil, f.Message + ": " + f.Hint
		}
	}
	return nil, "the rows cannot be played: " + found.All()[0].Message
}

// played plays all pairings and judges them, in each language of the game. It returns
// nothing if ctx ends before.
func played(ctx context.Context, game *session.Session) (*Verdict, error) {
	runs, err := game.PlayAll(ctx, game.Pairings())
	if err != nil || ctx.Err() != nil {
		return nil, err
	}
	v := &Verdict{Is: "done", In: map[string]*VerdictIn{}, pics: map[string]*picture{}}
	for _, lang := range game.Data.Languages {
		page, err := game.Page(ctx, runs, lang)
		if err != nil || ctx.Err() != nil {
			return nil, err
		}
		v.tell(page)
	}
	return v, nil
}

// judge shows a verdict, unless the files have changed meanwhile.
func (s *show) judge(ctx context.Context, v *Verdict) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if ctx.Err() == nil {
		s.verdict.Store(v)
		s.tell("play", v)
	}
}

// playLater lets the game be played in the background, if its files are fine.
func (s *show) playLater() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.due || s.state().Broken || !s.state().Checked || s.state().Count(diag.Error) > 0 {
		return
	}
	ctx, cancel := context.WithCancel(s.session.ctx)
	s.endPlay()
	s.stopPlay = cancel
	s.session.played.Go(func() {
		defer cancel()
		s.play(ctx)
	})
}

// endPlay ends the games that are being played. The caller holds the lock.
func (s *show) endPlay() {
	if s.stopPlay != nil {
		s.stopPlay()
	}
	if v := s.verdict.Load(); v.Is == "playing" {
		s.verdict.Store(&Verdict{Is: "idle", Build: v.Build, Stale: true, In: v.In, pics: v.pics, rows: v.rows})
	}
}
