package impose

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Pages that list pieces use the header's font and its bold.
const (
	listingBoldFace = "plex-condensed-bold"
	listingRule     = geom.MM / 10
	listingGray     = scene.Gray(90)
	listingPale     = scene.Gray(190)
)

// listing draws pages that list pieces: manifests and contents.
type listing struct {
	im    *imposer
	bold  *fonts.Font
	marks []scene.Mark // of the page being drawn
}

func newListing(im *imposer) listing {
	bold, ok := fonts.Builtin(listingBoldFace)
	if !ok {
		panic("layout: no font " + listingBoldFace)
	}
	return listing{im: im, bold: bold}
}

// face draws a face trimmed and centered in a room, at most at its true size.
func (l *listing) face(s *Stack, face *scene.Piece, room geom.Rect) *scene.Use {
	scale := min(1, float64(room.W)/float64(s.Size.W), float64(room.H)/float64(s.Size.H))
	at := geom.ScaleBy(scale, scale)
	size := at.Box(s.Size.R()).Size()
	at = at.Then(geom.Translate(room.X+(room.W-size.W)/2, room.Y+(room.H-size.H)/2))
	cut := geom.RectPath(at.Box(s.Size.R()))
	if s.Round {
		cut = geom.EllipsePath(at.Box(s.Size.R()))
	}
	drawing := &scene.Use{Symbol: l.im.drawing(s, face, false), At: at}
	l.marks = append(l.marks,
		&scene.Group{Clip: &cut, Marks: []scene.Mark{drawing}},
		&scene.Path{Path: cut, Stroke: &scene.Stroke{Paint: listingGray, Width: listingRule}},
	)
	return drawing
}

// text draws a line of text that starts at a point on its baseline.
func (l *listing) text(font *fonts.Font, size geom.Length, fill scene.Paint, s string, at geom.Point) {
	l.glyphs(l.im.planner.head.setIn(font, s, size), size, fill, at)
}

// textRight draws a line of text that ends at a point on its baseline.
func (l *listing) textRight(font *fonts.Font, size geom.Length, fill scene.Paint, s string, at geom.Point) {
	line := l.im.planner.head.setIn(font, s, size)
	l.glyphs(line, size, fill, geom.Pt2(at.X-line.Width, at.Y))
}

func (l *listing) glyphs(line fonts.Block, size geom.Length, fill scene.Paint, at geom.Point) {
	g := l.im.planner.head.glyphs(line, size, at)
	if len(line.Lines) > 0 && len(line.Lines[0].Runs) > 0 {
		g.Font = line.Lines[0].Runs[0].Font
	}
	g.Fill, g.Words = fill, g.Text()
	l.marks = append(l.marks, g)
}

// lines draws the lines of a text, the first from a point on its baseline. For screen
// readers they are one text.
func (l *listing) lines(b fonts.Block, fill scene.Paint, words string, at geom.Point) {
	for i := range b.Lines {
		line := &b.Lines[i]
		y := at.Y + line.Baseline - b.Lines[0].Baseline
		for _, run := range line.Runs {
			g := &scene.Glyphs{Font: run.Font, Size: run.Size, At: geom.Pt2(at.X+run.X, y-run.Rise), Fill: fill, Glyphs: run.Glyphs, Words: words}
			l.marks, words = append(l.marks, g), ""
		}
	}
}

// rule draws a horizontal line.
func (l *listing) rule(from, to, y geom.Length, paint scene.Paint) {
	path := geom.LinePath(geom.Pt2(from, y), geom.Pt2(to, y))
	l.marks = append(l.marks, &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: listingRule, Butt: true}})
}
