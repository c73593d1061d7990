// Package strips decodes PNG files a few rows at a time, so that a large picture does not
// need memory for all of its pixels.
package strips

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/png"
	"io"
)

// MaxWidth is the largest width of a picture in pixels: a wider one has few rows to save.
const MaxWidth = 1 << 20

const (
	signature = "\x89PNG\r\n\x1a\n"
	stripSize = 1 << 20 // bytes of a strip, if a row is not larger
)

// Reader decodes a PNG file from its first row to its last.
type Reader struct {
	Width, Height int

	head      [13]byte     // the data of the chunk IHDR
	colors    bytes.Buffer // the chunks that say what the samples mean: PLTE, tRNS
	rows      io.Reader    // the filtered rows
	row, last []byte       // the current row and the one before it, each after a filter byte
	pixel     int          // bytes from a sample to that of the pixel before it
	next      int          // the next row

	strip bytes.Buffer // the compressed rows of the last strip, and its file, to be reused
	file  []byte
}

// New returns a reader of a PNG file, or an error if it is damaged or cannot be decoded in
// strips: if it is interlaced, or wider than MaxWidth.
func New(data []byte) (*Reader, error) {
	if !bytes.HasPrefix(data, []byte(signature)) {
		return nil, errors.New("it is not a PNG file")
	}
	r := &Reader{}
	pixels, err := r.chunks(data[len(signature):])
	if err != nil {
		return nil, err
	}
	r.Width, r.Height = int(binary.BigEndian.Uint32(r.head[:])), int(binary.BigEndian.Uint32(r.head[4:]))
	samples := map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[r.head[9]]
	switch {
	case samples == 0 || r.Width < 1 || r.Height < 1:
		return nil, errors.New("its header is not valid")
	case r.head[12] != 0 || r.Width > MaxWidth:
		return nil, errors.New("it is interlaced, or too wide")
	}
	bits := samples * int(r.head[8])
	size := 1 + (r.Width*bits+7)/8
	r.row, r.last, r.pixel = make([]byte, size), make([]byte, size), max(1, bits/8)
	r.rows, err = zlib.NewReader(io.MultiReader(pixels...))
	return r, err
}

// chunks reads the chunks of a file (PNG, third edition, section 5.3), and returns those
// with pixels.
func (r *Reader) chunks(rest []byte) (pixels []io.Reader, err error) {
	for len(rest) >= 12 {
		n := uint64(binary.BigEndian.Uint32(rest))
		if n > uint64(len(rest)-12) {
			break
		}
		switch body := rest[8 : 8+n]; string(rest[4:8]) {
		case "IHDR":
			copy(r.head[:], body)
		case "PLTE", "tRNS":
			r.colors.Write(rest[:12+n])
		case "IDAT":
			pixels = append(pixels, bytes.NewReader(body))
		case "IEND":
			return pixels, nil
		}
		rest = rest[12+n:]
	}
	return nil, errors.New("it ends early")
}

// Next returns the next rows as a picture of their own, or io.EOF after the last row.
func (r *Reader) Next() (image.Image, error) {
	height := min(r.Height-r.next, max(1, stripSize/len(r.row)))
	if height == 0 {
		return nil, io.EOF
	}
	r.strip.Reset()
	z, err := zlib.NewWriterLevel(&r.strip, zlib.NoCompression)
	for range height {
		if err == nil {
			err = r.readRow()
		}
		if err == nil {
			_, err = z.Write(r.row)
		}
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		return nil, err
	}
	r.next += height
	r.makeFile(height)
	return png.Decode(bytes.NewReader(r.file))
}

// makeFile makes a PNG file of the rows of the strip.
func (r *Reader) makeFile(height int) {
	head := r.head
	binary.BigEndian.PutUint32(head[4:], uint32(height))
	r.file = appendChunk(append(r.file[:0], signature...), "IHDR", head[:])
	r.file = append(r.file, r.colors.Bytes()...)
	r.file = appendChunk(r.file, "IDAT", r.strip.Bytes())
	r.file = appendChunk(r.file, "IEND", nil)
}

func appendChunk(to []byte, kind string, body []byte) []byte {
	to = binary.BigEndian.AppendUint32(to, uint32(len(body)))
	from := len(to)
	to = append(append(to, kind...), body...)
	return binary.BigEndian.AppendUint32(to, crc32.ChecksumIEEE(to[from:]))
}

// readRow reads the next row and undoes its filter (PNG, third edition, section 9.2).
func (r *Reader) readRow() error {
	r.row, r.last = r.last, r.row
	if _, err := io.ReadFull(r.rows, r.row); err != nil {
		return err
	}
	filter := r.row[0]
	r.row[0] = 0
	row, last, n := r.row[1:], r.last[1:], r.pixel
	switch filter {
	case 0:
	case 1: // sub
		for i := n; i < len(row); i++ {
			row[i] += row[i-n]
		}
	case 2: // up
		for i, up := range last {
			row[i] += up
		}
	case 3: // average
		for i, up := range last {
			row[i] += uint8((int(left(row, i, n)) + int(up)) / 2)
		}
	case 4:
		for i, up := range last {
			row[i] += paeth(left(row, i, n), up, left(last, i, n))
		}
	default:
		return errors.New("a row has an unknown filter")
	}
	return nil
}

// left returns the byte of the pixel to the left of byte i, 0 at the edge.
func left(row []byte, i, pixel int) uint8 {
	if i < pixel {
		return 0
	}
	return row[i-pixel]
}

// paeth returns that of the left, upper and upper left bytes which is nearest to left + up -
// corner; the first of those that are equally near.
func paeth(left, up, corner uint8) uint8 {
	toLeft, toUp := int(up)-int(corner), int(left)-int(corner)
	toCorner := abs(toLeft + toUp)
	toLeft, toUp = abs(toLeft), abs(toUp)
	switch {
	case toLeft <= toUp && toLeft <= toCorner:
		return left
	case toUp <= toCorner:
		return up
	}
	return corner
}

func abs(n int) int { return max(n, -n) }
