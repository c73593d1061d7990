package carddata

import (
	"slices"
	"strings"
)

// rehearsedDecks reads one deck, or two.
func rehearsedDecks(n node) (decks []NamedAt) {
	for _, item := range n.oneOrMore("deck") {
		if name, ok := item.scalar("deck"); ok {
			decks = append(decks, NamedAt{item.pos(), name})
		}
	}
	if len(decks) == 0 || len(decks) > 2 {
		n.errorf(CodeBadValue, "`deck` must name one deck or two, but names %d", len(decks)).
			Hintf("write `deck: cards` for one that both players draw from, `deck: [red, blue]` for one each")
		return nil
	}
	return decks
}

func readResources(l *reader, n node) (all []Resource) {
	for _, f := range n.mapping("resources") {
		r := Resource{NamedAt: NamedAt{f.key.pos(), f.name}, Most: 20}
		readSection(l, f.value, "resource `"+f.name+"`", resourceSettings, &r)
		if goodResource(&f) {
			all = append(all, r)
		}
	}
	return all
}

// goodResource tells whether expressions can call a resource by its name.
func goodResource(f *field) bool {
	if isIdentifier(f.name) && !slices.Contains(reservedNames, f.name) {
		return true
	}
	finding := f.key.errorf(CodeBadValue, "a resource cannot be called %s: expressions need a name of small letters, digits and _, and none of their own words", quoted(f.name))
	if id := identifierOf(f.name); id != "" && !slices.Contains(reservedNames, id) {
		finding.Hintf("call it `%s`", id)
	}
	return false
}

func readMarkers(l *reader, n node) (all []MarkerUse) {
	for _, f := range n.mapping("markers") {
		m := MarkerUse{NamedAt: NamedAt{f.key.pos(), f.name}}
		readSection(l, f.value, "marker `"+f.name+"`", markerSettings, &m)
		all = append(all, m)
	}
	return all
}

func readGroups(l *reader, n node) (all []CardsGroup) {
	for _, f := range n.mapping("groups") {
		all = append(all, CardsGroup{NamedAt{f.key.pos(), f.name}, readExpression(l, f.name, f.value)})
	}
	return all
}

// readExpression reads an expression without braces; nil for one that cannot be
// read.
func readExpression(l *reader, what string, n node) *Expr {
	src, ok := n.scalar(what)
	if !ok {
		return nil
	}
	if strings.HasPrefix(src, "{") {
		n.errorf(CodeExpr, "`%s` is an expression already: it takes no braces", what).
			Hintf("write `%s: %s`", what, strings.NewReplacer("{", "", "}", "").Replace(src))
		return nil
	}
	e, err := parseExpr(src, n.at, nil)
	if err != nil {
		l.found.Add(err.(*FaceError).Finding())
		return nil
	}
	return e
}
