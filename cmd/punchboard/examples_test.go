package main

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/diag"
	"punchboard/examples"
	"punchboard/games"
	"punchboard/pipeline"
)

// smallestSheets names a sheet of each shipped game that takes little time to compose. A check
// of it reads, proofreads and rehearses the whole game all the same.
var smallestSheets = map[string]string{
	"three-fronts": "strip", "fire-and-cover": "aid", "line-and-reserve": "damage", "patrol-deck": "range-strip", "percee": "player-aid",
}

// TestExamples checks each example of a code: the wrong game has findings with this code only,
// the first of them at the marked place, and the right one has none.
func TestExamples(t *testing.T) {
	codes, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range codes {
		t.Run(string(code), func(t *testing.T) {
			t.Parallel()
			e, _ := examples.Of(code)
			testExample(t, e)
		})
	}
}

func testExample(t *testing.T, e *examples.Example) {
	found, place := checkExample(t, e, true)
	at := false
	for _, f := range found {
		at = at || strings.HasPrefix(f.Pos.String()+":", place+":")
		if f.Code != e.Code {
			t.Errorf("the wrong example has another finding: %v [%s]", f, f.Code)
		}
	}
	if !at {
		t.Errorf("the wrong example has no finding at %s: %v", place, found)
	}
	if e.Game != "" {
		return // that shipped games have no findings is tested with the games
	}
	if found, _ := checkExample(t, e, false); len(found) > 0 {
		t.Errorf("the right example has findings: %v", found)
	}
}

// checkExample checks the game of an example. It returns what is found, and the place that the
// wrong example marks.
func checkExample(t *testing.T, e *examples.Example, wrong bool) (found []diag.Finding, place string) {
	t.Helper()
	files, place, err := exampleFiles(e, wrong)
	if err != nil {
		t.Fatal(err)
	}
	req := pipeline.Request{Rehearse: true, Proofread: true, Workers: 1, Languages: e.Languages, Variant: e.Variant}
	if e.Game != "" {
		req.Decks = []string{smallestSheets[e.Game]}
	}
	made, err := pipeline.Documents(context.Background(), pipeline.Source{Slug: "game", Place: "game", Files: files}, req)
	if err != nil {
		t.Fatal(err)
	}
	if e.Game != "" { // notes of the game itself
		return slices.DeleteFunc(made.Findings.All(), func(f diag.Finding) bool { return f.Severity == diag.Note }), place
	}
	return made.Findings.All(), place
}

// exampleFiles returns the files of an example and the place that it marks.
func exampleFiles(e *examples.Example, wrong bool) (files fstest.MapFS, place string, err error) {
	files = fstest.MapFS{}
	if e.Game != "" {
		if err := copyGame(files, e.Game); err != nil {
			return nil, "", err
		}
	} else {
		for name, text := range examples.SmallGame(e.Small) {
			files[name] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	for _, edit := range e.Edits {
		var was string
		if f := files[edit.File]; f != nil {
			was = string(f.Data)
		}
		now, err := edit.Apply(was, wrong)
		if err != nil {
			return nil, "", fmt.Errorf("%s: %w", e.Code, err)
		}
		if now == examples.None {
			delete(files, edit.File)
			now = ""
		} else {
			files[edit.File] = &fstest.MapFile{Data: []byte(now)}
		}
		if !wrong {
			continue
		}
		if line, col := edit.Place(now); line > 0 && (place == "" || edit.Marked()) {
			place = path.Join("game", edit.File) + fmt.Sprintf(":%d", line)
			if col > 0 {
				place += fmt.Sprintf(":%d", col)
			}
		}
	}
	if e.At != "" {
		place = path.Join("game", e.At)
	}
	return files, place, nil
}

func copyGame(files fstest.MapFS, slug string) error {
	game, ok := games.Open(slug)
	if !ok {
		return fmt.Errorf("no game is called %q", slug)
	}
	return fs.WalkDir(game, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(game, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
}

// withoutExample lists the codes that no text file of a game can show, with the reason.
var withoutExample = map[diag.Code]string{
	"PB-105": "permissions are not part of a file",
	"PB-106": "the file is too large",
	"PB-108": "the file is not UTF-8, as the examples are",
	"PB-134": "a workbook is not a text",
	"PB-141": "a workbook is not a text", "PB-142": "a workbook is not a text", "PB-143": "a workbook is not a text",
	"PB-313": "a font is not a text",
	"PB-314": "a font is not a text",
	"PB-318": "a picture of pixels is not a text",
	"PB-450": "it would be a bug in Punchboard", "PB-451": "it would be a bug in Punchboard", "PB-452": "it would be a bug in Punchboard",
	"PB-453": "it would be a bug in Punchboard", "PB-454": "it would be a bug in Punchboard", "PB-455": "it would be a bug in Punchboard",
	"PB-456": "it would be a bug in Punchboard", "PB-457": "it would be a bug in Punchboard", "PB-458": "it would be a bug in Punchboard",
	"PB-459": "it would be a bug in Punchboard", "PB-460": "it would be a bug in Punchboard", "PB-461": "it would be a bug in Punchboard",
	"PB-490": "the writer of the PDF reports it, not check",
	"PB-510": "i18n import reports it, not check", "PB-511": "i18n import reports it, not check", "PB-512": "i18n import reports it, not check",
	"PB-513": "i18n import reports it, not check", "PB-514": "i18n import reports it, not check", "PB-515": "i18n import reports it, not check",
	"PB-702": "no shipped game is near the limit",
	"PB-706": "playtest reports it, not check",
	"PB-708": "playtest reports it, not check",
	"PB-716": "it needs the counts of a playtest", "PB-717": "it is about a file beside the game",
	"PB-711": "playtest reports it, not check", "PB-712": "playtest reports it, not check", "PB-713": "playtest reports it, not check",
	"PB-714": "playtest reports it, not check", "PB-715": "playtest reports it, not check",
}

// TestEveryCodeHasAnExample lists the codes that have neither an example nor a reason for
// having none.
func TestEveryCodeHasAnExample(t *testing.T) {
	var missing []string
	for _, r := range rules() {
		_, has := examples.Of(r.Code)
		reason := withoutExample[r.Code]
		switch {
		case has && reason != "":
			t.Errorf("%s has an example, although %s", r.Code, reason)
		case !has && reason == "":
			missing = append(missing, string(r.Code))
		}
	}
	if len(missing) > 0 {
		t.Errorf("%d codes have no example: %s", len(missing), strings.Join(missing, " "))
	}
}
