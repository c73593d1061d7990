package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// rungWords describe how two players compare: {below}, {player}, {score},
// {span} (the interval of the score) and {games} stand for the names and figures.
type rungWords struct {
	met       string
	standings [3]string // the conclusion, by standing
}

var rungsEnglish = rungWords{
	met: "Against {below}, {player} win {score} of games (95% confidence interval: {span} · n = {games}): ",
	standings: [3]string{
		verdict.Unproven: "too few games to tell who is stronger.",
		verdict.Stands:   "stronger, so their games count too.",
		verdict.NoRung:   "not stronger, so their games do not count. Our players find no skill here beyond that of {below}.",
	},
}

var rungsFrench = rungWords{
	met: "Face aux {below}, les {player} gagnent {score} des parties (intervalle de confiance à 95\u202f% : {span} · n\u00a0= {games}) : ",
	standings: [3]string{
		verdict.Unproven: "trop peu de parties pour dire qui est le plus fort.",
		verdict.Stands:   "ils sont plus forts, leurs parties comptent donc aussi.",
		verdict.NoRung:   "ils ne sont pas plus forts, leurs parties ne comptent donc pas. Nos joueurs ne trouvent ici rien de mieux que le jeu des {below}.",
	},
}

// Rung describes in a language how a player compares with the next weaker one,
// and the conclusion.
func Rung(r *verdict.AdjacentPlayers, lang string) string {
	w := wordsIn(lang)
	score, low, high := r.Score()
	from := ""
	if r.Recorded {
		from = w.judges.recorded
	}
	return w.typeset(strings.NewReplacer(
		"{below}", w.agent(r.Below), "{player}", w.agent(r.Player), "{games}", w.number(r.Games()),
		"{score}", w.figure(shares, score), "{span}", w.spanOf(shares, low, high),
	).Replace(w.rungs.met + w.rungs.standings[r.Standing()] + from))
}

// Ladder describes the comparisons of players that think ahead, whether they are
// strong enough for their games to be used, and who judged.
func (p *Page) Ladder() []string {
	var lines []string
	for _, r := range p.Rungs {
		lines = append(lines, Rung(r, p.Lang))
	}
	if p.Stopped > 0 {
		w := wordsIn(p.Lang)
		lines = append(lines, w.typesetOutsideCode(fmt.Sprintf(w.judges.stopped, shortTime(p.Stopped))))
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
