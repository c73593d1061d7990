package carddata

import (
	"reflect"
	"testing"

	"punchboard/diag"
	"punchboard/geom"
)

const mm = geom.MM

func TestLit(t *testing.T) {
	enum := []string{"0", "90", "180", "270"}
	tests := []struct {
		typ  KeyType
		in   any
		want any
		err  string // the message after "`key`: "; empty if none
	}{
		{typ: KText, in: "a", want: "a"},
		{typ: KText, in: 3, want: "3"},
		{typ: KText, in: nil, want: ""},
		{typ: KText, in: []any{"a", 1}, want: "a, 1"},
		{typ: KText, in: map[string]any{}, err: "a mapping is no text"},
		{typ: KName, in: "title", want: "title"},
		{typ: KString, in: 1.5, want: "1.5"},
		{typ: KLength, in: "3mm", want: 3 * mm},
		{typ: KLength, in: 3 * mm, want: 3 * mm},
		{typ: KLength, in: 0, want: geom.Length(0)},
		{typ: KLength, in: 3, err: `length "3" has no unit`},
		{typ: KLength, in: "3 mn", err: `"3 mn" is not a length`},
		{typ: KExtent, in: "40%", want: Extent{Rel: 0.4}},
		{typ: KExtent, in: "3mm", want: Extent{Abs: 3 * mm}},
		{typ: KExtent, in: 3 * mm, want: Extent{Abs: 3 * mm}},
		{typ: KExtent, in: "50% + 2mm", want: Extent{Abs: 2 * mm, Rel: 0.5}},
		{typ: KExtent, in: "100%-3mm", want: Extent{Abs: -3 * mm, Rel: 1}},
		{typ: KExtent, in: "-2mm", want: Extent{Abs: -2 * mm}},
		{typ: KExtent, in: "1mm + 2mm - 50%", want: Extent{Abs: 3 * mm, Rel: -0.5}},
		{typ: KExtent, in: "40", err: `length "40" has no unit`},
		{typ: KExtent, in: "x%", err: `"x%" is not a percentage`},
		{typ: KExtent, in: "1mm +", err: `"" is not a length`},
		{typ: KExtent, in: "1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm", err: `"1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm+1mm" has too many terms`},
		{typ: KLengths, in: "1mm", want: []geom.Length{mm}},
		{typ: KLengths, in: "1mm 2mm 0 4mm", want: []geom.Length{mm, 2 * mm, 0, 4 * mm}},
		{typ: KLengths, in: []any{"1mm", "2mm"}, want: []geom.Length{mm, 2 * mm}},
		{typ: KLengths, in: 2 * mm, want: []geom.Length{2 * mm}},
		{typ: KLengths, in: "", err: "one to four lengths are needed, and there are 0"},
		{typ: KLengths, in: "0 0 0 0 0", err: "one to four lengths are needed, and there are 5"},
		{typ: KPoints, in: "0 0, 100% 50%", want: [][2]Extent{{}, {{Rel: 1}, {Rel: 0.5}}}},
		{typ: KPoints, in: []any{"0 0", "100%-1mm 0"}, want: [][2]Extent{{}, {{Rel: 1, Abs: -mm}, {}}}},
		{typ: KPoints, in: "0 0, 1mm", err: `"1mm" is not a point: it needs an x and a y`},
		{typ: KNumber, in: 2, want: 2.0},
		{typ: KNumber, in: " 1.5 ", want: 1.5},
		{typ: KNumber, in: "1,5", err: `the text "1,5" is not a number`},
		{typ: KNumber, in: nil, err: "an empty value is not a number"},
		{typ: KInt, in: 3.0, want: 3},
		{typ: KInt, in: "3", want: 3},
		{typ: KInt, in: 3.5, err: "the number 3.5 is not a whole number"},
		{typ: KInt, in: 1e12, err: "the number 1000000000000 is not a whole number"},
		{typ: KBool, in: true, want: true},
		{typ: KBool, in: "no", want: false},
		{typ: KBool, in: 1, err: "the number 1 is neither true nor false"},
		{typ: KEnum, in: 90, want: "90"},
		{typ: KEnum, in: "45", err: `"45" is none of the words that it takes`},
	}
	g := &Game{}
	for _, tt := range tests {
		pos := diag.Pos{File: "f.yaml", Line: 1}
		got, err := g.Lit(Key{Name: "key", Type: tt.typ, Values: enum}, tt.in, pos)
		want := ""
		if tt.err != "" {
			want = "`key`: " + tt.err
		}
		if message(err) != want {
			t.Errorf("type %d, %#v: error %q, want %q", tt.typ, tt.in, message(err), want)
		} else if err == nil && !reflect.DeepEqual(got, tt.want) {
			t.Errorf("type %d, %#v: got %#v, want %#v", tt.typ, tt.in, got, tt.want)
		} else if e, ok := err.(*FaceError); ok && (e.Pos != pos || e.Code != CodeValue) {
			t.Errorf("type %d, %#v: %s at %v", tt.typ, tt.in, e.Code, e.Pos)
		}
	}
}

