package pipeline

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// gameYAML declares a deck of cards with its own back, a second deck, a set of
// counters, and a sheet printed in two forms.
const gameYAML = `title: {en: Trial, fr: Essai}
version: "1.2"
languages: [en, fr]
decks:
  - {id: units, name: {en: Units, fr: Unités}, cards: units.csv, size: 63mm x 88mm, front: card, back: back}
  - {id: orders, name: {en: Orders, fr: Ordres}, cards: orders.csv, size: 63mm x 88mm, front: card}
counters:
  - {id: markers, name: {en: Markers, fr: Marqueurs}, counters: markers.csv, size: 16mm, front: card}
sheets:
  - {id: board, name: {en: Board, fr: Plateau}, size: a3, front: plain, as: [page, tiles]}
`

const facesYAML = `faces:
  card:
    parts:
      - {text: "{name}", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}
  back:
    parts:
      - {shape: rect, in: bleed, fill: "#203050"}
  plain:
    parts:
      - {shape: rect, in: bleed, fill: "#FFFFFF"}
`

func game() fstest.MapFS {
	return fstest.MapFS{
		"game.yaml":         {Data: []byte(gameYAML)},
		"faces/faces.yaml":  {Data: []byte(facesYAML)},
		"units.csv":         {Data: []byte("id,name_en,name_fr,copies\nrifle,Rifles,Fusils,2\ntank,Tank,Char,1\n")},
		"orders.csv":        {Data: []byte("id,name_en,name_fr\nhold,Hold,Tenir\n")},
		"markers.csv":       {Data: []byte("id,name_en,name_fr,copies\npin,Pin,Cloué,3\n")},
		"variants/big.yaml": {Data: []byte("title: {en: Big, fr: Grand}\n")},
	}
}

