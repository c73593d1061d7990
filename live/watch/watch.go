// Package watch follows the files of a directory and reports when they have changed. It
// knows nothing of games.
package watch

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"time"

	"github.com/fsnotify/fsnotify"
)

// How long the files must be left alone before a change is reported. Editors write a file
// in several steps, about a millisecond apart; whoever acts on a report must expect another
// one. A file that is empty has probably been cut to nothing and not been written yet, so
// it gets longer. A program that never stops writing does not put off the report forever.
const (
	quiet      = 5 * time.Millisecond
	quietEmpty = 120 * time.Millisecond
	longest    = 500 * time.Millisecond
)

// MaxDirectories limits the directories that are followed through the operating system;
// a game has a dozen. Larger trees are polled.
const MaxDirectories = 4096

// Options change how a directory is followed.
type Options struct {
	Poll   time.Duration          // looks at all files this often instead, for network drives; 0 for the events of the operating system
	Ignore func(name string) bool // further names to ignore, below the directory and with slashes; may be nil
}

// Watcher reports changes of a directory and those below it.
type Watcher struct {
	dir     string
	opt     Options
	changes chan []string
	polled  bool
}

// New starts to follow a directory until ctx is canceled. If the operating system has no
// events for it, or not enough of them, it polls.
func New(ctx context.Context, dir string, opt Options) (*Watcher, error) {
	w := &Watcher{dir: dir, opt: opt, changes: make(chan []string)}
	if opt.Poll > 0 {
		return w, w.startPolling(ctx, opt.Poll)
	}
	events, err := fsnotify.NewWatcher()
	if err == nil {
		f := &follower{Watcher: w, events: events, changed: map[string]bool{}}
		if err = f.add("."); err == nil {
			go f.run(ctx)
			return w, nil
		}
		events.Close()
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return w, w.startPolling(ctx, fallback)
}

// Changes returns the channel of changes: the names of the files, below the directory and
// with slashes, in order. It is closed when the context is canceled. Changes that are not
// received are added to the next.
func (w *Watcher) Changes() <-chan []string { return w.changes }

// Polled reports whether the files are looked at from time to time, because the operating
// system does not say when they change.
func (w *Watcher) Polled() bool { return w.polled }

// name returns the name of a path below the directory, and whether to follow it.
func (w *Watcher) name(path string) (name string, ok bool) {
	name, err := filepath.Rel(w.dir, path)
	if err != nil || name == "." {
		return "", false
	}
	name = filepath.ToSlash(name)
	return name, !w.ignored(name)
}

// path returns the path of a name.
func (w *Watcher) path(name string) string { return filepath.Join(w.dir, filepath.FromSlash(name)) }
