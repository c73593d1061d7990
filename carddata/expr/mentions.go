package expr

import (
	"slices"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"
)

// Mentions is what an expression names, as far as it can be told without evaluating it.
type Mentions struct {
	Words []string          // its names, keys and constant texts
	Texts []string          // its constant texts
	Value []Form            // what its value may be, if it is a text
	Given map[string][]Form // what functions that look up a name may be given, by function; under "" the keys of mappings
	Equal []Comparison      // of names with constant texts
	Looks []Lookup          // searches of lists
	Whole bool              // whether it goes through all keys or values of a mapping
}

// Comparison asks whether the value of a name, or of a key of it, is a text or contains
// it.
type Comparison struct {
	Path []string
	Text string
	Char int // position of the text
}

// Lookup is a search for the rows of a list that have the value of a name in a column:
// filter(list("decks"), #.deck == id).
type Lookup struct{ List, Column, Name string }

// Mentions returns what the expression names. Expressions with the same text share it.
func (e *Expr) Mentions() *Mentions {
	e.code.mentionsOnce.Do(func() { e.code.mentions = mentionsOf(e.Src) })
	return e.code.mentions
}

func mentionsOf(src string) *Mentions {
	tree, err := parser.Parse(src)
	m := &Mentions{Given: map[string][]Form{}}
	if err != nil {
		return m
	}
	m.Value = formsOf(tree.Node)
	w := &mentionVisitor{Mentions: m, keys: map[*ast.StringNode]bool{}}
	ast.Walk(&tree.Node, w)
	for _, n := range w.texts {
		if !w.keys[n] {
			m.Texts = append(m.Texts, n.Value)
		}
	}
	return m
}

// mentionVisitor collects what an expression names. Children come before their parents.
type mentionVisitor struct {
	*Mentions
	texts []*ast.StringNode
	keys  map[*ast.StringNode]bool // those that are keys, as ink in look.side.ink
}

// Visit is called for each node after its children.
func (w *mentionVisitor) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.StringNode:
		w.Words, w.texts = append(w.Words, n.Value), append(w.texts, n)
	case *ast.IdentifierNode:
		w.Words = append(w.Words, n.Value)
	case *ast.MemberNode:
		if key, ok := n.Property.(*ast.StringNode); ok {
			w.keys[key] = true
		} else {
			w.give("", n.Property)
		}
	case *ast.CallNode:
		w.call(n)
	case *ast.BuiltinNode:
		w.Whole = w.Whole || slices.Contains([]string{"keys", "values"}, n.Name)
		if slices.Contains([]string{"filter", "find", "findLast"}, n.Name) && len(n.Arguments) == 2 {
			w.search(n.Arguments[0], n.Arguments[1])
		}
	case *ast.BinaryNode:
		w.compare(n)
	}
}

// give records what a function may be given.
func (w *mentionVisitor) give(function string, n ast.Node) {
	w.Given[function] = append(w.Given[function], formsOf(n)...)
}

// lookups are the functions that look up a name, and by which argument; those of keys of
// mappings under "".
var lookups = map[string]struct {
	as  string
	arg int
}{
	"label": {"label", 0}, "list": {"list", 0}, "hexmap": {"hexmap", 0}, "switch": {"switch", 0}, "icon": {"icon", 0},
	"loc": {"", 1}, "pick": {"", 1},
}

func (w *mentionVisitor) call(n *ast.CallNode) {
	callee, ok := n.Callee.(*ast.IdentifierNode)
	if !ok {
		return
	}
	w.Whole = w.Whole || callee.Value == "keys" || callee.Value == "values"
	if look, ok := lookups[callee.Value]; ok && len(n.Arguments) > look.arg {
		w.give(look.as, n.Arguments[look.arg])
	}
	if callee.Value == "has" && len(n.Arguments) == 2 {
		w.equal(n.Arguments[0], n.Arguments[1])
	}
}

// compare records comparisons such as side == "us", side in ["us", "de"] and "us" in sides.
func (w *mentionVisitor) compare(n *ast.BinaryNode) {
	switch n.Operator {
	case "==":
		w.equal(n.Left, n.Right)
		w.equal(n.Right, n.Left)
	case "in":
		w.equal(n.Right, n.Left)
		if list, ok := n.Right.(*ast.ArrayNode); ok {
			for _, item := range list.Nodes {
				w.equal(n.Left, item)
			}
		}
	}
}

func (w *mentionVisitor) equal(name, text ast.Node) {
	path := pathOf(name)
	if s, ok := text.(*ast.StringNode); ok && path != nil {
		w.Equal = append(w.Equal, Comparison{path, s.Value, s.Location().From})
	}
}

// search records a search of a list by one column, alone or among other conditions.
func (w *mentionVisitor) search(list, condition ast.Node) {
	called, ok := list.(*ast.CallNode)
	if !ok || len(called.Arguments) != 1 {
		return
	}
	callee, _ := called.Callee.(*ast.IdentifierNode)
	name, isText := called.Arguments[0].(*ast.StringNode)
	if callee == nil || callee.Value != "list" || !isText {
		return
	}
	if p, ok := condition.(*ast.PredicateNode); ok {
		condition = p.Node
	}
	w.searchBy(name.Value, condition)
}

func (w *mentionVisitor) searchBy(list string, condition ast.Node) {
	n, ok := condition.(*ast.BinaryNode)
	switch {
	case ok && (n.Operator == "and" || n.Operator == "&&"):
		w.searchBy(list, n.Left)
		w.searchBy(list, n.Right)
	case ok && n.Operator == "==":
		for _, sides := range [][2]ast.Node{{n.Left, n.Right}, {n.Right, n.Left}} {
			column, isColumn := columnOfItem(sides[0])
			if name, is := sides[1].(*ast.IdentifierNode); is && isColumn {
				w.Looks = append(w.Looks, Lookup{list, column, name.Value})
			}
		}
	}
}

// columnOfItem returns the name of a column of the current item, as in #.deck.
func columnOfItem(n ast.Node) (column string, ok bool) {
	m, ok := n.(*ast.MemberNode)
	if !ok {
		return "", false
	}
	_, isItem := m.Node.(*ast.PointerNode)
	key, isText := m.Property.(*ast.StringNode)
	if !isItem || !isText {
		return "", false
	}
	return key.Value, true
}
