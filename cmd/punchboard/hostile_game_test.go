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
	files := map[string]string{
		"game.yaml": hostileYAML, "cards.csv": hostileRows, "faces/card.yaml": hostileFace,
		"terms.csv": hostileTerms, "effects.yaml": hostileEffects, "translations.csv": hostileFingerprints, "plans/farm.yaml": hostilePlan,
	}
	if kind == "broken" {
		files["game.yaml"] += "HOSTILE: 1\n" + hostileMistakes
		files["cards.csv"] = strings.Replace(hostileRows, "copies", "copies,CELL,column", 1)
		files["variants/"+safeName(text)+".yaml"] = "HOSTILE: 1\n"
		files["terms.csv"] += "CELL,CELL,CELL,CELL\n,CELL,CELL,CELL\none,CELL,CELL,CELL\n"
		files["effects.yaml"] += "HOSTILE: HOSTILE\n"
		files["translations.csv"] += "CELL,CELL,CELL,CELL,CELL\n"
		files["plans/farm.yaml"] += "ground: HOSTILE\nlines: [{kind: HOSTILE, points: HOSTILE}]\n"
		files["art/"+safeName(text)+".png"] = "no picture"
	}
	for name, content := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		content = strings.ReplaceAll(content, "HOSTILE", strconv.Quote(text))
		content = strings.ReplaceAll(content, "CALL", strings.ReplaceAll(strconv.Quote(text), `"`, `""`))
		content = strings.ReplaceAll(content, "CELL", `"`+strings.ReplaceAll(text, `"`, `""`)+`"`)
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const hostileYAML = `title: HOSTILE
version: HOSTILE
languages: [en, fr]
claims: {players: 2}
colors: {ink: black}
styles: {body: {size: 8pt, min: 6pt}}
decks:
  - {id: cards, name: HOSTILE, cards: cards.csv, size: poker, front: card, columns: {effects: flow}}
counters:
  - {id: markers, name: HOSTILE, counters: cards.csv, size: 55mm, front: card, columns: {effects: flow}}
play:
  deck: cards
  hand: 3
  draw: 1
  play: 1
  turns: 5
  resources: {rope: {start: 1, gain: 1, cost: 1}}
plans: {farm: plans/farm.yaml}
tune: [{deck: cards, rows: [two], values: 3..4}]
accept: [{code: PB-501, reason: HOSTILE}, {code: PB-523, reason: HOSTILE}]
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

const hostileRows = `id,name_en,name_fr,note_en,note_fr,effects,copies
one,CELL,CELL,CELL,CELL,"{do: CALL}",9
two,CELL,court,short 4,bref 5,,3
`

const hostileTerms = `id,en,fr,forbidden_en
rope,rope,CELL,CELL
word,CELL,corde,
`

const hostileEffects = `text: note
verbs:
  HOSTILE: {say: {en: [HOSTILE, never], fr: [HOSTILE]}}
  never: {say: {en: HOSTILE, fr: never}}
`

const hostileFingerprints = `file,id,column,language,source
cards.csv,CELL,name,fr,000000000000
cards.csv,one,name,fr,000000000000
`

const hostilePlan = `name: HOSTILE
grid: {columns: 4, rows: 4, square: 10mm}
terrains: {meadow: {name: HOSTILE}}
areas: [{id: wood, terrain: meadow, box: 0 0 1 1, name: HOSTILE}]
zones: [{id: south, side: HOSTILE, box: 0 0 2 1, name: HOSTILE}]
places: [{id: hill, name: HOSTILE, at: 1 1}]
`

const hostileFace = `faces:
  card:
    parts:
      - {name: HOSTILE, shape: rect, in: bleed, fill: "#ffffff"}
      - {text: "{name}", style: body, left: 4mm, top: 4mm, right: 4mm, height: 12mm}
      - {text: HOSTILE, style: body, left: 4mm, top: 18mm, right: 4mm, bottom: 4mm}
`
