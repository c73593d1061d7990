package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/wording"
	"punchboard/diag"
)

// OwnWords returns the texts of the game in a language that replace those in package
// wording: its labels whose ids begin with its Prefix.
func (g *Game) OwnWords(lang string) map[string]string {
	own := map[string]string{}
	for id, label := range g.Labels {
		if strings.HasPrefix(id, wording.Prefix) {
			own[id] = label.In(lang)
		}
	}
	return own
}

// checkWords reports labels that replace no text of package wording, or whose figures
// differ from it.
func (l *loader) checkWords() {
	for id, label := range l.game.Labels {
		switch {
		case !strings.HasPrefix(id, wording.Prefix):
		case !slices.Contains(replaceable(id), id):
			l.Found.Errorf(label.Pos, CodeWords, "the label `%s` replaces no text that Punchboard prints", id).
				Hintf("%s", diag.DidYouMean(id, replaceable(id)))
		default:
			l.checkFigures(id, label.PosByLang, label.ByLang)
		}
	}
}

// replaceable lists the ids of the texts that a label with an id may mean.
func replaceable(id string) []string {
	if strings.HasPrefix(id, wording.Play) {
		return wording.ReportIDs()
	}
	return wording.IDs()
}

// checkFigures reports texts that lack a figure of the original, or have one too many.
func (l *loader) checkFigures(id string, at map[string]diag.Pos, texts map[string]string) {
	original := wording.Original("en", id)
	for lang, text := range texts {
		switch lacks, unknown := wording.Differ(id, text); {
		case text == "":
		case lacks != "":
			l.Found.Errorf(at[lang], CodeWords, "the label `%s` lacks `%s`", id, lacks).Hintf("the original is `%s`", original)
		case unknown != "":
			l.Found.Errorf(at[lang], CodeWords, "the label `%s` has `%s`, which is not a figure of the text", id, unknown).Hintf("the original is `%s`", original)
		}
	}
}