// TestDefaults holds the key tables to what the reader itself takes.
func TestDefaults(t *testing.T) {
	g := &Game{}
	check := func(where string, keys []Key) {
		for _, k := range keys {
			if k.Doc == "" || k.Name == "" {
				t.Errorf("%s: key %q has no doc", where, k.Name)
			}
			if k.Type == KEnum && len(k.Values) == 0 {
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
	check("every part", CommonKeys)
	check("styles", styleKeys)
	for _, k := range Kinds {
		check(k.Name, append(k.Keys, k.Main))
		for _, key := range k.Keys {
			check(k.Name+"."+key.Name, key.Keys)
		}
	}
}

func TestValueHints(t *testing.T) {
	tests := []struct {
		key  Key
		in   any
		want string
	}{
		{Key{Type: KLength}, 3, "write the unit: `3mm` or `3pt`"},
		{Key{Type: KExtent}, 1.5, "write the unit: `1.5mm` or `1.5pt`"},
		{Key{Type: KEnum, Values: []string{"left", "right"}}, "lft", "did you mean `left`?"},
		{Key{Type: KEnum, Values: []string{"armor"}, Also: map[string]string{"panzer": "armor"}}, "pantzer", "did you mean `panzer`?"},
		{Key{Type: KEnum, Values: []string{"armor"}, Also: map[string]string{"panzer": "armor"}}, "bicycle", "known are armor"},
		{Key{Type: KBool}, "x", "write `true` or `false`; for the value of a column write \"{x}\""},
	}
	for _, tt := range tests {
		_, err := (&Game{}).Lit(tt.key, tt.in, diag.Pos{})
		if err == nil || err.(*FaceError).Hint != tt.want {
			t.Errorf("%v: %+v, want hint %q", tt.in, err, tt.want)
		}
	}
}

func FuzzLit(f *testing.F) {
	for _, s := range []string{"50% + 2mm", "1mm 2mm", "0 0, 100% 50%", "cmyk(0 60 80 20) 40%", "spot(Gold, 1 2 3 4)", "#fff", "k60", "-+-"} {
		f.Add(s)
	}
	g := &Game{Colors: map[string]Paint{"olive": {Kind: RGBPaint, Color: [4]uint8{91, 98, 54}}}}
	f.Fuzz(func(t *testing.T, s string) {
		for _, typ := range []KeyType{KLength, KExtent, KLengths, KPoints, KPaint, KNumber, KInt, KBool} {
			v, err := g.Lit(Key{Name: "key", Type: typ}, s, diag.Pos{})
			if (v == nil) == (err == nil) {
				t.Errorf("type %d, %q: %v and %v", typ, s, v, err)
			}
		}
	})
}
