package translate

import (
	"bytes"
	"encoding/csv"
	"slices"

	"punchboard/carddata"
	"punchboard/proofread"
)

// Record is the contents of translations.csv, to be changed.
type Record struct {
	texts map[carddata.TextID]bool // those that exist
	lines map[recordKey][]string   // fingerprints
}

type recordKey struct {
	id   carddata.TextID
	lang string
}

// NewRecord returns what a game has recorded about the texts of a catalog, which it has
// in all languages.
func NewRecord(c *Catalog) *Record {
	r := &Record{map[carddata.TextID]bool{}, map[recordKey][]string{}}
	for _, t := range c.Texts {
		r.texts[t.ID] = true
	}
	for _, f := range c.Game.Fingerprints {
		if r.texts[f.Text] && slices.Contains(c.Game.Languages, f.Language) {
			key := recordKey{f.Text, f.Language}
			r.lines[key] = append(r.lines[key], f.Source)
		}
	}
	return r
}

// Accept records the translations that are there, of all texts or of those with the given
// ids, and returns how many were not recorded before.
func (r *Record) Accept(c *Catalog, wanted func(*Text) bool) (n int) {
	accepted := map[recordKey][]string{}
	for _, t := range c.Texts {
		if t.State == Missing || !wanted(t) {
			continue
		}
		if t.State != Translated || !c.Game.Fingerprinted {
			n++
		}
		key := recordKey{t.ID, c.Language}
		accepted[key] = append(accepted[key], proofread.Fingerprint(t.Source))
	}
	for key, prints := range accepted {
		r.lines[key] = prints
	}
	return n
}

// Add records a translation of some source text.
func (r *Record) Add(id carddata.TextID, lang, source string) {
	key := recordKey{id, lang}
	r.lines[key] = append(r.lines[key], proofread.Fingerprint(source))
}

// Has reports whether a translation of some source text is recorded.
func (r *Record) Has(id carddata.TextID, lang, source string) bool {
	return slices.Contains(r.lines[recordKey{id, lang}], proofread.Fingerprint(source))
}

// Forget removes what is recorded about a text.
func (r *Record) Forget(id carddata.TextID, lang string) { delete(r.lines, recordKey{id, lang}) }

// Bytes returns the file: one line for each text and language, sorted, so that git merges
// what two people have translated.
func (r *Record) Bytes() []byte {
	var rows [][]string
	for key, prints := range r.lines {
		for _, print := range prints {
			rows = append(rows, []string{key.id.File, key.id.ID, key.id.Column, key.lang, print})
		}
	}
	slices.SortFunc(rows, func(a, b []string) int { return slices.Compare(a, b) })
	rows = slices.CompactFunc(rows, slices.Equal)
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	_ = w.Write(carddata.FingerprintColumns) // a buffer takes everything
	_ = w.WriteAll(rows)
	return b.Bytes()
}
