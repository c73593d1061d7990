package picture

import (
	"encoding/binary"
	"hash/crc32"
	"punchboard/internal/fault"
	"punchboard/internal/hostile"
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

// TestTruncatedPictures reads every beginning of some pictures: at the latest when its
// pixels are decoded, each turns out to be damaged.
func TestTruncatedPictures(t *testing.T) {
	interlaced, palette := hostile.PNG{Width: 9, Height: 7, Depth: 8, Color: 2}, hostile.PNG{Width: 9, Height: 7, Depth: 4, Color: 3}
	for name, whole := range map[string]string{
		"a.png": layouttest.Picture(30, 20, 7), "b.png": layouttest.HalfClear(9), "c.png": string(interlaced.Bytes()), "d.png": string(palette.Bytes()),
		"a.jpg": layouttest.Photo(30, 20),
	} {
		for start := range fault.Prefixes([]byte(whole), len(whole)) {
			a := &File{Path: name}
			if a.Fault = a.readPixels(start, &budget{}); a.Fault == nil {
				a.prove()
			}
			if a.Fault == nil && a.Damage == nil {
				t.Errorf("%s: the first %d of %d bytes are a picture", name, len(start), len(whole))
			}
		}
	}
}
