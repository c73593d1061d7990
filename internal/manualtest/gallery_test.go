package manualtest

import (
	"fmt"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/layout"
	"punchboard/scene"
)

// The gallery shows something of every deck, set of counters and sheet of the shipped
// games. Its pictures are in a folder of their own, with a limit of their own.
const (
	galleryFolder  = "gallery"
	maxGalleryOne  = 200 << 10
	maxGallery     = 3 << 20
	galleryFronts  = 3 // cards shown of a deck, beside their back
	galleryMarkers = 7 // counters shown of a set, each with its back
)

// galleryDPI is the resolution of the pictures, by kind of component.
var galleryDPI = map[carddata.Kind]float64{carddata.CardKind: 78, carddata.CounterKind: 106, carddata.SheetKind: 50}

const galleryHead = `# Gallery

*Drawn by ` + "`make gallery`" + ` from the shipped games.*

Something of every deck, set of counters and sheet of the five games that ship with Punchboard, as they look cut out, in both
of their languages. Everything is drawn from the text files in [games](../games) and can be printed at home with
` + "`punchboard build`" + `. Cards and sheets are much smaller here than on paper.

`

// TestGallery draws the gallery and writes its page.
func TestGallery(t *testing.T) {
	var links []string
	var body strings.Builder
	shown := map[string]bool{}
	for _, slug := range games.All {
		game, books := galleryGame(t, slug)
		title := game.Title.In("en")
		links = append(links, fmt.Sprintf("[%s](#%s)", title, anchorOf(title)))
		fmt.Fprintf(&body, "\n## %s\n", title)
		for i, d := range books[0].Decks {
			name := fmt.Sprintf("%s/%s-%s.png", galleryFolder, slug, d.Deck.ID)
			shown[name] = true
			what := d.Deck.Name.In("en") + ": " + galleryCount(&d)
			fmt.Fprintf(&body, "\n**%s**\n\n![%s, in two languages](%s)\n", what, d.Deck.Name.In("en"), name)
			compare(t, name, galleryPicture(t, i, books), maxGalleryOne)
		}
	}
	golden.File(t, "gallery.md", galleryHead+strings.Join(links, " · ")+"\n"+body.String())
	checkGallery(t, shown)
}

// galleryGame composes a shipped game once for each language, English first.
func galleryGame(t *testing.T, slug string) (*carddata.Game, []*layout.Book) {
	t.Helper()
	fsys, _ := games.Open(slug)
	game, found := carddata.Load(fsys, slug, carddata.Options{})
	var books []*layout.Book
	for _, lang := range []string{"en", "fr"} {
		book, more := layout.Compose(t.Context(), game, layout.Options{Lang: lang, Workers: 2})
		found.Append(more)
		books = append(books, book)
	}
	if found.Errors() > 0 {
		t.Fatalf("%s: %v", slug, found.All())
	}
	return game, books
}

// galleryCount says how many pieces a deck has, and how many different ones.
func galleryCount(d *layout.ComposedDeck) string {
	unit := map[carddata.Kind]string{carddata.CardKind: "card", carddata.CounterKind: "counter", carddata.SheetKind: "sheet"}[d.Deck.Kind()]
	plural := "s"
	if d.Deck.Pieces() == 1 {
		plural = ""
	}
	return fmt.Sprintf("%d %s%s, %d different", d.Deck.Pieces(), unit, plural, len(d.Deck.Cards))
}

// galleryPicture draws the deck with an index: sheets side by side in all languages,
// anything else in a row for each language.
func galleryPicture(t *testing.T, deck int, books []*layout.Book) image.Image {
	var rows [][]image.Image
	for _, book := range books {
		d := &book.Decks[deck]
		w := galleryArtist{t, galleryDPI[d.Deck.Kind()]}
		var row []image.Image
		for _, p := range galleryPieces(d) {
			row = append(row, w.draw(p, d.Deck))
		}
		rows = append(rows, row)
	}
	if books[0].Decks[deck].Deck.Kind() == carddata.SheetKind {
		rows = turned(rows)
	}
	return stacked(rows, 10)
}

// turned makes columns of rows of equal length.
func turned(rows [][]image.Image) [][]image.Image {
	out := make([][]image.Image, len(rows[0]))
	for _, row := range rows {
		for i, img := range row {
			out[i] = append(out[i], img)
		}
	}
	return out
}

// stacked puts rows of pictures below each other.
func stacked(rows [][]image.Image, gap int) image.Image {
	lines := make([]image.Image, len(rows))
	size := image.Pt(0, -gap)
	for i, row := range rows {
		lines[i] = sideBySide(row, gap)
		size = image.Pt(max(size.X, lines[i].Bounds().Dx()), size.Y+gap+lines[i].Bounds().Dy())
	}
	out := image.NewNRGBA(image.Rectangle{Max: size})
	y := 0
	for _, line := range lines {
		draw.Draw(out, line.Bounds().Add(image.Pt(0, y)), line, line.Bounds().Min, draw.Src)
		y += line.Bounds().Dy() + gap
	}
	return out
}

// galleryPieces lists the faces that are shown of a deck.
func galleryPieces(d *layout.ComposedDeck) (all []*scene.Piece) {
	switch d.Deck.Kind() {
	case carddata.CardKind:
		chosen := spreadOut(d.Cards, galleryFronts)
		for _, c := range chosen {
			all = append(all, c.Front)
		}
		return appendBack(all, &chosen[0])
	case carddata.CounterKind:
		for _, c := range spreadOut(d.Cards, galleryMarkers) {
			all = appendBack(append(all, c.Front), &c)
		}
		return all
	}
	return appendBack([]*scene.Piece{d.Cards[0].Front}, &d.Cards[0])
}

func appendBack(all []*scene.Piece, c *layout.ComposedCard) []*scene.Piece {
	if c.Back == nil {
		return all
	}
	return append(all, c.Back)
}

// spreadOut returns at most n of the cards, at equal distances, the first and last
// among them.
func spreadOut(cards []layout.ComposedCard, n int) []layout.ComposedCard {
	if len(cards) <= n {
		return cards
	}
	var out []layout.ComposedCard
	for i := range n {
		out = append(out, cards[i*(len(cards)-1)/(n-1)])
	}
	return out
}

// galleryArtist draws pieces at a resolution.
type galleryArtist struct {
	t   *testing.T
	dpi float64
}

func (w galleryArtist) draw(p *scene.Piece, d *carddata.Deck) image.Image {
	img := drawnAt(w.t, p, w.dpi)
	corner := d.Corner
	if d.Shape == carddata.Round {
		corner = d.Size.W / 2
	}
	if d.Kind() == carddata.SheetKind {
		return framed(img)
	}
	return rounded(img, pixelsOf(corner, w.dpi))
}

func pixelsOf(l geom.Length, dpi float64) int { return int(l.Inch() * dpi) }

// checkGallery looks for pictures that the page does not show, and for too many bytes.
func checkGallery(t *testing.T, shown map[string]bool) {
	files, _ := filepath.Glob(galleryFolder + "/*")
	sum := int64(0)
	for _, name := range files {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if sum += info.Size(); !shown[filepath.ToSlash(name)] {
			t.Errorf("the gallery does not show %s", name)
		}
	}
	if sum > maxGallery {
		t.Errorf("the pictures of the gallery take %d bytes together; %d are allowed", sum, maxGallery)
	}
}
