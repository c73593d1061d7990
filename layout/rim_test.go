package layout

import (
	"strings"
	"testing"

	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// TestRimCounts checks that the worst counter is reported, with the number of others on
// which the part is too near to the cut.
func TestRimCounts(t *testing.T) {
	part := `{text: "{word}", size: 8pt, bold: true, left: 0.5mm, top: 4mm, width: 12mm, height: 5mm}`
	_, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.CounterGame("square", "a,A,us,x\nb,B,us,M\nc,C,us,n\n", part)), Options{})
	if got := layouttest.Told(found); !strings.Contains(got, " and 2 more: the text is within ") {
		t.Error(got)
	}
}

// TestFaultInFace checks that a fault of one part on every card is reported for the
// part.
func TestFaultInFace(t *testing.T) {
	part := `{name: word, text: "{word}", size: 8pt, fit: none, left: 5mm, top: 4mm, width: 1mm, height: 5mm}`
	g := layouttest.Load(t, layouttest.Face(part), layouttest.CounterGame("square", "a,A,us,mmm\nb,B,us,mmmm\n", part))
	_, found := compose(t, g, Options{})
	for _, f := range found.All() {
		if s := f.Origin; f.Code != face.CodeTooWide || s.Part.Line != 4 || s.Of != 2 || s.Excess <= 0 || !strings.HasPrefix(f.Message, s.Piece+": ") {
			t.Errorf("%+v", f)
		}
	}
	if found.Len() != 2 {
		t.Error(layouttest.Told(found))
	}
}

// The margin of a sheet's texts is set by its key `margin`.
func TestSafeKeyOfSheets(t *testing.T) {
	more := layouttest.TableGame("sheets: [{id: aid, name: Aid, size: 90mm x 60mm, front: aid}]\n")
	more["faces/aid.yaml"] = "faces: {aid: {parts: [{text: A, left: 1mm, top: 1mm, width: 20mm, height: 9mm}]}}\n"
	_, found := compose(t, layouttest.Load(t, layouttest.Face(`{text: a, in: safe}`), more), Options{})
	if got := layouttest.Told(found); !strings.Contains(got, "PB-305") || !strings.Contains(got, "lower the sheet's `margin`") {
		t.Error(got)
	}
}

