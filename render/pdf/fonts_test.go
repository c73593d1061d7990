package pdf_test

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// TestFonts checks that exactly the used fonts are embedded, with everything that
// viewers need.
func TestFonts(t *testing.T) {
	doc := page(
		text(face(t, "plex-condensed"), 10, 0, 0, scene.Black, "Œuvre"),
		text(face(t, "oswald"), 10, 0, 0, scene.Black, "Œ"),
	)
	f := read(t, write(t, doc, pdf.Options{}))
	dicts := f.Dict(f.Dict(f.Pages()[0]["Resources"])["Font"])
	if len(dicts) != 2 {
		t.Fatalf("fonts: %v", dicts.Keys())
	}
	for i, want := range []string{"IBMPlexSansCond-Regular", "Oswald-Regular"} {
		d := f.Dict(dicts[canon.Name(fmt.Sprint("F", i))])
		name := string(d["BaseFont"].(canon.Name))
		if !regexp.MustCompile(`^[A-Z]{6}\+` + want + `$`).MatchString(name) {
			t.Errorf("font %d is called %s", i, name)
		}
		desc := f.Dict(d["FontDescriptor"])
		if desc["FontName"] != canon.Name(name) || desc["Flags"] != canon.Int(4) || d["Encoding"] != nil {
			t.Errorf("%s: flags %v, encoding %v", name, desc["Flags"], d["Encoding"])
		}
		if ttf := decoded(t, f, desc["FontFile2"]); !strings.HasPrefix(ttf, "\x00\x01\x00\x00") {
			t.Errorf("%s: no font file", name)
		}
		if cmap := decoded(t, f, d["ToUnicode"]); !strings.Contains(cmap, "<7F> <0152>\n") {
			t.Errorf("%s: Œ cannot be found in\n%s", name, cmap)
		}
	}
}

// TestManyGlyphs checks that more glyphs than one PDF font can hold are split over
// several, without gaps in the line.
func TestManyGlyphs(t *testing.T) {
	f := face(t, "plex-condensed")
	var all []rune
	for r := rune(0x21); len(all) < 300; r++ {
		if _, ok := f.GID(r); ok {
			all = append(all, r)
		}
	}
	file := read(t, write(t, page(text(f, 5, 0, 0, scene.Black, string(all))), pdf.Options{}))
	res := file.Dict(file.Pages()[0]["Resources"])
	ops := decoded(t, file, file.Pages()[0]["Contents"])
	if n := len(file.Dict(res["Font"])); n != 2 || strings.Count(ops, " Tf\n") != 2 || strings.Count(ops, "]TJ") != 2 {
		t.Errorf("%d fonts for 300 glyphs:\n%s", n, latin(ops))
	}
	if got := texts(t, file); got != string(all) {
		t.Errorf("the text reads %q, want %q", got, string(all))
	}
}

// TestCharactersBeyondTheFont checks that a character outside the Basic Multilingual
// Plane, or one shown by another character's glyph, is extracted correctly.
func TestCharactersBeyondTheFont(t *testing.T) {
	f := face(t, "plex-condensed")
	g := text(f, 5, 0, 0, scene.Black, "a b c")
	g.Glyphs[1].Rune, g.Glyphs[3].Rune = '\u202F', '🎲'
	file := read(t, write(t, page(g), pdf.Options{}))
	if got := texts(t, file); got != "a\u202Fb🎲c" {
		t.Errorf("the text reads %q", got)
	}
}

// texts returns the text of the first page, decoded with the ToUnicode maps.
func texts(t *testing.T, f *canon.File) string {
	t.Helper()
	p := f.Pages()[0]
	fonts := f.Dict(f.Dict(p["Resources"])["Font"])
	var unicode map[byte]string
	var out strings.Builder
	for _, op := range regexp.MustCompile(`(?s)/(F\d+) \S+ Tf\n|\[((?:\((?:\\.|[^()\\])*\)|-?\d+)*)\]TJ`).FindAllStringSubmatch(decoded(t, f, p["Contents"]), -1) {
		if op[1] != "" {
			unicode = toUnicode(t, decoded(t, f, f.Dict(fonts[canon.Name(op[1])])["ToUnicode"]))
			continue
		}
		for _, b := range shown(op[2]) {
			out.WriteString(unicode[b])
		}
	}
	return out.String()
}

