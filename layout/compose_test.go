package layout

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/parallel"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// everything returns a game with shared and varying parts, backs of both kinds, and
// findings on many cards.
func everything(t testing.TB) *carddata.Game {
	var csv strings.Builder
	csv.WriteString("id,name_en,name_fr,strength,items,rows,text_en,text_fr,art\n")
	for i := range 60 {
		fmt.Fprintf(&csv, "c%d,Card %d,Carte %d,%d,a;b,,%s,Un texte.,officer\n", i, i, i, i%5, strings.Repeat("Words and more. ", 1+i%25))
	}
	faces := `faces:
  card:
    parts:
      - {shape: rect, in: bleed, fill: paper}
      - {when: strength > 2, icon: soldier, left: 5mm, top: 30mm, width: 10mm, height: 10mm}
      - {icon: "{art}", left: 20mm, top: 30mm, width: 20mm, height: 20mm, color: olive}
      - {text: "{name}", size: 12pt, left: 5mm, right: 5mm, top: 5mm, height: 8mm}
      - {text: "{text}", left: 5mm, top: 60mm, width: 30mm, height: 15mm}
      - {text: Low, left: 5mm, top: 80mm, width: 30mm, height: 1mm}
  back:
    parts:
      - {shape: rect, in: bleed, fill: olive}
      - {text: "{deck.name}", color: white, left: 5mm, right: 5mm, top: 5mm, height: 8mm}
  own-back:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 8mm}
`
	game := strings.Replace(layouttest.BaseGame, "front: card,", "front: card, back: back,", 1) +
		"  - {id: other, name: {en: Other, fr: Autre}, cards: cards/deck.csv, size: 60mm x 90mm, front: card, back: own-back, columns: {strength: int, items: list, rows: flow}}\n"
	return layouttest.Load(t, faces, layouttest.Files{"game.yaml": game, "cards/deck.csv": csv.String()})
}

// written formats a whole book and its findings as text.
func written(t *testing.T, b *Book, found diag.List) string {
	out := fmt.Sprint(b.Icons, "\n") + layouttest.Messages(found)
	for _, f := range b.Fonts {
		out += f.Name() + "\n"
	}
	for _, d := range b.Decks {
		for _, c := range d.Cards {
			for _, p := range []*scene.Piece{c.Front, c.Back} {
				out += p.ID + "\n" + layouttest.Dump(t, p)
			}
		}
	}
	return out
}

func TestComposeIsTheSameForAnyWorkers(t *testing.T) {
	g := everything(t)
	one, found := Compose(t.Context(), g, Options{Lang: "en", Workers: 1})
	want := written(t, one, found)
	if found.Errors() == 0 {
		t.Error("the game has no faults: the test would not see their order")
	}
	list := layouttest.Messages(found)
	if found.Sort(g.Files); layouttest.Messages(found) != list {
		t.Errorf("the findings are not in file order:\n%s", list)
	}
	for _, n := range []int{2, 7, 0} {
		b, found := Compose(t.Context(), g, Options{Lang: "en", Workers: n})
		if got := written(t, b, found); got != want {
			t.Errorf("%d workers: the book differs", n)
		}
	}
}

func TestComposeShares(t *testing.T) {
	b, _ := compose(t, everything(t), Options{})
	deck, other := b.Decks[0].Cards, b.Decks[1].Cards
	for i := range deck {
		if deck[i].Back != deck[0].Back {
			t.Fatalf("card %d has a back of its own", i)
		}
		if i > 0 && other[i].Back == other[0].Back {
			t.Fatalf("card %d shares a back that shows its name", i)
		}
	}
	first := func(c ComposedCard) *scene.Symbol { return c.Front.Marks[0].(*scene.Use).Symbol }
	if first(deck[0]) != first(deck[1]) {
		t.Error("the ground of a deck's cards is not one symbol")
	}
	shown := func(c ComposedCard) bool {
		return slices.ContainsFunc(c.Front.Marks, func(m scene.Mark) bool {
			u, ok := m.(*scene.Use)
			return ok && u.Symbol.ID == "deck/front:card#1"
		})
	}
	for i, c := range deck {
		if want := i%5 > 2; shown(c) != want {
			t.Errorf("card %d: a part that only `when` decides is shown: %v, want %v", i, !want, want)
		}
	}
}

