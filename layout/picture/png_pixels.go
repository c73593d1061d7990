package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"io"
)

// pngSignature is how a PNG file begins.
const pngSignature = "\x89PNG\r\n\x1a\n"

// eachChunk calls visit for the chunks of a complete PNG file, until it returns false.
func eachChunk(data []byte, visit func(kind string, body []byte) bool) {
	for rest := data[len(pngSignature):]; len(rest) >= 12; {
		n := int(binary.BigEndian.Uint32(rest))
		if n > len(rest)-12 || !visit(string(rest[4:8]), rest[8:8+n]) {
			return
		}
		rest = rest[12+n:]
	}
}

// isOrdinaryPNG reports whether a PNG file is like nearly all: not interlaced, and with
// nothing but its header, palette, pixels, and chunks that may be ignored. Its pixels can
// be checked without memory for all of them.
func isOrdinaryPNG(data []byte) bool {
	order, ordinary := "", true
	eachChunk(data, func(kind string, body []byte) bool {
		switch kind {
		case "IHDR", "PLTE":
			order += kind
			ordinary = ordinary && (kind != "IHDR" || len(body) == 13 && body[12] == 0)
		case "IDAT":
			if len(order) < 4 || order[len(order)-4:] != kind {
				order += kind
			}
		case "IEND":
			order += kind
			return false
		case "tRNS":
			ordinary = false
		}
		return ordinary
	})
	return ordinary && (order == "IHDRIDATIEND" || order == "IHDRPLTEIDATIEND")
}

// inflatePixels unpacks the pixels of an ordinary PNG file, row by row, and checks that
// all rows are there (PNG, third edition, section 10).
func inflatePixels(data []byte) error {
	const header = len(pngSignature) + 8
	head := data[header : header+13]
	w, h := int(binary.BigEndian.Uint32(head)), int(binary.BigEndian.Uint32(head[4:]))
	samples := map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[head[9]]
	z, err := zlib.NewReader(&pixelReader{file: data})
	if err != nil {
		return pixelError(err)
	}
	row := make([]byte, 1+(w*samples*int(head[8])+7)/8)
	for range h {
		if _, err := io.ReadFull(z, row); err != nil {
			return pixelError(err)
		}
		const filters = 5
		if row[0] >= filters {
			return errors.New("a row has an unknown filter")
		}
	}
	switch n, err := z.Read(row[:1]); {
	case n > 0:
		return errors.New("there are more pixels than rows")
	case err != io.EOF:
		return pixelError(err)
	}
	return nil
}

// pixelError words an error of the compressed data.
func pixelError(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("rows are missing at the end")
	}
	return err
}

// pixelReader reads the IDAT chunks of a PNG file as one stream.
type pixelReader struct {
	file   []byte
	at     bytes.Reader // in the current chunk
	chunks [][]byte     // that follow; nil before the first read
	found  bool
}

func (r *pixelReader) next() bool {
	if !r.found {
		r.found = true
		eachChunk(r.file, func(kind string, body []byte) bool {
			if kind == "IDAT" {
				r.chunks = append(r.chunks, body)
			}
			return true
		})
	}
	if len(r.chunks) == 0 {
		return false
	}
	r.at.Reset(r.chunks[0])
	r.chunks = r.chunks[1:]
	return true
}

// Read reads some bytes of the stream.
func (r *pixelReader) Read(p []byte) (int, error) {
	for r.at.Len() == 0 {
		if !r.next() {
			return 0, io.EOF
		}
	}
	return r.at.Read(p)
}

// ReadByte reads one byte, so that nothing is read beyond the end of the compressed data.
func (r *pixelReader) ReadByte() (byte, error) {
	for r.at.Len() == 0 {
		if !r.next() {
			return 0, io.EOF
		}
	}
	return r.at.ReadByte()
}
