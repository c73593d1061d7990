package manualtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// walk follows the instructions of a page from top to bottom, as a reader would,
// in its own directory with the sample game as night-ferry.
type walk struct {
	*testing.T
	page string
	dir  string
}

// verbs are the instructions that a comment above a block, or on its own, can
// give.
var verbs = map[string]func(w *walk, b *block){
	"picture":  (*walk).picture,        // draws parts, or a file of faces
	"example":  (*walk).picture,        // the same, without a picture
	"wrong":    (*walk).wrong,          // parts that cause the named finding
	"game":     (*walk).game,           // keys of game.yaml, merged into those of the sample
	"sheets":   (*walk).sheets,         // the same, and draws the resulting sheets
	"cards":    (*walk).cards,          // draws cards of a game in the directory
	"pages":    (*walk).pages,          // draws sheets of a game in the directory
	"file":     (*walk).file,           // writes a file
	"edit":     (*walk).edit,           // changes lines of a file, as a diff
	"workbook": (*walk).workbook,       // converts a file of cards to an Excel file
	"columns":  (*walk).columns,        // adds columns to a file of cards, by id
	"copy":     (*walk).copyIn,         // copies a file of the repository
	"report":   (*walk).report,         // runs commands, and keeps the picture that they write
	"pixels":   (*walk).pixels,         // measures the PNG files of a directory
	"workflow": (*walk).workflow,       // writes a YAML file for a CI service, and runs its commands
	"list":     func(*walk, *block) {}, // see TestTablesAreTrue
}

// TestPages walks through every page.
func TestPages(t *testing.T) {
	for _, page := range pages(t) {
		t.Run(page, func(t *testing.T) {
			w := &walk{T: t, page: page, dir: t.TempDir()}
			if err := os.CopyFS(filepath.Join(w.dir, "night-ferry"), os.DirFS("sample")); err != nil {
				t.Fatal(err)
			}
			for _, b := range blocks(readText(t, page)) {
				w.step(&b)
			}
		})
	}
}

// step follows the instruction of one block. Nothing that a reader might copy
// may go untested: every block of YAML, CSV or commands must have a verb.
func (w *walk) step(b *block) {
	w.Helper()
	do := verbs[b.verb]
	switch {
	case w.tooLong(b):
		return
	case b.verb == "" && b.fence == "console":
		w.console(b)
	case b.verb == "" && (b.fence == "yaml" || b.fence == "csv"):
		w.failf(b, "the %s block has no comment that says how to prove it", b.fence)
	case b.verb != "" && do == nil:
		w.failf(b, "there is no verb %q", b.verb)
	case do != nil:
		do(w, b)
	}
}

// tooLong reports whether -short skips a block: on the pages about playtesting,
// commands play thousands of games.
func (w *walk) tooLong(b *block) bool {
	return testing.Short() && strings.HasPrefix(w.page, "playtest") && (b.fence == "console" || b.verb == "report")
}

func (w *walk) failf(b *block, format string, args ...any) {
	w.Helper()
	w.Errorf("%s:%d: "+format, append([]any{w.page, b.line}, args...)...)
}

// path returns a file of the walk's directory.
func (w *walk) path(name string) string { return filepath.Join(w.dir, filepath.FromSlash(name)) }

func (w *walk) file(b *block) { writeText(w.T, w.path(b.subject), b.body) }

func (w *walk) copyIn(b *block) {
	data := readText(w.T, filepath.Join("..", filepath.FromSlash(b.options["from"])))
	writeText(w.T, w.path(b.subject), data)
}

// edit finds the lines that a diff keeps or removes, and replaces them by those
// that it keeps or adds.
func (w *walk) edit(b *block) {
	var before, after strings.Builder
	for line := range strings.Lines(b.body) {
		switch line[0] {
		case '-':
			before.WriteString(line[1:])
		case '+':
			after.WriteString(line[1:])
		default:
			before.WriteString(strings.TrimPrefix(line, " "))
			after.WriteString(strings.TrimPrefix(line, " "))
		}
	}
	text := readText(w.T, w.path(b.subject))
	if strings.Count(text, before.String()) != 1 {
		w.failf(b, "%s does not hold once:\n%s", b.subject, before.String())
		return
	}
	writeText(w.T, w.path(b.subject), strings.Replace(text, before.String(), after.String(), 1))
}
