package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// first composes the first card with one part and returns its marks, with symbols
// expanded.
func first(t *testing.T, lang, part string, more layouttest.Files) []scene.Mark {
	t.Helper()
	b, found := compose(t, layouttest.Load(t, layouttest.Face(part), more), Options{Lang: lang})
	if found.Errors() > 0 {
		t.Fatalf("%s: %s", part, layouttest.Messages(found))
	}
	var marks []scene.Mark
	for _, m := range b.Decks[0].Cards[0].Front.Marks {
		if u, ok := m.(*scene.Use); ok && !strings.HasPrefix(u.Symbol.ID, "icon/") {
			marks = append(marks, u.Symbol.Marks...)
		} else {
			marks = append(marks, m)
		}
	}
	return marks
}

// TestSpans checks the conversion of rich text to runs with fonts and colors.
func TestSpans(t *testing.T) {
	styles := layouttest.Files{}.Game("decks:", `styles:
  loud: {bold: true, color: olive, size: 20pt}
  big: {size: 12pt, italic: true}
  caps: {case: upper}
keywords: [{words: {en: [Fire Roll, Roll], fr: [jet]}, style: loud}]
decks:`)
	tests := []struct{ lang, text, want string }{
		{"en", "plain", "plex-condensed 9 gray0 plain"},
		{"en", "a **b** c", "plex-condensed 9 gray0 a |plex-condensed-bold 9 gray0 b|plex-condensed 9 gray0  c"},
		{"en", "*i* ***bi***", "plex-condensed-italic 9 gray0 i|plex-condensed 9 gray0  |plex-condensed-bold-italic 9 gray0 bi"},
		{"en", "[olive]o[/] [big]B[/]", "plex-condensed 9 #5B6236 o|plex-condensed 9 gray0  |plex-condensed-italic 12 gray0 B"},
		{"en", "[big]a [loud]b[/] c[/]", "plex-condensed-italic 12 gray0 a |plex-condensed-bold-italic 20 #5B6236 b|plex-condensed-italic 12 gray0  c"},
		{"en", "One Fire Roll now", "plex-condensed 9 gray0 One |plex-condensed-bold 9 #5B6236 Fire Roll|plex-condensed 9 gray0  now"},
		{"en", "[big]A Roll[/]", "plex-condensed-italic 12 gray0 A |plex-condensed-bold-italic 12 #5B6236 Roll"}, // keeps the size
		{"en", "Rolling, jet", "plex-condensed 9 gray0 Rolling, jet"},
		{"fr", "Un jet Roll", "plex-condensed 9 gray0 Un |plex-condensed-bold 9 #5B6236 jet|plex-condensed 9 gray0  Roll"},
		{"fr", "[caps]été[/]", "plex-condensed 9 gray0 ÉTÉ"},
	}
	for _, tt := range tests {
		part := `{text: {en: "` + tt.text + `", fr: "` + tt.text + `"}, left: 5mm, right: 5mm, top: 5mm, height: 15mm}`
		var got []string
		for _, m := range first(t, tt.lang, part, styles) {
			g := m.(*scene.Glyphs)
			got = append(got, strings.Join([]string{g.Font.Name(), strings.TrimSuffix(g.Size.PtString(), " pt"), scene.PaintText(g.Fill), g.Text()}, " "))
		}
		if s := strings.Join(got, "|"); s != tt.want {
			t.Errorf("%s %q:\n got %s\nwant %s", tt.lang, tt.text, s, tt.want)
		}
	}
}

// TestInlineIcons checks that an inline icon is on the baseline, as high as the
// capitals, and in the color of the text unless it has its own.
func TestInlineIcons(t *testing.T) {
	svg := layouttest.Files{"i.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0H20V10H0Z"/></svg>`}.Game("decks:", "icons: {mark: i.svg}\ndecks:")
	marks := first(t, "en", `{text: "H{icon('mark')}H{icon('mark', 'olive')}", size: 20pt, color: "#102030", left: 5mm, right: 5mm, top: 5mm, height: 15mm}`, svg)
	letter, icon, other := marks[0].(*scene.Glyphs), marks[1].(*scene.Use), marks[3].(*scene.Use)
	box := icon.At.Box(icon.Symbol.Box)
	caps := (20 * geom.PT).Scale(letter.Font.Metrics().CapHeight)
	if off := box.Bottom() - letter.At.Y; off < -10 || off > 10 {
		t.Errorf("the icon stands %v below the baseline", off)
	}
	if off := box.H - caps; off < -10 || off > 10 {
		t.Errorf("the icon is %v high, the capitals are %v", box.H, caps)
	}
	if off := box.W - 2*box.H; off < -20 || off > 20 {
		t.Errorf("the icon is %v x %v, and its drawing twice as wide as high", box.W, box.H)
	}
	end := letter.At.X + letter.Glyphs[0].Advance
	if gap := box.X - end; gap <= 0 || gap > geom.MM {
		t.Errorf("there is %v between letter and icon", gap)
	}
	for _, c := range []struct {
		use  *scene.Use
		want string
	}{{icon, "#102030"}, {other, "#5B6236"}} {
		if got := scene.PaintText(c.use.Symbol.Marks[0].(*scene.Path).Fill); got != c.want {
			t.Errorf("the icon is %s, want %s", got, c.want)
		}
	}
}

// TestMiddle checks the optical center: the capitals of a line have the same distance
// from the top and the bottom of their box, in every font.
func TestMiddle(t *testing.T) {
	for _, font := range []string{"plex-condensed", "oswald", "baskerville", "special-elite"} {
		g := first(t, "en", `{text: "HH", font: `+font+`, size: 14pt, align: center, valign: middle, left: 10mm, top: 20mm, width: 20mm, height: 12mm}`, nil)[0].(*scene.Glyphs)
		caps := (14 * geom.PT).Scale(g.Font.Metrics().CapHeight)
		above, below := g.At.Y-caps-20*layouttest.Mm, 32*layouttest.Mm-g.At.Y
		if off := above - below; off < -20 || off > 20 {
			t.Errorf("%s: %v above the capitals, %v below", font, above, below)
		}
		var width geom.Length
		for _, l := range g.Glyphs {
			width += l.Advance
		}
		if off := (g.At.X - 10*layouttest.Mm) - (30*layouttest.Mm - g.At.X - width); off < -20 || off > 20 {
			t.Errorf("%s: %v left of the letters, %v right of them", font, g.At.X-10*layouttest.Mm, 30*layouttest.Mm-g.At.X-width)
		}
	}
}

// TestTop checks that a text that just fills its box stays inside it, whatever its
// vertical alignment.
func TestTop(t *testing.T) {
	for _, font := range []string{"plex-condensed", "oswald", "baskerville", "special-elite"} {
		f, _ := fonts.Builtin(font)
		m := f.Metrics()
		height := (20 * geom.PT).Scale(m.Ascent + m.Descent)
		for _, valign := range []string{"top", "middle", "bottom"} {
			part := fmt.Sprintf(`{text: "Hg", font: %s, size: 20pt, valign: %s, left: 10mm, top: 20mm, width: 20mm, height: %s}`, font, valign, height)
			g := first(t, "en", part, nil)[0].(*scene.Glyphs)
			if top := g.At.Y - g.Size.Scale(m.Ascent); top < 20*layouttest.Mm-layouttest.Mm/100 || top > 20*layouttest.Mm+layouttest.Mm/100 || g.Size != 20*geom.PT {
				t.Errorf("%s %s: the text of %s begins at %v", font, valign, g.Size.PtString(), top)
			}
		}
	}
}
