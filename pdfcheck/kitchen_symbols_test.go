package pdfcheck

import (
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// Tag and position of the pieces on the page of symbols, in order.
var pieces = []struct {
	tag string
	at  geom.Matrix
}{
	{"deck/upright#1/front", geom.Translate(20*mm, 20*mm)},
	{"deck/upright#2/front", geom.Translate(80*mm, 20*mm)},
	{"deck/turned#3/front", geom.Rotate(90).Then(geom.Translate(180*mm, 20*mm))},
	{"deck/head-down#4/front", geom.Rotate(180).Then(geom.Translate(60*mm, 150*mm))},
	{"deck/aslant#5/front", geom.Rotate(30).Then(geom.Translate(100*mm, 100*mm))},
	{"deck/light (once)/dos é", geom.Translate(20*mm, 200*mm)},
	{"deck/half/front", geom.ScaleBy(0.5, 0.5).Then(geom.Translate(80*mm, 200*mm))},
}

// symbols is a page of pieces: one large enough to become a form, in many
// places, and two that are written inline.
func symbols(t testing.TB) []scene.Mark {
	heavy, light := heavyPiece(t), lightPiece(t)
	var marks []scene.Mark
	for i, p := range pieces {
		sym := heavy
		if i >= 5 {
			sym = light
		}
		marks = append(marks, &scene.Use{Symbol: sym, At: p.at, Tag: p.tag})
	}
	return append(marks, &scene.Bookmark{Title: "Symbols", At: geom.Pt2(0, 5*mm)})
}

// heavyPiece contains everything that needs a resource, and nested symbols.
func heavyPiece(t testing.TB) *scene.Symbol {
	round := geom.RoundRectPath(box(0, 0, 40, 50), geom.AllCorners(4*mm))
	dots := &scene.Symbol{ID: "dots", Box: box(0, 0, 40, 20), Marks: manyDots()}
	marks := []scene.Mark{
		&scene.Group{Clip: &round, Marks: []scene.Mark{
			&scene.Path{Path: geom.RectPath(box(-3, -3, 46, 56)), Fill: rainbow(geom.Pt2(0, 0), geom.Pt2(0, 50*mm))},
			&scene.Group{Opacity: 0.6, Marks: []scene.Mark{&scene.Path{Path: geom.RectPath(box(5, 5, 30, 40)), Fill: scene.White}}},
		}},
		&scene.Path{Path: geom.CirclePath(geom.Pt2(20*mm, 15*mm), 8*mm), Fill: &scene.Hatch{Ink: blue, Gap: mm, Width: mm / 4, Angle: 20}},
		&scene.Path{Path: geom.CirclePath(geom.Pt2(20*mm, 15*mm), 8*mm), Stroke: &scene.Stroke{Width: mm, Paint: rainbow(geom.Pt2(12*mm, 0), geom.Pt2(28*mm, 0))}},
		&scene.Use{Symbol: dots, At: geom.Translate(0, 25*mm)},
		&scene.Use{Symbol: dots, At: geom.ScaleBy(0.5, 0.5).Then(geom.Translate(10*mm, 38*mm))},
		&scene.Group{Layer: "Notes", Marks: []scene.Mark{line(face(t, "oswald"), 10, 8*mm, 46*mm, signal, 0, "Pièce")}},
		&scene.Link{Box: box(5, 40, 30, 8), URL: "https://example.org/piece"},
	}
	return &scene.Symbol{ID: "heavy", Box: box(-3, -3, 46, 56), Marks: marks}
}

func manyDots() []scene.Mark {
	var marks []scene.Mark
	for i := range 60 {
		at := geom.Pt2(geom.Length(6+2*(i%15))*mm, geom.Length(2+3*(i/15))*mm)
		marks = append(marks, &scene.Path{Path: geom.CirclePath(at, mm*7/10), Fill: scene.Gray(40 + 2*i)})
	}
	return marks
}

// lightPiece starts with a drawing in its own coordinates, a thousand times
// finer: only there do lengths need more decimals.
func lightPiece(t testing.TB) *scene.Symbol {
	fine := geom.PolygonPath(geom.Regular(geom.Point{}, 300, 7, 0)...)
	return &scene.Symbol{ID: "light", Box: box(0, 0, 40, 30), Marks: []scene.Mark{
		&scene.Group{Transform: geom.ScaleBy(1000, 1000).Then(geom.Translate(20*mm, 10*mm)), Marks: []scene.Mark{
			&scene.Path{Path: fine, Fill: blue, Stroke: &scene.Stroke{Paint: scene.Black, Width: 20}},
		}},
		line(face(t, "plex-condensed"), 8, 5*mm, 26*mm, scene.Black, 0, "Once"),
	}}
}
