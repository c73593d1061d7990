package layout

import (
	"bytes"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

func TestTinted(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{image: art/a.png, tint: "#804000", dpi: 1, left: 10mm, top: 10mm, width: 5mm, height: 5mm}`), layouttest.Files{"art/a.png": layouttest.Picture(2, 2, 128)})
	b, found := compose(t, g, Options{})
	if found.Errors() > 0 {
		t.Fatal(layouttest.Messages(found))
	}
	cards := b.Decks[0].Cards
	pic := cards[0].Front.Marks[0].(*scene.Use).Symbol.Marks[0].(*scene.Image).Picture
	img, err := png.Decode(bytes.NewReader(pic.Data))
	if err != nil {
		t.Fatal(err)
	}
	if got := color.NRGBAModel.Convert(img.At(0, 0)); got != (color.NRGBA{192, 160, 128, 255}) {
		t.Errorf("half grey in #804000 is %v", got)
	}
}

// TestOwnIcons checks that an icon drawn in one color is tinted, and a drawing in
// several colors is not.
func TestOwnIcons(t *testing.T) {
	svg := func(shapes string) string {
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">` + shapes + `</svg>`
	}
	all := layouttest.Files{
		"one.svg":   svg(`<path d="M0 0H9V9Z"/><path d="M1 0H9V9Z" fill="black"/>`),
		"two.svg":   svg(`<path d="M0 0H9V9Z" fill="#102030"/><path d="M1 0H9V9Z" fill="red"/>`),
		"mixed.svg": svg(`<path d="M0 0H9V9Z" fill="currentColor"/><path d="M1 0H9V9Z" fill="red"/>`),
	}.Game("decks:", "icons: {one: one.svg, two: two.svg, mixed: mixed.svg}\ndecks:")
	tests := []struct{ icon, want string }{
		{"one", "#5B6236 #5B6236"}, {"two", "#102030 #FF0000"}, {"mixed", "#5B6236 #FF0000"},
	}
	for _, tt := range tests {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{icon: `+tt.icon+`, color: olive}`), all), Options{})
		var got []string
		for _, m := range b.Decks[0].Cards[0].Front.Marks[0].(*scene.Use).Symbol.Marks[0].(*scene.Use).Symbol.Marks {
			got = append(got, scene.PaintText(m.(*scene.Path).Fill))
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: %s, want %s", tt.icon, s, tt.want)
		}
	}
}

// TestDrawings draws an SVG file as vectors, clipped to its box.
func TestDrawings(t *testing.T) {
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0H20V10H0Z" fill="#808080"/><path d="M5 5H9V9Z"/></svg>`
	g := layouttest.Load(t, layouttest.Face(
		`{image: art/a.svg, left: 10mm, top: 10mm, width: 20mm, height: 20mm}`,
		`{image: art/a.svg, crop: 0 0 50 100, tint: olive, left: 10mm, top: 40mm, width: 10mm, height: 10mm}`), layouttest.Files{"art/a.svg": svg})
	b, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Fatal(layouttest.Messages(found))
	}
	want := `use deck/front:card#0 {
  use icon/art/a.svg/gray0 at=10 15 by=1.406,0,0,1.406 {
    path fill=gray128 rect 0 0 14.222 7.111
    path fill=gray0 M3.556 3.556 L6.4 3.556 L6.4 6.4 Z
  }
  group clip=(rect 10 40 10 10) {
    use icon/art/a.svg/#5B6236/shades at=10 40 by=1.406,0,0,1.406 {
      path fill=#ADB19B rect 0 0 14.222 7.111
      path fill=#5B6236 M3.556 3.556 L6.4 3.556 L6.4 6.4 Z
    }
  }
}
`
	if got := layouttest.Dump(t, b.Decks[0].Cards[0].Front); got != want {
		t.Errorf("got\n%s", got)
	}
}
