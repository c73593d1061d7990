package pipeline

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
)

// TestChoose checks what requests select from the game: languages, then cards by
// deck.
func TestChoose(t *testing.T) {
	game, found := carddata.Load(source().Files, "trial", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	for _, c := range []struct {
		name string
		req  Request
		want string
	}{
		{"everything", Request{}, "en fr: units/rifle units/tank orders/hold markers/pin board/board"},
		{"a language twice", Request{Languages: []string{"fr", "fr"}, Decks: []string{"orders"}}, "fr: orders/hold"},
		{"a language alone and in a pair", Request{Languages: []string{"fr", "fr+en"}, Decks: []string{"orders"}}, "fr fr+en: orders/hold"},
		{"decks in the game's order", Request{Decks: []string{"markers", "units"}}, "en fr: units/rifle units/tank markers/pin"},
		{"a deck of another game", Request{Decks: []string{"far"}, OtherDecks: map[string]bool{"far": true}}, "en fr:"},
		{"a card of no chosen deck", Request{Decks: []string{"far"}, Cards: []string{"tank"}, OtherDecks: map[string]bool{"far": true}}, "en fr:"},
		{"a card by id", Request{Cards: []string{"rifle"}}, "en fr: units/rifle"},
		{"by name in any language, spaces and capitals aside", Request{Languages: []string{"en"}, Cards: []string{" CHAR ", "hold"}}, "en: units/tank orders/hold"},
	} {
		s, err := choose(game, &c.req)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := chosen(s); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// chosen formats a selection.
func chosen(s *selection) string {
	var words []string
	for _, l := range s.languages {
		words = append(words, l.String())
	}
	words[len(words)-1] += ":"
	for _, d := range s.game.Decks {
		for _, c := range d.Cards {
			if s.has(d, c) {
				words = append(words, d.ID+"/"+c.ID)
			}
		}
	}
	return strings.Join(words, " ")
}

// TestRequestErrors checks type, message and hint for each kind of request that
// does not fit the game.
func TestRequestErrors(t *testing.T) {
	for _, c := range []struct {
		req        Request
		want, hint string
	}{
		{Request{Languages: []string{"de"}}, `trial has no language "de"`, "use one of: en, fr"},
		{Request{Languages: []string{"fr+de"}}, `trial has no language "de"`, "use one of: en, fr"},
		{Request{Languages: []string{"fr+"}}, `"fr+" is not two languages`, ""},
		{Request{Languages: []string{"fr+fr"}}, `"fr+fr" is not two languages`, ""},
		{Request{Decks: []string{"unit"}}, `trial has no deck "unit"`, "did you mean `units`?"},
		{Request{Cards: []string{"tnak"}}, `trial has no card "tnak"`, "did you mean `tank`?"},
		{Request{Decks: []string{"orders"}, Cards: []string{"zebra"}}, `trial has no card "zebra"`, "use hold"},
		{Request{Print: print("marks", "some")}, "`marks` cannot be \"some\"", "use one of: edge, full, inner, none"},
	} {
		_, err := Documents(t.Context(), source(), c.req)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
		var hinted interface{ Hint() string }
		if c.hint != "" && (!errors.As(err, &hinted) || hinted.Hint() != c.hint) {
			t.Errorf("%v: want the hint %q", err, c.hint)
		}
	}
}

// TestSettingError checks that the message and the hint are separate.
func TestSettingError(t *testing.T) {
	cause := errors.New("`bleed` is wide; write 3mm; or less")
	err := &SettingError{Setting{"bleed", "30mm"}, cause}
	if err.Error() != "`bleed` is wide" || err.Hint() != "write 3mm; or less" || !errors.Is(err, cause) {
		t.Errorf("%q, %q", err.Error(), err.Hint())
	}
}

// TestSameFile checks that two decks with the same file name are rejected,
// ignoring case.
func TestSameFile(t *testing.T) {
	game := strings.Replace(gameYAML, "id: orders", "id: units-fronts", 1)
	req := Request{Languages: []string{"en"}, Decks: []string{"units", "units-fronts"}, Print: print("apart", "true")}
	_, err := Documents(t.Context(), source("game.yaml", game), req)
	var same *SameFileError
	if !errors.As(err, &same) || same.Path != "en/units-fronts.pdf" {
		t.Errorf("got %v", err)
	}
	if err := checkPaths([]File{{Path: "en/A.pdf"}, {Path: "en/a.pdf"}}); err == nil {
		t.Error("capitals make two names")
	}
}

// TestBleed checks that a requested bleed overrides the bleed of decks, but that
// full-page sheets have none.
func TestBleed(t *testing.T) {
	own := strings.Replace(gameYAML, "id: orders,", "id: orders, bleed: 2mm,", 1)
	for _, c := range []struct {
		print []Setting
		want  []string
	}{
		{nil, []string{"3mm", "2mm", "1.5mm", "0mm"}},
		{print("bleed", "1mm"), []string{"1mm", "1mm", "1mm", "0mm"}},
	} {
		s, found, err := open(t.Context(), source("game.yaml", own), &Request{Print: c.print})
		if err != nil || s == nil {
			t.Fatal(err, found.All())
		}
		var got []string
		for _, d := range s.game.Decks {
			got = append(got, d.Bleed.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%v: got %v, want %v", c.print, got, c.want)
		}
	}
}

func TestDeckIDs(t *testing.T) {
	if got := strings.Join(DeckIDs(source(), ""), " "); got != "units orders markers markers board" {
		t.Errorf("got %s", got)
	}
}

func TestDirectory(t *testing.T) {
	for variant, want := range map[string]string{"": "trial", "big": "trial-big"} {
		if got := source().Directory(variant); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
