// Package wording contains the texts that Punchboard itself prints on sheets, such as
// "sheet 1/7", and writes into reports, in the languages that it knows. A game may replace them, and give them in
// other languages.
package wording

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Prefix is what the ids of all texts begin with.
const Prefix = "print."

// The ids of the texts of playtest reports and of calibration sheets begin with these.
const (
	Play        = Prefix + "play."
	Calibration = Prefix + "calibration."
)

// Each file has one text a row, with a column for its id and one for each language.
// Figures stand in it as {name}.
var (
	//go:embed words.csv
	sheetWords string
	//go:embed play.csv
	playWords string
	//go:embed calibration.csv
	calibrationWords string
)

// table is a file of texts: the texts by language and id, and the ids in the file's order.
type table struct {
	ids    []string
	byLang map[string]map[string]string
}

// The tables are read when the first of their texts is needed.
var (
	sheets      = sync.OnceValue(func() table { return read(sheetWords) })
	reports     = sync.OnceValue(func() table { return read(playWords) })
	calibration = sync.OnceValue(func() table { return read(calibrationWords) })
)

func read(words string) (t table) {
	rows, err := csv.NewReader(strings.NewReader(words)).ReadAll()
	if err != nil {
		panic("wording: " + err.Error())
	}
	t.byLang = map[string]map[string]string{}
	for i, lang := range rows[0][1:] {
		t.byLang[lang] = map[string]string{}
		for _, row := range rows[1:] {
			t.byLang[lang][row[0]] = row[i+1]
		}
	}
	for _, row := range rows[1:] {
		t.ids = append(t.ids, row[0])
	}
	return t
}

// tableOf returns the table that a text with an id is in, if it is in any.
func tableOf(id string) table {
	switch {
	case strings.HasPrefix(id, Play):
		return reports()
	case strings.HasPrefix(id, Calibration):
		return calibration()
	}
	return sheets()
}

// IDs lists the ids of the texts of sheets and of the page of a check, in the order of the
// manual.
func IDs() []string { return slices.Clone(sheets().ids) }

// ReportIDs lists the ids of the texts of playtest reports.
func ReportIDs() []string { return slices.Clone(reports().ids) }

// Languages lists the languages of the texts.
func Languages() []string { return slices.Sorted(maps.Keys(sheets().byLang)) }

// Has reports whether Punchboard has the texts in a language, given by its BCP 47 tag.
func Has(lang string) bool { return sheets().byLang[base(lang)] != nil }

// Original returns the text with an id in a language that Has it, "" if there is none.
func Original(lang, id string) string { return tableOf(id).byLang[base(lang)][id] }

func base(lang string) string {
	lang, _, _ = strings.Cut(strings.ToLower(lang), "-")
	return lang
}

// Words are the texts in one language.
type Words struct {
	lang string
	own  map[string]string
}

// In returns the texts in a language. Those of a game, by id, come before the built-in
// ones. Texts in a language that Punchboard does not know are English.
func In(lang string, own map[string]string) Words {
	if !Has(lang) {
		lang = "en"
	}
	return Words{base(lang), own}
}

// Template returns the text with an id as it stands, with its {names}; "" if there is none.
func (w Words) Template(id string) string {
	if text := w.own[id]; text != "" {
		return text
	}
	return Original(w.lang, id)
}

// Text returns the text with an id, with figures in place of its {names}, in the order
// in which the English text has them.
func (w Words) Text(id string, figures ...any) string {
	if len(figures) == 0 {
		return w.Template(id)
	}
	names := slices.Collect(namesIn(Original("en", id)))
	return name().ReplaceAllStringFunc(w.Template(id), func(found string) string {
		if i := slices.Index(names, found); i >= 0 {
			return fmt.Sprint(figures[i])
		}
		return found
	})
}

// Count returns the text with an id for one piece, or the one with the suffix for others.
func (w Words) Count(n int, one, many string, figures ...any) string {
	if n == 1 {
		return w.Text(one, figures...)
	}
	return w.Text(many, figures...)
}

var name = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{[a-z]+\}`) })

// namesIn returns the {names} in a text, in their order.
func namesIn(text string) iter.Seq[string] { return slices.Values(name().FindAllString(text, -1)) }

// Differ returns a {name} that a game's text lacks, and one that it has although there
// is no such figure; "" for none.
func Differ(id, text string) (lacks, unknown string) {
	original := Original("en", id)
	for n := range namesIn(original) {
		if !strings.Contains(text, n) && lacks == "" {
			lacks = n
		}
	}
	for n := range namesIn(text) {
		if !strings.Contains(original, n) && unknown == "" {
			unknown = n
		}
	}
	return lacks, unknown
}
