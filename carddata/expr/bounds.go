package expr

import (
	"errors"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/vm/runtime"

	"punchboard/carddata/values"
)

// Bounds on expressions. Whatever a file says, an evaluation ends soon and
// takes little memory: there is no recursion and no assignment, loops take a
// bounded number of steps, and neither sums nor functions make long texts.
const (
	MaxExpr   = 2_000  // characters of an expression
	MaxMemory = 10_000 // items that one evaluation makes
	maxSteps  = 20_000 // turns of filter, map and the like in one evaluation
)

var errSteps = errors.New("it takes too many steps: a list is too long for it")

// Names that no expression can write, for what boundPatcher puts into programs.
const (
	sumName   = "$sum"
	stepName  = "$step"
	stepsName = "$steps"
)

// boundPatcher replaces a + b by $sum(a, b), since texts grow by sums, and has
// loops count their turns. The expression language bounds neither.
type boundPatcher struct{}

// Visit patches one node.
func (boundPatcher) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.BinaryNode:
		if n.Operator == "+" {
			ast.Patch(node, call(sumName, n.Left, n.Right))
		}
	case *ast.PredicateNode:
		counted := call(stepName, &ast.IdentifierNode{Value: stepsName}, n.Node)
		counted.SetLocation(n.Node.Location())
		n.Node = counted
	}
}

func call(name string, args ...ast.Node) *ast.CallNode {
	return &ast.CallNode{Callee: &ast.IdentifierNode{Value: name}, Arguments: args}
}

func sum(args ...any) (any, error) {
	a, okA := args[0].(string)
	b, okB := args[1].(string)
	if okA && okB && len(a)+len(b) > values.MaxText {
		return nil, values.ErrLongText
	}
	return runtime.Add(args[0], args[1]), nil
}

// steps counts the turns of loops that an evaluation has left.
type steps struct{ left int }

// step returns the value of one turn.
func step(args ...any) (any, error) {
	s := args[0].(*steps)
	if s.left--; s.left < 0 {
		return nil, errSteps
	}
	return args[1], nil
}
