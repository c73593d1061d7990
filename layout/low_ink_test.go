package layout

import (
	"testing"

	"punchboard/layout/layouttest"
)

// TestLowInk composes a dark card with the low-ink option.
func TestLowInk(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(
		`{shape: rect, in: bleed, fill: "#203010"}`,
		`{text: White, color: white, size: 10pt, left: 5mm, top: 5mm, width: 20mm, height: 5mm}`,
		`{text: Dark, color: black, outline: white, size: 10pt, left: 5mm, top: 10mm, width: 20mm, height: 5mm}`,
		`{icon: mark, color: white, left: 30mm, top: 5mm, width: 8mm, height: 8mm}`,
		`{shape: rect, fill: white, left: 5mm, top: 20mm, width: 50mm, height: 0.4mm}`,
		`{shape: rect, fill: white, left: 5mm, top: 30mm, width: 10mm, height: 10mm}`,
		`{text: "7", color: black, size: 10pt, left: 5mm, top: 30mm, width: 10mm, height: 10mm}`,
		`{shape: circle, fill: black, left: 20mm, top: 30mm, width: 8mm, height: 8mm}`,
		`{shape: rect, fill: paper, left: 5mm, top: 45mm, width: 50mm, height: 40mm}`,
		`{text: Pale, color: white, outline: black, size: 10pt, left: 5mm, top: 50mm, width: 20mm, height: 5mm}`),
		layouttest.Files{"mark.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8H8L4 0Z"/></svg>`}.Game("decks:", "icons: {mark: mark.svg}\ndecks:"))
	b, found := compose(t, g, Options{LowInk: true})
	if found.Len() > 0 {
		t.Fatal(layouttest.Messages(found))
	}
	want := `group {
  path fill=gray255 stroke=#203010/0.25mm rect -3 -3 66 96
  text 5mm 8.348mm plex-condensed 10pt fill=gray0 "White"
  text 5mm 13.348mm plex-condensed 10pt fill=gray0 halo=gray255/0.6mm "Dark"
  group at=30 5 by=0.562,0,0,0.562 {
    path fill=gray0 M0 14.222 L14.222 14.222 L7.111 0 Z
  }
  path fill=gray0 rect 5 20 50 0.4
  path fill=gray255 stroke=gray0/0.25mm rect 5 30 10 10
  text 5mm 33.348mm plex-condensed 10pt fill=gray0 "7"
  path fill=gray0 ellipse 20 30 8 8
  path fill=#EFE6D0 stroke=gray0/0.25mm rect 5 45 50 40
  text 5mm 53.348mm plex-condensed 10pt fill=gray255 halo=gray0/0.6mm "Pale"
}
`
	if got := layouttest.Dump(t, b.Decks[0].Cards[0].Front); got != want {
		t.Errorf("got\n%s", got)
	}
}
