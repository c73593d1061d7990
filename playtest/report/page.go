// Package report presents verdicts on played games in words and charts, in the languages
// of package wording and those of a game, as a page that a designer can read in a minute: as text, as marks of
// a scene for paper, and as HTML. It plays and judges nothing, and does not use
// the terminal or files.
package report

import (
	"slices"
	"strings"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
	"punchboard/playtest/verdict"
)

// Page is one verdict on a game, ready to be written as text or laid out on paper.
type Page struct {
	Lang        string            // if there are no texts in it, they are English
	Own         map[string]string // texts of the game that replace those of package wording, by id
	Game        string            // name of the game in commands
	Variant     string            // the overlay played; "" for none
	Title       string            // display name of the game
	Version     string            // of the game
	Names       map[string]string // display names of cards, markers, sides and tracks, by id
	Decks       map[string]string // display names of the decks of cards that share their name with a card of another deck, by the card's id
	Sheet       *playtest.Catalog // names what the runs count
	Limits      verdict.Limits    // what the findings were compared with
	Runs        []*playtest.Stats
	Findings    []verdict.Finding          // sorted
	Luck        *verdict.Luck              // what decides a game; nil if not measured
	Rungs       []*verdict.AdjacentPlayers // players that think ahead, each compared with the next weaker one
	Unjudged    []rulebook.Unjudged        // rules of the ledger that no game applies
	Stopped     time.Duration              // the time after which players that think ahead were stopped, undecided; 0 if they were not
	Interrupted bool                       // the user stopped the run
	All         bool                       // list all findings in the text, however long it gets
}

// Line is one finding as text.
type Line struct {
	Level    verdict.Level
	Text     string // one sentence, plain words first
	Note     string // explanation; "" if none is needed
	Value    string // the figure
	Interval string // its confidence interval; "" if it is exact
	Run      string // the letter of the run behind it; "" if no run of Played has its players
	Basis    string // interval on one line, sample size and players on the next
	Proof    string // interval, correction, sample size and players in one line
	Command  string // command that reproduces it; "" if none is needed
}

// Lines returns the findings as text, in their order.
func (p *Page) Lines() []Line {
	lines := make([]Line, len(p.Findings))
	for i := range p.Findings {
		lines[i] = p.line(&p.Findings[i])
	}
	return lines
}

func (p *Page) line(f *verdict.Finding) Line {
	w := p.words()
	l := Line{
		Level: f.Level, Text: w.sentence(p, f), Note: w.note(p, f), Value: w.figure(formOf(f), f.Value), Interval: w.interval(f),
		Run: p.run(f.Agents), Command: p.command(f),
	}
	from := w.from(&l, f)
	family := ""
	if f.Family > 1 {
		family = w.say("together", f.Family)
	}
	if c, ok := f.Detail.(*verdict.CardComparison); ok && c.Factor > 0 {
		family += w.say("saved", w.decimals(c.Factor, 1))
	}
	l.Proof, l.Basis = w.typeset(w.say("exact")+family+" · "+from), w.typeset(from)
	if l.Interval != "" {
		l.Proof = w.typeset(w.say("confidence", l.Interval) + family + " · " + from)
		l.Basis = w.typeset(w.say("confidence.short", l.Interval)) + "\n" + l.Basis
	}
	return l
}

// from returns the sample size of a finding and the players of its games.
func (w *words) from(l *Line, f *verdict.Finding) string {
	n := w.say("sample", w.number(f.N))
	if l.Run == "" {
		return n + " · " + w.players(f.Agents)
	}
	return n + " · " + strings.ReplaceAll(w.say("played", l.Run), " ", "\u00a0")
}

// run returns the letter of the run of some players, or "" if there is no such run.
func (p *Page) run(agents playtest.Lineup) string {
	for i, s := range p.Runs {
		if s.Run.Agents == agents {
			return letter(i)
		}
	}
	return ""
}

