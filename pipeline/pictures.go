package pipeline

import (
	"context"
	"fmt"
	"path"
	"strings"

	"punchboard/diag"
	"punchboard/layout"
	"punchboard/scene"
)

// Picture is a picture to draw: a face of a card, or a side of a sheet.
type Picture struct {
	Path  string       // below Source.Directory, with slashes: "fr/png/tactics/003-piano-front.png"
	Piece *scene.Piece // or
	Page  *scene.Page
	Pos   diag.Pos // of its deck, or of the game's file
}

// PictureNames determines the file names of pictures.
type PictureNames struct {
	Format string // the extension, and the directory of card pictures: "png", "svg"
	Suffix string // at the end of each name, such as "-deuteranopia"
}

// file returns the path of a picture in a directory.
func (n PictureNames) file(dir, name string) string {
	return path.Join(dir, name+n.Suffix+"."+n.Format)
}

// CardPictures lists a picture for each face of the requested cards. The findings
// are in the order of the game's files.
func CardPictures(ctx context.Context, src Source, req Request, names PictureNames) ([]Picture, *diag.List, error) {
	s, found, err := open(ctx, src, &req)
	if err != nil || s == nil {
		return nil, found, err
	}
	var pictures []Picture
	for _, lang := range s.languages {
		book, more, err := s.compose(ctx, &req, lang, nil)
		if err != nil {
			return nil, found, err
		}
		found.Append(more)
		if book.Incomplete {
			break
		}
		for _, d := range book.Decks {
			pictures = append(pictures, names.faces(path.Join(lang.String(), names.Format, d.Deck.ID), d)...)
		}
	}
	found.Sort(s.game.Files)
	return pictures, found, nil
}

// faces lists the faces of a deck: 003-piano-front.png, and back.png if all cards
// share it.
func (n PictureNames) faces(dir string, d layout.ComposedDeck) []Picture {
	var list []Picture
	shared := sharedBack(d)
	if shared != nil {
		list = append(list, Picture{Path: n.file(dir, "back"), Piece: shared, Pos: d.Deck.Pos})
	}
	for i, c := range d.Cards {
		base := fmt.Sprintf("%03d-%s", i+1, c.Card.ID)
		list = append(list, Picture{Path: n.file(dir, base+"-front"), Piece: c.Front, Pos: d.Deck.Pos})
		if c.Back != nil && shared == nil {
			list = append(list, Picture{Path: n.file(dir, base+"-back"), Piece: c.Back, Pos: d.Deck.Pos})
		}
	}
	return list
}

// sharedBack returns the back that all cards of a deck share, or nil.
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

// PagePictures lists a picture for each side of the sheets that Documents makes:
// cards-01.png.
func PagePictures(ctx context.Context, src Source, req Request, names PictureNames) ([]Picture, *diag.List, error) {
	res, err := Documents(ctx, src, req)
	var list []Picture
	for _, f := range res.Files {
		if f.Document == nil {
			continue
		}
		dir, name := path.Split(strings.TrimSuffix(f.Path, path.Ext(f.Path)))
		for i := range f.Document.Pages {
			list = append(list, Picture{Path: names.file(dir, fmt.Sprintf("%s-%02d", name, i+1)), Page: &f.Document.Pages[i], Pos: f.Pos})
		}
	}
	return list, res.Findings, err
}
