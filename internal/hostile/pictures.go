package hostile

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"hash/adler32"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
)

// pictureParts is a face that shows one picture.
const pictureParts = "      - {image: art/fog.png, left: 5mm, right: 5mm, top: 5mm, height: 20mm, dpi: 1}\n"

// withPicture returns the files of a game with a picture on its card.
func withPicture(data []byte) map[string][]byte {
	return withParts(pictureParts, map[string][]byte{"art/fog.png": data})
}

// PNG is the header of a PNG file whose pixels are all zero.
type PNG struct {
	Width, Height int
	Depth, Color  byte // bits of a sample, and color type: 0 gray, 2 RGB, 3 palette, 4 and 6 with alpha
	Rows          int  // rows of data, if not Height
	Interlaced    bool // the pixels are stored in seven passes
	Broken        bool // the compressed data have a wrong checksum
}

// samples is the number of samples of a pixel, by color type.
var samples = map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}

// Bytes returns the file. Its checksums are right, except for Broken.
func (p PNG) Bytes() []byte {
	rows := p.Height
	if p.Rows > 0 {
		rows = p.Rows
	}
	head := make([]byte, 13)
	binary.BigEndian.PutUint32(head, uint32(p.Width))
	binary.BigEndian.PutUint32(head[4:], uint32(p.Height))
	head[8], head[9] = p.Depth, p.Color
	size := rows * p.row(p.Width)
	if p.Interlaced {
		head[12], size = 1, p.passes()
	}
	data := zeros(size)
	if p.Broken {
		data[len(data)-1] ^= 1
	}
	out := []byte("\x89PNG\r\n\x1a\n")
	out = chunk(out, "IHDR", head)
	if p.Color == 3 {
		out = chunk(out, "PLTE", make([]byte, 3))
	}
	out = chunk(out, "IDAT", data)
	return chunk(out, "IEND", nil)
}

// row returns the number of bytes of a row of so many pixels, with its filter.
func (p PNG) row(pixels int) int { return 1 + (pixels*samples[p.Color]*int(p.Depth)+7)/8 }

// passes returns the number of bytes of the seven passes of an interlaced picture (PNG,
// third edition, section 8.2).
func (p PNG) passes() (size int) {
	for _, pass := range [7]struct{ x, y, dx, dy int }{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}} {
		w, h := (p.Width-pass.x+pass.dx-1)/pass.dx, (p.Height-pass.y+pass.dy-1)/pass.dy
		if w > 0 && h > 0 {
			size += h * p.row(w)
		}
	}
	return size
}

func chunk(out []byte, kind string, body []byte) []byte {
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
	from := len(out)
	out = append(append(out, kind...), body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[from:]))
}

// zeros returns n zero bytes as a zlib stream. It compresses one block and repeats the
// result, because compressing gigabytes would take seconds.
func zeros(n int) []byte {
	const block = 1 << 20
	var buf bytes.Buffer
	w, err := flate.NewWriter(&buf, flate.BestCompression)
	if err != nil {
		panic(err)
	}
	write := func(n int) (from int) {
		from = buf.Len()
		if _, err := w.Write(make([]byte, n)); err != nil {
			panic(err)
		}
		w.Flush()
		return from
	}
	write(n % block)
	out := append([]byte{0x78, 0x9c}, buf.Bytes()...)
	for i := range min(2, n/block) { // the second block refers back to the first, and to nothing else
		from := write(block)
		copies := 1
		if i == 1 {
			copies = n/block - 1
		}
		out = append(out, bytes.Repeat(buf.Bytes()[from:], copies)...)
	}
	from := buf.Len()
	w.Close()
	out = append(out, buf.Bytes()[from:]...)
	sum := adler32.Checksum(nil)
	sum = uint32(n%65521)<<16 | sum&0xffff // of zeros: the low half stays 1, the high half counts them
	return binary.BigEndian.AppendUint32(out, sum)
}

// noisy returns a picture that does not compress well.
func noisy(w, h int) image.Image {
	img := image.NewGray(image.Rect(0, 0, w, h))
	x := uint32(1)
	for i := range img.Pix {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		img.Pix[i] = byte(x)
	}
	return img
}

