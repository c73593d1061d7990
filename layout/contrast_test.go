package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// ground returns a rectangle below the words of the tests below.
func ground(fill string) string {
	return `{shape: rect, fill: ` + fill + at("8", "8", "40", "12") + `}`
}

// words returns a text of four letters on the ground, with more keys.
func words(more string) string {
	return `{name: w, text: "{strength}abc"` + at("10", "10", "30", "8") + `, ` + more + `}`
}

// contrastTests are faces, and the first finding about the contrast of their texts; ""
// for none. The colors are those of #595959 and #949494 on white, which have 7:1 and 3:1.
var contrastTests = []struct {
	name  string
	parts []string
	want  string
}{
	{"black on paper", []string{words("size: 9pt")}, ""},
	{"white on paper", []string{words("color: white")},
		"error PB-330 4:9: card `smoke`: text `w` cannot be seen on what is below it: #FFFFFF on #FFFFFF has a contrast of 1:1, but 4.5:1 is needed (use another color, such as black, or give the text a halo: `outline: black`)"},
	{"in the color of its ground", []string{ground("olive"), words("color: olive")},
		"error PB-330 5:9: card `smoke`: text `w` cannot be seen on what is below it: #5B6236 on #5B6236 has a contrast of 1:1, but 4.5:1 is needed (use another color, such as white, or give the text a halo: `outline: white`)"},
	{"gray on paper", []string{words(`color: "#949494"`)},
		"warning PB-330 4:9: card `smoke`: text `w` hardly stands out from what is below it: #949494 on #FFFFFF has a contrast of 3:1, but 4.5:1 is needed (use another color, such as black, or give the text a halo: `outline: black`)"},
	{"large gray on paper", []string{words(`color: "#949494", size: 18pt`)}, ""},
	{"slightly smaller", []string{words(`color: "#949494", size: 17.5pt`)}, "warning PB-330 4:9: card `smoke`: text `w` hardly"},
	{"bold and gray on paper", []string{words(`color: "#949494", size: 14pt, bold: true`)}, ""},
	{"bold and smaller", []string{words(`color: "#949494", size: 13.5pt, bold: true`)}, "warning PB-330 4:9: card `smoke`: text `w` hardly"},
	{"enlarged by a stack", []string{`{stack: [{text: abcd, color: "#949494", size: 12pt}], scale: 1.6` + at("10", "10", "40", "20") + `}`}, ""},
	{"large, but too pale", []string{words(`color: "#BBBBBB", size: 20pt`)}, "warning PB-330 4:9: card `smoke`: text `w` hardly stands out from what is below it: #BBBBBB on #FFFFFF has a contrast of 1.9:1, but 3:1 is needed"},
	{"one word of a text", []string{`{text: "All [pale]is[/] well"` + at("10", "10", "30", "8") + `}`}, "warning PB-330 4:9: the text hardly stands out from what is below it: #BBBBBB"},
	{"a halo", []string{ground("olive"), words("color: olive, outline: white")}, ""},
	{"a halo of nearly the same color", []string{ground("olive"), words(`color: olive, outline: "#5F663A"`)}, "error PB-330 5:9: card `smoke`: text `w` cannot be seen"},
	{"a watermark", []string{words("color: k10, opacity: 0.3")}, ""},
	{"half transparent", []string{words("color: black, opacity: 0.45")}, "warning PB-330 4:9: card `smoke`: text `w` hardly stands out from what is below it: #8C8C8C on #FFFFFF"},
	{"a shadow of the same words", []string{`{text: "{strength}abc", color: k10` + at("10.2", "10.2", "30", "8") + `}`, words("color: black")}, ""},

	{"on a line as wide as a band", []string{`{shape: line, points: "0 50%, 100% 50%", stroke: black, line: 8mm` + at("5", "10", "50", "8") + `}`, words("color: white, valign: middle")}, ""},
	{"on a disc", []string{`{shape: circle, fill: black` + at("5", "5", "40", "40") + `}`, `{text: "{strength}", color: white` + at("22", "20", "6", "6") + `}`}, ""},
	{"at the corner of a disc", []string{`{shape: circle, fill: black` + at("5", "5", "40", "40") + `}`, `{text: "{strength}", color: white` + at("6", "6", "6", "6") + `}`}, "error PB-330 5:9: card `smoke`: the text cannot"},
	{"beyond its strip", []string{`{shape: rect, fill: black` + at("5", "8", "8", "12") + `}`, words("color: white")}, "error PB-330 5:9: card `smoke`: text `w` cannot be seen on what is below it: #FFFFFF on #FFFFFF"},
	{"in a ring", []string{`{shape: circle, stroke: black, line: 2mm` + at("5", "0", "30", "30") + `}`, words("color: white")}, "error PB-330 5:9: card `smoke`: text `w` cannot"},
	{"the light end of a gradient", []string{ground("{linear: [white, black], angle: 0}"), words("color: black")}, ""},
	{"the dark end of a gradient", []string{ground("{linear: [white, black], angle: 180}"), words("color: black")}, "error PB-330 5:9: card `smoke`: text `w` cannot"},
	{"the middle of a radial gradient", []string{ground("{radial: [black, white]}"), words("color: black, align: center, valign: middle")}, "error PB-330 5:9: card `smoke`: text `w` cannot"},
	{"a light hatch", []string{ground("{hatch: black, gap: 2mm, width: 0.2mm}"), words("color: black")}, ""},
	{"a dense hatch", []string{ground("{hatch: black, gap: 1mm, width: 0.8mm}"), words("color: black")}, "warning PB-330 5:9: card `smoke`: text `w` hardly stands out from what is below it: #000000 on #333333"},
	{"a veil over the dark", []string{ground("black"), `{shape: rect, fill: white, opacity: 0.8` + at("8", "8", "40", "12") + `}`, words("color: black")}, ""},
	{"a thin veil over the dark", []string{ground("black"), `{shape: rect, fill: white, opacity: 0.2` + at("8", "8", "40", "12") + `}`, words("color: black")}, "warning PB-330 6:9: card `smoke`: text `w` hardly stands out from what is below it: #000000 on #333333"},
	{"on a picture", []string{`{image: art/a.png` + at("8", "5", "12", "24") + `}`, words("color: white")}, ""},
	{"on the clear part of a picture", []string{`{image: art/clear.png` + at("-1", "2", "20", "20") + `}`, words("color: white")}, "error PB-330 5:9: card `smoke`: text `w` cannot"},
	{"behind something else", []string{words("color: white"), ground("olive"), `{name: v, text: "{strength}xyz", color: white` + at("10", "10", "30", "8") + `}`}, ""},

	{"shared by all cards", []string{`{text: Always, color: white` + at("10", "10", "30", "6") + `}`}, "error PB-330 4:9: the text cannot be seen"},
	{"shared, on a ground of each card", []string{`{shape: rect, fill: "{strength == 2 ? \"black\" : \"olive\"}"` + at("8", "8", "40", "12") + `}`, `{text: Always, color: white` + at("10", "10", "30", "6") + `}`}, ""},
	{"shared, on a ground of one card", []string{`{shape: rect, when: strength == 3, fill: black` + at("8", "8", "40", "12") + `}`, `{text: Always, color: white` + at("10", "10", "30", "6") + `}`}, "error PB-330 5:9: card `smoke`: the text cannot"},
	{"repeats are one finding", []string{`{row: [{each: items, text: "{item}", color: white, width: 4mm}]` + at("10", "10", "30", "6") + `}`}, "error PB-330 4:16: card `smoke`: the text cannot"},
	{"the cells of a table", []string{`{table: rows, size: 8pt, head_fill: black` + at("5", "5", "40", "30") + `, columns: [{head: Key, cell: "{row.k}"}]}`}, "error PB-330 4:9: card `smoke`: the table cannot"},
}

// TestContrast composes faces whose texts can be read, and faces whose texts cannot.
func TestContrast(t *testing.T) {
	for _, tt := range contrastTests {
		files := layouttest.Files{"art/a.png": layouttest.Picture(200, 400, 0), "art/clear.png": layouttest.HalfClear(400)}.Game("decks:", "styles: {pale: {color: \"#BBBBBB\"}}\ndecks:")
		_, all := compose(t, layouttest.Load(t, layouttest.Face(tt.parts...), files), Options{})
		got := strings.Split(contrastFindings(layouttest.Told(all)), "\n")
		if tt.want == "" && got[0] != "" || !strings.HasPrefix(got[0], tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got[0], tt.want)
		}
	}
}

// contrastFindings returns those of the findings that are about contrast.
func contrastFindings(all string) string {
	var got []string
	for line := range strings.Lines(all) {
		if strings.Contains(line, "PB-330 ") {
			got = append(got, strings.Replace(strings.TrimSpace(line), "trial/faces/card.yaml:", "", 1))
		}
	}
	return strings.Join(got, "\n")
}
