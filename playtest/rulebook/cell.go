package rulebook

import (
	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Place returns the position of a cell, or of its row if the cell is empty.
func Place(cell values.Value, c *carddata.Card) diag.Pos {
	if cell.Pos.Valid() {
		return cell.Pos
	}
	return c.Pos
}

// Text returns the text of a cell of type text or enum, "" for any other.
func Text(v values.Value) string {
	s, _ := v.V.(string)
	return s
}

// List returns the texts in a cell of type list, skipping anything else.
func List(v values.Value) (texts []string) {
	items, _ := v.V.([]any)
	for _, item := range items {
		if s, ok := item.(string); ok {
			texts = append(texts, s)
		}
	}
	return texts
}
