package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"punchboard/diag"
	"punchboard/layout"
	"punchboard/scene"
)

// picture is one file to draw.
type picture struct {
	path  string
	piece *scene.Piece // or
	page  *scene.Page
}

// cardPictures sets a game and lists a picture for each face.
func (p *press) cardPictures(ctx context.Context, target target) ([]picture, *diag.List, error) {
	o, found, err := p.load(target)
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	var pictures []picture
	for _, tongue := range o.tongues {
		book, more, err := p.compose(ctx, o, tongue)
		if err != nil {
			return nil, found, err
		}
		found.Append(more)
		dir := filepath.Join(p.dir(target), tongue.String(), "png")
		for _, d := range book.Decks {
			pictures = append(pictures, deckPictures(filepath.Join(dir, d.Deck.ID), d)...)
		}
	}
	found.Sort(o.game.Files)
	return pictures, found, nil
}

// deckPictures names the faces of a deck: 003-piano-front.png, and back.png when
// all cards share it.
func deckPictures(dir string, d layout.ComposedDeck) []picture {
	var list []picture
	shared := sharedBack(d)
	if shared != nil {
		list = append(list, picture{path: filepath.Join(dir, "back.png"), piece: shared})
	}
	for i, c := range d.Cards {
		base := filepath.Join(dir, fmt.Sprintf("%03d-%s", i+1, c.Card.ID))
		list = append(list, picture{path: base + "-front.png", piece: c.Front})
		if c.Back != nil && shared == nil {
			list = append(list, picture{path: base + "-back.png", piece: c.Back})
		}
	}
	return list
}

func sharedBack(d layout.ComposedDeck) *scene.Piece {
	for _, c := range d.Cards {
		if c.Back != d.Cards[0].Back {
			return nil
		}
	}
	if len(d.Cards) == 0 {
		return nil
	}
	return d.Cards[0].Back
}

// pagePictures puts a game on sheets and lists a picture for each side:
// cards-01.png.
func (p *press) pagePictures(ctx context.Context, target target) ([]picture, *diag.List, error) {
	files, found, err := p.sheets(ctx, target)
	var list []picture
	for _, f := range files {
		if f.doc == nil {
			continue
		}
		base := strings.TrimSuffix(f.Path, filepath.Ext(f.Path))
		for i := range f.doc.Pages {
			list = append(list, picture{path: fmt.Sprintf("%s-%02d.png", base, i+1), page: &f.doc.Pages[i]})
		}
	}
	return list, found, err
}
