package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"punchboard/diag"
)

// Exit codes, the same for every command.
const (
	exitClean  = 0   // nothing found
	exitFound  = 1   // an error was found in a game, or a file could not be read or written
	exitUsage  = 2   // the command line makes no sense
	exitStrict = 3   // under --strict: a warning was found
	exitFault  = 4   // a fault of punchboard itself
	exitSignal = 130 // interrupted
)

// exit ends a command with a code. Its error, if any, is still to be shown, and
// its hint, if any, after it.
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

// usageErrorf is the error of a command line that makes no sense; the hint says
// what would.
func usageErrorf(hint, format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...), hint}
}

// failed makes an error of files or drawing the end of the command.
func failed(err error) error {
	if err == nil {
		return nil
	}
	return &exit{code: exitFound, err: err}
}

// report says on the terminal what went wrong and gives the exit code.
func (t *terminal) report(ctx context.Context, cmd *cobra.Command, err error) int {
	var e *exit
	switch {
	case err == nil:
		return exitClean
	case ctx.Err() != nil:
		fmt.Fprintln(t.err, "punchboard: interrupted; nothing was left half written")
		return exitSignal
	case !errors.As(err, &e): // cobra's own
		e = &exit{exitUsage, err, seeHelp(cmd)}
	case e.err == nil:
		return e.code
	}
	if t.json && e.code == exitUsage {
		if err := t.document(usageReport{e.err.Error(), e.hint}); err != nil {
			e.code = exitFound
		}
	}
	fmt.Fprintf(t.err, "punchboard: %v\n", e.err)
	if e.hint != "" {
		fmt.Fprintf(t.err, "\thint: %s\n", e.hint)
	}
	return e.code
}

// usageReport is what --json shows of a command line that makes no sense.
type usageReport struct {
	Error string `json:"error"`
	Hint  string `json:"hint,omitempty"`
}

func seeHelp(cmd *cobra.Command) string { return "see `" + cmd.CommandPath() + " --help`" }

// wrongFlag says what is wrong with a flag in the words of the others.
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
		return usageErrorf(seeHelp(cmd), "--%s: %q is not %s", f.Name, invalid.GetValue(), article(f.Value.Type()))
	}
	return usageErrorf(seeHelp(cmd), "%w", err)
}

// article names the kind of a flag's value in a sentence.
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

// noCommand refuses a word that is no command.
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

// oneArgument wants exactly one argument, and says what it is for.
func oneArgument(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) == 1:
			return nil
		case len(args) > 1 && diag.Nearest(args[0], commandsOf(cmd)) != "":
			return noCommand(cmd, args)
		}
		return usageErrorf(seeHelp(cmd), "%s wants one argument, %s, but has %d", cmd.CommandPath(), what, len(args))
	}
}
