package main

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/translate"
)

func newI18n(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "i18n",
		Short: "Translate games: what is missing, and files for translation tools",
		Long: `Translate games with the tools of translators. Status counts what is missing or out
of date in each language, and accept records translations, so that check can tell when
their source texts change.`,
		Example: `  punchboard i18n status mygame
  punchboard i18n accept mygame --lang fr`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	for _, command := range []func(*terminal) *cobra.Command{newI18nStatus, newI18nAccept, newI18nAdd, newI18nExport, newI18nImport} {
		cmd.AddCommand(command(t))
	}
	return cmd
}

// openCatalog reads the texts of a game in a language. It returns no catalog if the game
// has errors, which are printed.
func (t *terminal) openCatalog(ctx context.Context, of target, lang string) (*translate.Catalog, error) {
	c, found := translate.Load(ctx, of.fsys, of.place, lang)
	if c == nil {
		if err := t.findings(found.All()); err != nil {
			return nil, err
		}
		return nil, t.verdict(found.All())
	}
	return c, nil
}

// translations returns the languages that a game is translated into, or those of --lang.
func translations(g *carddata.Game, asked []string) ([]string, error) {
	var all []string
	for _, lang := range g.Languages {
		if lang != g.Source {
			all = append(all, lang)
		}
	}
	if len(asked) == 0 {
		return all, nil
	}
	for _, lang := range asked {
		switch {
		case lang == g.Source:
			return nil, usageErrorf("name one of the languages that it is translated into", "--lang: %s is the language that %s is translated from", lang, g.Place)
		case !slices.Contains(all, lang):
			return nil, usageErrorf(diag.DidYouMean(lang, all), "%s has no language %q", g.Place, lang)
		}
	}
	return asked, nil
}

// usableLanguage rejects what cannot be a language.
func usableLanguage(lang string) error {
	if lang == "" {
		return usageErrorf("name the language of the translation, such as --lang de", "--lang is missing")
	}
	if values.IsLanguageTag(lang) {
		return nil
	}
	if meant := values.LanguageMeant(lang); meant != "" {
		return usageErrorf("did you mean "+meant+"?", "--lang: %q is not a language tag", lang)
	}
	return usageErrorf("use a short form such as de, or fr-CA with a region", "--lang: %q is not a language tag", lang)
}

// ownGame rejects a shipped game, whose files cannot be changed.
func ownGame(of target) error {
	if of.dir != "" {
		return nil
	}
	return usageErrorf("copy it first: `punchboard new mygame --from "+of.slug+"`", "%s is a shipped game, which cannot be changed", of.slug)
}

// orHere returns the arguments of a command that takes a game first, or the current
// directory if it is one and the first argument is not.
func orHere(args []string) (game string, rest []string) {
	if len(args) > 0 {
		if _, err := findTarget(args[0]); err == nil || !isGame(".") {
			return args[0], args[1:]
		}
	}
	return ".", args
}

// inGame returns a file of a game's directory as a path of the system, and for messages.
func inGame(dir, name string) (path, shown string) {
	path = filepath.Join(dir, filepath.FromSlash(name))
	return path, strings.TrimPrefix(filepath.ToSlash(path), "./")
}

// refuseFindings prints findings of which one is an error, and ends the command.
func (t *terminal) refuseFindings(found []diag.Finding) error {
	if err := t.findings(found); err != nil {
		return err
	}
	return &exit{code: exitFound}
}
