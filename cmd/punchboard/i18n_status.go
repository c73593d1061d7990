package main

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/translate"
)

func newI18nStatus(t *terminal) *cobra.Command {
	var langs []string
	cmd := &cobra.Command{
		Use:   "status [GAME|DIR ...]",
		Short: "Count what is missing or out of date in each language",
		Long: `Count the texts of each language: translated, missing, stale (their source text has
changed since the translation was accepted), and identical to the source text.`,
		Example: `  punchboard i18n status
  punchboard i18n status mygame --lang de --json`,
		RunE: func(cmd *cobra.Command, args []string) error { return i18nStatus(cmd.Context(), t, args, langs) },
	}
	cmd.Flags().StringSliceVar(&langs, "lang", nil, "only languages `LANG,LANG`")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// statusReport is the --json output of a status.
type statusReport struct {
	Findings []diag.Finding `json:"findings"`
	Games    []gameStatus   `json:"games"`
}

type gameStatus struct {
	Slug      string             `json:"slug"`
	Source    string             `json:"source"`
	Languages []translate.Status `json:"languages"`
}

func i18nStatus(ctx context.Context, t *terminal, args, asked []string) error {
	targets, err := findTargets(args, false)
	if err != nil {
		return err
	}
	report := statusReport{Findings: []diag.Finding{}, Games: []gameStatus{}}
	for _, of := range targets {
		status, err := statusOf(ctx, t, of, asked)
		if err != nil {
			return err
		}
		report.Games = append(report.Games, status)
	}
	return t.finish(report.Findings, report)
}

// statusOf counts and prints the texts of one game.
func statusOf(ctx context.Context, t *terminal, of target, asked []string) (gameStatus, error) {
	first, err := t.openCatalog(ctx, of, "")
	if err != nil {
		return gameStatus{}, err
	}
	langs, err := translations(first.Game, asked)
	if err != nil {
		return gameStatus{}, err
	}
	status := gameStatus{of.slug, first.Game.Source, []translate.Status{}}
	t.say("%s: %s in %s", of.place, diag.Count(len(first.Texts), "text"), first.Game.Source)
	for _, lang := range langs {
		c, err := t.openCatalog(ctx, of, lang)
		if err != nil {
			return gameStatus{}, err
		}
		s := c.Status()
		status.Languages = append(status.Languages, s)
		sayStatus(t, s)
	}
	return status, nil
}

// sayStatus prints the line of a language.
func sayStatus(t *terminal, s translate.Status) {
	line := diag.Count(s.Translated, "text") + " translated"
	for _, part := range []struct {
		n    int
		what string
	}{{s.Missing, "missing"}, {s.Stale, "stale"}, {s.Unrecorded, "not accepted"}, {s.Identical, "identical to the source"}} {
		if part.n > 0 {
			line += ", " + strconv.Itoa(part.n) + " " + part.what
		}
	}
	if s.Words > 0 {
		line += " (" + diag.Count(s.Words, "word") + " to translate)"
	}
	t.say("  %s: %s", s.Language, line)
}
