package proofread

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// nearlySame reports cards of a deck whose cells are those of an earlier card but for a
// slip: capitals, spaces, punctuation, or one letter in a text. Cards that differ in a
// number, a value or a whole word are different cards.
func (p *inventory) nearlySame(d *carddata.Deck) {
	byRest, texts := map[string][]lettered{}, textColumns(d)
	for _, card := range d.Cards {
		c, rest := p.lettersIn(card, texts), p.rest(card, texts)
		for i := range byRest[rest] {
			was := &byRest[rest][i]
			if text, slip := slipBetween(&c, was); slip {
				p.found.Warnf(c.Fields["id"].Pos, CodeWorse, "`%s` is the same as `%s` except for a slip in `%s`", c.ID, was.ID, texts[text/len(p.game.Languages)]).
					Hintf("keep one of them, with %d copies, or write what makes them different", c.Copies+was.Copies)
				break
			}
		}
		if len(byRest[rest]) < mostAlike {
			byRest[rest] = append(byRest[rest], c)
		}
	}
}

// lettered is a card with its texts as slips are looked for in them.
type lettered struct {
	*carddata.Card
	texts, letters []string // of each column, in each language
}

// lettersIn returns a card with its texts in some columns.
func (p *inventory) lettersIn(c *carddata.Card, columns []string) lettered {
	all := lettered{Card: c}
	for _, name := range columns {
		for _, lang := range p.game.Languages {
			text, _ := c.Fields[name].In(lang).(string)
			all.texts, all.letters = append(all.texts, text), append(all.letters, lettersOf(text))
		}
	}
	return all
}

// mostAlike is the number of cards with the same values that are compared with a card.
const mostAlike = 50

// textColumns returns the names of the columns of text that players read.
func textColumns(d *carddata.Deck) (names []string) {
	for _, c := range d.Columns {
		if c.Type == values.Text && (c.Localized || c.Name == "name") {
			names = append(names, c.Name)
		}
	}
	return names
}

// rest returns the cells of a card that are no texts, id or copies as a text.
func (p *inventory) rest(c *carddata.Card, texts []string) string {
	var all strings.Builder
	for _, name := range sortedKeys(c.Fields) {
		if name != "id" && name != "copies" && !slices.Contains(texts, name) {
			fmt.Fprintf(&all, "%s\x00%v\x00", name, c.Fields[name].V)
		}
	}
	return all.String()
}

// slipBetween reports whether the texts of two cards differ in slips only, and in which
// of them first. Cards with the same texts are reported as the same.
func slipBetween(a, b *lettered) (first int, slip bool) {
	for i := range a.texts {
		if a.texts[i] == b.texts[i] {
			continue
		}
		if !isSlip(a.letters[i], b.letters[i]) {
			return 0, false
		}
		if !slip {
			first, slip = i, true
		}
	}
	return first, slip
}

// isSlip reports whether two texts, as lettersOf returns them, are the same or differ in
// one letter; a figure or a sign is another value.
func isSlip(a, b string) bool {
	if a == b {
		return true
	}
	if d := len(a) - len(b); min(utf8.RuneCountInString(a), utf8.RuneCountInString(b)) < leastSlipped || d < -utf8.UTFMax || d > utf8.UTFMax {
		return false
	}
	r, s := []rune(a), []rune(b)
	i := 0
	for i < min(len(r), len(s)) && r[i] == s[i] {
		i++
	}
	j := 0
	for j < min(len(r), len(s))-i && r[len(r)-1-j] == s[len(s)-1-j] {
		j++
	}
	x1, y1 := r[i:len(r)-j], s[i:len(s)-j]
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) }
	return len(x1) <= 1 && len(y1) <= 1 && !slices.ContainsFunc(append(x1, y1...), notLetter)
}

// leastSlipped is the number of letters from which one other letter is a slip: shorter
// texts may be names such as “Team A”.
const leastSlipped = 8

// lettersOf returns the letters and figures of a text, in small letters, and the signs
// before figures.
func lettersOf(text string) string {
	kept := make([]byte, 0, len(text))
	for i, r := range text {
		if inWord(r) || strings.ContainsRune("+-−×", r) && beginsWithFigure(text[i+utf8.RuneLen(r):]) {
			kept = utf8.AppendRune(kept, unicode.ToLower(r))
		}
	}
	return string(kept)
}

func beginsWithFigure(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsDigit(r)
}
