package expr

import (
	"fmt"
	"slices"

	"github.com/expr-lang/expr/ast"

	"punchboard/carddata/values"
)

// nameVisitor collects what an expression uses, and rejects what faces must not use.
type nameVisitor struct {
	code        *code
	fault       *fault
	inCondition bool // set inside a condition, so that conditions are not searched for conditions recursively
}

// refused are functions that read the clock, depend on the order of a Go map, or
// produce huge values from small ones.
var refused = []string{
	"now", "date", "duration", "timezone", "toJSON", "fromJSON", "toBase64", "fromBase64",
	"toPairs", "fromPairs", "groupBy", "flatten", "reduce",
}

// sectionNames are the names of every scope that are not functions.
var sectionNames = []string{"bilingual", "copy", "deck", "game", "lang", "look", "other"}

// Visit is called for each node after its children.
func (w *nameVisitor) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.IdentifierNode:
		w.use(n.Value, n.Location().From)
	case *ast.MemberNode:
		w.member(n)
	case *ast.CallNode:
		w.call(n)
	case *ast.BuiltinNode:
		if slices.Contains(refused, n.Name) {
			w.refuse(n, "there is no function `%s`", n.Name)
		}
	case *ast.ConditionalNode:
		w.addConditions(n)
	case *ast.BinaryNode:
		w.addConditions(n)
		w.dropOptionalMembers(n)
	case *ast.PredicateNode:
		w.code.loops = true
	case *ast.VariableDeclaratorNode:
		w.refuse(n, "`let` is not supported in faces")
	case *ast.SequenceNode:
		w.refuse(n, "`;` is not supported in faces: an expression has one value")
	}
}

func (w *nameVisitor) refuse(n ast.Node, format string, args ...any) {
	if w.fault == nil {
		w.fault = &fault{char: n.Location().From, message: fmt.Sprintf(format, args...)}
	}
}

func (w *nameVisitor) use(name string, char int) {
	w.code.names = append(w.code.names, Name{Text: name, Char: char})
}

// member records constant keys that can be checked without a card.
func (w *nameVisitor) member(n *ast.MemberNode) {
	path := pathOf(n)
	if len(path) > 1 {
		w.code.members = append(w.code.members, Member{path, n.Property.Location().From})
	}
}

// dropOptionalMembers removes the keys on the left of ??, which may be missing.
func (w *nameVisitor) dropOptionalMembers(n *ast.BinaryNode) {
	if n.Operator != "??" {
		return
	}
	left := charsOf(n.Left)
	w.code.members = slices.DeleteFunc(w.code.members, func(m Member) bool {
		return !slices.Contains(values.ScopeNames, m.Path[0]) && slices.Contains(left, m.Char)
	})
}

// call records constant arguments. The name of a called function is not looked up in
// the scope, so a column may have the same name, unless the function needs the card.
func (w *nameVisitor) call(n *ast.CallNode) {
	callee, ok := n.Callee.(*ast.IdentifierNode)
	if !ok {
		return
	}
	if slices.Contains(sectionNames, callee.Value) {
		w.refuse(n, "`%s` is not a function", callee.Value)
	}
	at := slices.IndexFunc(w.code.names, func(u Name) bool { return u.Char == callee.Location().From })
	if w.code.names[at].Call = true; OwnFunctions[callee.Value] {
		w.code.names = slices.Delete(w.code.names, at, at+1)
	}
	if len(n.Arguments) == 0 {
		return
	}
	if arg, ok := n.Arguments[0].(*ast.StringNode); ok {
		w.code.calls = append(w.code.calls, Call{callee.Value, arg.Value, arg.Location().From})
	}
}
