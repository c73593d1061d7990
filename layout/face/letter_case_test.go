package face

import (
	"testing"

	"punchboard/layout/layouttest"
)

func TestCase(t *testing.T) {
	tests := []struct{ lang, mode, in, want string }{
		{"en", "none", "Éclaireur", "Éclaireur"},
		{"fr", "upper", "L’éclaireur œuvre déjà", "L’ÉCLAIREUR ŒUVRE DÉJÀ"},
		{"fr", "lower", "À L’ŒUVRE", "à l’œuvre"},
		{"de", "upper", "Straße", "STRASSE"},
		{"tr", "upper", "ışık için", "IŞIK İÇİN"},
	}
	for _, tt := range tests {
		p := NewEngine(t.Context(), layouttest.Load(t, layouttest.Face(`{text: x}`), nil), Settings{Lang: tt.lang}, nil).Painter()
		for range 2 { // the second time, from the cache
			if got := p.cased(tt.mode, tt.lang, tt.in); got != tt.want {
				t.Errorf("%s %s %q: %q, want %q", tt.lang, tt.mode, tt.in, got, tt.want)
			}
		}
	}
}
