package lineandreserve

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
	o := odds{t: t, made: map[string]map[string]*big.Rat{}}
	rulestest.Odds(t, 187, func(table, key string, mod int, outcome string) *big.Rat { return o.of(table, key, mod)[outcome] })
}

// odds plays the situations of the tables and records the results.
type odds struct {
	t    *testing.T
	made map[string]map[string]*big.Rat
}

func (o *odds) of(table, key string, mod int) map[string]*big.Rat {
	id := fmt.Sprint(table, key, mod)
	if o.made[id] == nil {
		o.made[id] = o.table(table, key, mod)
	}
	return o.made[id]
}

func (o *odds) table(table, key string, mod int) map[string]*big.Rat {
	switch table {
	case "attack":
		return o.attack(shots[key])
	case "hit-chance":
		return o.hitChance(mod)
	case "crew":
		return o.crew(mod)
	case "initiative":
		return o.initiative(mod)
	case "assault-dice":
		return o.dice(key, mod)
	case "engine-fire":
		return o.fire(key == "discards")
	case "volley":
		return o.volley(shots[key])
	case "assault":
		return o.assault()
	case "minefield":
		return o.mine(key)
	}
	return o.luck(key, mod)
}

// shot is one weapon of one unit against another.
type shot struct {
	change       rulestest.Change
	text         string
	unit, target string
	weapon       int
	weapons      []int // of a whole attack
}

// swapped puts other units into the Reserves decks.
func swapped(pairs ...string) rulestest.Change {
	all := []rulestest.Change{rulestest.Switch("reserves_least", 0), rulestest.Switch("reserves_most", 1000)}
	for i := 0; i < len(pairs); i += 2 {
		all = append(all, rulestest.Field(pairs[i], "unit_id", pairs[i+1]))
	}
	return rulestest.All(all...)
}

var shots = map[string]shot{
	"sherman-panther":         {text: "a front us-m4a1-sherman; b front de-panther; next de-panther casualty", unit: "us-m4a1-sherman", target: "de-panther", weapon: 1},
	"sherman-damaged-panther": {text: "a front us-m4a1-sherman; b front de-panther; damage de-panther casualty", unit: "us-m4a1-sherman", target: "de-panther", weapon: 1},
	"sherman-pz4h":            {text: "a front us-m4a1-sherman; b front de-pz4h; next de-pz4h casualty", unit: "us-m4a1-sherman", target: "de-pz4h", weapon: 1},
	"panther-sherman":         {text: "b front de-panther; a front us-m4a1-sherman; next us-m4a1-sherman casualty", unit: "de-panther", target: "us-m4a1-sherman", weapon: 1},
	"panther-damaged-sherman": {text: "b front de-panther; a front us-m4a1-sherman; damage us-m4a1-sherman casualty", unit: "de-panther", target: "us-m4a1-sherman", weapon: 1},
	"57mm-pz4h":               {text: "a front us-57mm-at; b front de-pz4h; next de-pz4h casualty", unit: "us-57mm-at", target: "de-pz4h", weapon: 1},
	"105mm-pak40":             {change: decks("us-regimental-team", "de-defensive-line"), text: "a rear us-105mm; b front de-75mm-pak; next de-75mm-pak gunners-hit", unit: "us-105mm", target: "de-75mm-pak", weapon: 1},
	"50cal-sdkfz251":          {text: "a front us-m4a1-sherman; b front de-sdkfz251; next de-sdkfz251 casualty", unit: "us-m4a1-sherman", target: "de-sdkfz251", weapon: 2},
	"rifles-grenadiers":       {text: "a front us-rifle-squad; b front de-rifle-squad; next de-rifle-squad casualty", unit: "us-rifle-squad", target: "de-rifle-squad", weapon: 1},
	"mg42-rifles":             {text: "b front de-rifle-squad; a front us-rifle-squad; next us-rifle-squad casualty", unit: "de-rifle-squad", target: "us-rifle-squad", weapon: 2},
	"quad-bf109": {change: swapped("us-combat-command-m10", "us-m16", "us-combat-command-pilot", "us-vehicle-crew", "de-panzer-group-fw190f", "de-bf109g"),
		text: "a front us-m16; b air de-bf109g; next de-bf109g controls-hit", unit: "us-m16", target: "de-bf109g", weapon: 1},
	"m16-bf109": {change: swapped("us-combat-command-m10", "us-m16", "us-combat-command-pilot", "us-vehicle-crew", "de-panzer-group-fw190f", "de-bf109g"),
		text: "a front us-m16; b air de-bf109g; next de-bf109g controls-hit", unit: "us-m16", target: "de-bf109g", weapons: []int{1, 1, 1, 1}},
	"sherman-grenadiers": {text: "a front us-m4a1-sherman; b front de-rifle-squad; next de-rifle-squad casualty", unit: "us-m4a1-sherman", target: "de-rifle-squad", weapons: []int{1, 3, 3}},
}

