package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/live/watch"
	"punchboard/pipeline"
)

// follow builds games again whenever their files change, until ctx is canceled. A change
// cancels the build that is running.
func (b *builder) follow(ctx context.Context, cmd *cobra.Command, targets []target) error {
	changes, err := b.watch(ctx, targets)
	if err != nil {
		return err
	}
	for {
		if again := b.buildUntil(ctx, cmd, targets, changes); again {
			continue
		}
		if ctx.Err() == nil {
			b.t.say("following the files; Ctrl-C ends the command")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-changes:
		}
	}
}

// watch starts to follow the directories of games, and returns a channel of their changes.
func (b *builder) watch(ctx context.Context, targets []target) (<-chan struct{}, error) {
	changes := make(chan struct{})
	for _, t := range targets {
		if t.dir == "" {
			return nil, usageErrorf("copy it with `punchboard new DIR --from "+t.slug+"`", "--watch: %s is part of the program, so that its files do not change", t.place)
		}
		w, err := watch.New(ctx, t.dir, watch.Options{Ignore: b.isOutput(t)})
		if err != nil {
			return nil, failed(err)
		}
		go func() {
			for range w.Changes() {
				select {
				case changes <- struct{}{}:
				case <-ctx.Done():
				}
			}
		}()
	}
	return changes, nil
}

// isOutput returns a function that reports whether a name in the directory of a game is in
// the output directory.
func (b *builder) isOutput(t target) func(name string) bool {
	out, err := filepath.Abs(string(b.out))
	if err != nil {
		return isOutput
	}
	rel, err := filepath.Rel(t.dir, out)
	rel = filepath.ToSlash(rel)
	if err != nil || rel == "." || rel == ".." || strings.HasPrefix(rel, "../") {
		return isOutput
	}
	return func(name string) bool { return name == rel || strings.HasPrefix(name, rel+"/") || isOutput(name) }
}

// buildUntil builds games once, and reports whether a change has canceled that.
func (b *builder) buildUntil(ctx context.Context, cmd *cobra.Command, targets []target, changes <-chan struct{}) (again bool) {
	building, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan error, 1)
	go func() { done <- b.protected(building, targets) }()
	for {
		select {
		case <-changes:
			again = true
			stop()
		case err := <-done:
			if err != nil && building.Err() == nil {
				b.t.report(ctx, cmd, err)
			}
			return again
		}
	}
}

// protected builds games, and turns a panic into an error, because a panic of this
// goroutine would end the program without a word.
func (b *builder) protected(ctx context.Context, targets []target) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			b.cards = nil
			b.t.reportFault(fault, false)
			err = &exit{code: exitFault, err: fmt.Errorf("the build failed; the next change starts another one")}
		}
	}()
	return b.build(ctx, targets)
}

// cardsOf returns what the builds of a game composed so far, so that the next one composes
// only the cards that have changed; nil if there is no next one.
func (b *builder) cardsOf(t target) *pipeline.Reuse {
	if !b.live || b.reprint.on() {
		return nil
	}
	if b.cards == nil {
		b.cards = map[string]*pipeline.Reuse{}
	}
	if b.cards[t.place] == nil {
		b.cards[t.place] = &pipeline.Reuse{}
	}
	return b.cards[t.place]
}
