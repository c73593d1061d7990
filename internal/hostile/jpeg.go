package hostile

import "encoding/binary"

// GrayJPEG returns a JPEG file of a size in pixels, in one shade of gray, whose three colors
// are stored at full resolution: it takes 3 bytes for each pixel in memory, and nearly
// nothing on disk. All blocks have the same codes, which are zero bits.
func GrayJPEG(width, height int) []byte {
	segment := func(marker byte, body ...byte) []byte {
		return append(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(2+len(body))), body...)
	}
	flat := make([]byte, 65) // quantization table 0
	for i := range flat[1:] {
		flat[1+i] = 1
	}
	size := binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16([]byte{8}, uint16(height)), uint16(width))
	oneCode := func(table byte) []byte { // the code 0, of one bit, for the symbol 0
		return append(append([]byte{table, 1}, make([]byte, 15)...), 0)
	}
	file := []byte{0xff, 0xd8}                                                                    // SOI
	file = append(file, segment(0xdb, flat...)...)                                                // DQT
	file = append(file, segment(0xc0, append(size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0)...)...) // SOF0
	file = append(file, segment(0xc4, append(oneCode(0x00), oneCode(0x10)...)...)...)             // DHT, for DC and AC
	file = append(file, segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0)...)                          // SOS
	blocks := 3 * ((width + 7) / 8) * ((height + 7) / 8)
	file = append(file, make([]byte, (2*blocks+7)/8)...) // two bits for each
	return append(file, 0xff, 0xd9)                      // EOI
}
