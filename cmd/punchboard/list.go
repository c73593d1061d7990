package main

import (
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/games"
)

// listedGame is one row of `punchboard list`.
type listedGame struct {
	Slug      string            `json:"slug"`
	Title     map[string]string `json:"title"`
	Version   string            `json:"version"`
	Languages []string          `json:"languages"`
	Variants  []string          `json:"variants"`
	Decks     []listedDeck      `json:"decks"`
}

type listedDeck struct {
	ID    string `json:"id"`
	Size  string `json:"size"`
	Types int    `json:"types"`
	Cards int    `json:"cards"`
}

func newList(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "list [GAME|DIR ...]",
		Short: "List games with their decks, languages and variants",
		Long:  "List the shipped games, or the games named, with their decks, languages and variants.",
		Example: `  punchboard list
  punchboard list mygame --json`,
		RunE: func(cmd *cobra.Command, args []string) error { return list(t, args) },
	}
}

func list(t *terminal, args []string) error {
	if len(args) == 0 {
		args = games.All
	}
	targets, err := findTargets(args, false)
	if err != nil {
		return err
	}
	rows := make([]listedGame, 0, len(targets))
	for _, target := range targets {
		game, found := carddata.Load(target.fsys, target.place, carddata.Options{})
		if found.Errors() > 0 {
			t.findings(found.All())
			return t.verdict(found)
		}
		rows = append(rows, describe(target.slug, game))
	}
	if t.json {
		return t.document(rows)
	}
	for _, row := range rows {
		row.say(t)
	}
	return nil
}

func describe(slug string, g *carddata.Game) listedGame {
	row := listedGame{Slug: slug, Title: map[string]string{}, Version: g.Version, Languages: g.Languages, Variants: g.Variants}
	for _, lang := range g.Languages {
		row.Title[lang] = g.Title.In(lang)
	}
	for _, d := range g.Decks {
		size := d.SizeName
		if size == "" {
			size = d.Size.String()
		}
		row.Decks = append(row.Decks, listedDeck{d.ID, size, len(d.Cards), d.Pieces()})
	}
	return row
}

func (g listedGame) say(t *terminal) {
	titles := make([]string, len(g.Languages))
	for i, lang := range g.Languages {
		titles[i] = g.Title[lang]
	}
	t.say("%s: %s, version %s (%s)", g.Slug, strings.Join(titles, " / "), g.Version, strings.Join(g.Languages, ", "))
	for _, d := range g.Decks {
		t.say("  %-18s %3d cards, %3d different, %s", d.ID, d.Cards, d.Types, d.Size)
	}
	if len(g.Variants) > 0 {
		t.say("  variants: %s", strings.Join(g.Variants, ", "))
	}
}
