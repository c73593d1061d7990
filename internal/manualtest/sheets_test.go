package manualtest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/geom"
	"punchboard/pipeline"
	"punchboard/render/png"
	"punchboard/scene"
)

// The picture in the README: cards of the shipped games beside a map with counters, on a
// table. The map lies under the cards; nothing covers a card.
const (
	tableDPI = 67
	maxTable = 900 << 10
)

// tableSize is the part of the table that is shown.
var tableSize = geom.Size{W: 318 * geom.MM, H: 200 * geom.MM}

// The colors of the table.
var (
	wood      = scene.RGB{R: 92, G: 66, B: 46}
	woodDark  = scene.RGB{R: 58, G: 40, B: 27}
	woodGrain = scene.RGB{R: 80, G: 56, B: 39}
)

// laid is a piece on the table: where its center is in millimeters, its rotation in
// degrees clockwise, and the part of it that is shown, if it is not whole.
type laid struct {
	game, lang, deck, card string
	x, y, turn             float64
	part                   geom.Rect
}

var table = []laid{
	{"percee", "en", "map", "", 70, 100, -1, geom.Rect{X: 40 * geom.MM, Y: geom.MM * 19 / 2, W: 147 * geom.MM, H: 191 * geom.MM}},

	// The fight for the town, in the middles of the hexes 0605, 0604, 0705, 0603, 0506,
	// 0305 and 0703; two stand in one.
	{game: "percee", lang: "en", deck: "counters", card: "US-05", x: 76.6, y: 115.9, turn: 1},
	{game: "percee", lang: "en", deck: "counters", card: "US-01", x: 76.2, y: 93.9, turn: -2},
	{game: "percee", lang: "en", deck: "counters", card: "DE-02", x: 96.9, y: 105.9, turn: 4},
	{game: "percee", lang: "en", deck: "counters", card: "DE-01", x: 94.5, y: 103.6, turn: -1},
	{game: "percee", lang: "en", deck: "counters", card: "DE-06", x: 75.9, y: 71.9, turn: 2},
	{game: "percee", lang: "en", deck: "counters", card: "US-04", x: 57.8, y: 127.2, turn: -3},
	{game: "percee", lang: "en", deck: "counters", card: "US-09", x: 19.3, y: 105.9, turn: 2},
	{game: "percee", lang: "en", deck: "counters", card: "DE-03", x: 94.7, y: 60.6, turn: -3},

	{game: "percee", lang: "en", deck: "activation", card: "S5", x: 145, y: 51, turn: -1.5},
	{game: "line-and-reserve", lang: "en", deck: "de-units", card: "de-panther", x: 213, y: 51, turn: 0.5},
	{game: "fire-and-cover", lang: "en", deck: "common", card: "flame-thrower", x: 281, y: 51, turn: 1.5},
	{game: "line-and-reserve", lang: "en", deck: "us-units", card: "us-m4a1-sherman", x: 145, y: 149, turn: 1},
	{game: "three-fronts", lang: "en", deck: "american-squads", card: "us-heavy-rifle-squad", x: 213, y: 149, turn: -1},
	{game: "patrol-deck", lang: "en", deck: "activation-cards", card: "red-4", x: 281, y: 149, turn: -0.5},
}

// TestSheetsPicture draws the picture of pieces on a table.
func TestSheetsPicture(t *testing.T) {
	page := &scene.Page{Size: tableSize, Trim: tableSize.R(), Bleed: tableSize.R(), Marks: tableTop()}
	for _, l := range table {
		page.Marks = append(page.Marks, l.marks(pieceOf(t, l))...)
	}
	// At double the size and scaled down, pieces that lie at an angle show no steps and seams.
	img, err := png.New(2 * tableDPI).Page(page)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "pictures/sheets.png", cloned(halved(img)), maxTable)
}

