package layout

import (
	"maps"
	"math"
	"slices"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/scene/vision"
)

// checkColorAlone reports values of a column that only colors distinguish, if they look
// alike to some readers or on a gray print. It draws a card of each deck once more with
// each other value of its columns of words: what changes then is all that tells the value.
func (s *composer) checkColorAlone(book *Book, found *diag.List) {
	c := &colorAlone{composer: s, painter: s.Painter(), found: found, seen: map[columnOfFace]bool{}}
	for i := range book.Decks {
		d := &book.Decks[i]
		if d.Deck.Kind() != carddata.SheetKind && len(d.Cards) > 0 {
			c.deck(d)
		}
	}
}

// colorAlone draws cards with other values.
type colorAlone struct {
	*composer
	painter *face.Painter
	found   *diag.List
	seen    map[columnOfFace]bool
}

// columnOfFace is a column that a face shows. Decks that share the face show it alike.
type columnOfFace struct{ face, column string }

// mostValues is the number of values of a column that are drawn.
const mostValues = 16

func (c *colorAlone) deck(d *ComposedDeck) {
	front, back := c.faceChoosers(d.Deck)
	for i := range d.Deck.Columns {
		column := &d.Deck.Columns[i]
		if column.Type != values.Enum || len(column.Values) > mostValues {
			continue
		}
		key := columnOfFace{d.Deck.Front, column.Name}
		if base := baseCard(d, column.Name); base != nil && !c.seen[key] {
			c.seen[key] = true
			c.column(d.Deck, base, column, front, back)
		}
	}
}

// baseCard returns the first card that has a value in a column.
func baseCard(d *ComposedDeck, column string) *carddata.Card {
	for i := range d.Cards {
		if text, _ := d.Cards[i].Card.Fields[column].V.(string); text != "" {
			return d.Cards[i].Card
		}
	}
	return nil
}

// drawnValue is what a card looks like with a value.
type drawnValue struct {
	value string
	marks []drawnMark
	signs []drawnMark // the marks without landscapes
}

// column draws a card with each value that rows have, and compares the drawings.
func (c *colorAlone) column(d *carddata.Deck, base *carddata.Card, column *values.Column, front, back *faceChooser) {
	var drawn []drawnValue
	for _, value := range column.Values {
		if c.Stopped() {
			return
		}
		if !hasValue(d, column.Name, value) {
			continue
		}
		one := *base
		one.Fields = maps.Clone(base.Fields)
		one.Fields[column.Name] = values.Value{Pos: base.Fields[column.Name].Pos, V: value}
		faces := c.painter.Compose(d, &one, front.program(&one), back.program(&one))
		if faces.Found.Errors() == 0 {
			drawn = append(drawn, drawnValue{value, append(drawnMarks(faces.Front), drawnMarks(faces.Back)...), append(drawnSigns(faces.Front), drawnSigns(faces.Back)...)})
		}
	}
	c.compare(d, column, drawn)
}

func hasValue(d *carddata.Deck, column, value string) bool {
	return slices.ContainsFunc(d.Cards, func(c *carddata.Card) bool { return c.Fields[column].V == value })
}

// compare reports the two values of a column that look most alike, if only colors tell
// them apart.
func (c *colorAlone) compare(d *carddata.Deck, column *values.Column, drawn []drawnValue) {
	worst := likeness{short: 1}
	var a, b string
	for i := range drawn {
		for j := range i {
			one, other := drawn[j].marks, drawn[i].marks
			if !sameShapes(one, other) { // perhaps only the landscapes differ
				one, other = drawn[j].signs, drawn[i].signs
			}
			if !sameShapes(one, other) {
				continue
			}
			if l := likenessOfMarks(one, other); l.short < worst.short {
				worst, a, b = l, drawn[j].value, drawn[i].value
			}
		}
	}
	if worst.short >= 1 {
		return
	}
	pos := column.Pos
	for _, key := range slices.Sorted(maps.Keys(c.Game.Looks[column.Name][b])) {
		pos = c.Game.Looks[column.Name][b][key].Pos
	}
	unit, least := worst.measure()
	c.found.Warnf(pos, face.CodeColorAlone, "only colors distinguish `%s` and `%s` of `%s` on the cards of `%s`, and they look alike %s: %s and %s differ by only %s %.1f, but need at least %.0f",
		a, b, column.Name, d.ID, visionPhrase[worst.vision], hexOf(worst.a), hexOf(worst.b), unit, worst.apart, least).
		Hintf("add an icon, a letter or another shape, or make one of them lighter or darker; check with `punchboard images --vision %s`", worst.vision)
}

// likenessOfMarks returns how alike two drawings of the same shapes look to the readers
// to whom they look most alike: by the two colors that differ most. Short is infinite if
// no color differs.
func likenessOfMarks(a, b []drawnMark) likeness {
	worst := likeness{short: math.Inf(1)}
	for _, v := range vision.All() {
		far := likeness{vision: v, short: -1}
		for i := range a {
			for k := range a[i].colors {
				if p, q := a[i].colors[k], b[i].colors[k]; p != q {
					if l := nearest(v, p, palette{q}); l.short > far.short {
						far = l
						far.a = p
					}
				}
			}
		}
		if far.short >= 0 && far.short < worst.short {
			worst = far
		}
	}
	return worst
}
