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
	t.Setenv(configVariable, t.TempDir()) // for profiles of printers
	for name, text := range hostileTexts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, kind := range []string{"sound", "broken"} {
				dir := hostileGame(t, kind, text)
				for _, args := range hostileRuns(dir, text) {
					inspectRun(t, args)
				}
				inspectLive(t, dir, text)
				inspectFiles(t, filepath.Dir(dir))
			}
		})
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

// inspectJSON looks at what the page shows as text.
func inspectJSON(data []byte) error {
	if !json.Valid(data) {
		return fmt.Errorf("it is not JSON")
	}
	if i := bytes.IndexFunc(data, diag.Controls); i >= 0 {
		return fmt.Errorf("it has a control character: %.40q", data[i:])
	}
	return nil
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

// inspectHTML looks at a page that a command has written.
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
