package report

import (
	"fmt"
	"strings"

	"punchboard/verdict"
)

// mostWords is how long the page is as text: it is read in a minute or not at
// all.
const mostWords = 350

// Text writes the page for a terminal. Findings beyond its length are counted;
// the gravest stand first.
func (p *Page) Text() string {
	head, foot := p.textHead(), p.textFoot()
	left := mostWords - wordCount(head) - wordCount(foot)
	return head + p.textFindings(left) + p.textRehearsal() + foot
}

// textHead writes the verdict and who played. A run that a finding leans on
// shows the command that plays it again.
func (p *Page) textHead() string {
	w := wordsIn(p.Lang)
	var b strings.Builder
	fmt.Fprintf(&b, "%s%s\n%s\n", w.set(p.Title+": "), p.Headline(), p.Tally())
	if p.Interrupted {
		fmt.Fprintf(&b, "%s\n", w.set(w.interrupted))
	}
	fmt.Fprintf(&b, "\n%s\n", p.Source())
	again := p.leanedOn()
	for i, line := range p.Played() {
		fmt.Fprintf(&b, "%s  %s\n", letter(i), line)
		if command := again[letter(i)]; command != "" {
			fmt.Fprintf(&b, "   > %s\n", command)
		}
	}
	return b.String() + p.textLadder()
}

// leanedOn gives, by the letter of a run, the command that plays it again, for
// runs that findings have nothing better to show by.
func (p *Page) leanedOn() map[string]string {
	again := map[string]string{}
	for _, line := range p.Lines() {
		if line.replays() {
			again[line.Who] = line.Command
		}
	}
	return again
}

// replays tells whether the command of a line plays a whole run again.
func (l *Line) replays() bool { return strings.HasPrefix(l.Command, "punchboard playtest run ") }

// textFindings writes what did not pass, in so many words.
func (p *Page) textFindings(left int) string {
	w := wordsIn(p.Lang)
	var b strings.Builder
	more := 0
	for _, line := range p.Lines() {
		if line.Level == verdict.Pass {
			continue
		}
		text := w.textFinding(&line)
		if left -= wordCount(text); left < 0 {
			more++
			continue
		}
		b.WriteString(text)
	}
	if more > 0 {
		fmt.Fprintf(&b, "\n%10s%s\n", "", w.count(w.more, more))
	}
	return b.String()
}

func (w *words) textFinding(l *Line) string {
	text := fmt.Sprintf("\n%-9s %s\n", w.levels[l.Level], l.Text)
	if l.Note != "" {
		text += fmt.Sprintf("%10s%s\n", "", l.Note)
	}
	text += fmt.Sprintf("%10s%s\n", "", l.Proof)
	if l.Command != "" && !l.replays() {
		text += fmt.Sprintf("%10s> %s\n", "", l.Command)
	}
	return text
}

// textFoot writes what passed, and what nobody can tell.
func (p *Page) textFoot() string {
	foot := ""
	if passed := p.Passed(); len(passed) > 0 {
		foot = fmt.Sprintf("\n%-9s %s\n", wordsIn(p.Lang).levels[verdict.Pass], strings.Join(passed, " "))
	}
	if luck := p.luckLine(); luck != "" {
		foot += fmt.Sprintf("\n%10s%s\n", "", luck)
	}
	return foot + "\n" + p.Caveat() + "\n"
}

// wordCount counts what a reader takes for words: no-break spaces part none.
func wordCount(text string) int {
	return len(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' }))
}
