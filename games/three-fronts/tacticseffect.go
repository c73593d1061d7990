package threefronts

import (
	"strings"

	"punchboard/playtest"
)

// tacticsVerb reads one effect of Tactics cards. The rules play it only in the
// windows that are named: elsewhere it would have no meaning.
type tacticsVerb struct {
	read func(*tacticsType, *effect)
	in   []window
}

var tacticsVerbs = words[tacticsVerb]{
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

func (b *builder) tacticsEffect(t *tacticsType, e *effect, in []window) {
	v, ok := tacticsVerbs.find(e.do)
	if !ok {
		e.errorf("the rules know no such effect of a Tactics card; they know: %s", strings.Join(tacticsVerbs.names(), ", "))
		return
	}
	v.read(t, e)
	e.done()
	for _, w := range in {
		if !hasWindow(v.in, w) {
			e.errorf("the rules cannot play it in the window `%s`", windowNames[w].name)
		}
	}
}

func hasWindow(all []window, w window) bool {
	for _, x := range all {
		if x == w {
			return true
		}
	}
	return false
}

// cancelled names what is cancelled by the window in which it is.
var cancelled = words[window]{
	{"suppression_roll", enemySuppression}, {"fire_roll", enemyFire}, {"rally_roll", enemyRally}, {"move", enemyMove},
}

func readCancel(t *tacticsType, e *effect) {
	t.verb = cancelRoll
	if w := pick(e, "what", cancelled); !t.windows[w] {
		e.errorf("what it cancels happens in the window `%s`, where the card cannot be played", windowNames[w].name)
	}
}

func readFireMod(t *tacticsType, e *effect) {
	own := pick(e, "side", words[bool]{{"own", true}, {"enemy", false}})
	onUnit := pick(e, "scope", words[bool]{{"front", false}, {"unit", true}})
	t.amount, t.role = e.mod(), pick(e, "role", roleNames)
	switch {
	case onUnit:
		t.verb, t.unit = cover, pick(e, "unit", filterNames)
		if own || t.role != attacking {
			e.errorf("on one unit, the rules play it only against enemies who assault")
		}
	case own:
		t.verb = ownFireMod
	default:
		t.verb = enemyFireMod
	}
}

func readFireDice(t *tacticsType, e *effect) {
	e.is("side", "own")
	t.verb, t.amount = fireDice, e.number("n", 1, maxDice)
	t.unit, t.role = pick(e, "unit", filterNames), pick(e, "role", roleNames)
}

func readFireVolley(t *tacticsType, e *effect) {
	e.is("at", "assaulting")
	e.is("scope", "front")
	t.verb, t.amount = fireVolley, e.number("n", 1, maxDice)
	if t.active {
		e.errorf("only the defender, the inactive player, can play it")
	}
}

func readSimultaneous(t *tacticsType, e *effect) {
	e.is("scope", "front")
	t.verb = simultaneous
}

func readDraw(t *tacticsType, e *effect) {
	squads := pick(e, "deck", words[bool]{{"squad", true}, {"tactics", false}})
	t.verb, t.amount = drawTactics, e.number("n", 1, maxSquads)
	if squads {
		t.verb = drawSquads
		if t.windows[inTactics] {
			e.errorf("Squad cards can be deployed only in the window `deploy`")
		}
	}
	t.ownTurn(e)
}

// ownTurn demands that only the active player plays the card.
func (t *tacticsType) ownTurn(e *effect) {
	if t.inactive {
		e.errorf("only the active player can play it")
	}
}

func readPermit(t *tacticsType, e *effect) {
	e.is("despite", "moved")
	t.verb = permit
	t.take(picks(e, "what", words[deed]{{"suppress", suppress}, {"assault", assault}}))
	t.ownTurn(e)
}

func (t *tacticsType) take(what []deed) {
	for _, d := range what {
		t.deeds[d] = true
	}
}

func readForbid(t *tacticsType, e *effect) {
	if pick(e, "scope", words[bool]{{"unit", false}, {"front", true}}) {
		t.verb = forbidFront
		e.is("side", "own")
		e.is("until", "turn_end")
		for _, c := range picks(e, "what", closureNames) {
			t.closes |= c
		}
		return
	}
	t.verb = forbidUnit
	e.is("side", "enemy")
	t.unit = pick(e, "unit", filterNames)
	t.forGame = pick(e, "until", words[bool]{{"turn_end", false}, {"game_end", true}})
	t.take(picks(e, "what", deedNames))
}

func readRallyRoll(t *tacticsType, e *effect) {
	t.verb, t.amount = rallyRoll, e.number("n", 1, 1)
	t.ownTurn(e)
}

func readSuppressionRolls(t *tacticsType, e *effect) {
	t.verb, t.amount = support, e.number("n", 1, maxDice)
	if pick(e, "by", words[bool]{{"support", false}, {"unit", true}}) {
		t.verb, t.unit = unitSuppression, pick(e, "unit", filterNames)
		e.number("n", 1, 1) // each unit rolls once (TF-042)
	}
	t.ownTurn(e)
}

func readCardAntiTank(t *tacticsType, e *effect) {
	t.verb = antiTank
	e.is("side", "own")
	e.is("until", "turn_end")
	t.unit = pick(e, "unit", filterNames)
}

func readSuppressionMod(t *tacticsType, e *effect) {
	e.is("scope", "front")
	t.verb, t.amount = suppressionMod, e.mod()
	t.ownTurn(e)
}

func readReconSuccess(t *tacticsType, e *effect) {
	t.verb = reconSuccess
	t.ownTurn(e)
}

func readPlaceMarker(t *tacticsType, e *effect) {
	e.is("marker", "pinned")
	e.is("side", "enemy")
	t.verb, t.amount, t.unit = placePins, e.number("n", 1, maxDice), pick(e, "unit", filterNames)
}

// maxDice is the most dice that one unit rolls at once, and the most of
// anything that a card gives.
const maxDice = 31

// capacity finds decks whose cards could give a unit more dice than the rules
// can hold.
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
				b.found.Errorf(b.filePos("game.yaml"), playtest.CodeCapacity, "with all cards, unit `%s` could roll %d dice, but the rules hold %d at most", t.id, most, maxDice)
			}
		}
	}
}
