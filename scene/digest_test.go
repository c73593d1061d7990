package scene

import (
	"encoding/hex"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
)

// everything returns a document in which each field of each mark and paint is set.
func everything(t *testing.T) *Document {
	t.Helper()
	font, ok := fonts.Builtin("oswald")
	if !ok {
		t.Fatal("no font")
	}
	hatch := &Hatch{Ink: RGB{1, 2, 3}, Back: Gray(9), Gap: 5, Width: 2, Angle: 45, Cross: true, Origin: geom.Pt2(3, 4)}
	stops := []Stop{{0.25, Gray(1)}, {0.75, CMYK{1, 2, 3, 4}}}
	clip := geom.RectPath(geom.Rect{X: 1, Y: 2, W: 3, H: 4})
	symbol := &Symbol{ID: "s", Box: geom.Rect{X: 1, Y: 2, W: 3, H: 4}, Marks: []Mark{&Path{Path: clip, Fill: Spot{"Gold", CMYK{5, 6, 7, 8}, 50}}}}
	return &Document{
		Meta: Meta{"t", "a", "s", "k", "c"}, Language: "en", Duplex: LongEdge,
		Pages: []Page{{Size: geom.Size{W: 10, H: 20}, Trim: geom.Rect{X: 1, Y: 1, W: 8, H: 8}, Bleed: geom.Rect{X: 2, Y: 2, W: 9, H: 9}, Marks: []Mark{
			&Path{Path: clip, Fill: hatch, EvenOdd: true, Stroke: &Stroke{Paint: &Linear{geom.Pt2(1, 2), geom.Pt2(3, 4), stops}, Width: 3, Dash: []geom.Length{1, 2}, Butt: true}},
			&Glyphs{Font: font, Size: 3, At: geom.Pt2(5, 6), Fill: Black, Halo: &Stroke{Paint: &Radial{geom.Pt2(1, 2), 3, stops}, Width: 1}, Glyphs: []fonts.Glyph{{Rune: 'a', ID: 1, Advance: 2}}},
			&Image{Picture: NewPicture("p.png", "png", 2, 3, []byte("data")), To: geom.Rect{X: 1, Y: 2, W: 3, H: 4}, Crop: Crop{0.1, 0.2, 0.3, 0.4}},
			&Use{Symbol: symbol, At: geom.Translate(3, 4), Tag: "a/b#1/front"},
			&Group{Transform: geom.Rotate(3), Clip: &clip, Opacity: 0.5, Layer: "l", Marks: []Mark{&Link{Box: geom.Rect{X: 1, Y: 2, W: 3, H: 4}, URL: "u"}}},
			&Bookmark{Title: "b", Level: 1, At: geom.Pt2(7, 8)},
		}}},
	}
}

// notSeen are fields that have no effect of their own: a picture's bytes are represented by
// their sum, and a font by its file, which is not changed here.
var notSeen = map[string]bool{"Picture.Data": true}

// TestDigestSeesEverything changes each value in a document in turn: each has to change the
// digest. A new field of a mark or paint that digest.go does not write fails this test.
func TestDigestSeesEverything(t *testing.T) {
	doc := everything(t)
	before := NewDigester().Digest(doc)
	if NewDigester().Digest(everything(t)) != before {
		t.Fatal("equal documents have different digests")
	}
	count := 0
	alterEach(reflect.ValueOf(doc).Elem(), "Document", func(path string) {
		if count++; NewDigester().Digest(doc) == before {
			t.Errorf("%s does not change the digest", path)
		}
	})
	if count < 130 {
		t.Errorf("only %d values were changed", count)
	}
	if NewDigester().Digest(doc) != before {
		t.Error("the document was not restored")
	}
}

// alterEach calls then for each value below v while it is another one.
func alterEach(v reflect.Value, path string, then func(path string)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if _, font := v.Interface().(*fonts.Font); font {
			other, _ := fonts.Builtin("saira-stencil")
			during(v, reflect.ValueOf(other), path, then)
			return
		}
		if v.Kind() == reflect.Interface && v.Elem().Kind() != reflect.Pointer {
			value := reflect.New(v.Elem().Type()).Elem()
			value.Set(v.Elem())
			alterEach(value, path, func(path string) { during(v, value, path, then) })
		} else {
			alterEach(v.Elem(), path, then)
		}
		if optional(path) && v.CanSet() {
			during(v, reflect.Zero(v.Type()), path+" = nil", then)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if name := v.Type().Name() + "." + v.Type().Field(i).Name; !notSeen[name] {
				alterEach(v.Field(i), path+"."+v.Type().Field(i).Name, then)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			alterEach(v.Index(i), fmt.Sprintf("%s[%d]", path, i), then)
		}
		if v.Kind() == reflect.Slice && v.Len() > 0 {
			during(v, v.Slice(0, v.Len()-1), path+" shortened", then)
		}
	default:
		during(v, altered(v), path, then)
	}
}

// optional reports whether nil is a value that a scene may have there.
func optional(path string) bool {
	return slices.Contains([]string{".Fill", ".Stroke", ".Clip", ".Halo", ".Back"}, path[strings.LastIndex(path, "."):])
}

