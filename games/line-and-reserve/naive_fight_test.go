package lineandreserve

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/playtest"
)

// hitting is an attack, or another hit.
type hitting struct {
	seat     int
	unit     *naiveCard // nil for a mine
	target   *naiveCard
	weapon   int // from 1
	number   int // rolls made by the weapon
	group    []*naiveCard
	friendly bool
	fatal    bool
	sum      int
}

func (n *naiveGame) combat() {
	n.openWindow("before-declaration")
	n.groups = [2]int{}
	n.declare(0)
	n.declare(1)
	n.openWindow("before-initiative")
	n.initiative()
	n.attacks(true)
	n.attacks(false)
	for _, c := range n.cards {
		c.live = false
	}
	n.openWindow("combat-end")
	n.fires()
	n.endPhase()
}

// free lists the weapons that a unit may attack with.
func (n *naiveGame) free(c *naiveCard) (all []int) {
	for _, w := range c.weapons() {
		x := c.weapon(w)
		locked := x["bomb"] == true && c.bombed
		for _, e := range n.damageEffects(c) {
			if e["do"] == "lock" {
				list, _ := e["weapons"].([]any)
				this := e["weapons"] == "all" || e["weapons"] == "bomb" && x["bomb"] == true || slices.Contains(list, any(w))
				spares, _ := e["spares"].([]any)
				spared := x["bomb"] == true && slices.Contains(spares, any("bomb")) || x["rocket"] == true && slices.Contains(spares, any("rocket"))
				locked = locked || this && !spared
			}
		}
		if !locked {
			all = append(all, w)
		}
	}
	return all
}

// lineAllows reports whether the line of a unit lets it target another one, as if
// that were an enemy.
func (n *naiveGame) lineAllows(c, t *naiveCard) bool {
	return t.place == "front" || t.place == "air" || t.place == "rear" && (c.place != "front" || c.reach)
}

// can lists the free weapons of a unit that can affect a target.
func (n *naiveGame) can(c, t *naiveCard) (all []int) {
	for _, w := range n.free(c) {
		if n.affects(c, w, t) {
			all = append(all, w)
		}
	}
	return all
}

func (n *naiveGame) affects(c *naiveCard, w int, t *naiveCard) bool {
	x := c.weapon(w)
	switch {
	case x["av"].(map[string]any)[t.column()] == nil,
		x["bullet"] == true && t.figure("defense") >= 2,
		c.text("line") == "either" && c.place == "rear" && t.land() && w != 1:
		return false
	}
	return true
}

func (n *naiveGame) mayTarget(c, t *naiveCard) bool {
	return n.lineAllows(c, t) && !(t.screen && c.land()) && len(n.can(c, t)) > 0
}

// declare asks a player for the target of each unit.
func (n *naiveGame) declare(seat int) {
	for _, c := range n.table(seat) {
		c.hasChosen = false
	}
	for _, c := range n.table(seat) {
		if c.hasChosen || c.idle() {
			continue
		}
		options := []string{"pass"}
		for _, t := range n.table(1 - seat) {
			if n.mayTarget(c, t) {
				options = append(options, "aim "+c.name+" "+t.name)
			}
			if n.mayStorm(c, t) {
				options = append(options, "storm "+c.name+" "+t.name)
			}
		}
		c.hasChosen = true
		if len(options) == 1 {
			continue
		}
		choice := n.ask(seat, options)
		if choice == "pass" {
			continue
		}
		c.target, c.live = n.named(strings.Fields(choice)[2]), true
		if strings.HasPrefix(choice, "storm") {
			n.gather(seat, c)
		}
	}
}

// least is the size of a Close Assault.
func (n *naiveGame) least(seat int) int {
	least := 3
	for _, id := range n.wide[seat] {
		if e := n.effect(id, "assault_min"); e != nil {
			least = min(least, e["min"].(int))
		}
	}
	return least
}

// stormers lists who could assault a target, from one unit on.
func (n *naiveGame) stormers(seat int, t *naiveCard, from int) (all []*naiveCard) {
	for _, c := range n.table(seat) {
		if c.kind() == "infantry" && !c.hasChosen && c.n >= from && len(n.free(c)) > 0 && n.lineAllows(c, t) && !t.screen {
			all = append(all, c)
		}
	}
	return all
}

// best returns the best Attack Value of a unit in an assault, 0 for none.
func (n *naiveGame) best(c, t *naiveCard) (best int) {
	for _, w := range n.free(c) {
		if v, ok := c.weapon(w)["av"].(map[string]any)[t.column()].(int); ok && (best == 0 || v < best) {
			best = v
		}
	}
	return best
}

