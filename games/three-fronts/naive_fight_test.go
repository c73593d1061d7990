package threefronts

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/playtest/rulebook"
)

// 5. Assault Phase.
func (n *naive) assaultPhase() {
	n.window("assault-start")
	for {
		var options []string
		for _, u := range n.in(n.active, -1) {
			if u.pins > 0 || u.flags["mission"] || u.flags["suppressed"] || u.flags["assaulting"] ||
				u.flags["moved"] && !u.flags["may assault"] || u.barred("assault") {
				continue
			}
			for _, f := range n.targets(u, "be_assaulted") {
				options = append(options, fmt.Sprint("assault ", u.name, " ", f))
			}
		}
		if len(options) == 0 {
			break
		}
		choice := n.ask(n.active, append(options, "pass"))
		if choice == "pass" {
			break
		}
		word := strings.Fields(choice)
		u := n.find(n.active, word[1])
		u.flags["assaulting"], u.target = true, int(word[2][0]-'0')
		u.flags["flank"] = u.front != u.target
	}
	var left []int
	for f := range 3 {
		if len(n.storming(f)) > 0 {
			left = append(left, f)
		}
	}
	for len(left) > 0 {
		f := left[0]
		if len(left) > 1 {
			var options []string
			for _, f := range left {
				options = append(options, fmt.Sprint("front ", f))
			}
			f = int(n.ask(n.active, options)[6] - '0')
		}
		n.combat(f)
		left = slices.DeleteFunc(left, func(x int) bool { return x == f })
	}
}

// storming lists the units that assault a front.
func (n *naive) storming(front int) []*naiveUnit {
	return some(n.in(n.active, -1), func(u *naiveUnit) bool { return u.flags["assaulting"] && u.target == front })
}

func (n *naive) combat(front int) {
	n.front, n.attackMod, n.defendMod, n.simultaneous, n.mines = front, 0, 0, false, nil
	enemy := 1 - n.active
	n.window("before-fire")
	slices.SortFunc(n.mines, func(a, b *naiveCard) int { return a.at - b.at })
	for _, m := range n.mines {
		var dice []int
		for i := range 4 {
			dice = append(dice, n.d6(n.key(forMines, enemy, m.at, i)))
		}
		n.results(dice, 0, nil, forMines, m.at, func() []*naiveUnit { return n.storming(front) })
	}
	if n.simultaneous {
		n.bothFire()
	} else {
		n.fireInTurn(enemy, func() []*naiveUnit { return n.in(enemy, front) }, func() []*naiveUnit { return n.storming(front) })
		n.fireInTurn(n.active, func() []*naiveUnit { return n.storming(front) }, func() []*naiveUnit { return n.in(enemy, front) })
	}
	for _, side := range n.units {
		for _, u := range side {
			u.dice, u.cover, u.fired = 0, 0, false
		}
	}
}

func (n *naive) fires(u *naiveUnit) bool {
	return u.pins == 0 && !u.fired && (u.side == n.active || !u.barred("defend"))
}

// fireInTurn lets the units of a side fire one after another, in the order
// chosen by their owner.
func (n *naive) fireInTurn(side int, own, foes func() []*naiveUnit) {
	for {
		ready := some(own(), n.fires)
		if len(ready) == 0 || len(foes()) == 0 {
			return
		}
		u := ready[0]
		if len(ready) > 1 {
			var options []string
			for _, u := range ready {
				options = append(options, "fire "+u.name)
			}
			u = n.find(side, strings.TrimPrefix(n.ask(side, options), "fire "))
		}
		n.rollFire(u)
		if side == n.active {
			for n.answer(1-side, "enemy-fire-roll") {
			}
		}
		n.allotFire(u, foes)
	}
}

func (n *naive) rollFire(u *naiveUnit) {
	u.fired = true
	role := "defending"
	if u.side == n.active {
		role = "attacking"
	}
	count := u.strength() - u.cas + u.dice + u.diceTurn + num(effect1(u.Card, "fire_dice", "role", role))
	for i := range count {
		n.dice[u] = append(n.dice[u], n.d6(n.key(forFire, u.side, u.at, i)))
	}
}

func (n *naive) allotFire(u *naiveUnit, foes func() []*naiveUnit) {
	dice := n.dice[u]
	delete(n.dice, u)
	bonus := n.defendMod + mod(effect1(u.Card, "fire_mod", "role", "defending"))
	if u.side == n.active {
		bonus = n.attackMod + mod(effect1(u.Card, "fire_mod", "role", "attacking"))
		if u.flags["flank"] {
			bonus++
		}
	}
	n.results(dice, bonus, u, forFire, u.at, foes)
}

func (n *naive) results(dice []int, bonus int, by *naiveUnit, domain uint8, slot int, foes func() []*naiveUnit) {
	side := 1 - n.active
	if by != nil {
		side = by.side
	}
	slices.Sort(dice)
	slices.Reverse(dice)
	for i, die := range dice {
		if fired(die+bonus) != "nothing" {
			n.allot(by, foes(), fired(die+bonus), die+bonus, n.key(domain, side, slot, i))
		}
	}
}

