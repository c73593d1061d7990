package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// patchSettings are the keys of one deck in a variant.
var patchSettings = []sections.Setting[*deckReader, patch]{
	{Key: sections.Key{Name: "cards", Type: sections.KCards, Doc: "Cards with different values, by card id: {smoke: {copies: 3}}."},
		Read: func(l *deckReader, p *patch, n source.Node) { l.patchCards(p.entry, n) }},
	{Key: sections.Key{Name: "drop", Type: sections.KStrings, Doc: "Ids of cards to remove."},
		Read: func(l *deckReader, p *patch, n source.Node) { l.dropCards(p.entry, n) }},
	{Key: sections.Key{Name: "add", Type: sections.KString, Doc: "File with additional cards, with the columns of the deck."},
		Read: func(l *deckReader, p *patch, n source.Node) { l.addCards(p.entry, n) }},
}

// patch is what a variant changes in one deck.
type patch struct{ entry *deckEntry }

// patchDecks changes the cards of decks, or the rows of lists.
func (l *deckReader) patchDecks(n source.Node, section string, entries []*deckEntry) {
	if !n.Exists() {
		return
	}
	var ids []string
	for _, e := range entries {
		ids = append(ids, e.deck.ID)
	}
	for _, f := range sections.OnlyKeys(n, section, ids) {
		e := entries[slices.Index(ids, f.Name)]
		if e.plan != nil {
			sections.Read(l, f.Value, strings.Trim(section, "s`")+" `"+f.Name+"`", patchSettings, &patch{e})
		}
	}
}

// patchCards changes the values of cards.
func (l *deckReader) patchCards(e *deckEntry, n source.Node) {
	for _, f := range n.Mapping("cards") {
		if c := l.cardOf(e, f.Key, f.Name); c != nil {
			l.patchCard(e, c, f)
		}
	}
}

// cardOf finds a card by its id in a variant.
func (l *deckReader) cardOf(e *deckEntry, at source.Node, id string) *Card {
	var ids []string
	for _, c := range e.deck.Cards {
		if c.ID == id {
			return c
		}
		ids = append(ids, c.ID)
	}
	at.Errorf(CodeVariant, "the deck `%s` has no card `%s`", e.deck.ID, id).Hintf("%s", diag.DidYouMean(id, ids))
	return nil
}

// patchCard changes the values of one card. Its id cannot change, because the variant
// refers to it by its id.
func (l *deckReader) patchCard(e *deckEntry, c *Card, patch source.Field) {
	known := []string{"copies"}
	for name := range c.Fields {
		if name != "id" && name != "copies" {
			known = append(known, name)
		}
	}
	slices.Sort(known)
	for _, f := range sections.OnlyKeys(patch.Value, "card `"+patch.Name+"`", known) {
		c.Fields[f.Name] = l.patchValue(e, c.Fields[f.Name], f)
		if f.Name == "copies" {
			l.countCopies(c)
		}
	}
}

// patchValue reads a new value of a field. If the field is localized, languages without
// a new value keep the old one.
func (l *deckReader) patchValue(e *deckEntry, was values.Value, f source.Field) values.Value {
	col := l.setColumn(e, f)
	if c := e.plan.column(f.Name); c != nil {
		col = c.Column
	}
	if !col.Localized || was.ByLang == nil || !l.ByLanguage(f.Value) {
		return l.NodeValue(f.Value, col)
	}
	v := values.Value{Pos: f.Value.Pos(), ByLang: map[string]any{}, PosByLang: map[string]diag.Pos{}}
	for _, lang := range l.Languages {
		v.ByLang[lang], v.PosByLang[lang] = was.ByLang[lang], was.PosIn(lang)
		if in := f.Value.Lookup(lang); in.Exists() {
			v.ByLang[lang], v.PosByLang[lang] = l.NodeCell(in, &col), in.Pos()
		}
	}
	return v
}

// dropCards removes cards from a deck.
func (l *deckReader) dropCards(e *deckEntry, n source.Node) {
	for _, item := range n.List("drop") {
		id, ok := item.Scalar("drop")
		if !ok {
			continue
		}
		if c := l.cardOf(e, item, id); c != nil {
			e.deck.Cards = slices.DeleteFunc(e.deck.Cards, func(d *Card) bool { return d == c })
			delete(e.ids, id) // an added card may take its place
		}
	}
}

// addCards adds the cards of another file, whose columns must be those of the deck.
func (l *deckReader) addCards(e *deckEntry, n source.Node) {
	name, ok := n.Scalar("add")
	if !ok {
		return
	}
	before := len(e.deck.Cards)
	l.rowsOf(e, name, n)
	for _, c := range e.deck.Cards[before:] {
		for name, v := range e.deck.Set {
			c.Fields[name] = v
		}
	}
}

// sameColumns adds a finding for each column that only one of the two files has.
func (l *deckReader) sameColumns(deck, added *plan) {
	for _, c := range deck.columns {
		if added.column(c.Name) == nil {
			l.MissingColumn(added.header, c.Name).Hintf("use the same columns as the deck, see %v", deck.header)
		}
	}
	var known []string
	for _, c := range deck.columns {
		known = append(known, c.Name)
	}
	for _, c := range added.columns {
		if !slices.Contains(known, c.Name) {
			l.Found.Errorf(c.Pos, values.CodeColumnName, "the deck has no column `%s`", c.Name).Hintf("%s", diag.DidYouMean(c.Name, known))
		}
	}
}
