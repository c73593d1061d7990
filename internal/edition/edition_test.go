package edition

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// The editions of the tests: the new one replaces two files of the old one, adds one in a new directory, and
// removes two, one of them with its directory.
var (
	oldEdition = map[string]string{"cards.pdf": "old cards", "map.pdf": "old map", "aid.pdf": "old aid", "fr/aid.pdf": "old aid", "notes.txt": "the user's own"}
	newEdition = map[string]string{"cards.pdf": "new cards", "map.pdf": "new map", "en/rules.pdf": "new rules", "notes.txt": "the user's own"}
	written    = []string{"cards.pdf", "map.pdf", "en/rules.pdf"}
	removed    = []string{"aid.pdf", "fr/aid.pdf", "fr/never.pdf"}
)

// publish writes and commits the new edition.
func publish(e *Edition) error {
	defer e.Discard()
	for _, name := range written {
		err := e.Write(filepath.Join(e.root, filepath.FromSlash(name)), func(w io.Writer) error {
			_, err := io.WriteString(w, newEdition[name])
			return err
		})
		if err != nil {
			return err
		}
	}
	for _, name := range removed {
		if err := e.Remove(filepath.Join(e.root, filepath.FromSlash(name))); err != nil {
			return err
		}
	}
	return e.Commit()
}

