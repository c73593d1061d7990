package lineandreserve

import (
	"fmt"
	"math/big"
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// TestCardsDealt deals the three Command cards of the start from every possible top
// of the deck: a card with 1, 2 or 3 copies is among them in 3/50, 144/1225 and
// 677/3920 of all deals.
func TestCardsDealt(t *testing.T) {
	r := load(t)
	d := &r.data.commands
	var dealt [maxCommands]int64
	all := int64(0)
	for i := range d.cards {
		for j := range d.cards {
			for k := range d.cards {
				if i == j || j == k || i == k {
					continue
				}
				s := State{left: 3, orders: [maxCopies]uint8{uint8(k), uint8(j), uint8(i)}}
				g := game{Rules: r, s: &s}
				g.drawOrders(0, 3)
				all++
				for kind := range d.kinds {
					if s.held[0]&d.copies[kind] != 0 {
						dealt[kind]++
					}
				}
			}
		}
	}
	want := map[int]string{1: "3/50", 2: "144/1225", 3: "677/3920"}
	for kind := range d.kinds {
		copies := d.copies[kind].count()
		if got := big.NewRat(dealt[kind], all).String(); got != want[copies] || d.cards != 50 {
			t.Errorf("%s with %d copies is dealt in %s of all deals, not %s", d.design[kind].id, copies, got, want[copies])
		}
	}
}

// edgesPrinted is how often each title is on the edges of the 25 Damage cards.
var edgesPrinted = [groups]map[string]int{
	armorEdge: {
		"immobilized": 4, "casualty": 4, "gun-jammed": 2, "traverse-damaged": 2, "crew-stunned": 3, "sights-smashed": 2, "plate-cracked": 2, "engine-fire": 2,
		"abandoned": 2, "ammunition-fire": 1, "radio-out": 1,
	},
	gunEdge: {
		"gunners-hit": 4, "shield-holed": 3, "sight-damaged": 4, "breech-jammed": 4, "gunners-down": 4, "gunners-scattered": 2, "shells-low": 2,
		"position-exposed": 1, "gun-wrecked": 1,
	},
	infantryEdge: {
		"casualty": 4, "pinned-down": 5, "shaken": 4, "leader-hit": 3, "in-the-open": 3, "low-ammunition": 2, "cut-off": 1, "fall-back": 2, "rout": 1,
	},
	aircraftEdge: {
		"engine-hit": 4, "fuel-leak": 3, "guns-jammed": 4, "release-stuck": 3, "controls-hit": 4, "canopy-shattered": 2, "pilot-wounded": 2, "smoke-trail": 2, "shot-down": 1,
	},
}

func TestEdges(t *testing.T) {
	d := &load(t).data.damage
	for kind, want := range edgesPrinted {
		got := map[string]int{}
		for _, e := range d.edge[kind][:d.cards] {
			got[e.id]++
		}
		if fmt.Sprint(got) != fmt.Sprint(want) || d.cards != 25 {
			t.Errorf("%s: %v, want %v", edgeNames[kind], got, want)
		}
	}
}

// TestUnitsSilenced draws each Damage card for a unit and counts those after which
// it cannot attack in the next Combat Phase.
func TestUnitsSilenced(t *testing.T) {
	o := odds{t: t}
	for _, c := range []struct {
		unit string
		cite string
		gun  bool // only the first weapon counts
		want string
	}{
		{"de-pz4h", "a tank that draws its card loses its main gun or is gone", true, "8/25"},
		{"de-50mm-pak", "a gun falls silent or idle or is gone", false, "11/25"},
		{"de-rifle-squad", "infantry may not attack, leaves or is gone", false, "8/25"},
		{"de-fw190f", "an aircraft with bombs may not attack, leaves or is gone", false, "6/25"},
		{"de-bf109g", "one without them", false, "10/25"},
	} {
		place := "front"
		if c.unit == "de-fw190f" || c.unit == "de-bf109g" {
			place = "air"
		}
		p := o.set(rulestest.All(swapped("de-panzer-group-pz3n", "de-bf109g")), "b "+place+" "+c.unit)
		u := p.unit(c.unit)
		silent := int64(0)
		for card := range 25 {
			s := p.State
			s.damage[0], s.damaging = uint8(card), 1
			g := &game{Rules: p.rules.Rules, s: &s, c: p, t: p.Tracer}
			s.fight = fight{kind: byCard, victim: uint8(u), target: uint8(u), unit: nobody}
			g.drawDamage(u)
			free := weapons(0)
			if s.table(1).has(u) && (place == "front" || s.units[u].flight > 0) && g.serves(u) {
				free = g.free(u)
			}
			if free == 0 || c.gun && !free.has(0) {
				silent++
			}
		}
		if got := big.NewRat(silent, 25); got.Cmp(ratOf(c.want)) != 0 {
			t.Errorf("%s: %s, want %s", c.cite, got, c.want)
		}
	}
}

func ratOf(text string) *big.Rat { r, _ := new(big.Rat).SetString(text); return r }
