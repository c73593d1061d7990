package expr

import (
	"slices"

	"github.com/expr-lang/expr/ast"
)

// condition is a condition that a whole deck answers alike, such as
// deck.id == "tactics", with the characters at which either side of it names
// something. Faces that serve several decks say by it what only some have.
type condition struct {
	cond     *code
	yes, not []int // characters of names that count only if the condition holds, or not
}

// SameForDeck are the names whose value all cards and languages share.
var SameForDeck = []string{"deck", "game", "switch"}

// conditionOf returns what depends on a condition; nil when cards may answer it
// differently.
func conditionOf(cond ast.Node, yes, not ast.Node) *condition {
	uses := &nameVisitor{code: &code{}, inCondition: true}
	ast.Walk(&cond, uses)
	if len(uses.code.names) == 0 || slices.ContainsFunc(uses.code.names, func(n Name) bool { return !slices.Contains(SameForDeck, n.Text) }) {
		return nil
	}
	c, wrong := readCode(&nameVisitor{code: &code{src: cond.String()}, inCondition: true})
	if wrong != nil {
		return nil
	}
	return &condition{c, charsOf(yes), charsOf(not)}
}

// unreachable lists the characters of the names that mean nothing for a deck.
func (c *code) unreachable(s Scope) []int {
	var dead []int
	for _, g := range c.conditions {
		v, err := g.cond.eval(s)
		if holds, ok := v.(bool); err == nil && ok {
			if holds {
				dead = append(dead, g.not...)
			} else {
				dead = append(dead, g.yes...)
			}
		}
	}
	return dead
}

// charsOf lists where the nodes under n begin.
func charsOf(n ast.Node) []int {
	if n == nil {
		return nil
	}
	var c chars
	ast.Walk(&n, &c)
	return c
}

type chars []int

// Visit sees each node.
func (c *chars) Visit(node *ast.Node) { *c = append(*c, (*node).Location().From) }

// addConditions notes the conditions in the expression: conditions, and the left sides
// of `and` and `or`.
func (w *nameVisitor) addConditions(n ast.Node) {
	if w.inCondition {
		return
	}
	var g *condition
	switch n := n.(type) {
	case *ast.ConditionalNode:
		g = conditionOf(n.Cond, n.Exp1, n.Exp2)
	case *ast.BinaryNode:
		switch n.Operator {
		case "and", "&&":
			g = conditionOf(n.Left, n.Right, nil)
		case "or", "||":
			g = conditionOf(n.Left, nil, n.Right)
		}
	}
	if g != nil {
		w.code.conditions = append(w.code.conditions, *g)
	}
}

// sameForAllCards are those whose value one drawing can share among cards.
var sameForAllCards = map[string]bool{
	"bilingual": true, "deck": true, "game": true, "hexmap": true, "label": true, "lang": true, "list": true, "other": true, "switch": true,
}
