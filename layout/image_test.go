package layout

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// picture makes a PNG file of one grey.
func picture(w, h int, gray uint8) string {
	img := image.NewGray(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = gray
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.String()
}

// photo makes a JPEG file.
func photo(w, h int) string {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, w, h)), nil); err != nil {
		panic(err)
	}
	return b.String()
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

func TestWhole(t *testing.T) {
	sound, jpg := picture(30, 20, 7), photo(30, 20)
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

func FuzzWhole(f *testing.F) {
	f.Add([]byte(picture(3, 2, 0)))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if len(data) >= 8 {
			whole("png", data)
		}
		whole("jpeg", data)
	})
}

// TestPixels bounds what is decoded: the head of the file decides.
func TestPixels(t *testing.T) {
	huge := []byte(picture(1, 1, 0))
	copy(huge[16:], []byte{0, 1, 0, 0, 0, 1, 0, 0}) // 65,536 x 65,536 pixels
	binary.BigEndian.PutUint32(huge[29:], crc32.ChecksumIEEE(huge[12:29]))
	a := &pictureArt{path: "x.png"}
	if f := a.readPixels(huge); f == nil || !strings.Contains(f.what, "100 million") {
		t.Errorf("a picture of 4,294,967,296 pixels: %v", f)
	}
	if f := a.readPixels([]byte(photo(8, 4))); f != nil || a.picture.Format != "jpeg" || a.picture.Width != 8 || a.picture.Height != 4 {
		t.Errorf("a photo: %v, %+v", f, a.picture)
	}
}

func TestTinted(t *testing.T) {
	g := load(t, face(`{image: art/a.png, tint: "#804000", left: 10mm, top: 10mm, width: 5mm, height: 5mm}`), files{"art/a.png": picture(2, 2, 128)})
	b, found := compose(t, g, Options{})
	if found.Errors() > 0 {
		t.Fatal(messages(found))
	}
	cards := b.Decks[0].Cards
	pic := cards[0].Front.Marks[0].(*scene.Use).Symbol.Marks[0].(*scene.Image).Picture
	img, err := png.Decode(bytes.NewReader(pic.Data))
	if err != nil {
		t.Fatal(err)
	}
	if got := color.NRGBAModel.Convert(img.At(0, 0)); got != (color.NRGBA{192, 160, 128, 255}) {
		t.Errorf("half grey in #804000 is %v", got)
	}
}

// TestOwnIcons tints what a designer drew in one colour, and leaves a drawing in
// several alone.
func TestOwnIcons(t *testing.T) {
	svg := func(shapes string) string {
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">` + shapes + `</svg>`
	}
	all := files{
		"one.svg":   svg(`<path d="M0 0H9V9Z"/><path d="M1 0H9V9Z" fill="black"/>`),
		"two.svg":   svg(`<path d="M0 0H9V9Z" fill="#102030"/><path d="M1 0H9V9Z" fill="red"/>`),
		"mixed.svg": svg(`<path d="M0 0H9V9Z" fill="currentColor"/><path d="M1 0H9V9Z" fill="red"/>`),
	}.game("decks:", "icons: {one: one.svg, two: two.svg, mixed: mixed.svg}\ndecks:")
	tests := []struct{ icon, want string }{
		{"one", "#5B6236 #5B6236"}, {"two", "#102030 #FF0000"}, {"mixed", "#5B6236 #FF0000"},
	}
	for _, tt := range tests {
		b, _ := compose(t, load(t, face(`{icon: `+tt.icon+`, color: olive}`), all), Options{})
		var got []string
		for _, m := range b.Decks[0].Cards[0].Front.Marks[0].(*scene.Use).Symbol.Marks[0].(*scene.Use).Symbol.Marks {
			got = append(got, scene.PaintText(m.(*scene.Path).Fill))
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: %s, want %s", tt.icon, s, tt.want)
		}
	}
}

// TestDrawings places an SVG file as vectors, cut to its box.
func TestDrawings(t *testing.T) {
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0H20V10H0Z" fill="#808080"/><path d="M5 5H9V9Z"/></svg>`
	g := load(t, face(
		`{image: art/a.svg, left: 10mm, top: 10mm, width: 20mm, height: 20mm}`,
		`{image: art/a.svg, crop: 0 0 50 100, tint: olive, left: 10mm, top: 40mm, width: 10mm, height: 10mm}`), files{"art/a.svg": svg})
	b, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Fatal(messages(found))
	}
	want := `use deck/front:card#0 {
  use icon/art/a.svg/gray0 at=10 15 by=1.406,0,0,1.406 {
    path fill=gray128 rect 0 0 14.222 7.111
    path fill=gray0 M3.556 3.556 L6.4 3.556 L6.4 6.4 Z
  }
  group clip=(rect 10 40 10 10) {
    use icon/art/a.svg/#5B6236/shades at=10 40 by=1.406,0,0,1.406 {
      path fill=#ADB19B rect 0 0 14.222 7.111
      path fill=#5B6236 M3.556 3.556 L6.4 3.556 L6.4 6.4 Z
    }
  }
}
`
	if got := dump(t, b.Decks[0].Cards[0].Front); got != want {
		t.Errorf("got\n%s", got)
	}
}
