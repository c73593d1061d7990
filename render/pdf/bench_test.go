package pdf_test

import (
	"fmt"
	"io"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// cards returns n different cards, nine per A4 page, as described in bench.md.
func cards(n int) *scene.Document {
	plain, _ := fonts.Builtin("plex-condensed")
	bold, _ := fonts.Builtin("plex-condensed-bold")
	doc := &scene.Document{Meta: scene.Meta{Title: "Cards"}, Language: "en", Duplex: scene.LongEdge}
	for i := range n {
		if i%9 == 0 {
			size := geom.Size{W: 210 * mm, H: 297 * mm}
			doc.Pages = append(doc.Pages, scene.Page{Size: size, Trim: size.R(), Bleed: size.R()})
		}
		page := &doc.Pages[len(doc.Pages)-1]
		at := geom.Translate(mm*3/2+69*mm*geom.Length(i%3), mm*15/2+94*mm*geom.Length(i%9/3))
		sym := &scene.Symbol{ID: fmt.Sprint("card", i), Box: geom.Rect{W: 69 * mm, H: 94 * mm}, Marks: card(i, plain, bold)}
		page.Marks = append(page.Marks, &scene.Use{Symbol: sym, At: at, Tag: fmt.Sprintf("deck/card-%d#1/front", i)})
	}
	return doc
}

var colours = []scene.RGB{
	rgb(170, 40, 40), rgb(40, 90, 170), rgb(50, 130, 60), rgb(180, 130, 30), rgb(110, 60, 140),
	rgb(30, 130, 140), rgb(150, 80, 50), rgb(90, 90, 110), rgb(190, 80, 120),
}

func card(i int, plain, bold *fonts.Font) []scene.Mark {
	c := colours[i%len(colours)]
	line := func(p scene.Paint, w geom.Length) *scene.Stroke { return &scene.Stroke{Paint: p, Width: w} }
	ink := rgb(0x11, 0x11, 0x11)
	marks := []scene.Mark{
		&scene.Path{Path: geom.RectPath(geom.Rect{W: 69 * mm, H: 94 * mm}), Fill: c},
		&scene.Path{Path: geom.RectPath(geom.Rect{X: 6 * mm, Y: 6 * mm, W: 57 * mm, H: 82 * mm}), Fill: rgb(0xf4, 0xef, 0xe0), Stroke: line(scene.Black, mm*3/10)},
		text(bold, 10, 9*mm, 14*mm, ink, fmt.Sprintf("Card number %d", i)),
		text(plain, 8, 9*mm, 19*mm, rgb(0x55, 0x55, 0x55), "Unit, infantry"),
		&scene.Path{Path: geom.CirclePath(geom.Pt2(56*mm, 13*mm+mm/2), 5*mm), Fill: c, Stroke: line(scene.Black, mm*3/10)},
		text(bold, 12, 55*mm, 15*mm, scene.White, fmt.Sprint(i%10)),
		&scene.Path{Path: geom.CirclePath(geom.Pt2(34*mm+mm/2, 42*mm), 15*mm), Stroke: line(c, mm*6/10)},
		&scene.Path{Path: star(geom.Pt2(34*mm+mm/2, 42*mm)), Fill: c, Stroke: line(scene.Black, mm*4/10)},
	}
	for k := range 3 {
		marks = append(marks, text(plain, 8, 9*mm, geom.Length(68+4*k)*mm, ink, fmt.Sprintf("Line %d of card %d: it moves two hexes to", k, i*7)))
	}
	return marks
}

func star(c geom.Point) geom.Path {
	var pts []geom.Point
	for k := range 10 {
		r := 12 * mm
		if k%2 == 1 {
			r = mm * 48 / 10
		}
		pts = append(pts, geom.Polar(c, r, float64(36*k)))
	}
	return geom.PolygonPath(pts...)
}

func BenchmarkWrite(b *testing.B) {
	for _, n := range []int{1, 110, 1100} {
		doc := cards(n)
		b.Run(fmt.Sprint(n, "cards"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := pdf.Write(io.Discard, doc, pdf.Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
