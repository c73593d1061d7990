// Package diag defines findings: what is wrong with a user's files, where, and
// what to do about it. It knows no file format, does not print to a terminal, and
// depends only on the standard library.
package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Pos is a place in a user's file. Line and Col count from 1, Col in characters;
// 0 stands for the whole file or line. In spreadsheets, Cell is set instead:
// "Sheet1!C7".
type Pos struct {
	File string
	Line int
	Col  int
	Cell string
}

// String returns file:line:col, or file:Sheet1!C7 in a spreadsheet.
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

// Severity is the effect of a finding on a build.
type Severity uint8

// An Error stops the build, and nothing is written; a Warning is worth a look; a
// Note reports a decision made for the user.
const (
	Error Severity = iota
	Warning
	Note
)

// String returns the name of the severity, as used in messages and JSON.
func (s Severity) String() string { return severities[s] }

var severities = [...]string{"error", "warning", "note"}

// Code identifies a kind of finding permanently, such as "PB-104", so that it can
// be looked up and suppressed. Codes are never reused.
type Code string

// Finding is one thing that is wrong with a user's file.
type Finding struct {
	Pos      Pos
	Severity Severity
	Code     Code
	Message  string // what was found and what was expected; no full stop
	Hint     string // what to do; empty if there is nothing to add to the message
	Origin   Origin // for findings about a face; zero otherwise
	Cause    Cause  // what it shares with other findings; zero if nothing
	places   string // in text, the lines that list the places of a cause
}

// String returns "file:line:col: message".
func (f Finding) String() string { return f.Pos.String() + ": " + f.Message }

// List collects findings. The zero value is ready to use. A List is not safe for
// concurrent use: give each worker its own and Append them in order. It keeps the
// first 100,000 findings of each severity and drops the rest, so that a broken
// file of any size fits into memory and is still an error.
type List struct {
	all  []Finding
	kept [len(severities)]int // total number of each severity
	lost Finding              // returned by Errorf and the like for a finding that was dropped
}

// maxKept is more than twice the number of hexes in the largest map.
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

// Hintf sets the hint of the finding. Call it immediately on the result of
// Errorf, Warnf or Notef: the pointer is not valid after the next Add.
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

// Sort sorts the findings by file (files in the given order, then others by
// name), then by line and column; it is stable. Repeated findings about the same
// place are dropped.
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

// dropRepeats keeps the first of equal findings; the same problem in two
// languages is reported once.
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
