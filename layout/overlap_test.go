package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// at returns the position of a part of the tests below.
func at(left, top, width, height string) string {
	return ", left: " + left + "mm, top: " + top + "mm, width: " + width + "mm, height: " + height + "mm"
}

// The parts of most faces below: a word of 12 mm, 3 mm high, and what may lie over it.
var (
	title = `{name: title, text: "{name}", size: 12pt` + at("10", "10", "30", "6") + `}`
	cost  = `{name: cost, text: "{strength}", size: 12pt` + at("12", "10.5", "30", "6") + `}`
)

// overlapTest is a face, and the first finding about texts that cannot be read on its
// first card, without its place; "" for none.
type overlapTest struct {
	name  string
	parts []string
	want  string
}

var overlapTests = []overlapTest{
	{"text over text", []string{title, cost},
		"warning PB-327 5:9: text `cost` and text `title` overlap on card `smoke` (move one of them, make its box smaller, or write `over: true` in it if this is what you want)"},
	{"allowed by the upper part", []string{title, strings.TrimSuffix(cost, "}") + `, over: true}`}, ""},
	{"allowed by the expression of a part", []string{title, strings.TrimSuffix(cost, "}") + `, over: "{strength > 1}"}`}, ""},
	{"allowed by the lower part", []string{strings.TrimSuffix(title, "}") + `, over: true}`, cost}, ""},
	{"allowed by a stack", []string{`{stack: [` + title + `, ` + cost + `], over: true}`}, ""},
	{"boxes over boxes, but not letters", []string{title, strings.Replace(cost, "size: 12pt", "size: 12pt, align: right", 1)}, ""},
	{"ascenders touch the line above", []string{title, `{text: Bld, size: 12pt` + at("10", "13.6", "30", "6") + `}`}, ""},
	{"one line lower", []string{title, `{text: Bld, size: 12pt` + at("10", "12.4", "30", "6") + `}`},
		"warning PB-327 5:9: the text and text `title` overlap on card `smoke`"},
	{"parts without names", []string{`{text: "{name}"` + at("10", "10", "30", "6") + `}`, `{text: "{name}!"` + at("11", "11", "30", "6") + `}`},
		"warning PB-327 5:9: the text and the text in line 4 overlap on card `smoke`"},
	{"on all cards", []string{`{name: a, text: Always` + at("10", "10", "30", "6") + `}`, `{name: b, text: again` + at("10", "10", "30", "6") + `}`},
		"warning PB-327 5:9: text `b` and text `a` overlap on cards of `deck`"},
	{"one on all cards, one on each", []string{`{name: a, text: Always` + at("10", "10", "30", "6") + `}`, cost},
		"warning PB-327 5:9: text `cost` and text `a` overlap on card `smoke`"},
	{"repeats", []string{`{stack: [{each: items, name: n, text: "{item}", left: "{index / 2}mm", size: 12pt}]` + at("10", "10", "30", "6") + `}`},
		"warning PB-327 4:18: several texts of text `n` overlap on card `smoke` (place them farther apart, or write `over: true` in it if this is what you want)"},
	{"repeats with space", []string{`{stack: [{each: items, name: n, text: "{item}", left: "{4 * index}mm", size: 12pt}]` + at("10", "10", "30", "6") + `}`}, ""},
	{"lines of one text", []string{`{text: "One line\nand another,\nvery tight", size: 12pt, leading: 0.5` + at("10", "10", "30", "20") + `}`}, ""},
	{"a shadow", []string{`{text: "{name}", color: k60, size: 12pt` + at("10.3", "10.3", "30", "6") + `}`, title}, ""},
	{"an outline", []string{strings.Replace(title, "size: 12pt", "size: 12pt, outline: white, outline_width: 1mm", 1)}, ""},
	{"a watermark", []string{`{text: DRAFT, size: 30pt, opacity: 0.2` + at("5", "5", "50", "20") + `}`, title}, ""},
	{"a large number below a text", []string{`{name: big, text: "88", size: 30pt` + at("5", "5", "50", "20") + `}`, title},
		"warning PB-327 5:9: text `title` and text `big` overlap on card `smoke`"},
	{"on layers", []string{strings.TrimSuffix(title, "}") + `, layer: A}`, strings.TrimSuffix(cost, "}") + `, layer: B}`}, ""},
	{"on a plate over the other", []string{title, `{stack: [{name: plate, shape: rect, fill: white}, {text: x}]` + at("10", "8", "30", "10") + `}`}, ""},
	{"under a plate without a text", []string{title, `{name: plate, shape: rect, fill: white` + at("10", "8", "30", "10") + `}`},
		"warning PB-328 5:9: shape `plate` hides text `title` on card `smoke` (put it before the text in the file, move it, or write `over: true` in it if this is what you want)"},
	{"half under a plate with a text", []string{title, `{stack: [{name: plate, shape: rect, fill: white}, {text: x}]` + at("13", "8", "30", "10") + `}`},
		"warning PB-328 5:18: shape `plate` hides part of text `title` on card `smoke`"},
	{"a title over a table", []string{`{name: t, table: rows, size: 8pt` + at("5", "5", "40", "30") + `, columns: [{head: Key, cell: "{row.k}"}]}`, `{name: title, text: "{name}", size: 8pt` + at("5", "5", "40", "5") + `}`},
		"warning PB-327 5:9: text `title` and the text of table `t` overlap on card `smoke`"},
	{"the title of a panel", []string{title, `{name: box, panel: [{shape: rect}], title: "{name}"` + at("8", "9", "40", "20") + `}`},
		"warning PB-327 5:9: panel `box` and text `title` overlap on card `smoke`"},

	{"four edges", []string{
		`{text: North, size: 8pt` + at("20", "4", "20", "5") + `}`, `{text: East, size: 8pt, turn: 90, right: 4mm, top: 35mm, width: 5mm, height: 20mm}`,
		`{text: South, size: 8pt, turn: 180, left: 20mm, bottom: 4mm, width: 20mm, height: 5mm}`, `{text: West, size: 8pt, turn: 270` + at("4", "35", "5", "20") + `}`,
	}, ""},
	{"a turned text on a text", []string{`{name: a, text: "{name}", size: 12pt` + at("10", "20", "30", "6") + `}`, `{name: east, text: "{name} {name}", size: 12pt, turn: 90` + at("14", "10", "6", "40") + `}`},
		"warning PB-327 5:9: text `east` and text `a` overlap on card `smoke`"},
	{"a rotated text beside a text", []string{title, `{text: "{name}", size: 12pt, rotate: 45` + at("3", "22", "30", "6") + `}`}, ""},
	{"a rotated text on a text", []string{title, `{text: "{name}", size: 12pt, rotate: 45` + at("9", "17", "30", "6") + `}`},
		"warning PB-327 5:9: the text and text `title` overlap on card `smoke`"},

	{"a picture over a text", []string{title, `{name: art, image: art/a.png` + at("10", "8", "8", "16") + `}`},
		"warning PB-328 5:9: image `art` hides part of text `title` on card `smoke`"},
	{"a picture below a text", []string{`{name: art, image: art/a.png` + at("10", "8", "8", "16") + `}`, title}, ""},
	{"the transparent part of a picture", []string{title, `{image: art/clear.png` + at("2", "8", "16", "16") + `}`}, ""},
	{"the opaque part of a picture", []string{title, `{image: art/clear.png` + at("5", "8", "16", "16") + `}`},
		"warning PB-328 5:9: the image hides part of text `title` on card `smoke`"},
	{"a turned picture over a text", []string{title, `{image: art/a.png, rotate: 30` + at("10", "8", "8", "16") + `}`},
		"warning PB-328 5:9: the image hides part of text `title` on card `smoke`"},
	{"an icon over a text", []string{title, `{name: seal, icon: officer` + at("10", "8", "9", "9") + `}`},
		"warning PB-328 5:9: icon `seal` hides part of text `title` on card `smoke`"},
	{"a disc over a text", []string{title, `{name: disc, shape: circle, fill: olive` + at("10", "8", "9", "9") + `}`},
		"warning PB-328 5:9: shape `disc` hides part of text `title` on card `smoke`"},
	{"the corner of the box of a disc", []string{title, `{shape: circle, fill: olive` + at("23", "11.2", "20", "20") + `}`}, ""},
	{"an allowed disc", []string{title, `{shape: circle, over: true, fill: olive` + at("10", "8", "9", "9") + `}`}, ""},
	{"a ring around a text", []string{title, `{shape: ellipse, stroke: olive` + at("5", "5", "40", "15") + `}`}, ""},
	{"a frame around a text", []string{title, `{shape: rect, stroke: olive, line: 1mm` + at("8", "8", "34", "10") + `}`}, ""},
	{"a thick frame on a text", []string{title, `{shape: rect, stroke: olive, line: 2mm` + at("12", "8", "34", "10") + `}`},
		"warning PB-328 5:9: the shape hides part of text `title` on card `smoke`"},
	{"a veil", []string{title, `{shape: rect, fill: white, opacity: 0.5` + at("8", "8", "34", "10") + `}`}, ""},
	{"a hatch without a ground", []string{title, `{shape: rect, fill: {hatch: olive, gap: 1mm, width: 0.1mm}` + at("8", "8", "34", "10") + `}`}, ""},
	{"a clipped disc", []string{title, `{stack: [{shape: rect, fill: olive, left: -20mm, width: 60mm, height: 20mm}], clip: true` + at("30", "8", "10", "20") + `}`}, ""},

	{"cut off by a stack", []string{`{stack: [{name: title, text: "{name}", size: 12pt, left: 4mm, width: 30mm}], clip: true` + at("10", "10", "10", "6") + `}`},
		"warning PB-329 4:18: text `title` is cut off at the edge of its stack on card `smoke` (move it inward, or write `unsafe: true` in it if cutting it does no harm)"},
	{"cut off completely", []string{`{stack: [{name: title, text: "{name}", size: 12pt, left: 12mm, width: 30mm}], clip: true` + at("10", "10", "10", "6") + `}`},
		"error PB-329 4:18: text `title` is outside its stack, which shows nothing of it on card `smoke` (move it inside, or remove it)"},
	{"cut off on purpose", []string{`{stack: [{text: "{name}", unsafe: true, size: 12pt, left: 4mm, width: 30mm}], clip: true` + at("10", "10", "10", "6") + `}`}, ""},
	{"inside a stack", []string{`{stack: [{text: "{name}", size: 12pt}], clip: true` + at("10", "10", "30", "6") + `}`}, ""},
}

// TestOverlaps composes good and bad faces.
func TestOverlaps(t *testing.T) {
	for _, tt := range overlapTests {
		got := overlapsOf(t, layouttest.Files{"art/a.png": layouttest.Picture(200, 400, 0), "art/clear.png": layouttest.HalfClear(400)}, tt.parts...)
		if first := strings.Split(got, "\n")[0]; tt.want == "" && got != "" || !strings.HasPrefix(first, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// overlapsOf returns the findings about texts that cannot be read.
func overlapsOf(t *testing.T, files layouttest.Files, parts ...string) string {
	t.Helper()
	_, all := compose(t, layouttest.Load(t, layouttest.Face(parts...), files), Options{})
	var got []string
	for line := range strings.Lines(layouttest.Told(all)) {
		line = strings.TrimSpace(line)
		if strings.Contains(line, "PB-327 ") || strings.Contains(line, "PB-328 ") || strings.Contains(line, "PB-329 ") {
			got = append(got, strings.Replace(line, "trial/faces/card.yaml:", "", 1))
		}
	}
	return strings.Join(got, "\n")
}
