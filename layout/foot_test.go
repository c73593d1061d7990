package layout

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/foot"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

func TestFoot(t *testing.T) {
	feet := layouttest.Files{}.Game("foot: false", "proof: true")
	tests := []struct {
		name string
		part string
		want string // the last text; "" if there is no foot
		fill string
	}{
		{"on paper", `{shape: circle, fill: black, left: 5mm, top: 5mm, width: 5mm, height: 5mm}`, "smoke · v0.3", "gray102"},
		{"on a light ground", `{shape: rect, in: bleed, fill: paper}`, "smoke · v0.3", "gray102"},
		{"on a dark ground", `{shape: rect, in: bleed, fill: olive}`, "smoke · v0.3", "gray255"},
		{"on a dark ground of one card", `{shape: rect, in: bleed, fill: "{strength > 1 ? 'black' : 'white'}"}`, "smoke · v0.3", "gray255"},
		{"instead of which the face has its own", `{name: foot, shape: rect, in: bleed, fill: olive}`, "", ""},
	}
	for _, tt := range tests {
		b, found := compose(t, layouttest.Load(t, layouttest.Face(tt.part), feet), Options{})
		if found.Len() > 0 {
			t.Errorf("%s: %s", tt.name, layouttest.Messages(found))
		}
		marks := b.Decks[0].Cards[0].Front.Marks
		if got := strings.Join(texts(marks), ""); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
			continue
		}
		if tt.want == "" {
			continue
		}
		g := marks[len(marks)-1].(*scene.Glyphs)
		if got := scene.PaintText(g.Fill); got != tt.fill {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.fill)
		}
		if foot := g.At.Y + g.Size.Scale(g.Font.Metrics().Descent); foot > 87*layouttest.Mm+1 || g.At.Y < 80*layouttest.Mm {
			t.Errorf("%s: the foot reaches down to %v", tt.name, foot)
		}
	}
}

// TestFootInFinalPrints checks that only proofs have a foot, unless the game wants a small
// one, and that a foot of the face's own is left out of final prints too.
func TestFootInFinalPrints(t *testing.T) {
	const own = `{name: foot, text: "{id}", size: 7pt, left: 5mm, width: 20mm, top: 5mm, height: 5mm}`
	for _, tt := range []struct {
		print, part string
		want        string
		size        geom.Length
	}{
		{"foot: false", "{shape: rect, in: bleed, fill: paper}", "", 0},
		{"proof: true", "{shape: rect, in: bleed, fill: paper}", "smoke · v0.3", foot.Size},
		{"foot: true", "{shape: rect, in: bleed, fill: paper}", "smoke · v0.3", foot.FinalSize},
		{"foot: true, proof: true", "{shape: rect, in: bleed, fill: paper}", "smoke · v0.3", foot.Size},
		{"foot: false", own, "", 0},
		{"foot: true", own, "smoke", 7 * geom.PT},
		{"proof: true", own, "smoke", 7 * geom.PT},
	} {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(tt.part), layouttest.Files{}.Game("foot: false", tt.print)), Options{})
		marks := b.Decks[0].Cards[0].Front.Marks
		if got := strings.Join(texts(marks), ""); got != tt.want {
			t.Errorf("%s, %s: %q, want %q", tt.print, tt.part, got, tt.want)
		} else if got != "" && marks[len(marks)-1].(*scene.Glyphs).Size != tt.size {
			t.Errorf("%s, %s: its size is %v, want %v", tt.print, tt.part, marks[len(marks)-1].(*scene.Glyphs).Size, tt.size)
		}
	}
}

// TestNoFootOnBacks checks that backs have no foot, because it would distinguish one
// back from another.
func TestNoFootOnBacks(t *testing.T) {
	more := layouttest.Files{}.Game("foot: false", "proof: true")
	more["game.yaml"] = strings.Replace(more["game.yaml"], "front: card,", "front: card, back: card,", 1)
	b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{shape: rect, in: bleed, fill: "{strength > 1 ? 'black' : 'white'}"}`), more), Options{})
	c := b.Decks[0].Cards[0]
	if front, back := len(texts(c.Front.Marks)), len(texts(c.Back.Marks)); front != 1 || back != 0 {
		t.Errorf("%d texts on the front, %d on the back", front, back)
	}
}