// bothFire implements Surprise Contact.
func (n *naive) bothFire() {
	enemy := 1 - n.active
	defenders, attackers := some(n.in(enemy, n.front), n.fires), some(n.storming(n.front), n.fires)
	if len(n.storming(n.front)) == 0 {
		defenders = nil
	}
	if len(n.in(enemy, n.front)) == 0 {
		attackers = nil
	}
	for _, u := range slices.Concat(defenders, attackers) {
		n.rollFire(u)
	}
	for n.answer(enemy, "enemy-fire-roll") {
	}
	n.deferred = true
	for _, u := range defenders {
		n.allotFire(u, func() []*naiveUnit { return n.storming(n.front) })
	}
	for _, u := range attackers {
		n.allotFire(u, func() []*naiveUnit { return n.in(enemy, n.front) })
	}
	n.deferred = false
	n.checkVictory()
}

// 6. Rally Phase.
func (n *naive) rallyPhase() {
	tried, led := map[*naiveUnit]bool{}, map[*naiveUnit]bool{}
	n.free("rally", func() (options []string) {
		for _, u := range n.in(n.active, -1) {
			if u.pins > 0 && !tried[u] && !u.barred("rally_self") {
				options = append(options, "rally "+u.name)
			}
			if effect1(u.Card, "leader") == nil || led[u] || u.flags["moved"] || u.flags["assaulting"] || u.flags["suppressed"] || u.barred("rally_other") {
				continue
			}
			for _, other := range n.in(n.active, -1) {
				if other != u && other.pins > 0 {
					options = append(options, "lead "+u.name+" "+other.name)
				}
			}
		}
		return options
	}, func(word []string) {
		u := n.find(n.active, word[1])
		if word[0] == "rally" {
			tried[u] = true
			n.rallyRoll(u, mod(effect1(u.Card, "leader")), forRally, 0)
			return
		}
		led[u] = true
		n.rallyRoll(n.find(n.active, word[2]), mod(effect1(u.Card, "leader")), forLedRally, u.at)
	})
	for _, u := range n.in(n.active, -1) {
		if u.cas+u.pins > u.strength() {
			n.remove(u)
		}
	}
}

func (n *naive) rallyRoll(u *naiveUnit, bonus int, domain uint8, repeat int) {
	roll := n.d6(n.key(domain, u.side, u.at, repeat)) + bonus + mod(effect1(u.Card, "rally_mod"))
	if !n.answer(1-u.side, "enemy-rally-roll") && roll >= 5 {
		u.pins--
	}
}

// plays lists the ways in which a player can play cards in a window.
func (n *naive) plays(side int, window string) (options []string) {
	for _, c := range n.hands[side] {
		who, eligible := c.Fields["player"].V, c.Fields["eligible"].V
		if !slices.Contains(rulebook.List(c.Fields["window"]), window) || who == "active" && side != n.active || who == "inactive" && side == n.active ||
			eligible == "american" && side != 0 || eligible == "german" && side != 1 {
			continue
		}
		for _, on := range n.playable(side, c) {
			if o := strings.TrimSpace("play " + c.ID + " " + on); !slices.Contains(options, o) {
				options = append(options, o)
			}
		}
	}
	return options
}

// playable lists the possible targets of a card.
func (n *naive) playable(side int, c *naiveCard) (on []string) {
	e := c.Fields["effects"].V.([]any)[0].(map[string]any)
	names := func(units []*naiveUnit) (on []string) {
		for _, u := range some(units, func(u *naiveUnit) bool { return u.matches(e["unit"]) }) {
			on = append(on, u.name)
		}
		return on
	}
	attacks := side == n.active
	fits := e["role"] == "any" || (e["role"] == "attacking") == attacks
	own := n.in(side, n.front)
	if attacks {
		own = n.storming(n.front)
	}
	switch e["do"] {
	case "cancel":
		if e["what"] != "fire_roll" {
			return []string{""}
		}
		for u, dice := range n.dice {
			if u.side == side {
				continue // the player's own dice
			}
			for _, die := range dice {
				on = append(on, fmt.Sprint(u.name, " ", die))
			}
		}
	case "fire_mod":
		if e["scope"] == "unit" {
			return names(own)
		}
		if e["side"] == "own" && fits || e["side"] == "enemy" && (e["role"] == "any" || (e["role"] == "attacking") != attacks) {
			return []string{""}
		}
	case "fire_dice":
		if fits {
			return names(own)
		}
	case "simultaneous":
		if !n.simultaneous {
			return []string{""}
		}
	case "draw":
		if e["deck"] == "tactics" || len(n.squads[side]) > 0 {
			return []string{""}
		}
	case "permit":
		e = map[string]any{"unit": "any"}
		return names(n.in(side, -1))
	case "forbid":
		if e["scope"] == "front" {
			return []string{"0", "1", "2"}
		}
		return names(n.in(1-side, -1))
	case "suppression_mod":
		return []string{"0", "1", "2"}
	case "place_marker":
		return names(n.in(1-side, -1))
	case "rally_roll":
		e = map[string]any{"unit": "any"}
		return names(some(n.in(side, -1), func(u *naiveUnit) bool { return u.pins > 0 && !u.barred("rally_self") }))
	case "suppression_rolls":
		return n.playableRolls(side, e)
	case "anti_tank":
		return names(n.in(side, -1))
	default: // fire_volley, recon_success
		return []string{""}
	}
	return on
}

