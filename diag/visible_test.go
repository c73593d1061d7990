package diag

import "testing"

func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"plain":                 "plain",
		"Tête-à-tête – “ok” 軍":  "Tête-à-tête – “ok” 軍",
		"a\nb\tc\r":             `a\u000ab\u0009c\u000d`,
		"\x1b[31mred\x1b[0m":    `\u001b[31mred\u001b[0m`,
		"\u009b2J":              `\u009b2J`,
		"abc\u202etxt.exe":      `abc\u202etxt.exe`,
		"x\u2066y\u2069":        `x\u2066y\u2069`,
		"\xff\xfe\x1b":          `\xff\xfe\u001b`,
		"a real \ufffd is kept": "a real \ufffd is kept",
		"\x7f":                  `\u007f`,
		"":                      "",
	} {
		if got := Visible(in); got != want {
			t.Errorf("Visible(%q) = %q, want %q", in, got, want)
		}
	}
}

// FuzzVisible checks that nothing that acts on a terminal is left, and that safe text is unchanged.
func FuzzVisible(f *testing.F) {
	f.Add("\x1b]0;title\a")
	f.Fuzz(func(t *testing.T, s string) {
		got := Visible(s)
		for _, r := range got {
			if Controls(r) {
				t.Fatalf("Visible(%q) = %q", s, got)
			}
		}
		if Visible(got) != got {
			t.Fatalf("Visible(%q) changes what is safe", got)
		}
	})
}
