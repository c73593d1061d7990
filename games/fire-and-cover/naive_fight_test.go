package fireandcover

import (
	"slices"
	"strings"

	"punchboard/playtest/rulebook"
)

// attack resolves one attack card (rules.md of the game, "Resolution of one
// attack card").
func (n *naive) attack(side int, c naiveCard) {
	s, enemy := n.squads[side], n.squads[1-side]
	e := effectsOf(c.row)[0]
	at := n.rangeNow
	if strings.HasSuffix(c.name, " PB") {
		at = "PB"
		s.closer++
	}
	m := e["ranges"].(map[string]any)[at].(int)
	m += n.footing(s) + n.phaseMod(side) + n.cardMods(s, slices.Contains(n.traitsOf(c), "gun"))
	if s.pinned {
		m--
	}
	if e["ignore_cover"] != true {
		m += n.coverOf(enemy)
	}
	switch n.phase {
	case "covering":
		n.covered, n.attacked = true, true
	case "opportunity":
		n.fireAtMover = true
	case "position":
		n.attacked = true
	}
	slot := slices.Index(n.order, c.id)
	kills := n.die(forAttack, side, slot, s.shots) - n.die(forAttack2, side, slot, s.shots) + m
	s.shots++
	kills = min(enemy.men, max(0, kills))
	if most, ok := e["max_kills"]; ok {
		kills = min(kills, most.(int))
	}
	if n.phase == "opportunity" && n.pointMan && kills > 0 {
		kills = 1
		if n.pointHit {
			kills = 0
		}
		n.pointHit = true
	}
	n.kill(side, kills)
}

// traitsOf returns the traits of a card, or of the option's own row.
func (n *naive) traitsOf(c naiveCard) []string { return rulebook.List(c.row.Fields["traits"]) }

// kill removes men from the enemy of a side, which may then play Commander
// Killed.
func (n *naive) kill(side, kills int) {
	enemy := n.squads[1-side]
	kills = min(kills, enemy.men)
	enemy.men -= kills
	enemy.lost += kills
	enemy.fired = true
	enemy.killed += kills
	if enemy.men == 0 {
		n.end(sideName(side) + " kills")
	}
	if kills == 0 {
		return
	}
	phase := n.phase
	n.phase = "kill"
	options := n.plays(side, "after-kill", n.active)
	options = slices.DeleteFunc(options, func(c naiveCard) bool { return verbOf(c.row) != "hand_limit" })
	if name := n.ask(side, append([]string{"pass"}, namesOf2(options)...)); name != "pass" {
		n.perform(side, n.picked(options, name))
	}
	n.phase = phase
}

func (n *naive) footing(s *naiveSquad) int {
	switch {
	case n.hexes != nil:
		return n.hexes.TerrainAt(s.hex).Fields["own_attack"].V.(int)
	case s.terrain != "":
		mod, _ := effectsOf(n.row(s.terrain))[0]["own_attack_mod"].(int)
		return mod
	}
	return 0
}

func (n *naive) coverOf(s *naiveSquad) (sum int) {
	switch {
	case n.hexes != nil:
		sum = n.hexes.TerrainAt(s.hex).Fields["cover"].V.(int)
	case s.terrain != "":
		sum = effectsOf(n.row(s.terrain))[0]["cover"].(int)
	}
	for _, c := range s.attached {
		sum += effectsOf(c.row)[0]["cover"].(int)
	}
	return sum
}

func (n *naive) phaseMod(side int) (mod int) {
	s := n.squads[side]
	switch n.phase {
	case "covering":
		mod = s.figure("covering_fire_mod")
	case "opportunity":
		if n.covered {
			mod--
		}
	case "position":
		switch {
		case n.moved:
			mod--
		case s.outflanked:
			mod--
		}
		if n.outflanks {
			mod++
		}
	}
	return mod
}

// cardMods adds up the cards that change a squad's attacks.
func (n *naive) cardMods(s *naiveSquad, gun bool) (sum int) {
	for _, e := range s.mods {
		if (e["phase"] == "any" || e["phase"] == n.phase) && (e["only"] == nil || gun) {
			sum += e["mod"].(int)
		}
	}
	for _, c := range s.flankers {
		sum += effectsOf(c.row)[0]["mod"].(int)
	}
	return sum
}
