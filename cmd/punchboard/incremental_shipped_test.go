package main

import (
	"bytes"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/internal/stamp"
)

// rowEdits are edits of a line of a file of rows; some of them break the game.
var rowEdits = map[string]func(rng *rand.Rand, line string) string{
	"a figure": func(rng *rand.Rand, line string) string { return replaceOne(rng, line, `\b[1-9]\b`, "3") },
	"a word":   func(rng *rand.Rand, line string) string { return replaceOne(rng, line, `\b[a-zé]{4,}\b`, "something") },
	"a long text": func(rng *rand.Rand, line string) string {
		return replaceOne(rng, line, `[a-zé]\.`, "e, and so on and so forth, until nothing fits.")
	},
	"twice":         func(_ *rand.Rand, line string) string { return line + "\n" + strings.Replace(line, ",", "-x,", 1) },
	"no line":       func(*rand.Rand, string) string { return "" },
	"an empty cell": func(rng *rand.Rand, line string) string { return replaceOne(rng, line, `,[a-z-]+,`, ",,") },
}

// replaceOne replaces one of the matches of a pattern.
func replaceOne(rng *rand.Rand, line, pattern, by string) string {
	at := regexp.MustCompile(pattern).FindAllStringIndex(line, -1)
	if len(at) == 0 {
		return line
	}
	m := at[rng.IntN(len(at))]
	return line[:m[0]] + by + line[m[1]:]
}

// shippedCopy is a copy of a shipped game that a test edits.
type shippedCopy struct {
	*testing.T
	rng  *rand.Rand
	dir  string
	rows []string // its files of rows
}

func copyShipped(t *testing.T, slug string, seed uint64) *shippedCopy {
	files, _ := games.Open(slug)
	c := &shippedCopy{T: t, rng: rand.New(rand.NewPCG(seed, 1)), dir: filepath.Join(t.TempDir(), slug)}
	if err := os.CopyFS(c.dir, files); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"cards", "counters"} {
		found, err := fs.Glob(files, folder+"/*.csv")
		if err != nil {
			t.Fatal(err)
		}
		c.rows = append(c.rows, found...)
	}
	return c
}

// edit makes an edit of a line, and returns a function that undoes it.
func (c *shippedCopy) edit(kind string) (undo func()) {
	c.Helper()
	name := filepath.Join(c.dir, filepath.FromSlash(c.rows[c.rng.IntN(len(c.rows))]))
	before, err := os.ReadFile(name)
	if err != nil {
		c.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(before), "\n"), "\n")
	i := 1 + c.rng.IntN(len(lines)-1)
	lines[i] = rowEdits[kind](c.rng, lines[i])
	c.Logf("%s, line %d: %s", filepath.Base(name), i+1, kind)
	c.write(name, strings.Join(lines, "\n")+"\n")
	return func() { c.write(name, string(before)) }
}

func (c *shippedCopy) write(name, text string) {
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		c.Fatal(err)
	}
}

// build builds the game, and returns the exit code and the findings.
func (c *shippedCopy) build(out string) (int, string) {
	var stdout, stderr bytes.Buffer
	code := run(c.Context(), []string{"build", c.dir, "-o", out}, &stdout, &stderr)
	return code, stderr.String()
}

// editsOfAGame is the number of edits for each game, each of which takes two builds.
const editsOfAGame = 4

// TestIncrementalShipped edits rows of the shipped games at random, and builds after each edit. The findings and the
// bytes of all files are those of a build into an empty directory, also after a build that failed.
func TestIncrementalShipped(t *testing.T) {
	slugs := games.All
	if testing.Short() {
		slugs = slugs[:1]
	}
	for i, slug := range slugs {
		t.Run(slug, func(t *testing.T) {
			t.Parallel()
			c := copyShipped(t, slug, uint64(i))
			out := t.TempDir()
			c.build(out)
			c.reusable(filepath.Join(out, slug))
			kinds := slices.Sorted(maps.Keys(rowEdits))
			c.rng.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
			for _, kind := range kinds[:editsOfAGame] {
				undo := c.edit(kind)
				c.compare(out)
				if c.rng.IntN(2) == 0 {
					undo()
				}
			}
		})
	}
}

// reusable checks that the next build can take compressed pages from each PDF of this one.
func (c *shippedCopy) reusable(dir string) {
	c.Helper()
	built, pdfs := stamp.Open(dir), 0
	for _, f := range built.Runs[0].Files {
		if !strings.HasSuffix(f.Path, ".pdf") {
			continue
		}
		pdfs++
		if data, _, ok := built.Last(stamp.Program(), f.Path); !ok || !bytes.HasPrefix(data, []byte("%PDF-")) {
			c.Errorf("nothing of %s can be used again", f.Path)
		}
	}
	if pdfs == 0 {
		c.Error("no PDF was built")
	}
}

// compare builds the game into a directory and into an empty one, and compares both.
func (c *shippedCopy) compare(out string) {
	c.Helper()
	clean := c.TempDir()
	wantCode, want := c.build(clean)
	code, found := c.build(out)
	if code != wantCode || found != want {
		c.Fatalf("exit code %d, findings\n%s\nof a clean build: %d\n%s", code, found, wantCode, want)
	}
	r := &rebuilds{T: c.T}
	got := r.built(out)
	for name, text := range r.built(clean) {
		if got[name] != text {
			c.Errorf("%s differs from a clean build", name)
		}
	}
}
