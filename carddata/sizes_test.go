package carddata

import (
	"strings"
	"testing"

	"punchboard/carddata/values"
	"punchboard/geom"
)

func TestParseCardSize(t *testing.T) {
	tests := []struct {
		in, name, size string
		err            string // the whole message; empty if none
	}{
		{in: "poker", name: "poker", size: "63.5mm x 88.9mm"},
		{in: "Poker", name: "poker", size: "63.5mm x 88.9mm"},
		{in: "standard", name: "poker", size: "63.5mm x 88.9mm"},
		{in: "mtg", name: "mtg", size: "63mm x 88mm"}, // not poker, which is half a millimeter wider
		{in: "63x88", name: "mtg", size: "63mm x 88mm"},
		{in: "bridge", name: "bridge", size: "57.15mm x 88.9mm"},
		{in: "mini", name: "mini", size: "44.45mm x 63.5mm"},
		{in: "mini european", name: "mini-european", size: "44mm x 67mm"},
		{in: "mini_american", name: "mini-american", size: "41mm x 63mm"},
		{in: "us-game", name: "american", size: "56mm x 87mm"},
		{in: "euro", name: "european", size: "59mm x 92mm"},
		{in: "japanese", name: "japanese", size: "59mm x 86mm"},
		{in: "skat", name: "skat", size: "59mm x 91mm"},
		{in: "tarot", name: "tarot", size: "69.85mm x 120.65mm"},
		{in: "domino", name: "domino", size: "44.45mm x 88.9mm"},
		{in: "business", name: "business", size: "50.8mm x 88.9mm"},
		{in: "square-2in", name: "square-2in", size: "50.8mm x 50.8mm"},
		{in: "square", name: "square-2.5in", size: "63.5mm x 63.5mm"},
		{in: "square-2.75in", name: "square-2.75in", size: "69.85mm x 69.85mm"},
		{in: "square-3.5in", name: "square-3.5in", size: "88.9mm x 88.9mm"},
		{in: "jumbo", name: "jumbo", size: "88.9mm x 139.7mm"},
		{in: "63mm x 88mm", size: "63mm x 88mm"},
		{in: "63mm×88mm", size: "63mm x 88mm"},
		{in: "2 1/2in * 3.5in", size: "63.5mm x 88.9mm"},
		{in: "88mm x 63mm", size: "88mm x 63mm"},
		{in: "63 x 88", err: `length "63" has no unit`},
		{in: "63mm", err: `"63mm" is not a card size`},
		{in: "pokre", err: `"pokre" is not a card size`},
		{in: "63in x 88in", err: "a side of 2235.2mm is out of range; it must be from 5mm to 2000mm"},
		{in: "63mm x -88mm", err: "a side of -88mm is out of range; it must be from 5mm to 2000mm"},
		{in: "", err: `"" is not a card size`},
	}
	for _, tt := range tests {
		name, size, err := values.ParseCardSize(tt.in)
		if err != nil || tt.err != "" {
			if err == nil || err.Error() != tt.err {
				t.Errorf("%q: error %v, want %s", tt.in, err, tt.err)
			}
			continue
		}
		if name != tt.name || size.String() != tt.size {
			t.Errorf("%q: %s %v, want %s %s", tt.in, name, size, tt.name, tt.size)
		}
	}
}

