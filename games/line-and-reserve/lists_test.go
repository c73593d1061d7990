package lineandreserve

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestLegalLists plays lists that a player could choose: any units of a side in any numbers,
// worth 80 to 100 points.
func TestLegalLists(t *testing.T) {
	for seed := range uint64(16) {
		deck := reserves[seed%uint64(len(reserves))]
		list, chosen := ownList(deck, rand.New(rand.NewPCG(seed, 1)))
		r := load(t, list, decks(deck, reserves[(seed+3)%uint64(len(reserves))]))
		for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
			rulestest.GamesEnd(t, *chosen+" "+p.Name, plan(r, p, rulestest.Games(12, 2)))
		}
	}
}

// ownList changes the numbers of copies in a Reserves deck at random, so that it stays legal.
// The text, which is set when the change is made, lists them.
func ownList(deck string, rnd *rand.Rand) (change rulestest.Change, chosen *string) {
	chosen = new(string)
	return func(g *carddata.Game) {
		rows := rowsOf(g, deck)
		for points := 0; points < 80 || points > 100; {
			points, *chosen = 0, deck
			for _, c := range rows {
				c.Copies = 1 + rnd.IntN(6)
				points += c.Copies * c.Fields["cost"].V.(int)
				*chosen += fmt.Sprintf(" %d", c.Copies)
			}
		}
	}, chosen
}

// rowsOf returns the units of a Reserves deck.
func rowsOf(g *carddata.Game, deck string) (rows []*carddata.Card) {
	for _, l := range g.Lists {
		for _, c := range l.Cards {
			if l.ID == "decks" && strings.HasPrefix(c.ID, deck+"-") {
				rows = append(rows, c)
			}
		}
	}
	return rows
}
