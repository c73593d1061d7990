// Package diag owns findings: what is wrong with a user's files, where, and
// what to do about it. It knows no file format and prints to no terminal; it
// needs the standard library alone.
package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Pos is a place in a user's file. Line and Col count from 1, Col in
// characters; 0 means the place is the whole file (or line). Cell is set
// instead for spreadsheets: "Sheet1!C7".
type Pos struct {
	File string
	Line int
	Col  int
	Cell string
}

// String writes file:line:col, or file:Sheet1!C7 in a spreadsheet.
func (p Pos) String() string {
	switch {
	case p.Cell != "":
		return p.File + ":" + p.Cell
	case p.Line == 0:
		return p.File
	case p.Col == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// Valid reports whether the place names a file at all.
func (p Pos) Valid() bool { return p.File != "" }

// Severity says what a finding does to a build.
type Severity uint8

// An Error stops the build and nothing is written; a Warning is worth a look; a
// Note tells what was decided for the user.
const (
	Error Severity = iota
	Warning
	Note
)

// String returns the word that stands in messages and JSON.
func (s Severity) String() string { return severities[s] }

var severities = [...]string{"error", "warning", "note"}

// Code names a kind of finding for good, such as "PB-104", so that it can be
// looked up and suppressed. Codes are never given a second meaning.
type Code string

// Finding is one thing that is wrong with a user's file.
type Finding struct {
	Pos      Pos
	Severity Severity
	Code     Code
	Message  string // what was seen and what it should be; no full stop
	Hint     string // what to do; empty if nothing better than the message can be said
	Origin   Origin // of what a face shows; zero elsewhere
	Cause    Cause  // what it shares with other findings; zero if it stands alone
	places   string // in text, the lines that list where a cause shows
}

// String writes "file:line:col: message".
func (f Finding) String() string { return f.Pos.String() + ": " + f.Message }

// List gathers findings. Its zero value is ready for use; it is not safe for
// concurrent use: give each worker its own and Append them in order. It keeps the
// first 100,000 findings of each severity and lets go of more, so that a broken
// file of any size fits into memory and is still an error.
type List struct {
	all  []Finding
	kept [len(severities)]int // how many of each severity are in all
	lost Finding              // what Errorf and its kin point to when it was not kept
}

// maxKept is twice the hexes of the largest map and more.
const maxKept = 100_000

// Add appends a finding.
func (l *List) Add(f Finding) { l.add(f) }

func (l *List) add(f Finding) *Finding {
	if l.kept[f.Severity] == maxKept {
		l.lost = f
		return &l.lost
	}
	l.kept[f.Severity]++
	l.all = append(l.all, f)
	return &l.all[len(l.all)-1]
}

// Errorf adds an error without a hint; see Hint.
func (l *List) Errorf(pos Pos, code Code, format string, args ...any) *Finding {
	return l.addf(pos, Error, code, format, args...)
}

// Warnf adds a warning.
func (l *List) Warnf(pos Pos, code Code, format string, args ...any) *Finding {
	return l.addf(pos, Warning, code, format, args...)
}

// Notef adds a note.
func (l *List) Notef(pos Pos, code Code, format string, args ...any) *Finding {
	return l.addf(pos, Note, code, format, args...)
}

func (l *List) addf(pos Pos, s Severity, code Code, format string, args ...any) *Finding {
	return l.add(Finding{Pos: pos, Severity: s, Code: code, Message: fmt.Sprintf(format, args...)})
}

// Hintf gives the finding its way out. Use it at once on what Errorf, Warnf or
// Notef returned: the pointer does not outlive the next Add.
func (f *Finding) Hintf(format string, args ...any) { f.Hint = fmt.Sprintf(format, args...) }

// Append adds all findings of m.
func (l *List) Append(m List) {
	for _, f := range m.all {
		l.add(f)
	}
}

// All returns the findings in the order in which they were added.
func (l *List) All() []Finding { return l.all }

// Len returns the number of findings.
func (l *List) Len() int { return len(l.all) }

// Errors returns the number of findings that stop a build.
func (l *List) Errors() int { return l.kept[Error] }

// Warnings returns the number of warnings.
func (l *List) Warnings() int { return l.kept[Warning] }

// Sort puts the findings into file order: files in the order given (others
// after them by name), then by line and column, equal places as they were. A
// finding said twice of the same place is kept once.
func (l *List) Sort(files []string) {
	rank := make(map[string]int, len(files))
	for i, f := range files {
		if _, seen := rank[f]; !seen {
			rank[f] = i - len(files)
		}
	}
	slices.SortStableFunc(l.all, func(a, b Finding) int {
		return cmp.Or(
			cmp.Compare(rank[a.Pos.File], rank[b.Pos.File]),
			strings.Compare(a.Pos.File, b.Pos.File),
			cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Col, b.Pos.Col),
		)
	})
	l.dropRepeats()
}

// dropRepeats keeps the first of equal findings; what is wrong in two languages
// in the same way is said once.
func (l *List) dropRepeats() {
	seen := make(map[Finding]bool, len(l.all))
	l.all = slices.DeleteFunc(l.all, func(f Finding) bool {
		repeat := seen[f]
		seen[f] = true
		if repeat {
			l.kept[f.Severity]--
		}
		return repeat
	})
}
