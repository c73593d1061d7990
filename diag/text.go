package diag

import (
	"fmt"
	"io"
	"strings"
)

// maxAlike is how many findings of one code at one place are written out: a
// slip in a face shows on every card, and is one slip.
const maxAlike = 3

// WriteText writes findings for people, each as
//
//	file:line:col: message [PB-104]
//		hint: what to do
//
// Warnings and notes say what they are; errors do not, since they are what one
// expects. What a slip in a face does to many pieces is told once; after three of
// one code at one place the rest are counted. Colour uses the terminal's own
// palette.
func WriteText(w io.Writer, findings []Finding, color bool) error {
	var b strings.Builder
	findings = gatherSlips(findings)
	for len(findings) > 0 {
		n := alike(findings)
		shown := n
		if n > maxAlike+1 {
			shown = maxAlike
		}
		for i, f := range findings[:shown] {
			writeFinding(&b, f, color, i == 0 || f.Hint != findings[i-1].Hint)
		}
		if n > shown {
			fmt.Fprintf(&b, "\t%s\n", paint(color, faint, fmt.Sprintf("and %d more like it", n-shown)))
		}
		findings = findings[n:]
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// alike counts the findings at the head that share place and code.
func alike(findings []Finding) int {
	n := 1
	for n < len(findings) && findings[n].Pos == findings[0].Pos && findings[n].Code == findings[0].Code {
		n++
	}
	return n
}

func writeFinding(b *strings.Builder, f Finding, color, hint bool) {
	b.WriteString(paint(color, bold, f.Pos.String()+":") + " ")
	if f.Severity != Error {
		b.WriteString(paint(color, severityColor[f.Severity], f.Severity.String()+":") + " ")
	}
	fmt.Fprintf(b, "%s %s\n", f.Message, paint(color, faint, "["+string(f.Code)+"]"))
	if hint && f.Hint != "" {
		b.WriteString("\t" + paint(color, green, "hint:") + " " + f.Hint + "\n")
	}
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
