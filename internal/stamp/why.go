package stamp

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"punchboard/carddata/source"
)

// Why says why a file of a run has to be written although there is a stamp: "cards.csv changed".
func (s *Stamp) Why(now *Run, f File) string {
	last, old := s.last(now, f.Path)
	switch {
	case last == nil:
		return "never built"
	case old.Key == f.Key:
		return s.damage(old)
	case last.Program == "":
		return "files changed during the last build"
	case last.Program != now.Program:
		return "the program changed"
	}
	causes := append(changedOptions(last.Options, now.Options), changedReads(last.Reads, now.Reads)...)
	if len(causes) == 0 {
		return "the last build was of other files"
	}
	return listed(causes)
}

// last returns the run that wrote a file last: that of the same request if there is one, or the newest.
func (s *Stamp) last(now *Run, path string) (*Run, File) {
	runs := s.Runs
	if same := s.Of(now.Options); same != nil {
		runs = append([]*Run{same}, runs...)
	}
	for _, run := range runs {
		if f, ok := run.file(path); ok {
			return run, f
		}
	}
	return nil, File{}
}

// damage says what happened to a file that should be as it was written.
func (s *Stamp) damage(f File) string {
	switch _, err := os.Lstat(s.path(f)); {
	case err != nil:
		return "the output file is gone"
	case s.Holds(f):
		return "--force"
	case s.written(f.Path):
		return "another build replaced the output file"
	}
	return "the output file was changed"
}

// changedOptions lists the options that differ: "--paper changed".
func changedOptions(before, now []Option) (list []string) {
	for _, o := range append(slices.Clone(now), before...) {
		cause := o.Name + " changed"
		if !(slices.Contains(before, o) && slices.Contains(now, o)) && !slices.Contains(list, cause) {
			list = append(list, cause)
		}
	}
	return list
}

// changedReads lists the files that differ: "cards.csv changed". Both lists are sorted. A directory is named only
// if no file in the list explains its change.
func changedReads(before, now []Read) []string {
	files, directories := changed(before, now, true), changed(before, now, false)
	if len(files) > 0 {
		return files
	}
	return directories
}

// changed lists the answers that differ, either those about contents, or the others.
func changed(before, now []Read, contents bool) (list []string) {
	for _, r := range now {
		old, known := of(before, r)
		switch {
		case (r.Kind == source.Contents) != contents || known && old == r:
		case known:
			list = append(list, r.Path+" changed")
		default:
			list = append(list, r.Path+" is new")
		}
	}
	for _, r := range before {
		if _, known := of(now, r); !known && (r.Kind == source.Contents) == contents {
			list = append(list, r.Path+" is no longer used")
		}
	}
	return list
}

// of returns the answer to the same question.
func of(list []Read, r Read) (Read, bool) {
	i, ok := slices.BinarySearchFunc(list, r, compare)
	if !ok {
		return Read{}, false
	}
	return list[i], true
}

// compare orders answers by what was asked.
func compare(a, b Read) int {
	if c := strings.Compare(a.Path, b.Path); c != 0 {
		return c
	}
	return int(a.Kind) - int(b.Kind)
}

// mostCauses is how many causes are listed; a new version of a game has many.
const mostCauses = 3

func listed(causes []string) string {
	if more := len(causes) - mostCauses; more > 0 {
		causes = append(slices.Clone(causes[:mostCauses]), fmt.Sprintf("%d more", more))
	}
	if len(causes) == 1 {
		return causes[0]
	}
	last := len(causes) - 1
	return strings.Join(causes[:last], ", ") + " and " + causes[last]
}
