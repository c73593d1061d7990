package printer

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// TestBroken reads profiles with faults. Each finding has its place, and a profile with an
// error is not used.
func TestBroken(t *testing.T) {
	for text, want := range map[string]string{
		"":                                           "printers/home.yaml: the file is empty",
		"paper: a4\nduplex: [":                       "printers/home.yaml:2:1: the line does not fit the lines above",
		"- a4":                                       "printers/home.yaml:1:1: the profile must be a mapping (`key: value`), but is a list",
		"duplex: long-edge":                          "printers/home.yaml:1:1: the profile needs `paper`",
		"paper: a44":                                 "printers/home.yaml:1:8: `paper`: \"a44\" is not a paper size",
		"paper: a4\nduplex: none":                    "printers/home.yaml:2:9: `duplex` cannot be \"none\"",
		"paper: a4\nbcak: {x: 1mm}":                  "printers/home.yaml:2:1: the profile has no key `bcak`",
		"paper: a4\nback: {x: 1mm, z: 2mm}":          "printers/home.yaml:2:16: `back` has no key `z`",
		"paper: a4\nback: {x: 12mm}":                 "printers/home.yaml:2:11: `x` must be from -10mm to 10mm, but is 12mm",
		"paper: a4\nback: {y: -10.5mm}":              "printers/home.yaml:2:11: `y` must be from -10mm to 10mm, but is -10.5mm",
		"paper: a4\nback: {x: 1.3}":                  "printers/home.yaml:2:11: ",
		"paper: a4\nback: 1mm":                       "printers/home.yaml:2:7: `back` must be a mapping",
		"paper: a4\nmargins: {left: 41mm}":           "printers/home.yaml:2:17: `left` must be from 0mm to 40mm, but is 41mm",
		"paper: a4\nmargins: {top: -1mm}":            "printers/home.yaml:2:16: `top` must be from 0mm to 40mm, but is -1mm",
		"paper: a4\nscale: {x: 99.5}":                "printers/home.yaml:2:12: `x` must be a number from 0.9 to 1.1, but is \"99.5\"",
		"paper: a4\nscale: {y: 99%}":                 "printers/home.yaml:2:12: `y` must be a number from 0.9 to 1.1, but is \"99%\"",
		"paper: a4\nscale: {x: .nan}":                "printers/home.yaml:2:12: `x` must be a number from 0.9 to 1.1, but is \".nan\"",
		"paper: a4\nscale: {x: 1, x: 1}":             "printers/home.yaml:2:",
		"paper: a4\nmargins: {left: 4mm, lfet: 1mm}": "printers/home.yaml:2:22: `margins` has no key `lfet`",
	} {
		p, found := read(t, text)
		if p != nil || found.Len() != 1 {
			t.Errorf("%q: profile %v, findings %v", text, p, found.All())
			continue
		}
		f := found.All()[0]
		if f.Hint == "" && !strings.Contains(f.Message, "must be a mapping") {
			t.Errorf("%q: %v has no hint", text, f)
		}
		if !strings.HasPrefix(fmt.Sprintf("%v: %s", f.Pos, f.Message), want) {
			t.Errorf("%q:\n got %v: %s\nwant %s", text, f.Pos, f.Message, want)
		}
	}
}

func read(t testing.TB, text string) (*Profile, *diag.List) {
	return Read(t.Context(), fstest.MapFS{"home.yaml": {Data: []byte(text)}}, "printers", "home")
}

// TestMissing reads a profile that is not there.
func TestMissing(t *testing.T) {
	if p, found := Read(t.Context(), fstest.MapFS{}, "printers", "home"); p != nil || found.Len() != 1 || found.All()[0].Code != source.CodeNoFile {
		t.Errorf("profile %v, findings %v", p, found.All())
	}
}

// FuzzRead reads any profile. It ends soon, findings are in the file, and a profile that is
// used is plausible and is read back as it is written.
func FuzzRead(f *testing.F) {
	f.Add("paper: a4\nduplex: short-edge\nback: {x: -1.3mm, y: 0.4mm}\nmargins: {left: 4mm, top: 3mm, right: 4mm, bottom: 12mm}\nscale: {x: 0.997, y: 1.001}\n")
	f.Add("paper: 200mm x 287mm\nback: {x: 1/16in}")
	f.Add("paper: a4\nscale: &a {x: *a}")
	f.Add("paper: letter\nmargins: {<<: {left: 1mm}}")
	f.Fuzz(func(t *testing.T, text string) {
		start := time.Now()
		p, found := read(t, text)
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("it takes %v", took)
		}
		lines := strings.Count(text, "\n") + strings.Count(text, "\r") + strings.Count(text, "\u0085") + strings.Count(text, "\u2028") + strings.Count(text, "\u2029") + 1
		for _, found := range found.All() {
			if found.Pos.File != "printers/home.yaml" || found.Pos.Line > lines {
				t.Errorf("the finding %v is not in the file", found)
			}
		}
		if p == nil {
			return
		}
		if max(p.Back.X, -p.Back.X) > MostBack || p.Scale.X < leastRate || p.Scale.Y > mostRate || p.Edges.Bottom > MostEdge || p.Size.Landscape() {
			t.Errorf("implausible profile %+v", p)
		}
		again, more := read(t, string(p.Text()))
		if again == nil || !bytes.Equal(again.Text(), p.Text()) {
			t.Errorf("written as\n%s\nand read as %+v %v", p.Text(), again, more.All())
		}
	})
}

