package threefronts

import (
	"fmt"
	"math/big"
	"strconv"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestOdds compares the rules with the exact fractions in
// testdata/probabilities.csv by playing every possible course of the dice.
func TestOdds(t *testing.T) {
	o := odds{position: newPosition(t, load(t)), made: map[string]map[string]*big.Rat{}}
	rulestest.Odds(t, 350, func(table, key string, mod int, outcome string) *big.Rat { return o.of(table, key, mod)[outcome] })
}

// odds plays the situations of the tables and records the results.
type odds struct {
	*position
	made map[string]map[string]*big.Rat
}

func (o *odds) of(name, key string, mod int) map[string]*big.Rat {
	id := fmt.Sprint(name, key, mod)
	if o.made[id] == nil {
		o.made[id] = o.table(name, key, mod)
	}
	return o.made[id]
}

func (o *odds) table(name, key string, mod int) map[string]*big.Rat {
	switch name {
	case "suppression-roll":
		return o.each("us 1 us-60mm-mortar; de 1 de-stosstrup; phase suppression", func(g *game) string {
			g.s.volleyMod[1] = int8(mod)
			g.shell(g.unitNamed("us-60mm-mortar"), 1, noUnit)
			return o.markers(g, "de-stosstrup")
		})
	case "fire-roll":
		return o.each("us 1 us-half-squad; de 1 de-stosstrup; phase suppression", func(g *game) string {
			return o.results(g, 1, mod)
		})
	case "recon-roll":
		return o.each("us 1 "+reconUnit(mod)+"; de hand tac-mud; phase recon", func(g *game) string {
			g.goOut(g.unitNamed(reconUnit(mod)))
			return map[step]string{atRoll: "spotted", atSuccess: "success", atRecon: "none"}[g.s.step]
		})
	case "recon-mission":
		return o.each("us 1 us-"+key+"; us 1 us-recon-team#2; phase recon", func(g *game) string {
			g.goOut(g.unitNamed("us-" + key))
			if g.advance(); g.s.step == atSuccess {
				return "success"
			}
			return o.markers(g, "us-"+key)
		})
	case "rally-roll":
		return o.each("us 1 us-rifle-squad p1; us 0 us-half-squad p1; phase rally", func(g *game) string {
			g.rollRally(g.unitNamed("us-rifle-squad"), mod, forRally, 0)
			if g.resolveRally(); g.s.pinned[American].has(g.unitNamed("us-rifle-squad")) {
				return "none"
			}
			return "rallied"
		})
	case "armor-roll", "pin-on-armor":
		return o.armor(mod, pinned, name == "armor-roll")
	case "casualty-on-armor":
		return o.armor(mod, casualty, false)
	}
	dice, _ := strconv.Atoi(key)
	return o.volley(dice, mod)
}

func reconUnit(mod int) string {
	if mod == 1 {
		return "us-m8-armored-car"
	}
	return "us-recon-team"
}

// each sets up a position and plays all courses from there.
func (o *odds) each(text string, then func(*game) string) map[string]*big.Rat {
	o.Play(text)
	start := o.State
	return enginetest.Enumerate(func(c playtest.Chance) string {
		s := start
		return then(&game{o.rules, &s, c, nil})
	})
}

// unitNamed returns an American unit by its name.
func (g *game) unitNamed(id string) int {
	for unit := range g.data.sides[American].cards {
		if g.unitName(American, unit) == id {
			return unit
		}
	}
	panic("no unit " + id)
}

// markers describes what happened to a unit.
func (o *odds) markers(g *game, id string) string {
	side := o.Seat(id[:2])
	unit := o.unit(side, id)
	g.advance()
	switch {
	case g.s.lost[side].has(unit):
		return "destroyed"
	case g.s.casualty[side][unit] > 0:
		return "casualty"
	case g.s.pins[side][unit] > 0:
		return "pinned"
	}
	return "none"
}

// results reads the dice of one assaulting unit.
func (o *odds) results(g *game, dice, mod int) string {
	g.s.fight.targets[1] = one(g.unitNamed("us-half-squad"))
	g.s.fight.front = 1
	var d [7]int
	for i := range dice {
		d[g.die(playtest.Key{Repeat: uint16(i)})]++
	}
	read := dicesOf(d)
	g.results(read, mod, shot{side: American, unit: noUnit})
	switch {
	case g.s.casualtys > 0:
		return "casualty"
	case g.s.pinsOut > 0:
		return "pinned"
	}
	return "none"
}

func dicesOf(faces [7]int) (d dice) {
	for face := 1; face <= 6; face++ {
		for range faces[face] {
			d.add(face)
		}
	}
	return d
}

func (o *odds) armor(mod int, res result, roll bool) map[string]*big.Rat {
	id := map[int]string{0: "us-m8-armored-car", 2: "us-m4a1-sherman"}[mod]
	return o.each("us 1 "+id+"; us 1 us-60mm-mortar; de 1 de-half-squad; phase suppression", func(g *game) string {
		g.hit(American, g.unitNamed(id), res, playtest.Key{})
		got := o.markers(g, id)
		if roll {
			return map[string]string{"pinned": "none", "none": "saved"}[got]
		}
		return got
	})
}

// volley returns the probability of each result of some dice.
func (o *odds) volley(n, mod int) map[string]*big.Rat {
	o.Play("us 1 us-half-squad; de 1 de-stosstrup; phase suppression")
	start, out, tough := o.State, map[string]*big.Rat{}, new(Rules)
	*tough = *o.rules
	for i := range tough.data.sides[German].types {
		tough.data.sides[German].types[i].strength = maxStrength // so that it survives
	}
	for _, id := range []string{"mean_casualties", "mean_pins", "p_any_casualty", "p_no_effect"} {
		out[id] = new(big.Rat)
	}
	throws(n, func(d dice, weight *big.Rat) {
		s := start
		g := &game{tough, &s, o, nil}
		s.fight.targets[1], s.fight.front = one(g.unitNamed("us-half-squad")), 1
		g.results(d, mod, shot{side: American, unit: noUnit, key: playtest.Key{}})
		add := func(id string, times int) {
			out[id].Add(out[id], new(big.Rat).Mul(weight, big.NewRat(int64(times), 1)))
		}
		add("mean_casualties", int(s.casualtys))
		add("mean_pins", int(s.pinsOut))
		add("p_any_casualty", min(int(s.casualtys), 1))
		add("p_no_effect", 1-min(int(s.casualtys)+int(s.pinsOut), 1))
	})
	return out
}

// throws calls f for each set of n dice, with its probability.
func throws(n int, f func(dice, *big.Rat)) {
	total := new(big.Int).Exp(big.NewInt(6), big.NewInt(int64(n)), nil)
	var faces [7]int
	var fill func(face, left int, ways *big.Int)
	fill = func(face, left int, ways *big.Int) {
		if face == 6 {
			faces[6] = left
			f(dicesOf(faces), new(big.Rat).SetFrac(ways, total))
			return
		}
		for faces[face] = 0; faces[face] <= left; faces[face]++ {
			fill(face+1, left-faces[face], new(big.Int).Mul(ways, new(big.Int).Binomial(int64(left), int64(faces[face]))))
		}
		faces[face] = 0
	}
	fill(1, n, big.NewInt(1))
}
