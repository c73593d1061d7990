package carddata

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// look reports whether every card of the deck has the look that an expression reads.
func (w *faceCheck) look(e *expr.Expr, m expr.Member) bool {
	field, key := m.Path[1], m.Path[2]
	if _, ok := w.game.Looks[field]; !ok {
		return false // already reported: look has no such field
	}
	if !w.names.known(field) {
		w.Found.Errorf(e.At(m.Char), expr.CodeUnknownName, "deck `%s` has no column `%s` to choose a look", w.deck.ID, field)
		return false
	}
	good := true
	for _, c := range w.deck.Cards {
		if w.faulty[c] {
			continue
		}
		s := &Scope{Game: w.game, Deck: w.deck, Card: c, Lang: w.game.Source}
		if _, err := s.Look(field, key); err != nil {
			w.missingLook(s, field, key, e.At(m.Char))
			good = false
		}
	}
	return good
}

// missingLook reports that a value has no look, or its look no such key. Faces use a look
// in many places; each that is missing is reported once for the game.
func (w *faceCheck) missingLook(s *Scope, field, key string, use diag.Pos) {
	v, _ := s.Value(field)
	value := values.PlainText(v)
	row, ok := s.lookRow(field, value)
	switch {
	case !ok && w.firstTime(field, value):
		at, ok := s.FieldPos(field)
		if !ok || !at.Valid() {
			at = use
		}
		w.Found.Errorf(at, face.CodeLook, "%s: there is no look for %s %s", s.PieceName(), field, source.Quote(value)).
			Hintf("%s", lookHint(field, value, slices.Sorted(maps.Keys(w.game.Looks[field]))))
	case !ok:
	case !w.anyLookHas(field, key):
		if w.firstTime(field, "", key, use.String()) {
			w.Found.Errorf(use, face.CodeLook, "no look of %s has `%s`", field, key).Hintf("%s", diag.DidYouMean(key, slices.Sorted(maps.Keys(row))))
		}
	case w.firstTime(field, value, key):
		w.Found.Errorf(firstPlace(row, use), face.CodeLook, "the look of %s %s has no `%s`, which %s uses", field, source.Quote(value), key, use).
			Hintf("add the key, as in the other looks")
	}
}

// firstTime reports whether a look is not reported yet, and records it.
func (r *faceChecker) firstTime(look ...string) bool {
	name := strings.Join(look, "\x00")
	known := r.looks[name]
	r.looks[name] = true
	return !known
}

// anyLookHas reports whether a value of the field has a look with the key.
func (r *faceChecker) anyLookHas(field, key string) bool {
	for _, row := range r.game.Looks[field] {
		if _, ok := row[key]; ok {
			return true
		}
	}
	return false
}

// firstPlace returns where the first value of a row is written.
func firstPlace(row values.Row, none diag.Pos) diag.Pos {
	first := none
	for _, name := range slices.Sorted(maps.Keys(row)) {
		if p := row[name].Pos; p.Valid() && (first == none || p.Line < first.Line || p.Line == first.Line && p.Col < first.Col) {
			first = p
		}
	}
	return first
}

// lookHint suggests a value that has a look, or how to give this value one.
func lookHint(field, value string, known []string) string {
	if near := diag.Nearest(value, known); near != "" {
		return "did you mean `" + near + "`? Or add `" + value + "` to `looks: " + field + "` in game.yaml"
	}
	return "add `" + value + "` to `looks: " + field + "` in game.yaml, with the keys of the others"
}
