package fonts

import (
	"maps"
	"slices"
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
		{"xx", `"Feuer!" -2 ...`, `"Feuer!" -2 ...`},
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

// TestTypographyOfLanguages has the rules of each language beyond those of French and
// English.
func TestTypographyOfLanguages(t *testing.T) {
	tests := []struct{ lang, in, want string }{
		{"de", `Er ruft: "Feuer!" -2 ...`, "Er ruft: „Feuer!“ −2 …"},
		{"de", `"Sie sagt "Halt" und 'geht'", 6" weit`, `„Sie sagt ‚Halt‘ und ‚geht‘“, 6" weit`},
		{"de", "z. B. Nr. 5, d. h. S. 12, i. d. R. bei St. Lô", "z._B. Nr.~5, d._h. S.~12, i._d._R. bei St.~Lô"},
		{"de", "10 000 Mann -- geht's? Ja!", "10_000 Mann – geht’s? Ja!"},
		{"de", "Z. B. dies. A. B. nicht", "Z._B. dies. A. B. nicht"},
		{"de", "«Feuer» : bleibt", "«Feuer» : bleibt"},
		{"de-AT", `"so"`, "„so“"},
		{"de-CH", `"so 'und' so"`, "«so ‹und› so»"},
		{"es", `¿"Qué "dice" el cabo"? ¡"Fuego"!`, "¿«Qué “dice” el cabo»? ¡«Fuego»!"},
		{"es", "Los soldados --tres-- y 1939--45, ¡-2!", "Los soldados —tres— y 1939–45, ¡−2!"},
		{"es", "el n.º 5, p. ej. el Cap. Ruiz, EE. UU., 25 000 hombres", "el n.º~5, p._ej. el Cap.~Ruiz, EE._UU., 25_000 hombres"},
		{"es", "--dice el n.º 5--, dice", "—dice el n.º~5—, dice"},
		{"es", "el 1.er turno, ¡Alto! 'eso'", "el 1.er turno, ¡Alto! ‘eso’"},
		{"it", `l'unità, un po', "l'"ordine" è questo", '44`, "l’unità, un po’, «l’“ordine” è questo», ’44"},
		{"it", "p. es. il Ten. Rossi a pag. 4 -- 10 000 uomini", "p._es. il Ten.~Rossi a pag.~4 – 10_000 uomini"},
		{"pt", `"O 'cabo' disse" -- p. ex. o Sgt. Silva no n.º 5`, "“O ‘cabo’ disse” — p._ex. o Sgt.~Silva no n.º~5"},
		{"pt-PT", `"O "cabo" disse"`, "«O “cabo” disse»"},
		{"nl", `'s Avonds "gaat het "goed"", zo'n foto's van dhr. Jansen`, "’s Avonds “gaat het ‘goed’”, zo’n foto’s van dhr.~Jansen"},
		{"nl", "'t Is nr. 5 -- 10 000 man", "’t Is nr.~5 – 10_000 man"},
		{"pl", `"Oddział "A" w lesie" i z mostu`, "„Oddział «A» w~lesie” i~z~mostu"},
		{"pl", "A w nim płk Nowak, nr 5, m. in. 10 000", "A~w~nim płk~Nowak, nr~5, m._in. 10_000"},
		{"pl", "rzut w", "rzut w"},
		{"cs", `V lese "a k mostu"`, "V~lese „a~k~mostu“"},
		{"sv", `"så 'är' det" och "så"`, "”så ’är’ det” och ”så”"},
		{"sv", `Lars' 6" kanon, Lars' 5'`, `Lars’ 6" kanon, Lars’ 5'`},
		{"da", `"så "er" det"`, "»så ›er‹ det«"},
		{"nn", `"så"`, "«så»"},
		{"fi", `"näin"`, "”näin”"},
		{"hu", `"így "van" ez"`, "„így »van« ez”"},
		{"ru", `"Он "там" в лесу"`, "«Он „там“ в~лесу»"},
		{"uk", `"так" з 2 000`, "«так» з~2_000"},
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

// TestConventions checks that each entry of the table is complete.
func TestConventions(t *testing.T) {
	for lang, c := range conventions {
		if utf8.RuneCountInString(c.Quotes) != 4 || utf8.RuneCountInString(c.Single) != 2 || utf8.RuneCountInString(c.Inverted)%2 != 0 {
			t.Errorf("%s: marks missing: %q, %q, %q", lang, c.Quotes, c.Single, c.Inverted)
		}
		if known, ok := ConventionOf(strings.ToUpper(lang)); known != c || !ok {
			t.Errorf("%s is not found in capitals", lang)
		}
	}
	if c, _ := ConventionOf("de-AT"); c != conventions["de"] {
		t.Error("a country without an entry does not follow its language")
	}
	if c, ok := ConventionOf("xx"); c != nil || ok {
		t.Error("xx has a convention")
	}
}

// TestTypographyTwice tries all short texts of the characters that matter to
// the rules: a second pass must change nothing.
func TestTypographyTwice(t *testing.T) {
	signs := []rune("aV1 \"'«»!:-.(\u00a0’“\n")
	langs := []string{"fr", "fr-CA", "en"}
	for lang := range conventions {
		if !slices.Contains(langs, lang) && !testing.Short() {
			langs = append(langs, lang)
		}
	}
	var text [4]rune
	var try func(n int)
	try = func(n int) {
		for _, lang := range langs {
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
	f.Add("¿\"a 'b' \"c\"\"? z. B. w i m. in. „x“ ”y” »z« 1.er 2e XXe")
	f.Add("'Tis 6\"y/ttps://hz X-- x. gun\" ?")
	langs := append(slices.Sorted(maps.Keys(conventions)), "xx")
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range langs {
			once := Typography(lang, text)
			if twice := Typography(lang, once); twice != once {
				t.Errorf("%s: %q becomes %q, then %q", lang, text, once, twice)
			}
			if lang != "xx" && !utf8.ValidString(once) {
				t.Errorf("%s: %q becomes invalid %q", lang, text, once)
			}
		}
	})
}
