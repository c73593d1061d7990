package png

import (
	"image"

	"golang.org/x/image/draw"
)

// pixelRows is a decoded picture whose rows are converted to premultiplied RGBA when they
// are needed. A JPEG takes up to 3 bytes for each pixel; converted as a whole, it would
// take 4 more.
type pixelRows struct {
	size image.Point
	rgba *image.RGBA // the pixels, or the one row that was converted last
	from image.Image // nil if rgba has all pixels
	last int         // row in rgba, -1 for none
}

func wholeRows(img *image.RGBA) *pixelRows {
	return &pixelRows{size: img.Rect.Size(), rgba: img}
}

func convertedRows(img image.Image) *pixelRows {
	size := img.Bounds().Size()
	return &pixelRows{size: size, rgba: image.NewRGBA(image.Rect(0, 0, size.X, 1)), from: img, last: -1}
}

// row returns a row of pixels, which is valid until the next call.
func (p *pixelRows) row(y int) []uint8 {
	if p.from == nil {
		return p.rgba.Pix[y*p.rgba.Stride:]
	}
	if p.last != y {
		draw.Draw(p.rgba, p.rgba.Rect, p.from, p.from.Bounds().Min.Add(image.Pt(0, y)), draw.Src)
		p.last = y
	}
	return p.rgba.Pix
}
