package farm

import (
	"errors"
	"fmt"
	"path"

	"punchboard/diag"
	"punchboard/playtest"
)

// account is what is wrong with the files of a run.
type account struct {
	*Gatherer
	found   *diag.List
	sum     *sum // the run that the other files are compared with; nil if no file could be read
	run     Run
	missing []lack
	lacks   map[playtest.Part]int    // indices of missing
	files   map[playtest.Part]string // of the sum
}

// lack is a part with games in no file.
type lack struct {
	part  playtest.Part
	games playtest.Ranges
	told  bool // a finding about a file says so
}

// mostMissing is the maximum number of missing parts that are listed; more would not fit
// into a list of findings.
const mostMissing = 100_000

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
	for i := 1; i <= a.run.Parts && len(rest) > 0 && len(a.missing) < mostMissing; i++ {
		part := playtest.Part{I: i, N: a.run.Parts}
		games := part.Range(a.run.Games)
		for len(rest) > 0 && rest[0].To <= games.From {
			rest = rest[1:]
		}
		if within := rest.Within(games); len(within) > 0 {
			a.lacks[part] = len(a.missing)
			a.missing = append(a.missing, lack{part: part, games: within})
		}
	}
}

// again returns the command that plays a part again, if it is missing, and notes that
// a finding contains it.
func (a *account) again(part playtest.Part, file string) string {
	i, ok := a.lacks[part]
	if !ok || a.missing[i].told {
		return ""
	}
	a.missing[i].told = true
	return a.run.play(part.String(), file)
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
		switch file, ok := a.files[l.part]; {
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
