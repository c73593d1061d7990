package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// rungWords say how two players fared against each other: {below}, {player},
// {score}, {low}, {high} and {games} stand for the names and figures.
type rungWords struct {
	met       string
	standings [3]string // what follows from it
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

// Rung says in a language how a player fares against the one below him, and
// what follows from it.
func Rung(r *verdict.AdjacentPlayers, lang string) string {
	w := wordsIn(lang)
	score, low, high := r.Score()
	return w.typeset(strings.NewReplacer(
		"{below}", w.agent(r.Below), "{player}", w.agent(r.Player), "{games}", w.number(r.Games()),
		"{score}", w.figure(shares, score), "{low}", w.figure(shares, low), "{high}", w.figure(shares, high),
	).Replace(w.rungs.met + w.rungs.standings[r.Standing()]))
}

// Ladder says which players who think were held against the one below them,
// and whether they are good enough to be asked.
func (p *Page) Ladder() []string {
	var lines []string
	for _, r := range p.Rungs {
		lines = append(lines, Rung(r, p.Lang))
	}
	return lines
}

// textLadder writes the ladder under who played.
func (p *Page) textLadder() string {
	var b strings.Builder
	for _, line := range p.Ladder() {
		fmt.Fprintf(&b, "   %s\n", line)
	}
	return b.String()
}
