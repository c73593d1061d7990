package hostile

import (
	"bytes"
	"image/jpeg"
	"io"
)

// The files of a small game that has a file of each format.
var formatFiles = map[string]string{
	"game.yaml": `title: {en: Formats, fr: Formats}
version: "1"
languages: [en, fr]
print: {paper: a4, contents: true}
fonts: {own: {regular: fonts/own.ttf}}
icons: {dot: icons/dot.svg}
keywords: [{words: {en: [Force], fr: [Force]}, style: strong}]
styles: {strong: {bold: true}}
looks: {kind: {a: {ink: "#3F5A36"}}}
lists: {guns: {file: guns.yaml}}
tables: {hits: tables/hits.yaml, odds: {rows: tables/odds.csv}}
maps: {front: maps/front.yaml}
plans: {farm: plans/farm.yaml}
tune: [{deck: cards, rows: [one], values: 1..3}]
play: {deck: cards, hand: 1, draw: 1, play: 1, turns: 3, empty: reshuffle, playable: strength > 0}
decks:
  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, columns: {kind: {enum: [a]}, strength: int, effects: flow}, front: card, back: back}
  - {id: book, name: {en: Book, fr: Livre}, cards: book.xlsx, size: poker, front: pictures}
  - {id: guns, name: {en: Guns, fr: Canons}, cards: guns.yaml, size: poker, front: plain}
counters:
  - {id: chits, name: {en: Chits, fr: Pions}, counters: chits.csv, size: 12mm, front: plain}
sheets:
  - {id: board, name: {en: Board, fr: Plateau}, size: a4, front: board}
`,
	"cards.csv":        "id,name_en,name_fr,kind,strength,effects,copies\none,One,Un,a,2,\"[{do: hit, mod: 1}]\",2\ntwo,\"Two, \"\"quoted\"\"\",Deux,a,1,,1\n",
	"guns.yaml":        "- {id: gun, name: {en: Gun, fr: Canon}, shots: [{at: 1, mod: &m 2}, {at: 2, mod: *m}]}\n- id: gun2\n  name: {en: Gun, fr: Canon}\n",
	"chits.csv":        "id,name_en,name_fr,copies\r\npin,Pin,Cloué,3\r\n",
	"labels.csv":       "id,en,fr\nstrength,Strength,Force\n",
	"terms.csv":        "id,en,fr,forbidden_fr\nstrength,strength,force,puissance\n",
	"translations.csv": "file,id,column,language,source\ncards.csv,one,name,fr,8f2ecf9ee9d3\n",
	"effects.yaml":     "verbs: {hit: {say: {en: Two, fr: [Deux, Un]}, params: {mod: {figure: signed, or: {en: One, fr: Un}}}}}\n",
	"tables/odds.csv":  "roll,result\n1,miss\n2-6,hit\n",
	"tables/hits.yaml": "dice: 2d6\ncolumns:\n  - {id: roll, kind: roll, head: {en: Roll, fr: Jet}}\n  - {id: text, head: {en: Hits, fr: Coups}}\nrows:\n  - {roll: 2-6, text: none}\n  - {roll: 7+, text: {en: Hit, fr: Touché}}\n",
	"maps/front.yaml": `name: {en: Front, fr: Front}
grid: {columns: 4, rows: 3, size: 18mm}
terrains: maps/terrains.csv
rows: [cccw, cwcc, cccc]
borders: {river: {name: {en: river, fr: rivière}}}
along: [{kind: river, sides: [0101/SE]}]
places: [{name: {en: Bois, fr: Bois}, hexes: [0202]}]
`,
	"maps/terrains.csv": "id,code,name_en,name_fr,fill\nclear,c,clear,clair,#F1EBD2\nwoods,w,woods,bois,#5B6236\n",
	"plans/farm.yaml": `name: {en: Farm, fr: Ferme}
grid: {columns: 4, rows: 4, square: 2in}
terrains: {wood: {name: {en: wood, fr: bois}, pattern: woods}}
areas: [{terrain: wood, box: 0 0 2 2}]
`,
	"faces/card.yaml": `faces:
  card:
    parts:
      - {name: title, text: "{name}", font: own, left: 5mm, right: 5mm, top: 5mm, height: 8mm}
      - {text: "{{dot}} {label(\"strength\")} {strength}", left: 5mm, right: 5mm, top: 15mm, height: 8mm, when: strength > 0}
      - {shape: rect, fill: {linear: ["#FFFFFF", "#000000"]}, left: 5mm, width: 9mm, top: 25mm, height: 9mm}
      - {use: line, with: {n: "{strength}"}, left: 5mm, right: 5mm, top: 40mm, height: 8mm}
  back: {extends: card, drop: [title], parts: []}
  plain: {parts: [{text: "{name}", left: 3mm, right: 3mm, top: 3mm, bottom: 3mm}]}
parts:
  line: {text: "{n}"}
`,
	"faces/more.yaml": `faces:
  pictures:
    parts:
      - {image: art/fog.png, left: 5mm, right: 5mm, top: 5mm, height: 9mm, dpi: 1}
      - {image: art/photo.jpg, left: 5mm, right: 5mm, top: 15mm, height: 9mm, dpi: 1}
      - {image: art/drawing.svg, left: 5mm, right: 5mm, top: 25mm, height: 9mm}
  board:
    parts:
      - {hexmap: front, left: 5mm, top: 5mm}
      - {plan: farm, left: 5mm, top: 120mm, scale: "1:20"}
      - {reference: hits, left: 5mm, width: 80mm, top: 200mm, height: 60mm}
`,
	"icons/dot.svg":       `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>`,
	"art/drawing.svg":     `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g fill="#f00"><path d="M1 1 L9 1 C9 5 5 9 1 9 Z"/></g></svg>`,
	"variants/night.yaml": "title: {en: Night, fr: Nuit}\ndecks: {cards: {cards: {one: {strength: 3}}}}\n",
}

// Formats returns the files of a small game without faults that has a file of each format
// that a game may have. Its variant is called night.
func Formats() map[string][]byte {
	all := map[string][]byte{}
	for name, text := range formatFiles {
		all[name] = []byte(text)
	}
	all["book.xlsx"] = workbook{rows: func(io.Writer) {}}.bytes()
	all["art/fog.png"] = NoisyPNG(12, 9)
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, noisy(12, 9), nil); err != nil {
		panic(err)
	}
	all["art/photo.jpg"] = photo.Bytes()
	all["fonts/own.ttf"], _ = sample()
	return all
}
