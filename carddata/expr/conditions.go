package expr

import (
	"slices"

	"github.com/expr-lang/expr/ast"
)

// condition is a condition with the same result for a whole deck, such as deck.id ==
// "tactics". It holds the positions of the names on either side of it. Faces that serve
// several decks use such conditions around names that only some of the decks have.
type condition struct {
	cond     *code
	yes, not []int // positions of names that are only evaluated if the condition is true, or false
}

// SameForDeck are the names whose value is the same for all cards and languages of a
// deck.
var SameForDeck = []string{"deck", "game", "switch"}

// conditionOf returns the condition and the names that depend on it, or nil if its
// result may differ between cards.
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

// unreachable returns the positions of the names that are never evaluated for a deck.
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

// charsOf returns the positions of all nodes under n.
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

// addConditions records the conditions in the expression: those of the conditional
// operator, and the left sides of `and` and `or`.
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

// sameForAllCards are the names whose value is the same for all cards, so that one
// drawing can be shared.
var sameForAllCards = map[string]bool{
	"bilingual": true, "deck": true, "game": true, "hexmap": true, "label": true, "lang": true, "list": true, "other": true, "switch": true,
}
