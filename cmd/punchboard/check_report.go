package main

import (
	"strings"

	"punchboard/checkpage"
	"punchboard/pipeline"
)

// addTo adds a game to the page. The page is in the first language that is checked.
func (c *checker) addTo(page *checkpage.Page, target target, made *pipeline.Result) {
	game := checkpage.Game{Place: target.place, Findings: made.Findings.All(), Accepted: made.Accepted, Spots: made.Spots}
	lang := page.Lang
	switch {
	case lang != "":
	case len(c.game.lang) > 0:
		lang, _, _ = strings.Cut(c.game.lang[0], "+")
	case made.Game != nil:
		lang = made.Game.Languages[0]
	}
	if g := made.Game; g != nil {
		game.Title, game.Version = g.Title.In(lang), g.Version
		if page.Own == nil {
			page.Own = g.OwnWords(lang)
		}
	}
	page.Lang = lang
	page.Games = append(page.Games, game)
}
