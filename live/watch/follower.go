package watch

import (
	"context"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/fsnotify/fsnotify"
)

// follower follows directories through the events of the operating system. It watches
// directories, not files: an editor that renames a new file over the old one ends the
// watch of the old one.
type follower struct {
	*Watcher
	events      *fsnotify.Watcher
	directories int
	changed     map[string]bool // not reported yet
	since       time.Time       // when the first of them changed
}

var errTooMany = errors.New("too many directories")

// add watches a directory and those below it, and returns an error if it cannot.
func (f *follower) add(name string) error {
	return filepath.WalkDir(f.path(name), func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			if path == f.dir {
				return err
			}
			return nil // it has gone again, or may not be read
		}
		if _, ok := f.name(path); path != f.dir && !ok {
			return skip(e)
		}
		if !e.IsDir() {
			return nil
		}
		if f.directories++; f.directories > MaxDirectories {
			return errTooMany
		}
		return f.events.Add(path)
	})
}

// skip skips a directory, or a file but not those beside it.
func skip(e fs.DirEntry) error {
	if e.IsDir() {
		return fs.SkipDir
	}
	return nil
}

// run collects events until the files are left alone, and then reports them.
func (f *follower) run(ctx context.Context) {
	defer close(f.changes)
	defer f.events.Close()
	timer := time.NewTimer(time.Hour)
	for {
		var report chan []string
		if len(f.changed) > 0 && f.since.IsZero() {
			report = f.changes
		}
		select {
		case <-ctx.Done():
			return
		case event := <-f.events.Events:
			if f.take(event) {
				timer.Reset(f.wait())
			}
		case err := <-f.events.Errors:
			if errors.Is(err, fsnotify.ErrEventOverflow) { // anything may have changed
				f.note(".")
				timer.Reset(f.wait())
			}
		case <-timer.C:
			f.since = time.Time{}
		case report <- slices.Sorted(maps.Keys(f.changed)):
			clear(f.changed)
		}
	}
}

// take notes an event, and reports whether it is about a file to follow.
func (f *follower) take(event fsnotify.Event) bool {
	name, ok := f.name(event.Name)
	if !ok || event.Op == fsnotify.Chmod || event.Op == 0 {
		return false
	}
	if event.Has(fsnotify.Create) {
		if info, err := os.Lstat(event.Name); err == nil && info.IsDir() {
			if err := f.add(name); err != nil {
				f.note(".")
			}
		}
	}
	f.note(name)
	return true
}

func (f *follower) note(name string) {
	f.changed[name] = true
	if f.since.IsZero() {
		f.since = time.Now()
	}
}

// wait returns how long to wait for more events.
func (f *follower) wait() time.Duration {
	wait := quiet
	for name := range f.changed {
		if info, err := os.Lstat(f.path(name)); err == nil && info.Mode().IsRegular() && info.Size() == 0 {
			wait = quietEmpty
			break
		}
	}
	return max(0, min(wait, longest-time.Since(f.since)))
}
