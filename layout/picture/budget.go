package picture

import (
	"encoding/binary"
	"image"
	"image/color"
	"sync/atomic"

	"punchboard/icons"
	"punchboard/scene/strips"
)

// budget counts what the pictures of a game cost together. It is safe for concurrent
// use.
type budget struct {
	files   atomic.Bool  // whether the files are too large together
	decoded atomic.Int64 // bytes of the pixels of all pictures
	points  atomic.Int64 // of all drawings
}

// Exceeded returns the limit that the pictures of the game exceed together, or nil.
func (b *Files) Exceeded() *Fault {
	const resolution = "save them at a lower resolution; 300 dpi at printed size is enough"
	switch {
	case b.spent.files.Load():
		return &Fault{"the files of the game have more than 256 MiB together, most of them pictures", resolution}
	case b.spent.decoded.Load() > MaxAll:
		return &Fault{"the pixels of all pictures of the game take more than 2,000 MB", resolution}
	case b.spent.points.Load() > MaxPoints:
		return &Fault{"the drawings of the game have more than 4,000,000 points", "simplify their outlines in the drawing program"}
	}
	return nil
}

// Work returns what the pictures read so far cost together: bytes of pixels, and points.
func (b *Files) Work() []int64 { return []int64{b.spent.decoded.Load(), b.spent.points.Load()} }

// Spent counts what pictures cost that were read for the game before, as Work returned it.
func (b *Files) Spent(earlier []int64) {
	if len(earlier) == 2 {
		b.spent.decoded.Add(earlier[0])
		b.spent.points.Add(earlier[1])
	}
}

func (b *budget) addPoints(d *icons.Drawing) {
	n := 0
	for i := range d.Shapes {
		n += len(d.Shapes[i].Path.Pts)
	}
	b.points.Add(int64(n))
}

// decodedSize returns the number of bytes that the pixels of a picture take in memory while
// it is read and printed.
func decodedSize(head image.Config, format string, data []byte) int64 {
	size := pixelsSize(head, data)
	switch {
	case format == "png" && (isInterlaced(data) || head.Width > strips.MaxWidth), // it cannot be decoded row by row
		format == "jpeg" && orientation(data) != upright, // it is decoded, turned and encoded
		head.ColorModel == color.RGBAModel && format == "jpeg",
		head.ColorModel == color.CMYKModel:
		return 3 * size // with its conversion
	}
	return size
}

// isInterlaced reports whether a PNG file stores its pixels in seven passes.
func isInterlaced(data []byte) bool {
	const interlace = len(pngSignature) + 8 + 12
	return len(data) > interlace && data[interlace] != 0
}

// pixelsSize returns the number of bytes of decoded pixels.
func pixelsSize(head image.Config, data []byte) int64 {
	pixels := int64(head.Width) * int64(head.Height)
	switch head.ColorModel {
	case color.GrayModel:
		return pixels
	case color.Gray16Model:
		return 2 * pixels
	case color.RGBA64Model, color.NRGBA64Model:
		return 8 * pixels
	case color.YCbCrModel, color.CMYKModel:
		if progressive(data) { // all coefficients of three colors are kept until the end
			return 16 * pixels
		}
	}
	if _, palette := head.ColorModel.(color.Palette); palette {
		return pixels
	}
	return 4 * pixels
}

// progressive reports whether a JPEG file stores its pixels in several passes: whether
// its first frame header (SOF) is SOF2.
func progressive(data []byte) bool {
	const sof0, sof2, marker = 0xc0, 0xc2, 0xff
	for at := 2; at+4 <= len(data) && data[at] == marker; {
		switch kind := data[at+1]; kind {
		case marker: // padding
			at++
			continue
		case sof0, sof0 + 1, sof2:
			return kind == sof2
		}
		at += 2 + int(binary.BigEndian.Uint16(data[at+2:]))
	}
	return false
}
