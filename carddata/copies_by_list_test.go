package carddata

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// armiesGame has two decks and a set of counters that take their copies from one
// list, and a deck that does not.
func armiesGame() fstest.MapFS {
	return fstest.MapFS{
		"game.yaml": {Data: []byte(`title: Armies
version: "1"
languages: [en]
lists:
  armies: {file: armies.csv}
decks:
  - {id: units, name: Units, cards: units.csv, size: poker, front: face, copies: &by {list: armies, by: army, card: unit}}
  - {id: crews, name: Crews, cards: crews.csv, size: poker, front: face, copies: *by}
  - {id: orders, name: Orders, cards: orders.csv, size: poker, front: face, copies: 3}
counters:
  - {id: losses, name: Losses, counters: losses.csv, size: 15mm, front: face, copies: *by}
`)},
		"armies.csv": {Data: []byte(`id,name,army,unit,copies
1,x,us,rifle,6
2,x,us,tank,2
3,x,us,crew,2
4,x,de,rifle,3
5,x,de,mortar,1
6,x,de,rifle,1
7,x,de,hit,9
`)},
		"units.csv":          {Data: []byte("id,name,copies\nrifle,Rifle,1\ntank,Tank,4\nmortar,Mortar,0\njeep,Jeep,1\n")},
		"crews.csv":          {Data: []byte("id,name\ncrew,Crew\n")},
		"orders.csv":         {Data: []byte("id,name\nhold,Hold\n")},
		"losses.csv":         {Data: []byte("id,name,size\nhit,Hit,12mm\n")},
		"faces/f.yaml":       {Data: []byte("faces: {face: {parts: [{text: \"{name}\", size: 7pt, in: safe}]}}\n")},
		"variants/more.yaml": {Data: []byte("lists: {armies: {cards: {2: {copies: 7}}}}\ndecks: {units: {cards: {jeep: {copies: 2}}}}\n")},
	}
}

// TestCopiesByList counts copies without a copy list, with one, with two, and with a
// variant that changes the list.
func TestCopiesByList(t *testing.T) {
	for _, c := range []struct {
		lists, variant, want string
	}{
		{"", "", "rifle 6, tank 4, mortar 1, jeep 1, crew 2, hold 3, hit 9"},
		{"us", "", "rifle 6, tank 2, mortar 0, jeep 0, crew 2, hold 3, hit 0"},
		{"de", "", "rifle 4, tank 0, mortar 1, jeep 0, crew 0, hold 3, hit 9"},
		{"de us", "", "rifle 10, tank 2, mortar 1, jeep 0, crew 2, hold 3, hit 9"},
		{"", "more", "rifle 6, tank 7, mortar 1, jeep 2, crew 2, hold 3, hit 9"},
		{"us", "more", "rifle 6, tank 7, mortar 0, jeep 0, crew 2, hold 3, hit 0"},
	} {
		g, found := Load(armiesGame(), "game", Options{Lists: strings.Fields(c.lists), Variant: c.variant})
		if len(found.All()) > 0 {
			t.Fatal(findingsText(found))
		}
		var got []string
		for _, d := range g.Decks {
			for _, card := range d.Cards {
				got = append(got, fmt.Sprintf("%s %d", card.ID, card.Copies))
				if card.Fields["copies"].V != card.Copies {
					t.Errorf("%s: the column says %v", card.ID, card.Fields["copies"].V)
				}
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("lists %q, variant %q: %v\nwant %s", c.lists, c.variant, got, c.want)
		}
		if !slices.Equal(g.CopyLists, []string{"us", "de"}) {
			t.Errorf("copy lists %v", g.CopyLists)
		}
	}
}
