package pipeline

import (
	"strings"
	"testing"
)

// TestPictures checks the names of the pictures of cards and of sheets.
func TestPictures(t *testing.T) {
	en := []string{"en"}
	for _, c := range []struct {
		name  string
		list  func(Request, PictureNames) ([]Picture, error)
		req   Request
		names PictureNames
		want  string
	}{
		{"a shared back", faces(t), Request{Languages: en, Decks: []string{"units"}}, PictureNames{Format: "png"},
			"en/png/units/back.png en/png/units/001-rifle-front.png en/png/units/002-tank-front.png"},
		{"no back", faces(t), Request{Languages: []string{"fr+en"}, Decks: []string{"orders"}}, PictureNames{Format: "svg"},
			"fr+en/svg/orders/001-hold-front.svg"},
		{"as somebody sees them", faces(t), Request{Languages: en, Decks: []string{"orders"}}, PictureNames{"png", "-gray"},
			"en/png/orders/001-hold-front-gray.png"},
		{"pages", pages(t), Request{Languages: en, Decks: []string{"units", "markers"}}, PictureNames{Format: "png"},
			"en/units-01.png en/units-02.png en/markers-01.png en/markers-02.png"},
		{"pages as somebody sees them", pages(t), Request{Languages: en, Decks: []string{"orders"}}, PictureNames{"png", "-gray"},
			"en/orders-01-gray.png"},
	} {
		pictures, err := c.list(c.req, c.names)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		var got []string
		for _, p := range pictures {
			got = append(got, p.Path)
			if (p.Piece == nil) == (p.Page == nil) {
				t.Errorf("%s: %s shows a piece or a page", c.name, p.Path)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: got %v, want %s", c.name, got, c.want)
		}
	}
}

func faces(t *testing.T) func(Request, PictureNames) ([]Picture, error) {
	return func(req Request, names PictureNames) ([]Picture, error) {
		list, _, err := CardPictures(t.Context(), source(), req, names)
		return list, err
	}
}

func pages(t *testing.T) func(Request, PictureNames) ([]Picture, error) {
	return func(req Request, names PictureNames) ([]Picture, error) {
		list, _, err := PagePictures(t.Context(), source(), req, names)
		return list, err
	}
}

// TestOwnBacks checks that there is a picture for each back if the cards do not
// share one.
func TestOwnBacks(t *testing.T) {
	src := source("game.yaml", strings.Replace(gameYAML, "back: back", "back: card", 1))
	list, _, err := CardPictures(t.Context(), src, Request{Languages: []string{"en"}, Decks: []string{"units"}}, PictureNames{Format: "png"})
	if err != nil || len(list) != 4 || list[1].Path != "en/png/units/001-rifle-back.png" {
		t.Errorf("%v %v", list, err)
	}
}
