// Package planted tests the detectors of playtests on games with planted defects.
// The first list of defects, testdata/planted.csv, was written before the detectors.
package planted

import (
	"encoding/csv"
	"fmt"
	"io/fs"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/games"
	"punchboard/internal/heap"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// defect is a row of the list.
type defect struct {
	game, name, change string // the game may be one of its variants, such as "percee/three-exits"
	found              string // the class that must be found, a code, or "compare"
	about              string // what the finding must name; "" for what was changed
}

// wanted splits the last column of the list: "11", "PB-701", or "6 mission-objective" if
// the finding must name something.
func (d *defect) wanted() { d.found, d.about, _ = strings.Cut(d.found, " ") }

// table reads a list in the directory testdata, without its header.
func table(t *testing.T, name string, columns int) [][]string {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.FieldsPerRecord = columns
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

// defects reads the lists of defects: planted.csv and those that continue it.
func defects(t *testing.T) (all []*defect) {
	t.Helper()
	names, err := fs.Glob(os.DirFS("testdata"), "planted*.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		for _, row := range table(t, name, 4) {
			d := &defect{game: row[0], name: row[1], change: row[2], found: row[3]}
			d.wanted()
			all = append(all, d)
		}
	}
	return all
}

// source returns a shipped game, or a variant of one, with changes: "WHERE=VALUE & ...".
func source(t *testing.T, slug, changes string) trial.Source {
	t.Helper()
	slug, variant, _ := strings.Cut(slug, "/")
	fsys, _ := games.Open(slug)
	s := trial.Source{FS: fsys, Place: slug, Slug: slug, Variant: variant}
	for text := range strings.SplitSeq(changes, " & ") {
		if text == "" {
			continue
		}
		c, err := trial.ParseChange(text)
		if err != nil {
			t.Fatal(err)
		}
		s.Changes = append(s.Changes, c)
	}
	return s
}

// open loads a game with a defect, and returns the findings about its data.
func (d *defect) open(t *testing.T) (*trial.Game, *diag.List) {
	t.Helper()
	code, inCode := strings.CutPrefix(d.change, "code:")
	changes := d.change
	if inCode {
		changes = ""
	}
	g, found, err := source(t, d.game, changes).Open()
	if err != nil {
		t.Fatalf("%s, %s: %v", d.game, d.name, err)
	}
	if inCode {
		g.Play = spoil(g.Data, code)
	}
	return g, found
}

// budget is the number of games for each pair of players.
var budget = [...]struct {
	a, b  string
	games uint64
	check bool // check every state, and every order of simultaneous events, if a test looks at what comes of that
}{{"random", "random", 200, true}, {"greedy", "random", 150, false}, {"random", "greedy", 150, false}, {"greedy", "greedy", 1100, false}}

// few returns the number of games to play: half under -short.
func few(games uint64) uint64 {
	if testing.Short() {
		return games / 2
	}
	return games
}

// endless is the number of decisions after which a game counts as endless: twice that of
// the longest games of sensible players, those of Patrol Deck.
const endless = 12_000

// longGame is the number of decisions of a game that is played less often.
const longGame = 1500

// fewer returns how many games of a game are as much work as a number of short ones.
func fewer(t *testing.T, g *trial.Game, games uint64) uint64 {
	t.Helper()
	m := playtest.Match{Players: playtest.Lineup{"random", "random"}, Seed: 1, Games: playtest.Range{To: 2}, Limit: endless}
	s, err := g.Play.Run(t.Context(), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.Games() == 0 {
		return games // they break off early
	}
	return games * longGame * s.Games() / max(s.Decisions, longGame*s.Games())
}

// limits returns the limits for a game: its own claims and the defaults.
func limits(g *trial.Game) verdict.Limits {
	l := verdict.DefaultLimits()
	l.Turns = [2]int{g.Data.Claims.MinTurns, g.Data.Claims.MaxTurns}
	return l
}

// judge plays a game and judges it, after checks if the findings that these lead to are
// looked at. Until reports whether the findings after a number of pairs of players are
// enough; nil plays all games.
func judge(t *testing.T, g *trial.Game, checks bool, until func(pairs int, found []verdict.Finding) bool) (found []verdict.Finding, last *playtest.Stats) {
	t.Helper()
	var runs []*playtest.Stats
	share := fewer(t, g, 1<<16)
	for i, b := range budget {
		n := few(b.games) * share >> 16
		m := playtest.Match{Players: playtest.Lineup{b.a, b.b}, Seed: 1, Games: playtest.Range{To: n}, Check: checks && b.check, Limit: endless}
		if m.Check {
			m.Orders = n
		}
		s, err := g.Play.Run(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		runs = append(runs, s)
		found = verdict.Judge(verdict.Evidence{Sheet: g.Play.Catalog(), Runs: runs, Limits: limits(g), Printed: games.Printed(g.Data, g.Play.Catalog()), Figures: games.Figures(g.Data, g.Play.Catalog()), RuleCards: games.RuleCards(g.Data, g.Play.Catalog())})
		if until != nil && until(i+1, found) {
			break
		}
	}
	return found, runs[len(runs)-1]
}

// outright are the classes that do not depend on the players: any game is proof.
var outright = []verdict.Class{verdict.Broken, verdict.RuleGap, verdict.Orders, verdict.Endless, verdict.Track, verdict.Misprint, verdict.WrongText}

// tried returns the findings of trials.
func tried(t *testing.T, g *trial.Game, s *playtest.Stats, alike uint64, classes ...verdict.Class) []verdict.Finding {
	t.Helper()
	l := trial.Runner{Data: g.Data, Play: g.Play, Limits: limits(g), Drawn: s, Best: "greedy", Seed: 2, Alike: alike, Deals: 1000, Games: 2500}
	return l.Run(t.Context(), classes...).Findings
}

// key identifies what a finding is about.
func key(f *verdict.Finding) string { return fmt.Sprintf("%d %s", f.Class, f.Subject) }

// grave returns the levels of the findings that are at least watch.
func grave(all []verdict.Finding) map[string]verdict.Level {
	worst := map[string]verdict.Level{}
	for i := range all {
		if f := &all[i]; f.Level >= verdict.Watch {
			worst[key(f)] = max(worst[key(f)], f.Level)
		}
	}
	return worst
}

// TestPlanted plants each defect and checks that it is found: there must be a
// finding of its class that the sound game does not have, or that is graver than
// there. With -short it plays fewer games and skips what only trials find.
func TestPlanted(t *testing.T) {
	planted, missed := 0, 0
	clean := map[string]alarms{}
	for _, d := range defects(t) {
		if testing.Short() && d.trialOnly() {
			continue
		}
		planted++
		if _, known := clean[d.game]; !known {
			clean[d.game] = sound(t, d.game)
		}
		if !d.detected(t, clean[d.game]) {
			missed++
			t.Logf("%s: %s was not found", d.game, d.name)
		}
	}
	recall := 1 - float64(missed)/float64(planted)
	t.Logf("%d defects, recall %.1f %%", planted, 100*recall)
	if recall < 0.95 {
		t.Errorf("the detectors find %.1f %% of what was planted", 100*recall)
	}
}

// alarms are the levels of the findings about a sound game, by the number of pairs of
// players that had played; those of trials are among the last.
type alarms [len(budget) + 1]map[string]verdict.Level

// sound plays a game as it ships, and compares the findings with the list of
// reviewed findings that are true of its design.
func sound(t *testing.T, slug string) (is alarms) {
	t.Helper()
	g, found := (&defect{game: slug}).open(t)
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	judged, stats := judge(t, g, true, func(pairs int, found []verdict.Finding) bool { is[pairs] = grave(found); return false })
	// The trials of a long game would take minutes; no defect planted in one needs them.
	if alike := uint64(600); !testing.Short() && fewer(t, g, alike) == alike {
		judged = append(judged, tried(t, g, stats, alike)...)
	}
	all := grave(judged)
	is[len(budget)] = all
	reviewed := map[string]bool{}
	for _, row := range table(t, "reviewed.csv", 4) {
		if row[0] == slug {
			reviewed[row[1]+" "+row[2]] = true
		}
	}
	for k, level := range all {
		if !reviewed[k] {
			t.Errorf("%s: a false alarm, or a finding that nobody looked at: class %s, %v", slug, k, level)
		}
	}
	return is
}

// detected reports whether a defect is found.
func (d *defect) detected(t *testing.T, clean alarms) bool {
	t.Helper()
	g, found := d.open(t)
	if strings.HasPrefix(d.found, "PB-") || found.Errors() > 0 {
		for _, f := range found.All() {
			if string(f.Code) == d.found && strings.Contains(f.Message, d.about) {
				return true
			}
		}
		return false
	}
	if d.found == "compare" {
		return d.differs(t, g)
	}
	class, err := strconv.Atoi(d.found)
	if err != nil {
		t.Fatal(err)
	}
	// With few games, those of the first players that show it are enough.
	proof := slices.Contains(outright, verdict.Class(class))
	early := testing.Short() || proof
	hit := false
	_, stats := judge(t, g, proof, func(pairs int, found []verdict.Finding) bool {
		hit = d.among(class, found, clean[pairs])
		return hit && early
	})
	if !hit && byTrial[verdict.Class(class)] {
		return d.among(class, tried(t, g, stats, 200, verdict.Class(class)), clean[len(budget)])
	}
	return hit
}

// byTrial are the classes that require games with other data.
var byTrial = map[verdict.Class]bool{verdict.Inert: true, verdict.Dominated: true, verdict.Strength: true, verdict.Undrawn: true}

// trialOnly reports whether only trials find the defect.
func (d *defect) trialOnly() bool {
	class, err := strconv.Atoi(d.found)
	return err == nil && byTrial[verdict.Class(class)] && verdict.Class(class) != verdict.Undrawn
}

// naming are the classes whose findings name what was changed. An inert number may
// be another one, which the changed number overrides.
var naming = map[verdict.Class]bool{
	verdict.Undrawn: true, verdict.DeadCard: true, verdict.Dominated: true, verdict.Strength: true, verdict.Shortage: true,
}

// among reports whether the findings include the defect: a finding of its class,
// about what was changed, that the sound game does not have.
func (d *defect) among(class int, found []verdict.Finding, clean map[string]verdict.Level) bool {
	for i := range found {
		f := &found[i]
		about := !naming[f.Class] || strings.HasPrefix(d.change, "code:") || strings.Contains(d.change, f.Subject)
		if d.about != "" {
			about = d.names(f)
		}
		if int(f.Class) == class && about && f.Level >= verdict.Watch && f.Level > clean[key(f)] {
			return true
		}
	}
	return false
}

// names reports whether a finding names what it must: as its subject, among the cards of
// its rule, or among those that keep a
// game from ending.
func (d *defect) names(f *verdict.Finding) bool {
	switch detail := f.Detail.(type) {
	case *verdict.RuleCards:
		return slices.Contains(detail.Cards, d.about)
	case *verdict.Example:
		return slices.Contains(detail.Loop, d.about)
	}
	return f.Subject == d.about
}

// differs reports whether a game plays differently from the shipped one.
func (d *defect) differs(t *testing.T, g *trial.Game) bool {
	t.Helper()
	ships, _ := (&defect{game: d.game}).open(t)
	m := trial.Match{Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 3, Games: few(1000)}
	p, _, err := trial.Compare(t.Context(), ships.Play, g.Play, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	gain, half := p.Change(2)
	turns, wide := p.Lengthening()
	return math.Abs(gain) > half || math.Abs(turns) > 1.2*wide
}
