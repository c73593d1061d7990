package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// jsonFailures are command lines that fail, by command. BROKEN is the directory of a game
// with an error, TORN a damaged file. A command that is not listed gets a broken game as
// its only argument.
var jsonFailures = map[string][]string{
	"punchboard":                       {"frobnicate"},
	"punchboard completion":            {"--lang"},
	"punchboard completion bash":       {"extra"},
	"punchboard completion fish":       {"extra"},
	"punchboard completion powershell": {"extra"},
	"punchboard completion zsh":        {"extra"},
	"punchboard explain":               {"PB-999"},
	"punchboard help":                  {"--lang"},
	"punchboard i18n add":              {"BROKEN", "de"},
	"punchboard i18n export":           {"BROKEN", "--lang", "de"},
	"punchboard i18n import":           {"BROKEN", "TORN"},
	"punchboard map":                   {"random", "BROKEN"},
	"punchboard new":                   {"BROKEN"},
	"punchboard playtest compare":      {"BROKEN", "--set", "a.b=1"},
	"punchboard playtest merge":        {"TORN", "--stats", "sum.pts"},
	"punchboard playtest plan":         {"BROKEN", "--shards", "2"},
	"punchboard playtest report":       {"BROKEN", "TORN"},
	"punchboard playtest sweep":        {"BROKEN", "a.b=1..2"},
	"punchboard schema":                {"frobnicate"},
}

// withoutFindings are the commands whose failures are about the command line or a file
// to write, not about the files of a game.
var withoutFindings = []string{"punchboard", "completion", "bash", "fish", "powershell", "zsh", "explain", "help", "i18n", "live", "new", "printed", "printer", "schema"}

// TestFailuresAsJSON checks that each command that fails under --json prints one JSON
// document with what is wrong, for a wrong flag and for a failure of its own.
func TestFailuresAsJSON(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write(t, "BROKEN/game.yaml", "title: Broken\nversion: 1\nlanguages: [en]\ndekcs: []\n")
	write(t, "TORN", "{")
	commands := allCommands(t)
	for path := range jsonFailures {
		if !slices.ContainsFunc(commands, func(c *cobra.Command) bool { return c.CommandPath() == path }) {
			t.Errorf("there is no command %s", path)
		}
	}
	for _, cmd := range commands {
		words := strings.Fields(cmd.CommandPath())[1:]
		failing, ok := jsonFailures[cmd.CommandPath()]
		if !ok {
			failing = []string{"BROKEN"}
		}
		failsAsJSON(t, slices.Concat(words, []string{"--no-such-flag", "--json"}), exitUsage, false)
		want, findings := exitFound, !slices.Contains(withoutFindings, cmd.Name())
		if !findings && cmd.Name() != "new" && cmd.Name() != "printed" {
			want = exitUsage
		}
		if strings.HasPrefix(cmd.CommandPath(), "punchboard printer") { // profiles are not files of a game
			want, findings = exitUsage, false
		}
		failsAsJSON(t, slices.Concat(words, failing, []string{"--json"}), want, findings)
	}
}

// allCommands returns all commands, including those that the command line library adds.
func allCommands(t *testing.T) (all []*cobra.Command) {
	t.Helper()
	root := newRoot(newTerminal(&bytes.Buffer{}, &bytes.Buffer{}))
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		all = append(all, cmd)
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(root)
	return all
}

func failsAsJSON(t *testing.T, args []string, want int, findings bool) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code := run(t.Context(), args, &stdout, &stderr)
	var said struct {
		Findings []struct{ Code, Message string }
		Error    string
	}
	if err := json.Unmarshal(stdout.Bytes(), &said); err != nil {
		t.Errorf("%s: %v\n%s%s", strings.Join(args, " "), err, &stdout, &stderr)
		return
	}
	if code != want || said.Findings == nil || findings != (len(said.Findings) > 0) || findings == (said.Error != "") {
		t.Errorf("%s: exit code %d, want %d\n%s%s", strings.Join(args, " "), code, want, &stdout, &stderr)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestLateFailureAsJSON checks that a failure after the document was made is added to it.
func TestLateFailureAsJSON(t *testing.T) {
	for _, c := range []struct {
		result any
		code   int
		said   problem
		want   string
	}{
		{buildReport{Files: []built{}}, exitFound, problem{"the disk is full", "a <hint>"}, `{"findings":null,"files":[],"error":"the disk is full","hint":"a <hint>"}`},
		{buildReport{Files: []built{}}, exitFound, problem{}, `{"findings":null,"files":[]}`},
		{[]int{1}, exitSignal, problem{Error: "interrupted"}, `[1]`},
		{map[string]string{}, exitFound, problem{Error: "x"}, `{"error":"x"}`},
		{nil, exitSignal, problem{Error: "interrupted"}, `{"findings":[],"error":"interrupted"}`},
		{nil, exitClean, problem{}, ``},
	} {
		var stdout bytes.Buffer
		term := newTerminal(&stdout, &bytes.Buffer{})
		term.result = c.result
		if err := term.document(c.code, c.said); err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		if err := json.Compact(&got, bytes.TrimSpace(stdout.Bytes())); err != nil && c.want != "" || got.String() != c.want {
			t.Errorf("%s, want %s", &got, c.want)
		}
	}
}
