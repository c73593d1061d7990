package picture

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math/rand"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/internal/hostile"
	"punchboard/layout/layouttest"
)

// proven returns the files that are damaged, and what is wrong with them.
func proven(t *testing.T, files map[string]string) string {
	t.Helper()
	fsys := fstest.MapFS{}
	for name, data := range files {
		fsys[name] = &fstest.MapFile{Data: []byte(data)}
	}
	b := NewFiles(&carddata.Game{FS: fsys})
	for name := range files {
		if a := b.File(name); a.Fault != nil {
			t.Fatalf("%s: %s", name, a.Fault.What)
		}
	}
	var all []string
	for _, a := range b.Prove(t.Context(), 2) {
		all = append(all, a.Path+": "+strings.TrimPrefix(a.Damage.What, "the pixels of the picture are damaged or incomplete: "))
	}
	return strings.Join(all, "\n")
}

// Pictures that are whole as files may have broken pixels.
func TestProve(t *testing.T) {
	interlaced := hostile.PNG{Width: 9, Height: 9, Depth: 8, Color: 2}.Bytes()
	interlaced[28] = 1
	binary.BigEndian.PutUint32(interlaced[29:], crc32.ChecksumIEEE(interlaced[12:29]))
	files := map[string]string{
		"broken.png":     string(hostile.PNG{Width: 100, Height: 100, Depth: 8, Color: 2, Broken: true}.Bytes()),
		"cut.jpg":        string(hostile.CutJPEG()),
		"half.png":       string(hostile.PNG{Width: 100, Height: 100, Depth: 8, Color: 6, Rows: 50}.Bytes()),
		"interlaced.png": string(interlaced),
		"more.png":       string(hostile.PNG{Width: 100, Height: 100, Depth: 1, Color: 3, Rows: 101}.Bytes()),
		"sound.jpg":      layouttest.Photo(30, 20),
		"sound.png":      layouttest.Picture(30, 20, 7),
		"wide.png":       string(hostile.PNG{Width: 5000, Height: 5000, Depth: 8, Color: 6}.Bytes()),
	}
	want := `broken.png: zlib: invalid checksum
cut.jpg: invalid JPEG format: missing 0xff00 sequence
half.png: rows are missing at the end
interlaced.png: png: invalid format: not enough pixel data
more.png: there are more pixels than rows`
	if got := proven(t, files); got != want {
		t.Errorf("damaged are\n%s\nwant\n%s", got, want)
	}
}

// Whatever byte of the compressed pixels is changed, the check says the same as decoding.
func TestProofAgreesWithDecoding(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, depth := range []color.Model{color.GrayModel, color.Gray16Model, color.NRGBAModel, color.NRGBA64Model} {
		sound := patterned(depth)
		if !isOrdinaryPNG(sound) || inflatePixels(sound) != nil {
			t.Fatal("a sound picture is broken")
		}
		broken := 0
		for range 300 {
			data := bytes.Clone(sound)
			at := bytes.Index(data, []byte("IDAT"))
			n := int(binary.BigEndian.Uint32(data[at-4:]))
			data[at+4+random.Intn(n)] ^= byte(1 + random.Intn(255))
			binary.BigEndian.PutUint32(data[at+4+n:], crc32.ChecksumIEEE(data[at:at+4+n]))
			_, want := png.Decode(bytes.NewReader(data))
			if got := inflatePixels(data); (got != nil) != (want != nil) {
				t.Fatalf("the check says %v, decoding %v", got, want)
			}
			if want != nil {
				broken++
			}
		}
		if broken < 200 {
			t.Errorf("only %d of 300 changes break the picture", broken)
		}
	}
}