// set sets up a position with the rules of a game.
func (o *odds) set(change rulestest.Change, text string) *position {
	if change == nil {
		change = rulestest.All()
	}
	p := newPosition(o.t, load(o.t, change))
	p.Tracer = playtest.NewTracer(p.rules.Catalog(), nil)
	p.Play(text)
	p.rules.hold, p.rules.at = true, atAttack
	return p
}

// each plays on from a position in every possible way. A result of "" does not
// count: the odds are then among the others.
func (o *odds) each(p *position, play func(g *game) string) map[string]*big.Rat {
	made := enginetest.Enumerate(func(c playtest.Chance) string {
		s := p.State
		p.Tracer.Reset()
		return play(&game{Rules: p.rules.Rules, s: &s, c: c, t: p.Tracer})
	})
	all := new(big.Rat)
	delete(made, "")
	for _, r := range made {
		all.Add(all, r)
	}
	for _, r := range made {
		r.Quo(r, all)
	}
	return made
}

// fire makes one Attack Roll of a weapon.
func (p *position) fire(g *game, u, t, weapon int) {
	g.s.fight = fight{unit: uint8(u), seat: g.s.owner(u), target: uint8(t), weapon: uint8(weapon - 1), left: 1}
	g.nextRoll()
	p.rules.run(g)
}

// result names what one Attack Roll did to a unit that was as before.
func (p *position) result(g *game, t int) string {
	switch before := &p.State.units[t]; {
	case g.t.Fired(lr085) > 0:
		return "friendly-fire"
	case g.t.Fired(lr080) > 0:
		return "miss"
	case g.s.gone.has(t):
		return "destroyed"
	case g.s.units[t].damage != before.damage || before.damage != 0:
		return "breakpoint"
	}
	return "none"
}

func (o *odds) attack(x shot) map[string]*big.Rat {
	p := o.set(x.change, x.text)
	u, t := p.unit(x.unit), p.unit(x.target)
	return o.each(p, func(g *game) string { p.fire(g, u, t, x.weapon); return p.result(g, t) })
}

// hitChance attacks a Panther with another Attack Value.
func (o *odds) hitChance(value int) map[string]*big.Rat {
	p := o.set(nil, "a front us-m4a1-sherman; b front de-panther; next de-panther casualty")
	u, t := p.unit("us-m4a1-sherman"), p.unit("de-panther")
	p.rules.data.unit(u).weapon[0].value[vsTank] = int8(value)
	return o.each(p, func(g *game) string {
		p.fire(g, u, t, 1)
		if r := p.result(g, t); r == "miss" || r == "friendly-fire" {
			return "miss"
		}
		return "hit"
	})
}

// crew destroys a unit by an Intensity of at least least.
func (o *odds) crew(least int) map[string]*big.Rat {
	p := o.set(nil, "a front us-m10; b front de-pz2l; damage de-pz2l casualty")
	u, t := p.unit("us-m10"), p.unit("de-pz2l")
	crew := int(p.State.units[t].crew)
	p.State.units[t].endurance = int8(least + 12 - 2)
	return o.each(p, func(g *game) string {
		g.s.fight = fight{unit: uint8(u), seat: 0, target: uint8(t), victim: uint8(t)}
		g.hit()
		p.rules.run(g)
		switch cost := g.s.points[0]; {
		case !g.s.gone.has(t):
			return ""
		case !g.s.gone.has(crew):
			return "survives"
		case cost == 3+2*2:
			return "captured"
		}
		return "perishes"
	})
}

// initiative rolls once for both players.
func (o *odds) initiative(bonus int) map[string]*big.Rat {
	p := o.set(nil, "")
	return o.each(p, func(g *game) string {
		g.s.added[0] = int8(bonus)
		g.rollOne(0)
		g.rollOne(1)
		switch d := g.s.roll[0] - g.s.roll[1]; {
		case d > 0:
			return "win"
		case d < 0:
			return "loss"
		}
		return "tie"
	})
}

// dice rolls the dice of a Close Assault.
func (o *odds) dice(units string, least int) map[string]*big.Rat {
	reached := new(big.Rat)
	for sum, r := range o.sums(int(units[0] - '0')) {
		if n, _ := strconv.Atoi(sum); n >= least {
			reached.Add(reached, r)
		}
	}
	return map[string]*big.Rat{"reached": reached, "short": new(big.Rat).Sub(big.NewRat(1, 1), reached)}
}

// sums returns the chance of each sum of the dice of a Close Assault.
func (o *odds) sums(n int) map[string]*big.Rat {
	id := fmt.Sprint("sums of ", n)
	if o.made[id] != nil {
		return o.made[id]
	}
	p := o.set(nil, "a front us-armored-infantry; a front us-armored-infantry#2; a front us-armored-infantry#3; a front us-rifle-squad; a front us-rifle-squad#2; b front de-pz4h")
	left := p.State.front[0]
	first := left.first()
	for range n {
		p.State.units[left.first()].group = 1
		left = left.rest()
	}
	o.made[id] = o.each(p, func(g *game) string {
		g.s.fight = fight{unit: uint8(first), group: 1}
		g.rollDice()
		return strconv.Itoa(int(g.s.fight.dice))
	})
	return o.made[id]
}

