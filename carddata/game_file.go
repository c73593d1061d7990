package carddata

import (
	"slices"

	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
	"punchboard/carddata/tuning"
	"punchboard/diag"
)

// gameSettings are the keys of game.yaml. The loader keeps the nodes of sections that
// depend on others (decks, the colors and styles of faces) and reads them later.
var gameSettings = []sections.Setting[*loader, Game]{
	{Key: sections.Key{Name: "title", Type: sections.KText, Required: true, Doc: "Title of the game, once for all languages or by language."},
		Read: func(l *loader, g *Game, n source.Node) { g.Title = l.Localized(n, "title") }},
	{Key: sections.Key{Name: "version", Type: sections.KString, Required: true, Doc: "Version, printed on every card and sheet so that testers can tell old cards from new."},
		Read: func(l *loader, g *Game, n source.Node) { g.Version, _ = n.Scalar("version"); n.WarnCurlyQuotes() }},
	{Key: sections.Key{Name: "languages", Type: sections.KStrings, Required: true, Doc: "Languages of the game: [en, fr]."},
		Read: func(*loader, *Game, source.Node) {}}, // read before everything else: see readLanguages
	{Key: sections.Key{Name: "source", Type: sections.KString, Doc: "Language that the others are translated from; default: the first one."},
		Read: func(*loader, *Game, source.Node) {}},
	{Key: sections.Key{Name: "rules", Type: sections.KString, Doc: "Name of the compiled rules that play this game."},
		Read: func(l *loader, g *Game, n source.Node) { g.Rules, _ = n.Scalar("rules") }},
	{Key: sections.Key{Name: "author", Type: sections.KString, Doc: "Author of the game."},
		Read: func(l *loader, g *Game, n source.Node) { g.Author, _ = n.Scalar("author") }},
	{Key: sections.Key{Name: "licence", Type: sections.KString, Doc: "License of the game."},
		Read: func(l *loader, g *Game, n source.Node) { g.Licence, _ = n.Scalar("licence") }},
	{Key: sections.Key{Name: "claims", Type: sections.KSection, Keys: sections.KeysOf(claimSettings), Doc: "Claims on the box: players, turns, minutes; playtests check them."},
		Read: func(l *loader, g *Game, n source.Node) {
			g.Claims.Pos = n.Pos()
			sections.Read(l.Reader, n, "`claims`", claimSettings, &g.Claims)
		}},
	{Key: sections.Key{Name: "play", Type: sections.KSection, Keys: sections.KeysOf(playSettings), Doc: "How playtests deal, play and judge the game."},
		Read: func(l *loader, g *Game, n source.Node) {
			g.Play.Pos = n.Pos()
			sections.Read(l.Reader, n, "`play`", playSettings, &g.Play)
		}},
	{Key: sections.Key{Name: "tune", Type: sections.KList, Keys: sections.KeysOf(tuning.Settings), Doc: "Numbers that `punchboard playtest tune` may change, and to what."},
		Read: func(l *loader, g *Game, n source.Node) { g.Tune = tuning.Read(l.Reader, n) }},
	{Key: sections.Key{Name: "accept", Type: sections.KList, Keys: sections.KeysOf(acceptSettings), Doc: "Findings that are right as they are, each with the reason."},
		Read: func(l *loader, g *Game, n source.Node) { g.Accept = readAccepted(l.Reader, n) }},
	{Key: sections.Key{Name: "print", Type: sections.KSection, Keys: sections.KeysOf(printSettings), Doc: "Print defaults; command-line flags override them."},
		Read: func(l *loader, g *Game, n source.Node) {
			sections.Read(l.Reader, n, "`print`", printSettings, &g.Print)
		}},
	{Key: sections.Key{Name: "fonts", Type: sections.KFonts, Keys: sections.KeysOf(fontSettings), Doc: "Fonts by name: a built-in family, TrueType files in the game's directory, or one of these for each language and a default."},
		Read: func(l *loader, g *Game, n source.Node) { g.Fonts = readFonts(l.Reader, n) }},
	{Key: sections.Key{Name: "colors", Type: sections.KColors, Doc: "Colors, gradients and hatches by name."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.colors = n }},
	{Key: sections.Key{Name: "styles", Type: sections.KStyles, Keys: face.StyleKeys, Doc: "Text styles by name."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.styles = n }},
	{Key: sections.Key{Name: "icons", Type: sections.KIcons, Doc: "Icons by name: a built-in icon, or an SVG file in the game's directory."},
		Read: func(l *loader, g *Game, n source.Node) { g.Icons = readIcons(l.Reader, n) }},
	{Key: sections.Key{Name: "looks", Type: sections.KLooks, Doc: "Appearance by field value: look.side.ink is the `ink` of the card's side."},
		Read: func(l *loader, g *Game, n source.Node) { g.Looks = readLooks(l.Reader, n) }},
	{Key: sections.Key{Name: "keywords", Type: sections.KList, Keys: sections.KeysOf(face.KeywordSettings), Doc: "Words with their own style wherever they occur in text."},
		Read: func(l *loader, g *Game, n source.Node) { g.Keywords = face.ReadKeywords(l.Reader, n) }},
	{Key: sections.Key{Name: "switches", Type: sections.KMap, Doc: "Rule options that variants can change."},
		Read: func(l *loader, g *Game, n source.Node) { g.Switches = readSwitches(l.Reader, n) }},
	{Key: sections.Key{Name: "labels", Type: sections.KString, Default: labelFile, Doc: "CSV file of fixed words, with a column `id` and a column for each language."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.labels = n }},
	{Key: sections.Key{Name: "terms", Type: sections.KString, Default: termsFile, Doc: "CSV file of the terms of the rules, with a column `id` and a column of forms for each language; `punchboard check` compares the texts with it."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.terms = n }},
	{Key: sections.Key{Name: "effects", Type: sections.KString, Default: effectsFile, Doc: "YAML file that says what the text of a card must say of its effects; `punchboard check` compares them."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.effects = n }},
	{Key: sections.Key{Name: "flavor", Type: sections.KStrings, Doc: "Columns whose texts need not follow the glossary, such as captions; names of cards never need to."},
		Read: func(_ *loader, g *Game, n source.Node) { g.Flavor = n.Texts("flavor") }},
	{Key: sections.Key{Name: "lists", Type: sections.KDecks, Keys: sections.KeysOf(listSettings), Doc: `Rows for tables and repeats on faces, by name; expressions read them with list("traits").`},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.lists = n }},
	{Key: sections.Key{Name: "maps", Type: sections.KPaths, Doc: `Hex maps by name, each with the path of its file; expressions read them with hexmap("front").`},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.maps = n }},
	{Key: sections.Key{Name: "plans", Type: sections.KPaths, Doc: "Plans of tables to scale, by name, each with the path of its file."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.plans = n }},
	{Key: sections.Key{Name: "tables", Type: sections.KTables, Keys: sections.KeysOf(table.Settings), Doc: "Reference tables by id: written here, or the path of a YAML file with one table, or of a CSV file with several and the column table_id."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.tables = n }},
	{Key: sections.Key{Name: "decks", Type: sections.KList, Keys: sections.KeysOf(deckSettings), Doc: "Decks of cards, in printing order."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.decks = n }},
	{Key: sections.Key{Name: "counters", Type: sections.KList, Keys: sections.KeysOf(counterSettings), Doc: "Counter sets: units and markers, one set for each counter sheet."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.counters = n }},
	{Key: sections.Key{Name: "sheets", Type: sections.KList, Keys: sections.KeysOf(sheetSettings), Doc: "Full pages: boards, maps, tables and player aids."},
		Read: func(l *loader, g *Game, n source.Node) { l.parts.sheets = n }},
}

