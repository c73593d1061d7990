package printed

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"punchboard/internal/edition"
	"punchboard/internal/stamp"
)

var faces = strings.Repeat("0f", stamp.FacesBytes)

// sound is a record that is read.
var sound = "set,deck,card,copies,faces\nen,boats,row,2," + faces + "\n\"fr, low ink\",boats,row,1," + faces + "\n"

// save writes a record into its directory and returns the file.
func save(t *testing.T, r *Record) string {
	t.Helper()
	out := edition.New(t.Context(), r.dir)
	defer out.Discard()
	if err := r.Write(out); err != nil {
		t.Fatal(err)
	}
	if err := out.Commit(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(r.dir, Name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestRecord(t *testing.T) {
	dir := t.TempDir()
	if r, err := Open(filepath.Join(dir, "none")); err != nil || len(r.sets) != 0 {
		t.Fatalf("without a file: %v, %v", r, err)
	}
	r := Of(map[string][]stamp.Card{"fr, low ink": {{Deck: "boats", ID: "row", Copies: 1, Faces: faces}}, "en": {{Deck: "boats", ID: "row", Copies: 2, Faces: faces}}})
	r.dir = dir
	if got := save(t, r); got != sound {
		t.Errorf("got\n%swant\n%s", got, sound)
	}
	again, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := save(t, again); got != sound {
		t.Errorf("read and written again, it is\n%s", got)
	}
}

// TestDamaged checks that a record that nobody has written is an error, and not taken for an empty one.
func TestDamaged(t *testing.T) {
	for _, c := range [][2]string{
		{"set,deck", "deck,set"}, {sound, ""}, {"en,boats,row,2,", "en,boats,row,0,"}, {"en,boats,row,2,", "en,boats,row,x,"}, {"en,boats,row,2,", "en,boats,row,10001,"},
		{"en,boats,row,2," + faces, "en,boats,row,2," + faces[2:]}, {"en,boats", ",boats"}, {"en,boats", "en,"}, {"en,boats,row,2", "en,boats,row"}, {"row,2", "\"row\n\",2"},
		{"\"fr, low ink\"", "en"}, {"\"fr,", "\"\"fr,"},
	} {
		text := strings.Replace(sound, c[0], c[1], 1)
		if text == sound {
			t.Fatalf("there is no %q", c[0])
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, Name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		r, err := Open(dir)
		if damaged := (*DamagedError)(nil); !errors.As(err, &damaged) {
			t.Errorf("%q is read: %v", text, r)
		}
	}
	r := &Record{sets: map[string]map[string]stamp.Card{}}
	if err := r.parse(strings.NewReader("set,deck,card,copies,faces\n" + strings.Repeat("\n", maxSize))); err == nil {
		t.Error("an endless record is read")
	}
}

// FuzzRecord checks that whatever is read of a record is the same after it was written.
func FuzzRecord(f *testing.F) {
	f.Add(sound)
	f.Add("set,deck,card,copies,faces\n\"é \"\"\",a,b,007," + faces + "\n")
	f.Add("set,deck,card,copies,faces\r\n en,a,b,1," + strings.ToUpper(faces))
	f.Fuzz(func(t *testing.T, text string) {
		r := &Record{sets: map[string]map[string]stamp.Card{}}
		if r.parse(strings.NewReader(text)) != nil {
			return
		}
		var first, second strings.Builder
		if err := r.write(&first); err != nil {
			t.Fatal(err)
		}
		again := &Record{sets: map[string]map[string]stamp.Card{}}
		if err := again.parse(strings.NewReader(first.String())); err != nil {
			t.Fatalf("%q: %v", first.String(), err)
		}
		if err := again.write(&second); err != nil || first.String() != second.String() {
			t.Errorf("%q, %q: %v", first.String(), second.String(), err)
		}
	})
}
