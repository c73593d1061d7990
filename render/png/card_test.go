package png

import (
	"fmt"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

func font(t testing.TB, name string) *fonts.Font {
	t.Helper()
	f, ok := fonts.Builtin(name)
	if !ok {
		t.Fatalf("no font %s", name)
	}
	return f
}

// text returns a line of text without kerning, which is enough for the tests.
func text(f *fonts.Font, size geom.Length, at geom.Point, fill scene.Paint, s string) *scene.Glyphs {
	g := &scene.Glyphs{Font: f, Size: size, At: at, Fill: fill}
	for _, r := range s {
		id, _ := f.GID(r)
		advance := size.Scale(float64(f.Width(id)) / float64(f.UnitsPerEm()))
		g.Glyphs = append(g.Glyphs, fonts.Glyph{Rune: r, ID: id, Advance: advance})
	}
	return g
}

func centred(g *scene.Glyphs) *scene.Glyphs {
	for _, glyph := range g.Glyphs {
		g.At.X -= glyph.Advance / 2
	}
	return g
}

func mm(v float64) geom.Length { return geom.MM.Scale(v) }

func at(x, y float64) geom.Point { return geom.Pt2(mm(x), mm(y)) }

func rect(x, y, w, h float64) geom.Rect { return geom.Rect{X: mm(x), Y: mm(y), W: mm(w), H: mm(h)} }

func star(c geom.Point, outer, inner geom.Length) geom.Path {
	a, b := geom.Regular(c, outer, 5, 0), geom.Regular(c, inner, 5, 36)
	var pts []geom.Point
	for i := range a {
		pts = append(pts, a[i], b[i])
	}
	return geom.PolygonPath(pts...)
}

// benchCard returns the card of a well-known comparison of card makers: 63 x 88 mm with
// a bleed of 3 mm, in nine plain colors.
func benchCard(t testing.TB, n int) *scene.Piece {
	bold, plain := font(t, "plex-condensed-bold"), font(t, "plex-condensed")
	colour := scene.RGB{R: uint8(40 + n%9*20), G: uint8(90 + n%7*10), B: uint8(160 - n%9*12)}
	ink, grey := scene.RGB{R: 0x11, G: 0x11, B: 0x11}, scene.RGB{R: 0x55, G: 0x55, B: 0x55}
	line := func(p scene.Paint, w float64) *scene.Stroke { return &scene.Stroke{Paint: p, Width: mm(w)} }
	marks := []scene.Mark{
		&scene.Path{Path: geom.RectPath(rect(-3, -3, 69, 94)), Fill: colour},
		&scene.Path{Path: geom.RectPath(rect(3, 3, 57, 82)), Fill: scene.RGB{R: 0xf4, G: 0xef, B: 0xe0}, Stroke: line(scene.Black, 0.3)},
		text(bold, 10*geom.PT, at(6, 11), ink, fmt.Sprintf("Sapper detachment %d", n)),
		text(plain, 8*geom.PT, at(6, 16), grey, "Unit – Engineers"),
		&scene.Path{Path: geom.CirclePath(at(53, 10.5), mm(5)), Fill: colour, Stroke: line(scene.Black, 0.3)},
		centred(text(bold, 12*geom.PT, at(53, 12), scene.White, fmt.Sprint(1+n%10))),
		&scene.Path{Path: geom.CirclePath(at(31.5, 39), mm(15)), Stroke: line(colour, 0.6)},
		&scene.Path{Path: star(at(31.5, 39), mm(12), mm(4.8)), Fill: colour, Stroke: line(scene.Black, 0.4)},
	}
	for i, words := range []string{
		fmt.Sprintf("Before the battle, number %d may remove a barrier", n),
		"or bridge a river in an adjacent region; the unit then",
		"counts as tired until the end of the turn.",
	} {
		marks = append(marks, text(plain, 8*geom.PT, at(6, 65+4*float64(i)), ink, words))
	}
	return &scene.Piece{ID: fmt.Sprint("bench/", n), Size: geom.Size{W: 63 * geom.MM, H: 88 * geom.MM}, Bleed: 3 * geom.MM, Marks: marks}
}
