package pipeline

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/layout/layouttest"
)

// readingGame has cards that show colors, labels, lists and other things besides their rows,
// each another one.
func readingGame() Source {
	g := fstest.MapFS{}
	for name, text := range map[string]string{
		"game.yaml": `title: {en: Trial, fr: Essai}
version: "1.2"
languages: [en, fr]
colors:
  red: "#c01010"
  blue: "#1010c0"
styles:
  loud: {size: 12pt}
looks:
  side:
    us: {color: red}
    de: {color: blue}
lists:
  steps: {file: steps.csv}
tables: {fire: fire.yaml}
maps: {ground: ground.yaml}
decks:
  - {id: units, name: {en: Units, fr: Unités}, cards: units.csv, size: 63mm x 88mm, front: "{kind}"}
  - {id: aids, name: {en: Aids, fr: Aides}, cards: aids.csv, size: 63mm x 88mm, front: aid}
  - {id: shown, name: {en: Shown, fr: Montrées}, cards: shown.csv, size: 63mm x 88mm, front: shown}
sheets:
  - {id: board, name: {en: Board, fr: Plateau}, size: a4, front: board}
  - {id: chart, name: {en: Chart, fr: Tableau}, size: a4, front: chart}
`,
		"units.csv":   "id,name_en,name_fr,kind,side\nrifle,Rifles,Fusils,foot,us\ntank,Tank,Char,armor,de\n",
		"aids.csv":    "id,name_en,name_fr,word\nhold,Hold,Tenir,one\nwait,[loud]Wait[/],[loud]Attendre[/],two\n",
		"shown.csv":   "id,name_en,name_fr,of\npicture,Picture,Image,aids/hold\n",
		"labels.csv":  "id,en,fr\none,One,Un\ntwo,Two,Deux\n",
		"steps.csv":   "id,name_en,name_fr\nfirst,First,Premier\n",
		"fire.yaml":   "title: {en: Fire, fr: Feu}\ncolumns: [{id: a, header: true}, {id: b}]\nrows: [{a: \"1\", b: \"2\"}]\n",
		"ground.yaml": layouttest.GroundMap,
		"faces/units.yaml": `faces:
  foot:
    parts:
      - {text: "{name}", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}
      - {shape: rect, fill: "{look.side.color}", left: 3mm, right: 3mm, top: 20mm, height: 6mm}
  armor:
    parts:
      - {text: "{name}", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}
      - {shape: rect, fill: "{look.side.color}", left: 3mm, right: 3mm, top: 20mm, height: 6mm}
`,
		"faces/aids.yaml": `faces:
  aid:
    parts:
      - {shape: rect, fill: "#d0d0d0", left: 3mm, right: 3mm, top: 30mm, height: 6mm}
      - {text: "{name}", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}
      - {text: "{label(word)}", size: 9pt, left: 3mm, right: 3mm, top: 15mm, height: 6mm}
  shown:
    parts:
      - {card: "{of}", left: 3mm, top: 15mm, width: 20mm, height: 30mm}
      - {card: aids/wait, left: 33mm, top: 15mm, width: 20mm, height: 30mm}
`,
		"faces/sheets.yaml": `faces:
  board:
    parts:
      - {hexmap: ground, left: 20mm, top: 20mm, right: 20mm, height: 150mm}
      - {text: "{game.version}", size: 9pt, left: 20mm, right: 20mm, top: 200mm, height: 6mm}
  chart:
    parts:
      - {reference: fire, left: 20mm, top: 20mm, right: 20mm, height: 150mm}
      - column:
          - {text: "{item.name}", each: list("steps"), size: 9pt, height: 6mm}
        left: 20mm
        right: 20mm
        top: 200mm
        height: 30mm
`,
	} {
		g[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return Source{Slug: "trial", Place: "trial", Files: g}
}

// TestReuseReads edits what cards show besides their rows, and lists the cards that are
// composed again: those that show it.
func TestReuseReads(t *testing.T) {
	src := readingGame()
	var reuse Reuse
	first := see(t, src, Request{Reuse: &reuse, Languages: []string{"en"}})
	if len(first.composed) != 7 {
		t.Fatal(first.composed, first.findings)
	}
	everything := strings.Join(first.composed, ", ")
	for _, c := range []struct{ what, file, old, now, want string }{
		{"a card with pictures", "shown.csv", "Picture", "Pictures", "en shown/picture"},
		{"a face", "faces/units.yaml", "20mm, height: 6mm}\n  armor", "21mm, height: 6mm}\n  armor", "en units/rifle"},
		{"a face that is on a picture", "faces/aids.yaml", "15mm, height: 6mm", "16mm, height: 6mm", "en aids/hold, en aids/wait, en shown/picture"},
		{"faces moved down", "faces/units.yaml", "  armor", "\n  armor", "en units/tank"},
		{"a color", "game.yaml", "#1010c0", "#2020c0", "en units/tank"},
		{"a look", "game.yaml", "us: {color: red}", "us: {color: blue}", "en units/rifle"},
		{"a style", "game.yaml", "size: 12pt", "size: 13pt", "en aids/wait, en shown/picture"},
		{"a label", "labels.csv", "Two,", "Both,", "en aids/wait, en shown/picture"},
		{"a label on a picture", "labels.csv", "One,", "Only,", "en aids/hold, en shown/picture"},
		{"a list", "steps.csv", "First", "Second", "en chart/chart"},
		{"a table", "fire.yaml", "Fire", "Shots", "en chart/chart"},
		{"a map", "ground.yaml", "#F6F0DC", "#F6F8DC", "en board/board"},
		{"the version", "game.yaml", "1.2", "1.3", "en board/board"},
		{"a deck", "game.yaml", "id: shown, name: {en: Shown", "id: shown, name: {en: Show", "en shown/picture"},
		{"a deck that others show", "game.yaml", "id: aids, name: {en: Aids", "id: aids, name: {en: Aid", "en aids/hold, en aids/wait, en shown/picture"},
		{"a setting of all", "game.yaml", "colors:", "print: {bleed: 2mm}\ncolors:", everything},
	} {
		src.edit(t, c.file, c.old, c.now)
		again := see(t, src, Request{Reuse: &reuse, Languages: []string{"en"}})
		if got := strings.Join(again.composed, ", "); got != c.want {
			t.Errorf("%s: composed %s; want %s", c.what, got, c.want)
		}
		clean := see(t, src, Request{Languages: []string{"en"}})
		again.equals(t, c.what, &clean)
	}
}
