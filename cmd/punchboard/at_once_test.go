package main

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"punchboard/internal/hostile"
	"punchboard/internal/stamp"
)

// TestTwoBuildsAtOnce builds a game into the same directory in several processes at once,
// on two sizes of paper: in the end all files are those of one of the builds.
func TestTwoBuildsAtOnce(t *testing.T) {
	dir := writeGame(t, hostile.Formats())
	papers := []string{"a4", "letter"}
	build := func(paper, out string) *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Args = []string{"punchboard", "build", dir, "--lang", "en", "--paper", paper, "-o", out} // TestMain runs the command under this name
		return cmd
	}
	want := map[string]map[string]string{}
	for _, paper := range papers {
		out := t.TempDir()
		if text, err := build(paper, out).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		want[paper] = filesBelow(t, out)
	}
	if maps.Equal(want["a4"], want["letter"]) {
		t.Fatal("the two builds are the same")
	}
	out := t.TempDir()
	for range 3 {
		var running []*exec.Cmd
		for n := range 4 {
			cmd := build(papers[n%2], out)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			running = append(running, cmd)
		}
		for _, cmd := range running {
			if err := cmd.Wait(); err != nil {
				t.Errorf("%v: %v", cmd.Args, err)
			}
		}
		if got := filesBelow(t, out); !maps.Equal(got, want["a4"]) && !maps.Equal(got, want["letter"]) {
			t.Errorf("the files are of neither build: %v", sizes(got))
		}
	}
}

// writeGame writes a game to a new directory.
func writeGame(t *testing.T, files map[string][]byte) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "game")
	game := hostile.Game{Files: func() map[string][]byte { return files }}
	if err := game.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// filesBelow returns the contents of the files below a directory, without the stamp, which
// remembers earlier builds.
func filesBelow(t *testing.T, root string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == stamp.Name {
			return err
		}
		data, err := os.ReadFile(path)
		all[strings.TrimPrefix(path, root)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sizes(files map[string]string) map[string]int {
	all := map[string]int{}
	for name, data := range files {
		all[name] = len(data)
	}
	return all
}
