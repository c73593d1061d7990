package proofread

import (
	"strings"
	"testing"
)

func TestDifferentMarks(t *testing.T) {
	tests := []struct{ en, fr, want string }{
		{"**Fire** at {hex} [red]now[/]", "[red]Tirez[/] **sur** {hex}", ""},
		{"Pay {coin}{coin}", "Payez {coin}", "2 {coin} | {coin}"},
		{"Pay {coin}", "Payez {stone}", "{coin}, no {stone} | no {coin}, {stone}"},
		{"**Fire** now", "Tirez", "**bold** | no **bold**"},
		{"*a* **b *c***", "*a* **b *c***", ""},
		{"one **two *three* four**", "un **deux trois quatre**", "*italic* | no *italic*"},
		{"[red]a[/] b", "[blue]a[/] b", "no [blue], [red] | [blue], no [red]"},
		{"{=n} men", "{=m} hommes", "no {m}, {n} | {m}, no {n}"},
		{"{=} men", "hommes", ""},
		{"plain", "clair", ""},
	}
	for _, tt := range tests {
		was, now := differentMarks(read(tt.en, conventions("en")).marks(), read(tt.fr, conventions("fr")).marks())
		got := ""
		if len(was)+len(now) > 0 {
			got = strings.Join(was, ", ") + " | " + strings.Join(now, ", ")
		}
		if got != tt.want {
			t.Errorf("%q, %q: %q, want %q", tt.en, tt.fr, got, tt.want)
		}
	}
}
