package farm

import (
	"errors"
	"fmt"
	"io"
	"path"

	"punchboard/diag"
	"punchboard/playtest"
)

// Gatherer adds up the files of the parts of a run and reports what is wrong with
// them. It keeps one sum for each different run among the files, so that memory does
// not grow with their number.
type Gatherer struct {
	Game, Variant string // the game in commands; by default, the name in the files
	sums          []*sum
	unread        []unread
}

// sum is the files of one run.
type sum struct {
	stats *playtest.Stats
	files []counted
	twice []twice
}

// counted is a file that was added to a sum.
type counted struct {
	name   string
	part   playtest.Part
	played playtest.Ranges
}

// twice is a file with games that an earlier file has too.
type twice struct {
	counted
	err error
}

// unread is a file that is not a file of statistics.
type unread struct {
	name string
	err  error
}

// Read adds a file.
func (g *Gatherer) Read(name string, r io.Reader) {
	s, err := playtest.ReadStats(r)
	if err != nil {
		g.unread = append(g.unread, unread{name, err})
		return
	}
	file := counted{name, s.Part, s.Played}
	run := g.sumOf(s)
	if run == nil {
		g.sums = append(g.sums, &sum{stats: s, files: []counted{file}})
		return
	}
	if err := run.stats.Merge(s); err != nil {
		run.twice = append(run.twice, twice{file, err})
		return
	}
	run.files = append(run.files, file)
}

// sumOf returns the sum of the run that statistics belong to, or nil.
func (g *Gatherer) sumOf(s *playtest.Stats) *sum {
	for _, other := range g.sums {
		if other.stats.Run == s.Run && other.stats.Total == s.Total {
			return other
		}
	}
	return nil
}

// Whole returns the sum of the files, with what is wrong with them. Without errors,
// the sum has all games of the run or, if partial is set, the games that there are.
// Files of a run with fewer files than another are errors.
func (g *Gatherer) Whole(partial bool) (*playtest.Stats, *diag.List) {
	found := &diag.List{}
	most := g.largest()
	a := account{Gatherer: g, found: found, sum: most}
	if most != nil {
		a.run = g.runOf(most)
		if !partial {
			a.lacking()
		}
	}
	a.reportUnread()
	a.reportOthers()
	if most == nil {
		return nil, found
	}
	a.reportTwice()
	a.reportMissing()
	return most.stats, found
}

// largest returns the sum of the most files.
func (g *Gatherer) largest() (most *sum) {
	for _, s := range g.sums {
		if most == nil || len(s.files)+len(s.twice) > len(most.files)+len(most.twice) {
			most = s
		}
	}
	return most
}

// runOf describes the run of a sum.
func (g *Gatherer) runOf(s *sum) Run {
	id := s.stats.Run
	r := Run{Game: g.Game, Variant: g.Variant, Agents: id.Agents, Seed: id.Seed, Games: s.stats.Total, Check: id.Check}
	if r.Game == "" {
		r.Game = id.Game
	}
	for _, f := range s.files {
		if f.part.N > 0 {
			r.Parts = f.part.N
			break
		}
	}
	return r
}

// account is what is wrong with the files of a run.
type account struct {
	*Gatherer
	found   *diag.List
	sum     *sum // the run that the other files are compared with; nil if no file could be read
	run     Run
	missing []lack
}

// lack is a part with games in no file.
type lack struct {
	part  playtest.Part
	games playtest.Ranges
	told  bool // a finding about a file says so
}

// lacking lists the parts with missing games.
func (a *account) lacking() {
	rest := a.sum.stats.Missing()
	if a.sum.stats.Part.N > 0 { // a single file: the other parts are missing too
		rest = a.sum.stats.Played.MissingFrom(playtest.Range{To: a.run.Games})
	}
	if a.run.Parts == 0 {
		if len(rest) > 0 {
			a.missing = []lack{{games: rest}}
		}
		return
	}
	for i := 1; i <= a.run.Parts && len(rest) > 0; i++ {
		part := playtest.Part{I: i, N: a.run.Parts}
		games := part.Range(a.run.Games)
		for len(rest) > 0 && rest[0].To <= games.From {
			rest = rest[1:]
		}
		if within := rest.Within(games); len(within) > 0 {
			a.missing = append(a.missing, lack{part: part, games: within})
		}
	}
}

// again returns the command that plays a part again, if it is missing, and notes that
// a finding contains it.
func (a *account) again(part playtest.Part, file string) string {
	for i := range a.missing {
		if l := &a.missing[i]; l.part == part && part.N > 0 && !l.told {
			l.told = true
			return a.run.play(part.String(), file)
		}
	}
	return ""
}

func (a *account) reportUnread() {
	for _, u := range a.unread {
		part, _ := partOf(u.name)
		c := complaint{CodeDamaged, fmt.Sprintf("this is not a complete file of statistics (%v)", u.err), "remove it", "damaged"}
		var version *playtest.VersionError
		if errors.As(u.err, &version) {
			c = complaint{CodeFormat, u.err.Error(), "use the same version on all machines, and remove it", "of another version of Punchboard"}
		}
		a.complain(u.name, c, a.again(part, u.name))
	}
}

