package pdf

import (
	"errors"
	"image"
	"image/color"
	"io"

	"punchboard/scene"
	"punchboard/scene/strips"
)

// largePicture is the number of pixels from which a PNG is converted in strips: its pixels
// would take more than 64 MB, several times.
const largePicture = 16 << 20

func isLarge(p *scene.Picture) bool { return p.Width*p.Height >= largePicture }

// encodedInStrips returns what encoded returns, without ever holding all pixels.
func encodedInStrips(data []byte) (*picture, error) {
	pic := &picture{kind: "png"}
	var clear bool
	var err error
	if pic.data, clear, err = encodeStrips(data, coloursOf); err != nil || !clear {
		return pic, err
	}
	pic.mask, _, err = encodeStrips(data, maskOf)
	return pic, err
}

// coloursOf returns the colors of a strip.
func coloursOf(colours image.Image, _ *image.Gray) image.Image { return colours }

// maskOf returns the transparency of a strip; nil is opaque.
func maskOf(colours image.Image, mask *image.Gray) image.Image {
	if mask == nil {
		mask = image.NewGray(colours.Bounds())
		for i := range mask.Pix {
			mask.Pix[i] = 255
		}
	}
	return mask
}

// encodeStrips encodes one half of a PNG, its colors or its transparency, as a plain PNG,
// and reports whether any pixel is transparent.
func encodeStrips(data []byte, half func(colours image.Image, mask *image.Gray) image.Image) (file []byte, clear bool, err error) {
	r, err := strips.New(data)
	if err != nil {
		return nil, false, err
	}
	s := &stripped{from: r, half: half}
	s.strip, s.err = s.next() // the encoder asks for the color model first
	if s.err != nil {
		return nil, false, s.err
	}
	file, err = encodePNG(s)
	return file, s.clear, errors.Join(err, s.err)
}

// stripped is an opaque picture whose pixels must be read row by row, once. Its pixels are
// black after an error.
type stripped struct {
	from  *strips.Reader
	half  func(colours image.Image, mask *image.Gray) image.Image
	strip image.Image // an *image.Gray or *image.NRGBA
	above int         // the rows above the strip
	clear bool        // whether a pixel so far is transparent
	at    opaque
	err   error
}

// next returns the next strip.
func (s *stripped) next() (image.Image, error) {
	img, err := s.from.Next()
	if err != nil {
		return nil, err
	}
	colours, mask := splitAlpha(img)
	s.clear = s.clear || mask != nil
	return s.half(colours, mask), nil
}

func (s *stripped) Bounds() image.Rectangle { return image.Rect(0, 0, s.from.Width, s.from.Height) }
func (s *stripped) ColorModel() color.Model { return s.strip.ColorModel() }
func (*stripped) Opaque() bool              { return true }

// At returns a pixel, which is valid until the next one is asked for.
func (s *stripped) At(x, y int) color.Color {
	for s.err == nil && y >= s.above+s.strip.Bounds().Dy() {
		s.above += s.strip.Bounds().Dy()
		var strip image.Image
		if strip, s.err = s.next(); s.err == nil {
			s.strip = strip
		}
	}
	if errors.Is(s.err, io.EOF) {
		s.err = io.ErrUnexpectedEOF
	}
	if s.err != nil {
		return color.Gray{}
	}
	if gray, ok := s.strip.(*image.Gray); ok {
		return gray.GrayAt(x, y-s.above)
	}
	pix := s.strip.(*image.NRGBA)
	copy(s.at.rgb[:], pix.Pix[pix.PixOffset(x, y-s.above):])
	return &s.at
}

// opaque is a color that is changed in place, because the encoder asks for millions.
type opaque struct{ rgb [3]uint8 }

// RGBA returns the color with 16 bits per channel.
func (c *opaque) RGBA() (r, g, b, a uint32) {
	const wide = 0x101
	return uint32(c.rgb[0]) * wide, uint32(c.rgb[1]) * wide, uint32(c.rgb[2]) * wide, 0xffff
}
