package canon

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// assemble returns a file of numbered objects in the given order, as gofpdf writes it:
// a table, a trailer, nothing compressed.
func assemble(root, info int, order []int, objects map[int]string) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.3\n")
	at := make([]int, slices.Max(order)+1)
	for _, n := range order {
		at[n] = b.Len()
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", n, objects[n])
	}
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at))
	for _, offset := range at[1:] {
		fmt.Fprintf(&b, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&b, "trailer\n<<\n/Size %d\n/Root %d 0 R\n/Info %d 0 R\n>>\nstartxref\n%d\n%%%%EOF\n", len(at), root, info, start)
	return b.Bytes()
}

var content = strings.Repeat("1 0 0 1 0 0 cm\n", 20)

// small returns a document with one page.
func small() []byte {
	return assemble(5, 4, []int{1, 2, 3, 4, 5}, map[int]string{
		1: "<</Type /Pages /Kids [2 0 R ] /Count 1>>",
		2: "<</Type /Page /Parent 1 0 R\n/MediaBox [0 0 10.50 20]\n/Contents 3 0 R /A#20b (x\\)y)>>",
		3: fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(content), content),
		4: "<<\n/Title (T)\n>>",
		5: "<</Type /Catalog /Pages 1 0 R /Gone 9 0 R /On true /Nil null>>",
	})
}

// shuffled returns the same document with other numbers, its keys in another order, and
// an unreferenced object.
func shuffled() []byte {
	return assemble(1, 3, []int{6, 2, 4, 1, 5, 3}, map[int]string{
		1: "<</On true /Nil null /Pages 4 0 R /Type /Catalog /Gone 77 0 R>>",
		2: fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(content), content),
		3: "<</Title (T)>>",
		4: "<</Count 1 /Kids [5 0 R] /Type /Pages>>",
		5: "<</A#20b <78 29 79> /Contents 2 0 R /MediaBox [0 0 10.50 20] /Parent 4 0 R /Type /Page>>",
		6: "[(nobody needs me)]",
	})
}

