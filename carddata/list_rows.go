package carddata

import (
	"fmt"

	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// listRows holds what scopes made of the lists of a game, once for all cards: their rows
// as mappings, and the rows of each text in a column.
type listRows struct {
	all map[listIn][]any
	by  map[columnIn]map[string][]any // nil maps for columns in which not all cells are texts
}

// listIn is a list in a language.
type listIn struct {
	list *Deck
	lang string
}

// columnIn is a column of a list in a language.
type columnIn struct {
	listIn
	column string
}

// list returns the rows of a list as mappings, with texts in the current language. They are
// made once: many cards look up their own row.
func (s *Scope) list(id string) (any, error) {
	in, err := s.findList(id)
	if err != nil {
		return nil, err
	}
	return s.rowsOf(in), nil
}

// lookup returns the rows of a list that can have a value in a column: those with a text,
// or all of them if the value or a cell of the column is not a text.
func (s *Scope) lookup(id, column string, value any) (any, error) {
	in, err := s.findList(id)
	if err != nil {
		return nil, err
	}
	rows := s.rowsOf(in)
	text, ok := value.(string)
	if !ok {
		return rows, nil
	}
	key := columnIn{in, column}
	by, known := s.lists.by[key]
	if !known {
		by = rowsBy(column, rows)
		s.lists.by[key] = by
	}
	if by == nil {
		return rows, nil
	}
	return by[text], nil
}

// findList returns a list of the game in the current language.
func (s *Scope) findList(id string) (listIn, error) {
	s.reads(OfLists, id, "")
	if s.Game == nil {
		return listIn{}, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no list %q", id)}
	}
	l, ok := s.Game.List(id)
	if !ok {
		return listIn{}, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no list %q", id), Hint: diag.DidYouMean(id, s.Game.listIDs())}
	}
	return listIn{l, s.Lang}, nil
}

func (s *Scope) rowsOf(in listIn) []any {
	if s.lists == nil {
		s.lists = newListRows()
	}
	rows, ok := s.lists.all[in]
	if !ok {
		rows = in.list.rowsIn(in.lang)
		s.lists.all[in] = rows
	}
	return rows
}

func newListRows() *listRows {
	return &listRows{map[listIn][]any{}, map[columnIn]map[string][]any{}}
}

// rowsIn returns the rows of a list as mappings, with texts in a language.
func (d *Deck) rowsIn(lang string) []any {
	rows := make([]any, len(d.Cards))
	for i, c := range d.Cards {
		row := make(map[string]any, len(c.Fields))
		for name, v := range c.Fields {
			if row[name] = v.In(lang); row[name] == nil {
				row[name] = d.emptyCell(name)
			}
		}
		rows[i] = row
	}
	return rows
}

// rowsBy returns the rows of each text in a column, in their order, or nil if not all
// cells of the column are texts.
func rowsBy(column string, rows []any) map[string][]any {
	by := map[string][]any{}
	for _, r := range rows {
		text, ok := r.(map[string]any)[column].(string)
		if !ok {
			return nil
		}
		by[text] = append(by[text], r)
	}
	return by
}
