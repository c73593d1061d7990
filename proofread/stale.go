package proofread

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
)

// Fingerprint returns what translations.csv records of a source text: the first 48 bits of
// its SHA-256 hash, in hexadecimal digits.
func Fingerprint(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:6])
}

// TextID returns the name of a text in translations.csv.
func (t *Text) TextID(g *carddata.Game) carddata.TextID {
	file, _ := lineOf(t.Pos(g.Source))
	return carddata.TextID{File: strings.TrimPrefix(file, g.Place+"/"), ID: t.ID, Column: t.Field}
}

// Recorded is the contents of translations.csv.
type Recorded struct {
	texts map[recordedText]map[string]bool // fingerprints; several texts may have the same name
	langs map[string]bool
}

type recordedText struct {
	carddata.TextID
	lang string
}

// RecordedIn returns the translations that a game has recorded, or nil if it keeps no
// record.
func RecordedIn(g *carddata.Game) *Recorded {
	if !g.Fingerprinted {
		return nil
	}
	r := &Recorded{map[recordedText]map[string]bool{}, map[string]bool{}}
	for _, f := range g.Fingerprints {
		r.langs[f.Language] = true
		key := recordedText{f.Text, f.Language}
		if r.texts[key] == nil {
			r.texts[key] = map[string]bool{}
		}
		r.texts[key][f.Source] = true
	}
	return r
}

// Record is what is known about the translation of a text.
type Record uint8

// The records.
const (
	Current    Record = iota // of the source text as it is
	Stale                    // of another source text
	Unrecorded               // of a text that is not in the record
)

// Of returns what is recorded about the translation of a source text. A nil record knows
// of nothing that is wrong.
func (r *Recorded) Of(id carddata.TextID, lang, source string) Record {
	if r == nil {
		return Current
	}
	switch prints := r.texts[recordedText{id, lang}]; {
	case prints == nil:
		return Unrecorded
	case prints[Fingerprint(source)]:
		return Current
	}
	return Stale
}

// stale reports translations whose source text has changed since they were accepted. A
// game that keeps no record of that has none.
func (p *proof) stale() {
	recorded := RecordedIn(p.game)
	if recorded == nil {
		return
	}
	p.pairs(func(t pair) bool {
		switch recorded.Of(t.text.TextID(p.game), t.lang, t.text.Written(p.game.Source)) {
		case Stale:
			p.found.Warnf(t.text.Pos(t.lang), CodeStale, "the text in `%s` has changed since its translation into `%s`: %q", p.game.Source, t.lang, short(t.from.raw)).
				Hintf("correct the translation if necessary, then run `%s`", acceptCommand(p.game, t.lang, t.text.ID))
		case Unrecorded:
			p.unrecorded(t)
		case Current:
			return false
		}
		return true
	})
}

// unrecorded reports a translation that is not in the record. Where many are not, the
// whole language is one finding.
func (p *proof) unrecorded(t pair) {
	hint := "if it is right, run `" + acceptCommand(p.game, t.lang, t.text.ID) + "`"
	f := p.found.Warnf(t.text.Pos(t.lang), CodeStale, "the translation into `%s` is not in %s", t.lang, carddata.FingerprintFile)
	f.Hintf("%s", hint)
	f.Cause = diag.Cause{
		Key:     "unrecorded " + t.lang,
		Message: "translations into `" + t.lang + "` are not in " + carddata.FingerprintFile + ":",
		Item:    "`" + strings.Trim(t.text.ID+"."+t.text.Field, ".") + "`",
		Hint:    "if they are right, run `" + acceptCommand(p.game, t.lang, "") + "`",
	}
}

// acceptCommand returns the command that records a translation, or all of a language.
func acceptCommand(g *carddata.Game, lang, id string) string {
	return strings.TrimSpace("punchboard i18n accept " + g.Place + " --lang " + lang + " " + id)
}

// short returns the beginning of a text.
func short(text string) string {
	const most = 60
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "…"
	}
	return text
}
