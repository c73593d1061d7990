package picture

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
)

// complete reports whether a picture file is complete, without the cost of decoding
// it.
func complete(format string, data []byte) bool {
	if format == "png" {
		return completePNG(data)
	}
	return completeJPEG(data)
}

// completePNG walks through the chunks to the last one and verifies their checksums
// (PNG, third edition, section 5.3).
func completePNG(data []byte) bool {
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

// completeJPEG looks for the end-of-image marker, after which cameras may add bytes of
// their own.
func completeJPEG(data []byte) bool {
	const slack = 4096
	tail := data[max(0, len(data)-slack):]
	return bytes.Contains(tail, []byte{0xFF, 0xD9})
}
