package carddata

import (
	"iter"
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Term is a word or phrase of the rules with its one translation in each language.
type Term struct {
	Pos       diag.Pos
	ID        string
	Forms     map[string][]string // how a language writes it; none if the language need not have it
	Forbidden map[string][]string // what must not stand for it
}

// termsFile is the default file of terms.
const termsFile = "terms.csv"

// Limits on the glossary.
const (
	MaxTerms       = 5_000
	MaxTermLetters = 500_000 // bytes of all forms and forbidden words together
	MaxTermForms   = 100     // of a term, in a cell
	MaxTermWords   = 12      // of a form
)

// terms reads the glossary from the file that game.yaml names, or from terms.csv if it
// exists.
func (l *loader) terms() {
	name, from := termsFile, diag.Pos{}
	if n := l.parts.terms; n.Exists() {
		s, ok := n.Scalar("terms")
		if !ok {
			return
		}
		name, from = s, n.Pos()
	} else if !l.Exists(termsFile) {
		return
	}
	if text, file, ok := l.Text(name, from); ok {
		l.readTerms(source.CSVRows(text, file, &l.Found))
	}
}

// termColumn is what a column of the glossary holds.
type termColumn struct {
	kind string // "id", "forms" or "forbidden"; "" for notes
	lang string
}

// readTerms reads rows of an id, forms in each language, and forbidden words.
func (l *loader) readTerms(rows iter.Seq[[]source.Cell]) {
	var columns []termColumn
	ids, letters := map[string]diag.Pos{}, 0
	for cells := range rows {
		if columns == nil {
			if columns = l.termColumns(cells); columns == nil {
				return
			}
			continue
		}
		if !l.CountRow(cells[0].Pos, len(columns)) {
			return
		}
		if source.AllEmpty(cells) {
			continue
		}
		t := l.term(columns, cells)
		if letters += t.letters(); letters > MaxTermLetters || len(ids) == MaxTerms {
			l.Found.Errorf(t.Pos, source.CodeTooMany, "the glossary has more than 5,000 terms, or 500,000 bytes in them; the rest is ignored").
				Hintf("name only words that the rules define")
			return
		}
		l.checkTerm(t)
		if first, twice := ids[t.ID]; twice {
			l.Found.Errorf(t.Pos, source.CodeDuplicateID, "the term `%s` appears twice; first on line %d", t.ID, first.Line)
			continue
		}
		ids[t.ID] = t.Pos
		l.game.Terms = append(l.game.Terms, t)
	}
}

// termColumns finds out what each column holds: nil if there is no column of ids. Other
// columns are for notes.
func (l *loader) termColumns(cells []source.Cell) []termColumn {
	columns, hasID := make([]termColumn, len(cells)), false
	names := map[string]bool{}
	for i := range cells {
		name := cells[i].Text
		columns[i] = l.termColumn(name)
		hasID = hasID || columns[i].kind == "id"
		switch {
		case columns[i].kind != "" && names[name]:
			l.Found.Errorf(cells[i].Pos, source.CodeDuplicateColumn, "there are two columns `%s`", name).Hintf("remove or rename one of them")
		case columns[i].kind == "":
			l.checkTermNote(&cells[i])
		}
		names[name] = true
	}
	if !hasID {
		l.MissingColumn(cells[0].Pos, "id").Hintf("use a column `id` and a column for each language, such as `id,en,fr,forms_en,forms_fr,forbidden_fr`")
		return nil
	}
	return columns
}

// checkTermNote reports a column of notes that is meant for something else: its name begins
// like those of forms and forbidden words, but the rest is no language of the game.
func (l *loader) checkTermNote(c *source.Cell) {
	if !strings.HasPrefix(c.Text, "form") && !strings.HasPrefix(c.Text, "forb") {
		return
	}
	var known []string
	for _, lang := range l.Languages {
		known = append(known, "forms_"+values.ColumnSuffix(lang), "forbidden_"+values.ColumnSuffix(lang))
	}
	l.Found.Errorf(c.Pos, values.CodeColumnName, "%s is neither forms nor forbidden words in a language of the game", source.Quote(c.Text)).
		Hintf("%s", diag.DidYouMean(c.Text, known))
}

func (l *loader) termColumn(name string) termColumn {
	if name == "id" {
		return termColumn{kind: "id"}
	}
	for _, lang := range l.Languages {
		switch name {
		case lang, "forms_" + values.ColumnSuffix(lang):
			return termColumn{"forms", lang}
		case "forbidden_" + values.ColumnSuffix(lang):
			return termColumn{"forbidden", lang}
		}
	}
	return termColumn{}
}

// term reads one row.
func (l *loader) term(columns []termColumn, cells []source.Cell) *Term {
	t := &Term{Pos: cells[0].Pos, Forms: map[string][]string{}, Forbidden: map[string][]string{}}
	for i := range min(len(columns), len(cells)) {
		switch c := columns[i]; c.kind {
		case "id":
			t.Pos, t.ID = cells[i].Pos, cells[i].Text
		case "forms":
			t.Forms[c.lang] = append(t.Forms[c.lang], l.termForms(&cells[i])...)
		case "forbidden":
			t.Forbidden[c.lang] = append(t.Forbidden[c.lang], l.termForms(&cells[i])...)
		}
	}
	return t
}

// letters returns the number of bytes of all forms and forbidden words.
func (t *Term) letters() (n int) {
	for _, by := range []map[string][]string{t.Forms, t.Forbidden} {
		for _, all := range by {
			for _, form := range all {
				n += len(form)
			}
		}
	}
	return n
}

// checkTerm reports a term that is nothing in any language, or forbids itself.
func (l *loader) checkTerm(t *Term) {
	none := true
	for _, lang := range l.Languages {
		none = none && len(t.Forms[lang]) == 0
		for _, form := range t.Forms[lang] {
			if slices.Contains(t.Forbidden[lang], form) {
				l.Found.Errorf(t.Pos, source.CodeCell, "%s is a form of the term `%s` in `%s`, and forbidden for it", source.Quote(form), t.ID, lang).
					Hintf("remove it from one of the two columns")
			}
		}
	}
	switch {
	case t.ID == "":
		l.Found.Errorf(t.Pos, CodeEmptyCell, "the term has no `id`").Hintf("give it a short name, or clear the row")
	case none:
		l.Found.Errorf(t.Pos, CodeEmptyCell, "the term `%s` has no form in any language", t.ID).Hintf("write the term in a column of a language, or remove the row")
	}
}

// termForms splits a cell at its semicolons.
func (l *loader) termForms(c *source.Cell) (forms []string) {
	for form := range strings.SplitSeq(c.Text, ";") {
		if form = strings.TrimSpace(form); form == "" {
			continue
		}
		if len(strings.Fields(form)) > MaxTermWords {
			l.Found.Errorf(c.Pos, source.CodeCell, "a term has at most %d words, but this one has %d", MaxTermWords, len(strings.Fields(form))).
				Hintf("name only the words that the rules define")
			continue
		}
		if len(forms) == MaxTermForms {
			l.Found.Errorf(c.Pos, source.CodeTooMany, "the cell has more than %d forms of a term; the rest is ignored", MaxTermForms).
				Hintf("give each term a row of its own")
			return forms
		}
		forms = append(forms, form)
	}
	return forms
}
