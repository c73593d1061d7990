package proofread

import (
	"punchboard/carddata"
	"punchboard/carddata/face"
	"punchboard/diag"
)

// Compare compares texts with translations that come from elsewhere into a language, which
// the game need not have: figures, styles and emphasis.
func Compare(g *carddata.Game, lang string, texts []Text) diag.List {
	with := *g
	with.Languages = []string{g.Source, lang}
	p := &proof{game: &with, texts: texts, readings: map[string][]*reading{}, wrong: map[place]bool{}, keywords: face.IndexKeywords(g.Keywords)}
	p.figures()
	p.markup()
	return p.found
}
