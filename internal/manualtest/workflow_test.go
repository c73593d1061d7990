package manualtest

import (
	"fmt"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

// job is the commands in the pages' YAML files for CI services: the steps of a
// hosted workflow, or the hooks that run before a commit.
type job struct {
	Jobs map[string]struct {
		Steps []struct {
			Uses, Run string
		}
	}
	Repos []struct {
		Hooks []struct{ ID, Name, Entry, Language, Files string }
	}
}

// workflow writes a YAML file for a CI service and runs the punchboard commands
// in it, which must succeed.
func (w *walk) workflow(b *block) {
	w.file(b)
	var file job
	if err := yaml.Unmarshal([]byte(b.body), &file); err != nil {
		w.failf(b, "%v", err)
	}
	lines := file.commands()
	if len(lines) == 0 {
		w.failf(b, "%s runs no command of ours", b.subject)
	}
	for _, line := range lines {
		args, _, _ := strings.Cut(strings.TrimPrefix(line, "punchboard "), " > ")
		if out, code := w.exit(strings.Fields(args)); code != 0 {
			w.failf(b, "$ %s\nexits with %d:\n%s", line, code, out)
		}
	}
}

// commands lists the lines that run punchboard.
func (j *job) commands() (lines []string) {
	var scripts []string
	for _, one := range j.Jobs {
		for _, step := range one.Steps {
			scripts = append(scripts, step.Run)
		}
	}
	for _, repo := range j.Repos {
		for _, hook := range repo.Hooks {
			scripts = append(scripts, hook.Entry)
		}
	}
	for _, line := range strings.Split(strings.Join(scripts, "\n"), "\n") {
		if strings.HasPrefix(line, "punchboard ") {
			lines = append(lines, line)
		}
	}
	return lines
}

// TestExitCodes triggers the exit codes listed on the page about CI.
func TestExitCodes(t *testing.T) {
	w := &walk{T: t, dir: t.TempDir()}
	w.run([]string{"new", "mygame"})
	w.run([]string{"new", "broken"})
	writeText(t, w.path("broken/labels.csv"), "id,en\n")
	page := readText(t, "ci.md")
	for command, want := range map[string]int{
		"check mygame":                0,
		"check broken":                1,
		"check no-such-game":          2,
		"check mygame --no-such-flag": 2,
		"check mygame --lang en+fr --only no-such-deck": 2,
	} {
		out, code := w.exit(strings.Fields(command))
		if code != want || !strings.Contains(page, fmt.Sprintf("\n| %d |", want)) {
			t.Errorf("$ punchboard %s\nexits with %d, want %d:\n%s", command, code, want, out)
		}
	}
	w.warn("mygame")
	if out, code := w.exit([]string{"check", "mygame"}); code != 0 {
		t.Errorf("a warning exits with %d:\n%s", code, out)
	}
	if out, code := w.exit([]string{"check", "mygame", "--strict"}); code != 3 {
		t.Errorf("a warning under --strict exits with %d:\n%s", code, out)
	}
}

// warn makes a text in the scaffold's face available in only one language, which
// causes a warning.
func (w *walk) warn(game string) {
	name := w.path(game + "/faces/cards.yaml")
	text := readText(w.T, name)
	writeText(w.T, name, strings.Replace(text, "text: \"{text}\"", "text: \"Cargo\"", 1))
}
