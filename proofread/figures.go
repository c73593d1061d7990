package proofread

import (
	"slices"
	"strings"
	"unicode"
)

// figures reports translations with other numbers, signs, dice or units than their
// source text.
func (p *proof) figures() {
	p.pairs(func(t pair) bool {
		was, now := differentFigures(t.from, t.to)
		if len(was)+len(now) == 0 {
			return false
		}
		p.found.Errorf(t.text.Pos(t.lang), CodeFigures, "the figures differ: `%s` has %s, `%s` has %s", p.game.Source, listed(was), t.lang, listed(now)).
			Hintf("write the same numbers, signs and dice in both languages")
		return true
	})
}

// listed returns figures as a list in words.
func listed(all []string) string {
	if len(all) == 0 {
		return "none"
	}
	return strings.Join(all, ", ")
}

// differentFigures returns the figures of a text that its translation lacks, and those
// that only the translation has. A figure in one language may be a word in the other.
func differentFigures(from, to *reading) (was, now []string) {
	a, b := without(from.figures, to.figures), without(to.figures, from.figures)
	if len(a)+len(b) == 0 {
		return otherWords(from, to)
	}
	if slices.Equal(digitsOf(from.figures), digitsOf(to.figures)) {
		return nil, nil // the same digits, with other separators
	}
	a, b = unspelled(a, to, from), unspelled(b, from, to)
	a, b = inWords(a, b, from, to), inWords(b, a, to, from)
	if len(a) == 0 && len(b) == 0 {
		return nil, nil
	}
	return texts(a), texts(b)
}

// without returns the figures that others lack.
func without(all, others []figure) (left []figure) {
	if len(all) == 0 {
		return nil
	}
	count := map[string]int{}
	for _, f := range others {
		count[f.String()]++
	}
	for _, f := range all {
		if count[f.String()]--; count[f.String()] < 0 {
			left = append(left, f)
		}
	}
	return left
}

// digitsOf returns the groups of digits of figures, sorted, each with its sign.
func digitsOf(all []figure) (groups []string) {
	for _, f := range all {
		for i, group := range strings.Fields(f.groups) {
			if i == 0 {
				group = f.sign + f.count + group
			}
			groups = append(groups, group)
		}
		if f.more || f.unit != "" {
			groups = append(groups, f.unit+"+")
		}
	}
	slices.Sort(groups)
	return groups
}

// unspelled returns the figures that are not spelled out in the other text, as words or
// Roman numerals of which their own text has fewer.
func unspelled(all []figure, in, own *reading) (left []figure) {
	if len(all) == 0 {
		return nil
	}
	words, taken := in.spelled(), own.spelled()
	for _, f := range all {
		if n := f.value(); n < 0 || words[n] <= taken[n] {
			left = append(left, f)
		}
	}
	return left
}

// inWords returns the figures without those of which the other text has the same number
// and says the rest in words: 5+ as 5 or more, 50 % as 50 percent.
func inWords(all, others []figure, own, other *reading) (left []figure) {
	for _, f := range all {
		if !slices.ContainsFunc(others, func(o figure) bool { return f.saidAs(o, own, other) }) {
			left = append(left, f)
		}
	}
	return left
}

// saidAs reports whether words make up for the difference between a figure of a text and
// another one in the other text.
func (f figure) saidAs(o figure, own, other *reading) bool {
	if f.digits != o.digits || f.count != o.count {
		return false
	}
	return sameSign(f, o, own, other) && sameUnit(f.unit, o.unit, own, other)
}

func sameSign(f, o figure, own, other *reading) bool {
	switch least, most := f.orMore(), o.orMore(); {
	case least && most:
		return true
	case least:
		return o.sign == "" && other.saysMore()
	case most:
		return f.sign == "" && own.saysMore()
	}
	return f.sign == o.sign
}

func (f figure) orMore() bool { return f.more || f.sign == "≥" }

// saysMore reports whether a text says "or more". Of a language without data, it must be
// assumed.
func (r *reading) saysMore() bool { return len(r.lang.more) == 0 || containsAny(r.plain, r.lang.more) }

func sameUnit(f, o string, own, other *reading) bool {
	return f == o || o == "" && other.names(f) || f == "" && own.names(o)
}

// names reports whether a text has the name of a unit.
func (r *reading) names(unit string) bool {
	if unit == "%" {
		return len(r.lang.percent) == 0 || containsAny(r.plain, r.lang.percent)
	}
	return containsAny(r.plain, units[unit])
}

func containsAny(text string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return strings.Contains(text, word) })
}

func texts(all []figure) (list []string) {
	for _, f := range all {
		list = append(list, f.String())
	}
	return list
}

// wordsOf returns the words of a text in lower case.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
}
