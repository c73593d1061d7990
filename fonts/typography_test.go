package fonts

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// visible shows no-break spaces as ~ and narrow ones as _.
var visible = strings.NewReplacer("\u00a0", "~", "\u202f", "_")

func TestTypography(t *testing.T) {
	tests := []struct{ lang, in, want string }{
		{"fr", "Test de moral du groupe ennemi : +2. À jouer avant le jet.", "Test de moral du groupe ennemi~: +2. À jouer avant le jet."},
		{"fr", "s'il n'a ni bougé ni attaqué; sinon non", "s’il n’a ni bougé ni attaqué_; sinon non"},
		{"fr", "Feu! Feu ! Feu\u00a0! Feu\u202f!", "Feu_! Feu_! Feu~! Feu_!"},
		{"fr", "Quoi?! Ah!! Ah ! ! Non...?", "Quoi_?! Ah_!! Ah_!_! Non…_?"},
		{"fr", "« Feu », «Feu», «  Feu  », l'«unité»", "«~Feu~», «~Feu~», «~Feu~», l’«~unité~»"},
		{"fr", `Il crie "Feu!" puis "l'ennemi "approche" vite".`, "Il crie «~Feu_!~» puis «~l’ennemi “approche” vite~»."},
		{"fr", `un canon de 6", un homme de 5'10" et un "`, `un canon de 6", un homme de 5'10" et un "`},
		{"fr", "à 14:30, PB:0, PB: 0, PB:-1", "à 14:30, PB:0, PB~: 0, PB:−1"},
		{"fr", "https://exemple.fr/a?b=c;d! www.x.fr: moi@x.fr?", "https://exemple.fr/a?b=c;d_! www.x.fr~: moi@x.fr_?"},
		{"fr", "10 000 hommes, 1 234 567,5 m, 300 000", "10_000 hommes, 1_234_567,5 m, 300_000"},
		{"fr", "0 500, 1940 200, 12 34, T34 100, 3 105mm, 1,5 000", "0 500, 1940 200, 12 34, T34 100, 3 105mm, 1,5 000"},
		{"fr", "n° 5, p. 12, M. Dupont, 2e classe, XXe siècle", "n°~5, p.~12, M.~Dupont, 2e~classe, XXe~siècle"},
		{"fr", "Le canon de 88, je parle, art. premier", "Le canon de 88, je parle, art. premier"},
		{"fr", "(-2) -2 à -4, -2/-3, x-2, 3-5, -a", "(−2) −2 à −4, −2/−3, x-2, 3-5, -a"},
		{"fr", "attaque M +2 / L ; interdit (50% !)", "attaque M +2 / L_; interdit (50%_!)"},
		{"fr", "voir a;b c:d, :-) ok", "voir a;b c:d, :-) ok"},
		{"fr", "« ! » «» « » «", "«~!~» «~» «~» «"},
		{"fr", "attendez... -- là --- ici ..... fin", "attendez… – là — ici ..... fin"},
		{"fr", "- Premier: oui\n- Second : non !", "- Premier~: oui\n- Second~: non_!"},
		{"fr", "L’œuvre d'Œdipe: déjà corrigée", "L’œuvre d’Œdipe~: déjà corrigée"},
		{"fr-CA", "Feu! Feu ! Bon: «oui»; non", "Feu! Feu_! Bon~: «~oui~»; non"},
		{"fr-CH", "Feu! Bon: «oui»", "Feu_! Bon_: «_oui_»"},
		{"FR_ch", "Bon:", "Bon_:"},
		{"en", `"Don't fire!" he said: "No; never?"`, "“Don’t fire!” he said: “No; never?”"},
		{"en", "'Keep out' said the soldiers' sign", "‘Keep out’ said the soldiers’ sign"},
		{"en", "'Tis '44, rock 'n' roll, the 1940's and '50s", "’Tis ’44, rock ’n’ roll, the 1940’s and ’50s"},
		{"en", `a 6" gun, 5'10" tall, "range 6" and up`, `a 6" gun, 5'10" tall, “range 6” and up`},
		{"en", `("Fire") "'Nested' quotes" `, "(“Fire”) “‘Nested’ quotes” "},
		{"en", `see https://a.b/c--d?x='1'... or me@x.com's "site"`, "see https://a.b/c--d?x='1'… or me@x.com's “site”"},
		{"en", "1 000 men wait -- then +1/-1, x-2", "1 000 men wait – then +1/−1, x-2"},
		{"en-GB", "it's", "it’s"},
		{"de", `"Feuer!" -2 ...`, `"Feuer!" -2 ...`},
		{"", "it's", "it's"},
		{"fr", "", ""},
	}
	for _, tt := range tests {
		got := Typography(tt.lang, tt.in)
		if visible.Replace(got) != tt.want {
			t.Errorf("%s %q:\n got %s\nwant %s", tt.lang, tt.in, visible.Replace(got), tt.want)
		}
		if again := Typography(tt.lang, got); again != got {
			t.Errorf("%s %q: once %q, twice %q", tt.lang, tt.in, got, again)
		}
	}
}

// TestTypographyTwice tries all short texts of the characters that matter to
// the rules: a second pass must change nothing.
func TestTypographyTwice(t *testing.T) {
	signs := []rune("aV1 \"'«»!:-.(\u00a0’“\n")
	var text [4]rune
	var try func(n int)
	try = func(n int) {
		for _, lang := range []string{"fr", "fr-CA", "en"} {
			once := Typography(lang, string(text[:n]))
			if twice := Typography(lang, once); twice != once {
				t.Errorf("%s: %q becomes %q, then %q", lang, string(text[:n]), once, twice)
			}
		}
		for _, r := range signs {
			if n < len(text) && !t.Failed() {
				text[n] = r
				try(n + 1)
			}
		}
	}
	try(0)
}

// TestTypographyAcrossSpans uses quotes, spaces and apostrophes that depend on
// a letter in another style.
func TestTypographyAcrossSpans(t *testing.T) {
	regular, bold := mustFont(t, "plex-condensed"), mustFont(t, "plex-condensed-bold")
	b := NewShaper().Set([]Span{
		{Text: "L'", Font: regular, Size: 1}, {Text: `"unité`, Font: bold, Size: 1}, {Text: `" tire`, Font: regular, Size: 1},
		{Text: "!", Font: bold, Size: 1}, {Text: " Fin", Font: regular, Size: 1}, {Text: ": 2", Font: bold, Size: 1},
	}, Setting{Lang: "fr"})
	var runs []string
	for _, r := range b.Lines[0].Runs {
		runs = append(runs, runText(r))
	}
	const want = "L’|«~unité|~» tire|~!| Fin|~: 2" // the font lacks U+202F, so a no-break space replaces it
	if got := visible.Replace(strings.Join(runs, "|")); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func FuzzTypography(f *testing.F) {
	f.Add("Feu ! l'unité \"a\" 10 000 14:30 PB:0 -2...")
	f.Add("'Tis \"a 6\" gun\" -- https://x.y/z?")
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
