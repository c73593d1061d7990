package planted

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// rehearsed returns a game that declares a rehearsal of some decks. Both decks
// have a card with the same id.
func rehearsed(t *testing.T, decks string) *trial.Game {
	t.Helper()
	rows := "id,name_en,copies,cost\nscout,Scout,4,1\ntank,Tank,6,4\n"
	files := fstest.MapFS{
		"a.csv": {Data: []byte(rows)}, "b.csv": {Data: []byte(rows + "mine,Mine,3,2\nghost,Ghost,0,0\n")},
		"faces/faces.yaml": {Data: []byte("faces:\n  face:\n    parts:\n      - {shape: rect, fill: \"#fff\"}\n")},
		"game.yaml": {Data: []byte(`title: Test
version: "1"
languages: [en]
decks:
  - {id: a, name: A, cards: a.csv, size: poker, columns: {cost: int}, front: face}
  - {id: b, name: B, cards: b.csv, size: poker, columns: {cost: int}, front: face}
play: {deck: ` + decks + `, hand: 3, turns: 4, playable: "cost < 4 and turn > 1"}
`)},
	}
	g, found, err := trial.Source{FS: files, Place: "test", Slug: "test"}.Open()
	if err != nil || g.Play == nil {
		t.Fatal(err, found.All())
	}
	return g
}

// playable lists the games that can be played: the shipped ones and rehearsals.
func playable(t *testing.T) (all []*trial.Game) {
	t.Helper()
	for _, slug := range games.All {
		if g, _ := (&defect{game: slug}).open(t); g.Play != nil {
			all = append(all, g)
		}
	}
	return append(all, rehearsed(t, "b"), rehearsed(t, "[b, b]"), rehearsed(t, "[a, b]"))
}

// TestPrintedIsPlayed compares the deck that each game plays with against its
// rows, pile by pile, and plants a card too many, a card too few and a card that
// is not played.
func TestPrintedIsPlayed(t *testing.T) {
	for _, g := range playable(t) {
		if wrong := misprinted(t, g); len(wrong) != 1 || wrong[0].Level != verdict.Pass {
			t.Errorf("%s as it is: %+v", g.Data.Slug, wrong)
		}
		for _, pile := range g.Play.Catalog().Piles {
			if pile.Chosen {
				continue
			}
			misprintPile(t, g, pile.Name)
		}
	}
}

// misprintPile changes the printed cards of a pile after the rules have been
// built.
func misprintPile(t *testing.T, g *trial.Game, pile string) {
	t.Helper()
	d, _ := g.Data.DeckNamed(pile)
	c := d.Cards[len(d.Cards)/2]
	plays, name := c.Copies, c.ID
	for id, p := range g.Play.Catalog().CardPiles { // "b/tank" if two decks have a tank
		if s := g.Play.Catalog(); s.Piles[p].Name == pile && s.Cards[id] == pile+"/"+c.ID {
			name = s.Cards[id]
		}
	}
	for _, copies := range []int{plays + 1, plays - 1} {
		c.Copies = copies
		holds(t, g, name, plays, copies)
	}
	c.Copies = plays
	d.Cards = append(d.Cards, &carddata.Card{ID: "stranger", Copies: 2})
	holds(t, g, "stranger", 0, 2)
	d.Cards = d.Cards[:len(d.Cards)-1]
}

// holds checks that exactly one misprint is found, with the right card and
// numbers of copies.
func holds(t *testing.T, g *trial.Game, card string, plays, prints int) {
	t.Helper()
	wrong := misprinted(t, g)
	if len(wrong) != 1 || wrong[0].Level != verdict.Fail || wrong[0].Subject != card || wrong[0].Value != float64(plays) || wrong[0].Limit != float64(prints) {
		t.Errorf("%s: %s is played %d times and printed %d times: %+v", g.Data.Slug, card, plays, prints, wrong)
	}
}

// misprinted plays a game and compares the cards played with those printed.
func misprinted(t *testing.T, g *trial.Game) (found []verdict.Finding) {
	t.Helper()
	sheet := g.Play.Catalog()
	s, err := g.Play.Run(t.Context(), playtest.Match{Players: playtest.Lineup{"random", "random"}, Games: playtest.Range{To: 1}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	all := verdict.Judge(verdict.Evidence{Sheet: sheet, Runs: []*playtest.Stats{s}, Limits: limits(g), Printed: games.Printed(g.Data, sheet)})
	for _, f := range all {
		if f.Class == verdict.Misprint {
			found = append(found, f)
		}
	}
	return found
}
