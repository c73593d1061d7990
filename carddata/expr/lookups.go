package expr

import "github.com/expr-lang/expr/ast"

// LookupName is the name of the function of a Scope that returns the rows of a list that
// can have a value in a column: lookup(list, column, value). It cannot be written in an
// expression. The rows may be more than those with the value, as long as their order is
// that of the list.
const LookupName = "$lookup"

// lookUp lets filter and find look only through the rows of a list that can fit, where
// their condition begins with a comparison of a column, as in
//
//	find(list("scenery"), #.id == id and #.layer == 2)
//
// The condition stays, and is evaluated for these rows. A list of thousands of rows, in
// which each card looks for its own, would otherwise be read from the first row to the
// last for each card.
func lookUp(n *ast.BuiltinNode) {
	if n.Name != "filter" && n.Name != "find" || len(n.Arguments) != 2 {
		return
	}
	list := sourceOf(n.Arguments[0]).List
	condition, ok := n.Arguments[1].(*ast.PredicateNode)
	if _, plain := n.Arguments[0].(*ast.CallNode); list == "" || !ok || !plain {
		return
	}
	if column, value := comparedFirst(uncounted(condition.Node)); value != nil {
		n.Arguments[0] = unlessEmpty(n.Arguments[0], call(LookupName, &ast.StringNode{Value: list}, &ast.StringNode{Value: column}, value))
	}
}

// unlessEmpty returns the rows of a lookup, or of an empty list none: its value is not
// evaluated then, because no row is compared with it.
func unlessEmpty(list, lookup ast.Node) ast.Node {
	lookup.SetLocation(list.Location())
	count := &ast.BuiltinNode{Name: "len", Arguments: []ast.Node{list}}
	empty := &ast.BinaryNode{Operator: "==", Left: count, Right: &ast.IntegerNode{}}
	return &ast.ConditionalNode{Ternary: true, Cond: empty, Exp1: list, Exp2: lookup}
}

// uncounted returns what boundPatcher wrapped in a step counter.
func uncounted(n ast.Node) ast.Node {
	if c, ok := n.(*ast.CallNode); ok && len(c.Arguments) == 2 {
		if callee, ok := c.Callee.(*ast.IdentifierNode); ok && callee.Value == stepName {
			return c.Arguments[1]
		}
	}
	return n
}

// comparedFirst returns the column and the value that a condition compares before all
// else, or nil if it begins with something else, or if the value is another for each row.
func comparedFirst(n ast.Node) (column string, value ast.Node) {
	b, ok := n.(*ast.BinaryNode)
	if !ok {
		return "", nil
	}
	switch b.Operator {
	case "and", "&&":
		return comparedFirst(b.Left)
	case "==":
		if column = columnOf(b.Left); column != "" && isPlain(b.Right) {
			return column, b.Right
		}
	}
	return "", nil
}

// columnOf returns the column that #.column reads, or "" for anything else.
func columnOf(n ast.Node) string {
	m, ok := n.(*ast.MemberNode)
	if !ok || m.Optional {
		return ""
	}
	at, row := m.Node.(*ast.PointerNode)
	key, constant := m.Property.(*ast.StringNode)
	if !row || at.Name != "" || !constant {
		return ""
	}
	return key.Value
}

// isPlain reports whether an expression is the same for each row, and makes no list of
// its own, which would count twice toward MaxMemory.
func isPlain(n ast.Node) bool {
	return ast.Find(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.PointerNode, *ast.PredicateNode:
			return true
		case *ast.BinaryNode:
			return n.Operator == ".."
		}
		return false
	}) == nil
}
