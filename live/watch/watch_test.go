package watch

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// write writes a file below a directory, and the directories above it.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// follow starts to follow a directory with a few files.
func follow(t *testing.T, opt Options) (dir string, w *Watcher) {
	t.Helper()
	dir = t.TempDir()
	write(t, dir, "game.yaml", "title: a\n")
	write(t, dir, "cards/a.csv", "id\na\n")
	w, err := New(t.Context(), dir, opt)
	if err != nil {
		t.Fatal(err)
	}
	return dir, w
}

// next returns the next change; a test that waits longer has missed it.
func next(t *testing.T, w *Watcher) []string {
	t.Helper()
	select {
	case names := <-w.Changes():
		return names
	case <-time.After(10 * time.Second):
		t.Fatal("no change was reported")
		return nil
	}
}

// modes are the two ways to follow files.
var modes = map[string]Options{"events": {}, "polling": {Poll: 10 * time.Millisecond}}

// eachMode runs a test in both ways to follow files.
func eachMode(t *testing.T, test func(t *testing.T, dir string, w *Watcher)) {
	for name, opt := range modes {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir, w := follow(t, opt)
			test(t, dir, w)
		})
	}
}

// until receives changes until one contains a name, and returns all of their names.
func until(t *testing.T, w *Watcher, name string) (all []string) {
	t.Helper()
	for !slices.Contains(all, name) {
		all = append(all, next(t, w)...)
	}
	return all
}

func TestChange(t *testing.T) {
	eachMode(t, func(t *testing.T, dir string, w *Watcher) {
		write(t, dir, "cards/a.csv", "id\nb is longer\n")
		if got := until(t, w, "cards/a.csv"); len(got) != 1 {
			t.Errorf("got %v", got)
		}
	})
}

// TestRenamedOver saves as most editors do: a new file takes the name of the old one. The
// second save shows that the new file is followed as well.
func TestRenamedOver(t *testing.T) {
	eachMode(t, func(t *testing.T, dir string, w *Watcher) {
		for i := range 3 {
			write(t, dir, "cards/.a.csv.swp", fmt.Sprintf("id\n%0*d\n", i+5, i))
			if err := os.Rename(filepath.Join(dir, "cards/.a.csv.swp"), filepath.Join(dir, "cards/a.csv")); err != nil {
				t.Fatal(err)
			}
			if got := next(t, w); !slices.Equal(got, []string{"cards/a.csv"}) {
				t.Errorf("save %d: got %v", i, got)
			}
		}
	})
}

// TestCutAndWritten saves as simple editors do: the file is cut to nothing, and written a
// little later. Nobody must see it empty.
func TestCutAndWritten(t *testing.T) {
	dir, w := follow(t, Options{})
	path := filepath.Join(dir, "game.yaml")
	for range 10 {
		if err := os.Truncate(path, 0); err != nil {
			t.Fatal(err)
		}
		time.Sleep(30 * time.Millisecond)
		write(t, dir, "game.yaml", "title: b\n")
		next(t, w)
		if data, err := os.ReadFile(path); err != nil || len(data) == 0 {
			t.Errorf("reported with %d bytes, %v", len(data), err)
		}
	}
}

// TestManyFiles changes hundreds of files at once, as a change of branches does.
func TestManyFiles(t *testing.T) {
	eachMode(t, func(t *testing.T, dir string, w *Watcher) {
		const n = 400
		for i := range n {
			write(t, dir, fmt.Sprintf("cards/%03d.csv", i), "id\n")
		}
		seen := map[string]bool{}
		changes := 0
		for len(seen) < n {
			changes++
			for _, name := range next(t, w) {
				seen[name] = true
			}
		}
		if changes > n/10 {
			t.Errorf("%d changes for %d files", changes, n)
		}
	})
}

// TestNewDirectory creates a directory below a new one, with a file in it, and later
// another file.
func TestNewDirectory(t *testing.T) {
	eachMode(t, func(t *testing.T, dir string, w *Watcher) {
		write(t, dir, "faces/own/deep.yaml", "faces: {}\n")
		for range w.Changes() {
			break
		}
		time.Sleep(50 * time.Millisecond) // the first file may come in a report of its own
		for len(w.Changes()) > 0 {
			<-w.Changes()
		}
		write(t, dir, "faces/own/deep.yaml", "faces: {a: b}\n")
		until(t, w, "faces/own/deep.yaml")
	})
}

func TestRemoved(t *testing.T) {
	eachMode(t, func(t *testing.T, dir string, w *Watcher) {
		if err := os.Remove(filepath.Join(dir, "cards/a.csv")); err != nil {
			t.Fatal(err)
		}
		until(t, w, "cards/a.csv")
	})
}

// TestIgnored writes files that no game has, and then one that it has: only that one is
// reported.
func TestIgnored(t *testing.T) {
	for name, opt := range modes {
		t.Run(name, func(t *testing.T) {
			opt.Ignore = func(name string) bool { return name == "out" }
			dir, w := follow(t, opt)
			for _, ignored := range []string{
				"cards/a.csv~", "cards/.#a.csv", "cards/#a.csv#", "cards/.a.csv.swp", "cards/4913", "cards/~$a.xlsx",
				".git/index", "out/en/cards.pdf", "out/.stamp", "x.tmp", ".hidden/deep/file.csv",
			} {
				write(t, dir, ignored, "x")
			}
			write(t, dir, "z.csv", "id\n")
			if got := until(t, w, "z.csv"); slices.ContainsFunc(got, func(s string) bool { return s != "z.csv" && s != "cards" }) {
				t.Errorf("got %v", got)
			}
		})
	}
}

// TestEnd ends the context: the channel is closed.
func TestEnd(t *testing.T) {
	for name, opt := range modes {
		ctx, cancel := context.WithCancel(t.Context())
		w, err := New(ctx, t.TempDir(), opt)
		if err != nil {
			t.Fatal(err)
		}
		cancel()
		select {
		case _, open := <-w.Changes():
			if open {
				t.Errorf("%s: a change of nothing", name)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s: the channel stays open", name)
		}
	}
}

func TestNoDirectory(t *testing.T) {
	for name, opt := range modes {
		if _, err := New(t.Context(), filepath.Join(t.TempDir(), "none"), opt); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