// fire checks a burning unit four times, with a discard for each check or without.
func (o *odds) fire(discards bool) map[string]*big.Rat {
	p := o.set(nil, "lead a; a front us-rifle-squad; b front de-pz4h; damage de-pz4h engine-fire")
	t := p.unit("de-pz4h")
	return o.each(p, func(g *game) string {
		for check := range 4 {
			g.s.turn = uint16(check + 1)
			g.checkFire(t)
			if discards {
				g.s.fight.bought = 1
			}
			if g.rollFire(); g.s.gone.has(t) {
				return "destroyed"
			}
		}
		return "saved"
	})
}

// volley makes several rolls one after the other, each from every state in which the
// one before left the target.
func (o *odds) volley(x shot) map[string]*big.Rat {
	p := o.set(x.change, x.text)
	u, t := p.unit(x.unit), p.unit(x.target)
	type state struct {
		endurance int8
		damage    uint8
	}
	start := p.State
	now := map[state]*big.Rat{{start.units[t].endurance, 0}: big.NewRat(1, 1)}
	for _, weapon := range x.weapons {
		next := map[state]*big.Rat{}
		for at, chance := range now {
			p.State = start
			p.State.units[t].endurance, p.State.units[t].damage = at.endurance, at.damage
			made := map[state]*big.Rat{{}: big.NewRat(1, 1)}
			if at != (state{}) {
				made = enginetest.Enumerate(func(c playtest.Chance) state {
					s := p.State
					g := game{Rules: p.rules.Rules, s: &s, c: c}
					p.fire(&g, u, t, weapon)
					if s.gone.has(t) {
						return state{}
					}
					return state{s.units[t].endurance, s.units[t].damage}
				})
			}
			for to, r := range made {
				if next[to] == nil {
					next[to] = new(big.Rat)
				}
				next[to].Add(next[to], new(big.Rat).Mul(chance, r))
			}
		}
		now = next
	}
	all := map[string]*big.Rat{"destroyed": {}, "half": {}, "above": {}}
	for at, r := range now {
		name := "above"
		if at == (state{}) {
			name = "destroyed"
		} else if at.damage != 0 {
			name = "half"
		}
		all[name].Add(all[name], r)
	}
	return all
}

// assault resolves a Close Assault of three US Rifle Squads on a Panzer IV H.
func (o *odds) assault() map[string]*big.Rat {
	p := o.set(decks("us-regimental-team", "de-panzer-group"), "a front us-rifle-squad; a front us-rifle-squad#2; a front us-rifle-squad#3; b front de-pz4h; next de-pz4h casualty")
	t := p.unit("de-pz4h")
	first := p.State.front[0].first()
	for u := p.State.front[0]; u.some(); u = u.rest() {
		p.State.units[u.first()].group = 1
	}
	return o.each(p, func(g *game) string {
		g.s.fight = fight{unit: uint8(first), seat: 0, target: uint8(t), group: 1}
		g.nameUnit(first)
		p.rules.run(g)
		return p.result(g, t)
	})
}

func (o *odds) mine(key string) map[string]*big.Rat {
	units := map[string][2]string{"sherman": {"us-m4a1-sherman", "a"}, "panther": {"de-panther", "b"}, "sdkfz251": {"de-sdkfz251", "b"}}[key]
	p := o.set(nil, units[1]+" front "+units[0]+"; next "+units[0]+" casualty")
	t := p.unit(units[0])
	c := &p.rules.data.commands.design[p.command("minefield")]
	p.rules.at = atWindow
	return o.each(p, func(g *game) string {
		g.mine(c, t, &play{by: g.s.owner(t).Other()})
		p.rules.run(g)
		return p.result(g, t)
	})
}

// luck makes a roll with a +1, with Corrected Fire on every roll that does not hit,
// with both, or with neither.
func (o *odds) luck(key string, value int) map[string]*big.Rat {
	p := o.set(nil, "a front us-m4a1-sherman; b front de-panther; next de-panther casualty; a holds corrected-fire")
	u, t := p.unit("us-m4a1-sherman"), p.unit("de-panther")
	p.rules.data.unit(u).weapon[0].value[vsTank] = int8(value)
	corrected := act(order, p.command("corrected-fire"), nobody, 0)
	return o.each(p, func(g *game) string {
		g.s.fight = fight{unit: uint8(u), seat: 0, target: uint8(t), left: 1}
		g.nextRoll()
		if key == "plus-one" || key == "both" {
			g.s.fight.bought = 1
		}
		g.rollAttack()
		f := &g.s.fight
		hits := func() bool { return f.sum >= 19 || f.sum > 3 && int(f.sum)+int(f.bought) >= value }
		if (key == "corrected" || key == "both") && !hits() {
			g.do(corrected)
			g.leave()
		}
		if g.leave(); g.t.Fired(lr080) > 0 || g.t.Fired(lr085) > 0 {
			return "miss"
		}
		return "hit"
	})
}
