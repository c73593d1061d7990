// Package farm divides the games of a run among many machines: what each plays, how
// long it takes and what it costs, recipes for the programs that start such jobs, and
// what is missing or wrong among the files that come back. It plays nothing, and reads
// and writes no files.
package farm

import (
	"fmt"
	"path"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/report"
)

// Run is the games of one pair of players, divided into parts.
type Run struct {
	Game    string // a name or directory, as on the command line
	Variant string // "" for none
	Agents  playtest.Lineup
	Seed    uint64
	Games   uint64
	Check   bool
	Parts   int
}

// Folder is the directory of the part files in recipes.
const Folder = "parts"

// fileName returns the name of a part's file. The part may be a variable of a shell.
func fileName(part string, parts int) string { return fmt.Sprintf("part-%s-of-%d.pts", part, parts) }

// partOf parses the name of a part's file.
func partOf(file string) (p playtest.Part, ok bool) {
	n, err := fmt.Sscanf(path.Base(strings.ReplaceAll(file, `\`, "/")), "part-%d-of-%d.pts", &p.I, &p.N)
	return p, err == nil && n == 2
}

// game returns the game on a command line.
func (r *Run) game() string {
	if r.Variant != "" {
		return report.ShellQuote(r.Game) + " --variant " + report.ShellQuote(r.Variant)
	}
	return report.ShellQuote(r.Game)
}

// play returns the command that plays a part into a file, or only what the file lacks.
func (r *Run) play(part, file string) string {
	command := fmt.Sprintf("punchboard playtest run %s --agents %s --seed %d --games %d", r.game(), report.ShellQuote(r.Agents.String()), r.Seed, r.Games)
	if r.Check {
		command += " --check"
	}
	if part != "" {
		command += " --shard " + part
	}
	return command + " --stats " + file + " --resume --quiet"
}
