package carddata

import (
	"iter"
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Upper limits for one game. They are far above any real game, and low enough that a
// mistake neither fills the memory nor prints thousands of sheets.
const (
	MaxCopies = 10_000
	MaxPieces = 100_000
)

// readCards reads the rows of a deck.
func (l *deckReader) readCards(e *deckEntry) {
	before, opened := l.Found.Len(), len(l.Opened)
	if e.cards.Exists() {
		l.readCardsOf(e)
	}
	e.opened = slices.Clone(l.Opened[opened:])
	if e.deck.Counters() != nil {
		l.noteMissing(e.deck, l.Found.All()[before:])
	}
}

func (l *deckReader) readCardsOf(e *deckEntry) {
	name, ok := e.cards.Scalar("cards")
	if !ok {
		return
	}
	e.deck.File, _, _ = strings.Cut(name, "#")
	e.plan = l.rowsOf(e, name, e.cards)
	if e.plan == nil {
		return
	}
	for _, c := range e.plan.columns {
		e.deck.Columns = append(e.deck.Columns, c.Column)
	}
	l.setFields(e)
}

// rowsOf adds the rows of a file to a deck: CSV, a sheet of a workbook, or YAML. It
// returns the plan of the file, or nil if it has none.
func (l *deckReader) rowsOf(e *deckEntry, name string, from source.Node) *plan {
	if isYAML(name) {
		return l.readYAMLRows(e, name, from)
	}
	rows, ok := l.Rows(name, from.Pos())
	if !ok {
		return nil
	}
	return l.readRows(e, rows)
}

// readRows adds the cards of a table to a deck. It returns the plan of the table, or
// nil if there is no header.
func (l *deckReader) readRows(e *deckEntry, rows iter.Seq[[]source.Cell]) *plan {
	var p *plan
	n := 0
	for cells := range rows {
		if p == nil {
			p = l.readHeader(e, cells)
			continue
		}
		if n++; !l.CountRow(cells[0].Pos, len(p.columns)) {
			break
		}
		l.checkWidth(p, cells)
		e.deck.Cards = append(e.deck.Cards, l.card(e, p, cells))
	}
	if p != nil && n == 0 {
		l.Found.Errorf(p.header, source.CodeNoCards, "the file has a header but no cards").Hintf("write each card on a line below the header")
	}
	return p
}

// checkWidth adds a finding when a row has too few cells or too many. The rows of a
// workbook end with their last non-empty cell.
func (l *deckReader) checkWidth(p *plan, cells []source.Cell) {
	switch n := len(cells); {
	case n < p.width && cells[0].Raw != nil:
		l.Found.Errorf(cells[0].Pos, source.CodeRowWidth, "the row has %s; the header has %d", source.Count(n, "cell"), p.width).
			Hintf("write two commas in a row (`,,`) for an empty cell")
	case n > p.width && !source.AllEmpty(cells[p.width:]):
		l.Found.Errorf(cells[p.width].Pos, source.CodeRowWidth, "the row has %s; the header has %d", source.Count(n, "cell"), p.width).
			Hintf("%s", tooManyHint(cells))
	}
	for i := range min(len(cells), p.width) {
		if !p.used[i] && cells[i].Text != "" {
			l.Found.Errorf(cells[i].Pos, values.CodeColumnName, "this cell is in a column without a name").
				Hintf("name the column in the first line, or clear the cell")
		}
	}
}

func tooManyHint(cells []source.Cell) string {
	if cells[0].Raw == nil {
		return "name the column in the first row, or clear the cell"
	}
	return `put text that contains a comma in quotes: "one, two"`
}

// card reads one row.
func (l *deckReader) card(e *deckEntry, p *plan, cells []source.Cell) *Card {
	before := l.Found.Len()
	c := &Card{Pos: cells[0].Pos, Copies: 1, Fields: make(values.Row, len(p.columns)+1)}
	for i := range p.columns {
		col := &p.columns[i]
		if col.Localized {
			c.Fields[col.Name] = l.localizedField(col, cells)
		} else {
			c.Fields[col.Name] = l.plainField(col, cells)
		}
	}
	l.identify(c, e)
	l.countCopies(c)
	if l.Found.Len() > before {
		l.noteFaults(c)
	}
	return c
}

// identify sets the id of a card.
func (l *deckReader) identify(c *Card, e *deckEntry) {
	v := c.Fields["id"]
	id, _ := v.V.(string)
	if c.ID = id; id != "" && !isCardID(id) {
		l.Found.Errorf(v.Pos, source.CodeBadValue, "the id %s may contain only letters, digits, `-`, `_` and `.`", source.Quote(id)).
			Hintf("ids become file names: %s", source.SlugHint(id))
	}
	if first, twice := e.ids[id]; twice && id != "" {
		l.Found.Errorf(v.Pos, source.CodeDuplicateID, "the id `%s` is used twice; first at %v", id, first).
			Hintf("give each card its own id; to print a card several times, use `copies`")
		return
	}
	e.ids[id] = v.Pos
	l.checkCapitals(e, id, v.Pos)
}

// checkCapitals reports an id that differs from another one only in capitals: some systems
// take the files of both for the same.
func (l *deckReader) checkCapitals(e *deckEntry, id string, at diag.Pos) {
	if e.folded == nil {
		e.folded = map[string]string{}
	}
	folded := strings.ToLower(id)
	if other, twice := e.folded[folded]; twice && other != id {
		l.Found.Warnf(at, source.CodeDuplicateID, "the id `%s` differs from `%s` only in capitals", id, other).
			Hintf("give it another id: ids become file names, and Windows and macOS ignore capitals in them")
		return
	}
	e.folded[folded] = id
}

// isCardID reports whether an id is safe in file names and on the command line.
func isCardID(id string) bool {
	for _, c := range id {
		if !source.IsLower(c) && !source.IsDigit(c) && !('A' <= c && c <= 'Z') && !strings.ContainsRune("-_.", c) {
			return false
		}
	}
	return strings.Trim(id, ".") != ""
}

// countCopies reads the number of copies of a card: one if the file has no such column.
func (l *deckReader) countCopies(c *Card) {
	v, has := c.Fields["copies"]
	n, ok := v.V.(int)
	switch {
	case !has:
		c.Fields["copies"] = values.Value{Pos: c.Pos, V: 1}
	case !ok: // already reported
	case n < 0 || n > MaxCopies:
		l.Found.Errorf(v.Pos, values.CodeCopies, "`copies` must be from 0 to 10,000, but is %d", n).Hintf("write how many of this card to print; 0 keeps the row but prints no card")
	default:
		c.Copies = n
	}
}

// countPieces adds a finding when all decks together have more cards than a game may
// have. Variants may change the copies, so it runs last.
func (l *deckReader) countPieces(decks []*Deck) {
	sum := 0
	for _, d := range decks {
		for _, c := range d.Cards {
			if sum += c.Copies; sum > MaxPieces {
				l.Found.Errorf(c.Fields["copies"].Pos, source.CodeTooMany, "the game has more than 100,000 pieces, counting up to this card").
					Hintf("check the column `copies`")
				return
			}
		}
	}
}
