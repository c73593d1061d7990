package carddata

import (
	"iter"
	"regexp"
	"slices"
	"sync"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// FingerprintFile is the file that records which texts have been translated.
const FingerprintFile = "translations.csv"

// FingerprintColumns are the columns of the file, in order.
var FingerprintColumns = []string{"file", "id", "column", "language", "source"}

// Fingerprint is a line of translations.csv: a text in the source language that somebody
// has translated, or accepted the translation of.
type Fingerprint struct {
	Pos      diag.Pos
	Text     TextID
	Language string // of the translation
	Source   string // fingerprint of the source text; see package proofread
}

// TextID names a text of the game. Several texts may have the same one, such as those of
// the rows of a table.
type TextID struct {
	File   string // that contains it, relative to the game's directory
	ID     string // of the card, label, table, face and so on; "" for the game itself
	Column string // or key; "" for a label
}

// fingerprints reads translations.csv, if there is one. A line that cannot be read is
// only a warning: it does not affect what is printed.
func (l *loader) fingerprints() {
	if !l.Exists(FingerprintFile) {
		return
	}
	text, file, ok := l.Text(FingerprintFile, diag.Pos{File: l.Name(FingerprintFile)})
	if !ok {
		return
	}
	l.game.Fingerprinted = true
	l.game.Fingerprints = slices.Collect(l.readFingerprints(source.CSVRows(text, file, &l.Found)))
}

var fingerprintForm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[0-9a-f]{12}$`) })

// readFingerprints reads the rows below the header.
func (l *loader) readFingerprints(rows iter.Seq[[]source.Cell]) iter.Seq[Fingerprint] {
	return func(yield func(Fingerprint) bool) {
		for cells := range rows {
			if !l.CountRow(cells[0].Pos, len(FingerprintColumns)) {
				return
			}
			if len(cells) == len(FingerprintColumns) && cells[4].Text == FingerprintColumns[4] {
				continue // the header
			}
			if len(cells) != len(FingerprintColumns) || !fingerprintForm().MatchString(cells[4].Text) {
				l.Found.Warnf(cells[0].Pos, CodeFingerprint, "the line is not a fingerprint: %s", source.Quote(cells[0].Text)).
					Hintf("%s", fingerprintHint(cells[0].Text))
				continue
			}
			text := TextID{File: cells[0].Text, ID: cells[1].Text, Column: cells[2].Text}
			if !yield(Fingerprint{cells[0].Pos, text, cells[3].Text, cells[4].Text}) {
				return
			}
		}
	}
}

var conflictMark = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(<<<<<<<|=======|>>>>>>>|\|\|\|\|\|\|\|)`) })

func fingerprintHint(line string) string {
	if conflictMark().MatchString(line) {
		return "a merge left it: keep the lines of both sides, and remove this one"
	}
	return "remove the line; `punchboard i18n accept` writes it again"
}
