package pipeline

import (
	"context"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/layout/face"
	"punchboard/scene"
)

// TextBox is the smallest box in which a text of a row is printed.
type TextBox struct {
	Size    geom.Size
	Picture int // of its card, an index in the pictures; -1 if none shows it
}

// TextBoxes composes a game in its source language, and returns the boxes of texts by their
// positions, with a picture of each face. What the other languages lack does not matter,
// and no text need fit; a game with errors in its files has no boxes.
func TextBoxes(ctx context.Context, src Source) (boxes map[diag.Pos]TextBox, pictures []Picture, err error) {
	req := Request{Spots: true}
	s, _, err := open(ctx, src, &req)
	if s == nil && err == nil { // perhaps a translation is missing
		req.Source = true
		s, _, err = open(ctx, src, &req)
	}
	if err != nil || s == nil {
		return nil, nil, err
	}
	lang := Language{Main: s.game.Source}
	book, _, err := s.compose(ctx, &req, lang, nil)
	if err != nil || book.Incomplete {
		return nil, nil, err
	}
	boxes = map[diag.Pos]TextBox{}
	for _, d := range book.Decks {
		from := len(pictures)
		pictures = append(pictures, PictureNames{Format: "png"}.faces(d.Deck.ID, d)...)
		for _, c := range d.Cards {
			addBoxes(boxes, pictures, from, c)
		}
	}
	return boxes, pictures, nil
}

// addBoxes adds the boxes of the texts of one card.
func addBoxes(boxes map[diag.Pos]TextBox, pictures []Picture, from int, c layout.ComposedCard) {
	add := func(piece *scene.Piece, spots []face.Spot) {
		shown := -1
		for i := from; i < len(pictures); i++ {
			if pictures[i].Piece == piece {
				shown = i
			}
		}
		for _, spot := range spots {
			for _, at := range spot.Cells {
				if known, ok := boxes[at]; !ok || area(spot.Box.Size()) < area(known.Size) {
					boxes[at] = TextBox{spot.Box.Size(), shown}
				}
			}
		}
	}
	add(c.Front, c.Spots)
	if c.Back != nil {
		add(c.Back, c.BackSpots)
	}
}

// area returns the area of a box, in square millimeters.
func area(s geom.Size) float64 { return s.W.MM() * s.H.MM() }
