package pdfcheck

import (
	"image"
	"math"
	"strings"
	"testing"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/references"
	"github.com/klippa-app/go-pdfium/requests"

	"punchboard/geom"
)

// File is a PDF file opened in PDFium. Pages count from 0. Any error of PDFium
// fails the test.
type File struct {
	t      testing.TB
	pdfium pdfium.Pdfium
	doc    references.FPDF_DOCUMENT
}

// Open opens a file until the end of the test.
func Open(t testing.TB, data []byte) *File {
	t.Helper()
	p, err := engine()
	must(t, p, err)
	doc, err := p.OpenDocument(&requests.OpenDocument{File: &data})
	f := &File{t: t, pdfium: p, doc: must(t, doc, err).Document}
	t.Cleanup(func() {
		if _, err := p.FPDF_CloseDocument(&requests.FPDF_CloseDocument{Document: f.doc}); err != nil {
			t.Error(err)
		}
	})
	return f
}

// Pages returns the number of pages.
func (f *File) Pages() int {
	f.t.Helper()
	r, err := f.pdfium.FPDF_GetPageCount(&requests.FPDF_GetPageCount{Document: f.doc})
	return must(f.t, r, err).PageCount
}

func (f *File) page(n int) requests.Page {
	return requests.Page{ByIndex: &requests.PageByIndex{Document: f.doc, Index: n}}
}

// Size returns the width and height of a page.
func (f *File) Size(page int) geom.Size {
	f.t.Helper()
	r, err := f.pdfium.FPDF_GetPageSizeByIndex(&requests.FPDF_GetPageSizeByIndex{Document: f.doc, Index: page})
	s := must(f.t, r, err)
	return geom.Size{W: geom.FromPt(s.Width), H: geom.FromPt(s.Height)}
}

// Render draws a page at a resolution, over white.
func (f *File) Render(page int, dpi float64) *image.RGBA {
	f.t.Helper()
	return f.RenderFine(page, dpi, 1)
}

// RenderFine draws a page at times the resolution, in both directions, and
// averages. PDFium aligns small letters with whole pixels and widens thin lines
// to one pixel; at high resolution, both are where they should be.
func (f *File) RenderFine(page int, dpi float64, times int) *image.RGBA {
	f.t.Helper()
	return f.RenderPart(page, image.Rectangle{Max: f.pixels(page, dpi)}, dpi, times)
}

// pixels returns the size of a page in whole pixels.
func (f *File) pixels(page int, dpi float64) image.Point {
	f.t.Helper()
	size := f.Size(page)
	return image.Pt(int(math.Round(size.W.Inch()*dpi)), int(math.Round(size.H.Inch()*dpi)))
}

// reduced averages squares of pixels over white.
func reduced(img *image.RGBA, w, h, times int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			var sum [3]int
			for dy := range times {
				row := img.Pix[(y*times+dy)*img.Stride+4*x*times:]
				for dx := range times {
					q := row[4*dx : 4*dx+4]
					for c := range sum { // colors are premultiplied
						sum[c] += int(q[c]) + 255 - int(q[3])
					}
				}
			}
			i := out.PixOffset(x, y)
			for c := range sum {
				out.Pix[i+c] = uint8((sum[c] + times*times/2) / (times * times))
			}
			out.Pix[i+3] = 255
		}
	}
	return out
}

// Text returns the text of a page as a reader would copy it, including the
// hyphens at the ends of lines.
func (f *File) Text(page int) string {
	f.t.Helper()
	r, err := f.pdfium.GetPageText(&requests.GetPageText{Page: f.page(page)})
	return hyphened(must(f.t, r, err).Text)
}

// hyphened inserts hyphens where PDFium marks a word as hyphenated.
func hyphened(s string) string { return strings.ReplaceAll(s, "\x02", "-") }

// Boxes are the page boxes: the sheet, the cut and the bleed.
type Boxes struct{ Media, Trim, Bleed geom.Rect }

// Boxes returns the boxes of a page, measured from its upper left corner.
func (f *File) Boxes(page int) Boxes {
	f.t.Helper()
	height := f.Size(page).H
	p := f.page(page)
	m, err := f.pdfium.FPDFPage_GetMediaBox(&requests.FPDFPage_GetMediaBox{Page: p})
	media := must(f.t, m, err)
	tr, err := f.pdfium.FPDFPage_GetTrimBox(&requests.FPDFPage_GetTrimBox{Page: p})
	trim := must(f.t, tr, err)
	b, err := f.pdfium.FPDFPage_GetBleedBox(&requests.FPDFPage_GetBleedBox{Page: p})
	bleed := must(f.t, b, err)
	return Boxes{
		Media: upright(height, media.Left, media.Bottom, media.Right, media.Top),
		Trim:  upright(height, trim.Left, trim.Bottom, trim.Right, trim.Top),
		Bleed: upright(height, bleed.Left, bleed.Bottom, bleed.Right, bleed.Top),
	}
}

// upright converts a PDF box, in points from the bottom, to a Rect.
func upright(height geom.Length, left, bottom, right, top float32) geom.Rect {
	x, y := geom.FromPt(float64(left)), height-geom.FromPt(float64(top))
	return geom.Rect{X: x, Y: y, W: geom.FromPt(float64(right - left)), H: geom.FromPt(float64(top - bottom))}
}
