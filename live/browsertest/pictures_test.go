package browsertest

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestPictures takes the pictures of the manual. This and other tests write their pictures
// only if PUNCHBOARD_PICTURES names a directory, because fonts of pages differ from machine
// to machine; those of the manual are in docs/pictures.
func TestPictures(t *testing.T) {
	dir := newGame(t)
	p := open(t, dir)
	if err := chromedp.Do(p.ctx, chromedp.EmulateViewport(1200, 700)); err != nil {
		t.Fatal(err)
	}
	p.do(`document.querySelector("#languages").lastChild.click()`)
	p.until(`document.querySelectorAll('figure[data-key="cards/mail"] .face').length === 2`)
	p.until(`[...document.querySelectorAll("figure.card img")].slice(0, 6).every((i) => i.complete)`)
	p.picture("live.png")
	p.do(`document.querySelector("#languages").firstChild.click()`)
	p.replace("cards/cards.csv", "Mail Bags", strings.Repeat("Mail Bags ", 5))
	p.until(`document.querySelector('figure[data-key="cards/mail"].error .spot')`)
	p.do(`document.querySelector('figure[data-key="cards/mail"] button').click()`)
	p.until(`document.querySelectorAll("#detail img").length === 3 && [...document.querySelectorAll("#detail img")].every((i) => i.complete)`)
	p.do(`const s = document.querySelector("#detail .slider input"); s.value = 22; s.dispatchEvent(new Event("input"))`)
	p.until(`!document.querySelector("figure.fresh") || document.getAnimations().length === 0`)
	p.picture("live-card.png")
}

// picture takes a picture of the page, and checks that it shows something.
func (p *page) picture(name string) {
	p.Helper()
	data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.Fatal(err)
	}
	drawn := few(img)
	if len(drawn.Palette) < 100 {
		p.Errorf("%s has only %d colors", name, len(drawn.Palette))
	}
	dir := os.Getenv("PUNCHBOARD_PICTURES")
	if dir == "" {
		return
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, drawn); err != nil {
		p.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), out.Bytes(), 0o644); err != nil {
		p.Fatal(err)
	}
}

// few reduces a picture to its 255 most frequent colors, with some bits dropped, and for
// every other color the nearest of these.
func few(img image.Image) *image.Paletted {
	count := map[color.RGBA]int{}
	at := func(x, y int) color.RGBA {
		r, g, b, _ := img.At(x, y).RGBA()
		const keep = 0xfc
		return color.RGBA{uint8(r>>8) & keep, uint8(g>>8) & keep, uint8(b>>8) & keep, 255}
	}
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			count[at(x, y)]++
		}
	}
	number := func(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }
	colors := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(number(a), number(b)))
	})
	var palette color.Palette
	for _, c := range colors[:min(len(colors), 255)] {
		palette = append(palette, c)
	}
	out := image.NewPaletted(img.Bounds(), palette)
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			out.Set(x, y, at(x, y))
		}
	}
	return out
}
