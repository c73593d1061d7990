package manualtest

import (
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
	tableDPI = 90
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
	{"percee", "en", "map", "", 71.5, 100, -1, geom.Rect{X: 3 * geom.MM, Y: 4 * geom.MM, W: 147 * geom.MM, H: 202 * geom.MM}},

	// In the middles of the hexes 0503, 0405, 0305, 0505, 0506 and 0107.
	{game: "percee", lang: "en", deck: "counters", card: "US-01", x: 95.7, y: 61.1, turn: 2},
	{game: "percee", lang: "en", deck: "counters", card: "US-04", x: 77.6, y: 116.4, turn: -4},
	{game: "percee", lang: "en", deck: "counters", card: "US-05", x: 58.4, y: 105.7, turn: 1},
	{game: "percee", lang: "en", deck: "counters", card: "DE-02", x: 96.5, y: 105.1, turn: -3},
	{game: "percee", lang: "en", deck: "counters", card: "DE-01", x: 96.9, y: 127.1, turn: 3},
	{game: "percee", lang: "en", deck: "counters", card: "US-09", x: 21.1, y: 150.4, turn: -2},

	{game: "percee", lang: "en", deck: "activation", card: "S7", x: 145, y: 51, turn: -1.5},
	{game: "line-and-reserve", lang: "en", deck: "de-units", card: "de-panther", x: 213, y: 51, turn: 0.5},
	{game: "fire-and-cover", lang: "en", deck: "common", card: "flame-thrower", x: 281, y: 51, turn: 1.5},
	{game: "line-and-reserve", lang: "en", deck: "us-units", card: "us-m4a1-sherman", x: 145, y: 149, turn: 1},
	{game: "three-fronts", lang: "en", deck: "american-squads", card: "us-heavy-rifle-squad", x: 213, y: 149, turn: -1},
	{game: "line-and-reserve", lang: "en", deck: "command", card: "reserves-forward", x: 281, y: 149, turn: -0.5},
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

// tableTop draws four planks.
func tableTop() []scene.Mark {
	marks := []scene.Mark{&scene.Path{Path: geom.RectPath(tableSize.R()), Fill: wood}}
	plank := tableSize.H / 4
	for i := range geom.Length(4) {
		y := i * plank
		for j := range geom.Length(3) {
			grain := geom.RectPath(geom.Rect{Y: y + plank*(2*j+1)/7, W: tableSize.W, H: plank / (11 + 3*j)})
			marks = append(marks, &scene.Path{Path: grain, Fill: woodGrain})
		}
		marks = append(marks, &scene.Path{Path: geom.RectPath(geom.Rect{Y: y, W: tableSize.W, H: geom.MM * 7 / 10}), Fill: woodDark})
	}
	return marks
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
