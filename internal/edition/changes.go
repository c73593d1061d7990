package edition

import "context"

// Changes is called before each change of the file system with the kind of the change and the path; if it
// returns an error, the change fails with it. It is nil except in tests.
type Changes func(kind, path string) error

type changesKey struct{}

// WithChanges returns a context whose editions call changes, for tests of whole commands.
func WithChanges(ctx context.Context, changes Changes) context.Context {
	return context.WithValue(ctx, changesKey{}, changes)
}

func changesOf(ctx context.Context) Changes {
	changes, _ := ctx.Value(changesKey{}).(Changes)
	return changes
}

func (e *Edition) change(kind, path string) error {
	if e.changes == nil {
		return nil
	}
	return e.changes(kind, path)
}

// disk is the file system for restore, whose changes are those of an edition.
type disk struct {
	osFiles
	e *Edition
}

func (d disk) Rename(from, to string) error {
	if err := d.e.change("rename", to); err != nil {
		return err
	}
	return d.osFiles.Rename(from, to)
}

func (d disk) Remove(name string) error { return d.e.remove(name) }