func (n *naiveGame) mayStorm(c, t *naiveCard) bool {
	if c.kind() != "infantry" || !t.armored() || t.place == "air" {
		return false
	}
	all, with := n.stormers(c.owner, t, 0), n.stormers(c.owner, t, c.n)
	return slices.Contains(with, c) && len(with) >= n.least(c.owner) && slices.ContainsFunc(all, func(x *naiveCard) bool { return n.best(x, t) > 0 })
}

// gather asks who joins an assault.
func (n *naiveGame) gather(seat int, first *naiveCard) {
	n.groups[seat]++
	group := n.groups[seat]
	first.group = group
	size := 1
	for last := first; ; {
		rest := n.stormers(seat, first.target, last.n+1)
		if len(rest) == 0 {
			return
		}
		var options []string
		if size >= n.least(seat) {
			options = append(options, "pass")
		}
		for i, c := range rest {
			if size+len(rest)-i >= n.least(seat) {
				options = append(options, "join "+c.name)
			}
		}
		choice := n.ask(seat, options)
		if choice == "pass" {
			return
		}
		last = n.named(choice[len("join "):])
		last.group, last.target, last.hasChosen = group, first.target, true
		size++
	}
}

func (n *naiveGame) initiative() {
	var added, roll [2]int
	p := n.first()
	added[p] = n.plus(p)
	added[1-p] = n.plus(1 - p)
	n.again = 0
	rolls := 0
	one := func(seat int) {
		roll[seat] = n.d10(playtest.Key{Domain: forInitiative, Seat: playtest.Seat(seat), Slot: uint16(n.again), Repeat: uint16(rolls)}) + added[seat]
		wide := slices.Clone(n.wide[seat])
		slices.Sort(wide)
		for _, id := range slices.Compact(wide) {
			if e := n.effect(id, "mod"); e != nil && e["stat"] == "initiative" {
				roll[seat] += e["amount"].(int)
			}
		}
	}
	one(0)
	one(1)
	for rolls++; roll[0] == roll[1]; rolls++ {
		one(0)
		one(1)
	}
	seat := n.first()
	for passes := 0; passes < 2; {
		if n.offer(seat, "reroll") == "pass" {
			passes++
			seat = 1 - seat
			continue
		}
		if !n.stands(1 - seat) {
			continue
		}
		passes = 0
		n.again++
		for one(seat); roll[0] == roll[1]; {
			rolls++
			one(0)
			one(1)
		}
	}
	n.lead = 0
	if roll[1] > roll[0] {
		n.lead = 1
	}
}

// members lists the units of an assault that have a free weapon.
func (n *naiveGame) members(seat, group int) (all []*naiveCard) {
	for _, c := range n.table(seat) {
		if c.group == group && len(n.free(c)) > 0 {
			all = append(all, c)
		}
	}
	return all
}

// alive reports whether a declared attack can be resolved.
func (n *naiveGame) alive(c *naiveCard) bool {
	t := c.target
	switch {
	case !c.live || t.owner == c.owner || !slices.Contains([]string{"front", "rear", "air"}, t.place):
		return false
	case c.group > 0:
		with := n.members(c.owner, c.group)
		return len(with) >= n.least(c.owner) && slices.ContainsFunc(with, func(x *naiveCard) bool { return n.best(x, t) > 0 })
	}
	return !c.idle() && len(n.can(c, t)) > 0
}

// attacks resolves the declared attacks in turn: of the units that strike first, or
// of all.
func (n *naiveGame) attacks(first bool) {
	for seat := n.lead; ; {
		list := func(seat int) (all []*naiveCard) {
			for _, c := range n.table(seat) {
				if n.alive(c) && (!first || c.strike) {
					all = append(all, c)
				}
			}
			return all
		}
		if len(list(seat)) == 0 {
			if seat = 1 - seat; len(list(seat)) == 0 {
				return
			}
		}
		all := list(seat)
		c := all[0]
		if len(all) > 1 {
			var options []string
			for _, x := range all {
				options = append(options, "attack "+x.name)
			}
			c = n.named(n.ask(seat, options)[len("attack "):])
		}
		c.live = false
		n.attack(seat, c)
		seat = 1 - seat
	}
}

