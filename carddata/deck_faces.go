package carddata

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// FrontOf returns the front face of a card. It returns a *values.Error if the name of
// the face was computed and no such face exists. The face is nil if the deck names no
// front; Load has already reported that.
func (g *Game) FrontOf(d *Deck, c *Card) (*face.Face, error) {
	switch {
	case c.Filler != "":
		return g.faceOf(d, c, c.Filler, c.Pos)
	case d.Front == "":
		return nil, nil
	}
	return g.faceOf(d, c, d.Front, d.FrontPos)
}

// BackOf returns the back face of a card, or nil for a plain back.
func (g *Game) BackOf(d *Deck, c *Card) (*face.Face, error) {
	if d.Back == "" {
		return nil, nil
	}
	return g.faceOf(d, c, d.Back, d.BackPos)
}

func (g *Game) faceOf(d *Deck, c *Card, name string, pos diag.Pos) (*face.Face, error) {
	computed := strings.ContainsAny(name, "{}")
	if computed {
		t, err := expr.ParseTemplate(name, pos)
		if err != nil {
			return nil, err
		}
		v, err := t.Eval(&Scope{Game: g, Deck: d, Card: c, Lang: g.Source})
		if err != nil {
			return nil, err
		}
		name = values.PlainText(v)
	}
	if f, ok := g.Faces[name]; ok {
		return f, nil
	}
	e := &values.Error{Pos: pos, Code: face.CodeFace, Message: fmt.Sprintf("there is no face `%s`", name), Hint: g.faceHint(name)}
	if computed {
		e.Piece = (&Scope{Deck: d, Card: c}).PieceName()
	}
	return nil, e
}

func (g *Game) faceHint(name string) string {
	if len(g.Faces) == 0 {
		return "describe it in a file such as faces/cards.yaml"
	}
	return diag.DidYouMean(name, slices.Sorted(maps.Keys(g.Faces)))
}

// failOnce adds the finding for an error, unless an earlier card had the same error.
func (r *faceChecker) failOnce(err error, reported map[values.Error]bool) {
	key := *err.(*values.Error)
	missed := r.broken && key.Code == face.CodeFace
	if key.Piece = ""; !reported[key] && !missed {
		reported[key] = true
		r.fail(err)
	}
}

// facesOf returns the faces of the cards of a deck, in the order of the cards, and adds
// findings for those that do not exist.
func (r *faceChecker) facesOf(d *Deck) []*face.Face {
	var faces []*face.Face
	seen, reported := map[*face.Face]bool{}, map[values.Error]bool{}
	for _, c := range slices.Concat(d.Cards, d.Fillers) {
		for _, side := range []func(*Deck, *Card) (*face.Face, error){r.game.FrontOf, r.game.BackOf} {
			face, err := side(d, c)
			if err != nil {
				r.failOnce(err, reported)
			}
			if face != nil && !seen[face] {
				seen[face] = true
				faces = append(faces, face)
			}
		}
	}
	return faces
}
