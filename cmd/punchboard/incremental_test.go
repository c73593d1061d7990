package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/stamp"
)

// ferries is a game with decks, counters and a page of contents in two languages. The tests edit it.
func ferries() map[string]string {
	return map[string]string{
		"game.yaml": `title: {en: Ferries, fr: Bacs}
version: "1"
languages: [en, fr]
print: {contents: true}
decks:
  - {id: boats, name: Boats, cards: boats.csv, size: mini, front: card}
  - {id: ports, name: Ports, cards: ports.csv, size: mini, front: card, back: "{kind}-back"}
counters:
  - {id: loads, name: Loads, counters: loads.csv, size: 15mm, front: counter}
`,
		"boats.csv": "id,name_en,name_fr\nrow,Rowing Boat,Barque\nsteam,Steamer,Vapeur\n",
		"ports.csv": "id,name_en,name_fr,kind_en,kind_fr,copies\nostend,Ostend,Ostende,sea,mer,1\ndover,Dover,Douvres,bay,baie,2\n",
		"loads.csv": "id,name_en,name_fr,copies\nsalt,Salt,Sel,4\n",
		"faces/card.yaml": `faces:
  card:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 8mm, size: 10pt}
  sea-back:
    parts: [{shape: circle, left: 9mm, top: 9mm, width: 9mm, height: 9mm, fill: black}]
  bay-back:
    parts: [{card: loads/salt, left: 9mm, top: 9mm, width: 20mm, height: 20mm}]
  counter:
    parts:
      - {text: "{name}", left: 1mm, right: 1mm, top: 4mm, height: 6mm, size: 8pt}
`,
	}
}

// rebuilds edits a game and its output, and builds it again and again.
type rebuilds struct {
	*testing.T
	rng      *rand.Rand
	dir, out string
	files    map[string]string
	partial  bool // builds of a part of the game, or without a stamp, have left files of which a clean build knows nothing
}

// gameEdits are the edits, of files of the game or of its output.
var gameEdits = map[string]func(*rebuilds){
	"a text":        func(c *rebuilds) { c.replace("boats.csv", "Boat", c.word()) },
	"a translation": func(c *rebuilds) { c.replace("ports.csv", "Douvres", c.word()) },
	"a row":         func(c *rebuilds) { c.files["boats.csv"] += fmt.Sprintf("b%d,Sloop,Sloup\n", c.rng.IntN(1<<30)) },
	"a line": func(c *rebuilds) {
		c.replace("ports.csv", "\ndover", "\n\ndover")
		c.replace("ports.csv", "Ostende", c.word())
	},
	"a face":       func(c *rebuilds) { c.replace("ports.csv", "sea,", "bay,") },
	"sizes":        func(c *rebuilds) { c.files["loads.csv"] = "id,name_en,name_fr,size,copies\nsalt,Salt,Sel,20mm,4\n" },
	"copies":       func(c *rebuilds) { c.replace("loads.csv", ",4", ",5") },
	"back":         func(c *rebuilds) { c.files["loads.csv"] = ferries()["loads.csv"] },
	"another id":   func(c *rebuilds) { c.replace("game.yaml", "id: boats", "id: boats"+strings.ToLower(c.word())) },
	"the usual id": func(c *rebuilds) { c.files["game.yaml"] = ferries()["game.yaml"] },
	"no contents":  func(c *rebuilds) { c.replace("game.yaml", "contents: true", "contents: false") },
	"apart": func(c *rebuilds) {
		c.replace("game.yaml", "print: {contents:", "print: {apart: true, duplex: long-edge, contents:")
	},
	"a size":         func(c *rebuilds) { c.replace("faces/card.yaml", "10pt", "9pt") },
	"another size":   func(c *rebuilds) { c.replace("faces/card.yaml", "8pt", "6.2pt") },
	"the usual size": func(c *rebuilds) { c.files["faces/card.yaml"] = ferries()["faces/card.yaml"] },
	"labels":         func(c *rebuilds) { c.files["labels.csv"] = "id,en,fr\nend," + c.word() + ",fin\n" },
	"no labels":      func(c *rebuilds) { delete(c.files, "labels.csv") },
	"another face":   func(c *rebuilds) { c.files["faces/more.yaml"] = "faces: {}\n" },
	"output": func(c *rebuilds) {
		c.spoil(func(path string) error { return os.WriteFile(path, []byte("edited"), 0o644) })
	},
	"no output": func(c *rebuilds) { c.spoil(os.Remove) },
	"the stamp": func(c *rebuilds) { c.spoilStamp() },
	"nothing":   func(*rebuilds) {},
}

