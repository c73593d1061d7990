package rulebook

import (
	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Place is where a cell is, or its row when the cell is empty.
func Place(cell values.Value, c *carddata.Card) diag.Pos {
	if cell.Pos.Valid() {
		return cell.Pos
	}
	return c.Pos
}

// Text reads a cell of the type text or enum; "" for what is none.
func Text(v values.Value) string {
	s, _ := v.V.(string)
	return s
}

// List reads a cell of the type list, without what is no text.
func List(v values.Value) (texts []string) {
	items, _ := v.V.([]any)
	for _, item := range items {
		if s, ok := item.(string); ok {
			texts = append(texts, s)
		}
	}
	return texts
}
