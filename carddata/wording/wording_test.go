package wording

import (
	"strings"
	"testing"
)

// TestWords checks that each text is there in each language, with the same figures.
func TestWords(t *testing.T) {
	for prefix, of := range map[string]table{Prefix: sheets(), Play: reports(), Calibration: calibration()} {
		if len(of.byLang) != len(Languages()) {
			t.Errorf("%s is in %d languages", prefix, len(of.byLang))
		}
		of.test(t, prefix)
	}
}

// test checks the texts of a table, whose ids begin with a prefix.
func (of table) test(t *testing.T, prefix string) {
	for lang, texts := range of.byLang {
		for _, id := range of.ids {
			if !strings.HasPrefix(id, prefix) || texts[id] == "" {
				t.Errorf("%s: no text %s", lang, id)
			}
			if lacks, unknown := Differ(id, texts[id]); lacks != "" || unknown != "" {
				t.Errorf("%s: %q lacks %q and has %q", lang, texts[id], lacks, unknown)
			}
		}
	}
}

func TestText(t *testing.T) {
	own := map[string]string{"print.sheet": "of {of}: {n}"}
	for _, tt := range []struct {
		words Words
		id    string
		with  []any
		want  string
	}{
		{In("en", nil), "print.sheet", []any{2, 7}, "sheet 2/7"},
		{In("fr-CA", nil), "print.sheet", []any{2, 7}, "feuille 2/7"},
		{In("sv", nil), "print.front", nil, "front"},
		{In("sv", own), "print.sheet", []any{2, 7}, "of 7: 2"},
		{In("pl", nil), "print.contents.sheets", []any{5}, "arkusze: 5"},
		{In("de", nil), "print.play.percent", []any{"12,5"}, "12,5\u00a0%"},
		{In("de", map[string]string{"print.play.turns": "Stöße"}), "print.play.turns", nil, "Stöße"},
		{In("en", nil), "print.play.against", []any{"{other}", "b"}, "{other} against b"},
	} {
		if got := tt.words.Text(tt.id, tt.with...); got != tt.want {
			t.Errorf("%s %s is %q, want %q", tt.words.lang, tt.id, got, tt.want)
		}
	}
}

// FuzzDiffer tries texts of games: one without a difference must print its figures.
func FuzzDiffer(f *testing.F) {
	f.Add("feuille {n}/{of}")
	f.Add("{n}{n}{of}{")
	f.Add("{of} {x} {{n}}")
	f.Fuzz(func(t *testing.T, text string) {
		lacks, unknown := Differ("print.sheet", text)
		got := In("sv", map[string]string{"print.sheet": text}).Text("print.sheet", 1234, 5678)
		if text != "" && lacks == "" && unknown == "" && (!strings.Contains(got, "1234") || !strings.Contains(got, "5678")) {
			t.Errorf("%q becomes %q", text, got)
		}
	})
}
