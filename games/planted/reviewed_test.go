package planted

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
)

// TestReviewedReasons checks the reasons given for inert numbers of Line and Reserve
// that are facts of its rows: an edge of a Damage card without an effect that lasts for
// a counter, and Attack Values of bullets where nothing is below Defense 2.
func TestReviewedReasons(t *testing.T) {
	g, _ := (&defect{game: "line-and-reserve"}).open(t)
	rows, checked := map[string]*carddata.Card{}, 0
	for _, d := range g.Data.Decks {
		for _, c := range d.Cards {
			rows[c.ID] = c
		}
	}
	for _, row := range table(t, "reviewed.csv", 4) {
		_, place, _ := strings.Cut(row[2], "/")
		id, column, _ := strings.Cut(place, ".")
		switch why := row[3]; {
		case row[0] != "line-and-reserve":
		case strings.Contains(why, "nothing of it lasts for a counter"):
			checked++
			kind := strings.TrimSuffix(column, "_counter")
			lasts := slices.ContainsFunc(rows[id].Fields[kind+"_effects"].V.([]any), func(e any) bool { return e.(map[string]any)["until"] == "counter" })
			if title, _ := rows[id].Fields[kind+"_title"].In("en").(string); lasts || rows[id].Fields[column].V != 0 || !strings.HasPrefix(why, title+": ") {
				t.Errorf("%s: %s", row[2], why)
			}
		case strings.HasPrefix(why, "by the rules: bullets"):
			checked++
			at, _ := strconv.Atoi(strings.Split(column, ".")[1])
			if weapon := rows[id].Fields["weapons"].V.([]any)[at].(map[string]any); weapon["bullet"] != true {
				t.Errorf("%s: %v fires no bullets", row[2], weapon)
			}
		}
	}
	if checked < 70 {
		t.Errorf("only %d reasons were checked", checked)
	}
	for _, id := range inDecks(t, g.Data, "us-combat-command", "de-panzer-group") {
		kind, _ := rows[id].Fields["type"].V.(string)
		if defense, _ := rows[id].Fields["defense"].V.(int); strings.HasPrefix(kind, "tank") && !strings.HasSuffix(kind, "crew") && defense < 2 {
			t.Errorf("bullets can affect %s, a %s", id, kind)
		}
	}
}

// inDecks returns the ids of the units of some Reserves decks.
func inDecks(t *testing.T, g *carddata.Game, decks ...string) (ids []string) {
	t.Helper()
	list, ok := g.List("decks")
	if !ok {
		t.Fatal("the game has no list of decks")
	}
	for _, c := range list.Cards {
		if id, _ := c.Fields["deck_id"].V.(string); slices.Contains(decks, id) {
			ids = append(ids, c.Fields["unit_id"].V.(string))
		}
	}
	return ids
}
