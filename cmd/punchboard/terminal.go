package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"

	"punchboard/diag"
)

// terminal is where a command speaks: results on out, findings and progress on
// err. Progress shows on a terminal alone, and color only where NO_COLOR does
// not forbid it.
type terminal struct {
	out, err io.Writer
	live     bool // err is a terminal: progress may be drawn
	color    bool
	json     bool
	strict   bool
	quiet    bool

	allPlaces bool // findings of one cause are written one by one

	mu    sync.Mutex
	drawn bool
	last  time.Time
}

func newTerminal(stdout, stderr io.Writer) *terminal {
	live := isTerminal(stderr)
	return &terminal{out: stdout, err: stderr, live: live, color: live && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// say writes a line of results, except under --quiet and --json.
func (t *terminal) say(format string, args ...any) {
	if t.quiet || t.json {
		return
	}
	t.clear()
	fmt.Fprintf(t.out, format+"\n", args...)
}

// progress redraws the line that tells how far a long job is; not more often
// than ten times a second. It is silent where err is no terminal.
func (t *terminal) progress(what string, done, total int) { t.progressing(what, done, total, "") }

// progressing redraws the line with an end, such as how long it still takes.
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
	fmt.Fprintf(t.err, "\r\x1b[K%s %d/%d%s", what, done, total, end)
	t.drawn = true
}

// clear takes the progress line away.
func (t *terminal) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.drawn {
		fmt.Fprint(t.err, "\r\x1b[K")
		t.drawn = false
	}
}

// findings writes what was found as text; under --json the caller's one
// document holds them instead.
func (t *terminal) findings(list []diag.Finding) error {
	if t.json {
		return nil
	}
	t.clear()
	return diag.WriteText(t.err, list, diag.TextOptions{Color: t.color, All: t.allPlaces})
}

// document writes the one JSON document of a command.
func (t *terminal) document(v any) error {
	enc := json.NewEncoder(t.out)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// finish ends a command that has gone through all of its games: under --json
// with its one document, and with the exit code of what was found.
func (t *terminal) finish(findings []diag.Finding, report any) error {
	if t.json {
		if err := t.document(report); err != nil {
			return failed(err)
		}
	}
	return t.verdict(findings)
}

// verdict turns what was found into the command's end.
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
