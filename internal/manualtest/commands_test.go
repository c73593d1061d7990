package manualtest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"punchboard/internal/golden"
)

const commandsHead = `# Commands

*Written by ` + "`go test ./internal/manualtest -update`" + ` from the command's own help.*

` + "```text\n%s```\n"

var (
	commandLine = regexp.MustCompile(`(?m)^  ([a-z0-9]+) +[A-Z].*$`)
	// machine matches the parts of a help text that depend on the machine.
	machine = regexp.MustCompile(`(--workers .*) \(default \d+\)`)
	flags   = regexp.MustCompile(`(^|[\s` + "`" + `(])(--[a-z][a-z-]*)`)
)

// TestCommandsPage compares the page of commands with their help.
func TestCommandsPage(t *testing.T) {
	w := &walk{T: t, dir: t.TempDir()}
	help := w.run([]string{"--help"})
	var page strings.Builder
	fmt.Fprintf(&page, commandsHead, help)
	for _, name := range subcommands(help) {
		help := w.run([]string{name, "--help"})
		writeHelp(&page, "## "+name, help)
		if name == "completion" { // differs by shell: how to set itself up
			continue
		}
		for _, sub := range subcommands(help) {
			writeHelp(&page, "### "+name+" "+sub, w.run([]string{name, sub, "--help"}))
		}
	}
	golden.File(t, "commands.md", page.String())
}

// subcommands lists the commands in a help text.
func subcommands(help string) (names []string) {
	_, list, _ := strings.Cut(help, "Available Commands:")
	list, _, _ = strings.Cut(list, "Flags:")
	for _, m := range commandLine.FindAllStringSubmatch(list, -1) {
		if m[1] != "help" {
			names = append(names, m[1])
		}
	}
	return names
}

func writeHelp(page *strings.Builder, title, help string) {
	fmt.Fprintf(page, "\n%s\n\n```text\n%s```\n", title, machine.ReplaceAllString(help, "$1"))
}

// TestFlagsExist looks for flags that a page mentions and no command has.
func TestFlagsExist(t *testing.T) {
	known := readText(t, "commands.md")
	for _, page := range pages(t) {
		for _, m := range flags.FindAllStringSubmatch(readText(t, page), -1) {
			if !regexp.MustCompile(regexp.QuoteMeta(m[2]) + `[\s,;:` + "`" + `]`).MatchString(known) {
				t.Errorf("%s speaks of %s, and no command has it", page, m[2])
			}
		}
	}
}
