package carddata

import "punchboard/carddata/source"

// misnamed reports whether a column is that of another one in a language, with a slip in its
// name: nom_fr beside name_en and text_fr. It adds the finding.
func (l *deckReader) misnamed(p *plan, c *planned) bool {
	for j, cell := range c.cells {
		if cell < 0 || !c.Localized {
			continue
		}
		for i := range p.columns {
			if other := &p.columns[i]; l.misnamedIn(p, other, j) == c {
				was, name := l.ColumnNames(c.Name)[j], l.ColumnNames(other.Name)[j]
				l.Found.Errorf(c.Pos, source.CodeMissingColumn, "the file has no column `%s`, but `%s`, which no other language has", name, was).
					Hintf("rename `%s` to `%s`", was, name)
				return true
			}
		}
	}
	return false
}

// misnamedIn returns the column that is probably meant as that of c in a language, nil if
// there is none: it has that language only, c all others, and no other column is like them. With two languages,
// the column `name` or that with the first language is right.
func (l *deckReader) misnamedIn(p *plan, c *planned, lang int) (found *planned) {
	if !c.Localized || len(l.Languages) < 2 || !lacksOnly(c, lang) {
		return nil
	}
	isSure := c.Name == "name" || c.cells[0] >= 0
	for i := range p.columns {
		switch o := &p.columns[i]; {
		case o == c || !o.Localized:
		case lacksOnly(o, lang): // either of them may be meant
			return nil
		case o.cells[lang] < 0 || withCells(o) > 1:
		case found != nil || o.Name == "name":
			return nil
		default:
			found = o
		}
	}
	if !isSure {
		return nil
	}
	return found
}

// lacksOnly reports whether a column has all languages but one.
func lacksOnly(c *planned, lang int) bool {
	return c.cells[lang] < 0 && withCells(c) == len(c.cells)-1
}

func withCells(c *planned) (n int) {
	for _, cell := range c.cells {
		if cell >= 0 {
			n++
		}
	}
	return n
}
