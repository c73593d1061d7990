// Package readertest gives the readers of a game's sections what they need to read some
// files, for tests. With it, a fuzz target reads one section instead of a whole game.
package readertest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// place is the directory of the files in findings.
const place = "game"

// Files are the texts of files by name.
type Files map[string]string

// Reader returns a reader of the files, for a game in English and French.
func (f Files) Reader(t testing.TB) *values.Reader {
	all := fstest.MapFS{}
	for name, text := range f {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	dir := source.NewDirectory(t.Context(), all, source.MaxFiles)
	return &values.Reader{Files: source.Files{FS: dir, Place: place}, Languages: []string{"en", "fr"}, Flows: map[string]any{}}
}

// GameFile is the file of a section.
const GameFile = "game.yaml"

// Section returns the YAML of a section, of which the file GameFile consists.
func Section(t testing.TB, text string) source.Node {
	t.Helper()
	root, ok := source.NewDocument(place+"/"+GameFile, &diag.List{}).Parse([]byte(text))
	if !ok {
		t.Fatalf("this is not YAML: %s", text)
	}
	return root
}

// Read calls read, which reads files with r, whatever is in them: it must end soon, and its
// findings must be at positions inside the files.
func Read(t testing.TB, r *values.Reader, read func()) {
	t.Helper()
	start := time.Now()
	read()
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("it takes %v", took)
	}
	CheckPlaces(t, r.FS, &r.Found)
}

// Line breaks, each replaced with a line feed: those of any text, and those of YAML. Text
// that is not UTF-8 is reported before it is known to be YAML.
var (
	lineBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n")
	yamlBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")
)

// hasPlace reports whether a text has a position.
func hasPlace(text string, at diag.Pos, breaks *strings.Replacer) bool {
	lines := strings.Split(breaks.Replace(text), "\n")
	return at.Line <= len(lines) && at.Col <= len([]rune(lines[at.Line-1]))+1
}

// CheckPlaces fails if the position of a finding does not exist in its file.
func CheckPlaces(t testing.TB, files fs.FS, found *diag.List) {
	t.Helper()
	for _, f := range found.All() {
		if f.Code == "" || f.Message == "" || !f.Pos.Valid() {
			t.Errorf("incomplete finding %+v", f)
		}
		if f.Pos.Line == 0 {
			continue
		}
		data, err := fs.ReadFile(files, strings.TrimPrefix(f.Pos.File, place+"/"))
		if err != nil {
			t.Errorf("%v: %v", f.Pos, err)
			continue
		}
		if !hasPlace(string(data), f.Pos, yamlBreaks) && !hasPlace(string(data), f.Pos, lineBreaks) {
			t.Errorf("%v: %s: the file has no such place", f.Pos, f.Message)
		}
	}
}
