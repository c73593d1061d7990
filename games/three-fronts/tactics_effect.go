package threefronts

import (
	"slices"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// tacticsVerb reads one effect of Tactics cards. The rules allow it only in the
// listed windows: elsewhere it would have no meaning.
type tacticsVerb struct {
	read func(*tacticsType, *rulebook.Effect)
	in   []window
}

var tacticsVerbs = rulebook.Words[tacticsVerb]{
	{"cancel", tacticsVerb{readCancel, []window{enemyMove, enemySuppression, enemyFire, enemyRally}}},
	{"fire_mod", tacticsVerb{readFireMod, []window{beforeFire}}},
	{"fire_dice", tacticsVerb{readFireDice, []window{beforeFire}}},
	{"fire_volley", tacticsVerb{readFireVolley, []window{beforeFire}}},
	{"simultaneous", tacticsVerb{readSimultaneous, []window{beforeFire}}},
	{"draw", tacticsVerb{readDraw, []window{inDeploy, inTactics}}},
	{"permit", tacticsVerb{readPermit, []window{inSuppression, assaultStart}}},
	{"forbid", tacticsVerb{readForbid, []window{phaseStart, assaultStart}}},
	{"rally_roll", tacticsVerb{readRallyRoll, []window{inRally}}},
	{"suppression_rolls", tacticsVerb{readSuppressionRolls, []window{inSuppression}}},
	{"anti_tank", tacticsVerb{readCardAntiTank, []window{inSuppression, beforeFire}}},
	{"suppression_mod", tacticsVerb{readSuppressionMod, []window{inRecon, inSuppression}}},
	{"recon_success", tacticsVerb{readReconSuccess, []window{inRecon}}},
	{"place_marker", tacticsVerb{readPlaceMarker, []window{phaseStart, assaultStart}}},
}

func tacticsEffect(t *tacticsType, e *rulebook.Effect, in []window) {
	v, ok := rulebook.Verb(e, " of a Tactics card", tacticsVerbs)
	if !ok {
		return
	}
	v.read(t, e)
	e.Done()
	for _, w := range in {
		if !slices.Contains(v.in, w) {
			e.Errorf("the rules cannot play it in the window `%s`", windowNames[w].Name)
		}
	}
}

// cancelled maps what is canceled to the window in which it happens.
var cancelled = rulebook.Words[window]{
	{"suppression_roll", enemySuppression}, {"fire_roll", enemyFire}, {"rally_roll", enemyRally}, {"move", enemyMove},
}

func readCancel(t *tacticsType, e *rulebook.Effect) {
	t.verb = cancelRoll
	if w := rulebook.Pick(e, "what", cancelled); !t.windows[w] {
		e.Errorf("what it cancels happens in the window `%s`, where the card cannot be played", windowNames[w].Name)
	}
}

func readFireMod(t *tacticsType, e *rulebook.Effect) {
	own := rulebook.Pick(e, "side", rulebook.Words[bool]{{"own", true}, {"enemy", false}})
	onUnit := rulebook.Pick(e, "scope", rulebook.Words[bool]{{"front", false}, {"unit", true}})
	t.amount, t.role = pureMod(e), rulebook.Pick(e, "role", roleNames)
	switch {
	case onUnit:
		t.verb, t.unit = cover, rulebook.Pick(e, "unit", filterNames)
		if own || t.role != attacking {
			e.Errorf("on one unit, the rules play it only against enemies who assault")
		}
	case own:
		t.verb = ownFireMod
	default:
		t.verb = enemyFireMod
	}
}

func readFireDice(t *tacticsType, e *rulebook.Effect) {
	e.Is("side", "own")
	t.verb, t.amount = fireDice, e.Number("n", 1, maxDice)
	t.unit, t.role = rulebook.Pick(e, "unit", filterNames), rulebook.Pick(e, "role", roleNames)
}

func readFireVolley(t *tacticsType, e *rulebook.Effect) {
	e.Is("at", "assaulting")
	e.Is("scope", "front")
	t.verb, t.amount = fireVolley, e.Number("n", 1, maxDice)
	if t.active {
		e.Errorf("only the defender, the inactive player, can play it")
	}
}

func readSimultaneous(t *tacticsType, e *rulebook.Effect) {
	e.Is("scope", "front")
	t.verb = simultaneous
}

func readDraw(t *tacticsType, e *rulebook.Effect) {
	squads := rulebook.Pick(e, "deck", rulebook.Words[bool]{{"squad", true}, {"tactics", false}})
	t.verb, t.amount = drawTactics, e.Number("n", 1, maxSquads)
	if squads {
		t.verb = drawSquads
		if t.windows[inTactics] {
			e.Errorf("Squad cards can be deployed only in the window `deploy`")
		}
	}
	t.ownTurn(e)
}

// ownTurn requires that only the active player can play the card.
func (t *tacticsType) ownTurn(e *rulebook.Effect) {
	if t.inactive {
		e.Errorf("only the active player can play it")
	}
}

func readPermit(t *tacticsType, e *rulebook.Effect) {
	e.Is("despite", "moved")
	t.verb = permit
	t.take(rulebook.Picks(e, "what", rulebook.Words[barredAction]{{"suppress", suppress}, {"assault", assault}}))
	t.ownTurn(e)
}

func (t *tacticsType) take(what []barredAction) {
	for _, d := range what {
		t.deeds[d] = true
	}
}

func readForbid(t *tacticsType, e *rulebook.Effect) {
	if rulebook.Pick(e, "scope", rulebook.Words[bool]{{"unit", false}, {"front", true}}) {
		t.verb = forbidFront
		e.Is("side", "own")
		e.Is("until", "turn_end")
		for _, c := range rulebook.Picks(e, "what", closureNames) {
			t.closes |= c
		}
		return
	}
	t.verb = forbidUnit
	e.Is("side", "enemy")
	t.unit = rulebook.Pick(e, "unit", filterNames)
	t.forGame = rulebook.Pick(e, "until", rulebook.Words[bool]{{"turn_end", false}, {"game_end", true}})
	t.take(rulebook.Picks(e, "what", deedNames))
}

func readRallyRoll(t *tacticsType, e *rulebook.Effect) {
	t.verb, t.amount = rallyRoll, e.Number("n", 1, 1)
	t.ownTurn(e)
}

func readSuppressionRolls(t *tacticsType, e *rulebook.Effect) {
	t.verb, t.amount = support, e.Number("n", 1, maxDice)
	if rulebook.Pick(e, "by", rulebook.Words[bool]{{"support", false}, {"unit", true}}) {
		t.verb, t.unit = unitSuppression, rulebook.Pick(e, "unit", filterNames)
		e.Number("n", 1, 1) // each unit rolls once (TF-042)
	}
	t.ownTurn(e)
}

func readCardAntiTank(t *tacticsType, e *rulebook.Effect) {
	t.verb = antiTank
	e.Is("side", "own")
	e.Is("until", "turn_end")
	t.unit = rulebook.Pick(e, "unit", filterNames)
}

func readSuppressionMod(t *tacticsType, e *rulebook.Effect) {
	e.Is("scope", "front")
	t.verb, t.amount = suppressionMod, pureMod(e)
	t.ownTurn(e)
}

func readReconSuccess(t *tacticsType, e *rulebook.Effect) {
	t.verb = reconSuccess
	t.ownTurn(e)
}

func readPlaceMarker(t *tacticsType, e *rulebook.Effect) {
	e.Is("marker", "pinned")
	e.Is("side", "enemy")
	t.verb, t.amount, t.unit = placePins, e.Number("n", 1, maxDice), rulebook.Pick(e, "unit", filterNames)
}

// maxDice limits the dice that a unit rolls at once, and the amount of anything
// that a card grants.
const maxDice = 31

// capacity reports decks whose cards could give a unit more dice than the rules
// have room for.
func (b *builder) capacity(d *data) {
	cards := 0
	for i := range d.tactics.cards {
		if t := &d.tactics.types[d.tactics.of[i]]; t.verb == fireDice {
			cards += t.amount
		}
	}
	for s := range d.sides {
		for i := range d.sides[s].types[:d.sides[s].kinds] {
			t := &d.sides[s].types[i]
			if most := t.strength + max(t.attackDice, t.defendDice) + cards; most > maxDice {
				b.Found.Errorf(b.At("game.yaml"), playtest.CodeCapacity, "with all cards, unit `%s` could roll %d dice, but the rules hold %d at most", t.id, most, maxDice)
			}
		}
	}
}
