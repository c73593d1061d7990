package hostile

import (
	"bytes"
	"fmt"
	"strings"
)

// list returns an expression for a list of n items, made of texts to split.
func list(n int) string { return `split("` + strings.Repeat("a ", n-1) + `a", " ")` }

func repeats(outer, inner int) string {
	return "      - left: 1mm\n        right: 1mm\n        top: 1mm\n        bottom: 1mm\n        stack:\n          - each: '" + list(outer) + "'\n            stack:\n              - {each: '" + list(inner) + "', shape: rect, fill: black, width: 1mm, height: 1mm}\n"
}

// Texts are games of text files that cost too much.
var Texts = []Game{
	{"300 x 300 repeated parts", func() map[string][]byte { return withParts(repeats(300, 300), nil) }},
	{"900 x 900 repeated parts", func() map[string][]byte { return withParts(repeats(900, 900), nil) }},
	{"100 x 100 repeated parts on each of 500 cards", func() map[string][]byte {
		return withParts(strings.ReplaceAll(repeats(100, 100), "width: 1mm", "width: '{len(id)}mm'"), map[string][]byte{"cards.csv": []byte("id,name\n" + times(500, "c%d,Card\n"))})
	}},
	{"60 MB of NUL bytes as CSV", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\n"), make([]byte, 63<<20)...)})
	}},
	{"60 MB of quotes as CSV", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\n"), bytes.Repeat([]byte("a\"\n"), 21<<20)...)})
	}},
	{"60 MB of Latin-1 as CSV", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\n"), bytes.Repeat([]byte{0xe9}, 63<<20)...)})
	}},
	{"60 MB of line feeds as CSV", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\n"), bytes.Repeat([]byte("\n"), 63<<20)...)})
	}},
	{"a text of 60 MB in a cell", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\none,"), bytes.Repeat([]byte("word "), 12<<20)...)})
	}},
	{"a text of 5 MB in a cell", func() map[string][]byte {
		return with(map[string][]byte{"cards.csv": append([]byte("id,name\none,"), bytes.Repeat([]byte("word "), 1<<20)...)})
	}},
	{"different texts of 10 KB on 5,000 cards", func() map[string][]byte {
		var b strings.Builder
		b.WriteString("id,name\n")
		for i := range 5000 {
			fmt.Fprintf(&b, "c%d,", i)
			for j := range 1000 {
				fmt.Fprintf(&b, "%x ", i*1000003+j*7919)
			}
			b.WriteString("\n")
		}
		return with(map[string][]byte{"cards.csv": []byte(b.String())})
	}},
	{"50,000 keywords", func() map[string][]byte {
		var b strings.Builder
		b.WriteString(gameYAML + "styles: {key: {bold: true}}\nkeywords:\n  - style: key\n    words: {en: [")
		for i := range 50_000 {
			fmt.Fprintf(&b, "a%d, ", i)
		}
		b.WriteString("]}\n")
		return with(map[string][]byte{"game.yaml": []byte(b.String()), "cards.csv": []byte("id,name\none," + strings.Repeat("a ", 2000) + "\n")})
	}},
	{"tables of 500 x 40 cells, 50 of them", func() map[string][]byte {
		var b strings.Builder
		b.WriteString(gameYAML + "tables:\n")
		rows := "x" + strings.Repeat(",word and word", 39) + "\n"
		parts := ""
		for i := range 50 {
			fmt.Fprintf(&b, "  t%d: {rows: t.csv}\n", i)
			parts += fmt.Sprintf("      - {reference: t%d, left: 1mm, right: 1mm, top: 1mm, bottom: 1mm}\n", i)
		}
		head := "a" + times(39, ",b%d") + "\n"
		return withParts(parts, map[string][]byte{"game.yaml": []byte(b.String()), "t.csv": []byte(head + strings.Repeat(rows, 500))})
	}},
}

// Drawings are games whose SVG pictures cost too much.
var Drawings = []Game{
	{"an SVG of 1.9 million points", func() map[string][]byte {
		return withDrawing(`<path d="M0 0` + strings.Repeat("h1v1", 950_000) + `z"/>`)
	}},
	{"an SVG of 1.9 million points, stroked", func() map[string][]byte {
		return withDrawing(`<path stroke="black" fill="none" d="M0 0` + strings.Repeat("h1v1", 950_000) + `"/>`)
	}},
	{"50 SVGs of 100,000 points", func() map[string][]byte {
		files := manyPictures(50, func(i int) []byte {
			return drawing(`<path d="M0 ` + fmt.Sprint(i) + strings.Repeat("h1v1", 50_000) + `z"/>`)
		})
		for i := range 50 {
			files[fmt.Sprintf("art/c%d.svg", i)] = files[fmt.Sprintf("art/c%d.png", i)]
			delete(files, fmt.Sprintf("art/c%d.png", i))
		}
		files["faces/card.yaml"] = bytes.Replace(files["faces/card.yaml"], []byte(".png"), []byte(".svg"), 1)
		return files
	}},
}

func drawing(body string) []byte {
	return []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` + body + `</svg>`)
}

func withDrawing(body string) map[string][]byte {
	return withParts(strings.Replace(pictureParts, ".png", ".svg", 1), map[string][]byte{"art/fog.svg": drawing(body)})
}

// Controls are games whose texts have a control character.
var Controls = []Game{
	{"a control character in a title", func() map[string][]byte {
		return with(map[string][]byte{"game.yaml": bytes.Replace([]byte(gameYAML), []byte("Hostile"), []byte(`"Ho\astile"`), 1)})
	}},
	{"a control character in a face", func() map[string][]byte {
		return withParts("      - {text: \"Ring \\a\", left: 5mm, right: 5mm, top: 5mm, height: 20mm}\n", nil)
	}},
	{"a control character from an expression", func() map[string][]byte {
		return withParts("      - {text: '{\"\\u0007\"}', left: 5mm, right: 5mm, top: 5mm, height: 20mm}\n", nil)
	}},
	{"a control character in a workbook", func() map[string][]byte {
		files := withWorkbook(workbook{})
		files["cards.xlsx"] = workbook{second: "O_x0007_ne"}.bytes()
		return files
	}},
}