func (n *naive) playableRolls(side int, e map[string]any) (on []string) {
	if e["by"] == "support" {
		for f := range 3 {
			if len(n.in(1-side, f)) > 0 && !n.closed[1-side][f]["be_suppressed"] {
				on = append(on, fmt.Sprint(f))
			}
		}
		return on
	}
	for _, u := range n.in(side, -1) {
		if u.matches(e["unit"]) {
			for _, f := range n.suppressionTargets(u) {
				on = append(on, fmt.Sprint(u.name, " ", f))
			}
		}
	}
	return on
}

// spend discards a card of a hand; of two copies, the one that the opponent has
// seen.
func (n *naive) spend(side int, id string) *naiveCard {
	best := -1
	for i, c := range n.hands[side] {
		if c.ID == id && (best < 0 || n.better(side, c, n.hands[side][best])) {
			best = i
		}
	}
	c := n.hands[side][best]
	n.hands[side] = slices.Delete(n.hands[side], best, best+1)
	delete(n.seen[1-side], c)
	n.discard = append(n.discard, c)
	return c
}

func (n *naive) better(side int, a, b *naiveCard) bool {
	if n.seen[1-side][a] != n.seen[1-side][b] {
		return n.seen[1-side][a]
	}
	return a.at < b.at
}

// playCard plays a card according to one of the options.
func (n *naive) playCard(side int, choice string) {
	word := append(strings.Fields(choice), "", "")
	c := n.spend(side, word[1])
	e := c.Fields["effects"].V.([]any)[0].(map[string]any)
	front := 0
	if len(word[2]) == 1 {
		front = int(word[2][0] - '0')
	}
	switch e["do"] {
	case "cancel":
		if e["what"] == "fire_roll" {
			u := n.find(n.active, word[2])
			at := slices.Index(n.dice[u], int(word[3][0]-'0'))
			n.dice[u] = slices.Delete(n.dice[u], at, at+1)
		}
	case "fire_mod":
		switch {
		case e["scope"] == "unit":
			n.find(side, word[2]).cover += mod(e)
		case (side == n.active) == (e["side"] == "own"):
			n.attackMod += mod(e)
		default:
			n.defendMod += mod(e)
		}
	case "fire_dice":
		if c.Fields["duration"].V == "turn" {
			n.find(side, word[2]).diceTurn += num(e)
		} else {
			n.find(side, word[2]).dice += num(e)
		}
	case "fire_volley":
		n.mines = append(n.mines, c)
	case "simultaneous":
		n.simultaneous = true
	case "draw":
		if e["deck"] == "tactics" {
			n.drawTactics(side, num(e))
		} else {
			n.drawSquads(num(e))
		}
	case "permit":
		for _, what := range e["what"].([]any) {
			n.find(side, word[2]).flags["may "+what.(string)] = true
		}
	case "forbid":
		n.forbids(side, e, word[2], front)
	case "rally_roll":
		u := n.find(side, word[2])
		n.rallyRoll(u, mod(effect1(u.Card, "leader")), forCardRally, c.at)
	case "suppression_rolls":
		if e["by"] == "unit" {
			n.unitSuppresses(n.find(side, word[2]), int(word[3][0]-'0'), 0)
			return
		}
		for i := range num(e) {
			n.suppressionRoll(forCardRoll, c.at, i, front, 0, nil)
		}
	case "anti_tank":
		n.find(side, word[2]).flags["anti-tank"] = true
	case "suppression_mod":
		n.volleyMod[front] += mod(e)
	case "recon_success":
		n.success([]int{0, 1, 2})
	case "place_marker":
		n.find(1-side, word[2]).pins += num(e)
	}
}

func (n *naive) forbids(side int, e map[string]any, name string, front int) {
	for _, what := range e["what"].([]any) {
		switch {
		case e["scope"] == "front":
			if n.closed[side][front] == nil {
				n.closed[side][front] = map[string]bool{}
			}
			n.closed[side][front][what.(string)] = true
		case e["until"] == "game_end":
			n.find(1-side, name).game[what.(string)] = true
		default:
			n.find(1-side, name).flags["no "+what.(string)] = true
		}
	}
}
