// Command whole measures whole runs of punchboard, from process start to end,
// alternating with the minimal programs of bench/floor for the same marks, and
// writes a Markdown table. It runs in the directory bench. See docs/speed.md
// for how to read it.
//
//	whole [-rounds N] [-dejavu DIR] [-only WORDS]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

func main() {
	rounds := flag.Int("rounds", 15, "pairs of runs for each job; those that take seconds get a third")
	dejavu := flag.String("dejavu", "", "`directory` of DejaVuSans.ttf and DejaVuSans-Bold.ttf: draw the floor with them too")
	only := flag.String("only", "", "measure only the jobs with these `words` in their names, such as playtest")
	flag.Parse()
	if err := measure(max(*rounds, 3), *dejavu, *only); err != nil {
		fmt.Fprintln(os.Stderr, "whole:", err)
		os.Exit(1)
	}
}

// measure builds everything in a temporary directory and runs it there.
func measure(rounds int, dejavu, only string) error {
	dir, err := os.MkdirTemp("", "punchboard-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	place := site(dir)
	if err := place.prepare(dejavu); err != nil {
		return err
	}
	fmt.Printf("%s, %s/%s, %d processors of which 2 are used%s\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), load())
	fmt.Println(header)
	for _, j := range jobs(dejavu != "") {
		if !strings.Contains(j.name, only) {
			continue
		}
		r, err := place.time(j, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", j.name, err)
		}
		fmt.Println(row(j, r))
	}
	return nil
}

// load returns how busy the machine was, if known: wall times of a busy machine
// mean nothing.
func load() string {
	data, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return ""
	}
	return ", load " + strings.Fields(string(data))[0] + " at the start"
}

// site is the directory in which everything is measured.
type site string

func (s site) path(parts ...string) string {
	return filepath.Join(append([]string{string(s)}, parts...)...)
}

// root is the path of the punchboard module from here, the module of bench.
const root = ".."

// prepare builds the programs and writes their input.
func (s site) prepare(dejavu string) error {
	for _, from := range []struct{ module, pkg string }{{root, "./cmd/punchboard"}, {".", "./floor"}, {".", "./record"}} {
		build := exec.Command("go", "build", "-trimpath", "-o", s.path(filepath.Base(from.pkg)), from.pkg)
		build.Env = append(os.Environ(), "CGO_ENABLED=0") // as "make build" does
		build.Dir = from.module
		if err := run(build); err != nil {
			return err
		}
	}
	if err := s.writeDecks(); err != nil {
		return err
	}
	if err := s.writeFonts(root+"/fonts/faces/plex-condensed", "plex", "regular.ttf", "bold.ttf"); err != nil {
		return err
	}
	if err := s.writeOthers(); err != nil {
		return err
	}
	if err := s.writeShipped(); err != nil {
		return err
	}
	if err := s.writeCopy(); err != nil {
		return err
	}
	if dejavu == "" {
		return nil
	}
	return s.writeFonts(dejavu, "dejavu", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
}

// run runs a command; the error includes its output.
func run(cmd *exec.Cmd) error {
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, out)
	}
	return nil
}
