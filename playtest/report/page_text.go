package report

import (
	"cmp"
	"fmt"
	"math"
	"strings"

	"punchboard/playtest/verdict"
)

// mostWords is the maximum length of the page as text: a minute's reading.
const mostWords = 350

// leastPassed is the number of words reserved for what is fine.
const leastPassed = 30

// Text returns the page for a terminal, the gravest findings first. Findings
// that do not fit are counted; what is fine takes the remaining space.
func (p *Page) Text() string {
	head, foot := p.textHead(), p.textFoot()
	left := mostWords - wordCount(head) - wordCount(foot)
	if p.All {
		left = math.MaxInt
	}
	wrong := p.textFindings(left - leastPassed)
	return head + wrong + p.textRehearsal() + p.textPassed(left-wordCount(wrong)) + p.textUnjudged() + foot
}

// textHead writes the verdict and the players. A run that a finding is based on
// shows the command that plays it again.
func (p *Page) textHead() string {
	w := p.words()
	var b strings.Builder
	fmt.Fprintf(&b, "%s%s\n%s\n", w.typeset(p.Title+": "), p.Headline(), p.Tally())
	if p.Interrupted {
		fmt.Fprintf(&b, "%s\n", w.typeset(w.say("interrupted")))
	}
	fmt.Fprintf(&b, "\n%s\n", p.Source())
	again := p.rerunCommands()
	for i, line := range p.Played() {
		fmt.Fprintf(&b, "%s  %s\n", letter(i), line)
		if command := again[letter(i)]; command != "" {
			fmt.Fprintf(&b, "   > %s\n", command)
		}
	}
	return b.String() + p.textLadder()
}

// rerunCommands returns, by the letter of a run, the command that plays it again, for
// runs with findings that have no better command.
func (p *Page) rerunCommands() map[string]string {
	again := map[string]string{}
	for _, line := range p.Lines() {
		if line.replays() {
			again[line.Run] = line.Command
		}
	}
	return again
}

// replays reports whether the command of a line plays a whole run again.
func (l *Line) replays() bool { return strings.HasPrefix(l.Command, "punchboard playtest run ") }

// textFindings writes what did not pass, in at most left words.
func (p *Page) textFindings(left int) string {
	w := p.words()
	var b strings.Builder
	more, command := 0, ""
	for _, line := range p.Lines() {
		if line.Level == verdict.Pass {
			continue
		}
		if line.Command == command {
			line.Command = "" // the same as that of the finding above
		}
		text := w.textFinding(&line)
		if left -= wordCount(text); left < 0 {
			more++
			continue
		}
		b.WriteString(text)
		command = cmp.Or(line.Command, command)
	}
	if more > 0 {
		fmt.Fprintf(&b, "\n%10s%s\n", "", w.count("more", more))
	}
	return b.String()
}

func (w *words) textFinding(l *Line) string {
	text := fmt.Sprintf("\n%-9s %s\n", w.level(l.Level), l.Text)
	if l.Note != "" {
		text += fmt.Sprintf("%10s%s\n", "", l.Note)
	}
	text += fmt.Sprintf("%10s%s\n", "", l.Proof)
	if l.Command != "" && !l.replays() {
		text += fmt.Sprintf("%10s> %s\n", "", l.Command)
	}
	return text
}

// textPassed writes what passed, in at most left words: whole sentences, but at
// least one.
func (p *Page) textPassed(left int) string {
	passed := p.Passed()
	if len(passed) == 0 {
		return ""
	}
	text := passed[0]
	for _, sentence := range passed[1:] {
		if wordCount(text)+wordCount(sentence) < left {
			text += " " + sentence
		}
	}
	return fmt.Sprintf("\n%-9s %s\n", p.words().level(verdict.Pass), text)
}

// textFoot writes what decides a game, and what programs cannot judge.
func (p *Page) textFoot() string {
	foot := ""
	if luck := p.luckLine(); luck != "" {
		foot = fmt.Sprintf("\n%10s%s\n", "", luck)
	}
	return foot + "\n" + p.Caveat() + "\n"
}

// wordCount counts words as a reader does: no-break spaces do not separate
// words.
func wordCount(text string) int {
	return len(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' }))
}
