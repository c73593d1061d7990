package fonts

import (
	"testing"
	"unicode/utf8"
)

func FuzzTypography(f *testing.F) {
	f.Add("Feu ! l'unité \"a\" 10 000 14:30 PB:0 -2...")
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range []string{"fr", "en", "fr-CA", "fr-CH", "de"} {
			once := Typography(lang, text)
			if twice := Typography(lang, once); twice != once {
				t.Errorf("%s: %q becomes %q, then %q", lang, text, once, twice)
			}
			if lang != "de" && !utf8.ValidString(once) {
				t.Errorf("%s: %q becomes invalid %q", lang, text, once)
			}
		}
	})
}
