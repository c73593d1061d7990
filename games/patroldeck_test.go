package games

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/scene"
)

// patrolDecks returns the decks of one kind in one language, by id.
func patrolDecks(t *testing.T, lang string, kind carddata.Kind) map[string]layout.ComposedDeck {
	t.Helper()
	return decksByID(t, "patrol-deck", lang, kind)
}

// patrolActions returns the rows of the Action deck.
func patrolActions(t *testing.T) []*carddata.Card {
	t.Helper()
	d, ok := load(t, "patrol-deck", "").DeckNamed("action-us")
	if !ok || len(d.Cards) != 50 {
		t.Fatalf("there is no Action deck of 50 cards")
	}
	return d.Cards
}

// tally counts the values of a field over the cards.
func tally(cards []*carddata.Card, say func(*carddata.Card) string) string {
	count := map[string]int{}
	for _, c := range cards {
		count[say(c)]++
	}
	var all []string
	for _, key := range slices.Sorted(maps.Keys(count)) {
		all = append(all, fmt.Sprintf("%s: %d", key, count[key]))
	}
	return strings.Join(all, ", ")
}

// TestPatrolDistributions compares each region of the Action cards with the
// specification: how many of the 50 cards show what.
func TestPatrolDistributions(t *testing.T) {
	cards := patrolActions(t)
	field := func(name string) func(*carddata.Card) string {
		return func(c *carddata.Card) string { return text(c, name) }
	}
	for _, want := range []struct {
		region, says string
		say          func(*carddata.Card) string
	}{
		{"out of ammunition", "false: 47, true: 3", field("out_of_ammo")},
		{"bayonet", "0: 7, 135: 6, 180: 7, 225: 6, 270: 6, 315: 6, 45: 6, 90: 6", field("bayonet_deg")},
		{"hit randomizer", "1: 10, 2: 10, 3: 10, 4: 10, 5: 10", field("hit_randomizer")},
		{"wound", "I: 20, W: 30", field("wound")},
		{"location", "abdomen: 8, chest: 10, head: 5, left-arm: 6, left-leg: 8, right-arm: 6, right-leg: 7", field("body")},
		{"movement", "1: 5, 10: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5", field("move_regular")},
		{"ten-sided die", "1: 5, 10: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5", field("d10")},
		{"burst", "false false false: 11, false false true: 9, false true false: 4, false true true: 6, true true false: 20", func(c *carddata.Card) string {
			return text(c, "burst_small") + " " + text(c, "burst_large") + " " + text(c, "burst_stun")
		}},
		{"scatter at the letter of elite", "1: 20, 2: 20, 3: 10", func(c *carddata.Card) string { return list(c, "scatter_in")[0] }},
		{"scatter at the last place", "3: 10, 4: 15, 5: 15, 6: 10", func(c *carddata.Card) string { return list(c, "scatter_in")[9] }},
		{"bullet holes", "0: 18, 1: 5, 10: 2, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2", func(c *carddata.Card) string {
			return strconv.Itoa(strings.Count(strings.Join(list(c, "hit_symbols"), ""), "H"))
		}},
		{"morale result", "all-fall-back: 2, all-stunned: 2, all-to-cover: 2, highest-charges: 2, lowest-breaks: 1, lowest-runs: 4, one-charges: 2, one-recovers: 2, one-shoots: 3, one-stunned: 6, one-to-cover: 5, pinned: 5, steady: 14", field("morale_id")},
	} {
		if got := tally(cards, want.say); got != want.says {
			t.Errorf("%s: %s, want %s", want.region, got, want.says)
		}
	}
}

// TestPatrolCovers counts the cards with each cover icon, and checks on every card
// that low cover implies window, window implies high, and high implies slit.
func TestPatrolCovers(t *testing.T) {
	count := map[string]int{}
	for _, c := range patrolActions(t) {
		kinds := list(c, "cover")
		for _, kind := range kinds {
			count[kind]++
		}
		chain := []string{"low", "window", "high", "slit"}
		for i, kind := range chain[:3] {
			if slices.Contains(kinds, kind) && !slices.Contains(kinds, chain[i+1]) {
				t.Errorf("card %s has the cover %s without %s", c.ID, kind, chain[i+1])
			}
		}
	}
	want := map[string]int{"foxhole": 25, "low": 20, "woods": 15, "window": 25, "high": 30, "slit": 40}
	if !maps.Equal(count, want) {
		t.Errorf("covers stand on %v cards, want %v", count, want)
	}
}

