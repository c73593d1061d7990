package face

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// TestSymbolWords reads the words for units and sizes as rule books and players write
// them.
func TestSymbolWords(t *testing.T) {
	tests := []struct{ key, in, want string }{
		{"symbol", "infantry", "infantry"},
		{"symbol", "armour", "armor"},
		{"symbol", "anti_tank", "anti-tank"},
		{"symbol", "field_artillery", "artillery"},
		{"symbol", "air_fixed_wing", "air"},
		{"symbol", "Infantry", ""},
		{"echelon", "II", "battalion"},
		{"echelon", "•••", "platoon"},
		{"echelon", "army_group", "army-group"},
		{"echelon", "IIII", ""},
		{"frame", "enemy", "hostile"},
	}
	for _, tt := range tests {
		key, _ := symbolKind.Key(tt.key)
		got, err := values.Lit(key, tt.in, diag.Pos{}, nil)
		if word, _ := got.(string); err == nil && word != tt.want || (err != nil) != (tt.want == "") {
			t.Errorf("%s %s: %v, %v; want %q", tt.key, tt.in, got, err, tt.want)
		}
	}
}

// TestOtherWords checks that each alias means one of the key's own words, and that no
// word is both.
func TestOtherWords(t *testing.T) {
	for _, kind := range Kinds {
		for _, key := range append([]sections.Key{kind.Main}, kind.Keys...) {
			for other, word := range key.Also {
				if !slices.Contains(key.Values, word) || slices.Contains(key.Values, other) {
					t.Errorf("%s: %s cannot stand for %s", key.Name, other, word)
				}
			}
		}
	}
}

func FuzzSymbolWords(f *testing.F) {
	for _, s := range []string{"infantry", "anti_tank", "Ø", "XX", ""} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, key := range append([]sections.Key{symbolKind.Main}, symbolKind.Keys[:2]...) {
			got, err := values.Lit(key, s, diag.Pos{}, nil)
			if err == nil && !slices.Contains(key.Values, got.(string)) {
				t.Errorf("%s %q means %v", key.Name, s, got)
			}
			if err != nil && !strings.Contains(err.Error(), key.Name) {
				t.Errorf("%s %q: %v", key.Name, s, err)
			}
		}
	})
}
