package expr

import (
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"

	"punchboard/diag"
)

// Conjuncts returns the operands of the expression's `and`, as they were written and in
// their order; all of them must be true for the expression to be true. Without an
// `and`, the expression itself is the only operand.
func (e *Expr) Conjuncts() []*Expr {
	src := []rune(e.Src)
	char, long := jointOf(e.Src)
	if long == 0 {
		return []*Expr{e}
	}
	left, leftErr := e.part(src, 0, char)
	right, rightErr := e.part(src, char+long, len(src))
	if leftErr != nil || rightErr != nil {
		return []*Expr{e} // the `and` is inside parentheses around the whole expression
	}
	return append(left.Conjuncts(), right)
}

// jointOf finds the last `and` at the top level of an expression. Its length is 0 if
// there is none.
func jointOf(src string) (char, long int) {
	tree, err := parser.Parse(src)
	if err != nil {
		return 0, 0
	}
	n, ok := tree.Node.(*ast.BinaryNode)
	if !ok || n.Operator != "and" && n.Operator != "&&" {
		return 0, 0
	}
	from := n.Location().From
	if rest := []rune(src)[from:]; len(rest) < len(n.Operator) || string(rest[:len(n.Operator)]) != n.Operator {
		return 0, 0 // `1 < x < 3` contains an `and` that is not in the source
	}
	return from, len(n.Operator)
}

// part parses the characters from (inclusive) to to (exclusive), without the spaces
// around them.
func (e *Expr) part(src []rune, from, to int) (*Expr, error) {
	for from < to && src[from] == ' ' {
		from++
	}
	for to > from && src[to-1] == ' ' {
		to--
	}
	return ParseAt(string(src[from:to]), func(char int) diag.Pos { return e.at(from + char) }, nil)
}