// source returns the game above with some files replaced.
func source(files ...string) Source {
	g := game()
	for i := 0; i < len(files); i += 2 {
		g[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return Source{Slug: "trial", Place: "trial", Files: g}
}

func print(keysAndValues ...string) (list []Setting) {
	for i := 0; i < len(keysAndValues); i += 2 {
		list = append(list, Setting{keysAndValues[i], keysAndValues[i+1]})
	}
	return list
}

// TestDocuments checks the names and summaries of the files for various
// requests.
func TestDocuments(t *testing.T) {
	for _, c := range []struct {
		name string
		req  Request
		want string
	}{
		{"all of a language", Request{Languages: []string{"en"}}, `
en/units.pdf: 3 cards on 1 sheet, A4, bleed 3 mm
en/orders.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only
en/markers.pdf: 3 counters on 1 sheet, A4, bleed 1.5 mm, fronts only
en/markers-manifest.csv: 1 kind, 3 counters
en/board.pdf: 1 page, A3, one-sided
en/board-tiles.pdf: 4 tiles of A4`},
		{"all languages", Request{Decks: []string{"orders"}}, `
en/orders.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only
fr/orders.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only`},
		{"two languages on a card", Request{Languages: []string{"fr+en"}, Decks: []string{"orders"}}, `
fr+en/orders.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only`},
		{"packed", Request{Languages: []string{"en"}, Decks: []string{"units", "orders"}, Print: print("pack", "true")}, `
en/cards.pdf: 4 cards on 1 sheet, A4, bleed 3 mm`},
		{"sides apart", Request{Languages: []string{"en"}, Decks: []string{"units"}, Print: print("apart", "true")}, `
en/units-fronts.pdf: 3 cards on 1 sheet, A4, bleed 3 mm
en/units-backs.pdf: 3 cards on 1 sheet, A4, bleed 3 mm`},
		{"folded on Letter paper", Request{Languages: []string{"en"}, Decks: []string{"units"}, Print: print("paper", "letter", "fold", "true", "bleed", "0mm")}, `
en/units.pdf: 3 cards on 1 sheet, Letter, no bleed, folded`},
		{"some cards", Request{Languages: []string{"en"}, Cards: []string{" tank"}}, `
en/units-selection.pdf: 1 card on 1 sheet, A4, bleed 3 mm`},
	} {
		made, err := Documents(t.Context(), source(), c.req)
		if err != nil || made.Findings.Errors() > 0 {
			t.Errorf("%s: %v %v", c.name, err, made.Findings.All())
			continue
		}
		var got strings.Builder
		for _, f := range made.Files {
			fmt.Fprintf(&got, "\n%s: %s", f.Path, f.Summary)
			if (f.Document == nil) == (f.Text == nil) {
				t.Errorf("%s: %s must be a document or a text", c.name, f.Path)
			}
		}
		if got.String() != c.want {
			t.Errorf("%s: %s\nwant %s", c.name, got.String(), c.want)
		}
	}
}

// TestDocumentTitles checks the titles in document metadata, and the version
// that sheets of a variant show.
func TestDocumentTitles(t *testing.T) {
	made, err := Documents(t.Context(), source(), Request{Languages: []string{"fr"}, Decks: []string{"units"}, Variant: "big"})
	if err != nil || len(made.Files) != 1 {
		t.Fatal(err, made.Findings.All())
	}
	f := made.Files[0]
	if doc := f.Document; doc.Meta.Title != "Grand: Unités" || doc.Meta.Subject != "1.2" || doc.Language != "fr" || len(doc.Pages) != 2 {
		t.Errorf("%+v, language %s, %d pages", doc.Meta, doc.Language, len(doc.Pages))
	}
	if got := (&selection{game: made.Game}).edition(); got != "1.2 big" {
		t.Errorf("edition %q", got)
	}
	if len(f.Decks) != 1 || f.Decks[0].ID != "units" || f.Sheets == nil {
		t.Errorf("decks %v, sheets %v", f.Decks, f.Sheets)
	}
}

// TestCopyLists prints the cards of copy lists, separately or combined, together
// with whatever else is named.
func TestCopyLists(t *testing.T) {
	src := func() Source {
		yaml := strings.NewReplacer("cards: units.csv,", "cards: units.csv, copies: {list: armies, by: army, card: card},", "decks:", "lists: {armies: {file: armies.csv}}\ndecks:").Replace(gameYAML)
		return source("game.yaml", yaml, "armies.csv", "id,name_en,name_fr,army,card,copies\n1,a,a,us,rifle,3\n2,a,a,us,tank,2\n3,a,a,de,rifle,1\n")
	}
	for _, c := range []struct{ lists, decks, want string }{
		{"", "units", "en/units.pdf: 5 cards on 1 sheet, A4, bleed 3 mm"},
		{"us", "", "en/units-us.pdf: 5 cards on 1 sheet, A4, bleed 3 mm"},
		{"de", "", "en/units-de.pdf: 1 card on 1 sheet, A4, bleed 3 mm"},
		{"de us", "", "en/units-de-us.pdf: 6 cards on 1 sheet, A4, bleed 3 mm"},
		{"de", "orders", "en/orders-de.pdf: 1 card on 1 sheet, A4, bleed 3 mm, fronts only"},
	} {
		made, err := Documents(t.Context(), src(), Request{Languages: []string{"en"}, Lists: strings.Fields(c.lists), Decks: strings.Fields(c.decks)})
		if err != nil || made.Findings.Errors() > 0 || len(made.Files) != 1 {
			t.Errorf("list %q: %v %v, %d files", c.lists, err, made.Findings.All(), len(made.Files))
			continue
		}
		if got := made.Files[0].Path + ": " + made.Files[0].Summary; got != c.want {
			t.Errorf("list %q: %s, want %s", c.lists, got, c.want)
		}
	}
	var unknown *UnknownError
	if _, err := Documents(t.Context(), src(), Request{Lists: []string{"uss"}}); !errors.As(err, &unknown) || unknown.Hint() != "did you mean `us`?" {
		t.Errorf("%v", err)
	}
	if _, err := Documents(t.Context(), source(), Request{Lists: []string{"us"}}); !errors.As(err, &unknown) || unknown.Hint() == "" {
		t.Errorf("%v", err)
	}
	made, err := Documents(t.Context(), source(), Request{Lists: []string{"us"}, OtherLists: map[string]bool{"us": true}})
	if err != nil || len(made.Files) > 0 {
		t.Errorf("%v, %d files", err, len(made.Files))
	}
}

// TestManifest checks the CSV file that goes with a file of counters.
func TestManifest(t *testing.T) {
	made, err := Documents(t.Context(), source(), Request{Languages: []string{"fr"}, Decks: []string{"markers"}})
	if err != nil || len(made.Files) != 2 {
		t.Fatal(err, made.Findings.All())
	}
	want := "id,name,copies,size,shape,sheets\npin,Cloué,3,16mm,square,1\n"
	if got := string(made.Files[1].Text); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestFindings checks that problems of the game are findings, not errors, and
// that no files result.
func TestFindings(t *testing.T) {
	for name, files := range map[string][]string{
		"a file that is not there": {"game.yaml", strings.Replace(gameYAML, "orders.csv", "gone.csv", 1)},
		"a text that does not fit": {"orders.csv", "id,name_en,name_fr\nhold," + strings.Repeat("word ", 80) + ",Tenir\n"},
	} {
		made, err := Documents(t.Context(), source(files...), Request{})
		if err != nil || made.Findings.Errors() == 0 {
			t.Errorf("%s: %v %v", name, err, made.Findings.All())
		}
	}
}

// TestRehearse checks that problems of a rehearsal are reported on request.
func TestRehearse(t *testing.T) {
	src := source("game.yaml", gameYAML+"play: {deck: units, hand: 4, turns: 3, empty: end}\n") // the deck has three cards
	for _, rehearse := range []bool{false, true} {
		made, err := Documents(t.Context(), src, Request{Languages: []string{"en"}, Decks: []string{"orders"}, Rehearse: rehearse})
		if err != nil || (made.Findings.Errors() > 0) != rehearse {
			t.Errorf("rehearse is %v: %v %v", rehearse, err, made.Findings.All())
		}
	}
}

// TestCanceled checks that a canceled request returns the error of its context.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Documents(ctx, source(), Request{}); !errors.Is(err, context.Canceled) {
		t.Errorf("documents: %v", err)
	}
	if _, _, err := CardPictures(ctx, source(), Request{}, PictureNames{Format: "png"}); !errors.Is(err, context.Canceled) {
		t.Errorf("pictures: %v", err)
	}
}

// TestProgress checks that progress counts the cards of each language.
func TestProgress(t *testing.T) {
	var got []string
	req := Request{Decks: []string{"units"}, Workers: 1, Progress: func(lang Language, done, total int) {
		got = append(got, fmt.Sprintf("%s %d/%d", lang, done, total))
	}}
	if _, err := Documents(t.Context(), source(), req); err != nil {
		t.Fatal(err)
	}
	if want := "en 1/2, en 2/2, fr 1/2, fr 2/2"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}
