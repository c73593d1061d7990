package translate

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/proofread"
)

// compare reports translations with other figures, icons or expressions than their source
// texts.
func (m *importer) compare() {
	var texts []proofread.Text
	for _, a := range m.set {
		if lost := differentBraces(a.unit.Source, a.in.Target); lost != "" {
			m.found.Errorf(a.in.At, CodePlaceholder, "the icons and expressions differ: %s", lost).Hintf("copy what is in braces from the source text")
			continue
		}
		t := a.unit.Texts[0].plain
		t.Value = values.Value{
			Pos: a.in.At, ByLang: map[string]any{m.Game.Source: a.unit.Source, m.Language: a.in.Target},
			PosByLang: map[string]diag.Pos{m.Game.Source: a.unit.Texts[0].At, m.Language: a.in.At},
		}
		texts = append(texts, t)
	}
	m.found.Append(proofread.Compare(m.Game, m.Language, texts))
}

// differentBraces returns what is in braces in only one of two texts, or more often.
func differentBraces(from, to string) string {
	n := map[string]int{}
	for _, part := range inBraces().FindAllString(from, -1) {
		n[part]++
	}
	for _, part := range inBraces().FindAllString(to, -1) {
		n[part]--
	}
	var parts []string
	for _, part := range slices.Sorted(maps.Keys(n)) {
		switch {
		case n[part] > 0:
			parts = append(parts, "the translation lacks "+part)
		case n[part] < 0:
			parts = append(parts, "the source text has no "+part)
		}
	}
	return strings.Join(parts, ", ")
}

// dangerous returns what is unsafe about a translation, and what to do.
func dangerous(target, from string) (fault, hint string) {
	for _, r := range target {
		if r != '\n' && unicode.IsControl(r) || strings.ContainsRune(bidirectional, r) {
			return fmt.Sprintf("contains the control character U+%04X", r), "remove it"
		}
	}
	const signs = "=+-@"
	if strings.ContainsRune(signs, rune(target[0])) && !strings.ContainsAny(from[:1], signs) && !strings.HasPrefix(from, "−") {
		return "begins with " + source.Quote(target[:1]) + ", so that a spreadsheet takes it for a formula", "begin it with a word, as the source text does"
	}
	return "", ""
}

// bidirectional are the characters that change the direction of what follows them.
const bidirectional = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029\ufeff"