func TestParsePaper(t *testing.T) {
	tests := []struct{ in, name, size, err string }{
		{in: "a2", name: "a2", size: "420mm x 594mm"},
		{in: "A3", name: "a3", size: "297mm x 420mm"},
		{in: "a4", name: "a4", size: "210mm x 297mm"},
		{in: "A5", name: "a5", size: "148mm x 210mm"},
		{in: "Letter", name: "letter", size: "215.9mm x 279.4mm"},
		{in: "us-legal", name: "legal", size: "215.9mm x 355.6mm"},
		{in: "tabloid", name: "tabloid", size: "279.4mm x 431.8mm"},
		{in: "11x17", name: "tabloid", size: "279.4mm x 431.8mm"},
		{in: "200mm x 287mm", name: "200mm x 287mm", size: "200mm x 287mm"},
		{in: "287mm x 200mm", name: "200mm x 287mm", size: "200mm x 287mm"}, // always portrait
		{in: "a44", err: `"a44" is not a paper size`},
	}
	for _, tt := range tests {
		name, size, err := values.ParsePaper(tt.in)
		if err != nil || tt.err != "" {
			if err == nil || err.Error() != tt.err {
				t.Errorf("%q: error %v, want %s", tt.in, err, tt.err)
			}
			continue
		}
		if name != tt.name || size.String() != tt.size {
			t.Errorf("%q: %s %v, want %s %s", tt.in, name, size, tt.name, tt.size)
		}
	}
}

// Every size of the tables can be looked up by each of its names, is given in a single
// unit, and no name is used twice.
func TestSizeTables(t *testing.T) {
	for _, table := range [][]values.NamedSize{values.CardSizes, values.Papers} {
		seen := map[string]bool{}
		for _, n := range table {
			if unitOf(n.W) != unitOf(n.H) || n.Size().Landscape() {
				t.Errorf("%s: %s x %s", n.Name, n.W, n.H)
			}
			for _, name := range append([]string{n.Name}, n.Also...) {
				if found, ok := values.SizeNamed(name, table); !ok || found.Name != n.Name || seen[name] {
					t.Errorf("%s gives %s", name, found.Name)
				}
				seen[name] = true
			}
		}
	}
}

func unitOf(s string) string { return strings.TrimLeft(s, "0123456789.") }

func TestPrintSet(t *testing.T) {
	tests := []struct {
		key, value string
		check      func(Print) bool
		err        string
	}{
		{"paper", "Letter", func(p Print) bool { return p.Paper == "letter" }, ""},
		{"paper", "leter", nil, "`paper`: \"leter\" is not a paper size; did you mean `letter`?"},
		{"bleed", "1/8in", func(p Print) bool { return p.Bleed == geom.INCH/8 }, ""},
		{"bleed", "3", nil, "`bleed`: length \"3\" has no unit; write the unit: `3mm`, `3pt` or `3in`"},
		{"bleed", "-3mm", nil, "`bleed` must not be negative, but is -3mm; write 3mm, or 0mm"},
		{"marks", "inner", func(p Print) bool { return p.Marks == MarksInner }, ""},
		{"marks", "none", func(p Print) bool { return p.Marks == MarksNone }, ""},
		{"orientation", "portrait", func(p Print) bool { return p.Orientation == Portrait }, ""},
		{"duplex", "short-edge", func(p Print) bool { return p.Duplex == DuplexShort && !p.FrontsOnly }, ""},
		{"duplex", "none", func(p Print) bool { return p.FrontsOnly && p.Duplex == DuplexLong }, ""},
		{"fold", "true", func(p Print) bool { return p.Fold }, ""},
		{"pack", "yes", func(p Print) bool { return p.Pack }, ""},
		{"apart", "1", func(p Print) bool { return p.Apart }, ""},
		{"shared_bleed", "false", func(p Print) bool { return p.OwnBleed }, ""},
		{"foot", "no", func(p Print) bool { return !p.Foot }, ""},
		{"low_ink", "perhaps", nil, "`low_ink` must be true or false, but is the text \"perhaps\"; write true or false"},
		{"ink", "1", nil, `print has no key "ink"`},
	}
	for _, tt := range tests {
		p := defaultPrint()
		err := p.Set(tt.key, tt.value)
		if (err == nil) != (tt.err == "") || err != nil && err.Error() != tt.err {
			t.Errorf("%s %s: error %v, want %s", tt.key, tt.value, err, tt.err)
		}
		if tt.check != nil && !tt.check(p) {
			t.Errorf("%s %s: %+v", tt.key, tt.value, p)
		}
	}
}
