package canon

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func TestValue(t *testing.T) {
	tests := []struct {
		in   string
		want Object
		err  string // part of the message
	}{
		{in: "12", want: Number("12")},
		{in: "-.5", want: Number("-.5")},
		{in: "12 0 R", want: Ref(12)},
		{in: "12 0 Rx", want: Number("12")},
		{in: "/Na#6De", want: Name("Name")},
		{in: "/", want: Name("")},
		{in: "(a(b)\\(c\\n\\101\\\nd)", want: String("a(b)(c\nAd")},
		{in: "<48 6>", want: String("H`")},
		{in: "[1 (two) /three [4] 5 0 R]", want: Array{Number("1"), String("two"), Name("three"), Array{Number("4")}, Ref(5)}},
		{in: "<< /A 1 /B << /C true >> >>", want: Dict{"A": Number("1"), "B": Dict{"C": true}}},
		{in: "null", want: nil},
		{in: "", err: "ends too early"},
		{in: "(open", err: "ends too early"},
		{in: "(open\\", err: "ends too early"},
		{in: "<48", err: "ends too early"},
		{in: "<4G>", err: "in hex"},
		{in: "(\\777)", err: "octal"},
		{in: "[1 2", err: "ends too early"},
		{in: "<< 1 2 >>", err: "slash"},
		{in: "<< /A >>", err: "unknown word"},
		{in: "/A#G1", err: "bad escape"},
		{in: "/A#4", err: "bad escape"},
		{in: "1.2.3", err: "not a number"},
		{in: "maybe", err: "unknown word"},
		{in: strings.Repeat("[", 100), err: "too deep"},
	}
	for _, c := range tests {
		got, err := (&lexer{data: []byte(c.in)}).value(0)
		switch {
		case c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%q: error %v, want %q", c.in, err, c.err)
		case err == nil && !reflect.DeepEqual(got, c.want):
			t.Errorf("%q = %#v, want %#v", c.in, got, c.want)
		}
	}
}

// TestAppendValue checks that written values are read back unchanged.
func TestAppendValue(t *testing.T) {
	for _, c := range []struct {
		in   Object
		want string
	}{
		{Dict{"B": Int(1), "A": Array{true, nil, Name("x y")}}, "<</A [true null /x#20y]/B 1>>"},
		{String(`a(b)\`), `(a\(b\)\\)`},
		{String("\x00\xff"), "<00FF>"},
		{String("\xe9(\xff"), "(\xe9\\(\xff)"},
		{Name("Signal (Red)/1"), "/Signal#20#28Red#29#2F1"},
		{Name("é#"), "/#C3#A9#23"},
	} {
		out := AppendValue(nil, c.in)
		if string(out) != c.want {
			t.Errorf("%#v is written %s, want %s", c.in, out, c.want)
		}
		if back, err := (&lexer{data: out}).value(0); err != nil || !reflect.DeepEqual(back, c.in) {
			t.Errorf("%s reads back as %#v, %v", out, back, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	good := string(small())
	for _, c := range []struct{ name, data, err string }{
		{"nothing", "", "not a PDF"},
		{"another file", "\x89PNG", "not a PDF"},
		{"no table", "%PDF-1.3\n", "has none"},
		{"cut short", good[:len(good)/2], "has none"},
		{"table elsewhere", strings.Replace(good, "startxref\n", "startxref\n9", 1), "not where"},
		{"objects elsewhere", strings.Replace(good, "1 0 obj", "7 0 obj", 1), "object 1: not where"},
		{"no endobj", strings.Replace(good, "endobj", "endbox", 1), "no endobj"},
		{"long stream", strings.Replace(good, "/Length 300", "/Length 999", 1), "length"},
		{"short stream", strings.Replace(good, "/Length 300", "/Length 123", 1), "length"},
		{"encrypted", strings.Replace(good, "/Size 6\n", "/Encrypt 1 0 R", 1), "trailer"},
		{"root nowhere", strings.Replace(good, "/Root 5", "/Root 7", 1), "not a dictionary"},
		{"no root", strings.Replace(good, "/Root", "/Toor", 1), "trailer"},
		{"huge table", strings.Replace(good, "xref\n0 6", "xref\n0 9999999", 1), "size"},
	} {
		if _, err := Parse([]byte(c.data)); err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

// TestParseRefusesStreams spoils a file with object streams.
func TestParseRefusesStreams(t *testing.T) {
	good := string(written(t, parse(t, small())))
	entries := strings.LastIndex(good, "stream\n\x00") + len("stream\n")
	spoiled := func(entry, field int, b byte) string {
		data := []byte(good)
		data[entries+entry*entryLength+field] = b
		return string(data)
	}
	for _, c := range []struct{ name, data, err string }{
		{"stream elsewhere", strings.Replace(good, "7 0 obj", "x 0 obj", 1), "not where"},
		{"other fields", strings.Replace(good, "[1 4 2]", "[1 4 1]", 1), "unknown kind"},
		{"no root", strings.Replace(good, "/Root", "/Toor", 1), "no Root"},
		{"half an entry", strings.Replace(good, "/Length 56", "/Length 55", 1), "its size is wrong"},
		{"far away", spoiled(4, 1, 0x7f), "entry 4 points outside"},
		{"bundle far away", spoiled(1, 4, 99), "entry 1 points outside"},
		{"bundle is an object", spoiled(1, 4, 4), "of another kind"},
		{"bundle in itself", spoiled(1, 4, 1), "of another kind"},
		{"index too large", spoiled(1, 6, 4), "object 1: not where"},
		{"no index", strings.Replace(good, "/First 2", "/Firxt 2", 1), "its index is wrong"},
		{"damaged bundle", strings.Replace(good, "/N 4/Type /ObjStm>>\nstream\n", "/N 4/Type /ObjStm>>\nstream\nx", 1), "length"},
	} {
		if _, err := Parse([]byte(c.data)); err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

// FuzzParse checks that damaged files are rejected or read without a panic, and that
// what was read can be written and read again with the same result.
func FuzzParse(f *testing.F) {
	f.Add(small())
	f.Add(shuffled())
	f.Add(small()[:300])
	if file, err := Parse(small()); err == nil {
		if data, err := file.Bytes(1); err == nil {
			f.Add(data)
		}
	}
	f.Add(bytes.ReplaceAll(small(), []byte("Kids [2"), []byte("Kids [1")))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Parse(data)
		if err != nil {
			return
		}
		file.Pages()
		out, err := file.Bytes(1)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(out)
		if err != nil {
			t.Fatalf("its own file: %v\n%q", err, out)
		}
		if twice, err := again.Bytes(1); err != nil || !bytes.Equal(out, twice) {
			t.Fatalf("not canonical: %v\n%q\n%q", err, out, twice)
		}
	})
}
