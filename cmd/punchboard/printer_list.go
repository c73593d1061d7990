package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/printer"
)

// printersReport is the --json output of the commands about printers.
type printersReport struct {
	Findings []diag.Finding  `json:"findings"`
	Printers []listedPrinter `json:"printers"`
	Sheet    string          `json:"sheet,omitempty"`   // the calibration sheet
	Removed  string          `json:"removed,omitempty"` // a file
}

type listedPrinter struct {
	Name   string     `json:"name"`
	File   string     `json:"file"`
	Paper  string     `json:"paper"`
	Back   [2]float64 `json:"back"`    // mm to the right and down
	Margin [4]float64 `json:"margins"` // mm: left, top, right, bottom
	Scale  [2]float64 `json:"scale"`
}

func listed(p *printer.Profile, file string) listedPrinter {
	e := p.Edges
	return listedPrinter{
		Name: p.Name, File: filepath.ToSlash(file), Paper: p.Paper,
		Back:   [2]float64{p.Back.X.MM(), p.Back.Y.MM()},
		Margin: [4]float64{e.Left.MM(), e.Top.MM(), e.Right.MM(), e.Bottom.MM()},
		Scale:  [2]float64{p.Scale.X, p.Scale.Y},
	}
}

func newPrinterList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the printers that were measured",
		Long:    `List the printers that were measured, with their profiles.`,
		Example: `  punchboard printer list`,
		Args:    noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, names, err := printerNames()
			if err != nil {
				return err
			}
			if len(names) == 0 {
				t.say("no printer was measured yet; see punchboard printer add --help")
			}
			return showPrinters(cmd.Context(), t, names)
		},
	}
}

func newPrinterShow(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:               "show NAME",
		Short:             "Show the profile of a printer and its file",
		Long:              `Show the profile of a printer, and the file that it is in, which you can edit.`,
		Example:           `  punchboard printer show home`,
		Args:              onePrinter,
		ValidArgsFunction: completePrinters,
		RunE: func(cmd *cobra.Command, args []string) error {
			_, path, err := profilePath(args[0])
			if err != nil {
				return err
			}
			t.say("%s", filepath.ToSlash(path))
			return showPrinters(cmd.Context(), t, args)
		},
	}
}

// showPrinters prints the profiles of printers.
func showPrinters(ctx context.Context, t *terminal, names []string) error {
	report := printersReport{Findings: []diag.Finding{}, Printers: []listedPrinter{}}
	for _, name := range names {
		p, found, err := readProfile(ctx, t, name)
		if err != nil {
			return err
		}
		report.Findings = append(report.Findings, found...)
		if p == nil {
			continue
		}
		_, path, err := profilePath(name)
		if err != nil {
			return err
		}
		report.Printers = append(report.Printers, listed(p, path))
		t.say("%s: %s", name, p.String())
	}
	return t.finish(report.Findings, report)
}

func newPrinterRemove(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:               "remove NAME",
		Short:             "Remove the profile of a printer",
		Long:              `Remove the profile of a printer.`,
		Example:           `  punchboard printer remove home`,
		Args:              onePrinter,
		ValidArgsFunction: completePrinters,
		RunE: func(cmd *cobra.Command, args []string) error {
			_, path, err := profilePath(args[0])
			if err != nil {
				return err
			}
			if err := os.Remove(path); err != nil {
				return failed(err)
			}
			t.say("%s: removed", filepath.ToSlash(path))
			return t.finish(nil, printersReport{Findings: []diag.Finding{}, Printers: []listedPrinter{}, Removed: filepath.ToSlash(path)})
		},
	}
}

// onePrinter rejects a command line without exactly one name.
func onePrinter(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usageErrorf("name one printer, such as home", "the command needs the name of one printer, but %d are given", len(args))
	}
	return nil
}
