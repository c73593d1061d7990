package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"punchboard/scene"
)

// Tinted returns the pixels in shades from a tint (where they are black) to white.
func (a *File) Tinted(tint scene.RGB) *scene.Picture {
	a.mu.Lock()
	defer a.mu.Unlock()
	pic, ok := a.tints[tint]
	if !ok {
		pic = tinted(a.Pixels, tint)
		if a.tints == nil {
			a.tints = map[scene.RGB]*scene.Picture{}
		}
		a.tints[tint] = pic
	}
	return pic
}

// tinted returns the picture unchanged if its pixels cannot be decoded after all; the
// renderer, which decodes them too, reports that.
func tinted(pic *scene.Picture, tint scene.RGB) *scene.Picture {
	src, _, err := image.Decode(bytes.NewReader(pic.Data))
	if err != nil {
		return pic
	}
	box := src.Bounds()
	out := image.NewNRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
	for y := range box.Dy() {
		for x := range box.Dx() {
			out.SetNRGBA(x, y, tintedPixel(src.At(box.Min.X+x, box.Min.Y+y), tint))
		}
	}
	var data bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(&data, out); err != nil {
		panic("layout: " + err.Error())
	}
	name := pic.Name + " " + scene.PaintText(tint)
	return scene.NewPicture(name, "png", box.Dx(), box.Dy(), data.Bytes())
}

// tintedPixel returns a pixel of the tint with the lightness of a pixel.
func tintedPixel(c color.Color, tint scene.RGB) color.NRGBA {
	px := color.NRGBAModel.Convert(c).(color.NRGBA)
	mix := Shade(scene.RGB{R: px.R, G: px.G, B: px.B}, tint)
	return color.NRGBA{mix.R, mix.G, mix.B, px.A}
}

// Shade returns the shade of a tint with the lightness of a color: the tint for black,
// white for white.
func Shade(c, tint scene.RGB) scene.RGB {
	gray := color.GrayModel.Convert(color.NRGBA{c.R, c.G, c.B, 255}).(color.Gray)
	return scene.Mix(tint, scene.RGB{R: 255, G: 255, B: 255}, float64(gray.Y)/255)
}
