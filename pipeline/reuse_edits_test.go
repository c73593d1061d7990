package pipeline

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// rowFiles returns the files of the game that hold only rows of decks.
func (s Source) rowFiles(t *testing.T) []string {
	t.Helper()
	stages, found, err := Begin(t.Context(), s, Request{})
	if err != nil || stages == nil {
		t.Fatal(err, found.All())
	}
	return slices.Sorted(maps.Keys(stages.chosen.rowFiles()))
}

// rowEdit edits a file of rows, or now and then one of faces, and says what it did.
func rowEdit(files fstest.MapFS, rows []string, random *rand.Rand) string {
	name := rows[random.IntN(len(rows))]
	if random.IntN(12) == 0 {
		for name = range files {
			if strings.HasPrefix(name, "faces/") {
				files[name] = &fstest.MapFile{Data: append([]byte("# edited\n"), files[name].Data...)}
				return "a comment in " + name
			}
		}
	}
	lines := strings.Split(strings.TrimRight(string(files[name].Data), "\n"), "\n")
	i, j := random.IntN(len(lines)), random.IntN(len(lines))
	what := [...]string{"another word in", "a row more in", "a row less in", "two rows exchanged in", "a blank line in"}[random.IntN(5)]
	switch i, j = max(i, 1), max(j, 1); what {
	case "another word in":
		lines[i] = strings.Replace(lines[i], "a", "aa", 2)
	case "a row more in":
		lines = slices.Insert(lines, i, fmt.Sprintf("new-%d%s", random.IntN(1000), lines[j]))
	case "a row less in":
		lines = slices.Delete(lines, i, i+1)
	case "two rows exchanged in":
		lines[i], lines[j] = lines[j], lines[i]
	default:
		lines = slices.Insert(lines, i, "")
	}
	files[name] = &fstest.MapFile{Data: []byte(strings.Join(lines, "\n") + "\n")}
	return what + " " + name
}

// anyEdit makes an edit in one of some files, and says what it did. Most edits leave a game
// that can be read.
func anyEdit(files fstest.MapFS, names []string, random *rand.Rand) string {
	name := names[random.IntN(len(names))]
	text := string(files[name].Data)
	e := textEdits[random.IntN(len(textEdits))]
	spots := e.where.FindAllStringIndex(text, -1)
	if len(spots) == 0 {
		return "nothing in " + name
	}
	if e.all = e.all && random.IntN(4) == 0; e.all {
		text = e.where.ReplaceAllStringFunc(text, e.now)
	} else {
		at := spots[random.IntN(len(spots))]
		text = text[:at[0]] + e.now(text[at[0]:at[1]]) + text[at[1]:]
	}
	files[name] = &fstest.MapFile{Data: []byte(text)}
	return fmt.Sprintf("%s in %s (everywhere: %t)", e.what, name, e.all)
}

// textEdit is a way to edit a file.
type textEdit struct {
	what  string
	where *regexp.Regexp
	now   func(string) string
	all   bool // whether it may be made everywhere at once
}

var textEdits = []textEdit{
	{"a larger digit", regexp.MustCompile(`[0-8]\b`), func(s string) string { return string(s[0] + 1) }, true},
	{"a smaller digit", regexp.MustCompile(`[1-9]\b`), func(s string) string { return string(s[0] - 1) }, true},
	{"another color", regexp.MustCompile(`#[0-9a-f]{6}`), func(s string) string { return "#" + s[3:] + s[1:3] }, true},
	{"a longer word", regexp.MustCompile(`\b[A-Z][a-z]+[a-z]\b`), func(s string) string { return s + s[len(s)-1:] }, true},
	{"a line more", regexp.MustCompile(`\n`), func(string) string { return "\n\n" }, false},
	{"a line less", regexp.MustCompile(`\n[^\n]*\n`), func(string) string { return "\n" }, false},
	{"a comment", regexp.MustCompile(`\n`), func(string) string { return " # edited\n" }, false},
}

// loadedFiles returns the files that the game is loaded from.
func (s Source) loadedFiles(t *testing.T) []string {
	t.Helper()
	stages, found, err := Begin(t.Context(), s, Request{})
	if err != nil || stages == nil {
		t.Fatal(err, found.All())
	}
	names := stages.chosen.loadedFiles()
	slices.Sort(names)
	return slices.Compact(names)
}