func during(v, other reflect.Value, path string, then func(string)) {
	old := reflect.New(v.Type()).Elem()
	old.Set(v)
	v.Set(other)
	then(path)
	v.Set(old)
}

func altered(v reflect.Value) reflect.Value {
	other := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.String:
		other.SetString(v.String() + "x")
	case reflect.Bool:
		other.SetBool(!v.Bool())
	case reflect.Float64:
		other.SetFloat(v.Float() + 1e-9)
	case reflect.Int, reflect.Int32, reflect.Int64:
		other.SetInt(v.Int() + 1)
	default:
		other.SetUint(v.Uint() + 1)
	}
	return other
}

// TestDigestSeesSharing checks that one symbol in two places differs from two equal ones, which
// a renderer writes twice.
func TestDigestSeesSharing(t *testing.T) {
	use := func(a, b *Symbol) *Document {
		return &Document{Pages: []Page{{Marks: []Mark{&Use{Symbol: a}, &Use{Symbol: b}}}}}
	}
	one, same := &Symbol{ID: "s"}, &Symbol{ID: "s"}
	d := NewDigester()
	if d.Digest(use(one, one)) == d.Digest(use(one, same)) {
		t.Error("a shared symbol has the same digest as two equal ones")
	}
	if d.Digest(use(one, same)) != d.Digest(use(same, one)) {
		t.Error("pointers change the digest")
	}
	holds := func(s *Symbol) *Symbol { return &Symbol{ID: "h", Marks: []Mark{&Use{Symbol: s}}} }
	if d.Digest(use(holds(one), one)) == d.Digest(use(holds(one), same)) {
		t.Error("a symbol that another one holds has the same digest as an equal one")
	}
	if d.Digest(use(holds(one), holds(one))) == d.Digest(use(holds(one), holds(same))) {
		t.Error("a symbol that two others share has the same digest as two equal ones")
	}
}

// TestDigestOfFace checks that a digester that was asked for faces returns the same digests of documents
// with their marks as one that was not.
func TestDigestOfFace(t *testing.T) {
	page := everything(t).Pages[0]
	piece := &Piece{Size: page.Size, Marks: page.Marks}
	shows := &Symbol{ID: "f", Marks: page.Marks}
	doc := &Document{Pages: []Page{{Marks: []Mark{&Use{Symbol: shows}, page.Marks[3]}}}}
	d := NewDigester()
	face := d.Face(piece, len(piece.Marks))
	if d.Digest(doc) != NewDigester().Digest(doc) {
		t.Error("a known face changes the digest of a document")
	}
	if d.Face(piece, len(piece.Marks)-1) == face || d.Face(&Piece{Size: geom.Size{W: 1}, Marks: page.Marks}, len(page.Marks)) == face {
		t.Error("fewer marks, or another size, do not change the digest of a face")
	}
	if d.Face(piece, 0) != NewDigester().Face(piece, 0) {
		t.Error("an empty face has two digests")
	}
}

// TestFaceStays guards the records of what users have printed: another hash of the same face would print all of
// their cards again.
func TestFaceStays(t *testing.T) {
	page := everything(t).Pages[0]
	piece := &Piece{Size: page.Size, Marks: page.Marks}
	for _, c := range []struct {
		marks int
		want  string
	}{{len(page.Marks), "78861f1c8a6785f1"}, {4, "d5b45d824f51bed3"}, {0, "2d99a1ca96f0c803"}} {
		if got := NewDigester().Face(piece, c.marks); hex.EncodeToString(got[:8]) != c.want {
			t.Errorf("the hash of a face with %d marks is %x…, want %s", c.marks, got[:8], c.want)
		}
	}
}

// TestDigestBuffer checks that the buffer, which is kept, stays small whatever it has to take.
func TestDigestBuffer(t *testing.T) {
	d := NewDigester()
	long := everything(t)
	for _, m := range long.Pages[0].Marks {
		switch m := m.(type) {
		case *Glyphs:
			m.Glyphs, m.Words = slices.Repeat(m.Glyphs, 10_000), strings.Repeat("words ", 10_000)
		case *Path:
			m.Path.Ops, m.Path.Pts = slices.Repeat(m.Path.Ops, 10_000), slices.Repeat(m.Path.Pts, 10_000)
		}
	}
	d.Digest(long)
	for range 3 { // that of the document, and those of what is in it
		if used := d.take(); cap(used.buf) > 4*bufferSize {
			t.Errorf("a buffer has %d bytes", cap(used.buf))
		}
	}
}

// TestDigesterForgets digests documents and faces one after the other: what was in one must not be known in the next.
func TestDigesterForgets(t *testing.T) {
	doc, d := everything(t), NewDigester()
	marks := doc.Pages[0].Marks
	d.Digest(doc)
	d.Face(&Piece{Marks: marks}, len(marks))
	for i, m := range marks {
		one := &Document{Pages: []Page{{Marks: []Mark{m}}}}
		if d.Digest(one) != NewDigester().Digest(one) {
			t.Errorf("mark %d has another digest after other documents", i)
		}
		face := &Piece{Marks: []Mark{m}}
		if d.Face(face, 1) != NewDigester().Face(face, 1) {
			t.Errorf("mark %d has another digest as a face after others", i)
		}
	}
}
