package manualtest

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/icons"
	"punchboard/internal/golden"
	"punchboard/layout"
)

// iconsOnSheet is how many icons a picture of the page of icons shows.
const iconsOnSheet = 54

const iconsHead = `# Icons

*Written by ` + "`go test ./internal/manualtest -update`" + ` from the built-in set.*

Use a name in a part, ` + "`icon: %s`" + `, within a text, ` + "`{%[1]s}`" + ` (in a face ` + "`{icon(\"%[1]s\")}`" + `), or give
it a name of your own under [icons](game.md#icons) in ` + "`game.yaml`" + `. Most icons ask for the name of their author
wherever they are shown: the PDF carries it, and [CREDITS.md](../CREDITS.md) lists them all.
`

// TestIconsPage draws every built-in icon with its name.
func TestIconsPage(t *testing.T) {
	names := icons.Names()
	var page strings.Builder
	fmt.Fprintf(&page, iconsHead, "compass")
	for i := 0; i < len(names); i += iconsOnSheet {
		some := names[i:min(i+iconsOnSheet, len(names))]
		title := some[0] + " to " + some[len(some)-1]
		name := fmt.Sprintf("pictures/icons-%d.png", i/iconsOnSheet+1)
		fmt.Fprintf(&page, "\n## %s\n\n![Icons from %s](%s)\n\n%s\n", title, title, name, "`"+strings.Join(some, "` `")+"`")
		compare(t, name, drawIcons(t, some), maxPicture)
	}
	golden.File(t, "icons.md", page.String())
}

const iconsGame = `
title: Icons
version: "1"
languages: [en]
print: {foot: false, safe: 0mm}
decks: [{id: icons, name: Icons, cards: icons.csv, size: 150mm x 108mm, front: icons, columns: {names: list}}]
`

const iconsFace = `
faces:
  icons:
    parts:
      - {shape: rect, in: bleed, fill: "#F4EEDF"}
      - grid:
          - column:
              - {icon: "{item}", color: "#1E2A33", height: 9mm}
              - {text: "{item}", font: plex-condensed, size: 6.5pt, min: 6.5pt, leading: 1, color: "#24445C", align: center, height: 7.4mm, hyphenate: false}
            gap: 0.6mm
            align: center
            each: names
        columns: 9
        row_height: 17mm
        left: 2mm
        right: 2mm
        top: 3mm
        bottom: 3mm
`

// drawIcons draws some icons in a grid, by a face of our own.
func drawIcons(t *testing.T, names []string) image.Image {
	t.Helper()
	game, found := carddata.Load(fstest.MapFS{
		"game.yaml":        {Data: []byte(iconsGame)},
		"faces/icons.yaml": {Data: []byte(iconsFace)},
		"icons.csv":        {Data: []byte("id,name,names\nall,All," + strings.Join(names, ";") + "\n")},
	}, "icons", carddata.Options{})
	book, more := layout.Compose(t.Context(), game, layout.Options{Lang: "en", Workers: 1})
	found.Append(more)
	for _, f := range found.All() {
		t.Errorf("%v %s", f, f.Hint)
	}
	w := walk{T: t}
	return w.drawPiece(book.Decks[0].Cards[0].Front, game.Decks[0].Corner)
}
