package manualtest

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// pixels checks the size of every PNG file in a directory against the option
// size, such as 825x1125.
func (w *walk) pixels(b *block) {
	files, err := filepath.Glob(filepath.Join(w.path(b.subject), "*.png"))
	if err != nil || len(files) == 0 {
		w.failf(b, "there are no PNG files in %s", b.subject)
	}
	for _, name := range files {
		if got := pixelSize(w.T, name); got != b.options["size"] {
			w.failf(b, "%s has %s pixels", name, got)
		}
	}
}

// pixelSize returns the width and height of a PNG file, such as "825x1125".
func pixelSize(t *testing.T, name string) string {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	c, err := png.DecodeConfig(file)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return fmt.Sprintf("%dx%d", c.Width, c.Height)
}

// product matches a row in the table of products of print services: its name,
// the `size`, the `bleed`, and the pixels.
var product = regexp.MustCompile("(?m)^\\| ([^|]+) \\| `([^`|]+)` \\|[^|]*\\| `([^`|]+)` \\| (\\d+) × (\\d+) \\|$")

const productGame = `
title: Product
version: "1"
languages: [en]
print: {bleed: %s, safe: 0mm, foot: false}
%s: [{id: c, name: C, %[2]s: cards/c.csv, size: %s, front: f, back: f}]
`

// TestProductsOfPrintServices draws a card for each product on the page of
// print services, and checks its size in pixels.
func TestProductsOfPrintServices(t *testing.T) {
	w := &walk{T: t, dir: t.TempDir()}
	writeText(t, w.path("g/cards/c.csv"), "id,name\none,One\n")
	writeText(t, w.path("g/faces/f.yaml"), "faces:\n  f:\n    parts:\n      - {shape: rect, in: bleed, fill: black}\n")
	rows := product.FindAllStringSubmatch(readText(t, "recipes/print-service.md"), -1)
	if len(rows) < 10 {
		t.Fatalf("the page has %d products", len(rows))
	}
	for _, row := range rows {
		kind := "cards"
		if strings.Contains(row[1], "chit") {
			kind = "counters"
		}
		game := fmt.Sprintf(productGame, row[3], kind, row[2])
		game = strings.Replace(game, "\ncards: [", "\ndecks: [", 1)
		if kind == "counters" {
			game = strings.Replace(game, "counters: [{id: c", "counters: [{bleed: "+row[3]+", id: c", 1)
		}
		writeText(t, w.path("g/game.yaml"), game)
		if out := w.run([]string{"images", "g"}); !strings.Contains(out, "2 pictures at 300 dpi") {
			t.Fatalf("%s: %s", row[1], out)
		}
		if got := pixelSize(t, w.path("out/g/en/png/c/001-one-front.png")); got != row[4]+"x"+row[5] {
			t.Errorf("%s has %s pixels, and the page says %s × %s", row[1], got, row[4], row[5])
		}
	}
}
