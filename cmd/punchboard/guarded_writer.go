package main

import (
	"fmt"
	"io"
	"unicode/utf8"

	"punchboard/diag"
)

// guardedWriter passes text on to a terminal, a pipe or the log of a CI system. It writes characters that
// act on a terminal as their numbers, except line ends and tabs, and takes the effect from workflow commands,
// which CI systems execute when a line of a log has them: ::error:: (GitHub), ##vso[ (Azure) and
// ##teamcity[. Both could come from a title, a name or the name of a file.
//
// The numbers are in the form \u001b, so that they also stand for these characters in JSON.
type guardedWriter struct {
	to    io.Writer
	state commandState
}

// commandState is how much of a workflow command was seen.
type commandState int

const (
	lineStart commandState = iota // nothing but spaces in this line
	oneColon                      // a colon at the start of the line
	midLine
	oneHash
	twoHashes // and letters after them
)

// Write writes p. It returns the length of p if all was written.
func (w *guardedWriter) Write(p []byte) (int, error) {
	safe := make([]byte, 0, len(p))
	for rest := p; len(rest) > 0; {
		r, n := utf8.DecodeRune(rest)
		safe = w.appendSafe(safe, r, rest[:n])
		rest = rest[n:]
	}
	if _, err := w.to.Write(safe); err != nil {
		return 0, err
	}
	return len(p), nil
}

func (w *guardedWriter) appendSafe(safe []byte, r rune, bytes []byte) []byte {
	command := w.completesCommand(r)
	w.state = w.state.after(r)
	switch {
	case r == utf8.RuneError && len(bytes) == 1:
		return fmt.Appendf(safe, `\x%02x`, bytes[0])
	case command, diag.Controls(r) && r != '\n' && r != '\t':
		return fmt.Appendf(safe, `\u%04x`, r)
	}
	return append(safe, bytes...)
}

// completesCommand reports whether a character would complete the start of a workflow command.
func (w *guardedWriter) completesCommand(r rune) bool {
	return w.state == oneColon && r == ':' || w.state == twoHashes && r == '['
}

func (s commandState) after(r rune) commandState {
	switch {
	case r == '\n':
		return lineStart
	case s == lineStart && (r == ' ' || r == '\t'):
		return lineStart
	case s == lineStart && r == ':':
		return oneColon
	case r == '#' && (s == oneHash || s == twoHashes):
		return twoHashes
	case r == '#':
		return oneHash
	case s == twoHashes && r >= 'a' && r <= 'z':
		return twoHashes
	}
	return midLine
}
