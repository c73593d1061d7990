package impose

import (
	"fmt"
	"strings"

	"punchboard/geom"
)

// headerWords are the texts of sheets in one language.
type headerWords struct {
	sheet       string // format of number and count
	front, back string
	scale       string
	longEdge    string
	shortEdge   string
	fold        string
	corner      string // format of a radius
	tile        string // format of its name
	join        string // format of an overlap
	manifest    string // format of number and count
	manifestSum string // format of kinds, pieces and sheets
	onSheet     string // format of a number
	onSheets    string // format of several numbers

	contents             string // format of number and count
	contentsNote         string
	oneSheet, manySheets string // format of a count
	cut                  cuttingWords
	fillers              string // format of a count
}

// headerWordsByLang has the words in the languages that punchboard ships. Sheets in
// other languages use the English words; numbers and rulers need no translation.
var headerWordsByLang = map[string]headerWords{
	"en": {
		sheet: "sheet %d/%d", front: "front", back: "back",
		scale:    "Print at actual size (100%), not fitted to the page",
		longEdge: "turn on the long edge", shortEdge: "turn on the short edge",
		fold:   "fold along the dashed line, glue, then cut",
		corner: "corner radius %s",
		tile:   "tile %s", join: "cut along the marks, glue onto the previous tile",
		manifest: "manifest %d/%d", manifestSum: "Kinds: %d · Counters: %d · Sheets: %d",
		onSheet: "sheet %s", onSheets: "sheets %s",
		contents: "contents %d/%d", contentsNote: "What you should have once everything is cut out",
		cut:      cuttingWordsEN,
		oneSheet: "1 sheet", manySheets: "%d sheets", fillers: ", %d more in free places",
	},
	"fr": {
		sheet: "feuille %d/%d", front: "recto", back: "verso",
		scale:    "Imprimer à 100\u00a0%, sans ajuster à la page",
		longEdge: "retourner sur le bord long", shortEdge: "retourner sur le bord court",
		fold:   "plier le long des pointillés, coller, puis découper",
		corner: "rayon des coins %s",
		tile:   "panneau %s", join: "couper le long des repères, coller sur le panneau précédent",
		manifest: "inventaire %d/%d", manifestSum: "Modèles : %d · Pions : %d · Feuilles : %d",
		onSheet: "feuille %s", onSheets: "feuilles %s",
		contents: "contenu %d/%d", contentsNote: "Ce que vous devez avoir une fois tout découpé",
		cut:      cuttingWordsFR,
		oneSheet: "1 feuille", manySheets: "%d feuilles", fillers: ", %d de plus aux places libres",
	},
}

func headerWordsFor(lang string) headerWords {
	base, _, _ := strings.Cut(strings.ToLower(lang), "-")
	if w, ok := headerWordsByLang[base]; ok {
		return w
	}
	return headerWordsByLang["en"]
}

// languageNames are the languages' own names.
var languageNames = map[string]string{
	"cs": "čeština", "da": "dansk", "de": "Deutsch", "en": "English", "es": "español", "fi": "suomi",
	"fr": "français", "it": "italiano", "nb": "norsk", "nl": "Nederlands", "no": "norsk", "pl": "polski",
	"pt": "português", "sv": "svenska",
}

// languageName returns a language's own name, or its tag.
func languageName(lang string) string {
	base, _, _ := strings.Cut(strings.ToLower(lang), "-")
	if name, ok := languageNames[base]; ok {
		return name
	}
	return lang
}

// headerFacts is the information in the header of one side of a sheet.
type headerFacts struct {
	decks    string // titles of what is on the sheet
	tile     string // of a poster, "" for none
	sheet    int    // starting at 1
	sheets   int
	back     bool
	plain    bool // the sheet has only one side
	manifest bool // a list of pieces rather than a sheet of pieces
}

// identity returns what distinguishes this sheet from all others.
func (h *header) identity(f headerFacts) []string {
	number := h.words.sheet
	if f.manifest {
		number = h.words.manifest
	}
	list := []string{h.game, f.decks, languageName(h.lang), h.version, h.tile(f), fmt.Sprintf(number, f.sheet, f.sheets)}
	switch {
	case f.plain:
	case f.back:
		list = append(list, h.words.back)
	default:
		list = append(list, h.words.front)
	}
	return filled(list)
}

// tile returns the text about a tile of a poster.
func (h *header) tile(f headerFacts) string {
	if f.tile == "" {
		return ""
	}
	return fmt.Sprintf(h.words.tile, f.tile)
}

// advice returns what to do with a sheet.
func (h *header) advice() []string {
	list := []string{h.words.scale, h.turning}
	if h.corner > 0 {
		list = append(list, fmt.Sprintf(h.words.corner, lengthText(h.lang, h.corner)))
	}
	return filled(list)
}

// lengthText formats a length for a language: 3.5 mm, 3,5 mm.
func lengthText(lang string, l geom.Length) string {
	figure := strings.TrimSuffix(l.String(), "mm")
	if lang, _, _ = strings.Cut(lang, "-"); lang != "en" {
		figure = strings.Replace(figure, ".", ",", 1)
	}
	return figure + "\u00a0mm"
}

func filled(list []string) []string {
	kept := list[:0]
	for _, s := range list {
		if s != "" {
			kept = append(kept, s)
		}
	}
	return kept
}
