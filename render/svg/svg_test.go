package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"regexp"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/icons"
	"punchboard/scene"
)

const mm = geom.MM

// written returns the drawing of a box of 100 x 50 points.
func written(t *testing.T, opt Options, marks ...scene.Mark) string {
	t.Helper()
	var out bytes.Buffer
	if err := Write(&out, geom.Rect{W: 100 * geom.PT, H: 50 * geom.PT}, marks, opt); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// body returns only the marks of a drawing.
func body(t *testing.T, marks ...scene.Mark) string {
	t.Helper()
	text := written(t, Options{Inline: true}, marks...)
	_, text, _ = strings.Cut(text, "\">\n")
	return strings.TrimSuffix(text, "</svg>\n")
}

func font(t *testing.T) *fonts.Font {
	t.Helper()
	f, ok := fonts.Builtin("plex-condensed")
	if !ok {
		t.Fatal("plex-condensed does not ship")
	}
	return f
}

// run returns a text in twelve points at (10pt, 20pt).
func run(t *testing.T, text string) *scene.Glyphs {
	t.Helper()
	block := fonts.NewShaper().Set([]fonts.Span{{Text: text, Font: font(t), Size: 12 * geom.PT}}, fonts.Setting{Lang: "en", Verbatim: true})
	return &scene.Glyphs{Font: font(t), Size: 12 * geom.PT, At: geom.Pt2(10*geom.PT, 20*geom.PT), Fill: scene.Black, Glyphs: block.Lines[0].Runs[0].Glyphs}
}

func dot(t *testing.T) *scene.Picture {
	t.Helper()
	var data bytes.Buffer
	if err := png.Encode(&data, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture("dot.png", "png", 1, 1, data.Bytes())
}

func TestMarks(t *testing.T) {
	box := geom.RectPath(geom.Rect{X: geom.PT, Y: 2 * geom.PT, W: 3 * geom.PT, H: 4 * geom.PT})
	const d = `d="M1 2L4 2L4 6L1 6Z"`
	symbol := &scene.Symbol{ID: "s", Marks: []scene.Mark{&scene.Path{Path: box, Fill: scene.Black}}}
	for _, c := range []struct {
		name string
		mark scene.Mark
		want string
	}{
		{"fill", &scene.Path{Path: box, Fill: scene.RGB{R: 255, G: 128}}, `<path ` + d + ` fill="#ff8000"/>`},
		{"even-odd", &scene.Path{Path: box, Fill: scene.Black, EvenOdd: true}, `<path ` + d + ` fill="#000000" fill-rule="evenodd"/>`},
		{"nothing", &scene.Path{Path: box}, ""},
		{"line without width", &scene.Path{Path: box, Stroke: &scene.Stroke{Paint: scene.Black}}, ""},
		{
			"line", &scene.Path{Path: box, Stroke: &scene.Stroke{Paint: scene.Gray(128), Width: geom.PT / 2}},
			`<path ` + d + ` fill="none" stroke="#808080" stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round"/>`,
		},
		{
			"dashes", &scene.Path{Path: box, Stroke: &scene.Stroke{Paint: scene.Black, Width: geom.PT, Dash: []geom.Length{geom.PT, 2 * geom.PT}, Butt: true}},
			`<path ` + d + ` fill="none" stroke="#000000" stroke-width="1" stroke-linejoin="bevel" stroke-dasharray="1 2"/>`,
		},
		{
			"gradient", &scene.Path{Path: box, Fill: &scene.Linear{To: geom.Pt2(geom.PT, 0), Stops: []scene.Stop{{Color: scene.White}, {At: 1, Color: scene.Black}}}},
			`<defs>
<linearGradient id="d0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#000000"/></linearGradient>
</defs>
<path ` + d + ` fill="url(#d0)"/>`,
		},
		{
			"nested opacity", &scene.Group{Opacity: 0.5, Marks: []scene.Mark{&scene.Group{Opacity: 0.5, Layer: "a<b", Marks: []scene.Mark{&scene.Path{Path: box, Fill: scene.Black}}}}},
			`<g>
<g data-layer="a&lt;b">
<path ` + d + ` fill="#000000" fill-opacity="0.25"/>
</g>
</g>`,
		},
		{
			"clip and transform", &scene.Group{Transform: geom.Translate(geom.PT, 0), Clip: &box},
			`<defs>
<clipPath id="d0"><path ` + d + `/></clipPath>
</defs>
<g transform="matrix(1 0 0 1 1 0)" clip-path="url(#d0)">
</g>`,
		},
		{
			"symbol twice", &scene.Group{Marks: []scene.Mark{&scene.Use{Symbol: symbol, At: geom.Identity}, &scene.Use{Symbol: symbol, At: geom.Translate(0, geom.PT), Tag: "deck/card#1/front"}}},
			`<defs>
<g id="d0">
<path ` + d + ` fill="#000000"/>
</g>
</defs>
<g>
<use href="#d0"/>
<use href="#d0" transform="matrix(1 0 0 1 0 1)" data-tag="deck/card#1/front"/>
</g>`,
		},
		{
			"link", &scene.Link{Box: geom.Rect{W: geom.PT, H: geom.PT}, URL: "https://example.org/?a&b"},
			`<a href="https://example.org/?a&amp;b"><rect x="0" y="0" width="1" height="1" fill-opacity="0"/></a>`,
		},
		{"bookmark", &scene.Bookmark{Title: "x"}, ""},
	} {
		if got := strings.TrimSpace(body(t, c.mark)); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// TestHatch checks that the back is drawn first, and then the lines, clipped to the
// outline.
func TestHatch(t *testing.T) {
	box := geom.RectPath(geom.Rect{W: 10 * mm, H: 10 * mm})
	got := body(t, &scene.Path{Path: box, Fill: &scene.Hatch{Ink: scene.Black, Back: scene.White, Gap: mm, Width: mm / 5}})
	if !regexp.MustCompile(`(?s)<path [^>]*fill="#ffffff"/>\n<g clip-path="url\(#d0\)">\n<path d="(M[^MZ]*L[^MZ]*){11,13}" fill="none" stroke="#000000"`).MatchString(got) {
		t.Errorf("%s", got)
	}
	fine := body(t, &scene.Path{Path: box, Fill: &scene.Hatch{Ink: scene.Black, Gap: 2, Width: 1}})
	if strings.Contains(fine, "clip") || !strings.Contains(fine, `fill="#808080"`) {
		t.Errorf("too fine: %s", fine)
	}
}

// TestText checks that each letter is defined once, and that the words are kept.
func TestText(t *testing.T) {
	got := body(t, run(t, "été & co"))
	if n := strings.Count(got, "<path id="); n != 5 { // é t & c o
		t.Errorf("%d outlines, want 5:\n%s", n, got)
	}
	if n := strings.Count(got, "<use "); n != 6 {
		t.Errorf("%d letters, want 6", n)
	}
	if !strings.Contains(got, ">été &amp; co</text>") {
		t.Errorf("the words are missing:\n%s", got)
	}
	halo := run(t, "A")
	halo.Halo = &scene.Stroke{Paint: scene.White, Width: geom.PT}
	if got := body(t, halo); strings.Index(got, "stroke=") > strings.Index(got, `fill="#000000"`) || !strings.Contains(got, `stroke-width="83.333"`) {
		t.Errorf("the halo does not lie under the letters, one point wide:\n%s", got)
	}
	shaded := run(t, "A")
	shaded.Fill = &scene.Linear{Stops: []scene.Stop{{Color: scene.White}}}
	if got := body(t, shaded); strings.Contains(got, "<use") || !strings.Contains(got, `fill="url(#d0)"`) {
		t.Errorf("a gradient on letters is not measured on the page:\n%s", got)
	}
}

// TestImage checks that a picture is stored once, and that a crop is the whole picture
// with a clip path.
func TestImage(t *testing.T) {
	pic, to := dot(t), geom.Rect{X: 10 * geom.PT, W: 10 * geom.PT, H: 10 * geom.PT}
	got := body(t, &scene.Image{Picture: pic, To: to}, &scene.Image{Picture: pic, To: to, Crop: scene.Crop{X0: 0.5, X1: 1, Y1: 1}})
	if strings.Count(got, "base64,") != 1 {
		t.Errorf("the picture is not kept once")
	}
	for _, want := range []string{`transform="matrix(10 0 0 10 10 0)"`, `transform="matrix(20 0 0 10 0 0)"`} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
	err := Write(io.Discard, to, []scene.Mark{&scene.Image{Picture: scene.NewPicture("x", "gif", 1, 1, nil)}}, Options{})
	if err == nil || !strings.Contains(err.Error(), `svg: picture x: no format "gif"`) {
		t.Errorf("a GIF: %v", err)
	}
}

// TestOutlinesSurvive parses each letter's outline with the parser for icons.
func TestOutlinesSurvive(t *testing.T) {
	for _, r := range "AgÉ&8" {
		id, _ := font(t).GID(r)
		want := font(t).Outline(id)
		got, err := icons.ParsePath(outline(want, units))
		if err != nil || len(got.Ops) != len(want.Ops) {
			t.Errorf("%c: %v, %d steps, want %d", r, err, len(got.Ops), len(want.Ops))
		}
	}
}

// TestWellFormed parses a drawing with everything as XML: ids are unique, and each
// reference comes after its target.
func TestWellFormed(t *testing.T) {
	box := geom.RectPath(geom.Rect{W: 10 * mm, H: 10 * mm})
	inner := &scene.Symbol{ID: "in", Marks: []scene.Mark{run(t, "in <&>\x01"), &scene.Path{Path: box, Fill: &scene.Radial{Radius: mm, Stops: []scene.Stop{{Color: scene.CMYK{K: 50}}}}}}}
	outer := &scene.Symbol{ID: "out", Marks: []scene.Mark{&scene.Use{Symbol: inner, At: geom.Identity}, run(t, "out")}}
	marks := []scene.Mark{
		run(t, "\"top\""),
		&scene.Group{Opacity: 0.4, Clip: &box, Marks: []scene.Mark{&scene.Use{Symbol: outer, At: geom.Rotate(30)}}},
		&scene.Use{Symbol: outer, At: geom.ScaleBy(2, 2)},
		&scene.Image{Picture: dot(t), To: geom.Rect{W: mm, H: mm}},
	}
	text := written(t, Options{Title: "A <b>", Lang: "fr", Prefix: "p-"}, marks...)
	if again := written(t, Options{Title: "A <b>", Lang: "fr", Prefix: "p-"}, marks...); again != text {
		t.Error("equal marks give other bytes")
	}
	ids := map[string]bool{}
	dec := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if e, ok := token.(xml.StartElement); ok {
			element(t, e, ids)
		}
	}
	if len(ids) < 10 {
		t.Errorf("only %d things are kept by reference", len(ids))
	}
}

func element(t *testing.T, e xml.StartElement, ids map[string]bool) {
	t.Helper()
	for _, a := range e.Attr {
		ref := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(a.Value, "url("), "#"), ")")
		switch {
		case a.Name.Local == "id":
			if ids[a.Value] || !strings.HasPrefix(a.Value, "p-") {
				t.Errorf("id %q is there twice, or has no prefix", a.Value)
			}
			ids[a.Value] = true
		case strings.HasPrefix(a.Value, "#p") || strings.HasPrefix(a.Value, "url("):
			if !ids[ref] {
				t.Errorf("%s of <%s> leads to %q, which does not stand before it", a.Name.Local, e.Name.Local, a.Value)
			}
		}
	}
}
