package layouttest

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
)

// Picture returns a PNG file in a single gray.
func Picture(w, h int, gray uint8) string {
	img := image.NewGray(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = gray
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.String()
}

// Photo returns a JPEG file.
func Photo(w, h int) string {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, w, h)), nil); err != nil {
		panic(err)
	}
	return b.String()
}

// HalfClear returns a square PNG file that is black on the left and transparent on the
// right.
func HalfClear(side int) string {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	for i := 3; i < len(img.Pix); i += 4 {
		if i/4%side < side/2 {
			img.Pix[i] = 255
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.String()
}