// letter returns the letter of a run, A for the first.
func letter(i int) string { return string(rune('A' + i%26)) }

// Verdict returns the level of the gravest finding. Games of players that do not
// try to win, or for whom stronger players have yet to decide who wins, can show
// that a game fails, but nothing more.
func (p *Page) Verdict() verdict.Level {
	worst := verdict.Worst(p.Findings)
	if worst < verdict.Fail && !p.rehearsed() && (!verdict.Careful(p.Runs) || p.unsettled()) {
		return verdict.Unsure
	}
	return worst
}

// unsettled reports whether a finding waits for stronger players.
func (p *Page) unsettled() bool {
	return slices.ContainsFunc(p.Findings, func(f verdict.Finding) bool { return f.Unsettled() })
}

// Headline returns the verdict as a sentence.
func (p *Page) Headline() string {
	w := p.words()
	if p.rehearsed() {
		return w.typeset(w.say("rehearsal." + levelIDs[p.Verdict()]))
	}
	return w.say([...]string{verdict.Pass: "ready", verdict.Unsure: "ready.unsure", verdict.Watch: "ready.almost", verdict.Fail: "ready.not"}[p.Verdict()])
}

// Tally returns the number of findings of each level, the gravest first.
func (p *Page) Tally() string {
	w := p.words()
	var n [4]int
	for i := range p.Findings {
		n[p.Findings[i].Level]++
	}
	var parts []string
	for level := verdict.Fail; ; level-- {
		if n[level] > 0 {
			parts = append(parts, w.count("tally."+levelIDs[level], n[level]))
		}
		if level == verdict.Pass {
			return strings.Join(parts, " · ")
		}
	}
}

// Source names the seed and the data of the games.
func (p *Page) Source() string {
	if len(p.Runs) == 0 {
		return ""
	}
	run := p.Runs[0].Run
	return p.words().say("source", run.Seed, run.Data)
}

// Played describes what was played and by which players, one line per run, in the
// order of their letters.
func (p *Page) Played() []string {
	w := p.words()
	var lines []string
	for _, s := range p.Runs {
		lines = append(lines, w.say("run", w.number(s.Played.Count()), w.players(s.Run.Agents), s.Fingerprint))
	}
	return lines
}

// Caveat says what programs cannot judge.
func (p *Page) Caveat() string {
	w := p.words()
	if p.rehearsed() {
		return w.typeset(w.say("rehearsal.caveat") + "\n" + w.say("rehearsal.caveat.more"))
	}
	return w.typeset(w.say("caveat"))
}

// Passed describes what is fine, in one sentence for each class of findings.
func (p *Page) Passed() []string {
	w := p.words()
	byClass, order := map[verdict.Class][]string{}, []verdict.Class(nil)
	for i := range p.Findings {
		f := &p.Findings[i]
		if f.Level != verdict.Pass {
			continue
		}
		if byClass[f.Class] == nil {
			order = append(order, f.Class)
		}
		if text := w.sentence(p, f); !slices.Contains(byClass[f.Class], text) {
			byClass[f.Class] = append(byClass[f.Class], text)
		}
	}
	var all []string
	for _, class := range order {
		if many := w.of(verdict.Kind{Class: class}).many; many != "" && len(byClass[class]) > 1 {
			all = append(all, w.typeset(strings.ReplaceAll(many, "{n}", w.number(uint64(len(byClass[class]))))))
			continue
		}
		all = append(all, byClass[class]...)
	}
	return all
}

// name returns the display name of the subject of a finding, with its deck if
// another deck has a card of the same name.
func (p *Page) name(id string) string {
	if deck := p.Decks[id]; deck != "" {
		return p.plainName(id) + " (" + deck + ")"
	}
	return p.plainName(id)
}

// plainName returns the display name of an id.
func (p *Page) plainName(id string) string {
	if n := p.Names[id]; n != "" {
		return n
	}
	if n := p.words().template("rehearsal.name." + id); n != "" {
		return n
	}
	return id
}