func (n *naiveGame) attack(seat int, c *naiveCard) {
	t := c.target
	if c.group > 0 {
		n.assault(seat, c)
		return
	}
	can := n.can(c, t)
	chosen := can
	if len(can) > 1 {
		var options []string
		for i, a := range can {
			options = append(options, fmt.Sprint("arm ", a))
			for _, b := range can[i+1:] {
				options = append(options, fmt.Sprint("arm ", a, " ", b))
			}
		}
		chosen = nil
		for _, w := range strings.Fields(n.ask(seat, options))[1:] {
			chosen = append(chosen, int(w[0]-'0'))
		}
	}
	for _, w := range chosen {
		if !n.goesOn(seat, c, t) || !slices.Contains(n.can(c, t), w) {
			continue
		}
		if c.weapon(w)["bomb"] == true {
			c.bombed = true
		}
		rolls := c.weapon(w)["rof"].(int)
		for _, id := range slices.Compact(slices.Sorted(slices.Values(c.phase))) {
			if e := n.effect(id, "rof"); e != nil && c.rapid == w {
				rolls = max(rolls, min(rolls+e["amount"].(int), e["max"].(int)))
			}
		}
		for i := 1; i <= rolls && n.goesOn(seat, c, t); i++ {
			n.roll(&hitting{seat: seat, unit: c, target: t, weapon: w, number: i})
		}
	}
}

func (n *naiveGame) goesOn(seat int, c, t *naiveCard) bool {
	on := []string{"front", "rear", "air"}
	return slices.Contains(on, c.place) && slices.Contains(on, t.place) && c.owner == seat && t.owner != seat && !c.idle()
}

// assault resolves a Close Assault.
func (n *naiveGame) assault(seat int, c *naiveCard) {
	t := c.target
	with := n.members(seat, c.group)
	least := 99
	for _, x := range with {
		if v := n.best(x, t); v > 0 {
			least = min(least, v)
		}
	}
	var named []*naiveCard
	var options []string
	for _, x := range with {
		if n.best(x, t) == least {
			named = append(named, x)
			options = append(options, "name "+x.name)
		}
	}
	u := named[0]
	if len(named) > 1 {
		u = n.named(n.ask(seat, options)[len("name "):])
	}
	for _, w := range n.free(u) {
		if u.weapon(w)["av"].(map[string]any)[t.column()] == least {
			all := []*naiveCard{}
			for _, x := range n.table(seat) {
				if x.group == c.group {
					all = append(all, x)
				}
			}
			n.roll(&hitting{seat: seat, unit: u, target: t, weapon: w, number: 1, group: all})
			return
		}
	}
}

// key is the key of a roll of an attack.
func (h *hitting) key(domain uint8, slot, again int) playtest.Key {
	weapon := max(h.weapon-1, 0)
	return playtest.Key{Domain: domain, Seat: playtest.Seat(h.seat), Slot: uint16(slot), Repeat: uint16(weapon<<12 | h.number<<8 | again)}
}

// fix rolls dice, and again as long as the player plays a card for it.
func (n *naiveGame) fix(seat int, roll func(again int)) {
	again := 0
	roll(again)
	for n.offer(seat, "reroll") != "pass" {
		if n.stands(1 - seat) {
			again++
			roll(again)
		}
	}
}

// roll makes an Attack Roll.
func (n *naiveGame) roll(h *hitting) {
	bonus := n.plus(h.seat)
	n.fix(h.seat, func(again int) {
		h.sum = n.d10(h.key(forAttack, h.unit.n, again)) + n.d10(h.key(forAttack, h.unit.n+256, again))
	})
	t := h.target
	total := h.sum + bonus + n.number(h.unit, "attack", h.weapon, t.place == "rear", h.group != nil) + n.number(t, "incoming_attack", 0, false, false)
	if t.kind() == "anti-tank-gun" || t.kind() == "artillery" {
		total += 2
	}
	switch {
	case h.sum <= 3:
		n.friendlyFire(h)
	case h.sum >= 19:
		h.fatal = true
		n.destroy(h, t, 0)
	case total >= h.unit.weapon(h.weapon)["av"].(map[string]any)[t.column()].(int):
		n.hit(h, t, h.sum == 18)
	}
}

func (n *naiveGame) friendlyFire(h *hitting) {
	var of []*naiveCard
	var options []string
	for _, c := range n.table(h.seat) {
		if c != h.unit && !slices.Contains(h.group, c) && n.lineAllows(h.unit, c) && !(c.screen && h.unit.land()) && n.affects(h.unit, h.weapon, c) {
			of = append(of, c)
			options = append(options, "friend "+c.name)
		}
	}
	if len(of) == 0 {
		return
	}
	c := of[0]
	if len(of) > 1 {
		c = n.named(n.ask(1-h.seat, options)[len("friend "):])
	}
	h.friendly = true
	n.hit(h, c, false)
}

