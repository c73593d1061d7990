package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/internal/edition"
	"punchboard/printer"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// calibrator runs `punchboard printer add`.
type calibrator struct {
	t      *terminal
	in     io.Reader // answers, or nil if nobody can answer
	paper  string
	duplex string
	lang   string
	sheet  string
	force  bool
	typed  map[string]*string // readings from flags, by name
}

func newPrinterAdd(t *terminal) *cobra.Command {
	c := &calibrator{t: t, typed: map[string]*string{}}
	cmd := &cobra.Command{
		Use:   "add NAME",
		Short: "Measure a printer",
		Long: `Measure a printer: without readings, write the calibration sheet, which says how to
read it; on a terminal, ask for the readings. With all readings, store the profile.
Readings are in millimeters. Margins are those of the portrait page, the larger of
front and back.`,
		Example: `  punchboard printer add home --paper a4
  punchboard printer add home --paper a4 --back-x 9.3 --back-y 10.4 --across 139.5 --down 230 \
    --left 4 --top 3 --right 4 --bottom 5`,
		Args: onePrinter,
		RunE: func(cmd *cobra.Command, args []string) error {
			if term.IsTerminal(int(os.Stdin.Fd())) && t.live && !t.json {
				c.in = os.Stdin
			}
			return c.run(cmd.Context(), args[0])
		},
	}
	f := cmd.Flags()
	f.StringVar(&c.paper, "paper", "a4", "paper `SIZE`: "+strings.Join(paperNames(), ", ")+", or such as 200mm x 300mm")
	f.StringVar(&c.duplex, "duplex", "long-edge", "edge over which the printer, or you, turn the sheet")
	setPlaceholder(cmd, "duplex", "long-edge|short-edge")
	f.StringVar(&c.lang, "lang", "en", "language of the sheet")
	setPlaceholder(cmd, "lang", strings.Join(printer.SheetLanguages(), "|"))
	f.StringVarP(&c.sheet, "out", "o", "", "write the sheet to `FILE` (default NAME-calibration.pdf)")
	f.BoolVar(&c.force, "force", false, "replace a profile that exists")
	for _, r := range printer.Readings(geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}) {
		c.typed[r.Name] = f.String(r.Name, "", r.Help)
		setPlaceholder(cmd, r.Name, "MM")
	}
	return cmd
}

func (c *calibrator) run(ctx context.Context, name string) error {
	p, err := c.profile(name)
	if err != nil {
		return err
	}
	dir, err := printersDirectory()
	if err != nil {
		return err
	}
	path := filepath.Join(dir, printer.FileName(name))
	if _, err := os.Lstat(path); err == nil && !c.force {
		return &exit{exitFound, fmt.Errorf("%s already exists", filepath.ToSlash(path)), "use another name, or replace the profile with --force"}
	}
	report := printersReport{Findings: []diag.Finding{}, Printers: []listedPrinter{}}
	done, err := c.readFlags(p)
	if err == nil && !done {
		if report.Sheet, err = c.writeSheet(p); err == nil {
			done, err = c.ask(ctx, p)
		}
	}
	if err != nil {
		return err
	}
	if done {
		if err := c.store(p, path); err != nil {
			return err
		}
		report.Printers = append(report.Printers, listed(p, path))
	}
	return c.t.finish(nil, report)
}

// profile returns the profile of a printer that was not measured yet.
func (c *calibrator) profile(name string) (*printer.Profile, error) {
	if err := checkPrinterName(name); err != nil {
		return nil, err
	}
	paper, size, err := values.ParsePaper(c.paper)
	if err != nil {
		return nil, usageErrorf(values.SizeHint(c.paper, values.Papers), "--paper: %w", err)
	}
	p := &printer.Profile{Name: name, Duplex: scene.LongEdge, Scale: printer.Scale{X: 1, Y: 1}}
	p.SetPaper(paper, size)
	switch c.duplex {
	case "long-edge":
	case "short-edge":
		p.Duplex = scene.ShortEdge
	default:
		return nil, usageErrorf("use long-edge or short-edge", "--duplex must be the edge over which sheets are turned, but is %q", c.duplex)
	}
	for _, lang := range printer.SheetLanguages() {
		if c.lang == lang {
			return p, nil
		}
	}
	return nil, usageErrorf("use one of: "+strings.Join(printer.SheetLanguages(), ", "), "--lang: there is no calibration sheet in %q", c.lang)
}

