package icons

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files and CREDITS.md")

// TestGoldens reads files as drawing programs write them.
func TestGoldens(t *testing.T) {
	files, err := filepath.Glob("testdata/*.svg")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		golden(t, strings.TrimSuffix(file, ".svg")+".golden", readingOf(data))
	}
}

// readingOf writes what came of a file: its drawing and its warnings.
func readingOf(data []byte) string {
	d, warnings, err := ParseSVG(data)
	text := drawingText(d)
	for _, w := range warnings {
		text += w.String() + "\n"
	}
	if err != nil {
		text += err.Error() + "\n"
	}
	return text
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is out of date (go test -update rewrites it); got\n%s", file, got)
	}
}
