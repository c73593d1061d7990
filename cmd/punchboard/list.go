package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/pipeline"
)

// listedGame is one row of `punchboard list`.
type listedGame struct {
	Slug      string            `json:"slug"`
	Title     map[string]string `json:"title"`
	Version   string            `json:"version"`
	Languages []string          `json:"languages"`
	Variants  []string          `json:"variants"`
	Lists     []string          `json:"lists"` // names for --list
	Decks     []listedDeck      `json:"decks"`
}

// listedDeck is a deck of a listed game.
type listedDeck struct {
	ID    string `json:"id"`
	Kind  string `json:"kind"` // the section of game.yaml: decks, counters or sheets
	Size  string `json:"size"`
	Types int    `json:"types"`
	Cards int    `json:"cards"`
}

func newList(t *terminal) *cobra.Command {
	var variant string
	cmd := &cobra.Command{
		Use:   "list [GAME|DIR ...]",
		Short: "List games with their decks, languages and variants",
		Long:  `List the shipped games, or the given games, with their decks, languages and variants.`,
		Example: `  punchboard list
  punchboard list mygame --json`,
		ValidArgsFunction: completeGames,
		RunE:              func(cmd *cobra.Command, args []string) error { return list(cmd.Context(), t, args, variant) },
	}
	cmd.Flags().StringVar(&variant, "variant", "", "apply variant `NAME` (variants/NAME.yaml)")
	return cmd
}

// listReport is the --json output of a list.
type listReport struct {
	Findings []diag.Finding `json:"findings"`
	Games    []listedGame   `json:"games"`
}

func list(ctx context.Context, t *terminal, args []string, variant string) error {
	targets, err := findTargets(args, len(args) == 0)
	if err != nil {
		return err
	}
	report := listReport{Findings: []diag.Finding{}, Games: []listedGame{}}
	for _, target := range targets {
		game, found := carddata.Load(target.files(ctx), target.place, carddata.Options{Variant: variant})
		if found.Errors() > 0 {
			report.Findings = append(report.Findings, found.All()...)
			if err := t.findings(found.All()); err != nil {
				return err
			}
			continue
		}
		row := describe(target.slug, game)
		report.Games = append(report.Games, row)
		row.say(t)
	}
	return t.finish(report.Findings, report)
}

func describe(slug string, g *carddata.Game) listedGame {
	row := listedGame{Slug: slug, Title: map[string]string{}, Version: g.Version, Languages: g.Languages, Variants: g.Variants, Lists: g.CopyLists}
	if row.Variants == nil {
		row.Variants = []string{}
	}
	if row.Lists == nil {
		row.Lists = []string{}
	}
	for _, lang := range g.Languages {
		row.Title[lang] = g.Title.In(lang)
	}
	for _, d := range g.Decks {
		row.Decks = append(row.Decks, listedDeck{d.ID, d.Kind().String(), pipeline.SizeName(d), len(d.Cards), d.Pieces()})
	}
	return row
}

// listedNouns are the names of one piece, by section.
var listedNouns = map[string]string{
	carddata.CardKind.String(): "card", carddata.CounterKind.String(): "counter", carddata.SheetKind.String(): "sheet",
}

// listedNoun names the pieces of a deck.
func listedNoun(d *listedDeck) string {
	if d.Cards == 1 {
		return listedNouns[d.Kind]
	}
	return listedNouns[d.Kind] + "s"
}

func (g listedGame) say(t *terminal) {
	titles := make([]string, len(g.Languages))
	for i, lang := range g.Languages {
		titles[i] = g.Title[lang]
	}
	t.say("%s: %s, version %s (%s)", g.Slug, strings.Join(titles, " / "), g.Version, strings.Join(g.Languages, ", "))
	for _, d := range g.Decks {
		t.say("  %-18s %3d %s, %3d different, %s", d.ID, d.Cards, listedNoun(&d), d.Types, d.Size)
	}
	if len(g.Variants) > 0 {
		t.say("  variants: %s", strings.Join(g.Variants, ", "))
	}
	if len(g.Lists) > 0 {
		t.say("  copy lists: %s", strings.Join(g.Lists, ", "))
	}
}
