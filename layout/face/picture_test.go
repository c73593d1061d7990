package face

import (
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

func FuzzWhole(f *testing.F) {
	f.Add([]byte(layouttest.Picture(3, 2, 0)))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if len(data) >= 8 {
			whole("png", data)
		}
		whole("jpeg", data)
	})
}

func TestFitPicture(t *testing.T) {
	box := geom.Rect{X: 10, Y: 10, W: 100, H: 50}
	all := scene.Crop{X1: 1, Y1: 1}
	tests := []struct {
		name        string
		size        geom.Size
		window      scene.Crop
		fit, anchor string
		to          geom.Rect
		crop        scene.Crop
	}{
		{"contain a wide one", geom.Size{W: 400, H: 100}, all, "contain", "center", geom.Rect{X: 10, Y: 22, W: 100, H: 25}, all},
		{"contain a high one", geom.Size{W: 100, H: 100}, all, "contain", "center", geom.Rect{X: 35, Y: 10, W: 50, H: 50}, all},
		{"contain a part", geom.Size{W: 200, H: 100}, scene.Crop{X0: .5, X1: 1, Y1: 1}, "contain", "center", geom.Rect{X: 35, Y: 10, W: 50, H: 50}, scene.Crop{X0: .5, X1: 1, Y1: 1}},
		{"stretch", geom.Size{W: 100, H: 100}, all, "stretch", "center", box, all},
		{"cover with a high one", geom.Size{W: 100, H: 100}, all, "cover", "center", box, scene.Crop{Y0: .25, X1: 1, Y1: .75}},
		{"cover from the top", geom.Size{W: 100, H: 100}, all, "cover", "top", box, scene.Crop{X1: 1, Y1: .5}},
		{"cover from the bottom", geom.Size{W: 100, H: 100}, all, "cover", "bottom", box, scene.Crop{Y0: .5, X1: 1, Y1: 1}},
		{"cover with a wide one", geom.Size{W: 400, H: 100}, all, "cover", "center", box, scene.Crop{X0: .25, X1: .75, Y1: 1}},
		{"cover from the right", geom.Size{W: 400, H: 100}, all, "cover", "right", box, scene.Crop{X0: .5, X1: 1, Y1: 1}},
		{"cover with the same shape", geom.Size{W: 200, H: 100}, all, "cover", "top", box, all},
	}
	for _, tt := range tests {
		if to, crop := fitPicture(tt.size, tt.window, box, tt.fit, tt.anchor); to != tt.to || crop != tt.crop {
			t.Errorf("%s: %v %v, want %v %v", tt.name, to, crop, tt.to, tt.crop)
		}
	}
}

// TestPixels bounds what is decoded: the head of the file decides.
func TestPixels(t *testing.T) {
	huge := []byte(layouttest.Picture(1, 1, 0))
	copy(huge[16:], []byte{0, 1, 0, 0, 0, 1, 0, 0}) // 65,536 x 65,536 pixels
	binary.BigEndian.PutUint32(huge[29:], crc32.ChecksumIEEE(huge[12:29]))
	a := &pictureArt{path: "x.png"}
	if f := a.readPixels(huge); f == nil || !strings.Contains(f.what, "100 million") {
		t.Errorf("a picture of 4,294,967,296 pixels: %v", f)
	}
	if f := a.readPixels([]byte(layouttest.Photo(8, 4))); f != nil || a.picture.Format != "jpeg" || a.picture.Width != 8 || a.picture.Height != 4 {
		t.Errorf("a photo: %v, %+v", f, a.picture)
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
		if got := whole(tt.format, []byte(tt.data)); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
