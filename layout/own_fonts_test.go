package layout

import (
	"encoding/binary"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// builtin returns the file of a built-in font.
func builtin(t *testing.T, name string) string {
	t.Helper()
	f, ok := fonts.Builtin(name)
	if !ok {
		t.Fatal(name + " does not ship")
	}
	return string(f.TTF())
}

// restricted returns a font whose license bits forbid embedding.
func restricted(t *testing.T, ttf string) string {
	t.Helper()
	data := []byte(ttf)
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		entry := data[12+16*i:]
		if string(entry[:4]) == "OS/2" {
			binary.BigEndian.PutUint16(data[binary.BigEndian.Uint32(entry[8:])+8:], 2)
			return string(data)
		}
	}
	t.Fatal("the font has no table OS/2")
	return ""
}

func TestOwnFonts(t *testing.T) {
	sound := builtin(t, "special-elite")
	tests := []struct {
		name, file, entry string
		want              string // findings
		face              string // to set the text in
	}{
		{"a sound file", sound, "{regular: f.ttf}", "", "mine"},
		{"with a bold", sound, "{regular: f.ttf, bold: f.ttf}", "", "mine-bold"},
		{"PostScript outlines", "OTTO....", "{regular: f.ttf}", "error PB-312 trial/game.yaml:7:9: f.ttf cannot be used: it is an OpenType font with PostScript (CFF) outlines", "plex-condensed-bold"},
		{"a web font", "wOF2....", "{regular: f.ttf}", "error PB-312 trial/game.yaml:7:9: f.ttf cannot be used: it is a WOFF2 web font", "plex-condensed-bold"},
		{"a collection", "ttcf....", "{regular: f.ttf}", "error PB-312 trial/game.yaml:7:9: f.ttf cannot be used: it is a TrueType collection (.ttc) of several fonts", "plex-condensed-bold"},
		{"a licence that forbids", restricted(t, sound), "{regular: f.ttf}", "warning PB-313 trial/game.yaml:7:9: the license flags of f.ttf do not allow embedding it in a PDF", "mine"},
	}
	for _, tt := range tests {
		more := layouttest.Files{"f.ttf": tt.file}.Game("decks:", "fonts: {mine: "+tt.entry+"}\ndecks:")
		g := layouttest.Load(t, layouttest.Face(`{text: "{name}", font: mine, bold: true, left: 5mm, right: 5mm, top: 5mm, height: 9mm}`), more)
		b, found := compose(t, g, Options{})
		var got []string
		for _, line := range strings.Split(strings.TrimSpace(layouttest.Messages(found)), "\n") {
			if !strings.Contains(line, string(face.CodeNoFace)) {
				got = append(got, line)
			}
		}
		if s := strings.Join(got, "\n"); s != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, s, tt.want)
		}
		if f := b.Decks[0].Cards[0].Front.Marks[0].(*scene.Glyphs).Font.Name(); f != tt.face {
			t.Errorf("%s: set in %s, want %s", tt.name, f, tt.face)
		}
	}
}