// TestRim places ink in the rim of counters, square and round.
func TestRim(t *testing.T) {
	const place = "trial/faces/counter.yaml:4:9: "
	tests := []struct {
		name, shape, part, want string
	}{
		{"ground", "square", `{shape: rect, in: bleed, fill: olive}`, ""},
		{"a band over three edges", "square", `{shape: rect, in: bleed, fill: olive, height: 4mm}`, ""},
		{"a stripe over a corner", "square", `{shape: polygon, in: bleed, points: "60% 0, 80% 0, 100% 20%, 100% 40%", fill: olive}`, ""},
		{"a picture of the ground", "round", `{shape: rect, in: bleed, fill: {linear: [olive, sand]}}`, ""},
		{"a landscape over three edges", "square", `{scene: hills, left: -1.5mm, right: -1.5mm, top: -1.5mm, height: 9mm, props: [{icon: officer}]}`, ""},
		{"a landscape near the cut", "square", `{scene: hills, left: 0.5mm, right: 0.5mm, top: 2mm, height: 9mm}`,
			"error PB-321 " + place + "the scene is within 0.5mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"an icon that runs off", "square", `{icon: tank-sherman, left: 7mm, top: 2mm, width: 12mm, height: 12mm}`, ""},
		{"well inside", "square", `{symbol: infantry, left: 2mm, right: 2mm, top: 2mm, bottom: 2mm}`, ""},
		{"a text at the cut", "square", `{text: "{word}", size: 8pt, bold: true, left: 0.5mm, top: 4mm, width: 12mm, height: 5mm}`,
			"error PB-321 " + place + "counter `b`: the text is within 0.7mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a text near the cut", "square", `{text: "{word}", size: 8pt, left: 1.1mm, top: 4mm, width: 12mm, height: 5mm}`,
			"warning PB-322 " + place + "counter `b`: the text is within 1.3mm of the cut (move it inward by 0.3mm to keep 1/16in (1.6 mm) for cutting tolerance)"},
		{"a text over the cut", "square", `{text: "{word}", size: 8pt, fit: none, left: -1mm, top: 4mm, width: 12mm, height: 5mm}`,
			"error PB-321 " + place + "counter `b`: the text extends 0.8mm beyond the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a text that may be cut", "square", `{text: "{word}", size: 8pt, unsafe: true, left: 0.5mm, top: 4mm, width: 12mm, height: 5mm}`, ""},
		{"a symbol at the cut", "square", `{name: unit, symbol: infantry, left: 0.5mm, right: 0.5mm, top: 2mm, bottom: 2mm}`,
			"error PB-321 " + place + "symbol `unit` is within 0.5mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a turned icon at the cut", "square", `{icon: officer, turn: 90, rotate: 20, left: 0.4mm, top: 5mm, width: 5mm, height: 5mm}`,
			"error PB-321 " + place + "the icon is within 0.1mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a disc near the cut", "square", `{shape: circle, fill: olive, left: 1.2mm, top: 5mm, width: 3mm, height: 3mm}`,
			"warning PB-322 " + place + "the shape is within 1.2mm of the cut (move it inward by 0.4mm to keep 1/16in (1.6 mm) for cutting tolerance)"},
		{"a frame inside the cut", "square", `{shape: rect, stroke: black, line: 0.3mm, left: 0.3mm, right: 0.3mm, top: 0.3mm, bottom: 0.3mm}`,
			"warning PB-323 " + place + "the shape follows the cut at 0.2mm; any cutting error makes it thick on one side and thin on the other (keep it 1mm or more inside the cut, or let the background cross the cut without a line)"},
		{"a diagonal that ends near the cut", "square", `{shape: line, points: "10% 100%, 90% 0", stroke: black, line: 0.4mm, left: 2mm, right: 2mm, top: 0.8mm, bottom: 2mm}`,
			"error PB-321 " + place + "the shape is within 0.6mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a line across a round counter", "round", `{shape: line, stroke: black, line: 0.4mm, left: 0.9mm, right: 0.9mm, top: 7.8mm, height: 0.4mm}`,
			"error PB-321 " + place + "the shape is within 0.7mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a thin band along the cut", "square", `{shape: rect, in: bleed, fill: olive, width: 2mm}`,
			"warning PB-323 " + place + "the shape follows the cut at 0.5mm; any cutting error makes it thick on one side and thin on the other (keep it 1mm or more inside the cut, or let the background cross the cut without a line)"},
		{"a line in the colour of the ground", "square", `{stack: [{shape: rect, left: -2mm, right: -2mm, top: -2mm, bottom: -2mm, fill: olive}, {shape: line, points: "10% 100%, 90% 0", stroke: olive, line: 2mm}]}`, ""},
		{"cut off by a clip", "square", `{stack: [{icon: tank-sherman, left: -5mm, right: -5mm, top: -5mm, bottom: -5mm}], clip: true, left: 3mm, right: 3mm, top: 3mm, bottom: 3mm}`, ""},
		{"a corner of a round counter", "round", `{symbol: infantry, left: 2mm, right: 2mm, top: 2mm, bottom: 2mm}`,
			"error PB-321 " + place + "the symbol is within 0.8mm of the cut; counters need a margin of 1mm (move it inward or make it smaller; a background must extend through the bleed)"},
		{"a round counter's text near the circle", "round", `{text: "MM", size: 8pt, align: center, left: 2mm, right: 2mm, top: 0.6mm, height: 4mm}`,
			"warning PB-322 " + place + "the text is within 1.1mm of the cut (move it inward by 0.5mm to keep 1/16in (1.6 mm) for cutting tolerance)"},
		{"a ring along a round cut", "round", `{shape: circle, stroke: black, line: 0.3mm, left: 0.5mm, right: 0.5mm, top: 0.5mm, bottom: 0.5mm}`,
			"warning PB-323 " + place + "the shape follows the cut at 0.3mm; any cutting error makes it thick on one side and thin on the other (keep it 1mm or more inside the cut, or let the background cross the cut without a line)"},
		{"a ring well inside", "round", `{shape: circle, stroke: black, line: 0.3mm, left: 2mm, right: 2mm, top: 2mm, bottom: 2mm}`, ""},
	}
	for _, tt := range tests {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(`{text: a}`), layouttest.CounterGame(tt.shape, "a,A,,\nb,B,,MM\n", tt.part)), Options{})
		if got := layouttest.Told(found); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// TestRimIsOfCounters checks that the rim is not checked on cards, which have a safe
// zone.
func TestRimIsOfCounters(t *testing.T) {
	_, found := compose(t, layouttest.Load(t, layouttest.Face(`{icon: tank-sherman, left: 0.5mm, top: 5mm, width: 9mm, height: 9mm}`), nil), Options{})
	if got := layouttest.Told(found); got != "" {
		t.Error(got)
	}
}

// TestRimWorkers checks that the reported card does not depend on which worker composed
// it.
func TestRimWorkers(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{text: a}`), layouttest.CounterGame("square", rowsOf(40), `{text: "{word}", size: 8pt, left: 0.5mm, top: 4mm, width: 12mm, height: 5mm}`))
	_, one := compose(t, g, Options{Workers: 1})
	_, four := compose(t, g, Options{Workers: 4})
	if layouttest.Told(one) != layouttest.Told(four) || one.Errors() != 1 {
		t.Errorf("%s\n%s", layouttest.Told(one), layouttest.Told(four))
	}
}

func rowsOf(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("u" + string(rune('a'+i/26)) + string(rune('a'+i%26)) + ",U,,W" + string(rune('A'+i%26)) + "\n")
	}
	return b.String()
}
