package expr

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/expr-lang/expr/ast"
)

// Form is a text that an expression or template may return: constant pieces with unknown
// ones between them.
type Form []Piece

// Piece is a part of a form.
type Piece struct {
	Text string // if it is constant
	Kind PieceKind
}

// PieceKind is what is known of a piece of a form.
type PieceKind uint8

// A piece is a constant text, one that the data of the game contain, a number, or any
// text.
const (
	Constant PieceKind = iota
	Data
	Number
	Anything
)

// maxForms limits the forms of one expression, and their pieces; beyond it, it may
// return anything.
const maxForms = 32

var (
	anything = []Form{{{Kind: Anything}}}
	data     = []Form{{{Kind: Data}}}
	number   = []Form{{{Kind: Number}}}
)

// counting are the functions of the expression language that return a number, or true or
// false.
var counting = []string{"abs", "all", "any", "ceil", "count", "findIndex", "findLastIndex", "float", "floor", "hasPrefix", "hasSuffix", "indexOf", "int", "lastIndexOf", "len", "mean", "median", "none", "one", "round", "sum"}

// choosing are the functions of the expression language that return an item of a list;
// those of selecting return some of them.
var choosing = append([]string{"find", "findLast", "first", "get", "last", "max", "min"}, selecting...)

// formsOf returns the texts that a node may return.
func formsOf(n ast.Node) []Form {
	switch n := n.(type) {
	case *ast.StringNode:
		return []Form{{{Text: n.Value}}}
	case *ast.IntegerNode:
		return []Form{{{Text: strconv.Itoa(n.Value)}}}
	case *ast.IdentifierNode, *ast.MemberNode, *ast.PointerNode:
		return data
	case *ast.ChainNode: // around a?.b
		return formsOf(n.Node)
	case *ast.ConditionalNode:
		return either(formsOf(n.Exp1), formsOf(n.Exp2))
	case *ast.BinaryNode:
		switch n.Operator {
		case "+":
			return joinedForms(formsOf(n.Left), formsOf(n.Right))
		case "??":
			return either(formsOf(n.Left), formsOf(n.Right))
		default: // a number, or true or false
			return number
		}
	case *ast.UnaryNode, *ast.FloatNode, *ast.BoolNode, *ast.NilNode:
		return number
	case *ast.ArrayNode:
		return formsOfList(n.Nodes)
	case *ast.MapNode:
		return formsOfList(valuesOf(n))
	case *ast.SliceNode:
		if isList(n.Node) { // a part of a text is in no data
			return formsOf(n.Node)
		}
	case *ast.BuiltinNode:
		return formsOfBuiltin(n)
	case *ast.CallNode:
		return formsOfCall(n)
	}
	return anything
}

// formsOfCall returns the texts that a function of this project may return.
func formsOfCall(n *ast.CallNode) []Form {
	callee, ok := n.Callee.(*ast.IdentifierNode)
	switch {
	case ok && slices.Contains([]string{"field", "label", "list", "loc", "pick", "switch"}, callee.Value):
		return data
	case ok && slices.Contains([]string{"has", "mm", "pt", "signed"}, callee.Value):
		return number
	}
	return anything
}

// formsOfBuiltin returns the texts that a function of the expression language may return.
func formsOfBuiltin(n *ast.BuiltinNode) []Form {
	switch {
	case slices.Contains(counting, n.Name):
		return number
	case slices.Contains(choosing, n.Name) && len(n.Arguments) > 0:
		return formsOfChoice(n)
	case n.Name == "map" && len(n.Arguments) == 2:
		if of, ok := n.Arguments[1].(*ast.PredicateNode); ok {
			return formsOfList([]ast.Node{of.Node})
		}
	case n.Name == "string" && len(n.Arguments) == 1:
		return formsOf(n.Arguments[0])
	case n.Name == "split" && len(n.Arguments) == 2:
		if at, ok := n.Arguments[1].(*ast.StringNode); ok && at.Value != "" && strings.Trim(at.Value, Separators) == "" {
			return data
		}
	case n.Name == "replace" && len(n.Arguments) == 3:
		if with, ok := n.Arguments[2].(*ast.StringNode); ok && strings.ContainsFunc(with.Value, inNoName) {
			return formsOf(n.Arguments[0]) // such as a hyphen that does not break: what it is replaced in is no name any more
		}
	case n.Name == "concat":
		return formsOfList(n.Arguments)
	}
	return anything
}

// inNoName reports whether a rune is in no name.
func inNoName(r rune) bool { return r > unicode.MaxASCII || unicode.IsSpace(r) }

// formsOfChoice returns the texts that the chosen items of a list or a map may be, or the largest
// of several arguments.
func formsOfChoice(n *ast.BuiltinNode) []Form {
	all := formsOf(n.Arguments[0])
	if n.Name == "max" || n.Name == "min" {
		for _, more := range n.Arguments[1:] {
			all = either(all, formsOf(more))
		}
	}
	return all
}

// isList reports whether a node returns a list, whatever the data are.
func isList(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ArrayNode:
		return true
	case *ast.SliceNode:
		return isList(n.Node)
	case *ast.BuiltinNode:
		return n.Name == "concat" || n.Name == "map" || n.Name == "split" || slices.Contains(selecting, n.Name)
	case *ast.CallNode:
		callee, ok := n.Callee.(*ast.IdentifierNode)
		return ok && callee.Value == "list"
	}
	return false
}

// Separators are the signs between the parts of a text; Data includes the parts.
const Separators = ",;:/|+"

// formsOfList returns the texts that the items of a list may be. Its numbers are sizes and
// places more often than names, and are one form.
func formsOfList(items []ast.Node) []Form {
	all := data
	for _, item := range items {
		if _, ok := item.(*ast.IntegerNode); ok {
			all = either(all, number)
		} else {
			all = either(all, formsOf(item))
		}
	}
	return all
}

// valuesOf returns the values of a map.
func valuesOf(n *ast.MapNode) (values []ast.Node) {
	for _, pair := range n.Pairs {
		if p, ok := pair.(*ast.PairNode); ok {
			values = append(values, p.Value)
		}
	}
	return values
}

// either returns the forms of a and of b, each once.
func either(a, b []Form) []Form {
	all := slices.Clone(a)
	for _, f := range b {
		if !slices.ContainsFunc(all, func(g Form) bool { return slices.Equal(f, g) }) {
			all = append(all, f)
		}
	}
	if len(all) > maxForms {
		return anything
	}
	return all
}

// joinedForms returns each form of a with each of b behind it.
func joinedForms(a, b []Form) (all []Form) {
	if len(a)*len(b) > maxForms {
		return anything
	}
	for _, x := range a {
		for _, y := range b {
			if len(x)+len(y) > maxForms {
				return anything
			}
			all = append(all, append(append(Form{}, x...), y...))
		}
	}
	return all
}

// Forms returns the texts that the template may return.
func (t *Template) Forms() []Form {
	all := []Form{{}}
	for _, p := range t.parts {
		next := []Form{{{Text: p.text}}}
		if p.expr != nil {
			next = p.expr.Mentions().Value
		}
		if all = joinedForms(all, next); len(all) == 0 {
			return anything
		}
	}
	return all
}

// String formats a form with * for data, # for a number and ? for any text.
func (f Form) String() string {
	var b strings.Builder
	for _, p := range f {
		b.WriteString([...]string{Constant: p.Text, Data: "*", Number: "#", Anything: "?"}[p.Kind])
	}
	return b.String()
}
