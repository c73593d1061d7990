package pipeline

import (
	"fmt"
	"io/fs"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	gamefiles "punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/fault"
)

// declaredGame is a game with what is declared for checks and for tuning: effects, terms,
// accepted findings, numbers that may change. It has one finding, which is accepted.
func declaredGame() fstest.MapFS {
	files := fstest.MapFS{}
	for name, text := range map[string]string{
		"game.yaml": `title: {en: Trial, fr: Essai}
version: "1"
languages: [en, fr]
source: en
switches: {hand: 3}
accept:
  - {code: PB-523, ids: [origin], reason: "A note of where each card is from"}
tune:
  - {deck: cards, rows: [one], column: strength, values: 1..3, together: true}
  - {switch: hand, values: [2, 3, 4]}
decks:
  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, front: card, columns: {strength: int, effects: flow}}
`,
		"cards.csv": "id,name_en,name_fr,strength,effects,text_en,text_fr,origin\n" +
			"one,One,Un,2,\"[{do: hit, mod: 1, unit: any}]\",Hit: +1 against any unit.,Coup : +1 contre une unité.,book\n" +
			"two,Two,Deux,3,\"[{do: draw, n: 2}]\",Draw 2 cards.,Piochez 2 cartes.,book\n",
		"effects.yaml": `# What the texts say.
verbs:
  hit:
    say: {en: [Hit, Blow], fr: Coup}
    params:
      mod: {figure: signed, or: {en: "Tank:", fr: "Char :"}}
      unit: &unit
        values: {any: {en: any unit, fr: [une unité]}, own: {}}
    also: ["1"]
  draw: {say: {en: draw, fr: piochez}, params: {n: number, unit: *unit}}
`,
		"terms.csv": "id,en,fr,forms_en,forms_fr,note,forbidden_en,forbidden_fr\nunit,unit,unité,units,unités,\"of a side, or both\",troop,troupe\n",
		"faces/card.yaml": `faces:
  card:
    parts:
      - {text: "{name} {strength}", left: 5mm, right: 5mm, top: 5mm, height: 8mm, size: 9pt}
      - {text: "{text}", left: 5mm, right: 5mm, top: 20mm, height: 30mm, size: 9pt}
`,
	} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

// declaring are the files that declare something for checks.
var declaring = []string{"effects.yaml", "terms.csv", "game.yaml"}

// checkDeclared checks a game as `punchboard check` does.
func checkDeclared(t *testing.T, files fs.FS) *Result {
	t.Helper()
	made, err := Documents(t.Context(), Source{Slug: "trial", Place: "trial", Files: files}, Request{Rehearse: true, Proofread: true, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// placesIn reports findings at positions outside the files.
func placesIn(t *testing.T, what string, files fstest.MapFS, found []diag.Finding) {
	t.Helper()
	for _, f := range found {
		name, _ := strings.CutPrefix(f.Pos.File, "trial/")
		file, ok := files[name]
		if !ok || f.Pos.Line < 0 || f.Pos.Line > strings.Count(string(file.Data), "\n")+1 {
			t.Errorf("%s: there is no place for %v", what, f)
		}
		if f.Severity == diag.Error && f.Hint == "" && f.Code == "" {
			t.Errorf("%s: a finding without code and hint: %v", what, f)
		}
	}
}

// TestDeclaredGame checks that the game of these tests is read whole: each of its
// declarations has an effect.
func TestDeclaredGame(t *testing.T) {
	made := checkDeclared(t, declaredGame())
	if made.Findings.Len() > 0 || len(made.Accepted) != 1 {
		t.Fatalf("findings %v, accepted %v", made.Findings.All(), made.Accepted)
	}
	g := made.Game
	if len(g.Accept) != 1 || len(g.Terms) != 1 || g.Effects == nil || len(g.Tune) != 2 {
		t.Errorf("%+v", g)
	}
}

// TestTruncatedDeclarations cuts the files that declare something at every byte: the game is
// valid, or has findings at positions in its files.
func TestTruncatedDeclarations(t *testing.T) {
	for _, name := range declaring {
		data := declaredGame()[name].Data
		for n := range data {
			files := declaredGame()
			files[name] = &fstest.MapFile{Data: data[:n:n]}
			placesIn(t, fmt.Sprintf("%d bytes of %s", n, name), files, checkDeclared(t, files).Findings.All())
		}
	}
}

// TestSpoiledDeclarations replaces bytes of the files that declare something, and puts others
// before them, by such as end texts, lists and lines, or belong into no text.
func TestSpoiledDeclarations(t *testing.T) {
	step := 5
	if testing.Short() {
		step = 29
	}
	for _, name := range declaring {
		data := declaredGame()[name].Data
		for i, with := range []string{"\x00", "\x1b[31m", "\"", "'", "[", "}", ",", ":", "\n", "\r", "\t", "\xff", "\ufeff", "\u202e", "&", "*", "9e999"} {
			for n := i % step; n < len(data); n += step {
				files := declaredGame()
				text := string(data[:n]) + with + string(data[n+n%2:])
				files[name] = &fstest.MapFile{Data: []byte(text)}
				placesIn(t, fmt.Sprintf("%q at byte %d of %s", with, n, name), files, checkDeclared(t, files).Findings.All())
			}
		}
	}
}

// TestUnreadableDeclarations lets each operation on the files fail in turn: the failure is the
// only finding and names the file, unless the result is the same in spite of it.
func TestUnreadableDeclarations(t *testing.T) {
	sound := checkDeclared(t, declaredGame())
	failed := map[string]int{}
	for n := int64(1); ; n++ {
		files := &fault.Files{FS: declaredGame(), Fails: n}
		made := checkDeclared(t, files)
		found := made.Findings.All()
		if files.Failed == "" {
			break
		}
		_, name, _ := strings.Cut(files.Failed, " ")
		failed[name]++
		if len(found) == 0 && reflect.DeepEqual(made.Files, sound.Files) && reflect.DeepEqual(made.Accepted, sound.Accepted) {
			continue // it was read before, or need not exist
		}
		if len(found) != 1 || found[0].Severity != diag.Error || !strings.Contains(found[0].String(), name) ||
			!strings.Contains(found[0].String(), fault.Err.Error()) && found[0].Code != gamefiles.CodeNoFile { // a second look found nothing
			t.Errorf("failing to %s: %v", files.Failed, found)
		}
	}
	for _, name := range declaring {
		if failed[name] < 2 {
			t.Errorf("%d operations on %s failed", failed[name], name)
		}
	}
}
