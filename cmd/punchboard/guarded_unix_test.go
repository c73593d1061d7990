//go:build unix

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"punchboard/internal/hostile"
	"punchboard/internal/stamp"
)

// pipeIn creates a pipe that nobody writes to: whoever opens it waits.
func pipeIn(t *testing.T, path ...string) {
	t.Helper()
	name := filepath.Join(path...)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(name, 0o644); err != nil {
		t.Fatal(err)
	}
}

// runSoon runs a command that must not wait for anything.
func runSoon(t *testing.T, args ...string) (code int, messages string) {
	t.Helper()
	var out, errs bytes.Buffer
	ended := make(chan int)
	go func() { ended <- run(context.Background(), args, &out, &errs) }()
	select {
	case code = <-ended:
		return code, out.String() + errs.String()
	case <-time.After(time.Minute):
		t.Fatalf("punchboard %s hangs", strings.Join(args, " "))
		return 0, ""
	}
}

// TestPipes puts a pipe in place of each kind of file that a game may have.
func TestPipes(t *testing.T) {
	const shows = "faces:\n  card:\n    parts:\n      - {image: \"art/{id}.png\", left: 5mm, right: 5mm, top: 5mm, height: 20mm}\n"
	for _, c := range []struct{ pipe, game, face, want string }{
		{"art/one.png", "", shows, "art/one.png: the file is a device or pipe"},
		{"art/one.svg", "", strings.Replace(shows, ".png", ".svg", 1), "the file is a device or pipe"},
		{"art/one.png", "", strings.Replace(shows, "{id}", "one", 1), "is a device or pipe"},
		{"own.ttf", "fonts: {own: {regular: own.ttf}}\n", "", "own.ttf\" is a device or pipe"},
		{"own.svg", "icons: {own: own.svg}\n", "", "own.svg\" is a device or pipe"},
		{"labels.csv", "", "", "\"labels.csv\" is a device or pipe"},
		{"faces/more.yaml", "", "", "\"faces/more.yaml\" is a device or pipe"},
	} {
		files := hostile.Plain()
		files["game.yaml"] = append(files["game.yaml"], c.game...)
		if c.face != "" {
			files["faces/card.yaml"] = []byte(c.face)
		}
		dir := writeGame(t, files)
		pipeIn(t, dir, c.pipe)
		for _, command := range []string{"check", "build"} {
			code, messages := runSoon(t, command, dir)
			if code != exitFound || !strings.Contains(messages, c.want) {
				t.Errorf("%s with the pipe %s exits with %d and says\n%s", command, c.pipe, code, messages)
			}
		}
	}
}

// TestPipesForOutput puts pipes in place of the files of an earlier build.
func TestPipesForOutput(t *testing.T) {
	dir, out := writeGame(t, hostile.Plain()), t.TempDir()
	build := []string{"build", dir, "-o", out}
	if code, messages := runSoon(t, build...); code != exitClean {
		t.Fatalf("exit code %d\n%s", code, messages)
	}
	pdf := filepath.Join(out, "game", "en", "cards.pdf")
	if err := os.Remove(pdf); err != nil {
		t.Fatal(err)
	}
	pipeIn(t, pdf)
	if code, messages := runSoon(t, build...); code != exitFound || !strings.Contains(messages, "cards.pdf is not a regular file") {
		t.Errorf("with a pipe for the PDF it exits with %d and says\n%s", code, messages)
	}
	name := filepath.Join(out, "game", stamp.Name)
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	pipeIn(t, name)
	if code, messages := runSoon(t, build...); code != exitFound || !strings.Contains(messages, "is not a regular file") {
		t.Errorf("with a pipe for the stamp it exits with %d and says\n%s", code, messages)
	}
}

// TestLinkedOut puts a link that leaves the game in place of a picture.
func TestLinkedOut(t *testing.T) {
	files := hostile.Plain()
	files["faces/card.yaml"] = []byte("faces:\n  card:\n    parts:\n      - {image: \"art/{id}.png\", left: 5mm, right: 5mm, top: 5mm, height: 20mm}\n")
	dir := writeGame(t, files)
	if err := os.Mkdir(filepath.Join(dir, "art"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/dev/zero", filepath.Join(dir, "art", "one.png")); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"check", "build"} {
		code, messages := runSoon(t, command, dir)
		if code != exitFound || !strings.Contains(messages, "art/one.png: the file is a symbolic link that leaves the game's directory") {
			t.Errorf("%s exits with %d and says\n%s", command, code, messages)
		}
	}
	code, messages := runSoon(t, "new", filepath.Join(t.TempDir(), "copy"), "--from", dir)
	if code != exitFound || !strings.Contains(messages, "art/one.png is a symbolic link that leaves the game's directory; nothing was written") {
		t.Errorf("new exits with %d and says\n%s", code, messages)
	}
}

// TestHugeFileBesides has a file of 20 GB in a directory that is not a game, and in one that is: neither is read, which
// would take ten seconds of processor time or more.
func TestHugeFileBesides(t *testing.T) {
	for _, c := range []struct {
		files map[string][]byte
		code  int
		want  string
	}{
		{hostile.Plain(), exitClean, ""},
		{map[string][]byte{"notes.txt": nil}, exitFound, "game.yaml: the directory has no file"},
	} {
		dir, out := writeGame(t, c.files), t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "film"), nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(filepath.Join(dir, "film"), 20<<30); err != nil {
			t.Fatal(err)
		}
		for range 2 { // the second build compares what the first one read
			if u := measure(t, "build", dir, "-o", out); u.code != c.code || !strings.Contains(u.messages, c.want) || u.cpu > 3*time.Second {
				t.Errorf("build takes %v, exits with %d and says\n%s", u.cpu, u.code, u.messages)
			}
		}
		code, messages := runSoon(t, "new", filepath.Join(t.TempDir(), "copy"), "--from", dir)
		if code != exitFound || !strings.Contains(messages, "film has 20480 MiB; the limit for a file is 64 MiB; nothing was written") {
			t.Errorf("new exits with %d and says\n%s", code, messages)
		}
	}
}