// TestPatrolRegionsGoTogether checks relations that hold on every card: bullet
// holes from the left without a gap, scatter that never decreases, movement by
// grade, and each pair of hit randomizer and ten-sided die exactly once.
func TestPatrolRegionsGoTogether(t *testing.T) {
	pairs := map[string]bool{}
	for _, c := range patrolActions(t) {
		marks, inches := strings.Join(list(c, "hit_symbols"), ""), list(c, "scatter_in")
		if len(marks) != 10 || len(inches) != 10 || strings.Contains(marks, "MH") || !slices.IsSorted(inches) {
			t.Errorf("card %s has the marks %s over %v", c.ID, marks, inches)
		}
		if text(c, "out_of_ammo") == "true" && marks != "MMMMMMMMMM" {
			t.Errorf("card %s hits while out of ammunition", c.ID)
		}
		regular := c.Fields["move_regular"].V.(int)
		if c.Fields["move_elite"].V != regular+1 || c.Fields["move_green"].V != max(1, regular-1) {
			t.Errorf("card %s moves %s, %d and %s inches", c.ID, text(c, "move_elite"), regular, text(c, "move_green"))
		}
		pairs[text(c, "hit_randomizer")+" "+text(c, "d10")] = true
	}
	if len(pairs) != 50 {
		t.Errorf("%d pairs of hit randomizer and ten-sided die, want each of 50 once", len(pairs))
	}
}

// TestPatrolMorale checks that the cards with a morale result show its text, and
// that their number is right.
func TestPatrolMorale(t *testing.T) {
	g := load(t, "patrol-deck", "")
	results, ok := g.List("morale-results")
	if !ok {
		t.Fatal("there are no morale results")
	}
	count := map[string]int{}
	for _, c := range patrolActions(t) {
		id := text(c, "morale_id")
		count[id]++
		i := slices.IndexFunc(results.Cards, func(r *carddata.Card) bool { return r.ID == id })
		for _, lang := range g.Languages {
			if i < 0 || c.Fields["morale"].In(lang) != results.Cards[i].Fields["text"].In(lang) {
				t.Errorf("card %s says %v for the result %s", c.ID, c.Fields["morale"].In(lang), id)
			}
		}
	}
	for _, r := range results.Cards {
		if text(r, "cards") != strconv.Itoa(count[r.ID]) {
			t.Errorf("%d cards have the result %s, want %s", count[r.ID], r.ID, text(r, "cards"))
		}
	}
}

// icons counts the icons and the drawings of the game drawn by marks, by name.
func icons(marks []scene.Mark, count map[string]int) map[string]int {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			icons(m.Marks, count)
		case *scene.Use:
			if rest, ok := strings.CutPrefix(m.Symbol.ID, "icon/"); ok {
				name, _, _ := strings.Cut(strings.TrimPrefix(rest, "icons/"), "/")
				count[strings.TrimSuffix(name, ".svg")]++
			}
			icons(m.Symbol.Marks, count)
		}
	}
	return count
}

// paints counts the drawings of one icon by their paint.
func paints(marks []scene.Mark, icon string, count map[string]int) map[string]int {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			paints(m.Marks, icon, count)
		case *scene.Use:
			if paint, ok := strings.CutPrefix(m.Symbol.ID, icon); ok {
				count[paint]++
			}
			paints(m.Symbol.Marks, icon, count)
		}
	}
	return count
}

