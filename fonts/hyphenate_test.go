package fonts

import (
	"bytes"
	"strings"
	"testing"
)

// hyphenate returns a word with its hyphenation points.
func hyphenate(h *hyphenated, word string) string {
	var out []rune
	points := h.points([]byte(word))
	for i, r := range []rune(word) {
		if len(points) > 0 && points[0] == i {
			out, points = append(out, '-'), points[1:]
		}
		out = append(out, r)
	}
	return string(out)
}

func TestHyphenate(t *testing.T) {
	tests := []struct{ lang, want string }{
		{"fr", "an-ti-cons-ti-tu-tion-nel-le-ment"},
		{"fr", "pru-dem-ment"},
		{"fr", "mi-trailleuse"},
		{"fr", "sup-pres-sion"},
		{"fr", "œuvre"},
		{"fr", "ma-nœuvre"},
		{"fr", "ré-sis-tance"},
		{"fr", "l’in-fan-te-rie"},
		{"fr", "l'in-fan-te-rie"},
		{"fr", "au-jourd’hui"},
		{"fr", "d’équi-pages"},
		{"fr", "Re-con-nais-sance"},
		{"fr", "École"},
		{"en", "hy-phen-ation"},
		{"en", "sup-pres-sion"},
		{"en", "as-so-ciate"},
		{"en", "project"},
		{"en", "sol-dier’s"},
		{"en", "re-con-nais-sance"},
		{"en", "ma-chine"},
		{"en", "naïve"},
		{"de", "Pan-zer-gre-na-dier-re-gi-ment"},
		{"de", "Ge-gen-an-griffs-vor-be-rei-tung"},
		{"de", "Ma-schi-nen-ge-wehr"},
		{"de", "Mu-ni-ti-on"},
		{"de", "Stra-ße"},
		{"de", "Zu-cker"},
		{"de", "über-ra-schen"},
		{"es", "ame-tra-lla-do-ra"},
		{"es", "in-fan-te-ría"},
		{"es", "mu-ni-cio-nes"},
		{"es", "des-apa-re-cer"},
		{"it", "mi-tra-glia-tri-ce"},
		{"it", "dell’ar-ti-glie-ria"},
		{"it", "mu-ni-zio-ni"},
		{"it", "ca-val-le-ria"},
		{"pt", "me-tra-lha-dora"},
		{"pt", "in-fan-ta-ria"},
		{"pt", "mu-ni-ções"},
		{"nl", "ma-chi-ne-ge-weer"},
		{"nl", "mu-ni-tie"},
		{"nl", "aan-dachts-trek-ker"},
		{"pl", "ar-ty-le-ria"},
		{"pl", "amu-ni-cja"},
		{"pl", "by-naj-mniej"},
	}
	s := NewShaper()
	for _, tt := range tests {
		if got := hyphenate(s.hyphensOf(tt.lang), strings.ReplaceAll(tt.want, "-", "")); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.lang, got, tt.want)
		}
	}
	if s.hyphensOf("xx") != nil {
		t.Error("an unknown language has patterns")
	}
}

// TestPatternsAreSorted checks the order that the search relies on.
func TestPatternsAreSorted(t *testing.T) {
	for lang, want := range map[string]int{"fr": 1145, "en": 4938, "de": 35056, "es": 4694, "it": 355, "pt": 307, "nl": 12724, "pl": 4053} {
		p := patternsOf(lang)
		if n := len(p.starts) - 1; n != want {
			t.Errorf("%s has %d patterns, want %d", lang, n, want)
		}
		for k := 1; k < len(p.starts)-1; k++ {
			if bytes.Compare(p.pattern(k-1), p.pattern(k)) >= 0 {
				t.Fatalf("%s: %q stands before %q", lang, p.pattern(k-1), p.pattern(k))
			}
		}
	}
}

func TestSupported(t *testing.T) {
	tests := []struct {
		lang            string
		hyphenates, rtl bool
	}{
		{"fr", true, false},
		{"fr-CA", true, false},
		{"EN_us", true, false},
		{"de-CH", true, false},
		{"sv", false, false},
		{"", false, false},
		{"ar", false, true},
		{"he-IL", false, true},
		{"az-Arab", false, true},
	}
	for _, tt := range tests {
		if hyphenates, rtl := Supported(tt.lang); hyphenates != tt.hyphenates || rtl != tt.rtl {
			t.Errorf("%q: %v %v, want %v %v", tt.lang, hyphenates, rtl, tt.hyphenates, tt.rtl)
		}
	}
}
