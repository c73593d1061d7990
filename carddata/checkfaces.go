package carddata

import (
	"fmt"
	"slices"

	"punchboard/diag"
)

// maxParts bounds a face with the library parts that it uses, which may use
// others in turn.
const maxParts = 5_000

// checkDecks holds every expression of every face against the decks whose cards
// wear it.
func (r *faceReader) checkDecks() {
	for _, d := range r.game.Decks {
		known := r.deckNames(d)
		for _, face := range r.worn(d) {
			w := &faceWalk{faceReader: r, deck: d, names: known}
			w.parts(face.Parts, nil)
			if w.count > maxParts {
				r.found.Errorf(face.Pos, CodeLibrary, "the face `%s` holds more than %d parts, with those that it uses", face.Name, maxParts)
			}
		}
	}
}

// faceWalk walks over the parts of a face worn by the cards of a deck.
type faceWalk struct {
	*faceReader
	deck  *Deck
	names *deckNames
	count int
	use   *Part // the use whose library part is at hand; nil outside
}

func (w *faceWalk) parts(parts []*Part, vars []string) {
	for _, p := range parts {
		if w.count++; w.count > maxParts {
			return
		}
		w.part(p, vars)
	}
}

// part checks the expressions of a part. Vars are the names that repeats, tables
// and uses around it give.
func (w *faceWalk) part(p *Part, vars []string) {
	if p.Each != nil {
		w.expr(p.Each, vars, wantAny)
		vars = slices.Concat(vars, []string{p.As, "index"})
	}
	if p.When != nil {
		w.expr(p.When, vars, wantBool)
		if w.never(p.When) {
			return
		}
	}
	for _, name := range mapKeys(p.Attrs) {
		w.val(p.Attrs[name], slices.Concat(vars, cellVars(p, name)))
	}
	if p.Kind.Name == "use" {
		outer := w.use
		w.use, vars = p, withNames(p.Get("with"))
		defer func() { w.use = outer }()
	}
	w.parts(p.Children, vars)
}

// cellVars gives the names that only the cells of a table know.
func cellVars(p *Part, key string) []string {
	if p.Kind.Name == "table" && key == "columns" {
		return []string{"row", "index"}
	}
	return nil
}

// withNames lists the names that a use gives. Nothing else from around the use
// reaches its part.
func withNames(with *Val) []string {
	var names []string
	if with != nil {
		for _, e := range with.Map {
			names = append(names, e.Key)
		}
	}
	return names
}

func (w *faceWalk) val(v *Val, vars []string) {
	v.visit(func(e *Expr) { w.expr(e, vars, wantAny) })
}

// expr checks the names, constant arguments and types of an expression.
func (w *faceWalk) expr(e *Expr, vars []string, want wanting) {
	dead, good := e.code.dead(w.scope()), true
	for _, n := range e.code.names {
		good = (slices.Contains(dead, n.char) || w.name(e, n, vars)) && good
	}
	for _, m := range e.code.members {
		good = (slices.Contains(dead, m.char) || w.member(e, m, vars)) && good
	}
	for _, c := range e.code.calls {
		good = (slices.Contains(dead, c.char) || w.call(e, c)) && good
	}
	if good {
		w.types(e, vars, want)
	}
}

// scope is what is the same for all cards of the deck.
func (w *faceWalk) scope() *Scope { return &Scope{Game: w.game, Deck: w.deck, Lang: w.game.Source} }

// never tells whether a condition leaves a part out on every card of the deck.
func (w *faceWalk) never(e *Expr) bool {
	for _, n := range e.code.names {
		if !slices.Contains(decidedByDeck, n.name) {
			return false
		}
	}
	v, err := e.code.eval(w.scope())
	return err == nil && v == false
}

// name tells whether a name stands for something, and adds a finding if not.
func (w *faceWalk) name(e *Expr, n usedName, vars []string) bool {
	if w.names.known(n.name) || slices.Contains(vars, n.name) {
		return true
	}
	known := slices.Concat(w.names.all, vars)
	if n.call {
		known = functionList()
		w.found.Errorf(e.at(n.char), CodeUnknownName, "there is no function `%s`", n.name).Hintf("%s", diag.DidYouMean(n.name, known))
		return false
	}
	finding := w.found.Errorf(e.at(n.char), CodeUnknownName, "deck `%s` has no column `%s`", w.deck.ID, n.name)
	if w.use != nil {
		finding.Message += fmt.Sprintf(", and the use at %v gives no such value", w.use.Pos)
	}
	if diag.Nearest(n.name, known) == "" {
		known = slices.Concat(w.names.columns, vars)
	}
	finding.Hintf("%s", diag.DidYouMean(n.name, known))
	return false
}

// member tells whether a constant key of deck, game or look stands for
// something.
func (w *faceWalk) member(e *Expr, m usedMember, vars []string) bool {
	root, key := m.path[0], m.path[len(m.path)-1]
	if slices.Contains(vars, root) {
		return true
	}
	var known []string
	switch {
	case root == "deck" && len(m.path) == 2:
		known = deckKeys
	case root == "game" && len(m.path) == 2:
		known = gameKeys
	case root == "look" && len(m.path) == 2:
		known = mapKeys(w.game.Looks)
	case root == "look" && len(m.path) == 3:
		return w.look(e, m)
	default:
		return true
	}
	if slices.Contains(known, key) {
		return true
	}
	w.found.Errorf(e.at(m.char), CodeUnknownName, "`%s` has no `%s`", root, key).Hintf("%s", diag.DidYouMean(key, known))
	return false
}

// look tells whether every card of the deck has the look that an expression
// asks for.
func (w *faceWalk) look(e *Expr, m usedMember) bool {
	field, key := m.path[1], m.path[2]
	if _, ok := w.game.Looks[field]; !ok {
		return false // its finding is there already: look has no such field
	}
	if !w.names.known(field) {
		w.found.Errorf(e.at(m.char), CodeUnknownName, "deck `%s` has no column `%s` to choose a look by", w.deck.ID, field)
		return false
	}
	told := map[FaceError]bool{}
	for _, c := range w.deck.Cards {
		s := &Scope{Game: w.game, Deck: w.deck, Card: c, Lang: w.game.Source}
		if _, err := s.look(field, key); err != nil {
			w.failOnce(e.fault(s, err), told)
		}
	}
	return len(told) == 0
}

// call tells whether the constant argument of a function names something.
func (w *faceWalk) call(e *Expr, c literalCall) bool {
	var known []string
	switch c.name {
	case "label":
		known = mapKeys(w.game.Labels)
	case "list":
		known = w.game.listIDs()
	case "switch":
		known = mapKeys(w.game.Switches)
	case "icon":
		if err := w.game.CheckIcon(c.arg, e.at(c.char)); err != nil {
			w.fail(err)
			return false
		}
		return true
	default:
		return true
	}
	if slices.Contains(known, c.arg) {
		return true
	}
	w.found.Errorf(e.at(c.char), CodeUnknownName, "there is no %s %s", c.name, quoted(c.arg)).Hintf("%s", diag.DidYouMean(c.arg, known))
	return false
}