// CutJPEG returns a JPEG file that ends in the middle of its pixels, followed by an
// end-of-image marker.
func CutJPEG() []byte {
	var buf bytes.Buffer
	if err := jpeg.Encode(&buf, noisy(300, 300), nil); err != nil {
		panic(err)
	}
	return append(buf.Bytes()[:buf.Len()/2:buf.Len()/2], 0xff, 0xd9)
}

// NoisyPNG returns a complete PNG file of noise.
func NoisyPNG(w, h int) []byte {
	var buf bytes.Buffer
	if err := png.Encode(&buf, noisy(w, h)); err != nil {
		panic(err)
	}
	return buf.Bytes()
}

// manyPictures returns a game with a picture on each of n cards.
func manyPictures(n int, data func(i int) []byte) map[string][]byte {
	files := map[string][]byte{"cards.csv": []byte("id,name\n" + times(n, "c%d,Card\n"))}
	for i := range n {
		files[fmt.Sprintf("art/c%d.png", i)] = data(i)
	}
	return withParts("      - {image: \"art/{id}.png\", left: 5mm, right: 5mm, top: 5mm, height: 20mm, dpi: 1}\n", files)
}

// Pictures are games whose pictures cost too much.
var Pictures = []Game{
	{"an interlaced PNG of 49 megapixels", func() map[string][]byte {
		return withPicture(PNG{Width: 7_000, Height: 7_000, Depth: 8, Color: 2, Interlaced: true}.Bytes())
	}},
	{"a PNG of 100 megapixels with 16 bits and alpha", func() map[string][]byte {
		return withPicture(PNG{Width: 10_000, Height: 10_000, Depth: 16, Color: 6}.Bytes())
	}},
	{"40 PNGs of 25 megapixels", func() map[string][]byte {
		return manyPictures(40, func(i int) []byte { return PNG{Width: 5_000 - i, Height: 5_000, Depth: 8, Color: 6}.Bytes() })
	}},
	{"a tinted PNG of 100 megapixels", func() map[string][]byte {
		return withParts("      - {image: art/fog.png, tint: black, left: 5mm, right: 5mm, top: 5mm, height: 20mm, dpi: 1}\n",
			map[string][]byte{"art/fog.png": PNG{Width: 10_000, Height: 10_000, Depth: 8, Color: 2}.Bytes()})
	}},
	{"5 PNG files of 60 MB", func() map[string][]byte {
		small := NoisyPNG(64, 64)
		body := chunk(small[:len(small)-12:len(small)-12], "teXt", make([]byte, 60<<20)) // before IEND
		large := chunk(body, "IEND", nil)
		return manyPictures(5, func(int) []byte { return large })
	}},
}

// LargePictures are games with pictures that are within the limits, but whose pixels take
// about 100 MB, or 300 MB.
var LargePictures = []Game{
	{"a PNG of 25 megapixels with alpha", func() map[string][]byte {
		return withPicture(PNG{Width: 5_000, Height: 5_000, Depth: 8, Color: 6}.Bytes())
	}},
	{"a JPEG of 100 megapixels", func() map[string][]byte {
		return withParts("      - {image: art/fog.jpg, left: 5mm, right: 5mm, top: 5mm, height: 20mm, dpi: 1}\n",
			map[string][]byte{"art/fog.jpg": GrayJPEG(10_000, 10_000)})
	}},
}

// BrokenPictures are games with pictures that no reader accepts.
var BrokenPictures = []Game{
	{"a PNG with a wrong checksum of its pixels", func() map[string][]byte {
		return withPicture(PNG{Width: 100, Height: 100, Depth: 8, Color: 2, Broken: true}.Bytes())
	}},
	{"a PNG with too few rows", func() map[string][]byte {
		return withPicture(PNG{Width: 100, Height: 100, Depth: 8, Color: 2, Rows: 50}.Bytes())
	}},
	{"a JPEG cut short", func() map[string][]byte { return withPicture(CutJPEG()) }},
}
