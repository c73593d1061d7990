package impose

import (
	"strings"

	"punchboard/geom"
)

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
	number := "print.sheet"
	if f.manifest {
		number = "print.manifest"
	}
	list := []string{h.game, f.decks, languageName(h.lang), h.version, h.tile(f), h.words.Text(number, f.sheet, f.sheets)}
	switch {
	case f.plain:
	case f.back:
		list = append(list, h.words.Text("print.back"))
	default:
		list = append(list, h.words.Text("print.front"))
	}
	return filled(list)
}

// tile returns the text about a tile of a poster.
func (h *header) tile(f headerFacts) string {
	if f.tile == "" {
		return ""
	}
	return h.words.Text("print.tile", f.tile)
}

// advice returns what to do with a sheet.
func (h *header) advice() []string {
	list := []string{h.words.Text("print.scale"), h.turning}
	if h.corner > 0 {
		list = append(list, h.words.Text("print.corner", lengthText(h.lang, h.corner)))
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
