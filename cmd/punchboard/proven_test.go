package main

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/internal/hostile"
)

// TestCheckProvesBuild gives check and build games that would print something broken:
// both refuse them, with the same findings.
func TestCheckProvesBuild(t *testing.T) {
	wants := map[string]string{
		"a PNG with a wrong checksum of its pixels": "art/fog.png: the pixels of the picture are damaged or incomplete: zlib: invalid checksum [PB-316]",
		"a PNG with too few rows":                   "art/fog.png: the pixels of the picture are damaged or incomplete: rows are missing at the end [PB-316]",
		"a JPEG cut short":                          "art/fog.png: the pixels of the picture are damaged or incomplete: invalid JPEG format: missing 0xff00 sequence [PB-316]",
		"a font with a broken index of glyphs":      "the glyph for missing characters cannot be drawn",
		"a font with glyphs of glyphs of glyphs":    `contains "O" (U+004F), which is damaged in the font own and cannot be drawn [PB-306]`,
		"a control character in a title":            "game.yaml:1:11: the control character U+0007 is not allowed in a text [PB-109]",
		"a control character in a face":             `faces/card.yaml:4:22: the control character U+0007 is not allowed in a text [PB-109]`,
		"a control character from an expression":    "contains the control character U+0007, which is not allowed in a text [PB-109]",
		"a control character in a workbook":         "cards.xlsx:Cards!B2: the control character U+0007 is not allowed in a text [PB-109]",
	}
	for _, g := range slices.Concat(hostile.BrokenPictures, hostile.Fonts, hostile.Controls) {
		t.Run(g.Name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "game")
			if err := g.Write(dir); err != nil {
				t.Fatal(err)
			}
			checked := findingsOf(t, "check", dir, "--json")
			if built := findingsOf(t, "build", dir, "--json", "-o", t.TempDir()); !reflect.DeepEqual(checked, built) {
				t.Errorf("check finds %v, build %v", checked, built)
			}
			var text bytes.Buffer
			if err := diag.WriteText(&text, checked, diag.TextOptions{}); err != nil {
				t.Fatal(err)
			}
			if want := wants[g.Name]; want == "" || !strings.Contains(text.String(), want) {
				t.Errorf("found\n%s\nwant %q", &text, want)
			}
		})
	}
}

// findingsOf runs a command that must find errors, and returns its findings.
func findingsOf(t *testing.T, args ...string) []diag.Finding {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(t.Context(), args, &out, &errs); code != exitFound {
		t.Errorf("punchboard %s exits with %d\n%s%s", strings.Join(args, " "), code, &out, &errs)
	}
	var report struct{ Findings []diag.Finding }
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		t.Fatalf("%v\n%s", err, &out)
	}
	for _, f := range report.Findings {
		if f.Code == "" || !f.Pos.Valid() {
			t.Errorf("a finding without code or place: %+v", f)
		}
	}
	return report.Findings
}
