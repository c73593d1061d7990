package games

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// perceeUnits are the counters of the order of battle: the unit's name, and its
// values against tanks and infantry at full strength and with one step left.
var perceeUnits = strings.Fields(`
	DE-01=Tiger~102:6,5/4,3 DE-02=I/3:5,5/3,3 DE-03=II/3:4,4/3,2 DE-04=I/24:5,5/3,3
	DE-05=II/16:4,4/3,2 DE-06=I/2:2,4/1,3 DE-07=II/2:2,4/1,2 DE-08=I/304:2,4/1,2
	DE-09=I/60:2,4/1,3 DE-10=II/60:2,4/1,2 DE-11=I/156:2,4/1,2 DE-12=228:5,2/3,1
	US-01=1/117:1,3/1,2 US-02=3/119:1,3/1,2 US-03=2/120:1,3/1,2 US-04=1/120:1,3/1,2
	US-05=743:3,3/2,2 US-06=823:4,2/2,1 US-07=CCA/2:4,3/2,2 US-08=CCA/2:1,4/1,2
	US-09=CCB/2:4,3/2,2 US-10=CCB/2:1,4/1,2 US-11=CCR/2:3,3/2,2 US-12=CCR/2:1,4/1,2`)

// perceeDecks returns the decks of one kind in one language, by id.
func perceeDecks(t *testing.T, lang string, kind carddata.Kind) map[string]layout.ComposedDeck {
	t.Helper()
	return decksByID(t, "percee", lang, kind)
}

// TestPerceeUnits checks each unit's counter in both editions: its name is the
// only text, its value against tanks is on the left of both faces, and the one
// against infantry on the right.
func TestPerceeUnits(t *testing.T) {
	for _, lang := range []string{"fr", "en"} {
		counters := perceeDecks(t, lang, carddata.CounterKind)["counters"].Cards
		if len(counters) != 27 {
			t.Fatalf("%s: %d counters, want 27", lang, len(counters))
		}
		for i, want := range perceeUnits {
			c := counters[i]
			got := fmt.Sprintf("%s=%s/%s", c.Card.ID, unitOn(c.Front), strings.SplitAfter(unitOn(c.Back), ":")[1])
			if got = strings.ReplaceAll(got, " ", "~"); got != want {
				t.Errorf("%s: the counter says %s, want %s", lang, got, want)
			}
		}
	}
}

// unitOn returns what a face shows of its unit: "Tiger 102:6,5".
func unitOn(p *scene.Piece) string {
	var name, left, right string
	eachWord(p.Marks, geom.Matrix{A: 1, D: 1}, func(word string, at geom.Point) {
		switch {
		case at.Y < p.Size.H/2:
			name += word
		case at.X < p.Size.W/2:
			left += word
		default:
			right += word
		}
	})
	return name + ":" + left + "," + right
}

// eachWord visits each run of text with its starting point.
func eachWord(marks []scene.Mark, at geom.Matrix, visit func(word string, at geom.Point)) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			visit(m.Text(), at.Apply(m.At))
		case *scene.Group:
			eachWord(m.Marks, m.Matrix().Then(at), visit)
		case *scene.Use:
			eachWord(m.Symbol.Marks, m.At.Then(at), visit)
		}
	}
}

// TestPerceeMarkers checks the counters that are not units: the supports, and the
// round.
func TestPerceeMarkers(t *testing.T) {
	for lang, words := range map[string][5]string{"fr": {"Manche", "Utilisée", "Harcèlement", "Aviation", "Hors carte"}, "en": {"Round", "Used", "Harassment", "Air", "OBA"}} {
		round, used, harassment, air, oba := words[0], words[1], words[2], words[3], words[4]
		markers := perceeDecks(t, lang, carddata.CounterKind)["counters"].Cards[24:]
		for i, want := range []string{"US-AIR " + air + " 4 4 / " + air + " +1 " + harassment, "US-OBA " + oba + " 3 3 / " + oba + " " + used, "MK-ROUND " + round + " / " + round} {
			c := markers[i]
			if got := c.Card.ID + " " + scenetest.Text(c.Front.Marks) + " / " + scenetest.Text(c.Back.Marks); got != want {
				t.Errorf("%s: the counter says %s, want %s", lang, got, want)
			}
		}
	}
}

// TestPerceeSuits checks that an Activation card has the sign of its suit in two corners and
// that of no other suit: with the rank, it is the name of the card.
func TestPerceeSuits(t *testing.T) {
	for _, d := range composedDecks(t) {
		if d.game.Title.In("en") != "Breakout West" {
			continue
		}
		for _, c := range d.Cards {
			for _, suit := range []string{"spades", "hearts", "diamonds", "clubs"} {
				got := drawn(c.Front.Marks, signOf(t, d.game, "suit-"+suit))
				if own := text(c.Card, "suit") == suit; own && got < 2 || !own && got > 0 {
					t.Errorf("%s: card %s has %d signs of %s", d, c.Card.ID, got, suit)
				}
			}
		}
	}
}

