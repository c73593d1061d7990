package face

import (
	"os"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/layout/layouttest"
)

// TestFaceName checks that a user's font gets another name than a built-in one, because
// documents store fonts by name.
func TestFaceName(t *testing.T) {
	tests := []struct{ family, style, want string }{
		{"mine", "", "mine"}, {"mine", "-bold", "mine-bold"}, {"plex-condensed", "-bold", "own-plex-condensed-bold"}, {"oswald", "", "own-oswald"},
	}
	for _, tt := range tests {
		r := fontReader{name: tt.family}
		if got := r.faceName(tt.style); got != tt.want {
			t.Errorf("%s%s is called %s, want %s", tt.family, tt.style, got, tt.want)
		}
	}
}

func TestFontLetters(t *testing.T) {
	alphabets["zh"] = "龍ab"
	defer delete(alphabets, "zh")
	var found diag.List
	r := fontReader{&carddata.Game{Languages: []string{"en", "zh-Hans"}}, "mine", diag.Pos{File: "game.yaml", Line: 7}, &found, []string{"en", "zh-Hans"}}
	f, _ := fonts.Builtin("special-elite")
	r.check("fonts/f.ttf", f)
	if got := layouttest.Messages(found); got != "warning PB-314 game.yaml:7: f.ttf lacks 龍, which the language `zh-Hans` needs\n" {
		t.Errorf("got %s", got)
	}
}

func TestLacking(t *testing.T) {
	f, _ := fonts.Builtin("special-elite")
	if got := missingLetters(f, "abcéè"); got != "" {
		t.Errorf("special-elite lacks %s", got)
	}
	if got := missingLetters(f, "a龍b♠"); got != "龍 ♠" {
		t.Errorf("lacking %q", got)
	}
	for lang, letters := range alphabets {
		if body, _ := fonts.Builtin(BodyFamily); missingLetters(body, letters) != "" {
			t.Errorf("%s lacks %s of %s", BodyFamily, missingLetters(body, letters), lang)
		}
	}
}

// TestFontsByLanguage reads a family that is another one in Russian, from a file of the
// game, whose letters are checked for Russian alone.
func TestFontsByLanguage(t *testing.T) {
	alphabets["ru"], alphabets["zh"] = "龍", "龍"
	defer delete(alphabets, "ru")
	defer delete(alphabets, "zh")
	data, err := os.ReadFile("../../fonts/faces/special-elite/regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	g := &carddata.Game{
		Languages: []string{"en", "ru", "zh"}, FS: fstest.MapFS{"f.ttf": {Data: data}},
		Fonts: map[string]carddata.FontFamily{"body": {Builtin: "oswald", ByLanguage: map[string]carddata.FontFamily{
			"ru": {Pos: diag.Pos{File: "game.yaml", Line: 7}, Regular: "f.ttf"},
		}}},
	}
	var found diag.List
	style := TextStyle{Family: openFonts(g, &found).family("body")}
	for lang, want := range map[string]string{"en": "oswald", "ru": "body-ru", "zh": "oswald"} {
		if f, _ := style.Face(lang); f.Name() != want {
			t.Errorf("%s: %s, want %s", lang, f.Name(), want)
		}
	}
	if got := layouttest.Messages(found); got != "warning PB-314 game.yaml:7: f.ttf lacks 龍, which the language `ru` needs\n" {
		t.Errorf("got %s", got)
	}
}
