package expr

import (
	"fmt"
	"reflect"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/vm/runtime"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// orNil returns a bound of a slice, or nil's node where none is written.
func orNil(n ast.Node) ast.Node {
	if n == nil {
		return &ast.NilNode{}
	}
	return n
}

// itemAt returns an item of a list, a value of a mapping or a character of a text. Items
// and characters are counted from 0, and from -1 backward from the end.
func itemAt(args ...any) (any, error) {
	switch from := args[0].(type) {
	case string:
		return characterAt(from, args[1])
	case []any:
		if i, ok := args[1].(int); ok && (i >= len(from) || i < -len(from)) {
			return nil, beyondEnd("the list", len(from), "item", i)
		}
	}
	return runtime.Fetch(args[0], args[1]), nil
}

// characterAt returns a character of a text, as a text.
func characterAt(text string, index any) (any, error) {
	i, ok := index.(int)
	if !ok {
		return nil, fmt.Errorf("the index of a character must be a whole number, not %s", values.Describe(index))
	}
	chars := []rune(text)
	if i < 0 {
		i += len(chars)
	}
	if i < 0 || i >= len(chars) {
		return nil, beyondEnd(source.Quote(text), len(chars), "character", index.(int))
	}
	return string(chars[i]), nil
}

// beyondEnd returns the error for an item or character that a list or text does not have.
func beyondEnd(what string, n int, noun string, index int) error {
	return &values.Error{
		Code: CodeEval, Message: fmt.Sprintf("%s has %s, so there is no [%d]", what, source.Count(n, noun), index),
		Hint: fmt.Sprintf("check the length first, as in `len(x) > %[2]d`: %[1]ss are counted from 0", noun, max(index, -index-1)),
	}
}

// itemsFromTo returns a part of a list or text: from an item up to but without another.
// Bounds that are not given, or lie outside, are those of the whole.
func itemsFromTo(args ...any) (any, error) {
	text, isText := args[0].(string)
	chars := []rune(text)
	whole := args[0]
	if isText {
		whole = chars
	}
	from, to := args[1], args[2]
	if from == nil {
		from = 0
	}
	if to == nil {
		to = runtime.Len(whole)
	}
	part := runtime.Slice(whole, from, to)
	if isText {
		return string(part.([]rune)), nil
	}
	return part, nil
}

// textPatcher replaces a[i] with $char(a, i) where a is a text: the type checker of the
// language knows no characters.
type textPatcher struct{}

// Visit patches one node. Its children have types by then.
func (textPatcher) Visit(node *ast.Node) {
	n, ok := (*node).(*ast.MemberNode)
	if !ok || n.Node.Type() == nil || n.Node.Type().Kind() != reflect.String {
		return
	}
	if _, key := n.Property.(*ast.StringNode); !key {
		ast.Patch(node, call(charName, n.Node, n.Property))
	}
}

func character(args ...any) (any, error) { return characterAt(args[0].(string), args[1]) }
