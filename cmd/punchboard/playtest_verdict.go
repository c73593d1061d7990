package main

import (
	"cmp"
	"context"
	"fmt"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// tellVerdict judges runs, shows the page, and sets it where --report says.
func (t *terminal) tellVerdict(ctx context.Context, p *played, runs []*playtest.Stats, flags *playFlags) error {
	page := pageOf(p, runs, flags.lang)
	page.Variant, page.All = flags.variant, flags.all
	if err := p.explain(ctx, page); err != nil {
		return err
	}
	page.Interrupted = ctx.Err() != nil
	if err := t.showPage(page); err != nil {
		return failed(err)
	}
	if err := t.writeReport(flags.report, page); err != nil {
		return err
	}
	return t.judged(page.Findings)
}

// pageOf judges runs and makes the page of it.
func pageOf(p *played, runs []*playtest.Stats, lang string) *report.Page {
	limits := limitsOf(p.data)
	return &report.Page{
		Lang: lang, Game: p.place, Title: p.title(lang), Version: p.data.Version, Names: p.names(lang), Decks: p.twins(lang),
		Sheet: p.game.Sheet(), Limits: limits, Runs: runs, Luck: p.luck, Rungs: p.rungs,
		Findings: p.tried.Join(verdict.Judge(verdict.Evidence{Sheet: p.game.Sheet(), Runs: runs, Limits: limits, Printed: games.Printed(p.data, p.game.Sheet())})),
	}
}

// title gives what players call the game.
func (p *played) title(lang string) string {
	return cmp.Or(p.data.Title.In(lang), p.data.Title.In(p.data.Source))
}

// showPage writes the page as text, or as JSON.
func (t *terminal) showPage(page *report.Page) error {
	if t.json {
		return t.document(page.JSON())
	}
	if t.quiet {
		return nil
	}
	t.clear()
	_, err := fmt.Fprint(t.out, page.Text())
	return err
}

// judged turns a verdict into the command's end.
func (t *terminal) judged(found []verdict.Finding) error {
	switch worst := verdict.Worst(found); {
	case worst == verdict.Fail:
		return &exit{code: exitFound}
	case worst != verdict.Pass && t.strict:
		return &exit{code: exitStrict}
	}
	return nil
}
