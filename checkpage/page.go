// Package checkpage presents the findings of a check as a page, with a picture of each
// card that a finding is about and a frame around the place: as HTML and on paper. It
// checks nothing, and does not use the terminal or files.
package checkpage

import (
	"strings"

	"punchboard/diag"
	"punchboard/pipeline"
	"punchboard/playtest/verdict"
	"punchboard/proofread"
)

// Page is the findings of the games that were checked.
type Page struct {
	Lang  string            // of the page's own words
	Own   map[string]string // texts of the games in that language, in place of those in package wording
	All   bool              // list every place of every finding
	Games []Game
}

// Game is the findings of one game.
type Game struct {
	Place    string // of its directory, as in findings
	Title    string // "" if it could not be read
	Version  string
	Findings []diag.Finding
	Accepted []proofread.Exception
	Spots    *pipeline.Spots // what the findings are about; nil if nothing was composed
}

// group is the findings of one file.
type group struct {
	file     string
	findings []diag.Finding
	more     int // findings that are only counted
}

// mostOfFile is the number of findings of a file that are shown with their texts; a page
// with more is not read to its end.
const mostOfFile = 200

// groups returns the findings of a game by file, in the order in which the files first
// have one.
func (p *Page) groups(g *Game) (groups []*group) {
	shown := g.Findings
	if !p.All {
		shown = diag.Fold(shown)
	}
	at := map[string]*group{}
	for _, f := range shown {
		file := at[f.Pos.File]
		if file == nil {
			file = &group{file: f.Pos.File}
			at[f.Pos.File], groups = file, append(groups, file)
		}
		if len(file.findings) == mostOfFile && !p.All {
			file.more++
			continue
		}
		file.findings = append(file.findings, f)
	}
	return groups
}

// counts are numbers of findings by severity.
type counts [3]int

func countsOf(findings []diag.Finding) (n counts) {
	for i := range findings {
		n[findings[i].Severity]++
	}
	return n
}

// counts returns the numbers of findings of all games, each place counted.
func (p *Page) counts() (n counts) {
	for i := range p.Games {
		for s, k := range countsOf(p.Games[i].Findings) {
			n[s] += k
		}
	}
	return n
}

// worst returns the level of the gravest severity.
func (n counts) worst() verdict.Level {
	for s, k := range n {
		if k > 0 {
			return levels[s]
		}
	}
	return verdict.Pass
}

// levels are the levels of severities, whose colors they have.
var levels = [...]verdict.Level{diag.Error: verdict.Fail, diag.Warning: verdict.Watch, diag.Note: verdict.Unsure}

// classes are the style classes of levels.
var classes = map[verdict.Level]string{verdict.Pass: "pass", verdict.Unsure: "unsure", verdict.Watch: "watch", verdict.Fail: "fail"}

// title names what was checked.
func (p *Page) title() string {
	var names []string
	for i := range p.Games {
		names = append(names, p.Games[i].name())
	}
	return strings.Join(names, ", ")
}

func (g *Game) name() string {
	if g.Title == "" {
		return diag.Visible(g.Place)
	}
	return diag.Visible(g.Title)
}

// source names the directories of the games.
func (p *Page) source() string {
	var places []string
	for i := range p.Games {
		g := &p.Games[i]
		place := g.Place
		if g.Version != "" {
			place += " · v" + g.Version
		}
		places = append(places, diag.Visible(place))
	}
	return strings.Join(places, ", ")
}
