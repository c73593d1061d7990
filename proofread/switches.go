package proofread

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/carddata/effects"
	"punchboard/diag"
)

// switches compares the texts of the game with its switches, in the words of its grammar:
// aids and tables repeat the figures that the rules play. It comes before figures, because
// the switch tells which language is wrong.
func (p *proof) switches() {
	if p.game.Effects == nil || len(p.game.Effects.Switches) == 0 {
		return
	}
	said := map[string][]saying{}
	for i := range p.texts {
		for _, lang := range p.game.Languages {
			if r := p.reading(i, lang); r != nil && !p.isUntranslated(i, lang) && !p.full {
				p.sayings(said, i, lang, newEffectText(r))
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(p.game.Effects.Switches)) {
		p.compareSwitch(name, said[name])
	}
}

// saying is a text that says a value of a switch.
type saying struct {
	text  int
	lang  string
	value string
}

// sayings adds what a text says of each switch.
func (p *proof) sayings(said map[string][]saying, i int, lang string, text *effectText) {
	var numbers []numberAt
	for name, part := range p.game.Effects.Switches {
		p.searched += (len(part.Say[lang]) + len(part.Values)) * (len(text.plain) + 100)
		if p.searched > MaxSearched {
			p.tooManyWordings(p.texts[i].Pos(lang))
			return
		}
		if len(part.Say[lang]) > 0 && numbers == nil {
			numbers = text.numbers()
		}
		for _, wording := range part.Say[lang] {
			for _, value := range text.valuesIn(wording, numbers) {
				said[name] = append(said[name], saying{i, lang, value})
			}
		}
		for _, value := range slices.Sorted(maps.Keys(part.Values)) {
			if text.hasOne(part.Values[value][lang]) {
				said[name] = append(said[name], saying{i, lang, value})
			}
		}
	}
}

// compareSwitch reports texts that say another value than the switch has, and a switch whose
// value no text says. If all of them say the same other value, the switch is wrong.
func (p *proof) compareSwitch(name string, said []saying) {
	part := p.game.Effects.Switches[name]
	at, is := p.game.Switches[name]
	if !is {
		p.found.Warnf(part.Pos, CodeGrammar, "the game has no switch `%s`", name).
			Hintf("%s", diag.DidYouMean(name, slices.Sorted(maps.Keys(p.game.Switches))))
		return
	}
	value := fmt.Sprint(at.V)
	wrong := slices.DeleteFunc(slices.Clone(said), func(s saying) bool { return s.value == value })
	if len(wrong) > 0 && len(wrong) == len(said) && !slices.ContainsFunc(wrong, func(s saying) bool { return s.value != wrong[0].value }) {
		p.found.Warnf(at.Pos, CodeSwitch, "`%s` is %s, but the texts say %s, as in %s", name, value, wrong[0].value, p.texts[wrong[0].text].Pos(wrong[0].lang)).
			Hintf("correct the switch, or the texts: %s", p.placesOf(wrong))
		return
	}
	reported := map[int]bool{}
	for _, s := range wrong {
		if reported[s.text] {
			continue // the same in another language
		}
		reported[s.text] = true
		p.found.Warnf(p.texts[s.text].Pos(s.lang), CodeSwitch, "the text says %s, but `%s` is %s", s.value, name, value).
			Hintf("correct the text, or `%s` in game.yaml", name)
		p.spoil(s.text, s.lang)
	}
	p.unsaidSwitch(name, part, value, said)
}

// unsaidSwitch reports the first language in which no text says the switch.
func (p *proof) unsaidSwitch(name string, part *effects.Part, value string, said []saying) {
	for _, lang := range p.game.Languages {
		wordings := slices.Concat(part.Say[lang], part.Values[value][lang])
		if len(wordings) > 0 && !slices.ContainsFunc(said, func(s saying) bool { return s.lang == lang }) {
			p.found.Warnf(part.Pos, CodeSwitch, "no text says “%s” of `%s`", strings.ReplaceAll(wordings[0], effects.Mark, value), name).
				Hintf("write the wording as the texts have it in `%s`", lang)
			return
		}
	}
}

// placesOf lists the places of sayings.
func (p *proof) placesOf(all []saying) string {
	const most = 6
	var places []string
	seen := map[string]bool{}
	for _, s := range all {
		if at := p.texts[s.text].Pos(s.lang).String(); !seen[at] {
			seen[at] = true
			places = append(places, at)
		}
	}
	if len(places) > most {
		places = append(places[:most], fmt.Sprintf("%d more", len(places)-most))
	}
	return strings.Join(places, ", ")
}

// numberAt is a number of a text, in digits or as a word.
type numberAt struct {
	from, to int // bytes
	value    string
}

// numbers returns the numbers of the text in order. A word may stand for several.
func (t *effectText) numbers() (all []numberAt) {
	whole := 0 // up to where a number with a separator was read
	for from, to := range runs(t.lower) {
		word := t.lower[from:to]
		if _, err := strconv.Atoi(word); err == nil {
			if from >= whole {
				word = withSeparators(t.lower[from:], word)
				whole = from + len(word)
				all = append(all, numberAt{from, whole, plainNumber(word)})
			}
			continue
		}
		for _, n := range t.lang.spelled(word) {
			all = append(all, numberAt{from, to, strconv.Itoa(n)})
		}
	}
	return all
}

// withSeparators returns the number that begins with some digits: 7, 7.5, 7,5 or 1,000.
func withSeparators(text, digits string) string {
	n := len(digits)
	for n+1 < len(text) && (text[n] == '.' || text[n] == ',') && isDigit(rune(text[n+1])) {
		for n++; n < len(text) && isDigit(rune(text[n])); n++ {
		}
	}
	return text[:n]
}

// plainNumber returns a number as YAML writes it: three digits after a comma are thousands.
func plainNumber(text string) string {
	if at := strings.LastIndexByte(text, ','); at >= 0 && len(text)-at == 4 {
		return strings.ReplaceAll(text, ",", "")
	}
	return strings.ReplaceAll(text, ",", ".")
}

// runs calls yield for each run of letters or digits of a text.
func runs(text string) func(yield func(from, to int) bool) {
	return func(yield func(from, to int) bool) {
		for from := 0; from < len(text); {
			first, size := utf8.DecodeRuneInString(text[from:])
			if !inWord(first) {
				from += size
				continue
			}
			digits := unicode.IsDigit(first)
			n := strings.IndexFunc(text[from:], func(r rune) bool { return !inWord(r) || unicode.IsDigit(r) != digits })
			if n < 0 {
				n = len(text) - from
			}
			if !yield(from, from+n) {
				return
			}
			from += n
		}
	}
}

// mostValues is the number of values of a wording that are read in a text.
const mostValues = 10

// valuesIn returns the numbers that stand in the place of Mark where the text has a wording,
// each once, and not more than mostValues.
func (t *effectText) valuesIn(wording string, numbers []numberAt) (values []string) {
	in, wording := t.plain, simpler.Replace(wording)
	if wording == strings.ToLower(wording) {
		in = t.lower
	}
	if len(in) != len(t.lower) {
		return nil // a capital that is longer than its small letter
	}
	before, after, _ := strings.Cut(wording, effects.Mark)
	for _, n := range numbers {
		start, sign := in[:n.from], ""
		if strings.HasSuffix(start, "−") && !strings.HasSuffix(before, "−") {
			start, sign = strings.TrimSuffix(start, "−"), "-"
		}
		if strings.HasSuffix(start, before) && strings.HasPrefix(in[n.to:], after) && begins(strings.TrimSuffix(start, before), before+after) && !slices.Contains(values, sign+n.value) {
			if values = append(values, sign+n.value); len(values) == mostValues {
				break
			}
		}
	}
	return values
}

// begins reports whether a wording begins where a text that ends before it has no word.
func begins(text, wording string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	first, _ := utf8.DecodeRuneInString(wording)
	return !inWord(last) || !inWord(first)
}
