// Command punchboard prints, checks and plays games that are kept as text
// files. Only this package deals with arguments, files, the clock, the terminal
// and exit codes.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"slices"
	"syscall"

	"github.com/spf13/cobra"

	"punchboard/internal/heap"
)

func main() {
	heap.CollectRarely()
	// A large heap is collected more often, so that a game within the limits needs little memory.
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(384 << 20)
	}
	abortBySignal()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// abortBySignal makes Go end the process by a signal if it cannot go on, such as without memory. Its usual exit
// code for that is 2, our code for a wrong command line.
func abortBySignal() { debug.SetTraceback("crash") }

// run runs one command line and returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) (code int) {
	out := &results{to: stdout}
	t := newTerminal(out, stderr)
	defer func() {
		if fault := recover(); fault != nil {
			code = t.reportFault(fault, slices.Contains(args, "--json"))
		}
	}()
	root := newRoot(t)
	root.SetArgs(args)
	root.SetOut(t.out)
	root.SetErr(t.err)
	cmd, err := root.ExecuteContextC(ctx)
	t.clear()
	t.json = t.json || slices.Contains(args, "--json") // parsing may have stopped at an error before it
	if code := t.report(ctx, cmd, err); code != exitClean || out.err == nil {
		return code
	}
	fmt.Fprintf(t.err, "punchboard: the results could not be written: %v\n", out.err)
	return exitFound
}

func newRoot(t *terminal) *cobra.Command {
	root := &cobra.Command{
		Use:   "punchboard",
		Short: "Print, check and playtest games kept as text files",
		Long: `Punchboard turns a card game or board wargame kept as text files (YAML, CSV, XLSX)
into sheets to print, in every language of the game. It checks the files first, and
it can playtest the game.

GAME is the name of a shipped game, DIR a directory with a game.yaml. If there is a
directory with the name of a shipped game, the directory is used.

Exit codes: 0 success; 1 errors found; 2 wrong usage; 3 warnings found, with
--strict; 4 internal error; 130 interrupted.`,
		Example: `  punchboard new mygame            start a new game
  punchboard build mygame          print it into out/mygame
  punchboard check mygame          check it without printing
  punchboard build mygame --lang fr --paper letter`,
		Args:          noCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		SilenceUsage:  true,
		SilenceErrors: true,
		Version:       version(),
	}
	flags := root.PersistentFlags()
	flags.BoolVar(&t.json, "json", false, "write findings and results to standard output as JSON")
	flags.BoolVar(&t.strict, "strict", false, "treat warnings as errors (exit code 3)")
	flags.BoolVarP(&t.quiet, "quiet", "q", false, "print only findings")
	root.SetFlagErrorFunc(wrongFlag)
	for _, command := range commands {
		root.AddCommand(command(t))
	}
	return root
}

// commands are the constructors of the subcommands.
var commands = []func(*terminal) *cobra.Command{
	newBuild, newPrinted, newLive, newImages, newCheck, newPlaytest, newMap, newList, newNew, newSchema, newExplain, newI18n, newPrinter,
}
