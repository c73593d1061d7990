package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// counterCut is the size and shape that all counters of one deck share.
type counterCut struct {
	name  string // of CounterSizes, or ""
	size  geom.Size
	shape Shape
}

// splitSets returns the decks of all entries. It runs after variants have been applied,
// because they refer to counters by their set and may change their cuts.
func (l *deckReader) splitSets() (decks []*Deck) {
	ids := map[string]bool{}
	for _, e := range l.entries {
		ids[e.deck.ID] = true
	}
	for _, e := range l.entries {
		for i, d := range l.splitByCut(e) {
			if i > 0 && ids[d.ID] {
				e.at.Lookup("id").Errorf(source.CodeDuplicateID, "counters of another size are printed as the deck `%s`, but that id is already used", d.ID).
					Hintf("rename one of the two")
			}
			ids[d.ID] = true
			decks = append(decks, d)
		}
	}
	return decks
}

// splitByCut returns the decks of an entry. A set of counters is split into one deck
// for each cut, because all pieces of a deck have the same size and shape; these decks
// form one group. The cut of the set itself comes first and keeps the set's id.
func (l *deckReader) splitByCut(e *deckEntry) []*Deck {
	whole := e.deck
	if whole.Counters() == nil {
		return []*Deck{whole}
	}
	whole.Group = whole.ID
	e.settleLayout()
	l.checkNamedColumns(e)
	own := counterCut{whole.SizeName, whole.Size, whole.Shape}
	if own.size != (geom.Size{}) && own.round() {
		e.at.Lookup("shape").Errorf(CodeNotRound, "round counters need the same width and height, but `size` is %v", own.size).Hintf("write only the diameter: `15mm`")
	}
	cuts, rows := []counterCut{own}, [][]*Card{nil}
	for _, c := range whole.Cards {
		cut := l.cutOf(e, c, own)
		i := slices.Index(cuts, cut)
		if i < 0 {
			i, cuts, rows = len(cuts), append(cuts, cut), append(rows, nil)
		}
		rows[i] = append(rows[i], c)
	}
	return e.decksOf(cuts, rows)
}

// sets returns the decks as the game lists them: the decks of a group, which have the
// same columns and faces, count as one.
func (g *Game) sets() (sets []*Deck) {
	for _, d := range g.Decks {
		last := len(sets) - 1
		if d.Group == "" || last < 0 || sets[last].Group != d.Group {
			sets = append(sets, d)
			continue
		}
		whole := *sets[last]
		whole.ID, whole.Cards = d.Group, slices.Concat(whole.Cards, d.Cards)
		sets[last] = &whole
	}
	return sets
}

// decksOf returns the decks of an entry, one for each cut that has counters, or the
// whole set if it has none.
func (e *deckEntry) decksOf(cuts []counterCut, rows [][]*Card) (decks []*Deck) {
	for i, cut := range cuts {
		if len(rows[i]) == 0 && (i > 0 || len(cuts) > 1) {
			continue
		}
		d := *e.deck
		d.SizeName, d.Size, d.Shape, d.Cards = cut.name, cut.size, cut.shape, rows[i]
		if i > 0 {
			d.ID += "-" + cut.slug()
		}
		e.checkBleed(&d)
		decks = append(decks, &d)
	}
	return decks
}

// slug returns the part of a deck's id that names its cut: 5-8in, 19mm-round, 120x15mm.
func (c counterCut) slug() string {
	s := c.name
	switch {
	case s != "":
	case c.size.W == c.size.H:
		s = c.size.W.String()
	default:
		s = strings.TrimSuffix(c.size.W.String(), "mm") + "x" + c.size.H.String()
	}
	if c.shape == Round {
		s += "-round"
	}
	return strings.NewReplacer("/", "-", ".", "-").Replace(s)
}

// round reports whether a round cut has different width and height, which a disc cannot
// have.
func (c counterCut) round() bool { return c.shape == Round && c.size.W != c.size.H }

// cutOf reads the cut of a row from its columns size and shape, with the set's cut as
// the default.
func (l *deckReader) cutOf(e *deckEntry, c *Card, own counterCut) counterCut {
	cut := own
	if s, at, ok := l.cellText(c, "size"); ok {
		name, size, err := values.ParseCounterSize(s)
		if err != nil {
			l.Found.Errorf(at, CodeCut, "`size`: %v", err).Hintf("write `5/8in`, `15mm`, or `120mm x 15mm` for a strip")
			return own
		}
		cut.name, cut.size = name, size
	}
	if s, at, ok := l.cellText(c, "shape"); ok {
		i := slices.Index(shapeWords, s)
		if i < 0 {
			l.Found.Errorf(at, CodeCut, "`shape` must be `square` or `round`, but is %s", source.Quote(s)).Hintf("%s", diag.DidYouMean(s, shapeWords))
			return own
		}
		cut.shape = Shape(i)
	}
	if cut != own && cut.round() {
		l.Found.Errorf(c.Pos, CodeNotRound, "the counter `%s` is round, but %v", c.ID, cut.size).Hintf("write only the diameter: `15mm`")
		return own
	}
	return cut
}

// cellText returns the text of a row in a column with a special meaning; ok is false if
// the cell is empty.
func (l *deckReader) cellText(c *Card, column string) (text string, at diag.Pos, ok bool) {
	v, has := c.Fields[column]
	if !has || v.ByLang != nil {
		return "", v.Pos, false
	}
	switch x := v.V.(type) {
	case string:
		text = strings.TrimSpace(x)
	case geom.Length:
		text = x.String()
	case nil:
	default:
		l.Found.Errorf(v.Pos, CodeCut, "the column `%s` of counters always holds text", column).Hintf("remove it from `columns`")
	}
	return text, v.Pos, text != ""
}
