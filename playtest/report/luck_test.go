package report

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene"
)

// lucky is the sample page with a bar of what decides a game. The shares add up
// to more than one, which is possible for estimates.
func lucky(lang string) *Page {
	p := sample(lang)
	p.Luck = &verdict.Luck{Player: "greedy", Seed: 9, N: 4000, Shares: []verdict.SourceShare{
		{Source: playtest.FromSkill, Alone: 0.5, Low: 0.45, High: 0.55, Total: 0.7},
		{Source: playtest.FromCards, Alone: 0.25, Low: 0.2, High: 0.3, Total: 0.4},
		{Source: playtest.FromDice, Alone: 0.2, Low: 0.15, High: 0.25, Total: 0.3},
		{Source: playtest.FromStart, Alone: 0.1, Low: 0.05, High: 0.15, Total: 0.3},
		{Source: playtest.FromTieBreaks, Alone: 0, Low: 0, High: 0.04, Total: 0.3},
	}}
	return p
}

func TestLuckInWords(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "skill 50% (45–55), cards 25% (20–30), dice 20% (15–25), setup 10% (5–15), random tie-breaks 0% (0–4); the rest is their interaction (n = 4,000).",
		"fr": "talent 50\u202f% (45–55), cartes 25\u202f% (20–30), dés 20\u202f% (15–25), mise en place 10\u202f% (5–15), départages au hasard 0\u202f% (0–4)\u202f; le reste tient à leurs interactions (n\u00a0= 4\u202f000).",
	} {
		p := lucky(lang)
		if got := p.luckLine(); !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q does not end in %q", lang, got, want)
		}
		if !strings.Contains(p.Text(), p.luckLine()) {
			t.Errorf("%s: the text does not say what decides", lang)
		}
		var html bytes.Buffer
		if err := p.HTML(&html); err != nil || !strings.Contains(html.String(), `<i style="width: 50.00%; background: #123a66">`) {
			t.Errorf("%s: no half bar in the page for a browser (%v)", lang, err)
		}
	}
}

// TestLuckBar checks that the bar is as wide as its shares and stays within its
// box.
func TestLuckBar(t *testing.T) {
	box := geom.Rect{X: 10 * mm, Y: 10 * mm, W: 180 * mm, H: luckHigh}
	for _, lang := range []string{"en", "fr"} {
		p := newCanvas(lang)
		lucky(lang).luckBar(p, box)
		for _, m := range p.marks {
			if b := inkOf(m); b.X < box.X-mm || b.Y < box.Y-mm || b.Right() > box.Right()+mm || b.Bottom() > box.Bottom()+mm {
				t.Errorf("%s: a mark at %v leaves %v", lang, b, box)
			}
		}
		for source, part := range map[playtest.Source]geom.Length{playtest.FromSkill: 90 * mm, playtest.FromCards: 45 * mm, playtest.FromStart: 9 * mm} {
			if bars := filled(p.marks, luckColors[source]); len(bars) != 2 || bars[0].W-part > 2 || part-bars[0].W > 2 {
				t.Errorf("%s: %s is drawn as %v, want %v wide and a key", lang, source, bars, part)
			}
		}
	}
}

// TestLuckColors checks that neighbors differ in gray, by a contrast (WCAG 2.2)
// of at least one half.
func TestLuckColors(t *testing.T) {
	colors := []scene.RGB{}
	for _, s := range lucky("en").Luck.Shares {
		colors = append(colors, luckColors[s.Source])
	}
	colors = append(colors, faint)
	for i := range colors[1:] {
		a, b := light(colors[i]), light(colors[i+1])
		if contrast := (max(a, b) + 0.05) / (min(a, b) + 0.05); contrast < 1.5 {
			t.Errorf("colors %d and %d have a contrast of %.2f", i, i+1, contrast)
		}
	}
}

// light returns the relative luminance.
func light(c scene.RGB) float64 {
	linear := func(v uint8) float64 { return math.Pow(float64(v)/255, 2.2) }
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
