package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/printer"
)

// configVariable names the environment variable with the directory for what belongs to
// the user rather than to a game.
const configVariable = "PUNCHBOARD_CONFIG"

// printersDirectory returns the directory of the profiles of printers, which need not
// exist.
func printersDirectory() (string, error) {
	dir := os.Getenv(configVariable)
	if dir == "" {
		config, err := os.UserConfigDir()
		if err != nil {
			return "", usageErrorf("set it to a directory", "%s is not set, and there is no directory for configuration: %w", configVariable, err)
		}
		dir = filepath.Join(config, "punchboard")
	}
	return filepath.Join(dir, "printers"), nil
}

// printerNames lists the printers with a profile.
func printerNames() (dir string, names []string, err error) {
	if dir, err = printersDirectory(); err != nil {
		return "", nil, err
	}
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", nil, failed(err)
	}
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ".yaml"); ok && printer.NameFault(name) == "" {
			names = append(names, name)
		}
	}
	return dir, names, nil
}

// profilePath returns the path of a profile that must exist.
func profilePath(name string) (dir, path string, err error) {
	if err := checkPrinterName(name); err != nil {
		return "", "", err
	}
	dir, names, err := printerNames()
	if err != nil {
		return "", "", err
	}
	if !slices.Contains(names, name) {
		hint := "measure it with: punchboard printer add " + name
		if best := diag.Nearest(name, names); best != "" {
			hint = "did you mean " + best + "?"
		}
		return "", "", usageErrorf(hint, "there is no profile of a printer %q", name)
	}
	return dir, filepath.Join(dir, printer.FileName(name)), nil
}

func checkPrinterName(name string) error {
	if fault := printer.NameFault(name); fault != "" {
		return usageErrorf("use a name such as home or office-laser", "the name of a printer %s, but is %q", fault, name)
	}
	return nil
}

// readProfile reads the profile of a printer. It returns no profile if the file has
// errors, which are printed.
func readProfile(ctx context.Context, t *terminal, name string) (*printer.Profile, []diag.Finding, error) {
	dir, _, err := profilePath(name)
	if err != nil {
		return nil, nil, err
	}
	files, err := source.OpenDisk(dir)
	if err != nil {
		return nil, nil, failed(err)
	}
	p, found := printer.Read(ctx, files, filepath.ToSlash(dir), name)
	return p, found.All(), t.findings(found.All())
}

// completePrinters completes the names of printers.
func completePrinters(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	_, names, _ := printerNames()
	return names, cobra.ShellCompDirectiveNoFileComp
}
