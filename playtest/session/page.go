package session

import (
	"cmp"
	"context"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/rulebook"
	"punchboard/playtest/verdict"
)

// Page judges runs and makes the page of results. If a card often stays in hand,
// some games are played again to find out what prevented it from being played.
func (s *Session) Page(ctx context.Context, runs []*playtest.Stats, lang string) (*report.Page, error) {
	page := s.judge(runs, lang)
	if err := s.explain(ctx, page); err != nil {
		return nil, err
	}
	page.Interrupted = ctx.Err() != nil
	return page, nil
}

func (s *Session) judge(runs []*playtest.Stats, lang string) *report.Page {
	sheet, limits := s.Game.Catalog(), s.Limits()
	return &report.Page{
		Lang: lang, Own: s.Data.OwnWords(lang), Game: s.Data.Place, Variant: s.Data.Variant, Title: s.title(lang), Version: s.Data.Version, Names: s.Names(lang), Decks: s.decksOfNamesakes(lang),
		Sheet: sheet, Limits: limits, Runs: runs, Luck: s.luck, Rungs: s.rungs, Stopped: s.stopped,
		Unjudged: rulebook.UnjudgedIn(s.Data, sheet.Rules),
		Findings: s.tried.Join(verdict.Judge(verdict.Evidence{Sheet: sheet, Runs: runs, Limits: limits, Rungs: s.rungs, Printed: games.Printed(s.Data, sheet), Figures: games.Figures(s.Data, sheet), RuleCards: games.RuleCards(s.Data, sheet)})),
	}
}

// title returns the display name of the game.
func (s *Session) title(lang string) string {
	return carddata.OnOneLine(cmp.Or(s.Data.Title.In(lang), s.Data.Title.In(s.Data.Source)))
}

// heldGames is the number of games played again to see what keeps cards in hand:
// some thousands of turns for each card.
const heldGames = 300

// explain plays some games again if a card often stays in hand, and adds the
// reasons to the page. It uses the players whose games were judged, except those
// that think ahead, which are too slow. A game that lasts longer than any that
// was judged might never end and is abandoned.
func (s *Session) explain(ctx context.Context, page *report.Page) error {
	best := verdict.Best(page.Runs)
	if best == nil || !verdict.HasDeadCard(page.Findings) {
		return nil
	}
	m := playtest.Match{Players: best.Run.Agents, Seed: best.Run.Seed, Games: playtest.Range{To: heldGames}, Limit: best.Steps.Max() + 1}
	if thinks(m.Players[0]) {
		m.Players = s.all(Strongest(s.Game))
	}
	held, err := s.Game.Held(ctx, m, page.Lang)
	if err != nil {
		return err
	}
	verdict.Explain(page.Sheet, page.Findings, held)
	return nil
}

// Supply compares the components needed in the games of a run with what is
// printed.
func (s *Session) Supply(run *playtest.Stats, lang string) *report.Supply {
	short := s.Limits().Shortage
	return &report.Supply{
		Lang: lang, Own: s.Data.OwnWords(lang), Title: s.title(lang), Names: s.Names(lang), Agents: run.Run.Agents, Seed: run.Run.Seed, Games: run.Games(),
		Short: short, Stocks: verdict.Stocks(s.Game.Catalog(), run, short),
	}
}
