package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/internal/hostile"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
	"punchboard/scene"
)

// What a renderer refuses is a finding about the deck, whatever wrapped it on its way.
func TestUndrawable(t *testing.T) {
	deck := &carddata.Deck{ID: "cards", Pos: diag.Pos{File: "duel/game.yaml", Line: 7, Col: 5}}
	e := &edits{builder: &builder{t: &terminal{}}, dir: "out", memory: &stamp.Stamp{}, run: &stamp.Run{}}
	broken := scene.NewPicture("a.png", "png", 1, 1, []byte("no"))
	doc := &scene.Document{Pages: []scene.Page{{Marks: []scene.Mark{&scene.Image{Picture: broken}}}}}
	out := output{made: &pipeline.File{Path: "en/cards.pdf", Document: doc, Decks: []*carddata.Deck{deck}, Pos: deck.Pos}}
	out.Path = "en/cards.pdf"
	f, ok := undrawable(failed(e.fill(&out)))
	want := "duel/game.yaml:7:5: `out/en/cards.pdf` cannot be drawn: pdf: picture a.png: unexpected EOF"
	if !ok || f.String() != want || f.Code != pipeline.CodeUndrawable || f.Severity != diag.Error {
		t.Errorf("%v %q, want %q", ok, f.String(), want)
	}
	if _, ok := undrawable(failed(context.Canceled)); ok {
		t.Error("an interruption is taken for an error of the renderer")
	}
	text, err := json.Marshal(f)
	if err != nil || !strings.Contains(string(text), `"PB-490"`) {
		t.Errorf("%v %s", err, text)
	}
}

// TestUndrawableAsJSON lets renderers refuse what they are given: build and images report that with a place, also as JSON,
// and write nothing.
func TestUndrawableAsJSON(t *testing.T) {
	dir := writeGame(t, hostile.Plain())
	opened, err := openDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, draw := range map[string]func(term *terminal, out string) (*cobra.Command, error){
		"build": func(term *terminal, out string) (*cobra.Command, error) {
			b := newTestBuilder(t, out)
			b.t, b.format.Level = term, 99 // there is no such level of compression
			return newBuild(term), b.buildAll(t.Context(), []target{opened})
		},
		"images": func(term *terminal, out string) (*cobra.Command, error) {
			m := &imager{t: term, out: outFlag(out), form: "png"} // with no pixels per inch
			cmd := newImages(term)
			m.print.set, m.game.workers = cmd.Flags(), 1
			return cmd, m.drawAll(t.Context(), []target{opened})
		},
	} {
		var text bytes.Buffer
		term, out := newTerminal(&text, &bytes.Buffer{}), filepath.Join(t.TempDir(), "out")
		term.json = true
		cmd, err := draw(term, out)
		code := term.report(t.Context(), cmd, err)
		var said struct{ Findings []diag.Finding }
		if err := json.Unmarshal(text.Bytes(), &said); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, &text)
		}
		if code != exitFound || len(said.Findings) != 1 || said.Findings[0].Code != pipeline.CodeUndrawable || !strings.HasSuffix(said.Findings[0].Pos.File, "game.yaml") || said.Findings[0].Pos.Line != 6 {
			t.Errorf("%s: exit code %d\n%s", name, code, &text)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s has written something", name)
		}
	}
}

// A full disk is not blamed on the picture.
func TestDrawOneTellsErrors(t *testing.T) {
	m := &imager{dpi: 20, form: "png"}
	r := m.renderer()
	page := &scene.Page{Size: geom.Size{W: 20 * geom.MM, H: 20 * geom.MM}}
	var refused *pipeline.UndrawableError
	if err := m.drawOne(r, fullWriter{}, pipeline.Picture{Page: page}); !errors.Is(err, errFull) || errors.As(err, &refused) {
		t.Errorf("full disk: %v", err)
	}
	if err := m.drawOne(r, &bytes.Buffer{}, pipeline.Picture{Page: &scene.Page{}}); !errors.As(err, &refused) {
		t.Errorf("a page without size: %v", err)
	}
}

var errFull = errors.New("disk full")

type fullWriter struct{}

func (fullWriter) Write([]byte) (int, error) { return 0, errFull }
