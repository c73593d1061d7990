package fireandcover

import (
	"slices"
	"strings"

	"punchboard/geom/hex"
)

// playTurn plays a turn with its nine phases.
func (n *naive) playTurn() {
	if n.turn == n.game.Switches["max_player_turns"].V.(int) {
		n.end("nobody unfinished")
	}
	n.turn++
	n.forget()
	me, enemy := n.squads[n.active], n.squads[1-n.active]
	n.draw(n.active, me.figure("draw_count"))
	n.window("draw", n.active)
	n.morale(me)
	if !me.pinned && n.declares() {
		n.startPhase("covering")
		n.window("covering", n.active)
		n.startPhase("opportunity")
		n.window("opportunity", 1-n.active)
		n.movement(me, enemy)
	}
	n.startPhase("position")
	n.window("position", n.active)
	n.startPhase("return")
	n.window("return", 1-n.active)
	n.rally(me)
	n.window("discard", n.active)
	n.handLimit(me)
	me.outflanked = false
}

func (n *naive) startPhase(phase string) {
	n.phase = phase
	for _, s := range n.squads {
		s.usedPhase = map[string]bool{}
	}
}

// window lets one player act until they pass.
func (n *naive) window(phase string, side int) {
	n.phase = phase
	for {
		options := n.plays(side, phase, n.active)
		names := append([]string{"pass"}, namesOf2(options)...)
		if phase == "covering" && !n.pointMan {
			names = append(names, "point")
		}
		if phase == "discard" && !n.moved && !n.attacked && !n.extra && len(n.deck)+len(n.discard) > 0 {
			names = append(names, "extra")
		}
		switch name := n.ask(side, names); name {
		case "pass":
			return
		case "point":
			n.pointMan = true
		case "extra":
			n.extra = true
			n.draw(side, 1)
		default:
			n.perform(side, n.picked(options, name))
		}
	}
}

// both lets the player who rolls and the other act in turn, until both pass.
func (n *naive) both(phase string) {
	n.phase, n.rollMods = phase, 0
	for side, passes := n.active, 0; passes < 2; side = 1 - side {
		options := n.plays(side, phase, n.active)
		name := n.ask(side, append([]string{"pass"}, namesOf2(options)...))
		if name == "pass" {
			passes++
			continue
		}
		passes = 0
		n.perform(side, n.picked(options, name))
	}
}

// perform plays a card.
func (n *naive) perform(side int, c naiveCard) {
	s, enemy := n.squads[side], n.squads[1-side]
	remove(&s.hand, c.id)
	n.forgetKnown(side, c.id)
	switch c.row.Fields["limit"].V {
	case "one-per-phase":
		s.usedPhase[c.row.ID] = true
	case "one-per-turn", "one-per-move", "block-per-move":
		s.usedTurn[c.row.ID] = true
	case "one-per-game":
		s.usedGame[c.row.ID] = true
	}
	e := effectsOf(c.row)[0]
	switch e["do"] {
	case "attach":
		c.own = e["to"] == "own_terrain"
		if c.own {
			s.attached = append(s.attached, c)
		} else {
			enemy.attached = append(enemy.attached, c)
		}
		return
	case "objective":
		if s.kept = append(s.kept, c); s.goals() >= n.game.Switches["objectives_to_win"].V.(int) {
			n.end(sideName(side) + " objectives")
		}
		return
	case "hand_limit":
		s.kept = append(s.kept, c)
		enemy.commanderKilled += e["mod"].(int)
		return
	}
	if e["until"] == "in_play" {
		s.flankers = append(s.flankers, c)
		n.flanked = true
		return
	}
	n.discard = append(n.discard, c.id)
	switch e["do"] {
	case "attack":
		n.attack(side, c)
	case "roll_mod":
		n.rollMods += e["mod"].(int)
	case "attack_mod":
		for _, e := range effectsOf(c.row) {
			on := s
			if e["side"] == "enemy" {
				on = enemy
			}
			on.mods = append(on.mods, e)
		}
		n.smoke = n.smoke || c.row.ID == "smoke"
	case "peek":
		s.seen = max(s.seen, min(e["n"].(int), len(n.deck)))
	case "draw":
		n.draw(side, e["n"].(int))
	case "add_men":
		s.men += e["n"].(int)
		s.gained += e["n"].(int)
	}
}

func (s *naiveSquad) goals() (sum int) {
	for _, c := range s.kept {
		if e := effectsOf(c.row)[0]; e["do"] == "objective" {
			sum += e["n"].(int)
		}
	}
	return sum
}

func sideName(side int) string { return []string{"a", "b"}[side] }

// morale plays the Morale Phase.
func (n *naive) morale(me *naiveSquad) {
	if !me.fired {
		return
	}
	n.both("morale")
	roll := n.die(forMorale, n.active, 0, 0) + me.figure("morale_mod") + me.killed + n.rollMods
	me.fired, me.killed = false, 0
	switch {
	case roll < 5:
	case !me.pinned:
		me.pinned = true
	default:
		loss := min(me.men, max(0, n.die(forRout, n.active, 0, 0)-n.die(forRout2, n.active, 0, 0)))
		me.men -= loss
		me.lost += loss
		if me.men == 0 {
			n.end(sideName(1-n.active) + " rout")
		}
	}
}

// declares returns whether the squad will move.
func (n *naive) declares() bool {
	n.phase = "declare"
	for {
		options := n.plays(n.active, "declare", n.active)
		switch name := n.ask(n.active, append([]string{"stay", "declare"}, namesOf2(options)...)); name {
		case "stay":
			return false
		case "declare":
			n.declared = true
			return true
		default:
			n.perform(n.active, n.picked(options, name))
		}
	}
}

