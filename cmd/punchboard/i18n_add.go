package main

import (
	"context"

	"github.com/spf13/cobra"

	"punchboard/carddata/wording"
	"punchboard/diag"
	"punchboard/translate"
)

func newI18nAdd(t *terminal) *cobra.Command {
	var sheets, reports bool
	cmd := &cobra.Command{
		Use:   "add [GAME|DIR] LANG",
		Short: "Add a language to a game",
		Long: `Add a language to a game: to languages in game.yaml, and as empty columns in its CSV
files. Then export its texts, or fill the columns in a spreadsheet.

With --sheets, the texts that Punchboard itself prints on sheets become labels of the
game, so that they can be translated too. Without them they are in English, except in
German, French, Spanish, Italian, Dutch, Polish and Portuguese, which are built in.
With --reports, those of the reports of playtest do, some 300.`,
		Example: `  punchboard i18n add mygame de
  punchboard i18n add mygame sv --sheets`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			var words []string
			if sheets {
				words = wording.IDs()
			}
			if reports {
				words = append(words, wording.ReportIDs()...)
			}
			return i18nAdd(cmd.Context(), t, args, words)
		},
	}
	cmd.Flags().BoolVar(&sheets, "sheets", false, "also add labels for the texts that Punchboard prints on sheets")
	cmd.Flags().BoolVar(&reports, "reports", false, "also add labels for the texts of playtest reports")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// addReport is the --json output.
type addReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []string       `json:"files"`
	Missing  int            `json:"missing"` // texts to translate
}

func i18nAdd(ctx context.Context, t *terminal, args []string, words []string) error {
	game, lang := ".", args[len(args)-1]
	if len(args) == 2 {
		game = args[0]
	}
	if err := usableLanguage(lang); err != nil {
		return err
	}
	of, err := findTarget(game)
	if err != nil {
		return err
	}
	if err := ownGame(of); err != nil {
		return err
	}
	c, err := t.openCatalog(ctx, of, lang)
	if err != nil {
		return err
	}
	switch {
	case lang == c.Game.Source:
		return usageErrorf("add another one", "%s is the language that %s is translated from", lang, c.Game.Place)
	case len(c.Texts) == 0:
		return usageErrorf("write its texts by language first: a column name_"+c.Game.Source+" instead of name, and {"+c.Game.Source+": ...} for titles", "the texts of %s are not written by language", c.Game.Place)
	}
	files, found := c.Add(words...)
	if found.Errors() > 0 {
		return t.refuseFindings(found.All())
	}
	if len(files) == 0 {
		return usageErrorf("see what is missing with `punchboard i18n status "+c.Game.Place+"`", "%s has the language %s already", c.Game.Place, lang)
	}
	shown, err := writeGameFiles(ctx, game, files)
	if err != nil {
		return err
	}
	if t.json {
		t.result = addReport{[]diag.Finding{}, shown, len(c.Texts) + c.Added}
	}
	sayAdded(t, c, shown)
	return nil
}

func sayAdded(t *terminal, c *translate.Catalog, shown []string) {
	for _, name := range shown {
		t.say("%s: added %s", name, c.Language)
	}
	t.say("%s: %s to translate; write them into a file with `punchboard i18n export %s --lang %s`", c.Game.Place, diag.Count(len(c.Texts)+c.Added, "text"), c.Game.Place, c.Language)
}
