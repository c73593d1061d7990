package layout

import (
	"testing"

	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
)

// TestFaces compares small faces with golden files that can be checked with a ruler:
// one for each kind of part.
func TestFaces(t *testing.T) {
	tests := []struct {
		name  string
		parts []string
	}{
		{"text", []string{
			`{text: "{name}", size: 12pt, left: 5mm, right: 5mm, top: 5mm, height: 10mm, valign: middle, align: center}`,
			`{text: "Plain, **bold** and [olive]green[/] {icon(\"mark\")}.", size: 10pt, left: 5mm, right: 5mm, top: 20mm, height: 10mm}`,
			`{text: "First.\n\nSecond:\n- one\n- two", size: 8pt, left: 5mm, right: 5mm, top: 32mm, height: 20mm}`,
			`{text: "One two three four five six seven eight nine ten", size: 8pt, columns: 2, left: 5mm, right: 5mm, top: 55mm, height: 10mm}`,
			`{text: Outlined, color: {linear: [black, olive]}, outline: white, outline_width: 0.2mm, left: 5mm, width: 20mm, top: 70mm, height: 10mm}`,
		}},
		{"turned", []string{
			`{text: North, size: 8pt, left: 20mm, top: 5mm, width: 20mm, height: 5mm}`,
			`{text: East, size: 8pt, turn: 90, right: 5mm, top: 35mm, width: 5mm, height: 20mm}`,
			`{text: South, size: 8pt, turn: 180, left: 20mm, bottom: 5mm, width: 20mm, height: 5mm}`,
			`{text: West, size: 8pt, turn: 270, left: 5mm, top: 35mm, width: 5mm, height: 20mm}`,
			`{shape: rect, fill: olive, rotate: 45, opacity: 0.5, layer: Guides, left: 25mm, top: 40mm, width: 10mm, height: 10mm}`,
		}},
		{"shapes", []string{
			`{shape: rect, fill: olive, stroke: black, line: 0.5mm, left: 5mm, top: 5mm, width: 10mm, height: 6mm}`,
			`{shape: rect, fill: {linear: [white, black], angle: 90}, radius: 1mm 0mm, left: 20mm, top: 5mm, width: 10mm, height: 6mm}`,
			`{shape: circle, fill: {radial: [white, black]}, left: 35mm, top: 5mm, width: 10mm, height: 6mm}`,
			`{shape: ellipse, fill: {hatch: black, back: paper}, left: 5mm, top: 15mm, width: 10mm, height: 6mm}`,
			`{shape: line, points: "0 0, 100% 50%", stroke: black, dash: 1mm 0.5mm, left: 20mm, top: 15mm, width: 10mm, height: 6mm}`,
			`{shape: polygon, points: "0 100%, 50% 0, 100% 100%", fill: black, left: 35mm, top: 15mm, width: 10mm, height: 6mm}`,
			`{shape: regular, sides: 4, fill: black, left: 5mm, top: 25mm, width: 10mm, height: 6mm}`,
			`{shape: star, sides: 3, inner: 0.5, fill: black, left: 20mm, top: 25mm, width: 10mm, height: 6mm}`,
			`{shape: path, d: "M0 0 H50 V100 Z", fill: black, left: 35mm, top: 25mm, width: 10mm, height: 6mm}`,
		}},
		{"flows", []string{
			`{row: [{shape: rect, fill: black, width: 5mm}, {shape: rect, fill: olive, weight: 1}, {shape: rect, fill: paper, weight: 2}], gap: 1mm, left: 5mm, top: 5mm, width: 27mm, height: 4mm}`,
			`{row: [{icon: mark, color: olive}, {text: "{item}", each: items, size: 8pt}], align: center, justify: between, left: 5mm, top: 12mm, width: 30mm, height: 6mm}`,
			`{column: [{text: "{name}", size: 8pt}, {shape: line, points: "0 0, 100% 0", stroke: black, height: 0.5mm}, {shape: rect, fill: olive}], gap: 1mm, left: 5mm, top: 20mm, width: 30mm, height: 12mm}`,
			`{grid: [{text: "{item}{index}", each: items, size: 8pt, align: center}], columns: 2, gap: 1mm, row_height: 4mm, justify: center, left: 5mm, top: 35mm, width: 31mm, height: 10mm}`,
			`{stack: [{shape: rect, fill: paper}, {shape: circle, fill: olive, anchor: bottom-right, width: 4mm, height: 4mm}, {text: x, size: 8pt, pad: 1mm 2mm}], clip: true, radius: 1mm, left: 5mm, top: 50mm, width: 20mm, height: 10mm}`,
		}},
		{"counts", []string{
			`{pips: "{strength}", max: 4, align: center, size: 2mm, left: 5mm, top: 5mm, width: 20mm, height: 4mm}`,
			`{pips: 2.5, icon: mark, wrap: 2, direction: up, size: 2mm, left: 30mm, top: 5mm, width: 6mm, height: 6mm}`,
			`{bar: "{strength}", max: 4, cells: 4, fill: olive, back: paper, stroke: black, line: 0.2mm, left: 5mm, top: 15mm, width: 20.6mm, height: 2mm}`,
			`{bar: 1.5, max: 2, cells: 2, direction: left, fill: olive, line: 0.4mm, left: 5mm, top: 20mm, width: 20.4mm, height: 2mm}`,
			`{bar: 1, max: 4, direction: up, fill: olive, left: 30mm, top: 15mm, width: 2mm, height: 8mm}`,
		}},
		{"table", []string{
			`{table: rows, head_fill: "#B5BC90", band: paper, rule: black, size: 8pt, cell_pad: 0.5mm 1mm, left: 5mm, top: 5mm, width: 40mm, height: 30mm, columns: [{head: {en: Key, fr: Clé}, cell: "{row.k}", weight: 2}, {head: N, cell: "**{row.v}**", width: 10mm, align: right}]}`,
		}},
		{"use", []string{
			`{use: badge, with: {tone: "#B5BC90", n: "{strength}"}, right: 5mm, top: 5mm}`,
			`{use: badge, with: {tone: "#888888", n: 7}, left: 5mm, top: 5mm, width: 12mm, turn: 90}`,
			`{row: [{use: badge, each: items, with: {tone: paper, n: "{item}"}}], left: 5mm, top: 20mm, width: 40mm, height: 8mm}`,
		}},
	}
	more := layouttest.Files{"faces/lib.yaml": `parts:
  badge: {stack: [{shape: circle, fill: "{tone}"}, {text: "{n}", size: 9pt, align: center, valign: middle}], width: 8mm, height: 8mm}
`, "mark.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8H8L4 0Z"/></svg>`}.Game("decks:", "icons: {mark: mark.svg}\ndecks:")
	for _, tt := range tests {
		b, found := compose(t, layouttest.Load(t, layouttest.Face(tt.parts...), more), Options{})
		if found.Len() > 0 {
			t.Errorf("%s: %s", tt.name, layouttest.Messages(found))
		}
		golden.File(t, "testdata/faces/"+tt.name+".txt", layouttest.Dump(t, b.Decks[0].Cards[0].Front))
	}
}