// shown returns the codes of the strings of a TJ operator.
func shown(array string) (codes []byte) {
	inside := false
	for i := 0; i < len(array); i++ {
		switch c := array[i]; {
		case c == '\\':
			i++
			codes = append(codes, array[i])
		case c == '(' || c == ')':
			inside = c == '('
		case inside:
			codes = append(codes, c)
		}
	}
	return codes
}

// toUnicode parses a map from codes to characters; the range of codes is not an entry,
// because it ends in two digits.
func toUnicode(t *testing.T, cmap string) map[byte]string {
	t.Helper()
	out := map[byte]string{}
	for _, m := range regexp.MustCompile(`<(..)> <(\w{4,})>\n`).FindAllStringSubmatch(cmap, -1) {
		code, err := hex.DecodeString(m[1])
		if err != nil {
			t.Fatal(err)
		}
		wide, err := hex.DecodeString(m[2])
		if err != nil {
			t.Fatal(err)
		}
		var units []uint16
		for i := 0; i < len(wide); i += 2 {
			units = append(units, binary.BigEndian.Uint16(wide[i:]))
		}
		out[code[0]] = string(utf16.Decode(units))
	}
	return out
}

// TestDrift checks that rounding errors of widths do not accumulate along a line.
func TestDrift(t *testing.T) {
	f := face(t, "special-elite")
	g := text(f, 7, 0, 0, scene.Black, strings.Repeat("miles ", 40))
	for i := range g.Glyphs {
		g.Glyphs[i].Advance += geom.Length(i % 3) // fractions that cannot be represented in the file's widths
	}
	ops := streams(t, page(g))
	if n := strings.Count(ops, ")1("); n == 0 {
		t.Errorf("no correction in\n%s", ops)
	}
}

func TestErrors(t *testing.T) {
	missing := text(face(t, "oswald"), 10, 0, 0, scene.Black, "a")
	missing.Glyphs[0].ID, missing.Glyphs[0].Rune = 0, '★'
	beyond := text(face(t, "oswald"), 10, 0, 0, scene.Black, "a")
	beyond.Glyphs[0].ID = 0xfff0
	twoMixes := page(fill(scene.Spot{Name: "Red", Tint: 100}), fill(scene.Spot{Name: "Red", Mix: scene.CMYK{M: 1}, Tint: 100}))
	for _, c := range []struct {
		name string
		doc  *scene.Document
		err  string
	}{
		{"no pages", &scene.Document{}, "pdf: the document has no pages"},
		{"missing glyph", page(missing), "pdf: font oswald has no glyph for U+2605"},
		{"glyph beyond the font", page(beyond), "pdf: font oswald: glyph 65520 is not in the font"},
		{"broken picture", page(&scene.Image{Picture: scene.NewPicture("a.png", "png", 1, 1, []byte("no")), To: geom.Rect{W: 1, H: 1}}), "pdf: picture a.png: unexpected EOF"},
		{"unknown picture", page(&scene.Image{Picture: scene.NewPicture("a.gif", "gif", 1, 1, nil), To: geom.Rect{W: 1, H: 1}}), `pdf: picture a.gif: format "gif" is not known`},
		{"two mixes", twoMixes, `pdf: spot ink "Red" has two mixes`},
	} {
		var b bytes.Buffer
		if err := pdf.Write(&b, c.doc, pdf.Options{}); err == nil || err.Error() != c.err {
			t.Errorf("%s: error %v, want %s", c.name, err, c.err)
		}
		if b.Len() > 0 {
			t.Errorf("%s: %d bytes were written", c.name, b.Len())
		}
	}
	if err := pdf.Write(&bytes.Buffer{}, page(), pdf.Options{Level: 12}); err == nil {
		t.Error("level 12 was taken")
	}
}
