package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestEditDuringBuild edits a row while a build reads the game, after its rows: the build is of the old rows, and
// the next one notices.
func TestEditDuringBuild(t *testing.T) {
	c := &rebuilds{T: t, files: ferries(), dir: filepath.Join(t.TempDir(), "game"), out: t.TempDir()}
	c.save()
	edit := func() {
		c.replace("boats.csv", "Steamer", "Paddler")
		if err := os.WriteFile(filepath.Join(c.dir, "boats.csv"), []byte(c.files["boats.csv"]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b := newTestBuilder(t, c.out)
	opened, err := openDir(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	opened.fsys = editedFS{opened.fsys, "faces/card.yaml", &edit}
	if err := b.build(t.Context(), []target{opened}); err != nil {
		t.Fatal(err)
	}
	said, _ := c.build(c.out, "--why")
	if strings.Count(said, "reason: boats.csv changed") != 2 { // in English: the cards, and the picture of one in the contents
		t.Errorf("after an edit during a build, the next one says\n%s", said)
	}
}

// newTestBuilder returns the builder of a command line.
func newTestBuilder(t *testing.T, out string) *builder {
	t.Helper()
	b := &builder{t: newTerminal(&bytes.Buffer{}, &bytes.Buffer{})}
	cmd := newBuild(b.t)
	b.print.set, b.out, b.game.workers = cmd.Flags(), outFlag(out), 1
	return b
}

// editedFS is a directory that is edited when one of its files is opened.
type editedFS struct {
	fs.FS
	file string
	edit *func()
}

func (e editedFS) Open(name string) (fs.File, error) {
	if name == e.file && *e.edit != nil {
		(*e.edit)()
		*e.edit = nil
	}
	return e.FS.Open(name)
}

// TestCopiedProgram builds with copies of the program that were made at different times, in different places: it
// is the same program. Another one renders again.
func TestCopiedProgram(t *testing.T) {
	c := &rebuilds{T: t, files: ferries(), dir: filepath.Join(t.TempDir(), "game"), out: t.TempDir()}
	c.save()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	for i, unchanged := range []int{0, 10} {
		name := filepath.Join(t.TempDir(), "punchboard")
		if err := os.WriteFile(name, program, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, time.Time{}, time.Unix(int64(i+1)<<30, 0)); err != nil {
			t.Fatal(err)
		}
		said, err := exec.Command(name, "build", c.dir, "-o", c.out).Output()
		if err != nil {
			t.Fatal(err)
		}
		if strings.Count(string(said), "(unchanged)") != unchanged {
			t.Errorf("copy %d says\n%s", i, said)
		}
	}
}
