package layout

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// files is a game's directory, as texts by path.
type files map[string]string

// baseGame declares one deck of 60 x 90 mm cards in two languages.
const baseGame = `title: {en: Trial, fr: Essai}
version: "0.3"
languages: [en, fr]
source: en
print: {bleed: 3mm, safe: 3mm, foot: false}
colors: {paper: "#EFE6D0", olive: "#5B6236"}
decks:
  - {id: deck, name: {en: Deck, fr: Paquet}, cards: cards/deck.csv, size: 60mm x 90mm, front: card, columns: {strength: int, items: list, rows: flow}}
`

// baseCards are two cards with some of everything.
const baseCards = `id,name_en,name_fr,strength,items,rows,text_en,text_fr,art
smoke,Smoke,Fumigènes,2,a;b;c,"[{k: x, v: 1}, {k: y, v: 2}]",Cancel one roll.,Annulez un jet.,star-formation
feint,Feint,Feinte,3,,,Draw a card.,Piochez une carte.,
`

// load reads a game whose face is given; more replaces or adds files.
func load(t testing.TB, face string, more files) *carddata.Game {
	t.Helper()
	all := fstest.MapFS{}
	for name, text := range map[string]string{"game.yaml": baseGame, "cards/deck.csv": baseCards, "faces/card.yaml": face} {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	for name, text := range more {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	g, found := carddata.Load(all, "trial", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatalf("the game is broken:\n%s", messages(*found))
	}
	return g
}

// face makes a file of faces out of the parts of the face `card`, one a line.
func face(parts ...string) string {
	return "faces:\n  card:\n    parts:\n      - " + strings.Join(parts, "\n      - ") + "\n"
}

// compose composes a game in English, one worker.
func compose(t testing.TB, g *carddata.Game, opt Options) (*Book, diag.List) {
	t.Helper()
	if opt.Lang == "" {
		opt.Lang = "en"
	}
	if opt.Workers == 0 {
		opt.Workers = 1
	}
	return Compose(t.Context(), g, opt)
}

// dump writes a piece as text.
func dump(t testing.TB, p *scene.Piece) string {
	t.Helper()
	var b strings.Builder
	if err := scenetest.Dump(&b, p.Marks); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// messages writes findings, one a line.
func messages(found diag.List) string {
	var b strings.Builder
	for _, f := range found.All() {
		b.WriteString(f.Severity.String() + " " + string(f.Code) + " " + f.String() + "\n")
	}
	return b.String()
}
