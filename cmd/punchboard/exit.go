package main

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"punchboard/diag"
)

// Exit codes, the same for every command.
const (
	exitClean  = 0   // nothing found
	exitFound  = 1   // an error was found in a game, or a file could not be read or written
	exitUsage  = 2   // the command line is wrong
	exitStrict = 3   // under --strict: a warning was found
	exitFault  = 4   // internal error: a bug in punchboard
	exitSignal = 130 // interrupted
)

// exit is the error that ends a command with an exit code. Its error and hint,
// if any, have not been printed yet.
type exit struct {
	code int
	err  error
	hint string
}

func (e *exit) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }

// usageErrorf returns the error for a wrong command line, with a hint.
func usageErrorf(hint, format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...), hint}
}

// failed wraps an error of reading, writing or drawing so that it ends the
// command.
func failed(err error) error {
	if err == nil {
		return nil
	}
	return &exit{code: exitFound, err: err}
}

// report prints an error, and with --json the document of the command, and returns
// the exit code.
func (t *terminal) report(ctx context.Context, cmd *cobra.Command, err error) int {
	code, p := ending(ctx, cmd, err)
	if t.json {
		if err := t.document(code, p); err != nil && code == exitClean {
			code, p = exitFound, problem{Error: err.Error()}
		}
	}
	if p.Error != "" {
		fmt.Fprintf(t.err, "punchboard: %s\n", diag.Visible(p.Error))
	}
	if p.Hint != "" {
		fmt.Fprintf(t.err, "\thint: %s\n", diag.Visible(p.Hint))
	}
	return code
}

// reportFault prints a panic, and returns the exit code.
func (t *terminal) reportFault(fault any, asJSON bool) int {
	t.clear()
	said := fmt.Sprintf("internal error; this is a bug in punchboard, not in your game: %v", fault)
	fmt.Fprintf(t.err, "punchboard: %s\n\n%s", said, debug.Stack())
	if asJSON {
		_ = t.document(exitFault, problem{Error: said}) // the exit code says it too
	}
	return exitFault
}

// ending turns the error of a command into its exit code and what remains to be said.
func ending(ctx context.Context, cmd *cobra.Command, err error) (int, problem) {
	var e *exit
	switch {
	case err == nil:
		return exitClean, problem{}
	case ctx.Err() != nil:
		return exitSignal, problem{Error: "interrupted; no incomplete files were left"}
	case !errors.As(err, &e): // an error of cobra
		return exitUsage, problem{err.Error(), seeHelp(cmd)}
	case e.err == nil:
		return e.code, problem{}
	}
	return e.code, problem{e.err.Error(), e.hint}
}

func seeHelp(cmd *cobra.Command) string { return "see `" + cmd.CommandPath() + " --help`" }

// wrongFlag words an error of a flag like our other messages.
func wrongFlag(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		var known []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { known = append(known, f.Name) })
		if near := diag.Nearest(unknown.GetSpecifiedName(), known); near != "" {
			return usageErrorf("did you mean `--"+near+"`?", "%w", err)
		}
	case errors.As(err, &invalid):
		f := invalid.GetFlag()
		return usageErrorf(seeHelp(cmd), "--%s: %q is not %s", f.Name, invalid.GetValue(), article(typeOf(f)))
	}
	return usageErrorf(seeHelp(cmd), "%w", err)
}

// article returns the type of a flag's value with its article.
func article(kind string) string {
	switch {
	case kind == "bool":
		return "true or false"
	case kind == "duration":
		return "a time, such as 30s or 5m"
	case strings.HasPrefix(kind, "int"):
		return "a whole number"
	case strings.HasPrefix(kind, "uint"):
		return "a whole number from 0 to 18446744073709551615"
	}
	return "a number"
}

// noCommand rejects an unknown command.
func noCommand(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return usageErrorf(diag.DidYouMean(args[0], commandsOf(root)), "there is no command %q", args[0])
}

func commandsOf(cmd *cobra.Command) (names []string) {
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	return names
}

// oneArgument requires exactly one argument and names it in the error.
func oneArgument(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) == 1:
			return nil
		case len(args) > 1 && diag.Nearest(args[0], commandsOf(cmd)) != "":
			return noCommand(cmd, args)
		}
		return usageErrorf(seeHelp(cmd), "%s needs one argument (%s), but got %d", cmd.CommandPath(), what, len(args))
	}
}
