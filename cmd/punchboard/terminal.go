package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/term"

	"punchboard/diag"
)

// terminal is the output of a command: results on out, findings and progress on
// err. Progress is shown only on a terminal, and color only if NO_COLOR is not
// set.
type terminal struct {
	out, err io.Writer // guarded: see guardedWriter
	raw      io.Writer // err for our own colors and progress
	live     bool      // err is a terminal: progress may be drawn
	color    bool
	json     bool
	strict   bool
	quiet    bool

	allPlaces bool // findings with the same cause are listed individually

	found  []diag.Finding // with --json: what has been found so far
	result any            // with --json: the document of the command; nil for none

	mu    sync.Mutex
	drawn bool
	last  time.Time
}

func newTerminal(stdout, stderr io.Writer) *terminal {
	live := isTerminal(stderr)
	return &terminal{out: &guardedWriter{to: stdout}, err: &guardedWriter{to: stderr}, raw: stderr, live: live, color: live && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// say prints a line of results, except with --quiet and --json. Texts and errors
// among the arguments are shown on one line.
func (t *terminal) say(format string, args ...any) {
	if t.quiet || t.json {
		return
	}
	t.clear()
	fmt.Fprintf(t.out, format+"\n", onOneLine(args)...)
}

// sayLines prints a text of several lines, except with --quiet and --json.
func (t *terminal) sayLines(text string) {
	if t.quiet || t.json {
		return
	}
	t.clear()
	fmt.Fprintln(t.out, text)
}

// onOneLine returns arguments for a line of text, with texts and errors made safe.
func onOneLine(args []any) []any {
	safe := slices.Clone(args)
	for i, arg := range safe {
		switch arg := arg.(type) {
		case string:
			safe[i] = diag.Visible(arg)
		case error:
			safe[i] = diag.Visible(arg.Error())
		}
	}
	return safe
}

// progress redraws the line with the progress of a long job, at most ten times
// per second. It does nothing if err is not a terminal.
func (t *terminal) progress(what string, done, total int) { t.progressing(what, done, total, "") }

// progressing redraws the progress line with additional text at its end, such
// as the remaining time.
func (t *terminal) progressing(what string, done, total int, end string) {
	if !t.live || t.json || t.quiet {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	now := time.Now()
	if done < total && now.Sub(t.last) < 100*time.Millisecond {
		return
	}
	t.last = now
	fmt.Fprintf(t.raw, "\r\x1b[K%s %d/%d%s", diag.Visible(what), done, total, end)
	t.drawn = true
}

// clear erases the progress line.
func (t *terminal) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.drawn {
		fmt.Fprint(t.raw, "\r\x1b[K")
		t.drawn = false
	}
}

// findings prints findings as text; with --json, they are part of the command's
// JSON document instead, or of the one about its failure.
func (t *terminal) findings(list []diag.Finding) error {
	if t.json {
		t.found = append(t.found, list...)
		return nil
	}
	t.clear()
	to := t.err
	if t.color {
		to = t.raw // WriteText makes the texts safe
	}
	return diag.WriteText(to, list, diag.TextOptions{Color: t.color, All: t.allPlaces})
}

// finish ends a command that has processed all of its games. With --json it
// sets the document; it returns the exit code for the findings.
func (t *terminal) finish(findings []diag.Finding, report any) error {
	if t.json {
		t.result = report
	}
	return t.verdict(findings)
}

// verdict turns findings into the exit code.
func (t *terminal) verdict(findings []diag.Finding) error {
	code := exitClean
	for _, f := range findings {
		switch {
		case f.Severity == diag.Error:
			return &exit{code: exitFound}
		case f.Severity == diag.Warning && t.strict:
			code = exitStrict
		}
	}
	if code == exitClean {
		return nil
	}
	return &exit{code: code}
}
