package main

import (
	"context"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/translate"
)

func newI18nAccept(t *terminal) *cobra.Command {
	var langs []string
	cmd := &cobra.Command{
		Use:   "accept [GAME|DIR] [ID ...]",
		Short: "Record translations as up to date",
		Long: `Record translations as up to date with their source texts: all, or those of the cards,
labels, tables and files with the given ids. The record is the file translations.csv
in the game's directory. Once it exists, check warns about each translation whose
source text has changed, and about those that nobody has accepted.`,
		Example: `  punchboard i18n accept mygame
  punchboard i18n accept mygame --lang fr mail piano
  punchboard i18n accept mygame cards/cards.csv`,
		RunE: func(cmd *cobra.Command, args []string) error { return i18nAccept(cmd.Context(), t, args, langs) },
	}
	cmd.Flags().StringSliceVar(&langs, "lang", nil, "only languages `LANG,LANG`")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

func i18nAccept(ctx context.Context, t *terminal, args, asked []string) error {
	game, ids := orHere(args)
	of, err := findTarget(game)
	if err != nil {
		return err
	}
	if err := ownGame(of); err != nil {
		return err
	}
	first, err := t.openCatalog(ctx, of, "")
	if err != nil {
		return err
	}
	langs, err := translations(first.Game, asked)
	if err != nil {
		return err
	}
	if err := knownIDs(first, ids); err != nil {
		return err
	}
	record, n := translate.NewRecord(first), 0
	for _, lang := range langs {
		c, err := t.openCatalog(ctx, of, lang)
		if err != nil {
			return err
		}
		n += record.Accept(c, func(t *translate.Text) bool { return len(ids) == 0 || named(t, ids) })
	}
	path, shown := inGame(game, carddata.FingerprintFile)
	if err := edition.WriteFile(path, func(w io.Writer) error { _, err := w.Write(record.Bytes()); return err }); err != nil {
		return failed(err)
	}
	if t.json {
		t.result = acceptReport{[]diag.Finding{}, shown, n}
	}
	t.say("%s: accepted %s", shown, diag.Count(n, "translation"))
	return nil
}

// acceptReport is the --json output.
type acceptReport struct {
	Findings []diag.Finding `json:"findings"`
	File     string         `json:"file"`
	Accepted int            `json:"accepted"`
}

// named reports whether one of the ids names a text.
func named(t *translate.Text, ids []string) bool {
	return slices.Contains(ids, t.ID.ID) || slices.Contains(ids, t.ID.File)
}

// knownIDs rejects ids that no text has.
func knownIDs(c *translate.Catalog, ids []string) error {
	var known []string
	for _, text := range c.Texts {
		known = append(known, text.ID.ID, text.ID.File)
	}
	for _, id := range ids {
		if !slices.Contains(known, id) {
			hint := "use the id of a card, label or table, or the path of a file"
			if best := diag.Nearest(id, known); best != "" {
				hint = "did you mean `" + best + "`?"
			}
			return usageErrorf(hint, "%s has no text with the id %q", c.Game.Place, id)
		}
	}
	return nil
}