// TestPerceeDeck counts the cards: each rank of each suit once, and a joker.
func TestPerceeDeck(t *testing.T) {
	seen := map[string]int{}
	for _, c := range perceeDecks(t, "fr", carddata.CardKind)["activation"].Cards {
		seen[text(c.Card, "suit")+" "+fmt.Sprint(c.Card.Fields["index"].In("en"))]++
	}
	for _, suit := range []string{"spades", "hearts", "diamonds", "clubs"} {
		for _, rank := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
			if n := seen[suit+" "+rank]; n != 1 {
				t.Errorf("%d cards of %s %s, want one", n, suit, rank)
			}
		}
	}
	if len(seen) != 53 || seen["none JOKER"] != 1 {
		t.Errorf("%d different cards and %d jokers, want 53 and one", len(seen), seen["none JOKER"])
	}
}

// TestPerceeCardsOrderByValue compares the order that a card gives with the rule:
// half its value in units, rounded up, of the side of its color.
func TestPerceeCardsOrderByValue(t *testing.T) {
	sides := map[string]string{"spades": "de", "clubs": "de", "hearts": "us", "diamonds": "us"}
	for _, c := range perceeDecks(t, "en", carddata.CardKind)["activation"].Cards {
		card := c.Card
		if side := sides[text(card, "suit")]; side != "" && text(card, "side") != side {
			t.Errorf("%s is a card of %s", card.ID, text(card, "side"))
		}
		value, isNumber := card.Fields["value"].V.(int)
		if !isNumber {
			continue
		}
		if units := card.Fields["activation"].V; units != (value+1)/2 || card.Fields["combat"].V != value {
			t.Errorf("%s of value %d activates %v units and fights with %v", card.ID, value, units, card.Fields["combat"].V)
		}
	}
}

// TestPerceeMap counts what the map shows: each hex number and each place name
// once, the hexsides of the river, and its bridges.
func TestPerceeMap(t *testing.T) {
	g := load(t, "percee", "")
	ground, ok := g.Map("ground")
	if !ok {
		t.Fatal("there is no map")
	}
	river := ground.Borders[0]
	if len(ground.Borders) != 1 || len(river.Sides) != 16 || len(river.Bridges) != 3 {
		t.Errorf("%d rivers, %d sides and %d bridges, want 1, 16 and 3", len(ground.Borders), len(river.Sides), len(river.Bridges))
	}
	for _, lang := range g.Languages {
		for id, sheet := range perceeDecks(t, lang, carddata.SheetKind) {
			if !strings.HasSuffix(id, "map") {
				continue
			}
			says := scenetest.Text(sheet.Cards[0].Front.Marks)
			numbers := map[string]int{}
			for _, word := range strings.Fields(says) {
				numbers[word]++
			}
			for col := 1; col <= 11; col++ {
				for row := 1; row <= 8; row++ {
					if label := fmt.Sprintf("%02d%02d", col, row); numbers[label] != 1 {
						t.Errorf("%s %s: hex %s is numbered %d times", lang, id, label, numbers[label])
					}
				}
			}
			for _, place := range ground.Places {
				if name := place.Name.In(lang); strings.Count(plain(says), plain(name)) != 1 {
					t.Errorf("%s %s: %s is named %d times", lang, id, name, strings.Count(plain(says), plain(name)))
				}
			}
		}
	}
}

// TestPerceeTerrain compares the five terrains with their figures and numbers of
// hexes.
func TestPerceeTerrain(t *testing.T) {
	ground, _ := load(t, "percee", "").Map("ground")
	count := map[string]int{}
	for i := range ground.Hexes {
		count[ground.Kinds.Terrains[ground.Hexes[i].Terrain].ID]++
	}
	for _, want := range []struct {
		id              string
		modifier, reach int
		blocks          bool
		hexes           int
	}{{"clear", 0, 2, false, 64}, {"village", 1, 2, true, 5}, {"city", 2, 2, true, 2}, {"hill", 1, 3, true, 4}, {"forest", 1, 2, true, 13}} {
		for _, k := range ground.Kinds.Terrains {
			if k.ID != want.id {
				continue
			}
			f := k.Fields
			if f["modifier"].V != want.modifier || f["range"].V != want.reach || f["blocks"].V != want.blocks || count[k.ID] != want.hexes {
				t.Errorf("%s: modifier %v, range %v, blocks %v, %d hexes", k.ID, f["modifier"].V, f["range"].V, f["blocks"].V, count[k.ID])
			}
		}
	}
	if len(ground.Kinds.Terrains) != 5 {
		t.Errorf("%d terrains, want 5", len(ground.Kinds.Terrains))
	}
}

// TestPerceeCountersFitTheHexes places a counter in the middle of each hex of
// both maps: all four corners must be inside the hex.
func TestPerceeCountersFitTheHexes(t *testing.T) {
	counter := perceeDecks(t, "fr", carddata.CounterKind)["counters"].Deck.Size.W
	// A square in the middle of a flat-topped hex touches it if the side of the
	// hex is (√3 + 1) / 2√3 of the side of the square.
	flat := counter.Scale((math.Sqrt(3) + 1) / 2)
	for _, size := range []geom.Length{22 * geom.MM, 147 * geom.MM / 5} {
		if flat > size {
			t.Errorf("a counter of %v wants a hex of %v, and it has %v", counter, flat, size)
		}
	}
}
