package icons

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"punchboard/internal/golden"
)

// TestGoldens parses files written by various drawing programs.
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
		golden.File(t, strings.TrimSuffix(file, ".svg")+".golden", readingOf(data))
	}
}

// readingOf formats the result of parsing a file: its drawing and its warnings.
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
