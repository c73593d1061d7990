// Command punchboard prints, checks and plays games that are kept as text
// files. Only this package knows arguments, files, the clock, the terminal and
// exit codes.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// Exit codes, the same for every command.
const (
	exitClean  = 0 // nothing found
	exitFound  = 1 // an error was found in a game, or a file could not be read or written
	exitUsage  = 2 // the command line makes no sense
	exitStrict = 3 // under --strict: a warning was found
	exitFault  = 4 // a fault of punchboard itself
	exitSignal = 130
)

// exit ends a command with a code; its error, if any, is still to be shown.
type exit struct {
	code int
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }

// usagef is the error of a command line that makes no sense.
func usagef(format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...)}
}

func main() {
	// A build makes much garbage on a small heap: collecting it less often
	// costs a few MiB and saves a tenth of the time.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// run carries out one command line and gives the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) (code int) {
	t := newTerminal(stdout, stderr)
	defer func() {
		if fault := recover(); fault != nil {
			t.clear()
			fmt.Fprintf(stderr, "punchboard: this is a fault of punchboard, not of your game: %v\n\n%s", fault, debug.Stack())
			code = exitFault
		}
	}()
	root := newRoot(t)
	root.SetArgs(args)
	root.SetOut(stdout)
	root.SetErr(stderr)
	err := root.ExecuteContext(ctx)
	t.clear()
	return t.report(ctx, err)
}

// report says on the terminal what went wrong and gives the exit code.
func (t *terminal) report(ctx context.Context, err error) int {
	var e *exit
	switch {
	case err == nil:
		return exitClean
	case ctx.Err() != nil:
		fmt.Fprintln(t.err, "punchboard: interrupted; nothing was left half written")
		return exitSignal
	case errors.As(err, &e) && e.err == nil:
		return e.code
	case errors.As(err, &e):
		fmt.Fprintf(t.err, "punchboard: %v\n", e.err)
	default: // cobra's own: unknown command, flag or argument
		fmt.Fprintf(t.err, "punchboard: %v\n", err)
		e = &exit{code: exitUsage}
	}
	if e.code == exitUsage {
		fmt.Fprintln(t.err, "\thint: see `punchboard --help`")
	}
	return e.code
}

func newRoot(t *terminal) *cobra.Command {
	root := &cobra.Command{
		Use:   "punchboard",
		Short: "Print, check and play a game kept as text files",
		Long: `Punchboard turns a game kept as text files (YAML, CSV, XLSX) into what people
print, cut and play, in every language of the game, and says what is wrong with
it first.

A GAME is the name of a shipped game or a directory that holds a game.yaml. A
bare name means a shipped game unless a directory of that name exists.

Exit codes: 0 clean; 1 an error was found; 2 wrong usage; 3 a warning was found
under --strict; 4 a fault of punchboard itself; 130 interrupted.`,
		Example: `  punchboard new mygame            start a game of your own
  punchboard build mygame          print it into out/mygame
  punchboard check mygame          say what is wrong with it
  punchboard build mygame --lang fr --paper letter`,
		SilenceUsage:  true,
		SilenceErrors: true,
		Version:       version(),
	}
	root.PersistentFlags().BoolVar(&t.json, "json", false, "write findings and results as JSON on standard output")
	root.PersistentFlags().BoolVar(&t.strict, "strict", false, "let warnings fail the command (exit code 3)")
	root.PersistentFlags().BoolVarP(&t.quiet, "quiet", "q", false, "write findings alone")
	root.CompletionOptions.HiddenDefaultCmd = true
	for _, command := range commands {
		root.AddCommand(command(t))
	}
	return root
}

// commands makes the subcommands, in the order of the help.
var commands = []func(*terminal) *cobra.Command{
	newBuild, newImages, newCheck, newList, newNew, newSchema, newExplain,
}

// version tells the release, or the revision that was built.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 12 {
			return s.Value[:12]
		}
	}
	if info.Main.Version != "" {
		return info.Main.Version
	}
	return "devel"
}
