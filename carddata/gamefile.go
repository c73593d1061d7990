package carddata

import (
	"punchboard/carddata/source"
	"slices"
)

// gameSettings are the keys of game.yaml. Those whose reading has to wait for
// others (decks, faces' colours and styles) are kept by the loader.
var gameSettings = []setting[*loader, Game]{
	{Key{Name: "title", Type: KText, Required: true, Doc: "The game's title, once for all languages or by language."},
		func(l *loader, g *Game, n source.Node) { g.Title = l.localized(n, "title") }},
	{Key{Name: "version", Type: KString, Required: true, Doc: "The version that stands on every card and sheet, so that testers tell old cards from new."},
		func(l *loader, g *Game, n source.Node) { g.Version, _ = n.Scalar("version"); n.WarnCurlyQuotes() }},
	{Key{Name: "languages", Type: KStrings, Required: true, Doc: "The languages that the game is printed in: [en, fr]."},
		func(*loader, *Game, source.Node) {}}, // read before everything else: see readLanguages
	{Key{Name: "source", Type: KString, Doc: "The language that the others are translated from; the first one when not said."},
		func(*loader, *Game, source.Node) {}},
	{Key{Name: "rules", Type: KString, Doc: "The rules compiled into the program that play this game."},
		func(l *loader, g *Game, n source.Node) { g.Rules, _ = n.Scalar("rules") }},
	{Key{Name: "author", Type: KString, Doc: "Who made the game."},
		func(l *loader, g *Game, n source.Node) { g.Author, _ = n.Scalar("author") }},
	{Key{Name: "licence", Type: KString, Doc: "What others may do with the game."},
		func(l *loader, g *Game, n source.Node) { g.Licence, _ = n.Scalar("licence") }},
	{Key{Name: "claims", Type: KSection, Keys: keysOf(claimSettings), Doc: "What the box says; checks hold the game to it."},
		func(l *loader, g *Game, n source.Node) {
			g.Claims.Pos = n.Pos()
			readSection(l.reader, n, "`claims`", claimSettings, &g.Claims)
		}},
	{Key{Name: "play", Type: KSection, Keys: keysOf(playSettings), Doc: "How games that the program plays are dealt and judged."},
		func(l *loader, g *Game, n source.Node) {
			g.Play.Pos = n.Pos()
			readSection(l.reader, n, "`play`", playSettings, &g.Play)
		}},
	{Key{Name: "print", Type: KSection, Keys: keysOf(printSettings), Doc: "How the game is printed when the command line does not say otherwise."},
		func(l *loader, g *Game, n source.Node) { readSection(l.reader, n, "`print`", printSettings, &g.Print) }},
	{Key{Name: "fonts", Type: KFonts, Keys: keysOf(fontSettings), Doc: "Names for fonts: a built-in family, or TrueType files of the game's directory."},
		func(l *loader, g *Game, n source.Node) { g.Fonts = readFonts(l.reader, n) }},
	{Key{Name: "colors", Type: KColors, Doc: "Names for colours, gradients and hatches."},
		func(l *loader, g *Game, n source.Node) { l.parts.colors = n }},
	{Key{Name: "styles", Type: KStyles, Keys: styleKeys, Doc: "Names for the ways in which text is set."},
		func(l *loader, g *Game, n source.Node) { l.parts.styles = n }},
	{Key{Name: "icons", Type: KIcons, Doc: "Names for icons: a built-in icon, or an SVG file of the game's directory."},
		func(l *loader, g *Game, n source.Node) { g.Icons = readIcons(l.reader, n) }},
	{Key{Name: "looks", Type: KLooks, Doc: "What a field's value looks like: look.side.ink is the `ink` of the card's side."},
		func(l *loader, g *Game, n source.Node) { g.Looks = readLooks(l.reader, n) }},
	{Key{Name: "keywords", Type: KList, Keys: keysOf(keywordSettings), Doc: "Words that are set in a style of their own wherever they occur."},
		func(l *loader, g *Game, n source.Node) { g.Keywords = readKeywords(l.reader, n) }},
	{Key{Name: "switches", Type: KMap, Doc: "Readings of the rules that a variant may choose otherwise."},
		func(l *loader, g *Game, n source.Node) { g.Switches = readSwitches(l.reader, n) }},
	{Key{Name: "labels", Type: KString, Default: labelFile, Doc: "The CSV file of fixed words, with the columns id and one for each language."},
		func(l *loader, g *Game, n source.Node) { l.parts.labels = n }},
	{Key{Name: "lists", Type: KDecks, Keys: keysOf(listSettings), Doc: "Rows for tables and repeats on faces, by name: list(\"traits\") gives them to expressions."},
		func(l *loader, g *Game, n source.Node) { l.parts.lists = n }},
	{Key{Name: "maps", Type: KPaths, Doc: "Maps of hexes by name, each with the path of its file: hexmap(\"front\") gives one to expressions."},
		func(l *loader, g *Game, n source.Node) { l.parts.maps = n }},
	{Key{Name: "tables", Type: KTables, Keys: keysOf(tableSettings), Doc: "Reference tables by id: here, or the path of a YAML file of one, or of a CSV file of several with the column table_id."},
		func(l *loader, g *Game, n source.Node) { l.parts.tables = n }},
	{Key{Name: "decks", Type: KList, Keys: keysOf(deckSettings), Doc: "The decks of cards, in the order in which they are printed."},
		func(l *loader, g *Game, n source.Node) { l.parts.decks = n }},
	{Key{Name: "counters", Type: KList, Keys: keysOf(counterSettings), Doc: "The counters: units and markers, a set a sheet."},
		func(l *loader, g *Game, n source.Node) { l.parts.counters = n }},
	{Key{Name: "sheets", Type: KList, Keys: keysOf(sheetSettings), Doc: "Boards, maps, tables and player aids: whatever is a page of its own."},
		func(l *loader, g *Game, n source.Node) { l.parts.sheets = n }},
}

// parts are the sections of game.yaml that are read after all others.
type parts struct{ colors, styles, labels, lists, maps, tables, decks, counters, sheets source.Node }

// any tells whether anything is listed that could be printed.
func (p *parts) any() bool { return p.decks.Exists() || p.counters.Exists() || p.sheets.Exists() }

// readLanguages reads what every text depends on.
func (l *loader) readLanguages(root source.Node) {
	n := root.Lookup("languages")
	if n.Exists() {
		l.game.LangPos = n.Pos()
		l.languages = l.languageList(n)
	}
	if len(l.languages) == 0 {
		l.languages = []string{"en"} // whatever else is wrong can still be found
	}
	l.sourceLanguage = l.languages[0]
	if s := root.Lookup("source"); s.Exists() {
		if lang, ok := s.Enum("source", l.languages); ok {
			l.sourceLanguage = lang
		}
	}
	l.game.Languages, l.game.Source = l.languages, l.sourceLanguage
}

func (l *loader) languageList(n source.Node) (langs []string) {
	items := n.OneOrMore("languages")
	for _, item := range items {
		lang, ok := item.Scalar("languages")
		if !ok || !l.goodLanguage(item, lang) {
			l.unreadLanguages = true
			continue
		}
		if slices.Contains(langs, lang) {
			item.Errorf(source.CodeDuplicateKey, "the language `%s` is listed twice", lang)
			continue
		}
		langs = append(langs, lang)
	}
	if len(items) == 0 {
		n.Errorf(source.CodeMissingKey, "`languages` lists no language").Hintf("write `languages: [en]`, or [en, fr] for two")
	}
	return langs
}
