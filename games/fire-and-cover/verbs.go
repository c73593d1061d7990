package fireandcover

import (
	"maps"
	"slices"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// verbs are the effects that the rules know, with the functions that read them
// into an item (rules.md of the game, effect vocabulary).
var verbs = rulebook.Words[func(*item, *effect)]{
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

// perform reads the effects of a row into its item. Only attack modifiers may
// occur twice.
func (b *builder) perform(it *item, all []*effect) {
	if len(all) > 1 && (all[0].Do != "attack_mod" || all[1].Do != "attack_mod" || len(all) > len(it.mods)) {
		b.Found.Errorf(all[1].Pos, playtest.CodeEffect, "the rules play one effect of a card, or two of `attack_mod`, but this has %d", len(all))
		return
	}
	for _, e := range all {
		if read, ok := rulebook.Verb(e.Effect, "", verbs); ok {
			read(it, e)
			e.Done()
		}
	}
}

func readAttack(it *item, e *effect) {
	it.verb = attack
	at, _ := e.Param("ranges").(map[string]any)
	if len(at) == 0 {
		e.Errorf("`ranges` must give a modifier for at least one of: %s", rangeNames)
	}
	for _, name := range slices.Sorted(maps.Keys(at)) {
		r, known := rangeNames.Find(name)
		mod, ok := at[name].(int)
		if !known || !ok || mod < -maxMod || mod > maxMod {
			e.Errorf("`ranges` cannot hold %s: %v; they are %s, with modifiers from %d to %d", name, at[name], rangeNames, -maxMod, maxMod)
			continue
		}
		it.shot.lists |= 1 << r
		it.shot.mod[r] = int8(mod)
	}
	it.shot.maxKills = e.optional("max_kills", 1, 100)
	it.shot.ignoreCover = e.Flag("ignore_cover")
	it.shot.notMoved = e.Flag("if_not_moved")
	it.shot.needPinned = e.Flag("enemy_pinned")
}

func readTerrain(it *item, e *effect) {
	it.verb, it.ownAttack = terrain, e.optional("own_attack_mod", -maxMod, maxMod)
	if it.cover = e.mod("cover"); it.ownAttack == 0 {
		it.cover = e.pureMod("cover")
	}
}

// sideNames are the targets of an effect, relative to the player of the card.
var sideNames = rulebook.Words[bool]{{"own", false}, {"enemy", true}}

func readRollMod(it *item, e *effect) {
	it.verb, it.amount = rollMod, e.pureMod("mod")
	it.roll = rulebook.Pick(e.Effect, "roll", rulebook.Words[window]{{"morale", inMorale}, {"rally", inRally}})
	it.onEnemy = rulebook.Pick(e.Effect, "on", sideNames)
	if want := map[bool]role{false: byActive, true: byInactive}[it.onEnemy]; it.roles&want == 0 {
		e.Errorf("a modifier of the %s squad's roll cannot be played by this player", e.Param("on"))
	}
}

func readAttackMod(it *item, e *effect) {
	m := &it.mods[0]
	if it.verb == attackMod {
		m = &it.mods[1]
	}
	it.verb = attackMod
	m.mod = e.pureMod("mod")
	m.onEnemy = rulebook.Pick(e.Effect, "side", sideNames)
	m.when = rulebook.Pick(e.Effect, "phase", rulebook.Words[modPhase]{{"any", always}, {"covering", whenCovering}, {"opportunity", whenOpportunity}})
	m.inPlay = rulebook.Pick(e.Effect, "until", rulebook.Words[bool]{{"turn_end", false}, {"in_play", true}})
	if e.Has("only") {
		e.Is("only", "gun")
		m.gunOnly = true
	}
	if e.b.set.SmokeProse && m.onEnemy && m.when == whenOpportunity {
		m.mod = proseSmoke
	}
	if m.inPlay && (m.onEnemy || m.when != always || m.gunOnly) {
		e.Errorf("a modifier that stays in play counts for all attacks of its owner")
	}
}

func readAttach(it *item, e *effect) {
	it.verb = rulebook.Pick(e.Effect, "to", rulebook.Words[verb]{{"own_terrain", attachOwn}, {"enemy_terrain", attachEnemy}})
	it.cover = e.pureMod("cover")
	if it.verb == attachEnemy {
		it.needPinned = e.Flag("enemy_pinned")
	}
}

func readBlock(it *item, e *effect) {
	it.verb = block
	if e.Has("kill_mod") {
		it.mined, it.amount = true, e.mod("kill_mod")
	}
}

func readHandLimit(it *item, e *effect) {
	it.verb, it.amount = handLimit, int8(e.Modifier("mod", -3, 3))
	it.onEnemy = rulebook.Pick(e.Effect, "on", sideNames)
	e.Is("until", "game_end")
}

// readAsCard makes an option act exactly like a card of the deck, including its
// phases, traits and limit.
func readAsCard(it *item, e *effect) {
	id, _ := e.Param("card").(string)
	for kind := range e.b.kinds {
		if as := &e.b.items[kind]; as.id == id {
			rule, own := it.rule, it.id
			*it = *as
			it.rule, it.id = rule, own
			return
		}
	}
	e.Errorf("the deck has no card `%v`", e.Param("card"))
}
