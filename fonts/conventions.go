package fonts

import "strings"

// Convention is how a language sets what its writers type. The zero value of a field
// means that the language has no such rule.
type Convention struct {
	Quotes   string // opening and closing marks for "…", then those for "…" within them
	Single   string // the marks for '…'
	Unpaired bool   // quotes are set one by one, without looking for their counterpart
	Inverted string // marks that begin a sentence and those that end it: ¿?¡!

	High       rune // the space before ; ! ?
	KeepHigh   bool // only where the author wrote one
	Colon      rune // the space before :
	Guillemets rune // the space inside « »

	Dash   rune // for --, an en dash unless stated
	Groups rune // the space between the groups of three digits

	References []string // stay with the number after them: n° 5
	Titles     []string // stay with the name after them: M. Dupont
	Joined     []string // abbreviations of several words, which stay together: z. B.
	Singles    string   // words of one letter that stay with the next word
	Elided     []string // words that begin with an apostrophe: 't

	Ordinals []string // endings of numbers that are raised: 1er
	Roman    bool     // and of Roman numerals: XXe
	Keeps    bool     // ordinals stay with the word after them: 2e classe
}

// ConventionOf returns the convention of a language, given by its BCP 47 tag, and false
// if Typography does not know the language.
func ConventionOf(lang string) (*Convention, bool) {
	c := conventionOf(lang)
	return c, c != nil
}

func conventionOf(lang string) *Convention {
	base := baseLanguage(lang)
	if r := region(lang); r != "" {
		if c := conventions[base+"-"+r]; c != nil {
			return c
		}
	}
	return conventions[base]
}

// Before returns the space that belongs before a mark, 0 if none does.
func (c *Convention) Before(mark rune) rune {
	switch mark {
	case ':':
		return c.Colon
	case '»':
		return c.Guillemets
	case ';', '!', '?':
		return c.High
	}
	return 0
}

// OuterQuotes returns the marks around a quotation.
func (c *Convention) OuterQuotes() (open, closing string) {
	marks := []rune(c.Quotes)
	return string(marks[0]), string(marks[1])
}

// spaced reports whether the convention has rules about spaces, besides those about
// marks and quotes.
func (c *Convention) spaced() bool { return c.Groups != 0 }

// isWordOfOne reports whether a word is one of those of one letter that no line may end
// with.
func (c *Convention) isWordOfOne(word []letter) bool {
	return len(word) == 1 && strings.ContainsRune(c.Singles, word[0].r)
}

// quoteMarks are the marks of a convention as runes.
type quoteMarks struct {
	open, closing, innerOpen, innerClosing, single, singleClosing rune
}

func (c *Convention) marks() quoteMarks {
	q, s := []rune(c.Quotes), []rune(c.Single)
	return quoteMarks{q[0], q[1], q[2], q[3], s[0], s[1]}
}