func parse(t *testing.T, data []byte) *File {
	t.Helper()
	f, err := Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func written(t *testing.T, f *File) []byte {
	t.Helper()
	out, err := f.Bytes(6)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestBytesAreCanonical checks that the result does not depend on how a file was
// assembled, and that a canonical file is unchanged.
func TestBytesAreCanonical(t *testing.T) {
	a, b := written(t, parse(t, small())), written(t, parse(t, shuffled()))
	if !bytes.Equal(a, b) {
		t.Errorf("one document, two files:\n%q\n%q", a, b)
	}
	if again := written(t, parse(t, a)); !bytes.Equal(a, again) {
		t.Errorf("a canonical file changed:\n%q\n%q", a, again)
	}
}

// TestBytesOf checks the parts of a file: the streams, the other objects in an object
// stream, and the cross-reference stream.
func TestBytesOf(t *testing.T) {
	data := written(t, parse(t, small()))
	for _, want := range []string{
		"%PDF-1.7\n", "4 0 obj\n<</Filter /FlateDecode/Length ", "/Info 5 0 R/Length 56/Root 1 0 R/Size 8/Type /XRef/W [1 4 2]>>\nstream\n",
	} {
		if !strings.Contains(string(data), want) {
			t.Errorf("no %q in\n%q", want, data)
		}
	}
	bundle, ok := parse(t, data).objects[6].(*Stream)
	if !ok {
		t.Fatal("object 6 is not a stream")
	}
	got, err := bundle.Decode()
	want := "1 0 2 58 3 96 5 177 " +
		"<</Gone null/Nil null/On true/Pages 2 0 R/Type /Catalog>>\n" +
		"<</Count 1/Kids [3 0 R]/Type /Pages>>\n" +
		"<</A#20b (x\\)y)/Contents 4 0 R/MediaBox [0 0 10.50 20]/Parent 2 0 R/Type /Page>>\n" +
		"<</Title (T)>>\n"
	if err != nil || string(got) != want || bundle.Dict["N"] != Int(4) {
		t.Errorf("object stream %q, %v\nwant %q", got, err, want)
	}
}

// TestBundles checks that many objects are divided among object streams, and found again.
func TestBundles(t *testing.T) {
	f := parse(t, small())
	var list Array
	for i := range 3 * bundleSize {
		list = append(list, f.Add(Array{Int(i)}))
	}
	f.Catalog()["List"] = list
	back := parse(t, written(t, f))
	for i, o := range back.Array(back.Catalog()["List"]) {
		if got := back.Array(o); len(got) != 1 || got[0] != Int(i) {
			t.Fatalf("object %d reads %v", i, got)
		}
	}
	bundles := 0
	for _, o := range back.objects {
		if s, ok := o.(*Stream); ok && s.Dict["Type"] == Name("ObjStm") {
			bundles++
		}
	}
	if bundles != 4 {
		t.Errorf("%d object streams, want 4", bundles)
	}
}

func TestRead(t *testing.T) {
	f := parse(t, written(t, parse(t, small())))
	pages := f.Pages()
	if len(pages) != 1 || pages[0]["A b"] != String("x)y") {
		t.Fatalf("pages: %v", pages)
	}
	s, ok := f.Get(pages[0]["Contents"]).(*Stream)
	if !ok || len(s.Data) >= len(content) {
		t.Fatalf("the stream is not compressed: %v", s)
	}
	if got, err := s.Decode(); err != nil || string(got) != content {
		t.Errorf("stream: %q, %v", got, err)
	}
	if got := f.Dict(f.Info)["Title"]; got != String("T") {
		t.Errorf("title: %v", got)
	}
	if f.Get(Ref(99)) != nil || f.Dict(Ref(-1))["X"] != nil {
		t.Error("a reference to nothing leads somewhere")
	}
}

// TestIdentifier checks that the identifier depends on the content.
func TestIdentifier(t *testing.T) {
	id := func(edit func(*File)) string {
		f := parse(t, small())
		edit(f)
		out := string(written(t, f))
		return out[strings.Index(out, "/ID ["):strings.Index(out, "]/Info")]
	}
	same := id(func(*File) {})
	again := id(func(*File) {})
	other := id(func(f *File) { f.Dict(f.Info)["Title"] = String("U") })
	if same != again || same == other {
		t.Errorf("identifiers: %s, %s, %s", same, again, other)
	}
}

func TestStreamsThatStayPlain(t *testing.T) {
	long := []byte(strings.Repeat("long ", 100))
	for _, c := range []struct {
		name   string
		stream *Stream
		packed bool
	}{
		{"long", &Stream{Dict{}, long}, true},
		{"short", &Stream{Dict{}, []byte("short")}, false},
		{"metadata", &Stream{Dict{"Type": Name("Metadata")}, long}, false},
		{"filtered", &Stream{Dict{"Filter": Name("DCTDecode")}, long}, false},
	} {
		f := parse(t, small())
		f.Catalog()["S"] = f.Add(c.stream)
		back := parse(t, written(t, f))
		got := back.Get(back.Catalog()["S"]).(*Stream)
		if packed := !bytes.Equal(got.Data, c.stream.Data); packed != c.packed {
			t.Errorf("%s: packed is %v", c.name, packed)
		}
	}
}

func TestLevel(t *testing.T) {
	for _, level := range []int{0, 10, -1} {
		if _, err := parse(t, small()).Bytes(level); err == nil {
			t.Errorf("level %d was taken", level)
		}
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		in   string
		want String
	}{
		{"plain (text)\nhere", "plain (text)\nhere"},
		{"é", "\xe9"},
		{"– œ ž € ÿ", "\x85 \x9c \x9e \xa0 \xff"},
		{"≥", "\xfe\xff\x22\x65"},
		{"þÿ", "\xfe\xff\x00\xfe\x00\xff"},
		{"a\u00a0b", "\xfe\xff\x00a\x00\xa0\x00b"},
		{"soft\u00adly", "\xfe\xff\x00s\x00o\x00f\x00t\x00\xad\x00l\x00y"},
		{"a🎲", "\xfe\xff\x00a\xd8\x3c\xdf\xb2"},
		{"bell\a", "\xfe\xff\x00b\x00e\x00l\x00l\x00\x07"},
		{"", ""},
	} {
		if got := Text(c.in); got != c.want {
			t.Errorf("Text(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}
