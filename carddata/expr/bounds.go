package expr

import (
	"errors"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/vm/runtime"

	"punchboard/carddata/values"
)

// Limits of expressions. Whatever the text of an expression, evaluating it ends quickly
// and uses little memory: there is no recursion and no assignment, loops take a limited
// number of steps, and neither sums nor functions can build long texts.
const (
	MaxExpr   = 2_000  // characters in an expression
	MaxMemory = 10_000 // items created by one evaluation
	maxSteps  = 20_000 // iterations of filter, map and the like in one evaluation
)

var errSteps = errors.New("it takes too many steps, because a list is too long")

// Names that cannot be written in an expression, for the calls that boundPatcher
// inserts.
const (
	sumName   = "$sum"
	stepName  = "$step"
	stepsName = "$steps"
	atName    = "$at"
	cutName   = "$cut"
	charName  = "$char"
)

// boundPatcher replaces a + b with $sum(a, b), because sums can build long texts, and
// inserts a step counter into loops. The expression language itself limits neither. It
// replaces a[i] with $at(a, i), and a[i:j] with $cut(a, i, j), because the language
// counts the bytes of a text instead of its characters.
type boundPatcher struct{}

// Visit patches one node.
func (boundPatcher) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.BinaryNode:
		if n.Operator == "+" {
			ast.Patch(node, call(sumName, n.Left, n.Right))
		}
	case *ast.MemberNode:
		if _, key := n.Property.(*ast.StringNode); !key && !n.Optional {
			ast.Patch(node, call(atName, n.Node, n.Property))
		}
	case *ast.SliceNode:
		ast.Patch(node, call(cutName, n.Node, orNil(n.From), orNil(n.To)))
	case *ast.PredicateNode:
		counted := call(stepName, &ast.IdentifierNode{Value: stepsName}, n.Node)
		counted.SetLocation(n.Node.Location())
		n.Node = counted
	case *ast.BuiltinNode:
		lookUp(n)
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

// steps counts the remaining loop iterations of an evaluation.
type steps struct{ left int }

// step counts one iteration and returns its value.
func step(args ...any) (any, error) {
	s := args[0].(*steps)
	if s.left--; s.left < 0 {
		return nil, errSteps
	}
	return args[1], nil
}
