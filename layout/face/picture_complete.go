package face

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
)

// whole reports whether a picture file is complete, without the cost of decoding
// it.
func whole(format string, data []byte) bool {
	if format == "png" {
		return wholePNG(data)
	}
	return wholeJPEG(data)
}

// wholePNG walks the chunks to the last one and checks their sums (PNG, third
// edition, section 5.3).
func wholePNG(data []byte) bool {
	const signature = 8
	for rest := data[signature:]; len(rest) >= 12; {
		size := uint64(binary.BigEndian.Uint32(rest))
		if uint64(len(rest)) < 12+size {
			return false
		}
		chunk := rest[4 : 8+size]
		if crc32.ChecksumIEEE(chunk) != binary.BigEndian.Uint32(rest[8+size:]) {
			return false
		}
		if string(chunk[:4]) == "IEND" {
			return true
		}
		rest = rest[12+size:]
	}
	return false
}

// wholeJPEG looks for the end-of-image marker, after which cameras may add
// some bytes of their own.
func wholeJPEG(data []byte) bool {
	const slack = 4096
	tail := data[max(0, len(data)-slack):]
	return bytes.Contains(tail, []byte{0xFF, 0xD9})
}
