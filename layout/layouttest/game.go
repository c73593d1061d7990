package layouttest

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// Files is a game's directory: path to text.
type Files map[string]string

// And returns the files with one more.
func (f Files) And(name, text string) Files {
	f[name] = text
	return f
}

// Game replaces a line in the file of the base game.
func (f Files) Game(old, new string) Files {
	return f.And("game.yaml", strings.Replace(BaseGame, old, new, 1))
}

// BaseGame declares one deck of 60 x 90 mm cards in two languages.
const BaseGame = `title: {en: Trial, fr: Essai}
version: "0.3"
languages: [en, fr]
source: en
print: {bleed: 3mm, safe: 3mm, foot: false}
colors: {paper: "#EFE6D0", olive: "#5B6236"}
decks:
  - {id: deck, name: {en: Deck, fr: Paquet}, cards: cards/deck.csv, size: 60mm x 90mm, front: card, columns: {strength: int, items: list, rows: flow}}
`

// BaseCards are two cards that use most features.
const BaseCards = `id,name_en,name_fr,strength,items,rows,text_en,text_fr,art
smoke,Smoke,Fumigènes,2,a;b;c,"[{k: x, v: 1}, {k: y, v: 2}]",Cancel one roll.,Annulez un jet.,star-formation
feint,Feint,Feinte,3,,,Draw a card.,Piochez une carte.,
`

// Load reads a game with the given face; more replaces or adds files.
func Load(t testing.TB, face string, more Files) *carddata.Game {
	t.Helper()
	all := fstest.MapFS{}
	for name, text := range map[string]string{"game.yaml": BaseGame, "cards/deck.csv": BaseCards, "faces/card.yaml": face} {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	for name, text := range more {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	g, found := carddata.Load(all, "trial", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatalf("the game is broken:\n%s", Messages(*found))
	}
	return g
}

// Face returns a file of faces with the parts of the face `card`, one per line.
func Face(parts ...string) string {
	return "faces:\n  card:\n    parts:\n      - " + strings.Join(parts, "\n      - ") + "\n"
}

// Messages formats findings, one per line.
func Messages(found diag.List) string {
	var b strings.Builder
	for _, f := range found.All() {
		b.WriteString(f.Severity.String() + " " + string(f.Code) + " " + f.String() + "\n")
	}
	return b.String()
}

// Dump formats a piece as text.
func Dump(t testing.TB, p *scene.Piece) string {
	t.Helper()
	var b strings.Builder
	if err := scenetest.Dump(&b, p.Marks); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const Mm = geom.MM

// Told formats findings in the form that TestFindings expects.
func Told(found diag.List) string {
	var got []string
	for _, f := range found.All() {
		got = append(got, f.Severity.String()+" "+string(f.Code)+" "+f.String()+" ("+f.Hint+")")
	}
	return strings.Join(got, "\n")
}
