package pdf_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

func show(o canon.Object) string { return string(canon.AppendValue(nil, o)) }

func TestBoxes(t *testing.T) {
	a4, card := geom.Size{W: 210 * mm, H: 297 * mm}, geom.Size{W: 72 * geom.PT, H: 100 * geom.PT}
	doc := &scene.Document{Pages: []scene.Page{
		{Size: a4},
		{Size: card, Trim: geom.Rect{X: 9 * geom.PT, Y: 5 * geom.PT, W: 50 * geom.PT, H: 60 * geom.PT}, Bleed: card.R()},
		{Size: a4, Trim: a4.R(), Bleed: a4.R()},
	}}
	whole := "[0 0 595.27559 841.88976]"
	want := [][3]string{
		{whole, whole, whole},
		{"[0 0 72 100]", "[9 35 59 95]", "[0 0 72 100]"},
		{whole, whole, whole},
	}
	for i, p := range read(t, write(t, doc, pdf.Options{})).Pages() {
		got := [3]string{show(p["MediaBox"]), show(p["TrimBox"]), show(p["BleedBox"])}
		if got != want[i] {
			t.Errorf("page %d: boxes %v, want %v", i, got, want[i])
		}
	}
}

func TestCatalog(t *testing.T) {
	for _, c := range []struct {
		duplex scene.Duplex
		want   string
	}{
		{scene.Simplex, "/Simplex"},
		{scene.LongEdge, "/DuplexFlipLongEdge"},
		{scene.ShortEdge, "/DuplexFlipShortEdge"},
	} {
		doc := page()
		doc.Duplex, doc.Language = c.duplex, "fr"
		cat := read(t, write(t, doc, pdf.Options{})).Catalog()
		want := "<</DisplayDocTitle true/Duplex " + c.want + "/PrintScaling /None>>"
		if got := show(cat["ViewerPreferences"]); got != want {
			t.Errorf("preferences %s, want %s", got, want)
		}
		if cat["Lang"] != canon.String("fr") || cat["Names"] != nil {
			t.Errorf("catalog: %s", show(cat["Lang"]))
		}
	}
}

// TestDescription checks that the Info dictionary and the XMP packet agree.
func TestDescription(t *testing.T) {
	doc := page()
	doc.Language = "en"
	doc.Meta = scene.Meta{Title: "Three & <four>", Author: "É.", Subject: "Cards", Keywords: "a, b", Credits: "Icons: CC BY"}
	f := read(t, write(t, doc, pdf.Options{Creator: "Test 1", Date: time.Date(2026, 7, 14, 12, 0, 0, 0, time.FixedZone("", 7200))}))
	info := f.Dict(f.Info)
	for key, want := range map[canon.Name]canon.String{
		"Title": "Three & <four>", "Author": canon.Text("É."), "Subject": "Cards\nIcons: CC BY", "Keywords": "a, b", "Creator": "Test 1",
		"CreationDate": "D:20260714100000+00'00'", "ModDate": "D:20260714100000+00'00'",
	} {
		if info[key] != want {
			t.Errorf("%s is %q, want %q", key, info[key], want)
		}
	}
	xmp := decoded(t, f, f.Catalog()["Metadata"])
	for _, want := range []string{
		">Three &amp; &lt;four&gt;<", ">É.<", ">Cards&#xA;Icons: CC BY<", ">Icons: CC BY<", ">a, b<", ">Test 1<", ">2026-07-14T10:00:00Z<", ">en<",
	} {
		if !strings.Contains(xmp, want) {
			t.Errorf("no %s in\n%s", want, xmp)
		}
	}
}

// TestTransparencyGroup checks that exactly the pages with transparency have a group,
// in the color space of their inks.
func TestTransparencyGroup(t *testing.T) {
	through := func(p scene.Paint) scene.Mark {
		return &scene.Group{Opacity: 0.5, Marks: []scene.Mark{fill(p)}}
	}
	inSymbol := &scene.Use{At: geom.Identity, Symbol: &scene.Symbol{Marks: []scene.Mark{through(scene.Black)}}}
	for _, c := range []struct {
		name  string
		marks []scene.Mark
		want  string
	}{
		{"opaque", []scene.Mark{fill(scene.Black)}, "null"},
		{"alpha", []scene.Mark{through(scene.Black)}, "<</CS /DeviceRGB/S /Transparency/Type /Group>>"},
		{"alpha in a symbol", []scene.Mark{inSymbol}, "<</CS /DeviceRGB/S /Transparency/Type /Group>>"},
		{"alpha and inks", []scene.Mark{inSymbol, fill(scene.CMYK{C: 50})}, "<</CS /DeviceCMYK/S /Transparency/Type /Group>>"},
	} {
		p := read(t, write(t, page(c.marks...), pdf.Options{})).Pages()[0]
		if got := show(p["Group"]); got != c.want {
			t.Errorf("%s: group %s, want %s", c.name, got, c.want)
		}
	}
}

