package carddata

// Expr is a compiled expression of a face, such as the value of `when`.
type Expr struct {
	Src  string
	Card bool // whether its value depends on the card
}

// Template is a text with {expressions} in it.
type Template struct {
	Src  string
	Card bool // whether its value depends on the card
}

// Scope is what expressions see: a card in a language. The zero value of a
// field means that there is none.
type Scope struct {
	Game  *Game
	Deck  *Deck
	Card  *Card
	Lang  string
	Other string         // second language of a bilingual print
	Vars  map[string]any // items of repeats, rows of tables, values of a use
}

// Eval gives the value of the expression.
func (e *Expr) Eval(s *Scope) (any, error) { return nil, nil }

// Eval gives the value of the template: that of its expression when it is one
// single {expression}, else a string.
func (t *Template) Eval(s *Scope) (any, error) { return nil, nil }
