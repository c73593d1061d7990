package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// standingIDs are the ids of the conclusions.
var standingIDs = [...]string{verdict.Unproven: "unproven", verdict.Stands: "stands", verdict.NoRung: "none"}

// Rung describes in a language, or in the words of a game, how a player compares with the next weaker one,
// and the conclusion.
func Rung(r *verdict.AdjacentPlayers, lang string, own map[string]string) string {
	w := wordsIn(lang, own)
	score, low, high := r.Score()
	from := ""
	if r.Recorded {
		from = " " + w.say("judges.recorded")
	}
	return w.typeset(strings.NewReplacer(
		"{below}", w.agent(r.Below), "{player}", w.agent(r.Player), "{games}", w.number(r.Games()),
		"{score}", w.figure(shares, score), "{span}", w.spanOf(shares, low, high),
	).Replace(w.template("rung.met") + " " + w.template("rung."+standingIDs[r.Standing()]) + from))
}

// Ladder describes the comparisons of players that think ahead, whether they are
// strong enough for their games to be used, and who judged.
func (p *Page) Ladder() []string {
	var lines []string
	for _, r := range p.Rungs {
		lines = append(lines, Rung(r, p.Lang, p.Own))
	}
	if p.Stopped > 0 {
		w := p.words()
		lines = append(lines, w.typesetOutsideCode(w.say("judges.stopped", shortTime(p.Stopped))))
	}
	if judges := p.judges(); judges != "" {
		lines = append(lines, judges)
	}
	return lines
}

// textLadder writes the comparisons below the list of players.
func (p *Page) textLadder() string {
	var b strings.Builder
	for _, line := range p.Ladder() {
		fmt.Fprintf(&b, "   %s\n", line)
	}
	return b.String()
}
