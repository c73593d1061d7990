package manualtest

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
)

// report runs the commands of a block and compares the picture that they write
// with the one on the page, at half its size.
func (w *walk) report(b *block) {
	w.console(b)
	file, err := os.Open(filepath.Join(w.dir, b.options["file"]))
	if err != nil {
		w.failf(b, "%v", err)
		return
	}
	defer file.Close()
	img, err := png.Decode(file)
	if err != nil {
		w.failf(b, "%v", err)
		return
	}
	w.keep(b, halved(img))
}

// halved returns a picture at half its size, each pixel the mean of four.
func halved(img image.Image) image.Image {
	size := img.Bounds().Size().Div(2)
	out := image.NewNRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			var r, g, b uint32
			for i := range 4 {
				r1, g1, b1, _ := img.At(2*x+i%2, 2*y+i/2).RGBA()
				r, g, b = r+r1>>8, g+g1>>8, b+b1>>8
			}
			out.SetNRGBA(x, y, color.NRGBA{R: uint8(r / 4), G: uint8(g / 4), B: uint8(b / 4), A: 255})
		}
	}
	return out
}
