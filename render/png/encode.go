package png

import (
	"encoding/binary"
	"image"
	"io"
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// encoder writes PNG files one after another, and keeps its memory.
type encoder struct {
	file    chunks
	data    stream
	palette palette
	indices []uint8
	rgb     rgbRows
}

// encode writes an opaque image of at least a pixel as a PNG file of 8 bits a
// channel with its pixels per inch. No color is changed: an image of at most 256
// colors gets a palette of just these, any other is written as RGB. Alpha is not
// looked at. All errors are the writer's.
func (e *encoder) encode(w io.Writer, img *image.RGBA, dpi float64) error {
	e.indices = sized(e.indices, img.Rect.Dx()*img.Rect.Dy())
	if !e.palette.index(e.indices, img) {
		e.begin(w, img.Rect.Size(), dpi, trueColour)
		e.rgb.write(&e.data, img)
		return e.end()
	}
	e.begin(w, img.Rect.Size(), dpi, indexedColour)
	e.file.chunk("PLTE", e.palette.rgb)
	e.writeIndices(img.Rect.Dx())
	return e.end()
}

// writeIndices writes the rows of an image with a palette, unfiltered: the
// indices of neighbors have nothing to do with one another.
func (e *encoder) writeIndices(w int) {
	e.rgb.line = append(e.rgb.line[:0], filterNone)
	for rest := e.indices; len(rest) > 0; rest = rest[w:] {
		e.rgb.line = append(e.rgb.line[:1], rest[:w]...)
		e.data.write(e.rgb.line, false)
	}
}

// The color types of PNG's IHDR that we write.
const (
	trueColour    = 2
	indexedColour = 3
)

// begin writes all that stands before the palette and the pixels.
func (e *encoder) begin(w io.Writer, size image.Point, dpi float64, colourType byte) {
	e.file.start(w)
	header := binary.BigEndian.AppendUint32(nil, uint32(size.X))
	header = binary.BigEndian.AppendUint32(header, uint32(size.Y))
	e.file.chunk("IHDR", append(header, 8, colourType, 0, 0, 0))
	e.file.chunk("pHYs", resolution(dpi))
	e.data.start(&e.file)
	e.rgb.start()
}

// resolution returns the content of a pHYs chunk: pixels per meter both ways.
func resolution(dpi float64) []byte {
	const inchesPerMetre = float64(1000*geom.MM) / float64(geom.INCH)
	perMetre := uint32(max(1, min(math.MaxInt32, math.Round(dpi*inchesPerMetre))))
	data := binary.BigEndian.AppendUint32(nil, perMetre)
	data = binary.BigEndian.AppendUint32(data, perMetre)
	return append(data, 1) // the unit is the meter
}

func (e *encoder) end() error {
	e.data.end()
	e.file.chunk("IEND", nil)
	return e.file.err
}

// Images up to wholePixels are drawn in one go; larger ones in bands of about
// bandPixels, of four bytes each.
const (
	wholePixels = 10 << 20
	bandPixels  = 2 << 20
)

// write draws marks and writes them as a PNG file.
func (r *Renderer) write(w io.Writer, f frame, marks []scene.Mark) error {
	if f.size.X*f.size.Y > wholePixels {
		return r.writeBands(w, f, marks)
	}
	img, err := r.whole(f, marks)
	if err != nil {
		return err
	}
	return r.encoder.encode(w, img, r.dpi)
}

// writeBands draws and writes the rows of a large image by and by. Every band
// holds the same pixels as the image drawn whole.
func (r *Renderer) writeBands(w io.Writer, f frame, marks []scene.Mark) error {
	r.encoder.begin(w, f.size, r.dpi, trueColour)
	height := max(1, bandPixels/f.size.X)
	for y := 0; y < f.size.Y; y += height {
		band := image.Rect(0, y, f.size.X, min(f.size.Y, y+height))
		img, err := r.draw(f, band, marks)
		if err != nil {
			return err
		}
		r.encoder.rgb.write(&r.encoder.data, img)
	}
	return r.encoder.end()
}