// parts are the sections of game.yaml that are read after all others.
type parts struct{ colors, styles, labels, terms, effects, lists, maps, plans, tables, decks, counters, sheets source.Node }

// any reports whether any deck, counter set or sheet is listed.
func (p *parts) any() bool { return p.decks.Exists() || p.counters.Exists() || p.sheets.Exists() }

// readLanguages reads the languages, which every text depends on.
func (l *loader) readLanguages(root source.Node) {
	n := sections.LookupMeant(root, "languages", gameSettings)
	if l.UnreadLanguages = !n.Exists(); n.Exists() {
		l.game.LangPos = n.Pos()
		l.Languages = l.languageList(n)
	}
	if len(l.Languages) == 0 {
		l.Languages = []string{"en"} // so that other faults can still be found
	}
	l.SourceLanguage = l.Languages[0]
	if s := root.Lookup("source"); s.Exists() {
		if lang, ok := s.Enum("source", l.Languages); ok {
			l.SourceLanguage = lang
		}
	}
	l.game.Languages, l.game.Source = l.Languages, l.SourceLanguage
	if l.opt.Source {
		l.Languages, l.UnreadLanguages = []string{l.SourceLanguage}, true
	}
}

func (l *loader) languageList(n source.Node) (langs []string) {
	l.listed = map[string]diag.Pos{}
	items := n.OneOrMore("languages")
	for _, item := range items {
		lang, ok := item.Scalar("languages")
		if !ok || !l.goodLanguage(item, lang) {
			l.UnreadLanguages = true
			continue
		}
		if slices.Contains(langs, lang) {
			item.Errorf(source.CodeDuplicateKey, "the language `%s` is listed twice", lang)
			continue
		}
		langs = append(langs, lang)
		l.listed[lang] = item.Pos()
	}
	if len(items) == 0 {
		n.Errorf(source.CodeMissingKey, "`languages` is empty").Hintf("write `languages: [en]`, or [en, fr] for two")
	}
	return langs
}
