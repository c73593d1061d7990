package fireandcover

import (
	"maps"
	"slices"
	"strings"

	"punchboard/playtest"
)

// verbs are the effects that the rules know, and how they are read into an item
// (rules.md of the game, effect vocabulary).
var verbs = words[func(*item, *effect)]{
	{"attack", readAttack},
	{"terrain", readTerrain},
	{"roll_mod", readRollMod},
	{"attack_mod", readAttackMod},
	{"attach", readAttach},
	{"objective", func(it *item, e *effect) { it.verb, it.amount = objective, e.number("n", 1, 3) }},
	{"block", readBlock},
	{"cancel_block", func(it *item, _ *effect) { it.verb = cancelBlock }},
	{"hand_limit", readHandLimit},
	{"peek", func(it *item, e *effect) { it.verb, it.amount = peek, e.number("n", 1, maxCards-1) }},
	{"draw", func(it *item, e *effect) { it.verb, it.amount = draw, e.number("n", 1, 20) }},
	{"add_men", func(it *item, e *effect) { it.verb, it.amount = addMen, e.number("n", 1, 50) }},
	{"trait_choice", func(it *item, _ *effect) { it.verb = traitChoice }},
	{"as_card", readAsCard},
}

// perform reads the effects of a row into its item. Only modifiers of attacks
// come in twos.
func (b *builder) perform(it *item, all []*effect) {
	if len(all) > 1 && (all[0].do != "attack_mod" || all[1].do != "attack_mod" || len(all) > len(it.mods)) {
		b.found.Errorf(all[1].pos, playtest.CodeEffect, "the rules play one effect of a card, or two of `attack_mod`, but this has %d", len(all))
		return
	}
	for _, e := range all {
		read, ok := verbs.find(e.do)
		if !ok {
			e.errorf("the rules know no such effect; they know: %s", strings.Join(verbs.names(), ", "))
			continue
		}
		read(it, e)
		e.done()
	}
}

func readAttack(it *item, e *effect) {
	it.verb = attack
	e.read["ranges"] = true
	at, _ := e.param["ranges"].(map[string]any)
	if len(at) == 0 {
		e.errorf("`ranges` must give a modifier for at least one of: %s", strings.Join(rangeNames.names(), ", "))
	}
	for _, name := range slices.Sorted(maps.Keys(at)) {
		r, known := rangeNames.find(name)
		mod, ok := at[name].(int)
		if !known || !ok || mod < -maxMod || mod > maxMod {
			e.errorf("`ranges` cannot hold %s: %v; they are %s, with modifiers from %d to %d", name, at[name], strings.Join(rangeNames.names(), ", "), -maxMod, maxMod)
			continue
		}
		it.shot.lists |= 1 << r
		it.shot.mod[r] = int8(mod)
	}
	it.shot.maxKills = e.optional("max_kills", 1, 100)
	it.shot.ignoreCover = e.flag("ignore_cover")
	it.shot.notMoved = e.flag("if_not_moved")
	it.shot.needPinned = e.flag("enemy_pinned")
}

func readTerrain(it *item, e *effect) {
	it.verb, it.cover = terrain, e.mod("cover")
	it.ownAttack = e.optional("own_attack_mod", -maxMod, maxMod)
}

// sideNames tell whom an effect is on, seen from its player.
var sideNames = words[bool]{{"own", false}, {"enemy", true}}

func readRollMod(it *item, e *effect) {
	it.verb, it.amount = rollMod, e.mod("mod")
	it.roll = pick(e, "roll", words[window]{{"morale", inMorale}, {"rally", inRally}})
	it.onEnemy = pick(e, "on", sideNames)
	if want := map[bool]role{false: byActive, true: byInactive}[it.onEnemy]; it.roles&want == 0 {
		e.errorf("a modifier of the %s squad's roll cannot be played by this player", e.param["on"])
	}
}

func readAttackMod(it *item, e *effect) {
	m := &it.mods[0]
	if it.verb == attackMod {
		m = &it.mods[1]
	}
	it.verb = attackMod
	m.mod = e.mod("mod")
	m.onEnemy = pick(e, "side", sideNames)
	m.when = pick(e, "phase", words[modPhase]{{"any", always}, {"covering", whenCovering}, {"opportunity", whenOpportunity}})
	m.inPlay = pick(e, "until", words[bool]{{"turn_end", false}, {"in_play", true}})
	if _, ok := e.param["only"]; ok {
		e.is("only", "gun")
		m.gunOnly = true
	}
	if e.b.set.SmokeProse && m.onEnemy && m.when == whenOpportunity {
		m.mod = proseSmoke
	}
	if m.inPlay && (m.onEnemy || m.when != always || m.gunOnly) {
		e.errorf("a modifier that stays in play counts for all attacks of its owner")
	}
}

func readAttach(it *item, e *effect) {
	it.verb = pick(e, "to", words[verb]{{"own_terrain", attachOwn}, {"enemy_terrain", attachEnemy}})
	it.cover = e.mod("cover")
	if it.verb == attachEnemy {
		it.needPinned = e.flag("enemy_pinned")
	}
}

func readBlock(it *item, e *effect) {
	it.verb = block
	if _, ok := e.param["kill_mod"]; ok {
		it.mined, it.amount = true, e.mod("kill_mod")
	}
}

func readHandLimit(it *item, e *effect) {
	it.verb, it.amount = handLimit, e.number("mod", -3, 3)
	it.onEnemy = pick(e, "on", sideNames)
	e.is("until", "game_end")
}

// readAsCard makes an option act exactly as a card of the deck: its phases,
// traits and limit included.
func readAsCard(it *item, e *effect) {
	e.read["card"] = true
	id, _ := e.param["card"].(string)
	for kind := range e.b.kinds {
		if as := &e.b.items[kind]; as.id == id {
			rule, own := it.rule, it.id
			*it = *as
			it.rule, it.id = rule, own
			return
		}
	}
	e.errorf("the deck has no card `%v`", e.param["card"])
}
