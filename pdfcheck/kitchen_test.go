package pdfcheck

import (
	"bytes"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/scene"
)

const mm = geom.MM

var sheet = geom.Size{W: 210 * mm, H: 297 * mm}

// kitchenSink is a document with every mark and every paint, on three pages of
// two sizes: shapes and text, symbols within symbols, all kinds of pictures.
func kitchenSink(t testing.TB) *scene.Document {
	card := geom.Size{W: 69 * mm, H: 94 * mm}
	return &scene.Document{
		Meta: scene.Meta{
			Title: "Épreuve № 1 🎲", Author: "A. (Tester)", Subject: "Everything & more",
			Keywords: "proof, test", Credits: "Icons made by nobody, CC BY 3.0",
		},
		Language: "fr", Duplex: scene.ShortEdge,
		Pages: []scene.Page{
			{Size: sheet, Trim: sheet.R(), Bleed: sheet.R(), Marks: paints(t)},
			{Size: sheet, Trim: sheet.R(), Bleed: sheet.R(), Marks: symbols(t)},
			{Size: card, Trim: card.R().Inset(3 * mm), Bleed: card.R(), Marks: pictures(t)},
		},
	}
}

// write returns a document as a file.
func write(t testing.TB, doc *scene.Document) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := pdf.Write(&b, doc, pdf.Options{Creator: "pdfcheck"}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func box(x, y, w, h geom.Length) geom.Rect {
	return geom.Rect{X: x * mm, Y: y * mm, W: w * mm, H: h * mm}
}

func rgb(r, g, b uint8) scene.RGB { return scene.RGB{R: r, G: g, B: b} }

func face(t testing.TB, name string) *fonts.Font {
	t.Helper()
	f, ok := fonts.Builtin(name)
	if !ok {
		t.Fatalf("no font %s", name)
	}
	return f
}

// line sets a line of text, with tracking in thousandths of the em.
func line(f *fonts.Font, pt float64, x, y geom.Length, p scene.Paint, tracking int, s string) *scene.Glyphs {
	g := &scene.Glyphs{Font: f, Size: geom.FromPt(pt), At: geom.Pt2(x, y), Fill: p}
	for _, r := range s {
		id, ok := f.GID(r)
		if !ok {
			panic("no glyph for " + string(r))
		}
		em := float64(f.Width(id))/float64(f.UnitsPerEm()) + float64(tracking)/1000
		g.Glyphs = append(g.Glyphs, fonts.Glyph{Rune: r, ID: id, Advance: g.Size.Scale(em)})
	}
	return g
}

var (
	signal = scene.Spot{Name: "Signal (Red)/1", Mix: scene.CMYK{M: 90, Y: 80}, Tint: 100}
	faint  = scene.Spot{Name: "Signal (Red)/1", Mix: scene.CMYK{M: 90, Y: 80}, Tint: 30}
	blue   = rgb(40, 80, 160)
)

func rainbow(from, to geom.Point) *scene.Linear {
	return &scene.Linear{From: from, To: to, Stops: []scene.Stop{
		{At: 0, Color: rgb(200, 0, 0)}, {At: 0.3, Color: rgb(240, 200, 0)},
		{At: 0.3, Color: rgb(0, 120, 60)}, {At: 0.9, Color: blue},
	}}
}

// areas are fills with every paint, side by side.
func areas() []scene.Mark {
	inks := []scene.Stop{{At: 0, Color: scene.CMYK{C: 80}}, {At: 1, Color: signal}}
	grays := []scene.Stop{{At: 0, Color: scene.White}, {At: 1, Color: scene.Gray(60)}}
	var marks []scene.Mark
	for i, paint := range []scene.Paint{
		scene.Gray(128), blue, scene.CMYK{C: 10, M: 60, Y: 100, K: 5}, signal, faint,
		rainbow(geom.Pt2(55*mm, 0), geom.Pt2(62*mm, 0)),
		&scene.Linear{From: geom.Pt2(0, 10*mm), To: geom.Pt2(0, 18*mm), Stops: inks},
		&scene.Radial{Center: geom.Pt2(79*mm, 14*mm), Radius: 4 * mm, Stops: grays},
		&scene.Hatch{Ink: scene.Black, Gap: mm, Width: mm / 5, Angle: 30},
		&scene.Hatch{Ink: blue, Back: scene.Gray(220), Gap: mm * 3 / 2, Width: mm / 4, Angle: 45, Cross: true},
		&scene.Linear{Stops: grays},                  // start and end are the same point
		&scene.Radial{Radius: mm, Stops: grays[1:]},  // one stop
		&scene.Hatch{Ink: blue, Gap: 100, Width: 50}, // finer than any printer
	} {
		x := geom.Length(5+10*i) * mm
		area := geom.Rect{X: x, Y: 10 * mm, W: 8 * mm, H: 8 * mm}
		marks = append(marks, &scene.Path{Path: geom.RoundRectPath(area, geom.AllCorners(mm)), Fill: paint})
	}
	return marks
}

func lines() []scene.Mark {
	star := geom.Regular(geom.Pt2(20*mm, 40*mm), 10*mm, 5, 0)
	star = []geom.Point{star[0], star[2], star[4], star[1], star[3]}
	zigzag := geom.LinePath(geom.Pt2(40*mm, 45*mm), geom.Pt2(50*mm, 32*mm), geom.Pt2(60*mm, 45*mm))
	right := func(p geom.Path, by geom.Length) geom.Path { return p.Transform(geom.Translate(by, 0)) }
	return []scene.Mark{
		&scene.Path{Path: geom.PolygonPath(star...), Fill: blue, EvenOdd: true, Stroke: &scene.Stroke{Paint: scene.Black, Width: mm / 4}},
		&scene.Path{Path: zigzag, Stroke: &scene.Stroke{Paint: scene.Black, Width: 2 * mm}},
		&scene.Path{Path: right(zigzag, 30*mm), Stroke: &scene.Stroke{Paint: signal, Width: 2 * mm, Butt: true}},
		&scene.Path{Path: right(zigzag, 60*mm), Stroke: &scene.Stroke{Paint: blue, Width: mm, Dash: []geom.Length{2 * mm, 2 * mm}}},
		&scene.Path{Path: right(zigzag, 90*mm), Stroke: &scene.Stroke{Width: 3 * mm, Paint: rainbow(geom.Pt2(130*mm, 0), geom.Pt2(150*mm, 0))}},
		&scene.Path{Path: right(zigzag, 120*mm), Stroke: &scene.Stroke{Width: 3 * mm, Paint: &scene.Hatch{Ink: scene.Black, Gap: mm, Width: mm / 2}}},
	}
}

func words(t testing.TB) []scene.Mark {
	plain, bold := face(t, "plex-condensed"), face(t, "plex-condensed-bold")
	haloed := line(bold, 20, 10*mm, 90*mm, scene.White, 0, "Halo (1)")
	haloed.Halo = &scene.Stroke{Paint: scene.Black, Width: mm / 2}
	return []scene.Mark{
		line(plain, 9, 10*mm, 60*mm, scene.Black, 0, "« Œuvre » d’été — ça coûte 5\u00a0€ ; back\\slash (and) so on"),
		line(bold, 12, 10*mm, 68*mm, signal, 120, "TRACKED"),
		line(plain, 30, 10*mm, 80*mm, rainbow(geom.Pt2(10*mm, 0), geom.Pt2(60*mm, 0)), 0, "Gradient"),
		line(bold, 30, 90*mm, 80*mm, &scene.Hatch{Ink: blue, Back: faint, Gap: mm, Width: mm / 3}, 0, "Hatch"),
		haloed,
	}
}

func paints(t testing.TB) []scene.Mark {
	leaf := geom.CirclePath(geom.Pt2(0, 0), 15*mm)
	marks := append(areas(), lines()...)
	marks = append(marks, words(t)...)
	marks = append(marks, &scene.Group{
		Transform: geom.Rotate(30).Then(geom.Translate(60*mm, 130*mm)), Clip: &leaf, Opacity: 0.5,
		Marks: []scene.Mark{
			&scene.Path{Path: geom.RectPath(box(-20, -20, 25, 40)), Fill: blue, Stroke: &scene.Stroke{Paint: scene.Black, Width: mm}},
			&scene.Group{Opacity: 0.5, Marks: []scene.Mark{
				&scene.Path{Path: geom.RectPath(box(-5, -20, 25, 40)), Fill: signal},
			}},
		},
	})
	return append(marks,
		&scene.Group{Layer: "Coupe 🎲", Marks: []scene.Mark{
			&scene.Path{Path: geom.RectPath(box(100, 110, 30, 30)), Stroke: &scene.Stroke{Paint: scene.Black, Width: mm / 10}},
		}},
		&scene.Link{Box: box(10, 55, 80, 6), URL: "https://example.org/é(1)?q=a b"},
		&scene.Bookmark{Title: "Paints", At: geom.Pt2(0, 10*mm)},
		&scene.Bookmark{Title: "Été", Level: 2, At: geom.Pt2(0, 50*mm)},
	)
}
