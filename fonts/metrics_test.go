package fonts

import (
	"testing"

	"github.com/go-text/typesetting/font"
)

// TestExtentsAreTheReaders compares the boxes that we read ourselves with those
// of go-text, for each built-in glyph.
func TestExtentsAreTheReaders(t *testing.T) {
	for _, name := range BuiltinNames() {
		f := mustFont(t, name)
		full := f.outliner()
		for g := range len(f.outlines) {
			top, foot, ok := f.tables.extent(GID(g))
			want, has := full.GlyphExtents(font.GID(g))
			if ok != has || float32(top) != want.YBearing || float32(foot) != want.YBearing+want.Height {
				t.Errorf("%s, glyph %d: from %d to %d (%v), the reader says from %v by %v (%v)", name, g, top, foot, ok, want.YBearing, want.Height, has)
			}
		}
	}
}

func TestExtentOfNoGlyph(t *testing.T) {
	f := mustFont(t, "oswald")
	cut := tables{"head": f.tables["head"], "loca": f.tables["loca"], "glyf": f.tables["glyf"][:4]}
	a, _ := f.GID('A')
	for _, c := range []struct {
		name string
		t    tables
		g    GID
	}{
		{"beyond the last", f.tables, 0xFFFF},
		{"beyond the table", cut, a},
	} {
		if top, foot, ok := c.t.extent(c.g); ok && (top != 0 || foot != 0) {
			t.Errorf("%s: %d to %d", c.name, top, foot)
		}
	}
}

// The lines under and through words of every built-in font lie below the baseline, and
// between it and the top of x.
func TestRules(t *testing.T) {
	for _, name := range BuiltinNames() {
		f, _ := Builtin(name)
		m := f.Metrics()
		if u := m.Underline; u.Top >= 0 || u.Top-u.Thick < -m.Descent-0.15 || u.Thick > 0.12 {
			t.Errorf("%s: the line under words is %+v", name, u)
		}
		if s := m.Strike; s.Top > m.CapHeight || s.Top-s.Thick <= 0 || s.Thick > 0.12 {
			t.Errorf("%s: the line through words is %+v", name, s)
		}
	}
}