var rangeOrder = []string{"PB", "S", "M", "L"}

// movement plays the Movement Phase of a squad that declared a move.
func (n *naive) movement(me, enemy *naiveSquad) {
	n.phase = "movement"
	if n.pointHit || n.hexes == nil && len(me.hand) == 0 {
		return
	}
	target := n.chooseMove(me, enemy)
	if target == "" {
		return
	}
	byTerrain := n.moving != ""
	if n.isBlocked(me) {
		return
	}
	n.moved = true
	for _, c := range me.attached {
		n.discard = append(n.discard, c.id)
	}
	me.attached = nil
	was := n.rangeNow
	if n.hexes != nil {
		h, _ := n.hexes.Grid.Find(target)
		me.hex = h
		n.rangeNow = ""
		if d := me.hex.Distance(enemy.hex); d <= 4 {
			n.rangeNow = rangeOrder[d-1]
		}
	} else {
		if me.terrain != "" {
			n.discard = append(n.discard, me.terrain)
		}
		me.terrain, n.moving, n.rangeNow = n.moving, "", target
	}
	n.lateralByCard = byTerrain && was == n.rangeNow
	n.loseFlankers(enemy)
	if !n.fireAtMover {
		n.outflanks, enemy.outflanked = true, true
	}
	n.window("moved", n.active)
	if !n.flanked {
		n.loseFlankers(me)
	}
	n.lateralByCard = false
}

func (n *naive) loseFlankers(s *naiveSquad) {
	for _, c := range s.flankers {
		n.discard = append(n.discard, c.id)
	}
	s.flankers = nil
}

// chooseMove pays for a move and returns the range or hex that it leads to; ""
// if the last card was used for something else.
func (n *naive) chooseMove(me, enemy *naiveSquad) string {
	for n.hexes != nil || len(me.hand) > 0 {
		options := n.plays(n.active, "move", n.active)
		names := namesOf2(options)
		if n.hexes != nil {
			names = append(names, n.ways(me, enemy)...)
		} else {
			names = append(names, n.payments(me)...)
		}
		name := n.ask(n.active, names)
		words := strings.Fields(name)
		switch words[0] {
		case "play":
			n.perform(n.active, n.picked(options, name))
			continue
		case "go":
			return words[1]
		case "move":
			n.moving = words[1]
		case "open":
			n.discard = append(n.discard, words[1])
		}
		remove(&me.hand, words[1])
		n.forgetKnown(n.active, words[1])
		return words[2]
	}
	return ""
}

// payments lists each card with each range in reach.
func (n *naive) payments(me *naiveSquad) (names []string) {
	at := slices.Index(rangeOrder, n.rangeNow)
	for _, id := range me.hand {
		for to := max(0, at-1); to <= min(3, at+1); to++ {
			names = append(names, "open "+id+" "+rangeOrder[to])
			if verbOf(n.row(id)) == "terrain" {
				names = append(names, "move "+id+" "+rangeOrder[to])
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// ways lists the hexes that a squad can move to.
func (n *naive) ways(me, enemy *naiveSquad) (names []string) {
	open := func(h hex.Hex) bool {
		return n.hexes.Grid.Contains(h) && h != enemy.hex && n.hexes.TerrainAt(h).Fields["reach"].V == 2
	}
	for h := range n.hexes.Grid.Hexes() {
		near := me.hex.Distance(h) == 1
		for _, via := range me.hex.Neighbors() {
			near = near || me.hex.Distance(h) == 2 && open(via) && via.Distance(h) == 1 && open(h)
		}
		if near && h != enemy.hex {
			names = append(names, "go "+n.label(h))
		}
	}
	return names
}

// isBlocked lets the enemy block the move, and the mover cancel the block.
func (n *naive) isBlocked(me *naiveSquad) bool {
	other := 1 - n.active
	n.phase = "block"
	blocks := n.plays(other, "block", n.active)
	name := n.ask(other, append([]string{"pass"}, namesOf2(blocks)...))
	if name == "pass" {
		return false
	}
	b := n.picked(blocks, name)
	n.perform(other, b)
	n.phase = "cancel"
	cancels := n.plays(n.active, "cancel", n.active)
	if name := n.ask(n.active, append([]string{"pass"}, namesOf2(cancels)...)); name != "pass" {
		n.perform(n.active, n.picked(cancels, name))
		return false
	}
	if n.moving != "" {
		n.discard = append(n.discard, n.moving)
		n.moving = ""
	}
	if mod, mined := effectsOf(b.row)[0]["kill_mod"]; mined {
		roll := n.die(forMine, n.active, 0, 0) - n.die(forMine2, n.active, 0, 0) + mod.(int)
		n.phase = "position"
		n.kill(other, max(0, roll))
	}
	return true
}

// rally plays the Rally Phase.
func (n *naive) rally(me *naiveSquad) {
	if !me.pinned {
		return
	}
	n.both("rally")
	if n.die(forRally, n.active, 0, 0)+me.figure("rally_mod")+n.rollMods >= 5 {
		me.pinned = false
	}
}

// handLimit discards down to the hand size.
func (n *naive) handLimit(me *naiveSquad) {
	n.phase = "limit"
	for len(me.hand) > me.figure("hand_size")+me.commanderKilled {
		var names []string
		for _, id := range n.order {
			if slices.Contains(me.hand, id) {
				names = append(names, "discard "+id)
			}
		}
		id := strings.TrimPrefix(n.ask(n.active, names), "discard ")
		remove(&me.hand, id)
		n.forgetKnown(n.active, id)
		n.discard = append(n.discard, id)
	}
}
