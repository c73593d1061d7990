package report

import "testing"

func TestShellQuote(t *testing.T) {
	for in, want := range map[string]string{
		"three-fronts":       "three-fronts",
		"priority,sh200":     "priority,sh200",
		"jeux/percée.yaml":   "jeux/percée.yaml",
		"":                   "''",
		"my game":            "'my game'",
		"it's":               `'it'\''s'`,
		"a;rm -rf $HOME":     "'a;rm -rf $HOME'",
		"a\nb":               `$'a\u000ab'`,
		"a\u202eb's \\ path": `$'a\u202eb\'s \\ path'`,
	} {
		if got := ShellQuote(in); got != want {
			t.Errorf("ShellQuote(%q) = %s, want %s", in, got, want)
		}
	}
}
