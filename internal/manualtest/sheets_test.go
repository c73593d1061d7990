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

// The picture in the README: cards and counters of the shipped games, lying on a map on
// a table.
const (
	tableDPI = 114
	maxTable = 900 << 10
)

// tableSize is the part of the table that is shown.
var tableSize = geom.Size{W: 302 * geom.MM, H: 176 * geom.MM}

// The colors of the table.
var (
	wood      = scene.RGB{R: 92, G: 66, B: 46}
	woodDark  = scene.RGB{R: 58, G: 40, B: 27}
	woodGrain = scene.RGB{R: 80, G: 56, B: 39}
)

// laid is a piece on the table: where its center is in millimeters, and its rotation in
// degrees clockwise.
type laid struct {
	game, lang, deck, card string
	x, y, turn             float64
}

var table = []laid{
	{"percee", "fr", "map", "", 96, 88, -3},

	{"percee", "fr", "counters", "US-01", 101, 62, 6},
	{"percee", "fr", "counters", "US-04", 60, 83, -8},
	{"percee", "fr", "counters", "DE-02", 127, 91, 10},
	{"percee", "fr", "counters", "DE-05", 47, 118, 4},
	{"three-fronts", "en", "markers", "pinned", 26, 158, -14},
	{"three-fronts", "en", "markers", "casualty", 52, 163, 9},
	{"three-fronts", "en", "markers", "first-player", 82, 160, -5},

	{"percee", "fr", "activation", "H10", 172, 49, -6},
	{"three-fronts", "fr", "tactics", "tac-air-superiority", 223, 47, 1},
	{"fire-and-cover", "en", "common", "light-machine-gun", 268, 53, 6},
	{"three-fronts", "en", "german-squads", "de-panzer-iv-g", 158, 129, -7},
	{"three-fronts", "en", "american-squads", "us-heavy-rifle-squad", 209, 124, -1},
	{"fire-and-cover", "fr", "common", "hedge-row", 257, 130, 5},
}

// TestSheetsPicture draws the picture of pieces on a table.
func TestSheetsPicture(t *testing.T) {
	page := &scene.Page{Size: tableSize, Trim: tableSize.R(), Bleed: tableSize.R(), Marks: tableTop()}
	for _, l := range table {
		page.Marks = append(page.Marks, l.marks(pieceOf(t, l))...)
	}
	img, err := png.New(tableDPI).Page(page)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "pictures/sheets.png", cloned(img), maxTable)
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
	w, h := piece.Size.W, piece.Size.H
	at := geom.Translate(-w/2, -h/2).Then(geom.Rotate(l.turn)).Then(geom.Translate(geom.MM.Scale(l.x), geom.MM.Scale(l.y)))
	corner := min(w, h) / 21
	outline := geom.RoundRectPath(piece.Size.R(), geom.AllCorners(corner))
	var marks []scene.Mark
	for i := range geom.Length(4) {
		blur := geom.MM * (4 - i) / 3
		shadow := geom.RoundRectPath(piece.Size.R().Inset(-blur), geom.AllCorners(corner+blur))
		down := at.Then(geom.Translate(geom.MM*6/10, geom.MM*12/10))
		marks = append(marks, &scene.Group{Opacity: 0.16, Marks: []scene.Mark{&scene.Path{Path: shadow.Transform(down), Fill: scene.Black}}})
	}
	return append(marks, &scene.Group{Transform: at, Clip: &outline, Marks: append([]scene.Mark{&scene.Path{Path: outline, Fill: scene.White}}, piece.Marks...)})
}
