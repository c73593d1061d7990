package carddata

import (
	"slices"

	"github.com/expr-lang/expr/ast"
)

// guard is a condition that a whole deck answers alike, such as
// deck.id == "tactics", with the characters at which either side of it names
// something. Faces that serve several decks say by it what only some have.
type guard struct {
	cond     *code
	yes, not []int // characters of names that count only if the condition holds, or not
}

// decidedByDeck are the names whose value all cards and languages share.
var decidedByDeck = []string{"deck", "game", "switch"}

// guardOf gives the guard of a condition; nil when cards may answer it
// differently.
func guardOf(cond ast.Node, yes, not ast.Node) *guard {
	uses := &nameWalk{code: &code{}, unguarded: true}
	ast.Walk(&cond, uses)
	if len(uses.code.names) == 0 || slices.ContainsFunc(uses.code.names, func(n usedName) bool { return !slices.Contains(decidedByDeck, n.name) }) {
		return nil
	}
	c, misread := readCode(&nameWalk{code: &code{src: cond.String()}, unguarded: true})
	if misread != nil {
		return nil
	}
	return &guard{c, charsOf(yes), charsOf(not)}
}

// unreachable lists the characters of the names that mean nothing for a deck.
func (c *code) unreachable(s exprScope) []int {
	var dead []int
	for _, g := range c.guards {
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

// guarded notes the guards of the expression: conditions, and the left sides
// of `and` and `or`.
func (w *nameWalk) guarded(n ast.Node) {
	if w.unguarded {
		return
	}
	var g *guard
	switch n := n.(type) {
	case *ast.ConditionalNode:
		g = guardOf(n.Cond, n.Exp1, n.Exp2)
	case *ast.BinaryNode:
		switch n.Operator {
		case "and", "&&":
			g = guardOf(n.Left, n.Right, nil)
		case "or", "||":
			g = guardOf(n.Left, nil, n.Right)
		}
	}
	if g != nil {
		w.code.guards = append(w.code.guards, *g)
	}
}

// sameForAllCards are those whose value one drawing can share among cards.
var sameForAllCards = map[string]bool{
	"bilingual": true, "deck": true, "game": true, "hexmap": true, "label": true, "lang": true, "list": true, "other": true, "switch": true,
}
