package fonts

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// frenchText has every character that French and English cards need.
const frenchText = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
	"àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆß" +
	"«»“”‘’…–—−×÷±½¼¾°€£§†•·.,;:!?()[]/+-*%&'\"#@ \u00a0"

func TestBuiltinCoverage(t *testing.T) {
	for _, name := range BuiltinNames() {
		f := mustFont(t, name)
		for _, r := range frenchText {
			if _, ok := f.GID(r); !ok {
				t.Errorf("%s lacks %q", name, r)
			}
		}
		if f.Name() != name || !f.Embeddable() {
			t.Errorf("%s: name %q, embeddable %v", name, f.Name(), f.Embeddable())
		}
	}
}

func TestBuiltinOnce(t *testing.T) {
	a, _ := Builtin("oswald")
	b, _ := Builtin("oswald")
	if a != b {
		t.Error("a font was parsed twice")
	}
	if _, ok := Builtin("comic-sans"); ok {
		t.Error("an unknown font was found")
	}
}

func TestFamilies(t *testing.T) {
	tests := []struct {
		family string
		style  Style
		want   string
		exact  bool
	}{
		{"plex-condensed", Regular, "plex-condensed", true},
		{"plex-condensed", Italic, "plex-condensed-italic", true},
		{"plex-condensed", Bold, "plex-condensed-bold", true},
		{"plex-condensed", BoldItalic, "plex-condensed-bold-italic", true},
		{"baskerville", BoldItalic, "baskerville-bold", false},
		{"oswald", Bold, "oswald-semibold", true},
		{"oswald", Italic, "oswald", false},
		{"saira-stencil", BoldItalic, "saira-stencil", false},
	}
	for _, tt := range tests {
		family, ok := BuiltinFamily(tt.family)
		if !ok {
			t.Fatalf("no family %q", tt.family)
		}
		face, exact := family.Face(tt.style)
		if face.Name() != tt.want || exact != tt.exact {
			t.Errorf("%s %d: %s %v, want %s %v", tt.family, tt.style, face.Name(), exact, tt.want, tt.exact)
		}
	}
	if _, ok := BuiltinFamily("comic-sans"); ok {
		t.Error("an unknown family was found")
	}
}

func TestOwnFamily(t *testing.T) {
	regular, italic := mustFont(t, "baskerville"), mustFont(t, "baskerville-italic")
	family := NewFamily("own", regular, italic, nil, nil)
	for style, want := range map[Style]*Font{Regular: regular, Italic: italic, Bold: regular, BoldItalic: italic} {
		if face, _ := family.Face(style); face != want {
			t.Errorf("style %d of %s is %s", style, family.Name(), face.Name())
		}
	}
}

// TestFamiliesAreComplete compares the two lists of built-in fonts.
func TestFamiliesAreComplete(t *testing.T) {
	var named []string
	for _, name := range BuiltinFamilies() {
		family, _ := BuiltinFamily(name)
		for style, face := range family.faces {
			if face != nil {
				named = append(named, face().Name())
			} else if style == int(Regular) {
				t.Errorf("%s has no regular face", name)
			}
		}
	}
	for _, name := range BuiltinNames() {
		if !slices.Contains(named, name) && name != "plex-condensed-semibold" {
			t.Errorf("%s is in no family", name)
		}
	}
}

func TestCredits(t *testing.T) {
	credited := map[string]bool{}
	for _, c := range Credits() {
		text, err := os.ReadFile(c.File)
		if err != nil || !strings.Contains(strings.ToLower(string(text)), "copyright") {
			t.Errorf("%s: no licence in %s (%v)", c.Family, c.File, err)
		}
		if c.Author == "" || c.Licence == "" || !strings.HasPrefix(c.Source, "https://") {
			t.Errorf("%s: credit is incomplete: %+v", c.Family, c)
		}
		credited[c.Names] = true
	}
	for _, f := range shipped {
		if !credited[path.Dir(f.file)] {
			t.Errorf("%s has no credit", f.file)
		}
	}
	entries, err := fs.Glob(files, "faces/*/*.ttf")
	if err != nil || len(entries) != len(shipped) {
		t.Errorf("%d font files, %d listed (%v)", len(entries), len(shipped), err)
	}
	for _, list := range []string{"hyph-fr", "hyph-en-us"} {
		if !credited[list] {
			t.Errorf("%s has no credit", list)
		}
	}
}
