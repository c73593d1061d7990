package diag

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// maxAlike is the number of findings with one code at one place that are written out:
// a mistake in a face shows on every card, but is one mistake.
const maxAlike = 3

// maxShown is the number of places in one file at which findings with one code and
// severity are written out: a table read under the wrong name is wrong in every line,
// and nobody reads a thousand of them.
const maxShown = 100

// ofFile identifies the findings that are limited together.
type ofFile struct {
	file     string
	code     Code
	severity Severity
}

func (f *Finding) ofFile() ofFile { return ofFile{f.Pos.File, f.Code, f.Severity} }

// TextOptions are the options of WriteText.
type TextOptions struct {
	Color bool // use the terminal's own palette
	All   bool // write every place, in the given order, without folding
}

// WriteText writes findings for people, each as
//
//	file:line:col: message [PB-104]
//		hint: what to do
//
// Warnings and notes are labeled; errors are not. Findings with one cause are merged,
// see Fold. After three findings with one code at one place, and a hundred places
// with one code in one file, the rest are counted.
func WriteText(w io.Writer, findings []Finding, opt TextOptions) error {
	var b strings.Builder
	if opt.All {
		for _, f := range findings {
			writeFinding(&b, f, opt.Color, true)
		}
	} else {
		writeFolded(&b, Fold(findings), opt.Color)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeFolded(b *strings.Builder, findings []Finding, color bool) {
	left := capped(findings)
	for len(findings) > 0 {
		n := alike(findings)
		if c := left[findings[0].ofFile()]; c.show > 0 {
			writeAlike(b, findings[:n], color)
			if c.show--; c.all > n && c.show == 0 {
				writeMore(b, &findings[0], c.all-n, color)
			}
			c.all -= n
		}
		findings = findings[n:]
	}
}

// quota is how many findings of a code and file are left, and how many places of them
// may still be written out.
type quota struct{ all, show int }

func capped(findings []Finding) map[ofFile]*quota {
	all := map[ofFile]*quota{}
	for i := range findings {
		key := findings[i].ofFile()
		if all[key] == nil {
			all[key] = &quota{show: maxShown}
		}
		all[key].all++
	}
	return all
}

// writeAlike writes the findings with one code at one place, or the first of them.
func writeAlike(b *strings.Builder, findings []Finding, color bool) {
	shown := len(findings)
	if shown > maxAlike+1 {
		shown = maxAlike
	}
	for i, f := range findings[:shown] {
		writeFinding(b, f, color, i == 0 || f.Hint != findings[i-1].Hint)
	}
	if n := len(findings) - shown; n > 0 {
		fmt.Fprintf(b, "\t%s\n", paint(color, faint, fmt.Sprintf("and %d more like it", n)))
	}
}

// writeMore counts the findings of a file that are not written out.
func writeMore(b *strings.Builder, f *Finding, n int, color bool) {
	text := fmt.Sprintf("and %d more [%s] in this file; --all-places lists them", n, f.Code)
	b.WriteString(paint(color, bold, Visible(f.Pos.File)+":") + " " + paint(color, faint, text) + "\n")
}

// alike counts the findings at the start that share place, code and severity.
func alike(findings []Finding) int {
	n := 1
	for n < len(findings) && findings[n].Pos == findings[0].Pos && findings[n].ofFile() == findings[0].ofFile() {
		n++
	}
	return n
}

func writeFinding(b *strings.Builder, f Finding, color, hint bool) {
	b.WriteString(paint(color, bold, Visible(f.Pos.String())+":") + " ")
	if f.Severity != Error {
		b.WriteString(paint(color, severityColor[f.Severity], f.Severity.String()+":") + " ")
	}
	fmt.Fprintf(b, "%s %s\n", Visible(f.Message), paint(color, faint, "["+string(f.Code)+"]"))
	if hint && f.Hint != "" {
		b.WriteString("\t" + paint(color, green, "hint:") + " " + Visible(f.Hint) + "\n")
	}
	b.WriteString(f.places)
}

const (
	bold  = "1"
	faint = "2"
	green = "32"
)

var severityColor = [...]string{Error: "31", Warning: "33", Note: "36"}

func paint(on bool, sgr, s string) string {
	if !on {
		return s
	}
	return "\x1b[" + sgr + "m" + s + "\x1b[0m"
}

// Count returns a number with its noun: "1 error", "2 errors".
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
