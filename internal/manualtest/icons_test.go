package manualtest

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/icons"
	"punchboard/internal/golden"
	"punchboard/layout"
)

// iconColumns is the number of icons in a row of a picture.
const iconColumns = 9

const iconsHead = `# Icons

*Written by ` + "`go test ./internal/manualtest -update`" + ` from the built-in set.*

%d icons ship with Punchboard. Look through the pictures, or search this page for a word.

Use a name in a part, ` + "`icon: %s`" + `, within a text, ` + "`{%[2]s}`" + ` (in a face ` + "`{icon(\"%[2]s\")}`" + `), or give
it a name of your own under [icons](game.md#icons) in ` + "`game.yaml`" + `, as you do for your own SVG files. The licenses of most
icons require a credit to the author: Punchboard writes it into the PDF, and [CREDITS.md](../CREDITS.md) lists them all.

Unit symbols with any echelon, frame and color are drawn by the part [symbol](faces.md#symbol).

`

// TestIconsPage draws every built-in icon with its name, in groups.
func TestIconsPage(t *testing.T) {
	var page strings.Builder
	fmt.Fprintf(&page, iconsHead, len(icons.Names()), "compass")
	for i, g := range iconGroups {
		separator := " ·\n"
		if i == len(iconGroups)-1 {
			separator = "\n"
		}
		fmt.Fprintf(&page, "[%s](#%s)%s", g.title, anchorOf(g.title), separator)
	}
	for _, g := range iconGroups {
		shown := g.note
		if shown == "" {
			picture := "pictures/icons-" + anchorOf(g.title) + ".png"
			shown = fmt.Sprintf("![Icons: %s](%s)", strings.ToLower(g.title), picture)
			compare(t, picture, drawIcons(t, strings.Fields(g.icons)), maxPicture)
		}
		fmt.Fprintf(&page, "\n## %s\n\n%s\n\n%s\n", g.title, shown, quotedNames(g.icons))
	}
	page.WriteString("\n## By word\n\n| looking for | try |\n|---|---|\n")
	for _, w := range iconWords {
		fmt.Fprintf(&page, "| %s | %s |\n", w.title, quotedNames(w.icons))
	}
	golden.File(t, "icons.md", page.String())
}

// quotedNames formats names as code.
func quotedNames(names string) string {
	return "`" + strings.Join(strings.Fields(names), "` `") + "`"
}

// TestIconGroups checks that every built-in icon is in exactly one group, and
// that there are no other names.
func TestIconGroups(t *testing.T) {
	var grouped []string
	for _, g := range iconGroups {
		grouped = append(grouped, strings.Fields(g.icons)...)
	}
	slices.Sort(grouped)
	if want := icons.Names(); !slices.Equal(grouped, want) {
		t.Errorf("the groups differ from the built-in set:\n%s", golden.Diff(strings.Join(want, "\n")+"\n", strings.Join(grouped, "\n")+"\n"))
	}
	for _, w := range iconWords {
		for _, name := range strings.Fields(w.icons) {
			if _, ok := icons.Lookup(name); !ok {
				t.Errorf("%s: there is no icon %s", w.title, name)
			}
		}
	}
}

const iconsGame = `
title: Icons
version: "1"
languages: [en]
print: {foot: false, safe: 0mm}
decks: [{id: icons, name: Icons, cards: icons.csv, size: 150mm x %dmm, front: icons, columns: {names: list}}]
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
        columns: %d
        row_height: 17mm
        left: 2mm
        right: 2mm
        top: 3mm
        bottom: 0mm
`

// drawIcons draws icons in a grid, using a face.
func drawIcons(t *testing.T, names []string) image.Image {
	t.Helper()
	rows := (len(names) + iconColumns - 1) / iconColumns
	game, found := carddata.Load(fstest.MapFS{
		"game.yaml":        {Data: fmt.Appendf(nil, iconsGame, 17*rows+3)},
		"faces/icons.yaml": {Data: fmt.Appendf(nil, iconsFace, iconColumns)},
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
