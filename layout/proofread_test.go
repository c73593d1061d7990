package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// proofGame is a game with a deck whose cards and backs can be drawn in any way.
const proofGame = `title: Trial
version: "0.3"
languages: [en]
print: {bleed: 3mm, safe: 3mm, foot: false}
colors: {paper: "#EFE6D0", olive: "#5B6236", rust: "#A04A3A", heavy: "cmyk(90 80 80 90)", rich: cmyk(60 40 40 100)}
looks:
  rank: {low: {tone: olive, sign: disc}, high: {tone: rust, sign: disc}}
decks:
  - {id: deck, name: Deck, cards: cards/deck.csv, size: 60mm x 90mm, front: card, back: "{BACK}", columns: {rank: {enum: [low, high]}, side: {enum: [us, de]}, no: int}}
`

const proofCards = `id,name,rank,side,no,face
a,Alpha,low,us,1,back
b,Bravo,high,us,2,back
c,Charlie,high,de,3,other
d,Delta,low,de,4,other
`

const proofFaces = `faces:
  card:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 8mm}
      - FRONT
  back: &back
    parts:
      - {shape: rect, in: bleed, fill: olive}
      - {shape: rect, left: 5mm, right: 5mm, top: 5mm, bottom: 5mm, stroke: paper, line: 1mm}
      - {text: "{deck.name}", left: 8mm, right: 8mm, top: 10mm, height: 10mm, color: paper}
      - REAR
  other: *back
`

// TestProofread checks what is drawn beyond what can be printed.
func TestProofread(t *testing.T) {
	const (
		box    = "left: 5mm, right: 5mm, top: 20mm, height: 20mm}"
		betray = "warning PB-408 trial/game.yaml:9:89: the backs of `deck` betray their cards: that of `b` differs from that of `a` (use no columns that differ between cards in the back; for a deck of several kinds, name a face for each: `back: \"{kind}-back\"`)"
	)
	for name, c := range map[string]struct{ front, rear, back, want string }{
		"sound": {"{shape: rect, fill: paper, " + box, "{shape: rect, fill: paper, " + box, "back", ""},
		"a dot of a color": {`{shape: circle, fill: "{rank == \"low\" ? \"olive\" : \"rust\"}", ` + box, "{text: x, " + box, "back",
			"warning PB-331 trial/game.yaml:7:55: only colors distinguish `low` and `high` of `rank` on the cards of `deck`, and they look alike in grayscale: #5B6236 and #A04A3A differ by only L* 2.3, but need at least 12 (add an icon, a letter or another shape, or make one of them lighter or darker; check with `punchboard images --vision grey`)"},
		"a dot of a color before other landscapes": {`{stack: [{scene: "{rank == \"low\" ? \"woods\" : \"hills\"}", tone: rust}, {shape: circle, fill: "{rank == \"low\" ? \"olive\" : \"rust\"}"}], ` + box, "{text: x, " + box, "back",
			"warning PB-331 trial/game.yaml:7:55: only colors distinguish `low` and `high` of `rank` on the cards of `deck`, and they look alike in grayscale: #5B6236 and #A04A3A differ by only L* 2.3, but need at least 12 (add an icon, a letter or another shape, or make one of them lighter or darker; check with `punchboard images --vision grey`)"},
		"a dot of a color and another icon in a landscape": {`{stack: [{scene: woods, tone: rust, props: [{icon: "{rank == \"low\" ? \"compass\" : \"spades\"}"}]}, {shape: circle, fill: "{rank == \"low\" ? \"olive\" : \"rust\"}"}], ` + box, "{text: x, " + box, "back", ""},
		"a dot and a letter":         {`{text: "{rank[0:1]}", color: "{look.rank.tone ?? \"olive\"}", ` + box, "{text: x, " + box, "back", ""},
		"colors far apart":           {`{shape: circle, fill: "{rank == \"low\" ? \"paper\" : \"rust\"}", ` + box, "{text: x, " + box, "back", ""},
		"a color of no column":       {`{shape: circle, fill: "{no > 2 ? \"olive\" : \"rust\"}", ` + box, "{text: x, " + box, "back", ""},
		"a number on the back":       {"{shape: rect, fill: paper, " + box, `{text: "{no}", ` + box, "back", betray},
		"a darker back":              {"{shape: rect, fill: paper, " + box, `{shape: rect, fill: "{no > 1 ? \"olive\" : \"rust\"}", ` + box, "back", betray},
		"a back for each kind":       {"{shape: rect, fill: paper, " + box, "{text: x, " + box, "{face}", ""},
		"a back for each side":       {"{shape: rect, fill: paper, " + box, `{text: "{side}", ` + box, "back", ""},
		"two sides to read":          {"{shape: rect, fill: paper, " + box, `{column: [{each: 1..6, text: "{name} {no + item}", height: 6mm}], left: 8mm, right: 8mm, top: 25mm, height: 40mm}`, "back", ""},
		"too much ink, named":        {"{shape: rect, fill: heavy, " + box, "{shape: rect, fill: heavy, " + box, "back", "warning PB-333 trial/game.yaml:5:70: the color `heavy` has 340 % of ink; paper takes 300 % (use less of cyan, magenta and yellow: a deep black is cmyk(40 30 30 100), and text is best k100)"},
		"too much ink in a hatch":    {`{shape: rect, fill: {hatch: "cmyk(80 80 80 80)", gap: 2mm, width: 1mm}, ` + box, "{text: x, " + box, "back", "warning PB-333 trial/cards/deck.csv:2:1: a color of `a` has 320 % of ink; paper takes 300 % (use less of cyan, magenta and yellow: a deep black is cmyk(40 30 30 100), and text is best k100)"},
		"a rich black within bounds": {"{shape: rect, fill: rich, " + box, "{text: x, " + box, "back", ""},
	} {
		t.Run(name, func(t *testing.T) {
			files := layouttest.Files{
				"game.yaml":       strings.Replace(proofGame, `"{BACK}"`, `"`+c.back+`"`, 1),
				"cards/deck.csv":  proofCards,
				"faces/card.yaml": strings.NewReplacer("FRONT", c.front, "REAR", c.rear).Replace(proofFaces),
			}
			g := layouttest.Load(t, "", files)
			book, found := compose(t, g, Options{})
			if found.Errors() > 0 {
				t.Fatal(layouttest.Told(found))
			}
			more := Proofread(t.Context(), g, book, Options{Lang: "en"})
			if got := layouttest.Told(more); got != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
		})
	}
}
