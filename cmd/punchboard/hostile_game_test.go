package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// hostileGame writes a game with a text in all of its texts and names, and returns its directory, which has
// the text in its name too. The sound game has it where any text is allowed, the broken one also where it is
// an error.
func hostileGame(t *testing.T, kind, text string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "game "+safeName(text))
	files := map[string]string{"game.yaml": hostileYAML, "cards.csv": hostileRows, "faces/card.yaml": hostileFace}
	if kind == "broken" {
		files["game.yaml"] += "HOSTILE: 1\n" + hostileMistakes
		files["cards.csv"] = strings.Replace(hostileRows, "copies", "copies,CELL,column", 1)
		files["variants/"+safeName(text)+".yaml"] = "HOSTILE: 1\n"
		files["art/"+safeName(text)+".png"] = "no picture"
	}
	for name, content := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		content = strings.ReplaceAll(content, "HOSTILE", strconv.Quote(text))
		content = strings.ReplaceAll(content, "CELL", `"`+strings.ReplaceAll(text, `"`, `""`)+`"`)
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const hostileYAML = `title: HOSTILE
version: HOSTILE
languages: [en]
claims: {players: 2}
colors: {ink: black}
styles: {body: {size: 8pt, min: 6pt}}
decks:
  - {id: cards, name: HOSTILE, cards: cards.csv, size: poker, front: card}
counters:
  - {id: markers, name: HOSTILE, counters: cards.csv, size: 55mm, front: card}
play:
  deck: cards
  hand: 3
  draw: 1
  play: 1
  turns: 5
  resources: {rope: {start: 1, gain: 1, cost: 1}}
`

const hostileMistakes = `fonts: {HOSTILE: {regular: HOSTILE}}
icons: {HOSTILE: HOSTILE}
keywords: [{words: [HOSTILE], style: HOSTILE}]
looks: {HOSTILE: {HOSTILE: {tone: HOSTILE}}}
lists: {HOSTILE: {cards: HOSTILE}}
tables: {HOSTILE: HOSTILE}
maps: {HOSTILE: HOSTILE}
print: {HOSTILE: HOSTILE, paper: HOSTILE, margin: HOSTILE}
`

const hostileRows = `id,name,note,copies
one,CELL,CELL,9
two,CELL,short,3
`

const hostileFace = `faces:
  card:
    parts:
      - {name: HOSTILE, shape: rect, in: bleed, fill: "#ffffff"}
      - {text: "{name}", style: body, left: 4mm, top: 4mm, right: 4mm, height: 12mm}
      - {text: HOSTILE, style: body, left: 4mm, top: 18mm, right: 4mm, bottom: 4mm}
`
