package proofread

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/golden"
)

// fault is a change of the sound game, and what is found because of it.
type fault struct {
	file, old, new string
	want           string
}

// TestSound finds nothing in a game in which everything is used.
func TestSound(t *testing.T) {
	if got := findingsIn(t, soundGame(t)); got != "" {
		t.Error(got)
	}
}

// testFaults plants faults in the sound game, one at a time, and expects exactly the
// findings that each causes.
func testFaults(t *testing.T, faults map[string]fault) {
	for name, f := range faults {
		t.Run(name, func(t *testing.T) {
			files := soundGame(t)
			was := string(files[f.file].Data)
			if strings.Count(was, f.old) != 1 {
				t.Fatalf("%s has %q %d times", f.file, f.old, strings.Count(was, f.old))
			}
			files[f.file].Data = []byte(strings.Replace(was, f.old, f.new, 1))
			if d := golden.Diff(f.want, findingsIn(t, files)); d != "" {
				t.Error(d)
			}
		})
	}
}

func soundGame(t testing.TB) fstest.MapFS {
	data, err := os.ReadFile("testdata/sound.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	for _, f := range txtar.Parse(data).Files {
		files[f.Name] = &fstest.MapFile{Data: f.Data}
	}
	return files
}

// findingsIn loads a game and returns what is found in it and not accepted.
func findingsIn(t testing.TB, files fstest.MapFS) string {
	t.Helper()
	g, loaded := carddata.Load(files, "game", carddata.Options{})
	if loaded.Errors() > 0 {
		t.Fatal(linesOf(loaded))
	}
	found := Check(t.Context(), g)
	found.Sort(g.Files)
	Accept(g, &found, false)
	return linesOf(&found)
}

func linesOf(found *diag.List) string {
	var b strings.Builder
	for _, f := range found.All() {
		b.WriteString(strings.TrimPrefix(f.String(), "game/") + " [" + string(f.Code) + "]\n\thint: " + f.Hint + "\n")
	}
	return b.String()
}
