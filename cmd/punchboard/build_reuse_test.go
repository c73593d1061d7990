package main

import (
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spf13/cobra"
)

// watching returns the builder of a command with --watch, which builds the game again and again.
func (c *rebuilds) watching() *builder {
	b, cmd := &builder{t: newTerminal(io.Discard, io.Discard), live: true}, &cobra.Command{}
	b.game.register(b.t, cmd)
	b.print.register(cmd)
	b.out.register(cmd)
	b.out = outFlag(c.out)
	return b
}

// TestWatchIsClean makes edits in a random order. After each of them, the next build of --watch,
// which takes over cards, has to result in the same bytes as a build into an empty directory.
func TestWatchIsClean(t *testing.T) {
	c := &rebuilds{T: t, rng: rand.New(rand.NewPCG(3, 1)), files: ferries(), dir: filepath.Join(t.TempDir(), "game"), out: t.TempDir()}
	b, kept := c.watching(), 0
	for _, edit := range slices.Concat([]string{"nothing"}, c.order()) {
		gameEdits[edit](c)
		c.save()
		targets, err := b.game.targets([]string{c.dir})
		if err != nil {
			t.Fatal(err)
		}
		if err := b.build(t.Context(), targets); err != nil {
			t.Fatal(edit, err)
		}
		clean := t.TempDir()
		c.build(clean)
		got := c.built(c.out)
		for name, text := range c.built(clean) {
			if got[name] != text {
				t.Fatalf("%s: %s differs from a clean build", edit, name)
			}
		}
		for _, cards := range b.cards {
			kept += cards.Kept()
		}
	}
	if kept == 0 {
		t.Error("no card was ever taken over")
	}
}