// readFlags enters the readings on the command line into a profile. It is not done if
// there are none.
func (c *calibrator) readFlags(p *printer.Profile) (done bool, err error) {
	var missing []string
	for _, r := range printer.Readings(p.Size) {
		text := *c.typed[r.Name]
		if text == "" {
			missing = append(missing, "--"+r.Name)
			continue
		}
		done = true
		if err := r.Set(p, text); err != nil {
			return false, usageErrorf("look at the calibration sheet again", "--%s %w", r.Name, err)
		}
	}
	if done && len(missing) > 0 {
		return false, usageErrorf("add "+strings.Join(missing, " "), "some readings of the calibration sheet are missing")
	}
	return done, nil
}

// writeSheet writes the calibration sheet and returns its path.
func (c *calibrator) writeSheet(p *printer.Profile) (string, error) {
	doc, err := p.CalibrationSheet(c.lang)
	if err != nil {
		return "", usageErrorf("use --paper a4 or --paper letter", "--paper %s: %w", p.Paper, err)
	}
	format, err := pdfOptions()
	if err != nil {
		return "", err
	}
	path := c.sheet
	if path == "" {
		path = p.Name + "-calibration.pdf"
	}
	if err := edition.WriteFile(path, func(w io.Writer) error { return pdf.Write(w, doc, format) }); err != nil {
		return "", failed(err)
	}
	c.t.say("%s: calibration sheet, %s; print it on both sides at actual size and read it as it says", filepath.ToSlash(path), p.Paper)
	if c.in == nil {
		c.t.say("then run the command again with the readings: --back-x --back-y --across --down --left --top --right --bottom")
	}
	return filepath.ToSlash(path), nil
}

// ask asks for the readings, if there is somebody to ask. An empty answer to the first
// question ends it: the sheet is not printed yet.
func (c *calibrator) ask(ctx context.Context, p *printer.Profile) (done bool, err error) {
	if c.in == nil {
		return false, nil
	}
	c.t.say("Enter what you read, in millimeters; press Enter alone to stop and go on later.")
	lines := bufio.NewScanner(c.in)
	for _, r := range printer.Readings(p.Size) {
		if done, err := c.askOne(ctx, lines, p, &r); !done || err != nil {
			return false, err
		}
	}
	return true, nil
}

// askOne repeats a question until its answer can be used, or is empty.
func (c *calibrator) askOne(ctx context.Context, lines *bufio.Scanner, p *printer.Profile, r *printer.Reading) (done bool, err error) {
	for {
		fmt.Fprintf(c.t.err, "%s: ", r.Ask)
		if !lines.Scan() || ctx.Err() != nil {
			return false, failed(errors.Join(lines.Err(), ctx.Err()))
		}
		text := strings.TrimSpace(lines.Text())
		if text == "" {
			return false, nil
		}
		if err := r.Set(p, text); err == nil {
			return true, nil
		} else {
			fmt.Fprintf(c.t.err, "The reading %s.\n", diag.Visible(err.Error()))
		}
	}
}

// store writes a profile.
func (c *calibrator) store(p *printer.Profile, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return failed(err)
	}
	if err := edition.WriteFile(path, func(w io.Writer) error { _, err := w.Write(p.Text()); return err }); err != nil {
		return failed(err)
	}
	c.t.say("%s: %s, in %s", p.Name, p.String(), filepath.ToSlash(path))
	return nil
}
