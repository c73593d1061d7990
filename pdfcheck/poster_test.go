package pdfcheck

import (
	"bytes"
	"fmt"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// boardSize is A2 in landscape.
var boardSize = geom.Size{W: 594 * mm, H: 420 * mm}

// board is a drawing in which no two places look alike: squares whose colors
// encode column and row.
func board() *scene.Piece {
	p := &scene.Piece{ID: "map/map/front", Size: boardSize}
	for i := range 33 {
		for j := range 28 {
			square := box(geom.Length(18*i), geom.Length(15*j), 18, 15)
			p.Marks = append(p.Marks, &scene.Path{Path: geom.RectPath(square), Fill: rgb(uint8(7*i), uint8(9*j), uint8(40*(i%4)+20*(j%3)))})
		}
	}
	return p
}

// boardJob prints the board on A4.
func boardJob() impose.Job {
	print := carddata.Print{Paper: "a4", PaperSize: sheet, Margin: 5 * mm}
	item := impose.Item{ID: "map", Front: board(), Copies: 1}
	return impose.Job{Stacks: []impose.Stack{{ID: "map", Title: "Map", Size: boardSize, Items: []impose.Item{item}}}, Print: print, Lang: "en", Game: "Proof", Version: "1"}
}

func document(im *impose.Imposed) *scene.Document {
	return &scene.Document{Meta: scene.Meta{Title: "Map"}, Language: "en", Duplex: im.Duplex, Pages: im.Pages()}
}

// TestPosterIsStoredOnce checks that a poster of eight tiles is a valid file
// that contains its drawing once, as one form that each page shows, and is
// hardly larger than the file of the same drawing on one page.
func TestPosterIsStoredOnce(t *testing.T) {
	tiles, _ := impose.ImposePoster(boardJob(), 0)
	whole, _ := impose.ImposeOwnPages(boardJob())
	poster, page := write(t, document(tiles)), write(t, document(whole))
	Validate(t, poster)
	Validate(t, page)
	if len(tiles.Sheets) != 8 {
		t.Fatalf("%d tiles", len(tiles.Sheets))
	}
	const others = 2 // the ruler, and the blank form that carries the tags of pieces
	if n := bytes.Count(poster, []byte("/Subtype /Form")); n != 1+others {
		t.Errorf("%d forms, want the drawing, the ruler and a blank one", n)
	}
	if most := len(page) + 16<<10; len(poster) > most { // header, marks and the header's font
		t.Errorf("the poster has %d bytes, the page %d", len(poster), len(page))
	}
}

// TestPosterJoins reassembles the written tiles: each point of the board has the
// same color on every tile that shows it as on a single page, apart from the hatched strips that the next tile
// is glued onto, which shows the point too.
func TestPosterJoins(t *testing.T) {
	job := boardJob()
	tiles, _ := impose.ImposePoster(job, 0)
	whole, _ := impose.ImposeOwnPages(job)
	file := Open(t, write(t, document(tiles)))
	want := Open(t, write(t, document(whole))).Render(0, 40)
	shown := audit.Read(tiles.Pages())
	seen, hidden := map[int]int{}, map[int]string{}
	for n, tile := range shown {
		img := file.Render(n, 40)
		placed := file.Placed(n)
		if len(placed) != 1 || placed[0].Tag != "map/map#1/front" {
			t.Fatalf("page %d shows %v", n, placed)
		}
		for i := range 33 * 28 {
			on := geom.Pt2(geom.Length(18*(i%33)+9)*mm, geom.Length(15*(i/33)+7)*mm)
			spot := placed[0].Matrix.Apply(on)
			if !tile.Ink.Inset(2 * mm).Contains(geom.Rect{X: spot.X, Y: spot.Y}) {
				continue
			}
			seen[i]++
			got, wanted := at(img, spot.X.MM(), spot.Y.MM(), 40), at(want, on.X.MM(), on.Y.MM(), 40)
			if delete(hidden, i); apart(got, wanted) > 2 {
				hidden[i] = fmt.Sprintf("page %d: %v at %v mm, %v mm, want %v", n, got, on.X.MM(), on.Y.MM(), wanted)
			}
		}
	}
	for _, what := range hidden {
		t.Error("not shown by the tile above: ", what)
	}
	if len(seen) != 33*28 {
		t.Errorf("the tiles show %d of %d squares", len(seen), 33*28)
	}
}
