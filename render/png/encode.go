package png

import (
	"encoding/binary"
	"image"
	"io"
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// encoder writes PNG files one after another, reusing its memory.
type encoder struct {
	file    chunks
	data    stream
	palette palette
	indices []uint8 // rows of indexes, as in the file
	rgb     rgbRows
}

// encode writes an opaque, non-empty image as a PNG file with 8 bits per channel and
// its resolution. Colors are not changed: an image with at most 256 colors gets a
// palette of exactly these, any other is written as RGB. Alpha is ignored. All errors
// come from the writer.
func (e *encoder) encode(w io.Writer, img *image.RGBA, dpi float64) error {
	e.indices = sized(e.indices, (1+img.Rect.Dx())*img.Rect.Dy())
	if !e.palette.index(e.indices, img) {
		e.begin(w, img.Rect.Size(), dpi, trueColour)
		e.rgb.write(&e.data, img)
		return e.end()
	}
	e.begin(w, img.Rect.Size(), dpi, indexedColour)
	e.file.chunk("PLTE", e.palette.rgb)
	e.data.write(e.indices, false)
	return e.end()
}

// The PNG color types (IHDR) that encode writes.
const (
	trueColour    = 2
	indexedColour = 3
)

// begin writes everything before the palette and the pixels.
func (e *encoder) begin(w io.Writer, size image.Point, dpi float64, colourType byte) {
	e.file.start(w)
	header := binary.BigEndian.AppendUint32(nil, uint32(size.X))
	header = binary.BigEndian.AppendUint32(header, uint32(size.Y))
	e.file.chunk("IHDR", append(header, 8, colourType, 0, 0, 0))
	e.file.chunk("pHYs", resolution(dpi))
	e.data.start(&e.file)
	e.rgb.start()
}

// resolution returns the content of a pHYs chunk: pixels per meter on both axes.
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

// Images with up to wholePixels are drawn at once; larger ones in bands of about
// bandPixels, at four bytes per pixel.
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

// writeBands draws and writes the rows of a large image in bands. Every band has the
// same pixels as the image drawn whole.
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
