package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/rehearsal"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Play holds the limits and thresholds by which played games are judged. They are fixed
// in the file before the first game, so that nobody moves a limit to fit the results.
// For a game without compiled rules it also says how the cards are dealt.
type Play struct {
	Pos                diag.Pos // of the section
	SecondsPerDecision float64  // of a human player, to estimate the minutes of a game
	Limits             PlayLimits
	Rehearsal          *rehearsal.Rehearsal // nil if the section declares none
}

// PlayLimits are the limits for played games, as numbers from 0 to 1. The claims of the
// box (turns, minutes, balance) are limits too.
type PlayLimits struct {
	Draws, FirstSeat, Card, Seen, Played, Stuck, StuckRuns                  float64
	Exhausted, Forced, Runaway, Decided, Shortage, Skill, InLength, Endless float64
}

// defaultPlay returns the limits for a game without a section `play`: opinions, based
// on what published games do.
func defaultPlay() Play {
	p := Play{SecondsPerDecision: 12}
	for _, s := range limitSettings {
		if v, ok := parseShare(s.Default); ok {
			*limitOf(&p.Limits, s.Name) = v
		}
	}
	return p
}

// playSettings are the keys of the section `play`.
var playSettings = slices.Concat(judgedSettings, inPlay(rehearsal.Settings))

// inPlay adapts the keys of a rehearsal to the section `play`.
func inPlay(settings []sections.Setting[*values.Reader, rehearsal.Rehearsal]) []sections.Setting[*values.Reader, Play] {
	all := make([]sections.Setting[*values.Reader, Play], len(settings))
	for i, s := range settings {
		all[i] = sections.Setting[*values.Reader, Play]{Key: s.Key, Read: func(l *values.Reader, p *Play, n source.Node) { s.Read(l, p.rehearsal(), n) }}
	}
	return all
}

// rehearsal returns the rehearsal that the section declares. It is allocated when the
// first of its keys is read.
func (p *Play) rehearsal() *rehearsal.Rehearsal {
	if p.Rehearsal == nil {
		p.Rehearsal = rehearsal.New()
	}
	return p.Rehearsal
}

// judgedSettings are the keys by which games are judged.
var judgedSettings = []sections.Setting[*values.Reader, Play]{
	{Key: sections.Key{Name: "seconds_per_decision", Type: sections.KNumber, Default: "12", Doc: "Time a player thinks about one decision, to estimate the minutes."},
		Read: func(_ *values.Reader, p *Play, n source.Node) { readSeconds(n, p) }},
	{Key: sections.Key{Name: "limits", Type: sections.KSection, Keys: sections.KeysOf(limitSettings), Doc: "Limits for the findings of a playtest."},
		Read: func(l *values.Reader, p *Play, n source.Node) {
			sections.Read(l, n, "`limits`", limitSettings, &p.Limits)
		}},
}

// limitSettings are the keys of the section `limits` of `play`.
var limitSettings = []sections.Setting[*values.Reader, PlayLimits]{
	limit("draws", "5%", "Share of games that may end without a winner; three times as many is an error."),
	limit("first_seat", "5%", "How far the first-player win rate may be from 50%, for two players; twice as far is an error."),
	limit("card", "3%", "How many percentage points one card, drawn early, may change the win rate; in trials, one copy against the median card. Twice as many is an error."),
	limit("seen", "5%", "Smallest share of games in which each card should be drawn."),
	limit("played", "2%", "Smallest share of draws after which a card should be played; below it the card is dead."),
	limit("stuck", "10%", "Share of turns in which a player may hold cards but be unable to play any."),
	limit("stuck_runs", "25%", "Share of games that may have two such turns in a row."),
	limit("exhausted", "1%", "Share of games in which a pile may run out; 100% if it is meant to."),
	limit("forced", "60%", "Share of decisions that may have only one option."),
	limit("runaway", "85%", "Share of games that the leader after a quarter of the game may win."),
	limit("decided", "65%", "Share of games that may be decided in their first half: the winner leads from there to the end. In a game of pure luck it is half of the games."),
	limit("shortage", "0.1%", "Share of games that may run out of a marker."),
	limit("skill", "60%", "Smallest share of games that sensible players should win against random ones."),
	limit("in_length", "80%", "Smallest share of games that should last the turns and minutes that the box claims."),
	limit("endless", "0.01%", "Share of games that may be stopped because they do not end."),
}

// limit returns one key that takes a share of all games.
func limit(name, standard, doc string) sections.Setting[*values.Reader, PlayLimits] {
	return sections.Setting[*values.Reader, PlayLimits]{
		Key:  sections.Key{Name: name, Type: sections.KShare, Default: standard, Doc: doc},
		Read: func(_ *values.Reader, p *PlayLimits, n source.Node) { shareOfAll(n, name, limitOf(p, name)) },
	}
}

// limitOf returns a pointer to the limit with a key.
func limitOf(p *PlayLimits, name string) *float64 {
	return map[string]*float64{
		"draws": &p.Draws, "first_seat": &p.FirstSeat, "card": &p.Card, "seen": &p.Seen, "played": &p.Played,
		"stuck": &p.Stuck, "stuck_runs": &p.StuckRuns, "exhausted": &p.Exhausted, "forced": &p.Forced, "runaway": &p.Runaway, "decided": &p.Decided,
		"shortage": &p.Shortage, "skill": &p.Skill, "in_length": &p.InLength, "endless": &p.Endless,
	}[name]
}

// shareOfAll reads a share: 0.05, or 5%.
func shareOfAll(n source.Node, what string, into *float64) {
	text, ok := n.Scalar(what)
	if !ok {
		return
	}
	v, ok := parseShare(text)
	if !ok {
		n.Errorf(source.CodeBadValue, "`%s` must be from 0 to 1, or a percentage, but is %s", what, source.Describe(n.Node)).
			Hintf("write `%s: 5%%`, or `%s: 0.05`", what, what)
		return
	}
	*into = v
}

// parseShare reads a number from 0 to 1, or a percentage.
func parseShare(s string) (v float64, ok bool) {
	digits, percent := strings.CutSuffix(s, "%")
	v, ok = source.ParseNumber(strings.TrimSpace(digits))
	if percent {
		v /= 100
	}
	return v, ok && v >= 0 && v <= 1
}

// maxSeconds is an hour, more than anyone thinks about one choice.
const maxSeconds = 3600

func readSeconds(n source.Node, p *Play) {
	text, ok := n.Scalar("seconds_per_decision")
	if !ok {
		return
	}
	v, ok := source.ParseNumber(text)
	if !ok || v <= 0 || v > maxSeconds {
		n.Errorf(source.CodeBadValue, "`seconds_per_decision` must be greater than 0 and at most %d, but is %s", maxSeconds, source.Describe(n.Node))
		return
	}
	p.SecondsPerDecision = v
}