// TestReadings checks which readings are accepted, and that they are read as people write
// numbers.
func TestReadings(t *testing.T) {
	p := &Profile{Name: "home"}
	p.SetPaper("a4", geom.Size{W: 297 * geom.MM, H: 210 * geom.MM})
	all := map[string]Reading{}
	for _, r := range Readings(p.Size) {
		all[r.Name] = r
	}
	for _, c := range []struct{ name, text, want string }{
		{"back-x", "9.3", ""}, {"back-x", "9,3", ""}, {"back-x", " 9.3 mm ", ""}, {"back-x", "20.5", "must be from 0 to 20 mm, but is \"20.5\""},
		{"back-y", "-1", "must be from 0 to 20 mm, but is \"-1\""}, {"back-y", "ten", "must be a number of millimeters, but is \"ten\""},
		{"across", "139.5", ""}, {"across", "13.95 cm", ""}, {"across", "170", "must be from 126 to 154 mm, but is \"170\""}, {"down", "NaN", "must be a number of millimeters, but is \"NaN\""},
		{"left", "0", ""}, {"left", "21", "must be from 0 to 20 mm, but is \"21\""}, {"left", "1e2", "must be a number of millimeters, but is \"1e2\""},
	} {
		r := all[c.name]
		err := r.Set(p, c.text)
		if got := fmt.Sprint(err); err != nil && got != c.want || err == nil && c.want != "" {
			t.Errorf("%s %q: %s, want %s", c.name, c.text, got, c.want)
		}
	}
	if p.Back.X != -7*geom.MM/10 || p.Scale.X != 0.99643 || p.Edges.Left != 0 {
		t.Errorf("profile %+v", p)
	}
}

// TestNames checks that a name is safe as the name of a file on every system.
func TestNames(t *testing.T) {
	for _, name := range []string{"home", "office-laser", "hp2", "2"} {
		if fault := NameFault(name); fault != "" {
			t.Errorf("%s %s", name, fault)
		}
	}
	for _, name := range []string{"", ".", "..", "../x", "a/b", `a\b`, "a.b", "Home", "-x", "aux", "com1", "nul", "é", "a b", strings.Repeat("a", 41)} {
		if NameFault(name) == "" {
			t.Errorf("%q is accepted", name)
		}
	}
}

// TestSheet writes the calibration sheet in each language on each paper that it fits on.
// Nothing of it is outside the paper, and no text is on a scale or over another.
func TestSheet(t *testing.T) {
	for _, lang := range SheetLanguages() {
		for _, size := range []geom.Size{{W: 210 * geom.MM, H: 297 * geom.MM}, {W: 17 * geom.INCH / 2, H: 11 * geom.INCH}, {W: 297 * geom.MM, H: 420 * geom.MM}, leastSheet} {
			p := &Profile{Name: "home", Duplex: scene.ShortEdge}
			p.SetPaper("paper", size)
			doc, err := p.CalibrationSheet(lang)
			if err != nil || len(doc.Pages) != 2 {
				t.Fatalf("%s %v: %v", lang, size, err)
			}
			if err := pdf.Write(&bytes.Buffer{}, doc, pdf.Options{}); err != nil {
				t.Errorf("%s %v: %v", lang, size, err)
			}
			checkApart(t, lang, &doc.Pages[0])
		}
	}
	small := &Profile{Name: "home"}
	small.SetPaper("a5", geom.Size{W: 148 * geom.MM, H: 210 * geom.MM})
	if _, err := small.CalibrationSheet("en"); err != ErrSmallPaper {
		t.Errorf("a5: %v", err)
	}
}

// checkApart checks that texts, scales and rulers of the front are apart.
func checkApart(t *testing.T, lang string, page *scene.Page) {
	t.Helper()
	var boxes []geom.Rect
	for _, m := range page.Marks {
		box := geom.Rect{}
		switch m := m.(type) {
		case *scene.Use:
			if strings.Contains(m.Symbol.ID, "edge") || strings.Contains(m.Symbol.ID, "crosses") {
				continue // not boxes
			}
			box = m.Symbol.Marks[0].(*scene.Path).Path.Bounds()
		case *scene.Glyphs:
			box = geom.Rect{X: m.At.X, Y: m.At.Y - m.Size*7/10, H: m.Size * 7 / 10}
			for _, g := range m.Glyphs {
				box.W += g.Advance
			}
		}
		if !page.Size.R().Contains(box) {
			t.Errorf("%s %v: a mark at %v is outside", lang, page.Size, box)
		}
		for _, other := range boxes {
			if box.Overlaps(other) {
				t.Errorf("%s %v: marks at %v and %v overlap", lang, page.Size, box, other)
			}
		}
		boxes = append(boxes, box)
	}
}
