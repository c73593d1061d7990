package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAskForReadings answers the questions of `punchboard printer add`: an answer that
// cannot be used is asked for again, and an empty one ends the questions.
func TestAskForReadings(t *testing.T) {
	const rest = "139.5\n230\n4\n3\n4\n5\n"
	for answers, want := range map[string]string{
		"9.3\n10.4\n" + rest:                 "back: {x: -0.7mm, y: 0.4mm}",
		"nine\n93\n9,3\n10.4 mm\n" + rest:    "back: {x: -0.7mm, y: 0.4mm}",
		"\n":                                 "",
		"9.3\n\n":                            "",
		"":                                   "",
		"10\n10\n140\n230\n0\n0\n0\n0\nmore": "scale: {x: 1, y: 1}",
	} {
		dir := t.TempDir()
		t.Setenv(configVariable, dir)
		var out, said bytes.Buffer
		c := &calibrator{t: newTerminal(&out, &said), in: strings.NewReader(answers), paper: "a4", duplex: "long-edge", lang: "en", sheet: filepath.Join(dir, "sheet.pdf"), typed: noReadings()}
		if err := c.run(t.Context(), "home"); err != nil {
			t.Errorf("%q: %v", answers, err)
		}
		text, _ := os.ReadFile(filepath.Join(dir, "printers", "home.yaml"))
		if want == "" && text != nil || !strings.Contains(string(text), want) {
			t.Errorf("%q: the profile is %q", answers, text)
		}
		if !strings.Contains(said.String(), "A. Scale across the middle") || strings.Contains(answers, "nine") && !strings.Contains(said.String(), `The reading must be a number of millimeters, but is "nine".`) {
			t.Errorf("%q: %s", answers, said.String())
		}
	}
}

// noReadings are the flags of a command line without readings.
func noReadings() map[string]*string {
	typed := map[string]*string{}
	for _, name := range []string{"back-x", "back-y", "across", "down", "left", "top", "right", "bottom"} {
		typed[name] = new(string)
	}
	return typed
}
