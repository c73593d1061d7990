// Package effects reads the grammar of a game's effects: their verbs and parameters, and
// what the text of a card must say of each.
package effects

import "punchboard/diag"

// Grammar says what effects there are, and what a text must say of them.
type Grammar struct {
	Verb    string           // the key that holds the verb of an effect
	Effects string           // how the names of columns of effects end
	Text    string           // how the name of the column of their text ends instead
	Verbs   map[string]*Part // by name
	Columns map[string]*Part // what a text must say of other columns of its row

	Switches map[string]*Part // what texts of the game say of its switches: Say with Mark, or Values
}

// Part is a verb, a parameter or a column: what a text must say of it.
type Part struct {
	Pos    diag.Pos
	Figure Figure
	Say    Wording            // with Mark for the value
	Minus  Wording            // instead of Say, for a negative value, with Mark for the value without its sign
	Or     Wording            // what may stand there instead of all else
	Values map[string]Wording // what a text must say of single values, instead of Say
	Params map[string]*Part   // of a verb, or of a value that is a mapping
	Also   []string           // texts with figures that are not parameters
}

// Figure tells whether a text must have the value of a parameter, and how.
type Figure uint8

// The kinds of figures. A value of the kind Number may also be a word or have a plus
// sign; a Signed one has its sign, but 0 is not written.
const (
	None   Figure = iota
	Free          // any value, of which nothing must be said
	Number        // 4, +4 or four
	Signed        // +1 or −1
)

// figureNames are the words for figures.
var figureNames = []string{Free: "free", Number: "number", Signed: "signed"}

// Wording lists, by language, texts of which one must be there. Nothing need be said in a
// language without any.
type Wording map[string][]string

// Mark stands for the value in a wording.
const Mark = "{}"
