package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/diag"
)

// hostileTexts act on a terminal, a CI system, a spreadsheet or a browser, unless the place where they
// leave the program takes that effect from them.
var hostileTexts = map[string]string{
	"color and title":   "\x1b[31mred\x1b]0;owned\a",
	"C1 control":        "\u009b2Jgone",
	"carriage return":   "PASS\rFAIL",
	"turned around":     "\u202egnp.exe\u2066",
	"GitHub":            "::error file=game.yaml::forged",
	"GitHub, next line": "a\n::set-output name=a::b",
	"Azure":             "##vso[task.complete result=Failed]forged",
	"formula":           `=HYPERLINK("http://example.org","total")`,
	"markup":            `</title></svg><script>alert("forged")</script>`,
}

// TestHostileText puts hostile text into everything that a game, the command line and the names of files
// can say, and looks at everything that comes out.
func TestHostileText(t *testing.T) {
	for name, text := range hostileTexts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, kind := range []string{"sound", "broken"} {
				dir := hostileGame(t, kind, text)
				for _, args := range hostileRuns(dir, text) {
					inspectRun(t, args)
				}
				inspectFiles(t, filepath.Dir(dir))
			}
		})
	}
}

// hostileRuns lists command lines for a game, with outputs beside its directory.
func hostileRuns(dir, text string) [][]string {
	out := filepath.Join(filepath.Dir(dir), "out")
	file := func(name string) string { return filepath.Join(filepath.Dir(dir), name) }
	return [][]string{
		{"check", dir}, {"check", dir, "--json"}, {"check", dir, "--sarif"}, {"check", dir, "--all-places"},
		{"check", dir, "--format", "junit"}, {"check", dir, "--play"}, {"check", dir, "--play=" + file(safeName(text))}, {"check", dir, "--report", file("check.html")}, {"check", dir, "--report", file("check.pdf")},
		{"list", dir}, {"list", dir, "--json"}, {"list", text}, {"explain", text}, {text}, {"--" + text},
		{"build", dir, "-o", out}, {"build", dir, "-o", out, "--json"}, {"build", dir, "-o", out, "--lang", text},
		{"build", dir, "-o", out, "--variant", text}, {"build", dir, "-o", out, "--list", text}, {"build", dir, "-o", out, "--card", text},
		{"images", dir, "-o", out, "--svg"}, {"images", dir, "-o", out, "--pages", "--dpi", "30"},
		{"playtest", dir, "--games", "60", "--report", file("page.html")}, {"playtest", dir, "--games", "60", "--json"},
		{"playtest", dir, "--games", "60", "--all", "--report", file("page.svg")},
		{"playtest", "replay", dir}, {"playtest", "supply", dir}, {"playtest", "merge", file(safeName(text))},
		{"build", dir, "-o", out, "--why"}, {"check", dir, "--report", file("check.html"), "--all-places", "--play"}, {"schema", text},
		{"playtest", "compare", dir, "--set", "cards/two.copies=4", "--games", "60"}, {"playtest", "compare", dir, "--variant", text}, {"playtest", "compare", dir, dir, "--games", "60", "--json"},
		{"playtest", "tune", dir, "--games", "60"}, {"playtest", "tune", dir, "--claims", text}, {"playtest", "tune", dir, "--write", text},
		{"playtest", "sweep", dir, "cards/two.copies=3..4", "--games", "60"}, {"playtest", "sweep", dir, text + "=1..2"}, {"playtest", "sweep", dir, "cards/" + text + ".copies=3..4"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100"}, {"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", "slurm"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", text},
		{"i18n", "status", dir}, {"i18n", "status", dir, "--json"}, {"i18n", "status", dir, "--lang", text}, {"i18n", "export", dir, "--lang", "fr", "--to", file("fr.po")},
		{"i18n", "export", dir, "--lang", "fr", "--format", "xliff", "--to", file("fr.xlf")}, {"i18n", "export", dir, "--lang", text}, {"i18n", "import", dir, file("fr.po"), "--dry-run"},
		{"i18n", "import", dir, file("fr.xlf"), "--dry-run"}, {"i18n", "import", dir, file(safeName(text))}, {"i18n", "add", dir, text}, {"i18n", "accept", dir, text}, {"i18n", "accept", dir},
		{"new", file("new-" + safeName(text))}, {"new", file("x"), "--from", text}, {"map", dir},
	}
}

// inspectRun runs a command line and looks at both outputs. The command may fail, but not crash.
func inspectRun(t *testing.T, args []string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(t.Context(), args, &stdout, &stderr); code == exitFault {
		t.Errorf("%q crashed:\n%s", args, &stderr)
	}
	inspectText(t, fmt.Sprintf("standard output of %q", args), stdout.String())
	inspectText(t, fmt.Sprintf("standard error of %q", args), stderr.String())
	if (slices.Contains(args, "--json") || slices.Contains(args, "--sarif")) && stdout.Len() > 0 && !json.Valid(stdout.Bytes()) {
		t.Errorf("%q does not write JSON:\n%s", args, &stdout)
	}
	if slices.Contains(args, "junit") {
		if err := inspectXML(stdout.Bytes()); err != nil {
			t.Errorf("%q: %v:\n%s", args, err, &stdout)
		}
	}
}

// workflowCommand matches what CI systems execute.
var workflowCommand = regexp.MustCompile(`(?m)^\s*::|##[a-z]*\[`)

// forgedLine matches the second line of a hostile text, also without its effect.
var forgedLine = regexp.MustCompile(`(?m)^\s*:(:|\\u003a)set-output|^FAIL`)

func inspectText(t *testing.T, where, text string) {
	t.Helper()
	for _, r := range text {
		if diag.Controls(r) && r != '\n' && r != '\t' {
			t.Errorf("%s has the character %#U:\n%q", where, r, text)
			return
		}
	}
	if forged := forgedLine.FindString(text); forged != "" {
		t.Errorf("%s has a line that a text began: %q:\n%s", where, forged, text)
	}
	if found := workflowCommand.FindString(text); found != "" {
		t.Errorf("%s has the workflow command %q:\n%s", where, found, text)
	}
}

// inspectFiles looks at every file below a directory that a spreadsheet or a browser would open.
func inspectFiles(t *testing.T, dir string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		inspect := map[string]func([]byte) error{".csv": inspectCSV, ".svg": inspectXML, ".html": inspectHTML}[filepath.Ext(path)]
		if inspect == nil || strings.HasPrefix(path, filepath.Join(dir, "game ")) {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := inspect(data); err != nil {
			t.Errorf("%s: %v", filepath.Base(path), err)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func inspectCSV(data []byte) error {
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	for _, row := range rows {
		for _, cell := range row {
			if strings.IndexAny(cell, "=+-@\t\r") == 0 {
				return fmt.Errorf("a spreadsheet would compute %q", cell)
			}
		}
	}
	return err
}

func inspectXML(data []byte) error {
	dec := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "script" {
			return errors.New("a text became an element")
		}
	}
}

func inspectHTML(data []byte) error {
	if bytes.Contains(bytes.ToLower(data), []byte("<script")) {
		return errors.New("a text became an element")
	}
	if !bytes.Contains(data, []byte(`http-equiv="Content-Security-Policy" content="default-src 'none';`)) {
		return errors.New("there is no content security policy")
	}
	return nil
}

// safeName returns a text without the characters that file systems refuse.
func safeName(text string) string { return strings.NewReplacer("/", "-", "\x00", "-").Replace(text) }
