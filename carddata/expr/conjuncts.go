package expr

import (
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"

	"punchboard/diag"
)

// Conjuncts returns the parts of an expression that must all be true for it to be:
// those on both sides of its `and`, in their order, as they were written. An
// expression without one is its only part.
func (e *Expr) Conjuncts() []*Expr {
	src := []rune(e.Src)
	char, long := jointOf(e.Src)
	if long == 0 {
		return []*Expr{e}
	}
	left, leftErr := e.part(src, 0, char)
	right, rightErr := e.part(src, char+long, len(src))
	if leftErr != nil || rightErr != nil {
		return []*Expr{e} // the `and` stands within brackets around the whole
	}
	return append(left.Conjuncts(), right)
}

// jointOf finds the last `and` that joins the whole of an expression; its length
// is 0 when there is none.
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
		return 0, 0 // `1 < x < 3` means an `and` that nobody wrote
	}
	return from, len(n.Operator)
}

// part reads the characters from one up to, not including, another, without the
// spaces around them.
func (e *Expr) part(src []rune, from, to int) (*Expr, error) {
	for from < to && src[from] == ' ' {
		from++
	}
	for to > from && src[to-1] == ' ' {
		to--
	}
	return ParseAt(string(src[from:to]), func(char int) diag.Pos { return e.at(from + char) }, nil)
}
