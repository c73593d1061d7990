package checkpage

import (
	"fmt"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/pipeline"
)

// plural is a noun for one and for several.
type plural struct{ one, many string }

// words are the texts of pages in one language. The findings themselves are in English.
type words struct {
	lang                  string
	kicker, clean, hint   string
	english               string // says that findings are in English; "" in English
	severities            [3]plural
	files, accepted, more plural
	acceptedHead, reason  string
	noPictures            string // pictures that would make the page too large
	pieces                [3]string
	sides                 map[pipeline.Side]string
	zeroIsOne             bool // whether 0 takes the singular
	contents              string
}

var languages = map[string]*words{
	"en": {
		lang: "en", kicker: "Check", clean: "No problems found", hint: "hint",
		severities: [...]plural{diag.Error: {"error", "errors"}, diag.Warning: {"warning", "warnings"}, diag.Note: {"note", "notes"}},
		files:      plural{"file", "files"}, accepted: plural{"accepted finding", "accepted findings"},
		more: plural{"more finding in this file; check --all-places shows it", "more findings in this file; check --all-places shows them"}, acceptedHead: "Accepted", reason: "reason",
		noPictures: "Further pictures are left out, so that the page does not become too large; check fewer decks with --only.",
		pieces:     [...]string{carddata.CardKind: "card", carddata.CounterKind: "counter", carddata.SheetKind: "sheet"},
		sides:      map[pipeline.Side]string{pipeline.Front: "front", pipeline.Back: "back"},
		contents:   "Files with findings",
	},
	"fr": {
		lang: "fr", kicker: "Contrôle", clean: "Aucun problème", hint: "conseil", english: "Les constats sont rédigés en anglais.",
		severities: [...]plural{diag.Error: {"erreur", "erreurs"}, diag.Warning: {"avertissement", "avertissements"}, diag.Note: {"remarque", "remarques"}},
		files:      plural{"fichier", "fichiers"}, accepted: plural{"constat accepté", "constats acceptés"},
		more: plural{"autre constat dans ce fichier ; check --all-places l’affiche", "autres constats dans ce fichier ; check --all-places les affiche"}, acceptedHead: "Acceptés", reason: "raison",
		noPictures: "Les images suivantes sont omises pour limiter la taille de la page ; limitez le contrôle à certains paquets avec --only.",
		pieces:     [...]string{carddata.CardKind: "carte", carddata.CounterKind: "pion", carddata.SheetKind: "feuille"},
		sides:      map[pipeline.Side]string{pipeline.Front: "recto", pipeline.Back: "verso"},
		zeroIsOne:  true, contents: "Fichiers avec des constats",
	},
}

func (p *Page) words() *words { return languages[p.language()] }

// count returns a number with its noun.
func (w *words) count(n int, noun plural) string {
	if n == 1 || n == 0 && w.zeroIsOne {
		return fmt.Sprintf("%d %s", n, noun.one)
	}
	return fmt.Sprintf("%d %s", n, noun.many)
}

// tally returns the numbers of findings, the gravest first.
func (w *words) tally(n counts) string {
	var parts []string
	for s, k := range n {
		if k > 0 {
			parts = append(parts, w.count(k, w.severities[s]))
		}
	}
	if len(parts) == 0 {
		return w.clean
	}
	return strings.Join(parts, ", ")
}

// lead says in how many files the findings are, and how many are accepted.
func (p *Page) lead() string {
	w, files, accepted := p.words(), 0, 0
	for i := range p.Games {
		files += len(p.groups(&p.Games[i]))
		accepted += len(p.Games[i].Accepted)
	}
	var parts []string
	if files > 0 {
		parts = append(parts, w.count(files, w.files))
	}
	if accepted > 0 {
		parts = append(parts, w.count(accepted, w.accepted))
	}
	text := strings.Join(parts, " · ")
	if w.english != "" && files+accepted > 0 {
		text += " · " + w.english
	}
	return fonts.Typography(w.lang, text)
}

// caption names the piece of a picture.
func (w *words) caption(s *pipeline.Shown) string {
	name := w.pieces[s.Deck.Kind()] + " " + s.Card.ID
	return diag.Visible(strings.Join([]string{name, w.sides[s.Side], s.Lang}, " · "))
}