// TestOutline checks that bookmarks have the right destinations, whatever the sizes of
// the pages, and that gaps between levels are closed.
func TestOutline(t *testing.T) {
	mark := func(title string, level int, y geom.Length) scene.Mark {
		return &scene.Bookmark{Title: title, Level: level, At: geom.Pt2(0, y*geom.PT)}
	}
	inner := &scene.Symbol{Marks: []scene.Mark{mark("inner", 1, 5)}}
	doc := &scene.Document{Pages: []scene.Page{
		{Size: geom.Size{W: 50 * geom.PT, H: 100 * geom.PT}, Marks: []scene.Mark{
			mark("one", 0, 10), mark("Été 🎲", 5, 20),
			&scene.Use{Symbol: inner, At: geom.Translate(0, 30*geom.PT)},
		}},
		{Size: geom.Size{W: 50 * geom.PT, H: 300 * geom.PT}, Marks: []scene.Mark{mark("two", 0, 40)}},
	}}
	f := read(t, write(t, doc, pdf.Options{}))
	pages := f.Array(f.Dict(f.Catalog()["Pages"])["Kids"])
	root := f.Dict(f.Catalog()["Outlines"])
	want := []string{
		"one 0 90 count 2", "  " + string(canon.Text("Été 🎲")) + " 0 80 count null", "  inner 0 65 count null", "two 1 260 count null",
	}
	if got := outline(f, pages, root, ""); fmt.Sprint(got) != fmt.Sprint(want) || show(root["Count"]) != "4" {
		t.Errorf("outline %q, want %q, %v lines", got, want, root["Count"])
	}
}

// outline lists the items below one: title, page, height above its bottom, count.
func outline(f *canon.File, pages canon.Array, item canon.Dict, indent string) (out []string) {
	for d := f.Dict(item["First"]); d != nil; d = f.Dict(d["Next"]) {
		dest := f.Array(d["Dest"])
		n := 0
		for pages[n] != dest[0] {
			n++
		}
		out = append(out, fmt.Sprintf("%s%s %d %s count %s", indent, d["Title"], n, strings.TrimSuffix(string(dest[3].(canon.Number)), ".00"), show(d["Count"])))
		out = append(out, outline(f, pages, d, indent+"  ")...)
	}
	return out
}

func TestLinks(t *testing.T) {
	link := &scene.Link{Box: geom.Rect{X: 10 * geom.PT, W: 20 * geom.PT, H: 5 * geom.PT}, URL: "https://example.org/é (1)"}
	doc := page(&scene.Group{Transform: geom.Translate(0, 30*geom.PT), Marks: []scene.Mark{link}})
	f := read(t, write(t, doc, pdf.Options{}))
	annots := f.Array(f.Pages()[0]["Annots"])
	if len(annots) != 1 {
		t.Fatalf("links: %v", annots)
	}
	d := f.Dict(annots[0])
	if got := show(d["Rect"]); got != "[10.00 70.00 30.00 65.00]" {
		t.Errorf("rectangle %s", got)
	}
	if got := f.Dict(d["A"])["URI"]; got != canon.String("https://example.org/%C3%A9%20(1)") {
		t.Errorf("address %s", got)
	}
}

// TestForms checks that a symbol becomes a form if it is large enough and used
// repeatedly, and another form if it is used with transparency.
func TestForms(t *testing.T) {
	symbol := func(dots int) *scene.Symbol {
		s := &scene.Symbol{Box: geom.Rect{X: -5 * geom.PT, W: 50 * geom.PT, H: 50 * geom.PT}}
		for i := range dots {
			s.Marks = append(s.Marks, &scene.Path{Path: geom.CirclePath(geom.Pt2(geom.Length(i)*mm, mm), mm), Fill: scene.Black})
		}
		return s
	}
	place := func(s *scene.Symbol, times int) (marks []scene.Mark) {
		for i := range times {
			marks = append(marks, &scene.Use{Symbol: s, At: geom.Translate(geom.Length(i)*mm, 0)})
		}
		return marks
	}
	scaled := func(s *scene.Symbol, by ...float64) (marks []scene.Mark) {
		for _, k := range by {
			marks = append(marks, &scene.Use{Symbol: s, At: geom.ScaleBy(k, k)})
		}
		return marks
	}
	heavy := symbol(20)
	nest := &scene.Symbol{Box: heavy.Box, Marks: scaled(heavy, 0.1)}
	veiled := &scene.Group{Opacity: 0.5, Marks: place(heavy, 1)}
	for _, c := range []struct {
		name  string
		marks []scene.Mark
		forms int
	}{
		{"heavy, once", place(symbol(20), 1), 0},
		{"heavy, twice", place(symbol(20), 2), 1},
		{"light, twice", place(symbol(3), 2), 0},
		{"light, often", place(symbol(3), 20), 1},
		{"tiny, often", place(symbol(1), 100), 0},
		{"small and large", scaled(heavy, 0.05, 1, 0.15, 3, 100), 1},
		{"small, and large in another", append(scaled(heavy, 0.5), scaled(nest, 0.2, 30)...), 1},
		{"also seen through", append(place(heavy, 2), veiled), 2},
	} {
		f := read(t, write(t, page(c.marks...), pdf.Options{}))
		forms := f.Dict(f.Dict(f.Pages()[0]["Resources"])["XObject"])
		if len(forms) != c.forms {
			t.Errorf("%s: forms %v, want %d", c.name, forms.Keys(), c.forms)
		}
		for _, name := range forms.Keys() {
			if box := show(f.Dict(forms[name])["BBox"]); box != "[-6 -1 46 51]" {
				t.Errorf("%s: box %s", c.name, box)
			}
		}
	}
}
