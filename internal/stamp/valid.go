package stamp

import (
	"io/fs"
	"path/filepath"
	"slices"

	"punchboard/diag"
)

// maxOutput is the size in bytes of the largest file that is compared with its record; a larger one is written
// again each time.
const maxOutput = 1 << 30

// valid reports whether the stamp is one that a build could have written. Names in it lead to no file outside
// its directory, and no file is read twice for the same run.
func (s *Stamp) valid() bool {
	return s.Format == format && len(s.Runs) <= maxRuns && all(s.Runs, (*Run).valid)
}

func (r *Run) valid() bool {
	return r != nil && all(r.Reads, Read.valid) && all(r.Files, File.valid) && rising(r.Reads) && r.distinct() && all(r.Findings, finding.valid) && all(r.Gone, Gone.valid)
}

// valid reports whether a finding is one of a run without errors.
func (f finding) valid() bool { return f.Severity == diag.Warning || f.Severity == diag.Note }

func (r Read) valid() bool { return r.Kind.Valid() && fs.ValidPath(r.Path) && r.Size >= 0 }

func (f File) valid() bool {
	return fs.ValidPath(f.Path) && filepath.IsLocal(filepath.FromSlash(f.Path)) && f.Path != "." && f.Size >= 0 && f.Size <= maxOutput
}

// rising reports whether answers are sorted, each to another question.
func rising(list []Read) bool {
	for i := range list {
		if i > 0 && compare(list[i-1], list[i]) >= 0 {
			return false
		}
	}
	return true
}

// distinct reports whether each file of the run has a path of its own.
func (r *Run) distinct() bool {
	seen := map[string]bool{}
	return all(r.Files, func(f File) bool {
		known := seen[f.Path]
		seen[f.Path] = true
		return !known
	})
}

func all[T any](list []T, holds func(T) bool) bool {
	return !slices.ContainsFunc(list, func(one T) bool { return !holds(one) })
}
