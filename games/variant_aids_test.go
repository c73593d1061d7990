package games

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
)

// variantGame loads a variant of a shipped game.
func variantGame(t *testing.T, slug, variant string) *carddata.Game {
	t.Helper()
	g := readOnce(t, slug, variant)
	for _, f := range g.found {
		if f.Severity != diag.Note {
			t.Fatal(g.found)
		}
	}
	return g.Game
}

// tableTexts returns the texts of all tables in a language, and of one alone.
func tableTexts(g *carddata.Game, only string) string {
	var all strings.Builder
	for _, t := range g.Tables {
		if only != "" && t.ID != only {
			continue
		}
		for _, r := range t.Rows {
			for i := range r.Cells {
				all.WriteString(r.Cells[i].In(t.Columns[i].Kind, "en") + "\n")
			}
		}
	}
	return all.String()
}

// TestVariantAids holds the player aids of variants to what the variants change: cards
// that are not in the deck, and rules that do not apply, are not on the aid.
func TestVariantAids(t *testing.T) {
	for _, c := range []struct {
		slug, variant, table string
		gone                 []string
	}{
		{"fire-and-cover", "flanking-fire", "attack-modifiers", []string{"+3", "Flanking Fire (this turn)", "encircled"}},
		{"fire-and-cover", "flanking-fire", "", []string{"Encircled"}},
		{"fire-and-cover", "hex-map", "", []string{"Terrain card", "discard any card for open terrain"}},
		{"percee", "three-exits", "victory", []string{"five"}},
	} {
		before, after := tableTexts(variantGame(t, c.slug, ""), c.table), tableTexts(variantGame(t, c.slug, c.variant), c.table)
		for _, words := range c.gone {
			if !strings.Contains(before, words) || strings.Contains(after, words) {
				t.Errorf("%s: %q is on the aid of the game: %t, on that of the variant: %t", c.variant, words, strings.Contains(before, words), strings.Contains(after, words))
			}
		}
	}
}

// TestVariantNames holds the names on the map to those of the cards, in the game and in
// each of its variants.
func TestVariantNames(t *testing.T) {
	for _, variant := range []string{"", "as-printed", "flanking-fire"} {
		g := variantGame(t, "fire-and-cover", variant)
		for _, terrain := range g.Maps[0].Kinds.Terrains {
			i := slices.IndexFunc(g.Decks[0].Cards, func(c *carddata.Card) bool { return c.ID == terrain.ID })
			if i < 0 {
				continue // open ground has no card
			}
			for _, lang := range g.Languages {
				if card := g.Decks[0].Cards[i].Name(lang); card != terrain.Name.In(lang) {
					t.Errorf("variant %q: the card is %q and the map says %q", variant, card, terrain.Name.In(lang))
				}
			}
		}
	}
}
