package bench

import (
	"bytes"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/layout/hexmap"
	"punchboard/layout/impose"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// TestMapIsSmall prints the map as twelve tiles in less than 150 KB, because
// its marks are in the file only once. With patterns for the terrain, which end in
// irregular lines, it takes less than 1.4 MB.
func TestMapIsSmall(t *testing.T) {
	mapIsSmall(t, MapYAML(true), 150_000)
	mapIsSmall(t, MapYAML(false), 1_400_000)
}

func mapIsSmall(t *testing.T, text string, most int) {
	t.Helper()
	game, found := carddata.Load(fstest.MapFS{
		"game.yaml":        {Data: []byte(MapGameYAML())},
		"faces/faces.yaml": {Data: []byte(MapFaceYAML())},
		"ground.yaml":      {Data: []byte(text)},
	}, "bench", carddata.Options{Slug: "bench"})
	book, more := layout.Compose(t.Context(), game, layout.Options{Lang: "en"})
	found.Append(more)
	sheet := game.Decks[0].Sheets()
	tiles, more := impose.ImposeSheets(impose.Job{
		Stacks: []impose.Stack{layout.StackOf(book.Decks[0], "en")}, Print: game.Print, Lang: "en", Game: "Bench", Version: "1",
	}, carddata.FormTiles, sheet.Overlap)
	found.Append(more)
	for _, f := range found.All() {
		if f.Code != hexmap.CodeAlike { // two of the terrains look alike to some readers
			t.Errorf("%+v", f)
		}
	}
	pages := tiles.Pages()
	if len(pages) < 12 || len(pages) > 13 {
		t.Errorf("%d pages, want 12 tiles and perhaps their sketch", len(pages))
	}
	var out bytes.Buffer
	if err := pdf.Write(&out, &scene.Document{Language: "en", Pages: pages}, pdf.Options{}); err != nil {
		t.Fatal(err)
	}
	if out.Len() > most {
		t.Errorf("the file takes %d bytes, more than %d", out.Len(), most)
	}
}
