package values

import (
	"strings"
	"unicode/utf8"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
)

// CellOf returns a cell of a row, or an empty cell at the row's position if the row is
// too short.
func (l *Reader) CellOf(i int, cells []source.Cell) *source.Cell {
	if i >= 0 && i < len(cells) {
		return &cells[i]
	}
	return &source.Cell{Pos: cells[0].Pos}
}

// Convert converts a cell to its column's type. It returns nil for an empty or faulty
// cell.
func (l *Reader) Convert(c *source.Cell, col *Column) any {
	if c.Text == "" {
		return nil
	}
	switch col.Type {
	case List:
		items := SplitList(c.Text)
		l.checkItems(items, c, col)
		return items
	case Flow:
		return l.flow(c)
	}
	v, fault, hint := parseScalar(c.Text, col)
	if fault != "" {
		l.Found.Errorf(c.Pos, codeOf(col), "`%s` %s", col.Name, fault).Hintf("%s", hint)
		return nil
	}
	if col.Type == Text && col.Name != "id" {
		return c.Rich()
	}
	return v
}

// parseScalar parses a single value as its column's type, or returns what is wrong with
// it.
func parseScalar(s string, col *Column) (v any, fault, hint string) {
	switch col.Type {
	case Int:
		if n, ok := source.ParseInt(s); ok {
			return n, "", ""
		}
		if _, number := source.ParseNumber(source.ASCIIMinus(s)); number && !strings.Contains(s, ".") {
			return nil, "is too large: " + s, "check for a typing error: no game needs so many"
		}
		return nil, "must be a whole number, but is " + source.Quote(s), "write digits, such as 2"
	case Number:
		if f, ok := source.ParseNumber(source.ASCIIMinus(s)); ok {
			return f, "", ""
		}
		return nil, "must be a number, but is " + source.Quote(s), numberHint(s)
	case LengthType:
		if n, err := geom.ParseLength(s); err == nil {
			return n, "", ""
		}
		return nil, "must be a length with its unit, but is " + source.Quote(s), source.LengthHint(s)
	case Bool:
		if b, ok := source.ParseBool(s); ok {
			return b, "", ""
		}
		return nil, "must be true or false, but is " + source.Quote(s), "write true or false (or yes, no, 1, 0)"
	case Enum:
		return parseEnum(s, col)
	}
	return s, "", ""
}

func parseEnum(s string, col *Column) (v any, fault, hint string) {
	for _, word := range col.Values {
		if word == s {
			return s, "", ""
		}
	}
	return nil, "cannot be " + source.Quote(s), diag.DidYouMean(s, col.Values)
}

// checkItems reports items of a list that are not among the words of its column.
func (l *Reader) checkItems(items []any, c *source.Cell, col *Column) {
	from := 0
	for _, item := range items {
		word := item.(string)
		from += strings.Index(c.Text[from:], word)
		if fault, hint := col.faultOf(word); fault != "" {
			l.Found.Errorf(c.PlaceOf(1, 1+utf8.RuneCountInString(c.Text[:from])), source.CodeCell, "`%s` %s", col.Name, fault).Hintf("%s", hint)
		}
		from += len(word)
	}
}

// faultOf returns what is wrong with an item of a list; fault is empty if nothing is.
func (c *Column) faultOf(item string) (fault, hint string) {
	if len(c.Values) == 0 {
		return "", ""
	}
	_, fault, hint = parseEnum(item, c)
	return fault, hint
}

func codeOf(col *Column) diag.Code {
	if col.Name == "copies" {
		return CodeCopies
	}
	return source.CodeCell
}

func numberHint(s string) string {
	if _, ok := source.ParseNumber(strings.Replace(source.ASCIIMinus(s), ",", ".", 1)); ok {
		return "use a decimal point: " + strings.Replace(s, ",", ".", 1)
	}
	return "write digits, such as 2 or 0.5"
}

// SplitList splits a cell at its semicolons.
func SplitList(s string) []any {
	items := []any{}
	for item := range strings.SplitSeq(s, ";") {
		if item = strings.Trim(item, source.CellSpace); item != "" {
			items = append(items, item)
		}
	}
	return items
}

// flow parses YAML in flow style. Faults are reported at their position inside the
// cell. Cells with the same text share a value: many cards have the same effect, and
// parsing is the most expensive part of reading them.
func (l *Reader) flow(c *source.Cell) any {
	if v, ok := l.Flows[c.Text]; ok {
		return v
	}
	doc := &source.Document{Found: &l.Found, Place: c.PlaceOf}
	before := l.Found.Len()
	root, ok := doc.Parse([]byte(c.Text))
	if !ok {
		return nil
	}
	v := root.Any()
	if l.Found.Len() == before { // faults must be reported again for each cell
		l.Flows[c.Text] = v
	}
	return v
}
