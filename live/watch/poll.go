package watch

import (
	"context"
	"io/fs"
	"path/filepath"
	"slices"
	"time"
)

// fallback is how often files are looked at if the operating system has no events.
const fallback = time.Second

// status is what is compared of a file.
type status struct {
	size int64
	time time.Time
	mode fs.FileMode
}

// startPolling looks at all files again and again.
func (w *Watcher) startPolling(ctx context.Context, every time.Duration) error {
	w.polled = true
	before, err := w.look()
	if err != nil {
		return err
	}
	go w.poll(ctx, every, before)
	return nil
}

func (w *Watcher) poll(ctx context.Context, every time.Duration, before map[string]status) {
	defer close(w.changes)
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		now, err := w.look()
		if err != nil {
			continue // the directory is not there; it may come back
		}
		changed := differences(before, now)
		before = now
		if len(changed) == 0 {
			continue
		}
		select {
		case w.changes <- changed:
		case <-ctx.Done():
			return
		}
	}
}

// look returns the state of all files.
func (w *Watcher) look() (map[string]status, error) {
	found := map[string]status{}
	err := filepath.WalkDir(w.dir, func(path string, e fs.DirEntry, err error) error {
		switch name, ok := w.name(path); {
		case path == w.dir:
			return err
		case err != nil:
			return nil
		case !ok:
			return skip(e)
		default:
			if info, err := e.Info(); err == nil && !e.IsDir() {
				found[name] = status{info.Size(), info.ModTime(), info.Mode()}
			}
		}
		return nil
	})
	return found, err
}

// differences returns the names that have appeared, gone or changed, in order.
func differences(before, now map[string]status) (names []string) {
	for name, s := range now {
		if old, ok := before[name]; !ok || old != s {
			names = append(names, name)
		}
	}
	for name := range before {
		if _, ok := now[name]; !ok {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
