package trial

import (
	"errors"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/games"
	"punchboard/internal/heap"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// small is a game with a file of each sort that changes can edit.
func small() fstest.MapFS {
	return fstest.MapFS{
		"game.yaml": {Data: []byte(`title: {en: Small}
languages: [en, fr]
source: en
switches: {hand: 5, reading: "strict: yes"} # kept
claims: {players: 2}
decks:
  - id: orders
    cards: orders.csv
    size: poker
    columns: {effects: flow, cost: int}
    front: plain
`)},
		"orders.csv":     {Data: []byte("\ufeffid;name_en;name_fr;copies;cost;effects\r\nsmoke;Smoke;\"Fumée; dense\";2;1;\"[{do: hide, mod: [1, -2]}]\"\r\n\r\nsmoke.2;More;Plus;1;3;\r\n")},
		"tables.csv":     {Data: []byte("table,row,min,max\nfire,1,1,3\nfire,2,4,6\n")},
		"maps/a.yaml":    {Data: []byte("terrains:\n  hill: {range: 3}\nrows: [\"..F\", \"F..\"]\n")},
		"faces/a.yaml":   {Data: []byte("name: plain\n")},
		"bare/game.yaml": {Data: []byte("")},
	}
}

// TestChangesOfFiles makes each sort of change and reads the file after it.
func TestChangesOfFiles(t *testing.T) {
	const deck = "\ufeffid;name_en;name_fr;copies;cost;effects\r\n"
	for _, c := range []struct{ change, file, want string }{
		{"orders/smoke.copies=7", "orders.csv", deck + "smoke;Smoke;\"Fumée; dense\";7;1;[{do: hide, mod: [1, -2]}]\r\n\r\nsmoke.2;More;Plus;1;3;\r\n"},
		{"orders/smoke.2.cost = 4", "orders.csv", deck + "smoke;Smoke;\"Fumée; dense\";2;1;\"[{do: hide, mod: [1, -2]}]\"\r\n\r\nsmoke.2;More;Plus;1;4;\r\n"},
		{"orders/smoke.2.name.fr=Voilà=tout", "orders.csv", deck + "smoke;Smoke;\"Fumée; dense\";2;1;\"[{do: hide, mod: [1, -2]}]\"\r\n\r\nsmoke.2;More;Voilà=tout;1;3;\r\n"},
		{"orders/smoke.effects.0.mod.1=0", "orders.csv", deck + "smoke;Smoke;\"Fumée; dense\";2;1;[{do: hide, mod: [1, 0]}]\r\n\r\nsmoke.2;More;Plus;1;3;\r\n"},
		{"orders/smoke.2=smoke", "orders.csv", deck + "smoke;Smoke;\"Fumée; dense\";2;1;\"[{do: hide, mod: [1, -2]}]\"\r\n\r\nsmoke.2;More;Plus;1;1;[{do: hide, mod: [1, -2]}]\r\n"},
		{"tables.csv:fire/2.max=5", "tables.csv", "table,row,min,max\nfire,1,1,3\nfire,2,4,5\n"},
		{"maps/a.yaml:terrains.hill.range=2", "maps/a.yaml", "terrains:\n  hill: {range: 2}\nrows: [\"..F\", \"F..\"]\n"},
		{"maps/a.yaml:rows.1=F.F", "maps/a.yaml", "terrains:\n    hill: {range: 3}\nrows: [\"..F\", F.F]\n"},
		{"bare/game.yaml:claims.turns=5", "bare/game.yaml", "claims:\n    turns: 5\n"},
	} {
		change, err := ParseChange(c.change)
		if err != nil {
			t.Fatal(err)
		}
		fsys, err := Edit(small(), []Change{change})
		if err != nil {
			t.Errorf("%s: %v", c.change, err)
			continue
		}
		if got, _ := fs.ReadFile(fsys, c.file); string(got) != c.want {
			t.Errorf("%s: %q, want %q", c.change, got, c.want)
		}
	}
}

// TestImpossibleChanges checks that each error says what is wrong and suggests
// a fix.
func TestImpossibleChanges(t *testing.T) {
	for _, c := range []struct{ change, message, hint string }{
		{"orders", `"orders" is not a change`, "write a place and its new value, such as tactics/smoke.copies=3 or switches.hand_limit=5"},
		{"=3", `"=3" is not a change`, "write a place and its new value, such as tactics/smoke.copies=3 or switches.hand_limit=5"},
		{"order/smoke.copies=3", "the game has no deck order", "did you mean `orders`?"},
		{"orders/smok.copies=3", "orders/smok.copies: there is no row smok in orders", "did you mean `smoke`?"},
		{"orders/smoke=smoke.3", "orders/smoke: there is no row smoke.3 in orders", "did you mean `smoke.2`?"},
		{"orders/smoke.copis=3", "orders/smoke.copis: there is no column copis", "did you mean `copies`?"},
		{"orders/smoke.copies.3.x=3", "orders/smoke.copies.3.x: 2 is a single value", "remove 3.x"},
		{"orders/smoke.effects.1.mod=3", "orders/smoke.effects.1.mod: 1 is not an index of a list of 1", "use an index from 0"},
		{"tables.csv:fire/3.max=3", "tables.csv:fire/3.max: there is no such row", "name the row by its first cells: tables.csv:fire-roll/2.max"},
		{"tables.csv:fire=3", "tables.csv:fire names no column", "write FILE.csv:FIRST/SECOND.COLUMN, with the first cells of the row"},
		{"maps/none.yaml:a=1", "maps/none.yaml:a: the game has no file maps/none.yaml", "write its path relative to the game's directory, such as tables.csv"},
		{"switches.hand={", "switches.hand: { is not valid YAML", "put a value with special characters in quotes: \"a: b\""},
		{"switches.hand.limit=3", "switches.hand.limit: 5 is a single value", "remove limit"},
	} {
		change, err := ParseChange(c.change)
		if err == nil {
			_, err = Edit(small(), []Change{change})
		}
		var p *Problem
		if !errors.As(err, &p) || p.Message != c.message || p.Hint != c.hint {
			t.Errorf("%s: %#v, want %q, %q", c.change, err, c.message, c.hint)
		}
	}
}

// TestFilesStay makes changes one after the other and checks that the originals
// are unchanged.
func TestFilesStay(t *testing.T) {
	base := small()
	fsys, err := Edit(base, []Change{{"orders/smoke.copies", "7"}, {"orders/smoke.copies", "9"}, {"switches.hand", "6"}})
	if err != nil {
		t.Fatal(err)
	}
	if text, _ := fs.ReadFile(base, "orders.csv"); string(text) != string(small()["orders.csv"].Data) {
		t.Errorf("the file itself was changed: %s", text)
	}
	f, err := fsys.Open("game.yaml")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	info, _ := f.Stat()
	if info.Name() != "game.yaml" || info.IsDir() || info.Size() == 0 || !info.ModTime().Equal(time.Time{}) || info.Mode().IsDir() || info.Sys() != nil {
		t.Errorf("the changed file says %v", info)
	}
	if names, err := fs.ReadDir(fsys, "."); err != nil || len(names) != 6 {
		t.Errorf("the directory has %v, %v", names, err)
	}
}

func TestParseSweep(t *testing.T) {
	for text, want := range map[string]int{"a.b=2..6": 5, "a.b=2..10:2": 5, "a.b=one,two,three": 3, "a.b=6..2": 0, "a.b=5": 0, "a.b=1..999999": 0, "a.b=1..9:0": 0, "a.b": 0, "a.b=x..y": 0} {
		if _, values, err := ParseSweep(text); len(values) != want || (err == nil) != (want > 0) {
			t.Errorf("%s: %v, %v", text, values, err)
		}
	}
}

// FuzzEdit makes random changes to any file: Edit never panics, and its result
// can be read again.
func FuzzEdit(f *testing.F) {
	for _, seed := range []string{"orders/smoke.copies=7", "orders/smoke.effects.0.mod.1=0", "switches.hand=6", "maps/a.yaml:rows.1=F.F", "tables.csv:fire/2.max=5", "title=&a [*a]"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		change, err := ParseChange(text)
		if err != nil {
			return
		}
		fsys, err := Edit(small(), []Change{change})
		if err != nil {
			return
		}
		_, _, _ = Source{FS: fsys, Place: "small", Slug: "small"}.Open()
	})
}

// TestOpenChanged plays a shipped game with a changed switch.
func TestOpenChanged(t *testing.T) {
	slug := games.All[0]
	fsys, _ := games.Open(slug)
	plain, found, err := Source{FS: fsys, Place: slug, Slug: slug}.Open()
	if err != nil || found.Errors() > 0 {
		t.Fatal(err, found.All())
	}
	changed, _, err := Source{FS: fsys, Place: slug, Slug: slug, Changes: []Change{{"switches.hand_limit", "5"}}}.Open()
	if err != nil || changed.Play.Catalog().Data == plain.Play.Catalog().Data {
		t.Errorf("the changed game plays by the same data: %v", err)
	}
	broken, found, err := Source{FS: fsys, Place: slug, Slug: slug, Changes: []Change{{"switches.hand_limit", "none"}}}.Open()
	if err != nil || found.Errors() == 0 || broken.Play != nil {
		t.Errorf("a switch that is none: %v, %v", found.All(), err)
	}
}
