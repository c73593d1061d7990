package report

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/playtest/verdict"
)

// Text returns the result for a terminal.
func (t *Tuning) Text() []string {
	w, x := wordsIn(t.Page.Lang), tuneWordsIn(t.Page.Lang)
	lines := []string{
		w.typeset(fmt.Sprintf(x.head, t.Page.Title)),
		w.typeset(fmt.Sprintf(x.played, w.number(t.Games), w.players(t.Agents), t.Seed)), "",
	}
	lines = append(lines, t.state(w, x)...)
	if t.End == ProposalsFound || t.End == NothingMeets {
		for _, line := range t.search(w, x) {
			lines = append(lines, w.typesetOutsideCode(line))
		}
	}
	for i := range t.Proposals {
		lines = append(lines, "")
		lines = append(lines, t.proposal(w, x, i)...)
	}
	return lines
}

// state says which claims are met as the game is.
func (t *Tuning) state(w *words, x *tuneWords) (lines []string) {
	for i := range t.Before {
		if f := &t.Before[i]; levelOf(f) > verdict.Pass {
			lines = append(lines, t.judged(w, f))
		}
	}
	met := len(t.Before) - len(lines)
	switch t.End {
	case NothingToChange:
		lines = append(lines, w.typeset(fmt.Sprintf(x.kept, t.asked(w))))
	case TooFewToTell:
		lines = append(lines, w.typesetOutsideCode(x.unclear))
	default:
		lines = append(lines, w.typeset(w.count(x.others, met)))
	}
	for i := range t.Left {
		lines = append(lines, w.typesetOutsideCode(fmt.Sprintf(x.left, t.Left[i].Class))+" "+w.sentence(t.Page, &t.Left[i]))
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

// search says what was tried.
func (t *Tuning) search(w *words, x *tuneWords) []string {
	var tried []string
	for i, n := range t.Tried {
		if n > 0 {
			tried = append(tried, w.count(x.tried[i], n))
		}
	}
	text := w.count(x.numbers, t.Numbers) + " " + fmt.Sprintf(x.search, strings.Join(tried, ", "), w.number(t.Played))
	if t.Untried > 0 {
		text += " " + fmt.Sprintf(x.untried, w.number(uint64(t.Untried)))
	}
	if t.Refused > 0 {
		text += " " + fmt.Sprintf(x.refused, w.number(uint64(t.Refused)))
	}
	lines := []string{text}
	if t.Late {
		lines = append(lines, x.late)
	}
	if t.End == NothingMeets {
		lines = append(lines, x.nothing)
	}
	return lines
}

// proposal describes one proposal: what changes, the claims before and after, what else
// gets worse, and the diff.
func (t *Tuning) proposal(w *words, x *tuneWords, i int) []string {
	p := &t.Proposals[i]
	head := fmt.Sprintf(x.proposal, i+1, p.Size, x.standing(p))
	if t.End == NothingMeets {
		head = fmt.Sprintf(x.nearest, p.Size)
	}
	lines := []string{w.typeset(head)}
	for _, c := range p.Changes {
		lines = append(lines, fmt.Sprintf("  %s: %s → %s", c.Where, c.From, c.To))
	}
	lines = append(lines, "  "+w.typeset(fmt.Sprintf(x.fresh, w.number(t.Fresh), t.Seed+1)))
	same := 0
	for j := range p.After {
		was, is := &p.Before[j], &p.After[j]
		if levelOf(is) == verdict.Pass && levelOf(was) == verdict.Pass {
			same++
			continue
		}
		if was.Class != 0 {
			lines = append(lines, "  "+x.before+"  "+t.judged(w, was))
		}
		if is.Class == 0 {
			lines = append(lines, "  "+x.after+"  "+fmt.Sprintf("%-9s ", w.levels[verdict.Pass])+x.gone)
			continue
		}
		lines = append(lines, "  "+x.after+"  "+t.judged(w, is))
	}
	lines = append(lines, "  "+w.typeset(w.count(x.others, same)))
	for j := range p.Worse {
		lines = append(lines, "  "+w.typeset(x.worse)+" "+t.judged(w, &p.Worse[j]))
	}
	lines = append(lines, t.thought(w, x, p)...)
	if p.Diff != "" {
		lines = append(lines, "")
		lines = append(lines, strings.Split(strings.TrimSuffix(p.Diff, "\n"), "\n")...)
	}
	if t.Page.Sheet.NobodyWins { // nothing to compare
		return lines
	}
	return append(lines, "", fmt.Sprintf("  > punchboard playtest compare %s --seed %d --agents %s --games %d%s", ShellQuote(t.Page.Game), t.Seed+1, t.Agents, t.Fresh, p.sets()))
}

// thought shows the claims with players who think ahead.
func (t *Tuning) thought(w *words, x *tuneWords, p *Proposal) (lines []string) {
	met := 0
	for j := range p.Thinking {
		f := &p.Thinking[j]
		if f.Level == verdict.Pass {
			met++
			continue
		}
		lines = append(lines, "  "+fmt.Sprintf(x.thinking, w.players(f.Agents))+" "+t.judged(w, f)+" "+fmt.Sprintf(w.sample, w.number(f.N)))
	}
	if met > 0 {
		lines = append(lines, "  "+fmt.Sprintf(x.thinking, w.players(p.Thinking[0].Agents))+" "+w.count(x.others, met))
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
	text := fmt.Sprintf("%-9s ", w.levels[f.Level]) + w.sentence(t.Page, f)
	if span := w.interval(f); f.Level != verdict.Pass && span != "" {
		text += " " + w.typeset(fmt.Sprintf(w.shortConfidence, span))
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
func (x *tuneWords) standing(p *Proposal) string {
	switch {
	case slices.ContainsFunc(p.Thinking, func(f verdict.Finding) bool { return f.Level >= verdict.Watch }):
		return x.contradicted
	case p.Level == verdict.Pass:
		return x.confirmed
	case p.Level == verdict.Unsure:
		return x.unsure
	}
	return x.refuted
}
