package carddata

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// maxParts limits the number of parts of a face, including those of the library parts
// that it uses, directly or indirectly.
const maxParts = 5_000

// faceChecker checks the faces of a game against its cards.
type faceChecker struct {
	*values.Reader
	game   *Game
	faulty map[*Card]bool  // expressions about these cards may be right
	broken bool            // a file of faces could not be read, so unknown faces are not reported
	looks  map[string]bool // missing looks and keys of looks that are already reported
	checks *expr.TypeChecks
}

// fail adds the finding for an error.
func (r *faceChecker) fail(err error) { r.Found.Add(err.(*values.Error).Finding()) }

// checkDecks checks every expression of every face against the decks that use the face.
func (r *faceChecker) checkDecks() {
	for _, d := range r.game.sets() {
		known := r.deckNames(d)
		for _, f := range r.facesOf(d) {
			w := &faceCheck{faceChecker: r, deck: d, names: known}
			w.parts(f.Parts, nil)
			if w.count > maxParts {
				r.Found.Errorf(f.Pos, face.CodeLibrary, "the face `%s` has more than %d parts, counting library parts", f.Name, maxParts)
			}
		}
	}
}

// faceCheck checks the parts of a face against the cards of a deck that have it.
type faceCheck struct {
	*faceChecker
	deck  *Deck
	names *deckNames
	count int
	use   *face.Part // the use whose library part is being checked; nil outside
}

func (w *faceCheck) parts(parts []*face.Part, v vars) {
	for _, p := range parts {
		if w.count++; w.count > maxParts {
			return
		}
		w.part(p, v)
	}
}

// part checks the expressions of a part. V holds the names defined by the repeats,
// tables and uses around it.
func (w *faceCheck) part(p *face.Part, v vars) {
	if p.Each != nil {
		w.expr(p.Each, v, wantAny)
		v = v.with(vars{p.As: w.items(p.Each, v), "index": nil})
	}
	if p.When != nil {
		w.expr(p.When, v, wantBool)
		if w.never(p.When) {
			return
		}
	}
	for _, name := range slices.Sorted(maps.Keys(p.Attrs)) {
		w.val(p.Attrs[name], v.with(w.cellVars(p, name, v)))
	}
	if p.Kind.Name == "use" {
		outer := w.use
		w.use, v = p, w.given(p.Get("with"), v)
		defer func() { w.use = outer }()
	}
	w.parts(p.Children, v)
}

// cellVars returns the names that are only defined in the cells of a table or the
// spaces of a track.
func (w *faceCheck) cellVars(p *face.Part, key string, v vars) vars {
	if p.Kind.Name == "track" && (key == "label" || key == "marks") {
		return trackVars
	}
	if p.Kind.Name != "table" || key != "columns" {
		return nil
	}
	if e, ok := p.Get("table").Literal().(*expr.Expr); ok {
		return vars{"row": w.items(e, v), "index": nil}
	}
	return vars{"row": nil, "index": nil}
}

// given returns the names that a use defines. Its library part sees no other names from
// around the use.
func (w *faceCheck) given(with *face.Val, v vars) vars {
	names := vars{}
	if with == nil {
		return names
	}
	for _, e := range with.Map {
		names[e.Key] = nil
		if e.Val.Tmpl == nil {
			continue
		}
		if one := e.Val.Tmpl.Single(); one != nil {
			names[e.Key] = w.source(one.Source(), v)
		}
	}
	return names
}

func (w *faceCheck) val(val *face.Val, v vars) {
	val.Visit(func(e *expr.Expr) { w.expr(e, v, wantAny) })
}

// expr checks the names, constant arguments and types of an expression.
func (w *faceCheck) expr(e *expr.Expr, v vars, want exprUse) {
	unreachable, good := e.Unreachable(w.scope()), true
	for _, n := range e.Names() {
		good = (slices.Contains(unreachable, n.Char) || w.name(e, n, v)) && good
	}
	for _, m := range e.Members() {
		good = (slices.Contains(unreachable, m.Char) || w.member(e, m, v)) && good
	}
	for _, c := range e.Calls() {
		good = (slices.Contains(unreachable, c.Char) || w.call(e, c)) && good
	}
	if good {
		w.types(e, v, want)
	}
}

// scope returns what is the same for all cards of the deck.
func (w *faceCheck) scope() *Scope { return &Scope{Game: w.game, Deck: w.deck, Lang: w.game.Source} }

