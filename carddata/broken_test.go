package carddata

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/readertest"
	"punchboard/diag"
	"punchboard/internal/golden"
)

// TestBroken loads games with faults. Each example is an archive of the files that
// differ from base.txtar and of the findings to expect.
func TestBroken(t *testing.T) {
	names, err := filepath.Glob("testdata/broken/*.txtar")
	if err != nil || len(names) < 30 {
		t.Fatalf("%d examples, %v", len(names), err)
	}
	for _, name := range names {
		if filepath.Base(name) == "base.txtar" {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) { testBroken(t, name) })
	}
}

func testBroken(t *testing.T, name string) {
	example := readArchive(t, name)
	_, variant, _ := strings.Cut(example.comment, "variant: ")
	files := overBase(t, example)
	_, found := Load(files, "game", Options{Variant: strings.TrimSpace(variant)})
	checkPlaces(t, files, found)
	got := findingsText(found)
	if d := golden.Diff(example.file("want"), got); d != "" {
		t.Errorf("%s finds something else\n%s", name, d)
		if golden.Update() {
			example.set("want", got)
			example.write(t, name)
		}
	}
	if found.Errors() == 0 {
		t.Error("a broken example has no error")
	}
}

// overBase returns the files of base.txtar, overlaid with those of an example.
func overBase(t testing.TB, example *archive) fstest.MapFS {
	files := fstest.MapFS{}
	for _, f := range append(readArchive(t, "testdata/broken/base.txtar").files, example.files...) {
		if f.name != "want" {
			files[f.name] = &fstest.MapFile{Data: []byte(f.text)}
		}
	}
	return files
}

// findingsText formats findings in full, neither grouped nor shortened.
func findingsText(found *diag.List) string {
	var b strings.Builder
	for _, f := range found.All() {
		severity := ""
		if f.Severity != diag.Error {
			severity = f.Severity.String() + ": "
		}
		fmt.Fprintf(&b, "%v: %s%s [%s]\n", f.Pos, severity, f.Message, f.Code)
		if f.Hint != "" {
			fmt.Fprintf(&b, "\thint: %s\n", f.Hint)
		}
	}
	return b.String()
}

// checkPlaces fails if the position of a finding does not exist in its file.
func checkPlaces(t *testing.T, files fs.FS, found *diag.List) {
	t.Helper()
	readertest.CheckPlaces(t, files, found)
}
