package pdf_test

import (
	"bytes"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

const mm = geom.MM

func write(t testing.TB, doc *scene.Document, opt pdf.Options) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := pdf.Write(&b, doc, opt); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func read(t testing.TB, data []byte) *canon.File {
	t.Helper()
	f, err := canon.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// page returns a document of one page, 100 pt wide and high.
func page(marks ...scene.Mark) *scene.Document {
	return &scene.Document{Pages: []scene.Page{{Size: geom.Size{W: 100 * geom.PT, H: 100 * geom.PT}, Marks: marks}}}
}

// streams returns the stream of the first page without its common start, and those of
// the forms, with their names.
func streams(t *testing.T, doc *scene.Document) string {
	t.Helper()
	f := read(t, write(t, doc, pdf.Options{}))
	p := f.Pages()[0]
	ops := decoded(t, f, p["Contents"])
	_, ops, ok := strings.Cut(ops, "1 0 0 -1 0 100 cm\n")
	if !ok {
		t.Fatalf("the page does not turn its axis over:\n%s", ops)
	}
	forms := f.Dict(f.Dict(p["Resources"])["XObject"])
	for _, name := range forms.Keys() {
		if d := f.Dict(forms[name]); d["Subtype"] == canon.Name("Form") {
			ops += "-- " + string(name) + " " + string(canon.AppendValue(nil, d["BBox"])) + "\n" + decoded(t, f, forms[name])
		}
	}
	return latin(strings.TrimRight(ops, "\n") + "\n")
}

// latin makes a stream readable by decoding its letters as Latin 1.
func latin(s string) string {
	var out []rune
	for _, b := range []byte(s) {
		out = append(out, rune(b))
	}
	return string(out)
}

func decoded(t *testing.T, f *canon.File, o canon.Object) string {
	t.Helper()
	s, ok := f.Get(o).(*canon.Stream)
	if !ok {
		t.Fatalf("%v is no stream", o)
	}
	data, err := s.Decode()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func face(t testing.TB, name string) *fonts.Font {
	t.Helper()
	f, ok := fonts.Builtin(name)
	if !ok {
		t.Fatalf("no font %s", name)
	}
	return f
}

// text returns a line of text without kerning.
func text(f *fonts.Font, pt, x, y geom.Length, p scene.Paint, s string) *scene.Glyphs {
	g := &scene.Glyphs{Font: f, Size: pt * geom.PT, At: geom.Pt2(x, y), Fill: p}
	for _, r := range s {
		id, _ := f.GID(r)
		adv := geom.Length(f.Width(id)) * g.Size / geom.Length(f.UnitsPerEm())
		g.Glyphs = append(g.Glyphs, fonts.Glyph{Rune: r, ID: id, Advance: adv})
	}
	return g
}

// rgb keeps tables of colors short.
func rgb(r, g, b uint8) scene.RGB { return scene.RGB{R: r, G: g, B: b} }
