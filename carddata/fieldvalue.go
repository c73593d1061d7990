package carddata

import (
	"strconv"
	"strings"

	"punchboard/diag"
	"punchboard/geom"
)

// plainField reads the cell of a column that is the same in all languages.
func (l *deckReader) plainField(col *planned, cells []cell) Value {
	c := l.cellOf(col.cells[0], cells)
	if c.text == "" && col.Required && col.cells[0] < len(cells) {
		l.found.Errorf(c.pos, CodeEmptyCell, "`%s` is empty; every card needs it", col.Name).Hintf("%s", emptyHint(col.Name))
	}
	return Value{Pos: c.pos, V: l.convert(c, &col.Column)}
}

func emptyHint(column string) string {
	switch column {
	case "id":
		return "write a short name of its own, such as `smoke`"
	case "copies":
		return "write how many of the card there are, such as 1"
	}
	return "fill the cell, or take `required` off the column in game.yaml"
}

// localizedField reads the cells of a column in all languages. When one of them
// is filled, all must be.
func (l *deckReader) localizedField(col *planned, cells []cell) Value {
	v := Value{ByLang: make(map[string]any, len(col.cells)), PosByLang: make(map[string]diag.Pos, len(col.cells))}
	filled := ""
	for i, lang := range l.languages {
		if col.cells[i] < 0 {
			continue // said of the header
		}
		c := l.cellOf(col.cells[i], cells)
		v.ByLang[lang], v.PosByLang[lang] = l.convert(c, &col.Column), c.pos
		if c.text != "" && filled == "" {
			filled = lang
		}
		if !v.Pos.Valid() {
			v.Pos = c.pos
		}
	}
	if filled == "" && !col.Required {
		return Value{Pos: v.Pos}
	}
	for i, at := range col.cells {
		if at >= 0 && at < len(cells) && cells[at].text == "" {
			l.untranslated(&cells[at], col.Name+"_"+columnSuffix(l.languages[i]), filled)
		}
	}
	return v
}

// untranslated adds the finding for a cell that is empty, while that of the
// language `filled` is not; "" when all of them are.
func (l *reader) untranslated(c *cell, name, filled string) {
	if filled == "" {
		l.found.Errorf(c.pos, CodeEmptyCell, "`%s` is empty; every card needs it", name)
		return
	}
	l.found.Errorf(c.pos, CodeTranslation, "`%s` is empty, but the text in `%s` is not", name, filled).
		Hintf("translate it, or empty the cells of all languages")
}

// cellOf gives a cell of a row; an empty one at the row's place when the row is
// too short.
func (l *reader) cellOf(i int, cells []cell) *cell {
	if i >= 0 && i < len(cells) {
		return &cells[i]
	}
	return &cell{pos: cells[0].pos}
}

// convert reads a cell as its column's type; nil for an empty or faulty one.
func (l *reader) convert(c *cell, col *Column) any {
	if c.text == "" {
		return nil
	}
	switch col.Type {
	case List:
		return splitList(c.text)
	case Flow:
		return l.flow(c)
	}
	v, fault, hint := parseScalar(c.text, col)
	if fault != "" {
		l.found.Errorf(c.pos, codeOf(col), "`%s` %s", col.Name, fault).Hintf("%s", hint)
		return nil
	}
	return v
}

// parseScalar reads a single value as its column's type, or says what is wrong
// with it.
func parseScalar(s string, col *Column) (v any, fault, hint string) {
	switch col.Type {
	case Int:
		if n, ok := parseInt(s); ok {
			return n, "", ""
		}
		if _, number := parseNumber(asciiMinus(s)); number && !strings.Contains(s, ".") {
			return nil, "is too large a number: " + s, "check for a slip: no game needs so many"
		}
		return nil, "must be a whole number, but is " + quoted(s), "write digits, such as 2"
	case Number:
		if f, ok := parseNumber(asciiMinus(s)); ok {
			return f, "", ""
		}
		return nil, "must be a number, but is " + quoted(s), numberHint(s)
	case LengthType:
		if n, err := geom.ParseLength(s); err == nil {
			return n, "", ""
		}
		return nil, "must be a length with its unit, but is " + quoted(s), lengthHint(s)
	case Bool:
		if b, ok := parseBool(s); ok {
			return b, "", ""
		}
		return nil, "must be true or false, but is " + quoted(s), "write true or false (yes, no, 1 and 0 do as well)"
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
	return nil, "cannot be " + quoted(s), diag.DidYouMean(s, col.Values)
}

func codeOf(col *Column) diag.Code {
	if col.Name == "copies" {
		return CodeCopies
	}
	return CodeCell
}

// parseInt reads a whole number. U+2212, the real minus sign, is one too.
func parseInt(s string) (int, bool) {
	n, err := strconv.Atoi(asciiMinus(s))
	return n, err == nil
}

// asciiMinus writes the typographic minus sign as programs know it.
func asciiMinus(s string) string { return strings.Replace(s, "−", "-", 1) }

func numberHint(s string) string {
	if _, ok := parseNumber(strings.Replace(asciiMinus(s), ",", ".", 1)); ok {
		return "write a point for the decimals: " + strings.Replace(s, ",", ".", 1)
	}
	return "write digits, such as 2 or 0.5"
}

// splitList cuts a cell at its semicolons.
func splitList(s string) []any {
	items := []any{}
	for item := range strings.SplitSeq(s, ";") {
		if item = strings.Trim(item, cellSpace); item != "" {
			items = append(items, item)
		}
	}
	return items
}

// flow reads YAML in flow style. Faults are placed inside the cell. Cells that
// say the same share a value: many cards have the same effect, and parsing is
// the most costly part of reading them.
func (l *reader) flow(c *cell) any {
	if v, ok := l.flows[c.text]; ok {
		return v
	}
	doc := &document{found: &l.found, place: c.place}
	before := l.found.Len()
	root, ok := doc.parse([]byte(c.text))
	if !ok {
		return nil
	}
	v := root.free()
	if l.found.Len() == before { // a fault has to be found in each cell
		l.flows[c.text] = v
	}
	return v
}
