package proofread

import (
	"strings"
	"testing"
)

func TestFiguresOf(t *testing.T) {
	tests := []struct{ lang, text, want string }{
		{"en", "S +1 / M −1 / L", "+1 −1"},
		{"en", "kills 1D6 − 1D6 +2 men", "1d6 −1d6 +2"},
		{"en", "Roll 2d6, or D6 on a 5+", "2d6 d6 5+"},
		{"de", "Wirf 2W6, mit W6 ab 5+", "2d6 d6 5+"},
		{"de", "Der T34 hat 3W", "34 3"},
		{"pl", "rzuć 2k6", "2d6"},
		{"sv", "slå 2T6 mot en T34", "2d6 34"},
		{"en", "2-7, 5–6, 1 to 3, T-34, -1 (-2) –3", "2 7 5 6 1 3 34 −1 −2 −3"},
		{"en", "phase - 3 cards", "3"},
		{"en", "10,000 men, 7.5 cm, 1,234,567.50", "10000 7.5cm 1234567.5"},
		{"fr", "10 000 hommes, 7,5 cm, 1 234 567,50", "10000 7.5cm 1234567.5"},
		{"de", "10.000 Mann, 7,5 cm, 1.234.567,50", "10000 7.5cm 1234567.5"},
		{"en", "½ of 1/2, 1/2/3, 0401/0501, +1/−2", "1/2 1/2 1 2 3 0401 0501 +1 −2"},
		{"fr", "50 % à ±2, ≥ 3, ×2, x2", "50% ±2 ≥3 ×2 ×2"},
		{"en", "the 1st, 2nd, 20th; 60mm, 60 mm", "1 2 20 60mm 60mm"},
		{"en", "5 + 2 cards, 5+ 2 cards, 12 + ", "5 +2 5+ 2 12"},
		{"en", "1940 200 men; 12 34", "1940 200 12 34"},
		{"en", "no figures at all", ""},
	}
	for _, tt := range tests {
		if got := strings.Join(texts(figuresOf(tt.text, conventions(tt.lang))), " "); got != tt.want {
			t.Errorf("%s %q: %s, want %s", tt.lang, tt.text, got, tt.want)
		}
	}
}

func TestDifferentFigures(t *testing.T) {
	tests := []struct {
		lang, en, other string
		want            string // what English has, and the other language
	}{
		{"fr", "7.5 cm, 1,000 men, -1", "7,5 cm, 1 000 hommes, −1", ""},
		{"fr", "5 Rolls", "4 jets", "5 | 4"},
		{"fr", "+1 to the roll", "−1 au jet", "+1 | −1"},
		{"fr", "+1 to the roll", "1 au jet", "+1 | 1"},
		{"de", "roll 2d6", "wirf 2W6", ""},
		{"de", "roll 2d6", "wirf 2W8", "2d6 | 2d8"},
		{"fr", "2d6", "2 dés", "2d6 | 2"},
		{"fr", "on 5+", "sur 5 ou plus", ""},
		{"fr", "on 5+", "sur 5", "5+ | 5"},
		{"fr", "on ≥ 5", "sur 5+", ""},
		{"fr", "50% of 60 mm", "50 pour cent de 60 millimètres", ""},
		{"fr", "50% of it", "50 de cela", "50% | 50"},
		{"fr", "60 mm", "60 cm", "60mm | 60cm"},
		{"fr", "the 1st turn of the 20th century", "le premier tour du XXe siècle", ""},
		{"fr", "the 2nd turn", "le 3e tour", "2 | 3"},
		{"fr", "Draw 2 cards", "Piochez deux cartes", ""},
		{"fr", "Draw two cards", "Piochez 2 cartes", ""},
		{"fr", "Draw two cards", "Piochez 3 cartes", "none | 3"},
		{"fr", "Draw two cards", "Piochez trois cartes", "two | trois"},
		{"fr", "Both of the two", "Les deux", ""},
		{"fr", "Both units", "Les deux unités", ""},
		{"fr", "½ of them", "1/2 d’entre eux", ""},
		{"fr", "1/2 of them", "1 ou 2 d’entre eux", ""},
		{"fr", "hexes 2,3", "cases 2, 3", ""},
		{"fr", "at 14:30", "à 14 h 30", ""},
		{"fr", "2 of 3, then 3 of 2", "3 sur 2, puis 2 sur 3", ""},
		{"fr", "2 and 2", "2", "2 | none"},
		{"fr", "twelve hundred", "mille deux cents", ""},
		{"xx", "on 5+", "5 bla", ""},
	}
	for _, tt := range tests {
		was, now := differentFigures(read(tt.en, conventions("en")), read(tt.other, conventions(tt.lang)))
		got := ""
		if len(was)+len(now) > 0 {
			got = listed(was) + " | " + listed(now)
		}
		if got != tt.want {
			t.Errorf("%q, %q: %q, want %q", tt.en, tt.other, got, tt.want)
		}
	}
}

func FuzzFigures(f *testing.F) {
	f.Add("kills 1D6 − 1D6 +2 men, 7.5 cm; 1/2/3 on 5+ %", "tue 1D6 − 1D6 +2")
	f.Add("1 000 000,5½ x2 d6d6 XXe", "\xff5\xff")
	f.Fuzz(func(t *testing.T, a, b string) {
		for lang := range languages {
			from, to := read(a, conventions(lang)), read(b, conventions(lang))
			was, now := differentFigures(from, to)
			back, forth := differentFigures(to, from)
			if len(was) != len(forth) || len(now) != len(back) {
				t.Errorf("%s %q %q: %v %v, the other way %v %v", lang, a, b, was, now, back, forth)
			}
			if was, now := differentFigures(from, read(a, conventions(lang))); len(was)+len(now) > 0 {
				t.Errorf("%s %q differs from itself: %v %v", lang, a, was, now)
			}
		}
	})
}