// hit makes the Intensity Roll of a hit and applies its damage.
func (n *naiveGame) hit(h *hitting, c *naiveCard, twice bool) {
	bonus := n.plus(h.seat)
	dice, base := 0, 0
	n.fix(h.seat, func(again int) {
		switch {
		case h.group == nil:
			base = n.d10(h.key(forIntensity, h.unit.n, again))
			dice = base
		default:
			dice = 0
			for _, x := range n.members(h.seat, h.unit.group) {
				die := n.d10(h.key(forIntensity, x.n, again))
				if dice += die; x == h.unit {
					base = die
				}
			}
		}
	})
	raw := dice + bonus
	if twice {
		raw *= 2
	}
	if h.group == nil {
		rear := c.owner != h.seat && c.place == "rear"
		raw += h.unit.weapon(h.weapon)["damage_index"].(int) + n.number(h.unit, "damage", h.weapon, rear, false)
	}
	n.damaged(h, c, raw, base)
}

// damaged applies Raw Damage to a unit.
func (n *naiveGame) damaged(h *hitting, c *naiveCard, raw, base int) {
	c.endurance -= max(0, raw-max(0, c.figure("defense")+n.number(c, "defense", 0, false, false)))
	switch {
	case c.endurance <= 0:
		n.destroy(h, c, base)
	case c.endurance <= c.figure("half_endurance") && c.damage == -1:
		n.drawDamage(h, c, base)
	}
}

func (n *naiveGame) drawDamage(h *hitting, c *naiveCard, base int) {
	if len(n.damage) == 0 {
		if len(n.returned) == 0 {
			c.damage = noneLeft
			return
		}
		n.damage, n.returned = n.returned, nil
		n.mix(forDamage, &n.damage, &n.damageShuffles)
	}
	c.damage = n.damage[len(n.damage)-1]
	n.damage = n.damage[:len(n.damage)-1]
	card := fmt.Sprintf("damage-%02d", c.damage+1)
	c.counter, _ = n.rows[card].Fields[n.edgeOf(c)+"_counter"].V.(int)
	c.hurt, c.byFriend = true, h.friendly
	for _, e := range n.effects(card, n.edgeOf(c)+"_effects") {
		switch {
		case e["do"] == "destroy" && e["check"] == nil:
			n.destroy(h, c, base)
		case e["do"] == "flight" && e["set"] != nil:
			c.flight = e["set"].(int)
		case e["do"] == "flight":
			c.flight += e["add"].(int)
		case e["do"] == "move" && e["what"] == "unit":
			n.takeAway(c, e["to"] == "hand")
		case e["do"] == "move" && c.crew != nil:
			n.bury(c.owner, c.crew)
			c.crew = nil
		}
	}
}

func (n *naiveGame) score(seat, points int) {
	if n.points[seat] += points; n.points[seat] >= 51 {
		panic(ended(string(rune('a'+seat)) + " by-points"))
	}
}

// destroy removes a unit and settles the fate of its crew.
func (n *naiveGame) destroy(h *hitting, c *naiveCard, base int) {
	enemy, crew, mute := 1-c.owner, c.crew, n.damageHas(c, "no_command")
	fire := h.unit == nil && h.seat == c.owner
	if fire && c.byFriend {
		h.friendly = true
	}
	n.remove(c)
	if !h.friendly {
		n.score(enemy, c.figure("cost"))
	}
	if crew == nil {
		return
	}
	if fire {
		base = n.d10(playtest.Key{Domain: forFireCrew, Seat: playtest.Seat(c.owner), Slot: uint16(c.n)})
	}
	if n.bailsOut(h, c, mute) {
		n.bury(c.owner, crew)
		return
	}
	switch {
	case !h.fatal && (base <= 3 || base <= 6 && !h.friendly && len(n.at(enemy, "front", "rear")) == 0):
		n.bury(c.owner, crew)
		return
	case h.friendly:
	case !h.fatal && base <= 6:
		crew.place = "gone"
		n.score(enemy, 2*crew.figure("cost"))
	default:
		crew.place = "gone"
		n.score(enemy, crew.figure("cost"))
	}
	crew.place = "gone"
}

