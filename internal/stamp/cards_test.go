package stamp

import (
	"reflect"
	"strings"
	"testing"
)

var faces = strings.Repeat("0f", FacesBytes)

// TestCarries checks that a file says which cards are on it, also after it was read from a stamp.
func TestCarries(t *testing.T) {
	cards := []Card{{"boats", "row", 2, faces}, {"boats", "steam", 1, faces}}
	dir := t.TempDir()
	f := put(t, dir, "en/boats.pdf", "pdf", "boats")
	f.SetCards("en", cards)
	empty := put(t, dir, "en/contents.pdf", "pdf")
	s := save(t, (&Stamp{dir: dir}).With(&Run{Files: []File{f, empty}, Gone: []Gone{{"en", Card{"boats", "raft", 0, faces}}}}))
	if len(s.Runs) != 1 || len(s.Runs[0].Gone) != 1 {
		t.Fatal("the stamp is not read")
	}
	if got, ok := s.Runs[0].Files[0].Carries(); !ok || !reflect.DeepEqual(got, cards) {
		t.Errorf("%v %v", got, ok)
	}
	if got, ok := s.Runs[0].Files[1].Carries(); !ok || len(got) != 0 {
		t.Errorf("the contents carry %v %v", got, ok)
	}
}

// TestCarriesHostile checks that cards that no build has recorded are not known.
func TestCarriesHostile(t *testing.T) {
	for name, change := range map[string]func(*File){
		"no set":        func(f *File) { f.Set = "" },
		"no cards":      func(f *File) { f.Cards = nil },
		"damage":        func(f *File) { f.Cards = f.Cards[:len(f.Cards)/2] },
		"a bomb":        func(f *File) { f.Cards = pack(make([]byte, maxCards+1)) },
		"no copies":     func(f *File) { f.SetCards("en", []Card{{"a", "b", 0, faces}}) },
		"many copies":   func(f *File) { f.SetCards("en", []Card{{"a", "b", mostCopies + 1, faces}}) },
		"a short hash":  func(f *File) { f.SetCards("en", []Card{{"a", "b", 1, "0f"}}) },
		"no hash":       func(f *File) { f.SetCards("en", []Card{{"a", "b", 1, strings.Repeat("x", 2*FacesBytes)}}) },
		"no deck":       func(f *File) { f.SetCards("en", []Card{{"", "b", 1, faces}}) },
		"several lines": func(f *File) { f.SetCards("en", []Card{{"a", "b\nc", 1, faces}}) },
	} {
		f := File{}
		f.SetCards("en", []Card{{"a", "b", 1, faces}})
		if _, ok := f.Carries(); !ok {
			t.Fatal("the sound cards are not read")
		}
		change(&f)
		if got, ok := f.Carries(); ok {
			t.Errorf("%s: %v", name, got)
		}
	}
}