// never reports whether a condition is false for every card of the deck.
func (w *faceCheck) never(e *expr.Expr) bool {
	for _, n := range e.Names() {
		if !slices.Contains(expr.SameForDeck, n.Text) {
			return false
		}
	}
	v, err := e.Eval(w.scope())
	return err == nil && v == false
}

// name reports whether a name is defined, and adds a finding if not.
func (w *faceCheck) name(e *expr.Expr, n expr.Name, v vars) bool {
	if _, variable := v[n.Text]; variable || w.names.known(n.Text) {
		return true
	}
	if slices.Contains(w.deck.lacks, n.Text) && w.use == nil {
		return false
	}
	known := slices.Concat(w.names.all, slices.Sorted(maps.Keys(v)))
	if n.Call {
		known = expr.Functions()
		w.Found.Errorf(e.At(n.Char), expr.CodeUnknownName, "there is no function `%s`", n.Text).Hintf("%s", diag.DidYouMean(n.Text, known))
		return false
	}
	finding := w.Found.Errorf(e.At(n.Char), expr.CodeUnknownName, "deck `%s` has no column `%s`", w.deck.ID, n.Text)
	if w.use != nil {
		finding.Message += fmt.Sprintf(", and the `use` at %v does not pass it", w.use.Pos)
	}
	finding.Cause = w.UnlistedColumn(n.Text, w.names.columns)
	if diag.Nearest(n.Text, known) == "" {
		known = slices.Concat(w.names.columns, slices.Sorted(maps.Keys(v)))
	}
	finding.Hintf("%s", diag.DidYouMean(n.Text, known))
	return false
}

// member reports whether a constant key of deck, game or look exists.
func (w *faceCheck) member(e *expr.Expr, m expr.Member, v vars) bool {
	root, key := m.Path[0], m.Path[len(m.Path)-1]
	if _, variable := v[root]; variable || !slices.Contains(values.ScopeNames, root) {
		return w.key(e, m, v)
	}
	var known []string
	switch {
	case root == "deck" && len(m.Path) == 2:
		known = deckKeys
	case root == "game" && len(m.Path) == 2:
		known = gameKeys
	case root == "look" && len(m.Path) == 2:
		if _, is := w.game.Looks[key]; is {
			return true
		}
		known = slices.Sorted(maps.Keys(w.game.Looks))
	case root == "look" && len(m.Path) == 3:
		return w.look(e, m)
	default:
		return true
	}
	if slices.Contains(known, key) {
		return true
	}
	w.Found.Errorf(e.At(m.Char), expr.CodeUnknownName, "`%s` has no `%s`", root, key).Hintf("%s", diag.DidYouMean(key, known))
	return false
}

// key reports whether any card has the key of a flow value that an expression reads.
func (w *faceCheck) key(e *expr.Expr, m expr.Member, v vars) bool {
	last := len(m.Path) - 1
	s := w.source(expr.Source{Path: m.Path[:last]}, v)
	if _, known := s.at(m.Path[last]); known {
		return true
	}
	w.Found.Errorf(e.At(m.Char), expr.CodeUnknownName, "no card of deck `%s` has `%s` in `%s`", w.deck.ID, m.Path[last], strings.Join(m.Path[:last], ".")).
		Hintf("%s", diag.DidYouMean(m.Path[last], slices.Sorted(maps.Keys(s.keys))))
	return false
}

// call reports whether the constant argument of a function is a known name.
func (w *faceCheck) call(e *expr.Expr, c expr.Call) bool {
	var known []string
	what := c.Function
	switch c.Function {
	case "label":
		if w.game.unreadLabels {
			return false // already reported
		}
		if _, is := w.game.Labels[c.Arg]; is {
			return true
		}
		known = slices.Sorted(maps.Keys(w.game.Labels))
	case "list":
		known = w.game.listIDs()
	case "hexmap":
		if what, known = "map", w.game.mapIDs(); w.game.unreadMaps[c.Arg] {
			return false // already reported
		}
	case "switch":
		if _, is := w.game.Switches[c.Arg]; is {
			return true
		}
		known = slices.Sorted(maps.Keys(w.game.Switches))
	case "icon":
		if err := w.game.CheckIcon(c.Arg, e.At(c.Char)); err != nil {
			w.fail(err)
			return false
		}
		return true
	default:
		return true
	}
	if slices.Contains(known, c.Arg) {
		return true
	}
	w.Found.Errorf(e.At(c.Char), expr.CodeUnknownName, "there is no %s %s", what, source.Quote(c.Arg)).Hintf("%s", diag.DidYouMean(c.Arg, known))
	return false
}
