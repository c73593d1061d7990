package threefronts

import "punchboard/playtest/rulebook"

// maxMod is the maximum modifier of dice.
const maxMod = 12

// modOf reads the dice modifier of an effect.
func modOf(e *rulebook.Effect) int { return e.Number("mod", -maxMod, maxMod) }

// pureMod reads a dice modifier that is all that an effect does.
func pureMod(e *rulebook.Effect) int { return e.Modifier("mod", -maxMod, maxMod) }

// unitVerbs are the effects of units.
var unitVerbs = rulebook.Words[func(*unitType, *rulebook.Effect)]{
	{"suppress", func(t *unitType, e *rulebook.Effect) { t.suppresses, t.suppressMod = true, modOf(e) }},
	{"recon", func(t *unitType, e *rulebook.Effect) { t.scouts, t.reconMod = true, modOf(e) }},
	{"armor_save", func(t *unitType, e *rulebook.Effect) { t.armored, t.armorMod = true, modOf(e) }},
	{"leader", func(t *unitType, e *rulebook.Effect) { t.leads, t.leaderMod = true, modOf(e) }},
	{"rally_mod", func(t *unitType, e *rulebook.Effect) { t.rallyMod += pureMod(e) }},
	{"immune", func(t *unitType, e *rulebook.Effect) { t.immuneClasses |= rulebook.Pick(e, "to", classNames) }},
	{"anti_tank", readAntiTank},
	{"draw", readUnitDraw},
	{"fire_mod", readUnitFireMod},
	{"fire_dice", readUnitFireDice},
	{"forbid", readUnitForbid},
}

func unitEffect(t *unitType, e *rulebook.Effect) {
	if read, ok := rulebook.Verb(e, " of a unit", unitVerbs); ok {
		read(t, e)
		e.Done()
	}
}

func readAntiTank(t *unitType, e *rulebook.Effect) {
	t.antiTank = true
	e.Is("side", "own")
	e.Is("unit", "self")
	e.Is("until", "always")
}

// deckNames are the decks that an extra card may be drawn from.
var deckNames = rulebook.Words[struct{ squad, tactics bool }]{
	{"squad", struct{ squad, tactics bool }{squad: true}},
	{"tactics", struct{ squad, tactics bool }{tactics: true}},
	{"squad_or_tactics", struct{ squad, tactics bool }{true, true}},
}

func readUnitDraw(t *unitType, e *rulebook.Effect) {
	n, from := e.Number("n", 1, maxSquads), rulebook.Pick(e, "deck", deckNames)
	if from.squad {
		t.drawSquad = n
	}
	if from.tactics {
		t.drawTactics = n
	}
}

// role is the side of an assault: attacker or defender.
type role uint8

const (
	attacking role = 1 << iota
	defending
)

var roleNames = rulebook.Words[role]{{"attacking", attacking}, {"defending", defending}, {"any", attacking | defending}}

// add adds to a value for the roles.
func (r role) add(n int, attack, defend *int) {
	if r&attacking != 0 {
		*attack += n
	}
	if r&defending != 0 {
		*defend += n
	}
}

func readUnitFireMod(t *unitType, e *rulebook.Effect) {
	mod, in := pureMod(e), rulebook.Pick(e, "role", roleNames)
	e.Is("side", "own")
	e.Is("scope", "self")
	in.add(mod, &t.attackMod, &t.defendMod)
}

func readUnitFireDice(t *unitType, e *rulebook.Effect) {
	n, in := e.Number("n", 1, maxDice), rulebook.Pick(e, "role", roleNames)
	e.Is("side", "own")
	e.Is("unit", "self")
	in.add(n, &t.attackDice, &t.defendDice)
}

func readUnitForbid(t *unitType, e *rulebook.Effect) {
	e.Is("side", "own")
	e.Is("scope", "self")
	e.Is("until", "always")
	for _, what := range rulebook.Picks(e, "what", deedNames) {
		t.barred[what] = true
	}
}
