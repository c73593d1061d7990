package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestGuardedWriter(t *testing.T) {
	for in, want := range map[string]string{
		"two\nlines\tand a tab\n":        "two\nlines\tand a tab\n",
		"\x1b]0;owned\a\r":               `\u001b]0;owned\u0007\u000d`,
		"::error::forged\n":              `:\u003aerror::forged` + "\n",
		"  ::set-output name=a::b":       `  :\u003aset-output name=a::b`,
		"note: PB-104::x":                "note: PB-104::x",
		"a ##vso[task.complete]":         `a ##vso\u005btask.complete]`,
		"##[error]forged":                `##\u005berror]forged`,
		"###teamcity[x":                  `###teamcity\u005bx`,
		"## A heading [with a link](x)":  "## A heading [with a link](x)",
		"#1 [one]":                       "#1 [one]",
		"\u202ereversed \u009b2J \xffok": `\u202ereversed \u009b2J \xffok`,
	} {
		if got := guarded(t, in, len(in)); got != want {
			t.Errorf("%q is written as %q, want %q", in, got, want)
		}
		if strings.ContainsAny(in, "\u202e\u009b") {
			continue // a character may not be split
		}
		if got := guarded(t, in, 1); got != want {
			t.Errorf("%q, byte by byte, is written as %q, want %q", in, got, want)
		}
	}
}

func guarded(t *testing.T, text string, step int) string {
	t.Helper()
	var out strings.Builder
	w := &guardedWriter{to: &out}
	for len(text) > 0 {
		n := min(step, len(text))
		if got, err := w.Write([]byte(text[:n])); got != n || err != nil {
			t.Fatalf("Write returned %d, %v", got, err)
		}
		text = text[n:]
	}
	return out.String()
}

// TestGuardedJSON checks that a guarded JSON document reads as the same text.
func TestGuardedJSON(t *testing.T) {
	want := "\u009b::error:: ##[error] \u202e \u2028\n::error::\x7f"
	var out strings.Builder
	term := newTerminal(&out, &out)
	term.result = want
	if err := term.document(exitClean, problem{}); err != nil {
		t.Fatal(err)
	}
	var got string
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil || got != want {
		t.Errorf("%s reads as %q (%v), want %q", out.String(), got, err, want)
	}
	if strings.ContainsAny(out.String(), "\u009b\u202e\x7f") || strings.Contains(out.String(), "##[") {
		t.Errorf("%q", out.String())
	}
}