// patterned returns a PNG file of a color model.
func patterned(model color.Model) []byte {
	box := image.Rect(0, 0, 23, 17)
	images := map[color.Model]interface {
		image.Image
		Set(x, y int, c color.Color)
	}{
		color.GrayModel: image.NewGray(box), color.Gray16Model: image.NewGray16(box),
		color.NRGBAModel: image.NewNRGBA(box), color.NRGBA64Model: image.NewNRGBA64(box),
	}
	img := images[model]
	for y := range box.Max.Y {
		for x := range box.Max.X {
			img.Set(x, y, color.NRGBA64{uint16(x * 2851), uint16(y * 3001), uint16(x * y), uint16(40000 + x)})
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// exif returns a JPEG file with an orientation, as cameras write it.
func exif(jpg []byte, order binary.ByteOrder, how int) []byte {
	tiff := []byte("MM\x00*\x00\x00\x00\x08")
	if order == binary.LittleEndian {
		tiff = []byte("II*\x00\x08\x00\x00\x00")
	}
	u16 := func(v int) []byte { b := make([]byte, 2); order.PutUint16(b, uint16(v)); return b }
	tiff = append(tiff, u16(2)...)
	tiff = append(append(append(tiff, u16(271)...), u16(2)...), make([]byte, 8)...) // its maker
	tiff = append(append(append(append(tiff, u16(274)...), u16(3)...), 0, 0, 0, 1), u16(how)...)
	tiff = append(tiff, 0, 0)
	segment := append([]byte("Exif\x00\x00"), tiff...)
	head := append([]byte{0xff, 0xd8, 0xff, 0xe1}, 0, 0)
	binary.BigEndian.PutUint16(head[4:], uint16(len(segment)+2))
	return append(append(head, segment...), jpg[2:]...)
}

// Photos are printed upright, however the camera was held (Exif 2.32, tag 274). The
// scene has a bright corner at its upper left and a dark half below.
func TestOrientation(t *testing.T) {
	const w, h = 64, 32
	brightness := func(x, y int) uint8 {
		switch {
		case x < w/2 && y < h/2:
			return 240
		case y < h/2:
			return 140
		}
		return 20
	}
	for how := upright; how <= turnLeft; how++ {
		stored := image.NewGray(image.Rect(0, 0, w, h))
		if how >= transposed {
			stored = image.NewGray(image.Rect(0, 0, h, w))
		}
		size := stored.Rect.Size()
		for y := range h {
			for x := range w {
				at := storedAt(how, x, y, size.X, size.Y)
				stored.SetGray(at.X, at.Y, color.Gray{brightness(x, y)})
			}
		}
		var out bytes.Buffer
		if err := jpeg.Encode(&out, stored, &jpeg.Options{Quality: 100}); err != nil {
			t.Fatal(err)
		}
		for _, order := range []binary.ByteOrder{binary.BigEndian, binary.LittleEndian} {
			a := &File{Path: "photo.jpg"}
			if f := a.readPixels(exif(out.Bytes(), order, how), &budget{}); f != nil {
				t.Fatal(f.What)
			}
			img, err := jpeg.Decode(bytes.NewReader(a.Pixels.Data))
			if err != nil || a.Pixels.Width != w || a.Pixels.Height != h || img.Bounds().Size() != image.Pt(w, h) {
				t.Fatalf("orientation %d: %d x %d, %v", how, a.Pixels.Width, a.Pixels.Height, err)
			}
			for _, at := range []image.Point{{5, 5}, {w - 6, 5}, {5, h - 6}, {w - 6, h - 6}} {
				got := int(color.GrayModel.Convert(img.At(at.X, at.Y)).(color.Gray).Y)
				if want := int(brightness(at.X, at.Y)); got < want-8 || got > want+8 {
					t.Errorf("orientation %d: at %v it is %d, want %d", how, at, got, want)
				}
			}
			if how != upright && bytes.Contains(a.Pixels.Data, []byte("Exif")) {
				t.Errorf("orientation %d: a viewer would turn it again", how)
			}
		}
	}
}

// The table of orientations, by the corner of the upright picture that is stored first:
// the first stored pixel is at its top left, and the row goes right, except as Exif says.
func TestStoredAt(t *testing.T) {
	const w, h = 3, 2                              // as stored
	for how, want := range map[int][2]image.Point{ // where the upright pixels (0, 0) and (1, 0) are stored
		1: {{0, 0}, {1, 0}}, 2: {{2, 0}, {1, 0}}, 3: {{2, 1}, {1, 1}}, 4: {{0, 1}, {1, 1}},
		5: {{0, 0}, {0, 1}}, 6: {{0, 1}, {0, 0}}, 7: {{2, 1}, {2, 0}}, 8: {{2, 0}, {2, 1}},
	} {
		if got := [2]image.Point{storedAt(how, 0, 0, w, h), storedAt(how, 1, 0, w, h)}; got != want {
			t.Errorf("orientation %d: %v, want %v", how, got, want)
		}
	}
}

// Damaged data of a camera do not hang or panic.
func TestOrientationOfGarbage(t *testing.T) {
	whole := exif([]byte(layouttest.Photo(8, 4)), binary.BigEndian, 6)
	for n := range whole {
		orientation(whole[:n])
		progressive(whole[:n])
		garbled := bytes.Clone(whole)
		garbled[n] ^= 0xff
		orientation(garbled)
		progressive(garbled)
	}
}
