package farm

import (
	"io"

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
	a := account{Gatherer: g, found: found, sum: most, lacks: map[playtest.Part]int{}}
	if most != nil {
		a.run, a.files = g.runOf(most), most.filesByPart()
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

// filesByPart returns the files that have a part, by part.
func (s *sum) filesByPart() map[playtest.Part]string {
	files := map[playtest.Part]string{}
	for _, f := range s.files {
		if f.part.N > 0 {
			files[f.part] = f.name
		}
	}
	return files
}
