package trial

import (
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	gamefiles "punchboard/carddata/source"
)

// Diff returns a unified diff of a game's files before and after changes. An error is a
// Problem or a failure to read files.
func Diff(fsys fs.FS, changes []Change) (string, error) {
	changed, err := Edit(fsys, changes)
	if err != nil {
		return "", err
	}
	o, ok := changed.(*gamefiles.Overlay)
	if !ok {
		return "", nil
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(o.Changed)) {
		before, err := fs.ReadFile(fsys, name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		b.WriteString(UnifiedDiff(name, before, o.Changed[name]))
	}
	return b.String(), nil
}

// UnifiedDiff returns the unified diff of a file; before is nil if the file is new.
func UnifiedDiff(name string, before, after []byte) string {
	old := "a/" + name
	if before == nil {
		old = "/dev/null"
	}
	_, text, _ := strings.Cut(string(diff.Diff(old, before, "b/"+name, after)), "\n") // without its first line, which names no tool
	return text
}
