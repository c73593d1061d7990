package games

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/scene/scenetest"
)

// TestReservesDecks compares the sample decks with the units: their points are 80 to
// 100, each row repeats its unit, and every unit that needs a crew has one.
func TestReservesDecks(t *testing.T) {
	units := map[string]*carddata.Card{}
	for _, d := range unitDecks(t) {
		for _, c := range d.Cards {
			units[c.ID] = c
		}
	}
	points, needed := map[string]int{}, map[string]int{}
	for _, row := range reserves(t) {
		deck, unit := text(row, "deck_id"), units[text(row, "unit_id")]
		if unit == nil || text(unit, "cost") != text(row, "cost") || unit.Name("en") != row.Name("en") || unit.Name("fr") != row.Name("fr") || text(unit, "side") != text(row, "side") {
			t.Errorf("%s does not repeat its unit", row.ID)
			continue
		}
		points[deck] += row.Copies * unit.Fields["cost"].V.(int)
		needed[deck+" "+text(unit, "crew")] += row.Copies
		needed[deck+" "+text(unit, "type")] -= row.Copies
	}
	want := map[string]int{
		"us-combat-command": 99, "us-regimental-team": 100, "de-panzer-group": 93, "de-defensive-line": 98,
		"uk-armoured-brigade": 97, "uk-infantry-brigade": 95, "su-tank-brigade": 95, "su-rifle-division": 100,
	}
	if !maps.Equal(points, want) {
		t.Errorf("the decks are worth %v, want %v", points, want)
	}
	for key, n := range needed {
		if kind := strings.Fields(key)[1]; kind != "none" && n > 0 {
			t.Errorf("%s: %d units lack their crew", key, n)
		}
	}
}

// reserves returns the rows of the sample decks.
func reserves(t *testing.T) []*carddata.Card {
	decks, ok := load(t, "line-and-reserve", "").List("decks")
	if !ok {
		t.Fatal("there is no list of decks")
	}
	return decks.Cards
}

// TestLineSheets finds on the sheets what their rows and lists say, in both
// languages: the points of the decks, the orders of both sides, the regions.
func TestLineSheets(t *testing.T) {
	g := load(t, "line-and-reserve", "")
	for _, lang := range g.Languages {
		book := compose(t, g.Slug, lang)
		for _, d := range decksOf(book, carddata.SheetKind) {
			for _, c := range d.Cards {
				says := plain(scenetest.Text(c.Front.Marks))
				for _, want := range sheetSays(g, d.Deck.ID, c.Card, lang) {
					if !strings.Contains(says, plain(strings.ReplaceAll(want, "**", ""))) {
						t.Errorf("%s: the sheet %s of %s does not say %q: %s", lang, c.Card.ID, d.Deck.ID, want, says)
					}
				}
			}
		}
	}
}

// sheetSays returns what a sheet must say.
func sheetSays(g *carddata.Game, deck string, c *carddata.Card, lang string) (all []string) {
	in := func(field string) string { s, _ := c.Fields[field].In(lang).(string); return s }
	switch deck {
	case "reserves":
		decks, _ := g.List("decks")
		total := 0
		for _, row := range decks.Cards {
			if text(row, "deck_id") == c.ID {
				total += row.Copies * row.Fields["cost"].V.(int)
				all = append(all, fmt.Sprintf("%s%d × %v%d", row.Name(lang), row.Copies, row.Fields["cost"].V, row.Copies*row.Fields["cost"].V.(int)))
			}
		}
		return append(all, c.Name(lang)+fmt.Sprint(total))
	case "situations", "situations-b":
		side := "a"
		if deck == "situations-b" {
			side = "b"
		}
		all = append(all, in("setup_"+side), in("orders_"+side), fmt.Sprintf("%v–%v", c.Fields["reserves_"+side+"_min"].V, c.Fields["reserves_"+side+"_max"].V))
		all = append(all, goals(g, c, side, lang)...)
		return append(all, c.Name(lang), in("summary"), in("rules"))
	}
	return anatomySays(g, c.ID, lang)
}

// goals returns what the leaflet of a side must say of each of its conditions to win.
func goals(g *carddata.Game, c *carddata.Card, side, lang string) (all []string) {
	for _, w := range c.Fields["win"].V.([]any) {
		goal := w.(map[string]any)
		if goal["side"] != side {
			continue
		}
		kind := goal["type"].(string)
		value := map[string]string{"points": "at_least", "eliminate_types": "at_least", "turn_end": "turn", "front_margin": "margin"}[kind]
		said := g.Labels["goal-"+kind].In(lang)
		if turns := fmt.Sprint(" ", goal["turns"], " "); goal["turns"] != nil && !strings.Contains(said, turns) {
			said = turns + said // the label tells another number
		}
		all = append(all, fmt.Sprint(goal[value])+said)
	}
	return all
}

// anatomySays returns what the sheet that explains a kind of card must say: the
// names of its regions, and the texts of the card that it shows.
func anatomySays(g *carddata.Game, kind, lang string) (all []string) {
	regions, _ := g.List("anatomy")
	for _, region := range regions.Cards {
		if text(region, "card") == kind {
			all = append(all, region.Name(lang))
		}
	}
	shown := map[string]struct {
		deck, card string
		fields     []string
	}{
		"unit":    {"us-units", "us-m4a1-sherman", []string{"name", "cost", "defense", "full_endurance", "half_endurance"}},
		"command": {"command", "hull-down", []string{"name", "text", "reminder"}},
		"damage":  {"damage", "damage-05", []string{"tank_vehicle_title", "gun_text", "infantry_text", "aircraft_reminder"}},
	}[kind]
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			if d.ID != shown.deck || c.ID != shown.card {
				continue
			}
			for _, field := range shown.fields {
				all = append(all, fmt.Sprint(c.Fields[field].In(lang)))
			}
		}
	}
	return all
}
