package report

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/playtest/verdict"
)

// Text returns the result for a terminal.
func (t *Tuning) Text() []string {
	w := t.Page.words()
	lines := []string{
		w.typeset(w.say("tune.head", t.Page.Title)),
		w.typeset(w.say("tune.played", w.number(t.Games), w.players(t.Agents), t.Seed)), "",
	}
	lines = append(lines, t.state(w)...)
	if t.End == ProposalsFound || t.End == NothingMeets {
		for _, line := range t.search(w) {
			lines = append(lines, w.typesetOutsideCode(line))
		}
	}
	for i := range t.Proposals {
		lines = append(lines, "")
		lines = append(lines, t.proposal(w, i)...)
	}
	return lines
}

// state says which claims are met as the game is.
func (t *Tuning) state(w *words) (lines []string) {
	for i := range t.Before {
		if f := &t.Before[i]; levelOf(f) > verdict.Pass {
			lines = append(lines, t.judged(w, f))
		}
	}
	met := len(t.Before) - len(lines)
	switch t.End {
	case NothingToChange:
		lines = append(lines, w.typeset(w.say("tune.kept", t.asked(w))))
	case TooFewToTell:
		lines = append(lines, w.typesetOutsideCode(w.say("tune.unclear")))
	default:
		lines = append(lines, w.typeset(w.count("tune.others", met)))
	}
	for i := range t.Left {
		lines = append(lines, w.typesetOutsideCode(w.say("tune.left", t.Left[i].Class))+" "+w.sentence(t.Page, &t.Left[i]))
	}
	return lines
}

// asked lists the claims.
func (t *Tuning) asked(*words) string {
	var names []string
	for _, c := range t.Claims {
		names = append(names, c.String())
	}
	return strings.Join(names, ", ")
}

// triedIDs are the ids of versions by how many numbers they change.
var triedIDs = [MostMoves]string{"single", "pair", "three"}

// search says what was tried.
func (t *Tuning) search(w *words) []string {
	var tried []string
	for i, n := range t.Tried {
		if n > 0 {
			tried = append(tried, w.count("tune.tried."+triedIDs[i], n))
		}
	}
	text := w.count("tune.numbers", t.Numbers) + " " + w.say("tune.search", strings.Join(tried, ", "), w.number(t.Played))
	if t.Untried > 0 {
		text += " " + w.say("tune.untried", w.number(uint64(t.Untried)))
	}
	if t.Refused > 0 {
		text += " " + w.say("tune.refused", w.number(uint64(t.Refused)))
	}
	lines := []string{text}
	if t.Late {
		lines = append(lines, w.say("tune.late"))
	}
	if t.End == NothingMeets {
		lines = append(lines, w.say("tune.nothing"))
	}
	return lines
}

// proposal describes one proposal: what changes, the claims before and after, what else
// gets worse, and the diff.
func (t *Tuning) proposal(w *words, i int) []string {
	p := &t.Proposals[i]
	head := w.say("tune.proposal", i+1, p.Size, standing(w, p))
	if t.End == NothingMeets {
		head = w.say("tune.nearest", p.Size)
	}
	lines := []string{w.typeset(head)}
	for _, c := range p.Changes {
		lines = append(lines, fmt.Sprintf("  %s: %s → %s", c.Where, c.From, c.To))
	}
	lines = append(lines, "  "+w.typeset(w.say("tune.fresh", w.number(t.Fresh), t.Seed+1)))
	same := 0
	for j := range p.After {
		was, is := &p.Before[j], &p.After[j]
		if levelOf(is) == verdict.Pass && levelOf(was) == verdict.Pass {
			same++
			continue
		}
		if was.Class != 0 {
			lines = append(lines, "  "+w.beforeAfter(0)+"  "+t.judged(w, was))
		}
		if is.Class == 0 {
			lines = append(lines, "  "+w.beforeAfter(1)+"  "+fmt.Sprintf("%-9s ", w.level(verdict.Pass))+w.say("tune.gone"))
			continue
		}
		lines = append(lines, "  "+w.beforeAfter(1)+"  "+t.judged(w, is))
	}
	lines = append(lines, "  "+w.typeset(w.count("tune.others", same)))
	for j := range p.Worse {
		lines = append(lines, "  "+w.typeset(w.say("tune.worse"))+" "+t.judged(w, &p.Worse[j]))
	}
	lines = append(lines, t.thought(w, p)...)
	if p.Diff != "" {
		lines = append(lines, "")
		lines = append(lines, strings.Split(strings.TrimSuffix(p.Diff, "\n"), "\n")...)
	}
	if t.Page.Sheet.NobodyWins { // nothing to compare
		return lines
	}
	return append(lines, "", fmt.Sprintf("  > punchboard playtest compare %s --seed %d --agents %s --games %d%s", ShellQuote(t.Page.Game), t.Seed+1, t.Agents, t.Fresh, p.sets()))
}

// beforeAfter returns the words before and after, padded to the same width.
func (w *words) beforeAfter(i int) string {
	both := [...]string{w.say("tune.before"), w.say("tune.after")}
	return padded(both[i], max(utf8.RuneCountInString(both[0]), utf8.RuneCountInString(both[1])))
}

// thought shows the claims with players who think ahead.
func (t *Tuning) thought(w *words, p *Proposal) (lines []string) {
	met := 0
	for j := range p.Thinking {
		f := &p.Thinking[j]
		if f.Level == verdict.Pass {
			met++
			continue
		}
		lines = append(lines, "  "+w.say("tune.thinking", w.players(f.Agents))+" "+t.judged(w, f)+" "+w.say("sample", w.number(f.N)))
	}
	if met > 0 {
		lines = append(lines, "  "+w.say("tune.thinking", w.players(p.Thinking[0].Agents))+" "+w.count("tune.others", met))
	}
	return w.typesetAll(lines)
}

// sets returns the changes as arguments of `playtest compare`.
func (p *Proposal) sets() string {
	var b strings.Builder
	for _, c := range p.Changes {
		b.WriteString(" --set " + ShellQuote(c.Where+"="+c.To))
	}
	return b.String()
}

// judged returns a finding with its level and interval.
func (t *Tuning) judged(w *words, f *verdict.Finding) string {
	text := fmt.Sprintf("%-9s ", w.level(f.Level)) + w.sentence(t.Page, f)
	if span := w.interval(f); f.Level != verdict.Pass && span != "" {
		text += " " + w.typeset(w.say("confidence.short", span))
	}
	return text
}

// levelOf returns the level of a claim; a marker that hardly ever runs out is enough.
func levelOf(f *verdict.Finding) verdict.Level {
	if f.Case == verdict.JustEnough && f.Class == verdict.Shortage {
		return verdict.Pass
	}
	return f.Level
}

// standing says whether new games confirm a proposal.
func standing(w *words, p *Proposal) string {
	switch {
	case slices.ContainsFunc(p.Thinking, func(f verdict.Finding) bool { return f.Level >= verdict.Watch }):
		return w.say("tune.contradicted")
	case p.Level == verdict.Pass:
		return w.say("tune.confirmed")
	case p.Level == verdict.Unsure:
		return w.say("tune.unsure")
	}
	return w.say("tune.refuted")
}
