package proofread

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
)

// duplicates reports cards of a deck that are the same except for the id and the copies, and
// different ones with the same name.
func (p *inventory) duplicates() {
	for _, d := range setsOf(p.game) {
		if d.Kind() == carddata.SheetKind {
			continue
		}
		same := p.sameCards(d)
		for _, lang := range p.game.Languages {
			p.sameNames(d, lang, same)
		}
	}
}

// setsOf returns the decks of a game, with the decks of one set of counters as one.
func setsOf(g *carddata.Game) (sets []*carddata.Deck) {
	for _, d := range g.Decks {
		last := len(sets) - 1
		if d.Group == "" || last < 0 || sets[last].Group != d.Group {
			sets = append(sets, d)
			continue
		}
		whole := *sets[last]
		whole.Cards = slices.Concat(whole.Cards, d.Cards)
		sets[last] = &whole
	}
	return sets
}

// sameCards reports the cards of a deck that an earlier one repeats, and returns them. A
// row that something else names, such as the set-up of a map, is a piece of its own, and so
// are those of a deck that prints its ids.
func (p *inventory) sameCards(d *carddata.Deck) map[*carddata.Card]bool {
	same, first := map[*carddata.Card]bool{}, map[string]*carddata.Card{}
	printed := slices.ContainsFunc(p.facesOf(d), showsID)
	for _, c := range d.Cards {
		key := p.contents(d, c)
		was := first[key]
		if was == nil {
			first[key] = c
			continue
		}
		same[c] = true
		if printed || p.index.data[c.ID] && p.index.data[was.ID] {
			continue
		}
		p.found.Warnf(c.Fields["id"].Pos, CodeSameCard, "`%s` is the same as `%s` except for the id", c.ID, was.ID).
			Hintf("keep one of them, with %d copies, or write what makes them different", c.Copies+was.Copies)
	}
	return same
}

// showsID reports whether a face shows the id of its card: as a text, or as the name of an
// icon or picture.
func showsID(f *face.Face) (shows bool) {
	eachPart(f.Parts, func(p *face.Part) {
		for _, key := range []string{"text", "icon", "image"} {
			p.Attrs[key].Visit(func(e *expr.Expr) {
				shows = shows || strings.Trim(e.Src, " ()") == "id" || strings.HasSuffix(strings.Trim(e.Src, " )"), "(id")
			})
		}
	})
	return shows
}

// contents returns the cells of a card as a text, without its id and copies.
func (p *inventory) contents(d *carddata.Deck, c *carddata.Card) string {
	var all strings.Builder
	for _, name := range sortedKeys(c.Fields) {
		if name == "id" || name == "copies" {
			continue
		}
		v := c.Fields[name]
		fmt.Fprintf(&all, "%s\x00%v\x00", name, v.V)
		for _, lang := range sortedKeys(v.ByLang) {
			fmt.Fprintf(&all, "%s\x00%v\x00", lang, v.ByLang[lang])
		}
	}
	return all.String()
}

// sameNames reports different cards of a deck with the same name in a language. A name
// that is the same in all languages is reported in the first.
func (p *inventory) sameNames(d *carddata.Deck, lang string, same map[*carddata.Card]bool) {
	first := map[string]*carddata.Card{}
	for _, c := range d.Cards {
		name, _ := c.Fields["name"].In(lang).(string)
		was := first[name]
		if name == "" || same[c] {
			continue
		}
		if was == nil {
			first[name] = c
			continue
		}
		before := p.game.Languages[:slices.Index(p.game.Languages, lang)]
		if c.Fields["name"].ByLang == nil && len(before) > 0 || slices.ContainsFunc(before, func(l string) bool { return c.Name(l) == was.Name(l) }) {
			continue
		}
		p.found.Warnf(c.Fields["name"].PosIn(lang), CodeSameName, "`%s` has the same name as `%s`: %q", c.ID, was.ID, carddata.OnOneLine(name)).
			Hintf("rename one of them, so that players can tell which card a rule is about")
	}
}
