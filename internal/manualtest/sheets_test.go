package manualtest

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"punchboard/games"
	"punchboard/pipeline"
	"punchboard/render/png"
	"punchboard/scene"
)

// The picture in the README: sheets of the shipped games spread on a table.
const (
	tableDPI   = 58
	maxTable   = 700 << 10
	shadowSize = 10
)

// laid is a sheet on the table.
type laid struct {
	game, lang, deck string
	page             int // counted from 0; odd pages are backs
	at               image.Point
}

var table = []laid{
	{"percee", "fr", "map", 0, image.Pt(640, 10)},
	{"three-fronts", "en", "american-squads", 0, image.Pt(20, 30)},
	{"three-fronts", "en", "markers", 0, image.Pt(820, 330)},
	{"fire-and-cover", "fr", "common", 12, image.Pt(0, 420)},
	{"percee", "fr", "activation", 4, image.Pt(380, 300)},
}

// TestSheetsPicture draws the picture of printed sheets.
func TestSheetsPicture(t *testing.T) {
	out := image.NewNRGBA(image.Rect(0, 0, 1340, 1010))
	r := png.New(tableDPI)
	for _, s := range table {
		img, err := r.Page(sheetOf(t, s))
		if err != nil {
			t.Fatal(err)
		}
		lay(out, framed(cloned(img)), s.at)
	}
	compare(t, "pictures/sheets.png", out, maxTable)
}

// sheetOf returns a page of a shipped game's deck.
func sheetOf(t *testing.T, s laid) *scene.Page {
	t.Helper()
	fsys, ok := games.Open(s.game)
	if !ok {
		t.Fatalf("there is no game %s", s.game)
	}
	made, err := pipeline.Documents(t.Context(), pipeline.Source{Slug: s.game, Place: s.game, Files: fsys}, pipeline.Request{
		Languages: []string{s.lang}, Decks: []string{s.deck},
	})
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatalf("%s: %v %v", s.game, err, made.Findings.All())
	}
	return &made.Files[0].Document.Pages[s.page]
}

// lay draws a sheet on the table, with a shadow that fades outward.
func lay(table *image.NRGBA, sheet image.Image, at image.Point) {
	area := sheet.Bounds().Add(at)
	for i := shadowSize; i > 0; i -= 2 {
		shade := image.NewUniform(color.NRGBA{A: 0x12})
		draw.Draw(table, area.Inset(-i).Add(image.Pt(2, 4)), shade, image.Point{}, draw.Over)
	}
	draw.Draw(table, area, sheet, sheet.Bounds().Min, draw.Src)
}
