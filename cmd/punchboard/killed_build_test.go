package main

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/edition"
	"punchboard/internal/fault"
	"punchboard/internal/stamp"
)

// killedRun is a command that is killed, and what it finds when it starts.
type killedRun struct {
	*testing.T
	args   []string // the command, which writes into out
	out    string
	before string            // a copy of out as the command finds it
	want   map[string]string // what is in out after the command
}

// boats are two versions of a game: in the second, a deck is renamed, a card of another deck is edited, and there is
// a new deck.
var boats = [2]map[string]string{
	{
		"game.yaml": "title: Boats\nversion: \"1\"\nlanguages: [en]\ndecks:\n" +
			"  - {id: boats, name: Boats, cards: boats.csv, size: mini, front: card}\n" +
			"  - {id: ports, name: Ports, cards: ports.csv, size: mini, front: card}\n",
		"boats.csv":       "id,name\nrow,Rowing Boat\n",
		"ports.csv":       "id,name\ndover,Dover\n",
		"faces/card.yaml": "faces:\n  card:\n    parts:\n      - {text: \"{name}\", left: 5mm, right: 5mm, top: 5mm, height: 8mm, size: 10pt}\n",
	},
	{
		"game.yaml": "title: Boats\nversion: \"1\"\nlanguages: [en]\ndecks:\n" +
			"  - {id: boats, name: Boats, cards: boats.csv, size: mini, front: card}\n" +
			"  - {id: harbors, name: Harbors, cards: ports.csv, size: mini, front: card}\n" +
			"  - {id: more, name: More, cards: ports.csv, size: mini, front: card}\n",
		"boats.csv": "id,name\nrow,Sloop\n",
	},
}

// writeBoats writes a version of the game.
func writeBoats(t *testing.T, dir string, version int) {
	t.Helper()
	for name, text := range boats[version] {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
}

// everything returns all files below a directory, also hidden ones, and of a stamp only that it is there.
func everything(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		name, text := strings.TrimPrefix(path, dir), []byte(nil)
		if !d.IsDir() && d.Name() != stamp.Name {
			text, err = os.ReadFile(path)
		}
		all[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// run runs the command, and returns what it says.
func (k *killedRun) run(changes edition.Changes) (code int, said string) {
	var stdout, stderr bytes.Buffer
	code = run(edition.WithChanges(k.Context(), changes), k.args, &stdout, &stderr)
	return code, stdout.String() + stderr.String()
}

// kill runs the command up to a change of the disk, and reports whether there are so many. A dead process changes
// nothing any more, whatever its deferred functions try.
func (k *killedRun) kill(n int) (point string) {
	k.Helper()
	count := 0
	code, said := k.run(func(kind, path string) error {
		switch count++; {
		case point != "":
			return errors.New("a dead process changes nothing")
		case count > n:
			point = kind + " " + strings.TrimPrefix(path, k.out)
			panic("killed")
		}
		return nil
	})
	if point == "" && code != exitClean || point != "" && code != exitFault {
		k.Fatalf("killed at change %d, %s: exit code %d\n%s", n, point, code, said)
	}
	return point
}

// reset puts everything back as the command finds it first.
func (k *killedRun) reset() {
	k.Helper()
	if err := errors.Join(os.RemoveAll(k.out), os.CopyFS(k.out, os.DirFS(k.before))); err != nil {
		k.Fatal(err)
	}
}

// completes runs the command again, without a kill: everything has to be as if it had never been killed.
func (k *killedRun) completes(after string) {
	k.Helper()
	if code, said := k.run(nil); code != exitClean {
		k.Fatalf("after a kill at %s: exit code %d\n%s", after, code, said)
	}
	if got := everything(k.T, k.out); !maps.Equal(got, k.want) {
		k.Errorf("after a kill at %s there is\n%q\nwant\n%q", after, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(k.want)))
		for name, text := range k.want {
			if got[name] != text {
				k.Errorf("%s differs", name)
			}
		}
	}
}

// everywhere kills the command at each change in turn, and to try every fault, the next run at some changes, too. It
// returns the kinds of changes, with their numbers.
func (k *killedRun) everywhere() map[string]int {
	kinds := map[string]int{}
	for n := 0; ; n++ {
		k.reset()
		point := k.kill(n)
		if point == "" {
			return kinds
		}
		kind, _, _ := strings.Cut(point, " ")
		kinds[kind]++
		k.completes(point)
		for m := n % 8; fault.All(); m += 8 {
			k.reset()
			k.kill(n)
			again := k.kill(m)
			if again == "" {
				break
			}
			k.completes(point + " and then at " + again)
		}
	}
}

// TestKillBuild kills whole builds: a first one, one after edits that replace, add and remove files, and to try every
// fault, one that prints only what has changed. The next build leaves the files of a build into an empty directory, and no others.
func TestKillBuild(t *testing.T) {
	commands := map[string][]string{"first": nil, "again": nil}
	if fault.All() {
		commands["changed"] = []string{"--changed"}
	}
	for name, args := range commands {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "game")
			k := &killedRun{T: t, out: filepath.Join(t.TempDir(), "out"), before: t.TempDir()}
			k.args = append([]string{"build", dir, "-o", k.out}, args...)
			writeBoats(t, dir, 0)
			if name != "first" {
				k.run(nil)
				if err := os.CopyFS(k.before, os.DirFS(k.out)); err != nil {
					t.Fatal(err)
				}
				writeBoats(t, dir, 1)
			}
			k.reset()
			if code, said := k.run(nil); code != exitClean {
				t.Fatalf("exit code %d\n%s", code, said)
			}
			k.want = everything(t, k.out)
			if name == "again" {
				clean := &killedRun{T: t, args: []string{"build", dir, "-o", t.TempDir()}}
				clean.run(nil)
				if got := everything(t, clean.args[3]); !maps.Equal(got, k.want) {
					t.Fatalf("%q, in a clean build %q", slices.Sorted(maps.Keys(k.want)), slices.Sorted(maps.Keys(got)))
				}
			}
			kinds := k.everywhere()
			t.Logf("killed at %v", kinds)
			if kinds["rename"] < 3 || kinds["write"] < 3 {
				t.Errorf("killed only at %v", kinds)
			}
		})
	}
}
