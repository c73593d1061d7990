package main

import (
	"bytes"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// hostileRuns lists command lines for a game, with outputs beside its directory. They are run in this order.
func hostileRuns(dir, text string) [][]string {
	file := func(name string) string { return filepath.Join(filepath.Dir(dir), name) }
	out, named := file("out"), file(safeName(text))
	games := []string{"--games", "60"}
	played := func(args ...string) []string { return append(args, games...) }
	return [][]string{
		{"check", dir}, {"check", dir, "--json"}, {"check", dir, "--sarif"}, {"check", dir, "--all-places"}, {"check", dir, "--format", "text"}, {"check", dir, "--format", "json"},
		{"check", dir, "--format", "sarif"}, {"check", dir, "--format", "junit"}, {"check", dir, "--play"}, {"check", dir, "--play=" + named},
		{"check", dir, "--report", file("check.html")}, {"check", dir, "--report", file("check.pdf")}, {"check", dir, "--report", file("check.svg")}, {"check", dir, "--report", file("check.png")},
		{"check", dir, "--report", file("check.html"), "--all-places", "--play", "--proof"},
		{"list", dir}, {"list", dir, "--json"}, {"list", text}, {"explain", text}, {"explain", text, "--json"}, {text}, {"--" + text}, {"--json", text},
		{"build", dir, "-o", out}, {"build", dir, "-o", out, "--json"}, {"build", dir, "-o", out, "--lang", text}, {"build", dir, "-o", out, "--proof", "--cut-plan", "--why", "--all-places"},
		{"build", dir, "-o", out, "--variant", text}, {"build", dir, "-o", out, "--list", text}, {"build", dir, "-o", out, "--cards", text}, {"build", dir, "-o", out, "--printer", text},
		{"build", dir, "-o", out, "--changed"}, {"build", dir, "-o", out, "--changed", "--since", text}, {"printed", dir, "-o", out}, {"printed", dir, "-o", out, "--except", text, "--json"},
		{"images", dir, "-o", out, "--dpi", "30", "--all-places", "--proof"}, {"images", dir, "-o", out, "--format", "png", "--dpi", "30", "--json"}, {"images", dir, "-o", out, "--format", "svg"},
		{"images", dir, "-o", out, "--pages", "--dpi", "30"}, {"images", dir, "-o", out, "--pages", "--format", "svg"},
		played("playtest", dir, "--report", file("page.html")), played("playtest", dir, "--json"), played("playtest", dir, "--all", "--report", file("page.svg")),
		played("playtest", "run", dir, "--report", file("page.pdf"), "--json"), played("playtest", "run", dir, "--report", file("page.png")), played("playtest", "run", dir, "--trials", "--all"), played("playtest", dir, "--trials", "--agents", "random,random", "--stats", file("one.pts")),
		played("playtest", "run", dir, "--agents", "random,random", "--stats", file("all.pts")), {"playtest", "report", dir, file("all.pts"), "--report", file("again.html")},
		{"playtest", "report", dir, file("all.pts"), "--json"}, {"playtest", "report", dir, named}, {"playtest", "merge", file("all.pts"), "--judge", dir, "--report", file("merged.html")},
		{"playtest", "merge", file("all.pts"), "--stats", file("sum.pts"), "--json"}, {"playtest", "merge", named},
		{"playtest", "replay", dir}, {"playtest", "replay", dir, "--rules"}, {"playtest", "replay", dir, "--json"}, played("playtest", "supply", dir), played("playtest", "supply", dir, "--json"),
		{"playtest", "ladder", dir, "--games", "4"}, {"playtest", "ladder", dir, "--games", "4", "--json"},
		played("playtest", "compare", dir, "--set", "cards/two.copies=4"), {"playtest", "compare", dir, "--variant", text}, played("playtest", "compare", dir, dir, "--json"), {"playtest", "compare", dir, "--set", text},
		played("playtest", "tune", dir), played("playtest", "tune", dir, "--json"), {"playtest", "tune", dir, "--claims", text}, played("playtest", "tune", dir, "--write", text),
		played("playtest", "sweep", dir, "cards/two.copies=3..4"), played("playtest", "sweep", dir, "cards/two.copies=3..4", "--json"), {"playtest", "sweep", dir, text + "=1..2"}, {"playtest", "sweep", dir, "cards/" + text + ".copies=3..4"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100"}, {"playtest", "plan", dir, "--shards", "2", "--games", "100", "--json"}, {"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", "parallel"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", "slurm"}, {"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", "ci"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", "kubernetes"},
		{"playtest", "plan", dir, "--shards", "2", "--games", "100", "--for", text},
		{"map", "random", dir}, {"map", "random", dir, "--json", "--print", file("map"), "--all-places", "--proof"}, {"map", text}, {"schema", text}, {"schema", "game", "--json"},
		{"printer", "list"}, {"printer", "list", "--json"}, {"printer", "add", text}, {"printer", "add", "home", "--paper", text, "--json"}, {"printer", "show", text}, {"printer", "show", text, "--json"}, {"printer", "remove", text}, {"printer", "remove", text, "--json"},
		{"i18n", "status", dir}, {"i18n", "status", dir, "--json"}, {"i18n", "status", dir, "--lang", text}, {"i18n", "export", dir, "--lang", "fr", "--to", file("fr.po"), "--format", "po", "--pictures", file("pictures")},
		{"i18n", "export", dir, "--lang", "fr", "--format", "xliff", "--to", file("fr.xlf"), "--json"}, {"i18n", "export", dir, "--lang", text}, {"i18n", "import", dir, file("fr.po"), "--dry-run"},
		{"i18n", "import", dir, file("fr.xlf"), "--dry-run", "--json"}, {"i18n", "import", dir, named}, {"i18n", "accept", dir, text}, {"i18n", "accept", dir, "--json"},
		{"new", file("new-" + safeName(text))}, {"new", file("x"), "--from", text, "--json"}, {"new", file("x"), "--kind", text}, {"new", file("game copy " + safeName(text)), "--from", dir},
		{"live", dir, "--listen", text}, {"live", dir, "--editor", text + "'"}, {"i18n", "add", dir, text}, {"i18n", "add", dir, "de", "--sheets", "--json"}, {"i18n", "add", dir, "es", "--reports", "--json"},
	}
}

// showing are the flags that choose what comes out of a command. Each is in hostileRuns for each command that has it,
// with each of its values.
var showing = []string{"all-places", "changed", "cut-plan", "editor", "except", "for", "format", "judge", "json", "listen", "pages", "pictures", "play", "print", "proof", "report",
	"reports", "rules", "sarif", "sheets", "since", "stats", "to", "trials", "why", "write"}

// notShowing are the other flags: they choose what goes into a command, how it works, or how large things are.
var notShowing = strings.Fields(`across agents all apart at-once back-x back-y bleed bottom cards check claims confirm deep down dpi dry-run duplex fold follow force from game games
	gutter help kind lang least left list low-ink map margin marks no-descriptions only open orientation out own-bleed pack paper partial poll port price printer proposal quick rate resume right seed set
	shard shards sprt time top trial-time trim variant version vision watch workers`)

// ownTexts are the commands that print nothing but texts of the program.
var ownTexts = []string{"punchboard completion bash", "punchboard completion fish", "punchboard completion powershell", "punchboard completion zsh", "punchboard help"}

// TestHostileRunsAreComplete checks that hostile text is sent to each command, and to each output of it. A new command,
// flag or format fails this test until it is in hostileRuns, or listed as one that shows nothing of a game.
func TestHostileRunsAreComplete(t *testing.T) {
	used := usedFlags(t)
	for _, cmd := range allCommands(t) {
		if !cmd.Runnable() || cmd.HasSubCommands() && cmd.Name() != "playtest" || slices.Contains(ownTexts, cmd.CommandPath()) {
			continue
		}
		if used[cmd.CommandPath()] == nil {
			t.Errorf("hostileRuns has no %s", cmd.CommandPath())
			continue
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if slices.Contains(showing, f.Name) == slices.Contains(notShowing, f.Name) {
				t.Errorf("%s --%s must be listed either as showing or as not showing something of a game", cmd.CommandPath(), f.Name)
			}
			for _, value := range choices(f) {
				if slices.Contains(showing, f.Name) && !used[cmd.CommandPath()][f.Name+value] && cmd.Name() != "live" {
					t.Errorf("hostileRuns has no %s --%s %s", cmd.CommandPath(), f.Name, value)
				}
			}
		})
	}
	for _, suffix := range []string{".html", ".pdf", ".png", ".svg"} {
		if n := strings.Count(strings.Join(slices.Sorted(maps.Keys(used["punchboard check"])), " "), "report"+suffix); n == 0 {
			t.Errorf("hostileRuns has no check --report with %s", suffix)
		}
	}
}

// choices returns the values of a flag that has a list of them, and otherwise "".
func choices(f *pflag.Flag) []string {
	if strings.Contains(f.Value.Type(), "|") {
		return strings.Split(f.Value.Type(), "|")
	}
	return []string{""}
}

// usedFlags returns the flags in hostileRuns by command: each alone, with its value, and with the suffix of that.
func usedFlags(t *testing.T) map[string]map[string]bool {
	t.Helper()
	used := map[string]map[string]bool{}
	for _, args := range hostileRuns("dir", "HOSTILE") {
		root := newRoot(newTerminal(&bytes.Buffer{}, &bytes.Buffer{}))
		cmd, rest, err := root.Find(args)
		if err != nil || args[0] == "--HOSTILE" {
			continue
		}
		if err := cmd.ParseFlags(rest); err != nil {
			t.Errorf("%q: %v", args, err)
			continue
		}
		noteFlags(used, cmd)
	}
	return used
}

func noteFlags(used map[string]map[string]bool, cmd *cobra.Command) {
	of := used[cmd.CommandPath()]
	if of == nil {
		of = map[string]bool{}
		used[cmd.CommandPath()] = of
	}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		value := f.Value.String()
		of[f.Name], of[f.Name+value], of[f.Name+filepath.Ext(value)] = true, true, true
	})
}
