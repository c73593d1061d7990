package manualtest

import (
	"image"
	"image/color"
	"image/draw"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/pipeline"
	"punchboard/render/png"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// The resolution of pictures of cards and sheets, in pixels per inch: sharp
// enough to read, small enough for a page.
const (
	cardDPI  = 144
	sheetDPI = 50
)

// showCards draws cards of the first deck side by side, or the counters of the
// set that the option set names.
func (w *walk) showCards(b *block, game *carddata.Game, book *layout.Book) {
	if b.options["set"] != "" {
		w.showCounters(b, book)
		return
	}
	var row []image.Image
	for _, id := range b.list("cards", "") {
		for _, c := range book.Decks[0].Cards {
			if c.Card.ID == id || id == "" {
				row = append(row, w.drawFront(b, &c, game.Decks[0].Corner)...)
			}
		}
	}
	if len(row) == 0 {
		w.failf(b, "there is no card %s", b.options["cards"])
		return
	}
	w.keep(b, sideBySide(row, 14))
}

// cards draws cards of a game in the directory, in each named language, or the
// counters of the set that the option set names.
func (w *walk) cards(b *block) {
	game := w.load(b, os.DirFS(w.path(b.options["of"])))
	if game == nil {
		return
	}
	if b.options["set"] != "" {
		w.showCounters(b, w.composed(b, game))
		return
	}
	var row []image.Image
	for _, lang := range b.list("lang", game.Source) {
		book := w.composed(&block{line: b.line, options: map[string]string{"lang": lang, "notes": b.options["notes"]}}, game)
		for _, c := range book.Decks[0].Cards {
			if b.wants(c.Card.ID) {
				row = append(row, w.drawCut(b, c.Front, game.Decks[0].Corner))
			}
		}
		if b.options["back"] != "" {
			row = append(row, w.drawCut(b, book.Decks[0].Cards[0].Back, game.Decks[0].Corner))
		}
	}
	w.keep(b, sideBySide(row, 14))
}

// drawCut draws a face as it looks after cutting, at the resolution of the option dpi.
func (w *walk) drawCut(b *block, p *scene.Piece, corner geom.Length) image.Image {
	return w.drawPieceAs(vision.Normal, p, corner, b.dpi(cardDPI))
}

// dpi returns the resolution that the option dpi gives, or another one.
func (b *block) dpi(usual float64) float64 {
	if dpi, err := strconv.ParseFloat(b.options["dpi"], 64); err == nil {
		return dpi
	}
	return usual
}

// drawFront draws the front of a card: with its bleed if the block requests it,
// or once for each vision type in the option vision.
func (w *walk) drawFront(b *block, c *layout.ComposedCard, corner geom.Length) []image.Image {
	if b.options["bleed"] == "" {
		return w.seen(b, c.Front, corner)
	}
	img, err := png.New(cardDPI).Piece(c.Front, true)
	if err != nil {
		w.Fatal(err)
	}
	return []image.Image{cloned(img)}
}

func (w *walk) seen(b *block, p *scene.Piece, corner geom.Length) []image.Image {
	var row []image.Image
	for _, name := range b.list("vision", vision.Normal.String()) {
		v, ok := vision.Named(name)
		if !ok {
			w.failf(b, "there is no vision %s", name)
		}
		row = append(row, w.drawPieceAs(v, p, corner, b.dpi(cardDPI)))
	}
	return row
}

// drawPiece draws a face as it looks after cutting, with rounded corners.
func (w *walk) drawPiece(p *scene.Piece, corner geom.Length) image.Image {
	return w.drawPieceAs(vision.Normal, p, corner, cardDPI)
}

func (w *walk) drawPieceAs(v vision.Vision, p *scene.Piece, corner geom.Length, dpi float64) image.Image {
	r := png.New(dpi)
	r.Vision = v
	img, err := r.Piece(p, false)
	if err != nil {
		w.Fatal(err)
	}
	return rounded(img, int(corner.Inch()*dpi))
}

// drawnAt draws a face as it looks after cutting, at a resolution.
func drawnAt(t *testing.T, p *scene.Piece, dpi float64) *image.RGBA {
	t.Helper()
	img, err := png.New(dpi).Piece(p, false)
	if err != nil {
		t.Fatal(err)
	}
	return cloned(img)
}

// sheets merges keys into game.yaml and draws the resulting sheets: the first
// one, or those in the option pages, counted from 1.
func (w *walk) sheets(b *block) {
	files := w.sample()
	w.overlay(b, files, w.yaml(b))
	w.showPages(b, w.impose(b, files))
}

// pages draws sheets of a game in the directory.
func (w *walk) pages(b *block) {
	w.showPages(b, w.impose(b, os.DirFS(w.path(b.options["of"]))))
}

// showPages draws the pages that the option pages lists, side by side.
func (w *walk) showPages(b *block, pages []scene.Page) {
	if pages == nil {
		return
	}
	var row []image.Image
	for _, n := range b.list("pages", "1") {
		i, err := strconv.Atoi(n)
		if err != nil || i < 1 || i > len(pages) {
			w.failf(b, "there is no page %s of %d", n, len(pages))
			return
		}
		row = append(row, w.drawPage(b, &pages[i-1]))
	}
	w.keep(b, sideBySide(row, 14))
}

// impose returns the pages of the game of a block, as the command prints them.
func (w *walk) impose(b *block, files fs.FS) (pages []scene.Page) {
	game := w.load(b, files)
	if game == nil {
		return nil
	}
	req := pipeline.Request{Variant: b.options["variant"], Languages: b.list("lang", game.Source)[:1], Workers: 1}
	for _, deck := range []string{b.options["only"], b.options["set"]} {
		if deck != "" {
			req.Decks = append(req.Decks, deck)
		}
	}
	made, err := pipeline.Documents(w.Context(), pipeline.Source{Slug: "example", Place: "example", Files: files}, req)
	if err != nil {
		w.failf(b, "%v", err)
		return nil
	}
	if b.options["notes"] == "" && w.complain(b, made.Findings.All()) {
		return nil
	}
	for _, f := range made.Files {
		if f.Document != nil {
			pages = append(pages, f.Document.Pages...)
		}
	}
	return pages
}

// drawPage draws a page with a hairline around it, or only the part that the
// option crop gives as left, top, width and height in millimeters.
func (w *walk) drawPage(b *block, page *scene.Page) image.Image {
	dpi := b.dpi(sheetDPI)
	drawn, err := png.New(dpi).Page(page)
	if err != nil {
		w.Fatal(err)
	}
	img := cloned(drawn)
	if crop := b.options["crop"]; crop != "" {
		img = cloned(img.SubImage(millimetres(crop, dpi)))
	}
	return framed(img)
}

// millimetres parses left, top, width and height and returns them in pixels.
func millimetres(s string, dpi float64) image.Rectangle {
	var v [4]int
	for i, n := range strings.SplitN(s, ",", 4) {
		f, _ := strconv.ParseFloat(n, 64)
		v[i] = int(f / 25.4 * dpi)
	}
	return image.Rect(v[0], v[1], v[0]+v[2], v[1]+v[3])
}

func cloned(src image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, src.Bounds().Dx(), src.Bounds().Dy()))
	draw.Draw(out, out.Rect, src, src.Bounds().Min, draw.Src)
	return out
}

