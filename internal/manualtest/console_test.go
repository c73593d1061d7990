package manualtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"

	"punchboard/internal/heap"
)

// elsewhere matches commands on a page that this test does not run: they need the
// network or take long.
var elsewhere = regexp.MustCompile(`^(git|make|cd|go) `)

// console runs the commands of a transcript and compares their output with it. A
// line "..." stands for any lines, and "..." at the end of a line for the rest of
// that line.
func (w *walk) console(b *block) {
	for _, part := range strings.Split("\n"+b.body, "\n$ ")[1:] {
		line, want, _ := strings.Cut(part, "\n")
		if elsewhere.MatchString(line + " ") {
			continue
		}
		words := strings.Fields(line)
		if words[0] != "punchboard" {
			w.failf(b, "%s is no command of ours", words[0])
			continue
		}
		if got := w.run(words[1:]); !matches(got, want) {
			w.failf(b, "$ %s\nprints\n%s\nand the page says\n%s", line, got, want)
		}
	}
}

// run returns the output of a command, on both stdout and stderr.
func (w *walk) run(args []string) string {
	out, _ := w.exit(args)
	return out
}

// exit returns the output of a command and its exit code.
func (w *walk) exit(args []string) (string, int) {
	cmd := exec.Command(command(w.T), unquoted(args)...)
	cmd.Dir = w.dir
	cmd.Env = append(os.Environ(), "NO_COLOR=1", "PUNCHBOARD_CONFIG="+w.path("config"))
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		w.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

// unquoted joins words in quotation marks, as a shell does.
func unquoted(words []string) (out []string) {
	open := false
	for _, word := range words {
		text := strings.Trim(word, `"`)
		if open {
			out[len(out)-1] += " " + text
		} else {
			out = append(out, text)
		}
		if strings.Count(word, `"`)%2 == 1 {
			open = !open
		}
	}
	return out
}

// matches compares output with a transcript.
func matches(got, want string) bool {
	pattern := "^"
	for line := range strings.Lines(strings.TrimSpace(want) + "\n") {
		if strings.TrimSpace(line) == "..." {
			pattern += "(?s:.*)"
			continue
		}
		if head, open := strings.CutSuffix(strings.TrimRight(line, " \n"), "..."); open {
			pattern += regexp.QuoteMeta(head) + ".*\n"
			continue
		}
		pattern += regexp.QuoteMeta(strings.TrimRight(line, " \n")) + "[ ]*\n"
	}
	return regexp.MustCompile(pattern + "$").MatchString(strings.TrimSpace(filepath.ToSlash(got)) + "\n")
}

var built struct {
	once sync.Once
	path string
	err  error
}

// command builds the command once for all pages.
func command(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		var dir string
		if dir, built.err = os.MkdirTemp("", "punchboard-docs-*"); built.err != nil {
			return
		}
		built.path = filepath.Join(dir, "punchboard")
		if runtime.GOOS == "windows" {
			built.path += ".exe"
		}
		var out []byte
		if out, built.err = exec.Command("go", "build", "-o", built.path, "punchboard/cmd/punchboard").CombinedOutput(); built.err != nil {
			t.Logf("%s", out)
		}
	})
	if built.err != nil {
		t.Fatalf("the command does not build: %v", built.err)
	}
	return built.path
}

// TestMain runs the tests in the directory of the manual, and removes the command
// that they built.
func TestMain(m *testing.M) {
	heap.CollectRarely()
	if err := os.Chdir("../../docs"); err != nil {
		panic(err)
	}
	code := m.Run()
	if built.path != "" {
		os.RemoveAll(filepath.Dir(built.path))
	}
	os.Exit(code)
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		got, want string
		ok        bool
	}{
		{"a\nb\n", "a\nb\n", true},
		{"a\nb\n", "a\n", false},
		{"a\nb\nc\n", "a\n...\nc\n", true},
		{"a\nc\n", "a\n...\nc\n", true},
		{"a\nb\nd\n", "a\n...\nc\n", false},
		{"a.b\n", "a?b\n", false},
		{"a 17 b\nc\n", "a ...\nc\n", true},
		{"a 17 b\nc\n", "b ...\nc\n", false},
	} {
		if matches(c.got, c.want) != c.ok {
			t.Errorf("matches(%q, %q) is not %v", c.got, c.want, c.ok)
		}
	}
}