func (a *account) reportOthers() {
	for _, s := range a.sums {
		if s == a.sum {
			continue
		}
		why := a.sum.stats.Run.Unlike(s.stats.Run)
		if s.stats.Run == a.sum.stats.Run {
			why = fmt.Sprintf("it is of %d games in all instead of %d", s.stats.Total, a.sum.stats.Total)
		}
		c := complaint{CodeOther, fmt.Sprintf("the file is from another run than %s: %s", a.sum.files[0].name, why), "remove it", "from another run"}
		for _, f := range s.files {
			a.complain(f.name, c, a.again(f.part, f.name))
		}
	}
}

func (a *account) reportTwice() {
	for _, t := range a.sum.twice {
		c := complaint{CodeDamaged, t.err.Error(), "remove it, and play its part again", "damaged"}
		if first, games, ok := a.shared(t.played); ok {
			c = complaint{CodeTwice, fmt.Sprintf("%s are also in %s", gamesIn(games), first), "remove one of the two files", "with games that other files have too"}
		}
		a.complain(t.name, c, "")
	}
}

// complaint is what is wrong with a file, what to do, and what such files are.
type complaint struct {
	code                 diag.Code
	message, hint, files string
}

// complain reports a file. If many files are alike, people see one finding about all.
func (a *account) complain(file string, c complaint, again string) {
	hint := c.hint
	if again != "" {
		hint += "; then play its part again: " + again
	}
	a.found.Add(diag.Finding{
		Pos: diag.Pos{File: file}, Code: c.code, Message: c.message, Hint: hint,
		Cause: diag.Cause{Key: string(c.code) + c.files, Message: c.files + ":", Noun: "file", Item: path.Base(file), Hint: "for each of them: " + c.hint + "; then run the recipe again, which plays only what is missing"},
	})
}

// shared returns the first file that has some of the games, and those games.
func (a *account) shared(games playtest.Ranges) (file string, both playtest.Range, ok bool) {
	for _, f := range a.sum.files {
		for _, r := range games {
			if in := f.played.Within(r); len(in) > 0 {
				return f.name, in[0], true
			}
		}
	}
	return "", playtest.Range{}, false
}

func (a *account) reportMissing() {
	for _, l := range a.missing {
		switch file, ok := a.fileOf(l.part); {
		case l.told:
		case l.part.N == 0:
			a.found.Errorf(diag.Pos{File: a.sum.files[0].name}, CodeMissing, "of the %d games, %s", a.run.Games, lacks(l.games)).
				Hintf("name the files with the other games too; or play them: %s", a.run.play("", a.sum.files[0].name))
		case ok:
			a.found.Errorf(diag.Pos{File: file}, CodeMissing, "of part %v, %s", l.part, lacks(l.games)).
				Hintf("play them: %s", a.run.play(l.part.String(), file))
		default:
			a.reportAbsent(l)
		}
	}
}

// reportAbsent reports a part without a file, at the place where recipes write it.
func (a *account) reportAbsent(l lack) {
	file := path.Join(path.Dir(a.sum.files[0].name), fileName(fmt.Sprint(l.part.I), l.part.N))
	play := a.run.play(l.part.String(), file)
	a.found.Add(diag.Finding{
		Pos: diag.Pos{File: file}, Code: CodeMissing,
		Message: fmt.Sprintf("part %v is missing: %s", l.part, gamesIn(l.games...)), Hint: "play it: " + play,
		Cause: diag.Cause{Key: "missing parts", Message: fmt.Sprintf("of the %d parts,", l.part.N) + " the files lack", Noun: "part", Item: fmt.Sprint(l.part.I),
			Hint: "play each of them, or run the recipe of `playtest plan` again, which plays only what is missing; the first: " + play},
	})
}

// fileOf returns the file of a part.
func (a *account) fileOf(part playtest.Part) (name string, ok bool) {
	for _, f := range a.sum.files {
		if f.part == part && part.N > 0 {
			return f.name, true
		}
	}
	return "", false
}

// lacks says that games are missing.
func lacks(games playtest.Ranges) string {
	if games.Count() == 1 {
		return "1 is missing: " + gamesIn(games...)
	}
	return gamesIn(games...) + " are missing"
}

// gamesIn lists games; the last one of a range is one before its end.
func gamesIn(games ...playtest.Range) string {
	n := playtest.Ranges(games).Count()
	first, last := games[0].From, games[len(games)-1].To-1
	switch {
	case n == 1:
		return fmt.Sprintf("game %d", first)
	case len(games) == 1:
		return fmt.Sprintf("games %d to %d", first, last)
	}
	return fmt.Sprintf("%d games between %d and %d", n, first, last)
}
