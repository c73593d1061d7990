package pdf

import (
	"image"
	"image/color"
	"image/draw"
)

// splitAlpha returns an image's colors, opaque and with eight bits per channel, and its
// transparency, or nil if it is opaque.
func splitAlpha(img image.Image) (colours image.Image, mask *image.Gray) {
	b := img.Bounds()
	if m := img.ColorModel(); m == color.Gray16Model || m == color.GrayModel {
		gray := image.NewGray(b)
		draw.Draw(gray, b, img, b.Min, draw.Src)
		return gray, nil
	}
	opaque := plain(img)
	mask = image.NewGray(b)
	clear := false
	for i := range mask.Pix {
		a := &opaque.Pix[4*i+3]
		mask.Pix[i] = *a
		clear = clear || *a != 255
		*a = 255
	}
	if !clear {
		return opaque, nil
	}
	return opaque, mask
}

// plain returns a copy of an image with eight bits per channel and without
// premultiplied alpha.
func plain(img image.Image) *image.NRGBA {
	b := img.Bounds()
	out := image.NewNRGBA(b)
	if in, ok := img.(*image.NRGBA); ok && in.Stride == out.Stride {
		copy(out.Pix, in.Pix)
		return out
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			out.Set(x, y, img.At(x, y))
		}
	}
	return out
}
