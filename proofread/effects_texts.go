package proofread

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/carddata/effects"
	"punchboard/carddata/values"
)

// effectText is a text of a card as the check of its effects reads it.
type effectText struct {
	*reading
	plain, lower string // with simple spaces and minus signs
}

func newEffectText(r *reading) *effectText {
	plain := simpler.Replace(r.plain)
	text := []rune(plain)
	for i := 1; i+1 < len(text); i++ {
		if text[i] == '-' && isDigit(text[i+1]) && (text[i-1] == ' ' || text[i-1] == '(') {
			text[i] = '−'
		}
	}
	plain = string(text)
	return &effectText{r, plain, strings.ToLower(plain)}
}

// simpler replaces characters that are written in several ways.
var simpler = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\n", " ", "\r", "", "’", "'", "\u2010", "-", "\u2011", "-")

// says reports whether the text meets a claim.
func (t *effectText) says(c *claim, lang string) bool {
	if t.hasOne(c.or[lang]) {
		return true
	}
	if len(c.say[lang]) > 0 && !t.hasOne(c.say[lang]) {
		return false
	}
	return c.figure < effects.Number || t.hasFigure(c)
}

// hasOne reports whether one of several wordings is in the text.
func (t *effectText) hasOne(wordings []string) bool {
	return slices.ContainsFunc(wordings, t.has)
}

// has reports whether a wording is in the text, from the beginning of a word on. Capitals
// must be capitals there, small letters match both.
func (t *effectText) has(wording string) bool {
	in, wording := t.plain, simpler.Replace(wording)
	if wording == strings.ToLower(wording) {
		in = t.lower
	}
	for from := 0; ; {
		i := strings.Index(in[from:], wording)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(in[:from+i])
		if first, size := utf8.DecodeRuneInString(in[from+i:]); !inWord(first) || !inWord(before) {
			return !t.cut(in[from+i:], wording)
		} else {
			from += i + size
		}
	}
}

// cut reports whether a wording ends within a number.
func (t *effectText) cut(at, wording string) bool {
	last, _ := utf8.DecodeLastRuneInString(wording)
	next, _ := utf8.DecodeRuneInString(at[len(wording):])
	return isDigit(last) && isDigit(next)
}

// inWord reports whether a character is a letter or a figure.
func inWord(r rune) bool {
	if r < utf8.RuneSelf { // as most are
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// hasFigure reports whether the text has the value of a claim.
func (t *effectText) hasFigure(c *claim) bool {
	forms := figureForms(c)
	if len(forms) == 0 {
		return true
	}
	for _, f := range t.figures {
		if slices.Contains(forms, f.String()) {
			return true
		}
	}
	n, err := strconv.Atoi(c.value)
	return err == nil && c.figure == effects.Number && (n == 1 || t.spelled()[n] > 0)
}

// figureForms returns how a text may write the value of a claim.
func figureForms(c *claim) []string {
	form := figureText(c.figure, c.value)
	if form == "" {
		return nil
	}
	if c.figure == effects.Number && !strings.HasPrefix(form, values.MinusSign) {
		return []string{form, "+" + form, "×" + form}
	}
	return []string{form}
}

// allowedForms returns how a text may write the value of a claim, also if it need not.
func allowedForms(c *claim) []string {
	switch {
	case c.figure >= effects.Number:
		return figureForms(c)
	case c.figure == effects.Free:
		return []string{figureText(effects.Free, c.value), figureText(effects.Signed, c.value)}
	}
	return nil
}

// extra returns the figures of the text that no claim has.
func (t *effectText) extra(claims []claim, lang string) (all []string) {
	known := map[string]bool{}
	for i := range claims {
		c := &claims[i]
		for _, form := range allowedForms(c) {
			known[form] = true
		}
		for _, text := range slices.Concat(c.say[lang], c.or[lang], c.also) {
			for _, f := range figuresOf(text, t.lang) {
				known[f.String()] = true
			}
			for n := range read(text, t.lang).counted() {
				known[strconv.Itoa(n)] = true
			}
		}
	}
	for _, f := range t.figures {
		if !known[f.String()] {
			all = append(all, f.String())
		}
	}
	for n, word := range t.counted() {
		if !known[strconv.Itoa(n)] {
			all = append(all, word)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
