package games

import (
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// scenic are the decks whose cards have a landscape over their whole width.
var scenic = map[string][]string{
	"three-fronts":     {"american-squads", "german-squads", "tactics"},
	"fire-and-cover":   {"common", "nationalities"},
	"line-and-reserve": {"command"},
	"percee":           {"activation"},
}

// TestSceneHeights checks that landscapes fill 45 to 50 % of the height of their cards, those of
// title cards more.
func TestSceneHeights(t *testing.T) {
	for game, decks := range scenic {
		for _, lang := range load(t, game, "").Languages {
			for _, d := range compose(t, game, lang).Decks {
				if !slices.Contains(decks, d.Deck.ID) {
					continue
				}
				for _, c := range d.Cards {
					high := sceneHeight(c.Front.Marks, geom.Identity, c.Front.Size)
					if share := 100 * high.MM() / c.Front.Size.H.MM(); share < 45 || share > 50.2 && share < 60 {
						t.Errorf("%s: %s: the scene fills %.1f %% of the height", lang, c.Front.ID, share)
					}
				}
			}
		}
	}
}

// sceneHeight returns the height within the trim of the highest picture as wide as the card: one
// that is clipped, or a landscape in which nothing stands.
func sceneHeight(marks []scene.Mark, at geom.Matrix, trim geom.Size) (high geom.Length) {
	for _, m := range marks {
		if u, ok := m.(*scene.Use); ok && strings.HasPrefix(u.Symbol.ID, face.LandscapePrefix) {
			if box := u.At.Then(at).Box(u.Symbol.Box); box.W.MM() > 0.9*trim.W.MM() {
				high = max(high, min(trim.H, box.Bottom())-max(0, box.Y))
			}
		}
		g, ok := m.(*scene.Group)
		if !ok {
			continue
		}
		to := g.Matrix().Then(at)
		if g.Clip != nil {
			if box := to.Box(g.Clip.Bounds()); box.W.MM() > 0.9*trim.W.MM() {
				high = max(high, min(trim.H, box.Bottom())-max(0, box.Y))
			}
		}
		high = max(high, sceneHeight(g.Marks, to, trim))
	}
	return high
}
