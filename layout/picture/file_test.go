package picture

import (
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

func FuzzWhole(f *testing.F) {
	f.Add([]byte(layouttest.Picture(3, 2, 0)))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if len(data) >= 8 {
			complete("png", data)
		}
		complete("jpeg", data)
	})
}

// TestPixels checks that the size limit is applied to the header, before decoding.
func TestPixels(t *testing.T) {
	huge := []byte(layouttest.Picture(1, 1, 0))
	copy(huge[16:], []byte{0, 1, 0, 0, 0, 1, 0, 0}) // 65,536 x 65,536 pixels
	binary.BigEndian.PutUint32(huge[29:], crc32.ChecksumIEEE(huge[12:29]))
	a := &File{Path: "x.png"}
	if f := a.readPixels(huge, &budget{}); f == nil || !strings.Contains(f.What, "100 million") {
		t.Errorf("a picture of 4,294,967,296 pixels: %v", f)
	}
	if f := a.readPixels([]byte(layouttest.Photo(8, 4)), &budget{}); f != nil || a.Pixels.Format != "jpeg" || a.Pixels.Width != 8 || a.Pixels.Height != 4 {
		t.Errorf("a photo: %v, %+v", f, a.Pixels)
	}
}

func TestWhole(t *testing.T) {
	sound, jpg := layouttest.Picture(30, 20, 7), layouttest.Photo(30, 20)
	flipped := []byte(sound)
	flipped[len(flipped)-20] ^= 1
	tests := []struct {
		name, format, data string
		want               bool
	}{
		{"a sound PNG", "png", sound, true},
		{"one with more behind it", "png", sound + "junk", true},
		{"one without its end", "png", sound[:len(sound)-12], false},
		{"one cut in a chunk", "png", sound[:50], false},
		{"one with a wrong bit", "png", string(flipped), false},
		{"a sound JPEG", "jpeg", jpg, true},
		{"one cut short", "jpeg", jpg[:len(jpg)-2], false},
	}
	for _, tt := range tests {
		if got := complete(tt.format, []byte(tt.data)); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
