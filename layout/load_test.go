package layout

import (
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
)

// compose composes a game in English with one worker.
func compose(t testing.TB, g *carddata.Game, opt Options) (*Book, diag.List) {
	t.Helper()
	if opt.Lang == "" {
		opt.Lang = "en"
	}
	if opt.Workers == 0 {
		opt.Workers = 1
	}
	return Compose(t.Context(), g, opt)
}
