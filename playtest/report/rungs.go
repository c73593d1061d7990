package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// rungWords describe how two players compare: {below}, {player}, {score},
// {low}, {high} and {games} stand for the names and figures.
type rungWords struct {
	met       string
	standings [3]string // the conclusion, by standing
}

var rungsEnglish = rungWords{
	met: "Against {below}, {player} win {score} (95% sure: {low} to {high} · n {games}): ",
	standings: [3]string{
		verdict.Unproven: "too few games to call that a rung.",
		verdict.Stands:   "a rung. They are asked, too.",
		verdict.NoRung:   "no rung, and they are not asked. Our players find no skill here beyond that of {below}.",
	},
}

var rungsFrench = rungWords{
	met: "Face aux {below}, les {player} gagnent {score} (sûr à 95\u202f% : {low} à {high} · n {games}) : ",
	standings: [3]string{
		verdict.Unproven: "trop peu de parties pour en faire un échelon.",
		verdict.Stands:   "un échelon. On les écoute aussi.",
		verdict.NoRung:   "pas d’échelon, et on ne les écoute pas. Nos joueurs ne trouvent ici aucun talent au-delà de celui des {below}.",
	},
}

// Rung describes in a language how a player compares with the next weaker one,
// and the conclusion.
func Rung(r *verdict.AdjacentPlayers, lang string) string {
	w := wordsIn(lang)
	score, low, high := r.Score()
	return w.typeset(strings.NewReplacer(
		"{below}", w.agent(r.Below), "{player}", w.agent(r.Player), "{games}", w.number(r.Games()),
		"{score}", w.figure(shares, score), "{low}", w.figure(shares, low), "{high}", w.figure(shares, high),
	).Replace(w.rungs.met + w.rungs.standings[r.Standing()]))
}

// Ladder describes the comparisons of players that think ahead, and whether
// they are strong enough for their games to be used.
func (p *Page) Ladder() []string {
	var lines []string
	for _, r := range p.Rungs {
		lines = append(lines, Rung(r, p.Lang))
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
