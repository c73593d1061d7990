package png

import (
	"io"
	"sync"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

func BenchmarkDrawCard(b *testing.B) {
	r := New(300)
	cards := deck(b, 110)
	for i := 0; b.Loop(); i++ {
		if _, err := r.Piece(cards[i%len(cards)], true); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDeck draws and writes 110 different cards with two workers, like the
// published comparison that the card comes from, but without reading and composing.
func BenchmarkDeck(b *testing.B) {
	cards := deck(b, 110)
	for b.Loop() {
		var group sync.WaitGroup
		for w := range 2 {
			group.Go(func() {
				r := New(300)
				for i := w; i < len(cards); i += 2 {
					if err := r.WritePiece(io.Discard, cards[i], true); err != nil {
						b.Error(err)
					}
				}
			})
		}
		group.Wait()
	}
}

func deck(b *testing.B, n int) (cards []*scene.Piece) {
	for i := range n {
		cards = append(cards, benchCard(b, i))
	}
	return cards
}

// BenchmarkSheet draws nine cards on A4, each at a different subpixel position.
func BenchmarkSheet(b *testing.B) {
	page := &scene.Page{Size: geom.Size{W: mm(210), H: mm(297)}}
	for i := range 9 {
		at := geom.Translate(mm(5+66.7*float64(i%3)), mm(5+92.3*float64(i/3)))
		page.Marks = append(page.Marks, &scene.Use{Symbol: benchCard(b, i).Symbol(), At: at})
	}
	r := New(300)
	for b.Loop() {
		if err := r.WritePage(io.Discard, page); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkMap draws a map of 3,400 hexes on A2, 35 megapixels, in bands.
func BenchmarkMap(b *testing.B) {
	f := font(b, "plex-condensed")
	page := &scene.Page{Size: geom.Size{W: mm(420), H: mm(594)}}
	for i := range 3400 {
		c := at(8+float64(i%50)*8.2, 8+float64(i/50)*8.6)
		page.Marks = append(page.Marks,
			&scene.Path{Path: geom.PolygonPath(geom.Regular(c, mm(4.7), 6, 30)...), Fill: scene.RGB{R: uint8(i), G: 160, B: 90}, Stroke: pen1(0.2)},
			text(f, 5*geom.PT, c, black, "1234"))
	}
	r := New(300)
	for b.Loop() {
		if err := r.WritePage(io.Discard, page); err != nil {
			b.Fatal(err)
		}
	}
}