func TestComposeNames(t *testing.T) {
	b, _ := compose(t, everything(t), Options{})
	deck, other := b.Decks[0].Cards[3], b.Decks[1].Cards[3]
	for _, c := range []struct{ got, want string }{
		{deck.Front.ID, "deck/c3/front"},
		{deck.Back.ID, "deck/back:back"},
		{other.Back.ID, "other/c3/back"},
		{strings.Join(b.Icons, " "), "officer soldier"},
		{b.Lang, "en"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
	if s, bleed := deck.Front.Size, deck.Front.Bleed; s.W != 60*layouttest.Mm || s.H != 90*layouttest.Mm || bleed != 3*layouttest.Mm {
		t.Errorf("the piece is %v with a bleed of %v", s, bleed)
	}
}

func TestComposeOnly(t *testing.T) {
	only := func(d *carddata.Deck, c *carddata.Card) bool { return d.ID == "deck" && c.ID == "c7" }
	b, found := compose(t, everything(t), Options{Only: only})
	if len(b.Decks) != 1 || len(b.Decks[0].Cards) != 1 || b.Decks[0].Cards[0].Card.ID != "c7" {
		t.Errorf("composed %+v", b.Decks)
	}
	for _, f := range found.All() {
		if !strings.Contains(f.Message, "`c7`") && strings.Contains(f.Message, "card ") {
			t.Errorf("a finding of another card: %s", f)
		}
	}
}

func TestComposeProgress(t *testing.T) {
	var seen []int
	total := 0
	compose(t, everything(t), Options{Workers: 3, Progress: func(done, of int) { seen, total = append(seen, done), of }})
	if total != 120 || len(seen) == 0 || seen[len(seen)-1] != 120 || !slices.IsSorted(seen) {
		t.Errorf("progress %v of %d", seen, total)
	}
}

func TestLanguages(t *testing.T) {
	swedish := strings.NewReplacer("languages: [en, fr]", "languages: [sv]", "source: en", "source: sv", "{en: Trial, fr: Essai}", "Probe", "{en: Deck, fr: Paquet}", "Stapel").Replace(layouttest.BaseGame)
	g := layouttest.Load(t, layouttest.Face(`{text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 9mm}`), layouttest.Files{"game.yaml": swedish, "cards/deck.csv": "id,name,strength,items,rows\na,Nebel,1,,\nb,Finte,2,,\n"})
	b, found := compose(t, g, Options{Lang: "sv"})
	if got := layouttest.Messages(found); got != "note PB-309 trial/game.yaml:3:12: text in `sv` is not hyphenated, because there are no hyphenation patterns for it\n" {
		t.Errorf("Swedish: %s", got)
	}
	if len(b.Decks[0].Cards) != 2 {
		t.Error("Swedish was not composed")
	}
	b, found = compose(t, g, Options{Lang: "he"})
	if got := layouttest.Messages(found); got != "error PB-308 trial/game.yaml:3:12: the language `he` is written from right to left and cannot be typeset\n" {
		t.Errorf("Hebrew: %s", got)
	}
	if len(b.Decks) > 0 {
		t.Error("Hebrew was composed")
	}
	if _, found = compose(t, g, Options{Lang: "sv", Other: "ar"}); found.Errors() != 1 {
		t.Errorf("Arabic beside Swedish: %s", layouttest.Messages(found))
	}
}

func TestBilingual(t *testing.T) {
	parts := layouttest.Face(
		`{text: "{name}", size: 12pt, left: 5mm, right: 5mm, top: 5mm, height: 6mm}`,
		`{text: "{name}", lang: other, size: 8pt, left: 5mm, right: 5mm, top: 12mm, height: 5mm}`,
		`{text: {en: Rules, fr: Règles}, lang: fr, size: 8pt, left: 5mm, right: 5mm, top: 18mm, height: 5mm}`)
	tests := []struct{ lang, other, want string }{
		{"en", "", "Smoke|Règles"},
		{"en", "fr", "Smoke|Fumigènes|Règles"},
		{"fr", "en", "Fumigènes|Smoke|Règles"},
	}
	for _, tt := range tests {
		b, found := compose(t, layouttest.Load(t, parts, nil), Options{Lang: tt.lang, Other: tt.other})
		if found.Len() > 0 {
			t.Errorf("%s and %s: %s", tt.lang, tt.other, layouttest.Messages(found))
		}
		if got := strings.Join(texts(b.Decks[0].Cards[0].Front.Marks), "|"); got != tt.want {
			t.Errorf("%s and %s: %q, want %q", tt.lang, tt.other, got, tt.want)
		}
	}
}

// texts returns the runs of text among marks.
func texts(marks []scene.Mark) (all []string) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			all = append(all, m.Text())
		case *scene.Group:
			all = append(all, texts(m.Marks)...)
		case *scene.Use:
			all = append(all, texts(m.Symbol.Marks)...)
		}
	}
	return all
}

// TestBilingualWithOneLanguage warns about a bilingual print if no face uses the second language, and
// checks each way of using it.
func TestBilingualWithOneLanguage(t *testing.T) {
	for part, knows := range map[string]bool{
		`{text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 9mm}`:                                      false,
		`{text: "{\"mother\"} of {name}", left: 5mm, right: 5mm, top: 5mm, height: 9mm}`:                      false,
		`{text: "{name}", lang: other, left: 5mm, right: 5mm, top: 5mm, height: 9mm}`:                         true,
		`{text: "{name_fr}", left: 5mm, right: 5mm, top: 5mm, height: 9mm}`:                                   true,
		`{stack: [{text: "{name}", when: bilingual}], left: 5mm, right: 5mm, top: 5mm, height: 9mm}`:          true,
		`{stack: [{text: "{name}", lang: other, height: 9mm}], left: 5mm, right: 5mm, top: 5mm, height: 9mm}`: true,
	} {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(part), nil), Options{Lang: "en", Other: "fr"})
		if warned := strings.Contains(layouttest.Messages(found), string(face.CodeOneLanguage)); warned == knows {
			t.Errorf("%s: warned is %v: %s", part, warned, layouttest.Messages(found))
		}
	}
}

// TestComposeFault checks that a panic in a worker is raised again on the caller's
// goroutine, so that a command can report it and exit properly.
func TestComposeFault(t *testing.T) {
	defer func() {
		if f, ok := recover().(*parallel.Panic); !ok || f.Value != "planted" {
			t.Errorf("the caller got %v", f)
		}
	}()
	compose(t, everything(t), Options{Workers: 2, Progress: func(done, total int) { panic("planted") }})
	t.Error("nothing was raised")
}