// framed draws a hairline around a page, so that the edge of white paper is
// visible.
func framed(img *image.RGBA) *image.RGBA {
	line := image.NewUniform(color.Gray{0xB8})
	r := img.Rect
	for _, edge := range []image.Rectangle{
		{r.Min, image.Pt(r.Max.X, 1)}, {r.Min, image.Pt(1, r.Max.Y)},
		{image.Pt(0, r.Max.Y-1), r.Max}, {image.Pt(r.Max.X-1, 0), r.Max},
	} {
		draw.Draw(img, edge, line, image.Point{}, draw.Src)
	}
	return img
}

// rounded makes the corners of a picture transparent, with sixteen samples per
// pixel in integer arithmetic: the same pixels on every processor.
func rounded(src *image.RGBA, radius int) image.Image {
	out := image.NewNRGBA(image.Rect(0, 0, src.Rect.Dx(), src.Rect.Dy()))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			c := color.NRGBAModel.Convert(src.At(src.Rect.Min.X+x, src.Rect.Min.Y+y)).(color.NRGBA)
			c.A = uint8(cover(x, y, out.Rect.Max, radius) * 255 / 16)
			out.SetNRGBA(x, y, c)
		}
	}
	return out
}

// cover counts the samples of a pixel inside a rounded rectangle, in units of an
// eighth of a pixel: all of them, except in the corners.
func cover(x, y int, size image.Point, radius int) (n int) {
	if x >= radius && x < size.X-radius || y >= radius && y < size.Y-radius {
		return 16
	}
	for i := range 16 {
		dx := beyond(8*x+2*(i%4)+1, 8*size.X, 8*radius)
		dy := beyond(8*y+2*(i/4)+1, 8*size.Y, 8*radius)
		if dx*dx+dy*dy <= 64*radius*radius {
			n++
		}
	}
	return n
}

// beyond returns how far a coordinate reaches into the corner of a side.
func beyond(at, side, radius int) int { return max(radius-at, at-(side-radius), 0) }

// sideBySide puts pictures in a row, aligned at the top.
func sideBySide(row []image.Image, gap int) image.Image {
	size := image.Pt(-gap, 0)
	for _, img := range row {
		size.X += img.Bounds().Dx() + gap
		size.Y = max(size.Y, img.Bounds().Dy())
	}
	out := image.NewNRGBA(image.Rectangle{Max: size})
	x := 0
	for _, img := range row {
		at := image.Rect(x, 0, x+img.Bounds().Dx(), img.Bounds().Dy())
		draw.Draw(out, at, img, img.Bounds().Min, draw.Src)
		x = at.Max.X + gap
	}
	return out
}
