package pipeline

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/internal/stamp"
)

// TestPick checks that only the copies that are picked are on the sheets, of cards, counters and sheets in
// each form, and that the files have other names than those of all cards.
func TestPick(t *testing.T) {
	for _, c := range []struct {
		name   string
		req    Request
		copies map[string]int
		want   string
	}{
		{"nothing", Request{}, nil, ""},
		{"some", Request{}, map[string]int{"en units/tank": 1, "en markers/pin": 2, "fr board/board": 1}, `
en/units-some.pdf: 1 card on 1 sheet, A4, bleed 3 mm
en/markers-some.pdf: 2 counters on 1 sheet, A4, bleed 1.5 mm, fronts only
en/markers-some-manifest.csv: 1 kind, 2 counters
fr/board-some.pdf: 1 page, A3, one-sided
fr/board-some-tiles.pdf: 4 tiles of A4`},
		{"of a packed game", Request{Print: print("pack", "true")}, map[string]int{"en orders/hold": 1}, `
en/cards-some.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only`},
		{"of named cards", Request{Cards: []string{"tank"}}, map[string]int{"en units/tank": 1, "en orders/hold": 1}, `
en/units-selection-some.pdf: 1 card on 1 sheet, A4, bleed 3 mm`},
	} {
		c.req.Pick = &Pick{Name: "some", Copies: func(set string, card stamp.Card, _ *carddata.Card) int { return c.copies[set+" "+card.Key()] }}
		made, err := Documents(t.Context(), source(), c.req)
		if err != nil || made.Findings.Errors() > 0 {
			t.Fatalf("%s: %v %v", c.name, err, made.Findings.All())
		}
		got := ""
		for _, f := range made.Files {
			got += fmt.Sprintf("\n%s: %s", f.Path, f.Summary)
		}
		if got != c.want {
			t.Errorf("%s: got%s\nwant%s", c.name, got, c.want)
		}
	}
}

// faces returns hashes of the cards of a game by set and "deck/card".
func facesOf(t *testing.T, req Request, files ...string) map[string]string {
	t.Helper()
	made, err := Documents(t.Context(), source(files...), req)
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatal(err, made.Findings.All())
	}
	all := map[string]string{}
	for _, cards := range made.Cards {
		for _, c := range cards.Cards {
			if !c.Valid() {
				t.Errorf("%+v is not valid", c)
			}
			all[cards.Set+" "+c.Key()] = c.Faces
		}
	}
	return all
}

// TestFaces checks what makes a card another one.
func TestFaces(t *testing.T) {
	text := string(game()["game.yaml"].Data)
	first := facesOf(t, Request{})
	if len(first) == 0 {
		t.Fatal("there are no cards")
	}
	newer := strings.Replace(text, "version: \"", "version: \"9", 1)
	if newer == text {
		t.Fatal("the game has no version")
	}
	if got := facesOf(t, Request{}, "game.yaml", newer); !reflect.DeepEqual(got, first) {
		t.Error("another version makes other cards")
	}
	if got := facesOf(t, Request{Print: print("paper", "letter", "marks", "full", "gutter", "4mm")}); !reflect.DeepEqual(got, first) {
		t.Error("other sheets make other cards")
	}
	got := facesOf(t, Request{Languages: []string{"fr+en"}, Print: print("low_ink", "true", "duplex", "none")})
	for key, faces := range got {
		if !strings.HasPrefix(key, "fr+en, low ink, fronts only ") || faces == "" {
			t.Errorf("the set of %q", key)
		}
	}
	fronts := facesOf(t, Request{Print: print("duplex", "none")})
	if a, b := first["en units/tank"], fronts["en, fronts only units/tank"]; a == "" || b == "" || a == b {
		t.Error("the back does not count")
	}
}
