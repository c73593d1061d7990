package diag

import (
	"fmt"
	"io"
	"strings"
)

// WriteText writes findings for people, each as
//
//	file:line:col: message [PB-104]
//		hint: what to do
//
// Warnings and notes say what they are; errors do not, since they are what one
// expects. Colour uses the terminal's own palette.
func WriteText(w io.Writer, findings []Finding, color bool) error {
	var b strings.Builder
	for _, f := range findings {
		b.WriteString(paint(color, bold, f.Pos.String()+":") + " ")
		if f.Severity != Error {
			b.WriteString(paint(color, severityColor[f.Severity], f.Severity.String()+":") + " ")
		}
		fmt.Fprintf(&b, "%s %s\n", f.Message, paint(color, faint, "["+string(f.Code)+"]"))
		if f.Hint != "" {
			b.WriteString("\t" + paint(color, green, "hint:") + " " + f.Hint + "\n")
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
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
