package main

import (
	"punchboard/carddata"
	"punchboard/games"
)

// job is a run to be timed and, if there is one, its baseline. The first word
// of a command is a program of the site.
type job struct {
	name  string
	ours  []string
	files string // directory that our run writes to; "" if it writes nothing
	floor []string
	goal  goal
	slow  bool // takes seconds: fewer rounds
	finds bool // exit code 1 (findings) is not a failure

	edit func(s site, round int) error // changes the input before each of our runs; nil for nothing
}

// goal is a figure of a job and its limit. The zero value is no goal.
type goal struct {
	figure figure
	most   float64
}

// figure is one of the figures of a job.
type figure string

const (
	cpu   figure = "CPU s"
	wall  figure = "wall s"
	ratio figure = "x floor"
)

// jobs lists what is measured. The goals are those set for the first release;
// for results see docs/speed.md.
func jobs(dejavu bool) []job {
	list := []job{
		{name: "110 cards to PDF", ours: build("deck-110"), files: "out/deck-110", floor: []string{"floor", "pdf", "110", "plex", "floor.pdf"}, goal: goal{cpu, 0.040}},
		{name: "1,100 cards to PDF", ours: build("deck-1100"), files: "out/deck-1100", floor: []string{"floor", "pdf", "1100", "plex", "floor.pdf"}, goal: goal{cpu, 0.130}},
		{name: "1 card to PDF", ours: build("deck-1"), files: "out/deck-1", floor: []string{"floor", "pdf", "1", "plex", "floor.pdf"}, goal: goal{wall, 0.025}},
		{name: "110 cards to PNG, 300 dpi", ours: []string{"punchboard", "images", "deck-110", "-o", "png"}, files: "png/deck-110", floor: []string{"floor", "png", "110", "plex", "floor-png"}, goal: goal{wall, 1.0}, slow: true},
	}
	list = append(list, checking()...)
	list = append(list, job{
		name: "500 counters on both sides to PDF", ours: build(counterSet), files: "out/" + counterSet,
		floor: []string{"floor", "play", "tape-" + counterSet, "floor-" + counterSet}, goal: goal{ratio, 2},
	})
	for _, m := range []struct{ name, slug string }{
		{"a plain map of 60 x 44 hexes on 12 tiles to PDF", mapOf},
		{"the same map with terrain patterns", texturedMap},
	} {
		list = append(list, job{
			name: m.name, ours: build(m.slug), files: "out/" + m.slug,
			floor: []string{"floor", "play", "tape-" + m.slug, "floor-" + m.slug}, goal: goal{ratio, 2},
		})
	}
	for _, paper := range papers {
		for _, slug := range games.All {
			list = append(list, printing(slug, paper))
		}
	}
	list = append(list, playtests()...)
	list = append(list,
		job{name: "all shipped games, cold", ours: []string{"punchboard", "build", "--all", "--force", "-o", "all"}, files: "all"},
		job{name: "all shipped games, unchanged", ours: []string{"punchboard", "build", "--all", "-o", "all"}, goal: goal{cpu, 0.020}},
		job{name: editedGame + ", both languages, one row edited", ours: []string{"punchboard", "build", editedCopy, "-o", "again"}, goal: goal{cpu, 0.050}, edit: site.editRow},
		job{name: "`punchboard --version`: process start", ours: []string{"punchboard", "--version"}},
	)
	if dejavu {
		list = append(list, job{name: "the floor with DejaVu, 110 cards", ours: []string{"floor", "pdf", "110", "dejavu", "floor.pdf"}})
	}
	return list
}

// The papers that the shipped games are printed on.
const a4 = "a4"

var papers = []string{a4, "letter"}

// onPaper names the files of a game on a paper; those on A4 are named as the game.
func onPaper(slug, paper string) string {
	if paper == a4 {
		return slug
	}
	return slug + "-" + paper
}

// printing is a build of a shipped game, all components in all languages.
func printing(slug, paper string) job {
	name, out := onPaper(slug, paper), "out-"+paper
	return job{
		name: slug + ", both languages, " + paper,
		ours: []string{"punchboard", "build", slug, "--force", "--paper", paper, "-o", out}, files: out + "/" + slug,
		floor: []string{"floor", "play", "tape-" + name, "floor-" + name}, goal: goal{ratio, 2},
	}
}

// checking is a check of 200 cards in two languages. Its floor is the printing of the same
// cards: a check is for every save, so it must not take longer.
func checking() []job {
	return []job{{
		name: "`check` of 200 cards in two languages; floor: their PDF", ours: []string{"punchboard", "check", twoLanguages},
		floor: build(twoLanguages), goal: goal{ratio, 1},
	}}
}

// playtests are first playtests of the games that can be played to an end.
func playtests() (list []job) {
	for _, slug := range games.All {
		if !plays(slug) {
			continue
		}
		list = append(list, job{
			name: "`playtest " + slug + " --quick`", ours: []string{"punchboard", "playtest", slug, "--quick"},
			goal: goal{wall, 5}, slow: true, finds: true,
		})
	}
	return list
}

// plays reports whether a game has rules with a winner.
func plays(slug string) bool {
	fsys, ok := games.Open(slug)
	if !ok {
		return false
	}
	data, found := carddata.Load(fsys, slug, carddata.Options{Slug: slug})
	if found.Errors() > 0 {
		return false
	}
	game, found := games.Play(data)
	return found.Errors() == 0 && !game.Catalog().NobodyWins
}

func build(deck string) []string {
	return []string{"punchboard", "build", deck, "--force", "-o", "out"}
}
