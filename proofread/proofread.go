// Package proofread reads the contents of a game as a proofreader reads proofs: it
// compares the languages with each other, and looks for what is there twice, what
// nothing uses and what no card can meet. It measures and draws nothing. It also knows
// which findings the designer has accepted.
package proofread

import (
	"context"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/wording"
	"punchboard/diag"
)

// proof is what the checks share: the game and everything that was derived from it.
type proof struct {
	game       *carddata.Game
	texts      []Text
	readings   map[string][]*reading // by language, one for each text; see reading
	wrong      map[place]bool        // translations about which something was reported
	unread     map[int]bool          // texts in another language than that of their place
	meant      map[diag.Pos][]string // words of which a word of a text is a slip
	keywords   map[string]*face.KeywordIndex
	glossaries map[string]*glossaries // by language; see glossary
	searched   int                    // see MaxSearched
	full       bool                   // whether that was reported
	found      diag.List
}

// checks are the checks: first those whose findings explain others, then in the order of
// their codes. Each adds its findings to the proof.
var checks = []func(*proof){
	(*proof).wrongLanguages,
	(*proof).effects,
	(*proof).switches,
	(*proof).untranslated,
	(*proof).figures,
	(*proof).markup,
	(*proof).terms,
	(*proof).lengths,
	(*proof).stale,
	(*proof).forbidden,
	(*proof).typography,
	(*proof).nearly,
}

// Check proofreads a game that was loaded without errors. Read are the names of columns,
// lists, tables and labels that compiled rules read; without them, nothing is unused in a
// game that names compiled rules. Check stops early, with the findings so far, when the
// context ends.
func Check(ctx context.Context, g *carddata.Game, read ...string) diag.List {
	texts := slices.DeleteFunc(Texts(g), isBuiltIn)
	if found := tooLong(g, texts); found.Errors() > 0 {
		return found
	}
	found := check(ctx, g, texts)
	found.Append(besides(found, takeInventory(ctx, g, read)))
	return found
}

// MaxLetters is the most bytes of all texts together, in all languages.
const MaxLetters = 3_000_000

// tooLong reports more text than can be proofread.
func tooLong(g *carddata.Game, texts []Text) (found diag.List) {
	n := 0
	for i := range texts {
		for _, lang := range g.Languages {
			if n += len(texts[i].In(lang)); n > MaxLetters {
				found.Errorf(texts[i].Pos(lang), source.CodeTooMany, "the game has more than 3,000,000 bytes of text in all languages, so it is not proofread").
					Hintf("remove texts that nothing prints")
				return found
			}
		}
	}
	return found
}

// besides returns findings without references in effects that the grammar does not know, and
// without the second of two names that a cell has because it was copied with its figures.
func besides(found, more diag.List) (rest diag.List) {
	unknown, figures := map[diag.Pos]bool{}, map[diag.Pos]bool{}
	for _, f := range found.All() {
		unknown[f.Pos] = f.Code == CodeGrammar || unknown[f.Pos]
		figures[f.Pos] = f.Code == CodeFigures || figures[f.Pos]
	}
	for _, f := range more.All() {
		if !(f.Code == CodeReference && unknown[f.Pos]) && !(f.Code == CodeSameName && figures[f.Pos]) {
			rest.Add(f)
		}
	}
	return rest
}

// withoutSlips returns findings without terms and wordings that a text lacks only because
// one of their words has a slip, which is reported too.
func (p *proof) withoutSlips() (rest diag.List) {
	for _, f := range p.found.All() {
		said := strings.ToLower(f.Message + f.Hint)
		slip := func(word string) bool { return strings.Contains(said, word) }
		if f.Code != CodeUnsaid && f.Code != CodeTerm || !slices.ContainsFunc(p.meant[f.Pos], slip) {
			rest.Add(f)
		}
	}
	return rest
}

func newProof(g *carddata.Game, texts []Text) *proof {
	return &proof{game: g, texts: texts, readings: map[string][]*reading{}, wrong: map[place]bool{}, unread: map[int]bool{}, meant: map[diag.Pos][]string{}, glossaries: map[string]*glossaries{}, keywords: face.IndexKeywords(g.Keywords)}
}

// check proofreads a game with other texts than its own.
func check(ctx context.Context, g *carddata.Game, texts []Text) diag.List {
	p := newProof(g, texts)
	for _, find := range checks {
		if ctx.Err() != nil {
			break
		}
		find(p)
	}
	return p.withoutSlips()
}

// isBuiltIn reports whether a text is a label that only repeats, in each language that
// Punchboard knows, what it prints anyway. The glossary of a game says nothing about those.
func isBuiltIn(t Text) bool {
	if !strings.HasPrefix(t.ID, wording.Prefix) || t.Field != "" {
		return false
	}
	for lang, v := range t.Value.ByLang {
		if wording.Has(lang) && v != any(wording.Original(lang, t.ID)) {
			return false
		}
	}
	return true
}
