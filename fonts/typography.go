package fonts

import (
	"sync"
	"unicode/utf8"
)

// Typography applies the typographic conventions of a language, given by its BCP 47
// tag, to a text; a text in a language without a Convention is returned unchanged.
// Typography is idempotent.
//
// All languages:
//   - "..." becomes …, "---" —, "--" the dash of the language, and a hyphen before a
//     number −;
//   - quotes and apostrophes become those of the language;
//   - addresses (https://…, www.…, name@host) stay as they are.
//
// In English, a quote after a digit stays straight unless it closes a quotation,
// because it may be a unit (6"). In all other languages, a quote stays straight if it
// has no counterpart.
//
// French: ' becomes ’ and "…" « … »; the narrow no-break space U+202F comes before ;
// ! ? and the no-break space U+00A0 before : and inside « » (after the Lexique of
// the Imprimerie nationale), also where the author wrote a plain space. Switzerland
// (fr-CH) uses the narrow one everywhere; Canada (fr-CA) uses none before ; ! ?
// (after the Office québécois). Ordinals stay with what follows. Marks without a space
// after them (14:30, PB:0) are not changed, nor are no-break spaces that the author
// wrote.
//
// In all languages but English, spaces in numbers become narrow no-break ones ("10
// 000"), and n°, titles, and in Polish words of one letter stay with what follows.
func Typography(lang, text string) string {
	style := conventionOf(lang)
	if style == nil {
		return text
	}
	w := typeset.Get().(*typesetting)
	defer typeset.Put(w)
	w.letters = appendRunes(w.letters[:0], text)
	w.letters, w.spare = style.typeset(w.letters, w.spare)
	w.text = w.text[:0]
	for _, l := range w.letters {
		w.text = utf8.AppendRune(w.text, l.r)
	}
	if string(w.text) == text {
		return text
	}
	return string(w.text)
}

// typesetting is memory for Typography.
type typesetting struct {
	letters, spare []letter
	text           []byte
}

var typeset = sync.Pool{New: func() any { return new(typesetting) }}

// appendRunes adds the letters of a text as they are.
func appendRunes(to []letter, text string) []letter {
	for off, r := range text {
		to = append(to, letter{r: r, off: int32(off)})
	}
	return to
}

// typeset rewrites letters by the convention, with spare as buffer; both results may be
// kept for the next call.
func (c *Convention) typeset(in, spare []letter) (out, rest []letter) {
	w := rewriter{style: c, marks: c.marks(), in: in, out: spare[:0], addresses: mayHoldAddress(in)}
	w.punctuation()
	if !c.spaced() {
		return w.out, w.in
	}
	w.in, w.out, w.i = w.out, w.in[:0], 0
	w.spaces()
	return w.out, w.in
}

// rewriter processes letters once from start to end and writes a new list.
type rewriter struct {
	style *Convention
	marks quoteMarks

	in, out []letter
	i       int // the next letter of in

	addresses bool // there may be web or mail addresses

	outer, inner, single bool // quotation marks open on this line
}

// next returns the rune k letters ahead, or a line end beyond the text.
func (w *rewriter) next(k int) rune { return runeAt(w.in, w.i+k) }

// prev returns the rune written last, or a line end before the text.
func (w *rewriter) prev() rune { return runeAt(w.out, len(w.out)-1) }

func runeAt(letters []letter, i int) rune {
	if i < 0 || i >= len(letters) {
		return '\n'
	}
	return letters[i].r
}

// copy copies the next n letters unchanged.
func (w *rewriter) copy(n int) {
	w.out = append(w.out, w.in[w.i:w.i+n]...)
	w.i += n
}

// put writes r instead of the next n letters; with n = 0 it is inserted before the
// next letter, in that letter's style.
func (w *rewriter) put(r rune, n int) {
	l := w.in[w.i]
	l.r = r
	w.out = append(w.out, l)
	w.i += n
}

// after writes r after the letter written last, in its style.
func (w *rewriter) after(r rune) {
	l := w.out[len(w.out)-1]
	l.r = r
	w.out = append(w.out, l)
}

// run returns how often the next rune repeats.
func (w *rewriter) run() (n int) {
	for w.i+n < len(w.in) && w.in[w.i+n].r == w.in[w.i].r {
		n++
	}
	return n
}

func isBlank(r rune) bool { return r == '\n' || isSpace(r) }

// opens reports whether a quote after r is an opening one.
func opens(r rune) bool {
	switch r {
	case '(', '[', '{', '/', '-', '–', '—', '“', '‘', '«', '„', '‚', '¿', '¡':
		return true
	}
	return isBlank(r)
}
