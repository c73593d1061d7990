package pdf

import (
	"encoding/binary"
	"hash/crc32"
)

// isPlainPNG reports whether gofpdf can use a PNG unchanged: it has valid checksums, at
// most eight bits per channel, no interlacing, and no transparency of any kind (gofpdf
// would decode and encode an alpha channel, slowly, and drop transparency in a
// palette).
func isPlainPNG(data []byte) bool {
	const signature = "\x89PNG\r\n\x1a\n"
	if len(data) < len(signature) || string(data[:len(signature)]) != signature {
		return false
	}
	data = data[len(signature):]
	kind, body, data, ok := pngChunk(data)
	if !ok || kind != "IHDR" || !plainHeader(body) {
		return false
	}
	seen := map[string]bool{"PLTE": body[9] != pngPalette}
	for {
		kind, body, data, ok = pngChunk(data)
		switch {
		case !ok || kind == "tRNS":
			return false
		case kind == "IEND":
			return seen["IDAT"] && seen["PLTE"]
		case len(body) == 0: // gofpdf would stop reading here
			return false
		}
		seen[kind] = true
	}
}

// pngPalette is the color type of a PNG with a palette.
const pngPalette = 3

// plainHeader checks the header of a PNG: 0 gray, 2 color and 3 palette are the types
// without transparency.
func plainHeader(b []byte) bool {
	if len(b) != 13 {
		return false
	}
	depth, kind, interlace := b[8], b[9], b[12]
	return depth <= 8 && (kind == 0 || kind == 2 || kind == pngPalette) && interlace == 0
}

// pngChunk returns the first chunk after verifying its checksum.
func pngChunk(data []byte) (kind string, body, rest []byte, ok bool) {
	if len(data) < 12 {
		return "", nil, nil, false
	}
	n := uint64(binary.BigEndian.Uint32(data))
	if n+12 > uint64(len(data)) {
		return "", nil, nil, false
	}
	body, sum := data[8:8+n], binary.BigEndian.Uint32(data[8+n:])
	return string(data[4:8]), body, data[12+n:], sum == crc32.ChecksumIEEE(data[4:8+n])
}
