package icons

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
)

func TestEveryIcon(t *testing.T) {
	shape := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	drawnAs := map[string]string{}
	for _, name := range Names() {
		icon, ok := Lookup(name)
		if !ok {
			t.Fatalf("%s is named but not found", name)
		}
		if icon.Name != name || !shape.MatchString(name) {
			t.Errorf("%s: its name is %q", name, icon.Name)
		}
		if icon.Author == "" || icon.Licence == "" || (icon.Source == "") != (icon.Author == "Punchboard") {
			t.Errorf("%s: author %q, licence %q, source %q", name, icon.Author, icon.Licence, icon.Source)
		}
		text := drawingText(icon.Drawing)
		if other := drawnAs[text]; other != "" {
			t.Errorf("%s is the same drawing as %s", name, other)
		}
		drawnAs[text] = name
		testDrawing(t, icon)
	}
}

// testDrawing checks for one shape of reasonable size, within the box.
func testDrawing(t *testing.T, icon *Icon) {
	t.Helper()
	box := geom.Rect{W: Side, H: Side}
	if icon.Drawing.Box != box || len(icon.Drawing.Shapes) != 1 {
		t.Fatalf("%s: box %v, %d shapes", icon.Name, icon.Drawing.Box, len(icon.Drawing.Shapes))
	}
	s := icon.Drawing.Shapes[0]
	if want := (Ink{Kind: CurrentColor, Opacity: 1}); s.Fill != want || s.Stroke != (Ink{}) {
		t.Errorf("%s: fill %v, stroke %v", icon.Name, s.Fill, s.Stroke)
	}
	ink := tightBounds(s.Path)
	if !box.Contains(ink) || max(ink.W, ink.H) < Side/6 {
		t.Errorf("%s: its ink is at %v", icon.Name, ink)
	}
}

// tightBounds returns the bounding box of the curves themselves.
func tightBounds(p geom.Path) geom.Rect {
	var all geom.Path
	at, cur := 0, geom.Point{}
	for _, op := range p.Ops {
		step := p.Pts[at : at+op.Points()]
		for i := 0; op == geom.CubicTo && i <= 32; i++ {
			v := onCubic(cur, step, float64(i)/32)
			all.Move(geom.Length(v.X), geom.Length(v.Y))
		}
		if at += len(step); len(step) > 0 {
			cur = step[len(step)-1]
			all.Move(cur.X, cur.Y)
		}
	}
	return all.Bounds()
}

func TestNamesAreSorted(t *testing.T) {
	names := Names()
	if len(names) < 300 || !slices.IsSorted(names) {
		t.Errorf("%d names, sorted: %t", len(names), slices.IsSorted(names))
	}
	names[0] = "changed"
	if Names()[0] == "changed" {
		t.Error("the caller's copy is the catalogue's own")
	}
}

func TestLookup(t *testing.T) {
	a, ok := Lookup("tank-sherman")
	if b, _ := Lookup("tank-sherman"); !ok || a != b {
		t.Error("the same icon is not the same pointer")
	}
	if icon, ok := Lookup("Tank-Sherman"); ok {
		t.Errorf("found %s", icon.Name)
	}
	a, _ = Lookup("battle-tank")
	if a.Author != "Lorc" || a.Licence != "CC BY 3.0" || a.Source != "https://game-icons.net/1x1/lorc/battle-tank.html" {
		t.Errorf("battle-tank: %s, %s, %s", a.Author, a.Licence, a.Source)
	}
}

func TestAuthorsHaveTheirIcons(t *testing.T) {
	count := 0
	for _, a := range Authors() {
		count += len(a.Icons)
		if a.Name == "" || a.Licence == "" || a.LicenceURL == "" || len(a.Icons) == 0 || !slices.IsSorted(a.Icons) {
			t.Errorf("author %+v", a)
		}
	}
	if count != len(Names()) {
		t.Errorf("the authors have %d icons of %d", count, len(Names()))
	}
}

// Each line of a set records how its author is known.
func TestEvidence(t *testing.T) {
	commit := regexp.MustCompile(`^[a-z-]+/[a-z-]+@[0-9a-f]{8}$`)
	for line := range strings.Lines(gameIcons) {
		if f := strings.SplitN(line, " ", 4); f[0] != "#" && !commit.MatchString(f[2]) {
			t.Errorf("%s: evidence %q", f[0], f[2])
		}
	}
}

func TestCredits(t *testing.T) {
	tests := []struct{ names, want string }{
		{"", ""},
		{"tank-sherman die-1", ""}, // our own icons require none
		{"no-such-icon", ""},
		{"battle-tank", "Icons by Lorc (game-icons.net, CC BY 3.0)"},
		{"stahlhelm die-1 church battle-tank bullets", "Icons by Lorc, Delapouite, Skoll (game-icons.net, CC BY 3.0)"},
	}
	for _, tt := range tests {
		if got := Credits(strings.Fields(tt.names)); got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.names, got, tt.want)
		}
	}
}

func TestExtentAndFit(t *testing.T) {
	d, _, err := ParseSVG([]byte(`<svg viewBox="0 0 8 4"><path d="M2 1H4" stroke="red" stroke-width="1"/></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := d.Extent(), (geom.Rect{X: 96 * Unit, Y: 32 * Unit, W: 192 * Unit, H: 64 * Unit}); got != want {
		t.Errorf("extent %v, want %v", got, want)
	}
	to := geom.Rect{X: geom.MM, Y: geom.MM, W: 10 * geom.MM, H: 20 * geom.MM}
	got, want := d.Fit(to).Box(d.Box), geom.Rect{X: geom.MM, Y: 17 * geom.MM / 2, W: 10 * geom.MM, H: 5 * geom.MM}
	if got != want {
		t.Errorf("placed at %v, want %v", got, want)
	}
}

func BenchmarkLookupFirst(b *testing.B) {
	for b.Loop() {
		c := &index{byName: map[string]*entry{}}
		c.read(gameIcons, false, map[string][]string{})
		c.read(ownIcons, true, map[string][]string{})
	}
}

func BenchmarkParseAll(b *testing.B) {
	for b.Loop() {
		for _, e := range catalogue().byName {
			e.parsed()
		}
	}
}

// TestLayersOfFigures checks that each kit, skin and flash belongs to a figure.
func TestLayersOfFigures(t *testing.T) {
	for _, layer := range []string{"-kit", "-skin", "-flash"} {
		found := 0
		for _, name := range Names() {
			figure, is := strings.CutSuffix(name, layer)
			if !is || name == "first-aid-kit" {
				continue
			}
			found++
			if _, ok := Lookup(figure); !ok {
				t.Errorf("%s: there is no %s", name, figure)
			}
		}
		if found == 0 {
			t.Errorf("there are no icons with %s", layer)
		}
	}
}
