// Package report puts verdicts on played games into words and charts, in
// English and French, as a page that a designer reads in a minute: as text, as
// marks of a scene for paper, and as HTML. It plays and judges nothing, and
// knows no terminal and no files.
package report

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Page is one verdict on a game, ready to be written as text or set on paper.
type Page struct {
	Lang        string            // en or fr; any other is written in English
	Game        string            // what commands call the game
	Variant     string            // the overlay that was played; "" for none
	Title       string            // what players call it
	Version     string            // of the game
	Names       map[string]string // of cards, markers, sides and tracks, by id
	Decks       map[string]string // what players call the decks of cards that share their name with one of another deck, by the card's id
	Sheet       *playtest.Catalog // what the runs count
	Limits      verdict.Limits    // what the findings were held against
	Runs        []*playtest.Stats
	Findings    []verdict.Finding          // sorted
	Luck        *verdict.Luck              // what decides a game; nil where nobody asked
	Rungs       []*verdict.AdjacentPlayers // players who think, held against the one below them
	Interrupted bool                       // somebody stopped the run
	All         bool                       // the text tells all findings, however long that is
}

// Line is one finding in words.
type Line struct {
	Level    verdict.Level
	Text     string // one sentence, plain words first
	Note     string // what is behind it; empty for what needs no more words
	Value    string // the figure
	Interval string // where it surely lies; empty where it is exact
	Who      string // whose games: the letters of Played, or players
	N        string // how many games, turns or draws it is from
	Proof    string // interval, number and players in one line
	Command  string // what shows it again; empty for what needs no showing
}

// Lines puts the findings into words, in their order.
func (p *Page) Lines() []Line {
	lines := make([]Line, len(p.Findings))
	for i := range p.Findings {
		lines[i] = p.line(&p.Findings[i])
	}
	return lines
}

func (p *Page) line(f *verdict.Finding) Line {
	w := wordsIn(p.Lang)
	l := Line{
		Level: f.Level, Text: w.sentence(p, f), Note: w.note(f), Value: w.figure(formOf(f), f.Value), Interval: w.interval(f),
		Who: p.who(f.Agents), N: w.number(f.N), Command: p.command(f),
	}
	family := ""
	if f.Family > 1 {
		family = fmt.Sprintf(w.together, f.Family)
	}
	if c, ok := f.Detail.(*verdict.CardComparison); ok && c.Factor > 0 {
		family += fmt.Sprintf(w.saved, w.decimals(c.Factor, 1))
	}
	if l.Interval == "" {
		l.Proof = w.typeset(fmt.Sprintf(w.exact, family, l.N, l.Who))
	} else {
		l.Proof = w.typeset(fmt.Sprintf(w.proof, l.Interval, family, l.N, l.Who))
	}
	return l
}

// who returns the letter of the run of some players, their names when there is
// none.
func (p *Page) who(agents [playtest.Seats]string) string {
	for i, s := range p.Runs {
		if s.Run.Agents == agents {
			return letter(i)
		}
	}
	return wordsIn(p.Lang).players(agents)
}

// letter names a run: A for the first.
func letter(i int) string { return string(rune('A' + i%26)) }

// Verdict is the level of the gravest finding. Games of players who do not try
// can say that a game fails, and no more.
func (p *Page) Verdict() verdict.Level {
	worst := verdict.Worst(p.Findings)
	if worst < verdict.Fail && !p.rehearsed() && !verdict.Careful(p.Runs) {
		return verdict.Unsure
	}
	return worst
}

// Headline says whether the game is ready.
func (p *Page) Headline() string {
	w := wordsIn(p.Lang)
	if p.rehearsed() {
		return w.typeset(w.rehearsed.headlines[p.Verdict()])
	}
	return [...]string{verdict.Pass: w.ready, verdict.Unsure: w.unsure, verdict.Watch: w.almost, verdict.Fail: w.notReady}[p.Verdict()]
}

// Tally says how many findings there are of each level, the gravest first.
func (p *Page) Tally() string {
	w := wordsIn(p.Lang)
	var n [4]int
	for i := range p.Findings {
		n[p.Findings[i].Level]++
	}
	var parts []string
	for level := verdict.Fail; ; level-- {
		if n[level] > 0 {
			parts = append(parts, w.count(w.tally[level], n[level]))
		}
		if level == verdict.Pass {
			return strings.Join(parts, " · ")
		}
	}
}

// Source says with which luck and from which rules and rows the games come.
func (p *Page) Source() string {
	if len(p.Runs) == 0 {
		return ""
	}
	run := p.Runs[0].Run
	return fmt.Sprintf(wordsIn(p.Lang).seed, run.Seed, run.Data)
}

// Played says what was played and by whom, one line for each run, in the order
// of their letters.
func (p *Page) Played() []string {
	w := wordsIn(p.Lang)
	var lines []string
	for _, s := range p.Runs {
		lines = append(lines, fmt.Sprintf(w.run, w.number(s.Played.Count()), w.players(s.Run.Agents), s.Fingerprint))
	}
	return lines
}

// Caveat says what programs cannot tell.
func (p *Page) Caveat() string {
	w := wordsIn(p.Lang)
	if p.rehearsed() {
		return w.typeset(w.rehearsed.caveat)
	}
	return w.typeset(w.caveat)
}

// Passed says what is well, one sentence for each class of findings.
func (p *Page) Passed() []string {
	w := wordsIn(p.Lang)
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

// name returns what people call the subject of a finding, and tells it from one of
// another deck that they call the same.
func (p *Page) name(id string) string {
	if deck := p.Decks[id]; deck != "" {
		return p.plainName(id) + " (" + deck + ")"
	}
	return p.plainName(id)
}

// plainName returns what people call something.
func (p *Page) plainName(id string) string {
	if n := p.Names[id]; n != "" {
		return n
	}
	if n := wordsIn(p.Lang).rehearsed.seats[id]; n != "" {
		return n
	}
	return id
}