// taken removes the drawings whose name has a prefix, and returns the names of those that
// were drawn, in order.
func taken(count map[string]int, prefix string) (names []string) {
	for name, n := range count {
		if strings.HasPrefix(name, prefix) {
			delete(count, name)
			if n > 0 {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names
}

// calm are the poses of men to whom nothing happens.
const calm = "file fire glasses gun point radio run walk watch"

// moralePoses are the poses of which the picture of a morale result has at least one, and
// the others that it may have.
var moralePoses = map[string][2]string{
	"steady":          {calm, ""},
	"pinned":          {"low", ""},
	"one-stunned":     {"stun", calm},
	"all-stunned":     {"stun", ""},
	"one-to-cover":    {"run", calm},
	"all-to-cover":    {"run", ""},
	"lowest-runs":     {"flee", calm},
	"all-fall-back":   {"flee", ""},
	"highest-charges": {"charge", calm},
	"one-charges":     {"charge", calm},
	"one-shoots":      {"fire", calm},
	"lowest-breaks":   {"fall", calm},
	"one-recovers":    {"lift", calm},
}

// suitsResult reports whether the soldiers of a picture are those of the side of a deck
// and show a morale result.
func suitsResult(soldiers []string, result, deck string) bool {
	shown := false
	for _, name := range soldiers {
		pose, own := strings.CutPrefix(name, "men-"+strings.TrimPrefix(deck, "action-")+"-")
		if !own {
			return false
		}
		must, may := strings.Fields(moralePoses[result][0]), strings.Fields(moralePoses[result][1])
		if !slices.Contains(must, pose) && !slices.Contains(may, pose) {
			return false
		}
		shown = shown || slices.Contains(must, pose)
	}
	return shown
}

// moraleSigns are the signs of the morale results in the foot of the Action cards.
var moraleSigns = map[string]string{
	"steady": "helmet-head", "pinned": "prone", "one-stunned": "stun", "all-stunned": "stun",
	"one-to-cover": "run", "all-to-cover": "run", "lowest-runs": "run", "all-fall-back": "run",
	"highest-charges": "soldier-charging", "one-charges": "soldier-charging", "one-shoots": "soldier-firing",
	"lowest-breaks": "down", "one-recovers": "morale",
}

// TestPatrolCardsDrawTheirRegions counts the symbols on each Action card, for both
// sides: bullet holes, counted figures, body parts, covers, bursts, and the soldiers, the
// cover to which they run and the sign of the morale result.
func TestPatrolCardsDrawTheirRegions(t *testing.T) {
	for deck, emblem := range map[string]string{"action-us": "allied-star", "action-de": "balkenkreuz"} {
		for _, c := range patrolDecks(t, "en", carddata.CardKind)[deck].Cards {
			got := icons(c.Front.Marks, map[string]int{})
			sign := moraleSigns[text(c.Card, "morale_id")]
			if got[sign]--; got[sign] < 0 {
				t.Errorf("%s %s has no sign %q in the foot", deck, c.Card.ID, sign)
			}
			if got[sign] == 0 {
				delete(got, sign)
			}
			covers := append(taken(got, "men-log"), taken(got, "men-wall")...)
			least, most := 0, 0
			switch result := text(c.Card, "morale_id"); {
			case strings.HasSuffix(result, "-to-cover"):
				least, most = 1, 1
			case result == "steady" || result == "pinned": // they may wait behind one
				most = 1
			}
			if len(covers) < least || len(covers) > most {
				t.Errorf("%s %s pictures the covers %v for the result %s", deck, c.Card.ID, covers, text(c.Card, "morale_id"))
			}
			if bursts := taken(got, "men-burst"); len(bursts) > 0 && !strings.HasSuffix(text(c.Card, "morale_id"), "-stunned") && text(c.Card, "morale_id") != "lowest-breaks" {
				t.Errorf("%s %s pictures a burst for the result %s", deck, c.Card.ID, text(c.Card, "morale_id"))
			}
			if heaps := taken(got, "rubble-"); len(heaps) > 0 && deck != "action-de" {
				t.Errorf("%s %s lies in ruins, the country of the Germans", deck, c.Card.ID)
			}
			if soldiers := taken(got, "men-"); !suitsResult(soldiers, text(c.Card, "morale_id"), deck) {
				t.Errorf("%s %s pictures %v for the result %s", deck, c.Card.ID, soldiers, text(c.Card, "morale_id"))
			}
			want := map[string]int{
				"run": 1, "no-leader": 1, "wounded": 1, "soldier-charging": 1, // the shifts
				"figure": 5, "body-outline": 1, "body-" + text(c.Card, "body"): 1, emblem: 1,
			}
			if n := strings.Count(strings.Join(list(c.Card, "hit_symbols"), ""), "H"); n > 0 {
				want["bullet-hole"] = n
			}
			for _, kind := range list(c.Card, "cover") {
				want["cover-"+kind] = 1
			}
			for field, name := range map[string]string{"burst_small": "burst-small", "burst_large": "burst-large", "burst_stun": "stun"} {
				if text(c.Card, field) == "true" {
					want[name] = 1
				}
			}
			if !maps.Equal(got, want) {
				t.Errorf("%s %s draws %v, want %v", deck, c.Card.ID, got, want)
			}
			if n := slices.Sorted(maps.Values(paints(c.Front.Marks, "icon/figure/", map[string]int{}))); !slices.Equal(n, []int{1, 4}) {
				t.Errorf("%s %s counts figures in colors %v, want one apart from four", deck, c.Card.ID, n)
			}
		}
	}
}
