package carddata

import (
	"math"
	"reflect"
	"testing"

	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

const mm = geom.MM

func TestLit(t *testing.T) {
	enum := []string{"0", "90", "180", "270"}
	tests := []struct {
		typ  sections.KeyType
		in   any
		want any
		err  string // the message after "`key`: "; empty if none
	}{
		{typ: sections.KText, in: "a", want: "a"},
		{typ: sections.KText, in: 3, want: "3"},
		{typ: sections.KText, in: nil, want: ""},
		{typ: sections.KText, in: []any{"a", 1}, want: "a, 1"},
		{typ: sections.KText, in: map[string]any{}, err: "a mapping is not text"},
		{typ: sections.KName, in: "title", want: "title"},
		{typ: sections.KString, in: 1.5, want: "1.5"},
		{typ: sections.KLength, in: "3mm", want: 3 * mm},
		{typ: sections.KLength, in: 3 * mm, want: 3 * mm},
		{typ: sections.KLength, in: 0, want: geom.Length(0)},
		{typ: sections.KLength, in: 3, err: `length "3" has no unit`},
		{typ: sections.KLength, in: "3 mn", err: `length "3 mn" has an unknown unit`},
		{typ: sections.KExtent, in: "40%", want: values.Extent{Rel: 0.4}},
		{typ: sections.KExtent, in: "3mm", want: values.Extent{Abs: 3 * mm}},
		{typ: sections.KExtent, in: 3 * mm, want: values.Extent{Abs: 3 * mm}},
		{typ: sections.KExtent, in: "50% + 2mm", want: values.Extent{Abs: 2 * mm, Rel: 0.5}},
		{typ: sections.KExtent, in: "100%-3mm", want: values.Extent{Abs: -3 * mm, Rel: 1}},
		{typ: sections.KExtent, in: "-2mm", want: values.Extent{Abs: -2 * mm}},
		{typ: sections.KExtent, in: "1mm + 2mm - 50%", want: values.Extent{Abs: 3 * mm, Rel: -0.5}},
		{typ: sections.KExtent, in: "40", err: `length "40" has no unit`},
		{typ: sections.KExtent, in: "x%", err: `"x%" is not a percentage`},
		{typ: sections.KExtent, in: "1mm +", err: `a length is missing next to a + or - in "1mm +"`},
		{typ: sections.KExtent, in: "1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm", err: `"1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm" has too many terms`},
		{typ: sections.KLengths, in: "1mm", want: []geom.Length{mm}},
		{typ: sections.KLengths, in: "1mm 2mm 0 4mm", want: []geom.Length{mm, 2 * mm, 0, 4 * mm}},
		{typ: sections.KLengths, in: []any{"1mm", "2mm"}, want: []geom.Length{mm, 2 * mm}},
		{typ: sections.KLengths, in: 2 * mm, want: []geom.Length{2 * mm}},
		{typ: sections.KLengths, in: "", err: "one to four lengths are needed, but there are 0"},
		{typ: sections.KLengths, in: "0 0 0 0 0", err: "one to four lengths are needed, but there are 5"},
		{typ: sections.KPoints, in: "0 0, 100% 50%", want: [][2]values.Extent{{}, {{Rel: 1}, {Rel: 0.5}}}},
		{typ: sections.KPoints, in: []any{"0 0", "100%-1mm 0"}, want: [][2]values.Extent{{}, {{Rel: 1, Abs: -mm}, {}}}},
		{typ: sections.KPoints, in: "0 0, 1mm", err: `"1mm" is not a point; write an x and a y`},
		{typ: sections.KNumber, in: 2, want: 2.0},
		{typ: sections.KNumber, in: " 1.5 ", want: 1.5},
		{typ: sections.KNumber, in: "1,5", err: `the text "1,5" is not a number`},
		{typ: sections.KNumber, in: nil, err: "an empty value is not a number"},
		{typ: sections.KInt, in: 3.0, want: 3},
		{typ: sections.KInt, in: "3", want: 3},
		{typ: sections.KInt, in: 3.5, err: "the number 3.5 is not a whole number"},
		{typ: sections.KInt, in: 1e12, err: "the number 1000000000000 is too large: a whole number is at most 1,000,000,000"},
		{typ: sections.KInt, in: math.NaN(), err: "the result of a division by zero is not a number"},
		{typ: sections.KBool, in: true, want: true},
		{typ: sections.KBool, in: "no", want: false},
		{typ: sections.KBool, in: 1, err: "the number 1 is neither true nor false"},
		{typ: sections.KEnum, in: 90, want: "90"},
		{typ: sections.KEnum, in: "45", err: `"45" is not one of the allowed words`},
	}
	g := &Game{}
	for _, tt := range tests {
		pos := diag.Pos{File: "f.yaml", Line: 1}
		got, err := g.Lit(sections.Key{Name: "key", Type: tt.typ, Values: enum}, tt.in, pos)
		want := ""
		if tt.err != "" {
			want = "`key`: " + tt.err
		}
		if message(err) != want {
			t.Errorf("type %d, %#v: error %q, want %q", tt.typ, tt.in, message(err), want)
		} else if err == nil && !reflect.DeepEqual(got, tt.want) {
			t.Errorf("type %d, %#v: got %#v, want %#v", tt.typ, tt.in, got, tt.want)
		} else if e, ok := err.(*values.Error); ok && (e.Pos != pos || e.Code != values.CodeValue) {
			t.Errorf("type %d, %#v: %s at %v", tt.typ, tt.in, e.Code, e.Pos)
		}
	}
}

// TestNotNegative reads values of keys whose least value is 0.
func TestNotNegative(t *testing.T) {
	for _, tt := range []struct {
		typ      sections.KeyType
		good     any
		bad      any
		mustName string
	}{
		{sections.KLength, "0mm", "-0.5mm", "-0.5mm"},
		{sections.KLength, geom.Length(0), -mm, "-1mm"},
		{sections.KLengths, "0 1mm", "1mm -1mm", "1mm -1mm"},
		{sections.KLengths, []any{"1mm"}, []any{"1mm", "-2mm"}, "1mm, -2mm"},
		{sections.KNumber, 0.5, "-1.5", "-1.5"},
		{sections.KInt, 0, -1, "-1"},
	} {
		key := sections.Key{Name: "key", Type: tt.typ, NotNegative: true}
		if _, err := (&Game{}).Lit(key, tt.good, diag.Pos{}); err != nil {
			t.Errorf("%v: %v", tt.good, err)
		}
		_, err := (&Game{}).Lit(key, tt.bad, diag.Pos{Line: 7})
		if e, ok := err.(*values.Error); !ok || e.Message != "`key` must not be negative, but is "+tt.mustName || e.Code != values.CodeValue || e.Pos.Line != 7 {
			t.Errorf("%v: %v", tt.bad, err)
		}
		key.NotNegative = false
		if _, err := (&Game{}).Lit(key, tt.bad, diag.Pos{}); err != nil {
			t.Errorf("%v, any sign: %v", tt.bad, err)
		}
	}
}

// TestDefaults checks that the reader accepts every default in the key tables.
func TestDefaults(t *testing.T) {
	g := &Game{}
	check := func(where string, keys []sections.Key) {
		for _, k := range keys {
			if k.Doc == "" || k.Name == "" {
				t.Errorf("%s: key %q has no doc", where, k.Name)
			}
			if k.Type == sections.KEnum && len(k.Values) == 0 {
				t.Errorf("%s: key %q lists no words", where, k.Name)
			}
			if k.Default == "" {
				continue
			}
			if _, err := g.Lit(k, k.Default, diag.Pos{}); err != nil {
				t.Errorf("%s: default of %s: %v", where, k.Name, err)
			}
		}
	}
	check("every part", face.CommonKeys)
	check("styles", face.StyleKeys)
	for _, k := range face.Kinds {
		check(k.Name, append(k.Keys, k.Main))
		for _, key := range k.Keys {
			check(k.Name+"."+key.Name, key.Keys)
		}
	}
}

func TestValueHints(t *testing.T) {
	tests := []struct {
		key  sections.Key
		in   any
		want string
	}{
		{sections.Key{Type: sections.KLength}, 3, "write the unit: `3mm` or `3pt`"},
		{sections.Key{Type: sections.KExtent}, 1.5, "write the unit: `1.5mm` or `1.5pt`"},
		{sections.Key{Type: sections.KEnum, Values: []string{"left", "right"}}, "lft", "did you mean `left`?"},
		{sections.Key{Type: sections.KEnum, Values: []string{"armor"}, Also: map[string]string{"panzer": "armor"}}, "pantzer", "did you mean `panzer`?"},
		{sections.Key{Type: sections.KEnum, Values: []string{"armor"}, Also: map[string]string{"panzer": "armor"}}, "bicycle", "use armor"},
		{sections.Key{Type: sections.KBool}, "x", "write `true` or `false`; for the value of a column write \"{x}\""},
	}
	for _, tt := range tests {
		_, err := (&Game{}).Lit(tt.key, tt.in, diag.Pos{})
		if err == nil || err.(*values.Error).Hint != tt.want {
			t.Errorf("%v: %+v, want hint %q", tt.in, err, tt.want)
		}
	}
}

func FuzzLit(f *testing.F) {
	for _, s := range []string{"50% + 2mm", "1mm 2mm", "0 0, 100% 50%", "cmyk(0 60 80 20) 40%", "spot(Gold, 1 2 3 4)", "#fff", "k60", "-+-"} {
		f.Add(s)
	}
	g := &Game{Colors: map[string]values.Paint{"olive": {Kind: values.RGBPaint, Color: [4]uint8{91, 98, 54}}}}
	f.Fuzz(func(t *testing.T, s string) {
		for _, typ := range []sections.KeyType{sections.KLength, sections.KExtent, sections.KLengths, sections.KPoints, sections.KPaint, sections.KNumber, sections.KInt, sections.KBool} {
			v, err := g.Lit(sections.Key{Name: "key", Type: typ}, s, diag.Pos{})
			if (v == nil) == (err == nil) {
				t.Errorf("type %d, %q: %v and %v", typ, s, v, err)
			}
		}
	})
}
