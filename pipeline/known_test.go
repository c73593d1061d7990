package pipeline

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/internal/stamp"
)

// firstRun makes the documents of a game, and returns the run as a stamp records it.
func firstRun(t *testing.T, src Source, req Request) *stamp.Run {
	t.Helper()
	res, err := Documents(t.Context(), src, req)
	if err != nil || res.Findings.Errors() > 0 {
		t.Fatal(err, res.Findings.All())
	}
	run := &stamp.Run{}
	for _, f := range res.Files {
		run.Files = append(run.Files, stamp.File{Path: f.Path, Summary: f.Summary})
	}
	run.SetMemory(res.Memory)
	return run
}

// TestKeepsWhatIsKnown edits a file of rows and checks which files are made again.
func TestKeepsWhatIsKnown(t *testing.T) {
	const all = "units orders markers manifest board board-tiles"
	cardOn := strings.Replace(facesYAML, "  plain:\n    parts:", "  plain:\n    parts:\n      - {card: units/tank, left: 1mm, top: 1mm, width: 40mm, height: 50mm}", 1)
	spots := strings.Replace(facesYAML, "{text: \"{name}\", size", "{text: \"{name}\", color: gold, size", 1)
	showing := func(text string) string { return strings.Replace(facesYAML, "{text: \"{name}\"", text, 1) }
	choice := strings.ReplaceAll(facesYAML, "  card:", "  Fusils:\n    parts: [{shape: circle, left: 5mm, top: 5mm, width: 9mm, height: 9mm, fill: black}]\n  Char:\n    parts: [{shape: circle, left: 5mm, top: 5mm, width: 20mm, height: 20mm, fill: black}]\n  card:")
	sized := func(size string) string {
		return "id,name_en,name_fr,size,copies\npin,Pin,Cloué,16mm,3\nhit,Hit,Touché," + size + ",3\n"
	}
	small := strings.Repeat("All ", 36) + "riflemen" // fits in letters that are hard to read
	named := func(with string) string { return strings.Replace(gameYAML, "languages:", with+"\nlanguages:", 1) }
	for _, c := range []struct {
		name  string
		game  []string // files that differ from those of game()
		file  string   // edited
		text  string
		made  string // files that are made again, or "everything"
		spoil string // a file whose contents are no longer as they were written
	}{
		{"nothing", nil, "", "", "", ""},
		{"an output", nil, "", "", "orders", "en/orders.pdf"},
		{"a text", nil, "units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n", "units", ""},
		{"a counter", nil, "markers.csv", "id,name_en,name_fr,copies\npin,Stop,Cloué,3\n", "markers manifest", ""},
		{"a card that a board shows", []string{"faces/faces.yaml", cardOn}, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifle,Fusils,2\ntank,Tank,Char,1\n", "units board board-tiles", ""},
		{"another card than a board shows", []string{"faces/faces.yaml", cardOn}, "orders.csv", "id,name_en,name_fr\nhold,Wait,Tenir\n", "orders", ""},
		{"packed decks", []string{"game.yaml", named("print: {pack: true}")}, "orders.csv", "id,name_en,name_fr\nhold,Wait,Tenir\n", "cards", ""},
		{"spot inks on all cards", []string{"game.yaml", named("colors: {gold: \"spot(Gold, 0, 20, 60, 20)\"}"), "faces/faces.yaml", spots}, "orders.csv", "id,name_en,name_fr\nhold,Wait,Tenir\n", "units orders markers manifest", ""},
		{"a file of rows that is also a list", []string{"game.yaml", named("lists: {all: {file: units.csv}}")}, "units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n", all, ""},
		{"two decks with the same rows", []string{"game.yaml", strings.Replace(gameYAML, "orders.csv", "units.csv", 1)}, "units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n", "units orders", ""},
		{"a translation", nil, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "", ""},
		{"a translation and an output", nil, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "units", "en/units.pdf"},
		{"a translation and a text", nil, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tanks,Char,1\n", "units", ""},
		{"a line and a column more", nil, "units.csv", "id,note,name_fr,name_en,copies\n\nrifle,,Fusiliers,Rifles,2\ntank,,Char,Tank,1\n", "units", ""},
		{"a line more", nil, "units.csv", "id,name_en,name_fr,copies\n\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "", ""},
		{"rows in another order", nil, "units.csv", "id,name_en,name_fr,copies\ntank,Tank,Char,1\nrifle,Rifles,Fusils,2\n", "units", ""},
		{"a translation that the cards show", []string{"faces/faces.yaml", showing("{text: \"{name_fr}\"")}, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "units", ""},
		{"a text in another language", []string{"faces/faces.yaml", showing("{lang: fr, text: \"{name}\"")}, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "units", ""},
		{"a translation that chooses a face", []string{"game.yaml", strings.Replace(gameYAML, "front: card, back", "front: \"{name_fr}\", back", 1), "faces/faces.yaml", choice}, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Char,2\ntank,Tank,Char,1\n", "units", ""},
		{"a finding about a face that moves", []string{"faces/faces.yaml", showing("{text: \"{name}\", color: \"#B0B0B0\"")}, "units.csv", "id,name_en,name_fr,copies\n\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n", "units", ""},
		{"a size", []string{"markers.csv", sized("16mm")}, "markers.csv", sized("20mm"), all, ""},
		{"a size in the contents", []string{"game.yaml", named("print: {contents: true}"), "markers.csv", sized("16mm")}, "markers.csv", sized("20mm"), "contents " + all, ""},
		{"a finding that moves", []string{"units.csv", "id,name_fr,name_en,copies\nrifle,Fusils," + small + ",2\ntank,Char,Tank,1\n"}, "units.csv", "id,name_fr,name_en,copies\nrifle,Fusiliers," + small + ",2\ntank,Char,Tank,1\n", "units", ""},
		{"an icon that the credits did not name", nil, "orders.csv", "id,name_en,name_fr\nhold,{tank-sherman} Wait,Tenir\n", "everything", ""},
		{"an error", nil, "orders.csv", "id,name_en,name_fr\nhold," + strings.Repeat("Waiting for a long time ", 20) + ",Tenir\n", "everything", ""},
		{"a picture of the contents", []string{"game.yaml", named("print: {contents: true}")}, "orders.csv", "id,name_en,name_fr\nhold,Wait,Tenir\n", "contents orders", ""},
		{"a number in the contents", []string{"game.yaml", named("print: {contents: true}")}, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusils,2\ntank,Tank,Char,3\n", "contents units", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := source(c.game...)
			earlier := &Earlier{Run: firstRun(t, src, Request{Languages: []string{"en"}}), Holds: func(f stamp.File) bool { return f.Path != c.spoil }}
			if c.file != "" {
				src.Files.(fstest.MapFS)[c.file] = &fstest.MapFile{Data: []byte(c.text)}
				earlier.Changed = []string{c.file}
			}
			res, err := Documents(t.Context(), src, Request{Languages: []string{"en"}, Earlier: earlier})
			if errors.Is(err, ErrStale) {
				if c.made != "everything" {
					t.Fatal("everything has to be made again")
				}
				return
			}
			if got := madeFiles(res); err != nil || got != c.made {
				t.Fatalf("made %q, %v; want %q", got, err, c.made)
			}
			sameAsClean(t, src, res)
		})
	}
}

// madeFiles lists the files of a result that are not kept.
func madeFiles(res *Result) string {
	var made []string
	for _, f := range res.Files {
		if f.Kept == nil {
			name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(f.Path, "en/"), ".pdf"), ".csv")
			made = append(made, strings.TrimPrefix(name, "markers-"))
		}
	}
	return strings.Join(made, " ")
}

// sameAsClean checks that a result differs from one without an earlier run only in what is
// kept, and records the same for the next run.
func sameAsClean(t *testing.T, src Source, res *Result) {
	t.Helper()
	want, err := Documents(context.Background(), src, Request{Languages: []string{"en"}})
	if err != nil || len(want.Files) != len(res.Files) {
		t.Fatalf("%d files, want %d; %v", len(res.Files), len(want.Files), err)
	}
	for i, f := range want.Files {
		if got := res.Files[i]; got.Path != f.Path || got.Summary != f.Summary || got.Pos != f.Pos || len(got.Decks) != len(f.Decks) {
			t.Errorf("file %+v, want %+v", got, f)
		}
	}
	if got := fmt.Sprint(res.Findings.All()); got != fmt.Sprint(want.Findings.All()) {
		t.Errorf("findings %s, want %v", got, want.Findings.All())
	}
	for i, b := range want.Memory.Bundles {
		if got := res.Memory.Bundles[i]; got.Name != b.Name || got.Contents != b.Contents || got.Rows != b.Rows || strings.Join(got.Files, " ") != strings.Join(b.Files, " ") {
			t.Errorf("recorded %+v, want %+v", got, b)
		}
	}
}

// TestKeepsOnlyChosen edits a deck that is not selected, and checks that a selected one that shows
// a card of it is made again.
func TestKeepsOnlyChosen(t *testing.T) {
	cardOn := strings.Replace(facesYAML, "  plain:\n    parts:", "  plain:\n    parts:\n      - {card: units/tank, left: 1mm, top: 1mm, width: 40mm, height: 50mm}", 1)
	src := source("faces/faces.yaml", cardOn)
	req := Request{Languages: []string{"en"}, Decks: []string{"board", "orders"}}
	run := firstRun(t, src, req)
	src.Files.(fstest.MapFS)["units.csv"] = &fstest.MapFile{Data: []byte("id,name_en,name_fr,copies\nrifle,Rifles,Fusils,2\ntank,Panzer,Char,1\n")}
	req.Earlier = &Earlier{Run: run, Changed: []string{"units.csv"}, Holds: func(stamp.File) bool { return true }}
	res, err := Documents(t.Context(), src, req)
	if got := madeFiles(res); err != nil || got != "board board-tiles" {
		t.Errorf("made %q, %v", got, err)
	}
}
