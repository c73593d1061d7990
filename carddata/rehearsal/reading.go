package rehearsal

import (
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// rehearsedDecks reads one deck, or two.
func rehearsedDecks(n source.Node) (decks []NamedAt) {
	for _, item := range n.OneOrMore("deck") {
		if name, ok := item.Scalar("deck"); ok {
			decks = append(decks, NamedAt{item.Pos(), name})
		}
	}
	if len(decks) == 0 || len(decks) > 2 {
		n.Errorf(source.CodeBadValue, "`deck` must name one or two decks, but names %d", len(decks)).
			Hintf("write `deck: cards` if both players draw from one deck, or `deck: [red, blue]` if each has a deck")
		return nil
	}
	return decks
}

func readResources(l *values.Reader, n source.Node) (all []Resource) {
	for _, f := range n.Mapping("resources") {
		r := Resource{NamedAt: NamedAt{f.Key.Pos(), f.Name}, Most: 20}
		sections.Read(l, f.Value, "resource `"+f.Name+"`", resourceSettings, &r)
		if goodResource(&f) {
			all = append(all, r)
		}
	}
	return all
}

// goodResource reports whether the name of a resource can be used in expressions.
func goodResource(f *source.Field) bool {
	if source.IsIdentifier(f.Name) && !slices.Contains(values.Reserved, f.Name) {
		return true
	}
	finding := f.Key.Errorf(source.CodeBadValue, "a resource cannot be named %s: use lower-case letters, digits and _, and no reserved word of expressions", source.Quote(f.Name))
	if id := values.IdentifierOf(f.Name); id != "" && !slices.Contains(values.Reserved, id) {
		finding.Hintf("rename it to `%s`", id)
	}
	return false
}

func readMarkers(l *values.Reader, n source.Node) (all []MarkerUse) {
	for _, f := range n.Mapping("markers") {
		m := MarkerUse{NamedAt: NamedAt{f.Key.Pos(), f.Name}}
		sections.Read(l, f.Value, "marker `"+f.Name+"`", markerSettings, &m)
		all = append(all, m)
	}
	return all
}

func readGroups(l *values.Reader, n source.Node) (all []CardsGroup) {
	for _, f := range n.Mapping("groups") {
		all = append(all, CardsGroup{NamedAt{f.Key.Pos(), f.Name}, readExpression(l, f.Name, f.Value)})
	}
	return all
}

// readExpression reads an expression without braces, or returns nil if it is invalid.
func readExpression(l *values.Reader, what string, n source.Node) *expr.Expr {
	src, ok := n.Scalar(what)
	if !ok {
		return nil
	}
	if strings.HasPrefix(src, "{") {
		n.Errorf(expr.CodeExpr, "`%s` is already an expression and needs no braces", what).
			Hintf("write `%s: %s`", what, strings.NewReplacer("{", "", "}", "").Replace(src))
		return nil
	}
	e, err := expr.ParseAt(src, n.PosAt, nil)
	if err != nil {
		l.Found.Add(err.(*values.Error).Finding())
		return nil
	}
	return e
}