// bailsOut offers the cards that save a crew.
func (n *naiveGame) bailsOut(h *hitting, c *naiveCard, mute bool) bool {
	for !mute {
		options := []string{"pass"}
		for _, o := range n.held[c.owner] {
			id := n.orders[o]
			if e := n.effect(id, "crew_saved"); e != nil && n.suits(id, c) && !(h.fatal && slices.Contains(e["not_on"].([]any), any(h.sum))) {
				options = append(options, "play "+id)
			}
		}
		if len(options) == 1 {
			return false
		}
		choice := n.ask(c.owner, options)
		if choice == "pass" {
			return false
		}
		n.lose(c.owner, n.copyOf(c.owner, choice[len("play "):], nil))
		if n.stands(1 - c.owner) {
			return true
		}
	}
	return false
}

// mine is the automatic hit of a card.
func (n *naiveGame) mine(seat int, c *naiveCard, index int, id string) {
	o := n.discards[len(n.discards)-1]
	for i := len(n.discards) - 1; n.orders[o] != id; i-- {
		o = n.discards[i]
	}
	h := &hitting{seat: seat, target: c, number: o}
	bonus, die := n.plus(seat), 0
	n.fix(seat, func(again int) { die = n.d10(h.key(forMine, c.n, again)) })
	n.damaged(h, c, die+bonus+index, die)
}

// capture rolls to capture a unit.
func (n *naiveGame) capture(seat int, c *naiveCard, least int, id string) {
	o := n.discards[len(n.discards)-1]
	for i := len(n.discards) - 1; n.orders[o] != id; i-- {
		o = n.discards[i]
	}
	bonus := n.plus(seat)
	if n.d10(playtest.Key{Domain: forFlag, Seat: playtest.Seat(seat), Slot: uint16(c.n), Repeat: uint16(o)})+bonus < least {
		return
	}
	points := 2 * c.figure("cost")
	if c.crew != nil {
		c.crew.place = "gone"
		points += 2 * c.crew.figure("cost")
		c.crew = nil
	}
	n.score(seat, points)
	if !c.needsCrew() || c.kind() == "aircraft" || n.ask(seat, []string{"keep 1", "keep 0"}) == "keep 0" {
		n.remove(c)
		return
	}
	n.discards = append(n.discards, c.under...)
	c.under, c.phase, c.owner = nil, nil, seat
}

// fires checks the burning units in the order of the winner of Initiative.
func (n *naiveGame) fires() {
	var burning []*naiveCard
	for _, c := range n.cards {
		if slices.Contains([]string{"front", "rear", "air"}, c.place) && n.damageHas(c, "destroy") {
			burning = append(burning, c)
		}
	}
	for len(burning) > 0 {
		c := burning[0]
		if len(burning) > 1 {
			var options []string
			for _, x := range burning {
				options = append(options, "fire "+x.name)
			}
			c = n.named(n.ask(n.lead, options)[len("fire "):])
		}
		burning = without(burning, c)
		bonus := n.plus(c.owner)
		if n.d10(playtest.Key{Domain: forFire, Seat: playtest.Seat(c.owner), Slot: uint16(c.n)})+bonus <= 2 {
			n.destroy(&hitting{seat: c.owner, target: c}, c, 0)
		}
	}
}

// endPhase recovers units, moves counters and aircraft on, and looks for an Overrun.
func (n *naiveGame) endPhase() {
	n.wide = [2][]string{}
	for seat := range 2 {
		for _, c := range n.table(seat) {
			c.endurance = c.figure("full_endurance")
			if c.damage != -1 {
				c.endurance = c.figure("half_endurance")
			}
			if c.counter > 0 && !c.hurt {
				c.counter--
			}
			c.hurt, c.moved, c.target, c.group, c.phase, c.rapid = false, false, nil, 0, nil, 0
			c.reach, c.screen, c.strike = false, false, false
		}
	}
	for seat := range 2 {
		for _, c := range n.table(seat) {
			c.fresh = false
			if c.place == "air" {
				if c.flight--; c.flight <= 0 {
					n.takeAway(c, false)
				}
			}
		}
	}
	n.shiftLines()
	for seat := range 2 {
		if len(n.at(seat, "front", "rear")) > 0 && len(n.at(1-seat, "front", "rear")) == 0 {
			n.holds[seat]++
		} else {
			n.holds[seat] = 0
		}
	}
	for seat := range 2 {
		if n.holds[seat] == 3 {
			panic(ended(string(rune('a'+seat)) + " by-overrun"))
		}
	}
}