// tableTop draws four planks, each of a tone of its own, with grain in long waves.
func tableTop() []scene.Mark {
	marks := []scene.Mark{&scene.Path{Path: geom.RectPath(tableSize.R()), Fill: wood}}
	plank := tableSize.H / 4
	for i := range geom.Length(4) {
		y, tone := i*plank, wood
		tone.R, tone.G, tone.B = tone.R-uint8(4*(i%3)), tone.G-uint8(4*(i%3)), tone.B-uint8(3*(i%3))
		marks = append(marks, &scene.Path{Path: geom.RectPath(geom.Rect{Y: y, W: tableSize.W, H: plank}), Fill: tone})
		for j := range geom.Length(5) {
			marks = append(marks, &scene.Path{Path: grain(y+plank*(2*j+1)/11, plank/20, i+j), Fill: woodGrain})
		}
		marks = append(marks, &scene.Path{Path: geom.RectPath(geom.Rect{Y: y, W: tableSize.W, H: geom.MM * 7 / 10}), Fill: woodDark})
	}
	return marks
}

// grain returns a band of grain that swells and thins along a plank.
func grain(y, high, shift geom.Length) geom.Path {
	const steps = 48
	var over, under []geom.Point
	for k := range geom.Length(steps + 1) {
		x := tableSize.W * k / steps
		phase := float64(k)/5 + float64(shift)*1.7
		wave, swell := high.Scale(math.Sin(phase)*0.8), high.Scale(0.5+0.4*math.Sin(phase/2+float64(shift)))
		over = append(over, geom.Pt2(x, y+wave-swell))
		under = append(under, geom.Pt2(x, y+wave+swell))
	}
	slices.Reverse(under)
	return geom.PolygonPath(append(over, under...)...)
}

// pieceOf returns the front of a card, counter or sheet of a shipped game.
func pieceOf(t *testing.T, l laid) *scene.Piece {
	t.Helper()
	fsys, ok := games.Open(l.game)
	if !ok {
		t.Fatalf("there is no game %s", l.game)
	}
	req := pipeline.Request{Languages: []string{l.lang}, Decks: []string{l.deck}}
	if l.card != "" {
		req.Cards = []string{l.card}
	}
	pictures, found, err := pipeline.CardPictures(t.Context(), pipeline.Source{Slug: l.game, Place: l.game, Files: fsys}, req, pipeline.PictureNames{Format: "png"})
	if err != nil || found.Errors() > 0 {
		t.Fatalf("%s: %v %v", l.game, err, found.All())
	}
	i := slices.IndexFunc(pictures, func(p pipeline.Picture) bool { return strings.HasSuffix(p.Path, "-front.png") })
	if i < 0 {
		t.Fatalf("%s: no picture of %s %s", l.game, l.deck, l.card)
	}
	return pictures[i].Piece
}

// marks returns the piece as it lies on the table, cut out, with a soft shadow.
func (l *laid) marks(piece *scene.Piece) []scene.Mark {
	part := l.part
	if part == (geom.Rect{}) {
		part = piece.Size.R()
	}
	mid := part.Center()
	at := geom.Translate(-mid.X, -mid.Y).Then(geom.Rotate(l.turn)).Then(geom.Translate(geom.MM.Scale(l.x), geom.MM.Scale(l.y)))
	corner := min(part.W, part.H, 64*geom.MM) / 21
	outline := geom.RoundRectPath(part, geom.AllCorners(corner))
	var marks []scene.Mark
	for i := range geom.Length(4) {
		blur := geom.MM * (4 - i) / 3
		shadow := geom.RoundRectPath(part.Inset(-blur), geom.AllCorners(corner+blur))
		down := at.Then(geom.Translate(geom.MM*6/10, geom.MM*12/10))
		marks = append(marks, &scene.Group{Opacity: 0.16, Marks: []scene.Mark{&scene.Path{Path: shadow.Transform(down), Fill: scene.Black}}})
	}
	return append(marks, &scene.Group{Transform: at, Clip: &outline, Marks: append([]scene.Mark{&scene.Path{Path: outline, Fill: scene.White}}, piece.Marks...)})
}
