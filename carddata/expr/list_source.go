package expr

import (
	"slices"

	"github.com/expr-lang/expr/ast"
)

// Source is where the items of an expression come from: a field or a part of one, or
// the rows of a list of the game. It is zero if it cannot be determined from the
// expression alone.
type Source struct {
	Path []string
	List string
}

// selecting are the functions that return some items of a list unchanged.
var selecting = []string{"filter", "reverse", "sort", "sortBy", "take", "uniq"}

// sourceOf returns the source of the items of an expression.
func sourceOf(n ast.Node) Source {
	switch n := n.(type) {
	case *ast.BuiltinNode:
		if slices.Contains(selecting, n.Name) && len(n.Arguments) > 0 && n.Map == nil {
			return sourceOf(n.Arguments[0])
		}
	case *ast.SliceNode:
		return sourceOf(n.Node)
	case *ast.CallNode:
		callee, ok := n.Callee.(*ast.IdentifierNode)
		if ok && callee.Value == "list" && len(n.Arguments) == 1 {
			if id, ok := n.Arguments[0].(*ast.StringNode); ok {
				return Source{List: id.Value}
			}
		}
	}
	return Source{Path: pathOf(n)}
}
