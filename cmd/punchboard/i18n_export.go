package main

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/translate"
	"punchboard/translate/po"
)

// exporter runs `punchboard i18n export`.
type exporter struct {
	t      *terminal
	lang   string
	format string
	to     string
	draw   string // a directory for pictures of the cards; "" for none
}

func newI18nExport(t *terminal) *cobra.Command {
	x := &exporter{t: t}
	cmd := &cobra.Command{
		Use:   "export [GAME|DIR] --lang LANG",
		Short: "Write the texts of a language for translation tools",
		Long: `Write the texts of a game with their translations into one language as a gettext PO
file, or as XLIFF 1.2, for Poedit, Weblate, Crowdin and other tools. Each entry has the
file, id and column of its text as context, and a comment with the size of the smallest
box that it must fit. Translations that are stale are marked: fuzzy in PO,
needs-review-translation in XLIFF.

If the file exists, what is in it is kept: comments, flags, headers and order. Entries
without a text become obsolete in PO, and are removed from XLIFF. A file with
translations that were not imported yet is not overwritten.`,
		Example: `  punchboard i18n export mygame --lang de           writes mygame/po/de.po
  punchboard i18n export mygame --lang de --format xliff
  punchboard i18n export mygame --lang de --pictures mygame/po/pictures
  punchboard i18n export mygame --lang de --to german.po`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return x.run(cmd.Context(), args) },
	}
	cmd.ValidArgsFunction = completeGames
	fl := cmd.Flags()
	fl.StringVar(&x.lang, "lang", "", "language `LANG` of the translation")
	fl.StringVar(&x.format, "format", "po", "format of the file")
	fl.StringVar(&x.to, "to", "", "write to `FILE` (default: po/LANG.po or po/LANG.xlf in the game's directory)")
	fl.StringVar(&x.draw, "pictures", "", "draw the cards into `DIR`, in the source language, and name each picture beside its texts")
	setPlaceholder(cmd, "format", "po|xliff")
	return cmd
}

// exportReport is the --json output.
type exportReport struct {
	Findings []diag.Finding   `json:"findings"`
	File     string           `json:"file"`
	Status   translate.Status `json:"status"`
}

func (x *exporter) run(ctx context.Context, args []string) error {
	if err := usableLanguage(x.lang); err != nil {
		return err
	}
	if x.format != "po" && x.format != "xliff" {
		return usageErrorf("use --format po or --format xliff", "--format: there is no format %q", x.format)
	}
	game, _ := orHere(args)
	of, err := findTarget(game)
	if err != nil {
		return err
	}
	path, err := x.path(game)
	if err != nil {
		return err
	}
	c, err := x.t.openCatalog(ctx, of, x.lang)
	if err != nil {
		return err
	}
	if x.lang == c.Game.Source {
		return usageErrorf("name the language of the translation", "--lang: %s is the language that %s is translated from", x.lang, c.Game.Place)
	}
	if err := x.describe(ctx, of, c); err != nil {
		return err
	}
	data, err := x.contents(c, path)
	if err != nil {
		return err
	}
	if err := edition.WriteFile(path, func(w io.Writer) error { _, err := w.Write(data); return err }); err != nil {
		return failed(err)
	}
	status := c.Status()
	if x.t.json {
		x.t.result = exportReport{[]diag.Finding{}, filepath.ToSlash(path), status}
	}
	x.t.say("%s: %s", filepath.ToSlash(path), diag.Count(status.Texts, "text"))
	sayStatus(x.t, status)
	return nil
}

// path returns the file to write.
func (x *exporter) path(game string) (string, error) {
	if x.to != "" {
		return x.to, writable(x.to)
	}
	if !isGame(game) {
		return "", usageErrorf("name a file, such as --to "+x.lang+x.extension(), "%s is a shipped game, in which no file can be written", game)
	}
	path, _ := inGame(game, "po/"+x.lang+x.extension())
	return path, writable(path)
}

// extension returns the end of the names of files in the format.
func (x *exporter) extension() string {
	if x.format == "xliff" {
		return ".xlf"
	}
	return ".po"
}

// contents returns the file as it is to be written.
func (x *exporter) contents(c *translate.Catalog, path string) ([]byte, error) {
	before, err := readTranslations(path)
	if errors.Is(err, fs.ErrNotExist) {
		before, err = nil, nil
	}
	if err != nil {
		return nil, failed(err)
	}
	data, err := x.update(c, before)
	var lost *translate.UnimportedError
	switch {
	case errors.As(err, &lost):
		return nil, &exit{exitFound, errors.New(filepath.ToSlash(path) + ": " + err.Error()), "import it first: `punchboard i18n import " + c.Game.Place + " " + filepath.ToSlash(path) + "`"}
	case err != nil:
		return nil, &exit{exitFound, errors.New(filepath.ToSlash(path) + ": " + err.Error()), "remove the file, or write to another one with --to"}
	}
	return data, nil
}

// update returns the file with the texts of the game. Before is nil for a new one.
func (x *exporter) update(c *translate.Catalog, before []byte) ([]byte, error) {
	if x.format == "xliff" {
		return c.UpdateXLIFF(before)
	}
	return c.UpdatePO(before)
}

// readTranslations reads a file of translations, up to its limit.
func readTranslations(path string) ([]byte, error) {
	if err := edition.Replaceable(path); err != nil {
		return nil, err
	}
	f, err := source.OpenRegular(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, po.MaxSize+1))
}