// oldRoot returns a root with the old edition.
func oldRoot(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range oldEdition {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// contents returns everything below a root: the texts of files by name, and directories with a slash.
func contents(t *testing.T, root string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == root {
			return err
		}
		name, _ := filepath.Rel(root, path)
		if d.IsDir() {
			all[filepath.ToSlash(name)+"/"] = ""
			return nil
		}
		text, err := os.ReadFile(path)
		all[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func complete(all map[string]string) map[string]string {
	all = maps.Clone(all)
	for name := range all {
		if dir := path.Dir(name); dir != "." {
			all[dir+"/"] = ""
		}
	}
	return all
}

func TestPublish(t *testing.T) {
	root := oldRoot(t)
	if err := publish(New(t.Context(), root)); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, root); !maps.Equal(got, complete(newEdition)) {
		t.Errorf("%q", got)
	}
}

// TestWrittenTwice checks that of two versions of a file the later one appears.
func TestWrittenTwice(t *testing.T) {
	e := New(t.Context(), t.TempDir())
	defer e.Discard()
	for _, text := range []string{"a longer first version", "second"} {
		if err := e.Write(filepath.Join(e.root, "a"), func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
			t.Fatal(err)
		}
	}
	if err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, e.root); !maps.Equal(got, map[string]string{"a": "second"}) {
		t.Errorf("%q", got)
	}
}

// points returns the changes that publishing makes, in order.
func points(t *testing.T) (all []string) {
	e := New(t.Context(), oldRoot(t))
	e.changes = func(kind, path string) error {
		all = append(all, kind+" "+strings.TrimPrefix(path, e.root))
		return nil
	}
	if err := publish(e); err != nil {
		t.Fatal(err)
	}
	if len(all) < 25 {
		t.Fatalf("only %d changes: %q", len(all), all)
	}
	return all
}

// TestFailureAtEveryPoint lets each change fail in turn, as on a full disk: unless the failure is without
// consequence, the old edition is there, with nothing beside it.
func TestFailureAtEveryPoint(t *testing.T) {
	for n, point := range points(t) {
		root := oldRoot(t)
		e := New(t.Context(), root)
		fault, count := errors.New("no space left"), 0
		e.changes = func(kind, path string) error {
			if count++; count == n+1 {
				return fault
			}
			return nil
		}
		err := publish(e)
		want := oldEdition
		if err == nil {
			want = newEdition
		}
		got := contents(t, root)
		if harmless(point) && err == nil { // what could not be removed goes with the next edition
			if err := publish(New(t.Context(), root)); err != nil {
				t.Fatal(err)
			}
			got = contents(t, root)
		}
		if !maps.Equal(got, complete(want)) {
			t.Errorf("failing at %q (%v): %q", point, err, got)
		}
		if err == nil != harmless(point) {
			t.Errorf("failing at %q returns %v", point, err)
		}
	}
}

// harmless reports whether an edition is complete although a change has failed: what is left goes with the next one.
func harmless(point string) bool {
	return strings.HasPrefix(point, "remove ") || strings.HasPrefix(point, "truncate ")
}

// killed is what a change panics with to end a run without any cleanup.
type killed struct{}

// TestKillAtEveryPoint kills the process at each change in turn. The next edition, which writes another file and is
// discarded, restores either the old or the new edition, with nothing beside it.
func TestKillAtEveryPoint(t *testing.T) {
	editions := map[string]int{}
	for n, point := range points(t) {
		root := oldRoot(t)
		kill(t, root, n)
		next := New(t.Context(), root)
		if err := next.Write(filepath.Join(root, "other.txt"), func(io.Writer) error { return nil }); err != nil {
			t.Fatalf("after a kill at %q: %v", point, err)
		}
		next.Discard()
		switch got := contents(t, root); {
		case maps.Equal(got, complete(oldEdition)):
			editions["old"]++
		case maps.Equal(got, complete(newEdition)):
			editions["new"]++
		default:
			t.Errorf("after a kill at %q: %q", point, got)
		}
	}
	if editions["old"] == 0 || editions["new"] == 0 {
		t.Errorf("the kills did not reach both sides of the commit: %v", editions)
	}
}

// kill publishes the new edition up to change n and leaves everything as a killed process would.
func kill(t *testing.T, root string, n int) {
	t.Helper()
	e, count := New(t.Context(), root), 0
	var dead bool
	e.changes = func(string, string) error {
		if dead {
			return errors.New("a dead process changes nothing")
		}
		if count++; count == n+1 {
			dead = true
			panic(killed{})
		}
		return nil
	}
	defer func() {
		if r := recover(); r != (killed{}) {
			t.Fatalf("not killed at change %d: %v", n, r)
		}
	}()
	publishWithoutCleanup(e)
}

// publishWithoutCleanup is publish as a process that is killed runs it: its files are closed by the system.
func publishWithoutCleanup(e *Edition) {
	defer func() {
		if e.log != nil {
			e.log.file.Close()
		}
	}()
	for _, name := range written {
		_ = e.Write(filepath.Join(e.root, filepath.FromSlash(name)), func(w io.Writer) error {
			_, err := io.WriteString(w, newEdition[name])
			return err
		})
	}
	for _, name := range removed {
		_ = e.Remove(filepath.Join(e.root, filepath.FromSlash(name)))
	}
	_ = e.Commit()
}

// TestKillDuringRestore kills a run in the middle of its commit, and then restores in two halves.
func TestKillDuringRestore(t *testing.T) {
	for n := range points(t) {
		for _, stop := range []int{0, 1, 2, 4} {
			root := oldRoot(t)
			kill(t, root, n)
			halfRestore(t, root, stop)
			next := New(t.Context(), root)
			if err := next.begin(); err != nil {
				t.Fatal(err)
			}
			next.Discard()
			if got := contents(t, root); !maps.Equal(got, complete(oldEdition)) && !maps.Equal(got, complete(newEdition)) {
				t.Fatalf("killed at %d, restored up to step %d: %q", n, stop, got)
			}
		}
	}
}

// interruptible is a file system that is killed after some operations.
type interruptible struct {
	*os.Root
	left int
}

func (d *interruptible) Rename(from, to string) error {
	d.step()
	return d.Root.Rename(from, to)
}

func (d *interruptible) Remove(name string) error {
	d.step()
	return d.Root.Remove(name)
}

func (d *interruptible) step() {
	if d.left--; d.left < 0 {
		panic(killed{})
	}
}

func halfRestore(t *testing.T, root string, steps int) {
	t.Helper()
	f, err := os.Open(filepath.Join(root, journalName))
	if err != nil {
		return // killed before there was a journal, or after
	}
	defer f.Close()
	disk, err := os.OpenRoot(root)
	if err != nil {
		t.Fatal(err)
	}
	defer disk.Close()
	defer func() { _ = recover() }()
	_ = restoreAll(&interruptible{disk, steps}, readRecords(f))
}

// TestTwoAtOnce publishes many editions at once: the files are always of one of them.
func TestTwoAtOnce(t *testing.T) {
	root := t.TempDir()
	var all sync.WaitGroup
	for n := range 8 {
		all.Go(func() {
			e := New(t.Context(), root)
			defer e.Discard()
			for _, name := range []string{"a", "b", "c"} {
				err := e.Write(filepath.Join(root, name), func(w io.Writer) error {
					_, err := fmt.Fprint(w, n)
					return err
				})
				if err != nil {
					t.Error(err)
				}
			}
			if err := e.Commit(); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	got := contents(t, root)
	if len(got) != 3 || got["a"] != got["b"] || got["a"] != got["c"] {
		t.Errorf("%q", got)
	}
}

// TestWaitEnds checks that the wait for another process ends with the context.
func TestWaitEnds(t *testing.T) {
	root := t.TempDir()
	first := New(t.Context(), root)
	if err := first.begin(); err != nil {
		t.Fatal(err)
	}
	defer first.Discard()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if err := New(ctx, root).begin(); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}

// TestHostileJournal checks that a journal that somebody else wrote changes no files outside its root.
func TestHostileJournal(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "precious")
	if err := os.WriteFile(outside, []byte("precious"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, journal := range []string{
		`{"write":"` + filepath.ToSlash(outside) + `"}` + "\n" + `{"commit":{}}` + "\n",
		`{"write":"../precious"}` + "\n" + `{"commit":{"../precious":false}}` + "\n",
		`{"write":"link/precious"}` + "\n" + `{"commit":{"link/precious":false}}` + "\n",
		`{"mkdir":".."}` + "\n",
		"no journal at all", "{}\n{}\n", "\x00\xff\n", strings.Repeat("{", 1<<16) + "\n",
	} {
		root := t.TempDir()
		if err := os.Symlink(filepath.Dir(outside), filepath.Join(root, "link")); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, journalName), []byte(journal), 0o644); err != nil {
			t.Fatal(err)
		}
		e := New(t.Context(), root)
		_ = e.begin()
		e.Discard()
		if text, err := os.ReadFile(outside); string(text) != "precious" {
			t.Fatalf("%q: %q, %v", journal, text, err)
		}
	}
}

// TestOnlyFilesAreReplaced writes to a socket, which stands for a device such as /dev/null: a rename would
// destroy it for everybody.
func TestOnlyFilesAreReplaced(t *testing.T) {
	name := filepath.Join(t.TempDir(), "s")
	socket, err := net.Listen("unix", name)
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	e := New(t.Context(), filepath.Dir(name))
	defer e.Discard()
	if err := e.Write(name, func(io.Writer) error { return nil }); err == nil || !strings.Contains(err.Error(), "is not a regular file") {
		t.Errorf("a socket is written: %v", err)
	}
	if all, err := os.ReadDir(filepath.Dir(name)); err != nil || len(all) != 1 {
		t.Errorf("%v, %v", all, err)
	}
}
