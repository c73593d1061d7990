package games

import (
	"encoding/csv"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/scene/scenetest"
)

// TestAllIsAll looks for folders of games that are not shipped, and for data files
// that the embedding patterns miss.
func TestAllIsAll(t *testing.T) {
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, entry fs.DirEntry, err error) error {
		slug, rest, inGame := strings.Cut(name, "/")
		if err != nil || entry.IsDir() || !inGame || path.Ext(name) == ".go" || strings.HasPrefix(rest, "testdata/") {
			return err
		}
		fsys, ok := Open(slug)
		if !ok {
			t.Errorf("%s belongs to no shipped game", name)
		} else if _, err := fs.Stat(fsys, rest); err != nil {
			t.Errorf("%s is not embedded", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestGamesAreClean composes every game and variant in every language: there must
// be no error or warning, and as many pieces as the rows require.
func TestGamesAreClean(t *testing.T) {
	for _, slug := range All {
		g := load(t, slug, "")
		for _, lang := range g.Languages {
			for _, f := range composeOnce(t, slug, lang).found {
				t.Errorf("%s %s: %s", slug, lang, f)
			}
		}
		for _, variant := range g.Variants {
			g := load(t, slug, variant)
			for _, lang := range g.Languages {
				_, found := layout.Compose(t.Context(), g, layout.Options{Lang: lang})
				for _, f := range found.All() {
					t.Errorf("%s %s %s: %s", slug, variant, lang, f)
				}
			}
		}
	}
}

// TestDeckLists compares the decks with the figures of the rulebooks.
func TestDeckLists(t *testing.T) {
	for _, c := range []struct {
		slug, variant, deck string
		types, cards        int
	}{
		{"three-fronts", "", "american-squads", 15, 22},
		{"three-fronts", "", "german-squads", 15, 19},
		{"three-fronts", "", "tactics", 54, 57},
		{"percee", "", "activation", 53, 53},
		{"patrol-deck", "", "activation-cards", 15, 15},
		{"patrol-deck", "", "action-us", 50, 50},
		{"patrol-deck", "", "action-de", 50, 50},
		{"line-and-reserve", "", "us-units", 37, 54},
		{"line-and-reserve", "", "de-units", 43, 58},
		{"line-and-reserve", "", "uk-units", 22, 40},
		{"line-and-reserve", "", "su-units", 26, 48},
		{"line-and-reserve", "", "command", 30, 50},
		{"line-and-reserve", "", "damage", 25, 25},
		{"fire-and-cover", "", "common", 58, 124},
		{"fire-and-cover", "", "nationalities", 5, 10},
		{"fire-and-cover", "flanking-fire", "common", 57, 124},
		{"fire-and-cover", "hex-map", "common", 46, 106},
	} {
		g := load(t, c.slug, c.variant)
		i := slices.IndexFunc(g.Decks, func(d *carddata.Deck) bool { return d.ID == c.deck })
		if i < 0 {
			t.Errorf("%s has no deck %s", c.slug, c.deck)
			continue
		}
		if d := g.Decks[i]; len(d.Cards) != c.types || d.Pieces() != c.cards {
			t.Errorf("%s %s %s: %d types and %d cards, want %d and %d", c.slug, c.variant, c.deck, len(d.Cards), d.Pieces(), c.types, c.cards)
		}
	}
}

// cardsOf returns only the decks of cards: counters and sheets have other texts,
// and their backs differ.
func cardsOf(book *layout.Book) []layout.ComposedDeck { return decksOf(book, carddata.CardKind) }

func decksOf(book *layout.Book, kind carddata.Kind) (all []layout.ComposedDeck) {
	for _, d := range book.Decks {
		if d.Deck.Kind() == kind {
			all = append(all, d)
		}
	}
	return all
}

// composed is a deck of cards of a shipped game, composed in one language.
type composed struct {
	layout.ComposedDeck
	game *carddata.Game
	lang string
}

func (d composed) String() string { return d.game.Slug + " " + d.lang + " " + d.Deck.ID }

// proofs are the decks that composedDecks returns, once a test has asked for them.
var proofs []composed

// composedDecks returns the decks of cards of every shipped game in each of its languages,
// composed as a proof, which shows what only testers need: ids, names that play does not use.
func composedDecks(t *testing.T) []composed {
	t.Helper()
	if proofs != nil {
		return proofs
	}
	for _, slug := range All {
		g := *load(t, slug, "")
		g.Print.Proof = true
		for _, lang := range g.Languages {
			book, _ := layout.Compose(t.Context(), &g, layout.Options{
				Lang: lang,
				Only: func(d *carddata.Deck, _ *carddata.Card) bool { return d.Kind() == carddata.CardKind },
			})
			for _, d := range cardsOf(book) {
				proofs = append(proofs, composed{d, &g, lang})
			}
		}
	}
	return proofs
}

// TestCardsSayTheirRows checks that each card shows the name and the text of its
// row, or in few words what they say, in the language of the sheet and no other.
func TestCardsSayTheirRows(t *testing.T) {
	for _, d := range composedDecks(t) {
		for _, c := range d.Cards {
			says := letters(scenetest.Text(c.Front.Marks))
			for _, field := range []string{"name", "text"} {
				want, _ := c.Card.Fields[field].In(d.lang).(string)
				if short := inShort[d.Deck.ID+" "+field]; short != nil {
					want = short(words{d.game, d.lang}, c.Card, want)
				}
				if !strings.Contains(says, letters(want)) {
					t.Errorf("%s: card %s does not say its %s %q", d, c.Card.ID, field, want)
				}
			}
			says = strings.ReplaceAll(says, letters(c.Card.ID), "") // the foot shows the id of the card, which has no language
			for _, foreign := range foreignWords(d.game, c.Card, d.lang) {
				if strings.Contains(says, letters(foreign)) {
					t.Errorf("%s: card %s says %q", d, c.Card.ID, foreign)
				}
			}
		}
	}
}

// foreignWords returns the texts of a card and the labels that exist only in other
// languages and so must not be on a sheet of this one. Short words are left out,
// because they may be part of others.
func foreignWords(g *carddata.Game, c *carddata.Card, lang string) (all []string) {
	own := letters(strings.Join(said(g, c, lang), " "))
	for _, other := range g.Languages {
		for _, foreign := range said(g, c, other) {
			if key := letters(foreign); len(key) > 6 && !strings.Contains(own, key) {
				all = append(all, foreign)
			}
		}
	}
	return all
}

// said returns the name, text and weapons of a card, and the labels, in a language.
func said(g *carddata.Game, c *carddata.Card, lang string) (all []string) {
	for _, field := range []string{"name", "text"} {
		s, _ := c.Fields[field].In(lang).(string)
		all = append(all, s)
	}
	for _, w := range weaponsOf(c) {
		all = append(all, w["name_"+lang].(string))
	}
	for _, id := range slices.Sorted(maps.Keys(g.Labels)) {
		all = append(all, g.Labels[id].In(lang))
	}
	return all
}

// letters keeps the letters and digits of a text in lower case: what hyphenation,
// line breaks, capitals and typography do not change.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' && r < 'A' || r > 'Z' && r < 'a' || r > 'z' && r < 'À' || r > 'ſ' {
			return -1
		}
		return r
	}, strings.ToLower(s))
}

// TestRulesAreNumberedOnce reads the ledgers of the games with compiled rules: each
// id must occur once, with both languages and a row for every card that has a rule.
func TestRulesAreNumberedOnce(t *testing.T) {
	for _, slug := range All {
		fsys, _ := Open(slug)
		if load(t, slug, "").Rules == "" {
			continue // a ledger that no rules follow yet may still lack a language
		}
		f, err := fsys.Open("rules.csv")
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(f).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, row := range rows[1:] {
			if seen[row[0]] || row[3] == "" || row[4] == "" {
				t.Errorf("%s: rule %s is there twice or lacks a language", slug, row[0])
			}
			seen[row[0]] = true
		}
		for _, d := range load(t, slug, "").Decks {
			for _, c := range d.Cards {
				if rule, ok := c.Fields["rule"].V.(string); ok && !seen[rule] {
					t.Errorf("%s: card %s follows rule %s, which is not in rules.csv", slug, c.ID, rule)
				}
			}
		}
	}
}