func (c *rebuilds) word() string { return string(rune('A'+c.rng.IntN(26))) + "oat" }

func (c *rebuilds) replace(file, before, after string) {
	c.files[file] = strings.Replace(c.files[file], before, after, 1)
}

// spoil changes a file that was built.
func (c *rebuilds) spoil(change func(path string) error) {
	built := slices.Sorted(maps.Keys(c.built(c.out)))
	if len(built) == 0 {
		return
	}
	if err := change(filepath.Join(c.out, built[c.rng.IntN(len(built))])); err != nil {
		c.Fatal(err)
	}
}

// spoilStamp changes a byte of the stamp, or cuts it.
func (c *rebuilds) spoilStamp() {
	name := filepath.Join(c.out, "game", stamp.Name)
	data, err := os.ReadFile(name)
	if err != nil || len(data) == 0 {
		return
	}
	at := c.rng.IntN(len(data))
	if c.rng.IntN(2) == 0 {
		data = data[:at]
	} else {
		data[at] ^= 1 << c.rng.IntN(7)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		c.Fatal(err)
	}
}

// save writes the files of the game.
func (c *rebuilds) save() {
	if err := os.RemoveAll(c.dir); err != nil {
		c.Fatal(err)
	}
	for name, text := range c.files {
		name = filepath.Join(c.dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			c.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			c.Fatal(err)
		}
	}
}

// built returns the files of a build in a directory, without the stamp.
func (c *rebuilds) built(dir string) map[string]string {
	c.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == stamp.Name {
			return nil
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		all[name] = string(data)
		return err
	})
	if err != nil {
		c.Fatal(err)
	}
	return all
}

// build builds the game, and returns what it says and finds.
func (c *rebuilds) build(out string, args ...string) (said, found string) {
	c.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(c.Context(), append([]string{"build", c.dir, "-o", out}, args...), &stdout, &stderr); code != exitClean {
		c.Fatalf("build %q exits with %d:\n%s", args, code, &stderr)
	}
	return stdout.String(), stderr.String()
}

// requests are the command lines of the builds; those of a part of a game leave the files of the rest.
var requests = map[string][][]string{
	"the whole game": {nil},
	"parts":          {nil, nil, nil, {"--lang", "en"}, {"--only", "ports"}, {"--paper", "letter"}, {"--cards", "dover"}},
}

// step makes an edit, builds, and compares the result with a build into an empty directory.
func (c *rebuilds) step(edit string, args []string) {
	c.Helper()
	gameEdits[edit](c)
	c.save()
	clean := c.TempDir()
	_, want := c.build(clean, args...)
	_, found := c.build(c.out, args...)
	if found != want {
		c.Fatalf("the findings are\n%s\nthose of a clean build\n%s", found, want)
	}
	expected, got := c.built(clean), c.built(c.out)
	for name, text := range expected {
		if got[name] != text {
			c.Fatalf("%s differs from a clean build", name)
		}
	}
	if c.partial = c.partial || len(args) > 0 || edit == "the stamp"; !c.partial && len(got) != len(expected) {
		c.Fatalf("files %q, in a clean build %q", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(expected)))
	}
	said, again := c.build(c.out, args...)
	if again != want || strings.Count(said, "\n") != strings.Count(said, " (unchanged)\n") {
		c.Fatalf("built again, it says\n%s%s", said, again)
	}
}

// TestIncrementalIsClean makes all edits in a random order, after each of which a build has to result in the same
// bytes and findings as a build into an empty directory, and one after that in nothing new.
func TestIncrementalIsClean(t *testing.T) {
	for seed := range uint64(ordersOfEdits) {
		for name, requests := range requests {
			t.Run(fmt.Sprint(name, " ", seed), func(t *testing.T) { rebuildAll(t, seed, requests) })
		}
	}
}

// ordersOfEdits is in how many orders all edits are made.
const ordersOfEdits = 2

func rebuildAll(t *testing.T, seed uint64, requests [][]string) {
	t.Parallel()
	c := &rebuilds{T: t, rng: rand.New(rand.NewPCG(seed, 1)), files: ferries(), dir: filepath.Join(t.TempDir(), "game"), out: t.TempDir()}
	for _, edit := range c.order() {
		args := requests[c.rng.IntN(len(requests))]
		t.Logf("%s %q", edit, args)
		c.step(edit, args)
	}
}

// order returns the edits in a random order, and with -short a few of them.
func (c *rebuilds) order() []string {
	names := slices.Sorted(maps.Keys(gameEdits))
	c.rng.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	if testing.Short() {
		return names[:6]
	}
	return names
}
