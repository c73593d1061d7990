package pipeline

import (
	"bytes"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/diag"
	"punchboard/internal/fault"
	"punchboard/internal/hostile"
)

// formats returns the files of a game with a file of each format.
func formats() fstest.MapFS {
	files := fstest.MapFS{}
	for name, data := range hostile.Formats() {
		files[name] = &fstest.MapFile{Data: data}
	}
	return files
}

// checkFormats checks the game as `punchboard check` does.
func checkFormats(t *testing.T, files fs.FS) *Result {
	t.Helper()
	made, err := Documents(t.Context(), Source{Slug: "formats", Place: "formats", Files: files},
		Request{Variant: "night", Languages: []string{"en"}, Rehearse: true, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// TestFailureOfEveryRead lets each operation on the files of a game fail in turn, whether
// the file is needed or may be missing: the failure must be the only finding, and name the
// file, unless everything was read in spite of it.
func TestFailureOfEveryRead(t *testing.T) {
	sound := checkFormats(t, formats())
	if sound.Findings.Len() > 0 {
		t.Fatalf("without a failure: %v", sound.Findings.All())
	}
	operations := map[string]int{}
	for n := int64(1); ; n++ {
		files := &fault.Files{FS: formats(), Fails: n}
		made := checkFormats(t, files)
		if files.Failed == "" {
			break
		}
		operation, name, _ := strings.Cut(files.Failed, " ")
		operations[operation]++
		found := made.Findings.All()
		switch {
		case len(found) == 0 && reflect.DeepEqual(made.Files, sound.Files):
		case len(found) != 1 || found[0].Severity != diag.Error || !strings.Contains(found[0].String(), name) || !strings.Contains(found[0].String(), fault.Err.Error()):
			t.Errorf("failing to %s: %v", files.Failed, found)
		}
	}
	if operations["open"] < 20 || operations["read"] < 20 || operations["stat"] < 20 || operations["readdir"] < 1 {
		t.Errorf("the operations that failed were %v", operations)
	}
}

// TestEveryTruncation checks a game with a truncated file, for each file and many lengths:
// it must end soon, and every finding must be at a position inside a file.
func TestEveryTruncation(t *testing.T) {
	lengths := 25
	if testing.Short() {
		lengths = 5
	}
	whole := formats()
	for _, name := range slices.Sorted(maps.Keys(whole)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for start := range fault.Prefixes(whole[name].Data, lengths) {
				files := formats()
				files[name] = &fstest.MapFile{Data: start}
				began := time.Now()
				for _, f := range checkFormats(t, files).Findings.All() {
					if !isPlace(files, f.Pos) {
						t.Errorf("%d bytes: there is no place for %v", len(start), f)
					}
				}
				if took := time.Since(began); took > 10*time.Second {
					t.Errorf("%d bytes take %v", len(start), took)
				}
			}
		})
	}
}

// isPlace reports whether a position is in a file of the game, or a file as a whole.
func isPlace(files fstest.MapFS, at diag.Pos) bool {
	file, ok := files[strings.TrimPrefix(at.File, "formats/")]
	return ok && at.Line >= 0 && at.Line <= bytes.Count(file.Data, []byte("\n"))+1
}
