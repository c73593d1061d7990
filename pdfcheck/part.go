package pdfcheck

import (
	"image"

	"github.com/klippa-app/go-pdfium/enums"
	"github.com/klippa-app/go-pdfium/requests"
)

// RenderPart is RenderFine for a part of a page, given in its pixels. A whole
// sheet at a resolution that shows the exact position of letters would take a
// quarter of a gigabyte.
func (f *File) RenderPart(page int, part image.Rectangle, dpi float64, times int) *image.RGBA {
	f.t.Helper()
	size := f.pixels(page, dpi).Mul(times)
	w, h := part.Dx()*times, part.Dy()*times
	created, err := f.pdfium.FPDFBitmap_Create(&requests.FPDFBitmap_Create{Width: w, Height: h, Alpha: 1})
	bitmap := must(f.t, created, err).Bitmap
	defer f.pdfium.FPDFBitmap_Destroy(&requests.FPDFBitmap_Destroy{Bitmap: bitmap})
	filled, err := f.pdfium.FPDFBitmap_FillRect(&requests.FPDFBitmap_FillRect{Bitmap: bitmap, Width: w, Height: h, Color: 0xFFFFFFFF})
	must(f.t, filled, err)
	drawn, err := f.pdfium.FPDF_RenderPageBitmap(&requests.FPDF_RenderPageBitmap{
		Bitmap: bitmap, Page: f.page(page),
		StartX: -part.Min.X * times, StartY: -part.Min.Y * times,
		SizeX: size.X, SizeY: size.Y,
		Flags: enums.FPDF_RENDER_FLAG_REVERSE_BYTE_ORDER,
	})
	must(f.t, drawn, err)
	pixels, err := f.pdfium.FPDFBitmap_GetBuffer(&requests.FPDFBitmap_GetBuffer{Bitmap: bitmap})
	img := &image.RGBA{Pix: must(f.t, pixels, err).Buffer, Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
	return reduced(img, part.Dx(), part.Dy(), times)
}
