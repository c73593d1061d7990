package threefronts

import (
	"fmt"
	"testing"
)

// TestUnitCards plays the rows without an ability: they are deployed and fire
// with their Strength.
func TestUnitCards(t *testing.T) {
	follow(t, []ruling{
		{"TF-103", "us deck us-rifle-squad us-60mm-mortar us-81mm-mortar; phase deploy; do deploy us-rifle-squad 1; is us-rifle-squad 1 c0 p0"},
		{"TF-105", "us deck us-heavy-rifle-squad us-60mm-mortar us-81mm-mortar; phase deploy; do deploy us-heavy-rifle-squad 1; is us-heavy-rifle-squad 1 c0 p0"},
		{"TF-107", "us deck us-half-squad us-60mm-mortar us-81mm-mortar; phase deploy; do deploy us-half-squad 1; is us-half-squad 1 c0 p0"},
		{"TF-123", "active de; de deck de-jagergruppe de-pak40 de-half-track; phase deploy; do deploy de-jagergruppe 1; is de-jagergruppe 1 c0 p0"},
		{"TF-124", "active de; de deck de-stosstrup de-pak40 de-half-track; phase deploy; do deploy de-stosstrup 1; is de-stosstrup 1 c0 p0"},
		{"TF-126", "active de; de deck de-half-squad de-pak40 de-half-track; phase deploy; do deploy de-half-squad 1; is de-half-squad 1 c0 p0"},
	})
	for _, c := range []struct {
		id       string
		strength int
	}{
		{"us-rifle-squad", 2}, {"us-replacement-squad", 2}, {"us-heavy-rifle-squad", 3}, {"us-half-squad", 1}, {"us-company-hq", 1},
	} {
		p := newPosition(t, load(t))
		p.Play(fmt.Sprintf("us 1 %s; de 1 de-half-squad p1; phase assault; roll 1%.*s; do assault %s 1; fight", c.id, 2*(c.strength-1), " 1 1", c.id))
	}
}

// TestCancelCards plays the cards that cancel a roll or a move.
func TestCancelCards(t *testing.T) {
	for _, c := range []struct{ id, card string }{{"TF-201", "tac-smoke"}, {"TF-239", "tac-take-cover"}, {"TF-251", "tac-camouflage"}} {
		follow(t, []ruling{
			{c.id, "us 1 us-60mm-mortar; de 1 de-pioniere; de hand " + c.card + "; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; asked de; do play " + c.card + "; is de-pioniere 1 c0 p0; de holds 0"},
			{c.id + " TF-033", "us 1 us-recon-team; us hand " + c.card + "; roll 1 6 6; phase recon; do recon us-recon-team; asked us; do play " + c.card + "; is us-recon-team 1 c0 p0"},
			{"!" + c.id + " TF-045", "us 1 us-60mm-mortar; de 1 de-pioniere; de hand " + c.card + "; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; do pass; is de-pioniere 1 c1 p0; de holds 1"},
		})
	}
	for _, c := range []struct{ id, card string }{{"TF-204", "tac-tree-line"}, {"TF-254", "tac-buildings"}} {
		follow(t, []ruling{
			{c.id, "us 1 us-rifle-squad; de 1 de-pioniere p1; de hand " + c.card + "; roll 6 4; phase assault; do assault us-rifle-squad 1; fight; asked de; cant play " + c.card + " us-rifle-squad 5; " +
				"can play " + c.card + " us-rifle-squad 4; do play " + c.card + " us-rifle-squad 6; is de-pioniere 1 c0 p2"},
			// Only the dice of assaulting units can be canceled.
			{"!" + c.id, "us 1 us-rifle-squad; de 1 de-pioniere; us hand " + c.card + "; roll 4 1; phase assault; do assault us-rifle-squad 1; fight; is us-rifle-squad 1 c0 p1"},
		})
	}
	follow(t, []ruling{
		{"TF-222", "us 1 us-rifle-squad p1; us 0 us-half-squad p1; de hand tac-shaken; roll 6; phase rally; do rally us-rifle-squad; asked de; do play tac-shaken; is us-rifle-squad 1 c0 p1; asked us; cant rally us-rifle-squad"},
		{"!TF-222", "us 1 us-rifle-squad p1; us 0 us-half-squad p1; us hand tac-shaken; roll 6; phase rally; do rally us-rifle-squad; is us-rifle-squad 1 c0 p0"},
		{"TF-252", "us 1 us-rifle-squad; de hand tac-mud; phase deploy; do move us-rifle-squad 0; asked de; do play tac-mud; is us-rifle-squad 1 c0 p0; asked us; cant move us-rifle-squad 0; cant move us-rifle-squad 2"},
		{"TF-252 the unit may still attack", "us deck us-half-squad us-rifle-squad us-81mm-mortar; us 1 us-60mm-mortar; de 1 de-half-squad; de hand tac-mud; phase deploy; do deploy us-half-squad 0; do deploy us-rifle-squad 0; do deploy us-81mm-mortar 0; do move us-60mm-mortar 0; do play tac-mud; do pass; can suppress us-60mm-mortar 1"},
		{"TF-252 only that unit", "us 1 us-rifle-squad; us 1 us-half-squad; de hand tac-mud; phase deploy; do move us-rifle-squad 0; do play tac-mud; can move us-half-squad 0"},
		{"!TF-252 TF-022", "us 1 us-rifle-squad; de hand tac-mud; phase deploy; do move us-rifle-squad 0; do pass; is us-rifle-squad 0 c0 p0"},
	})
}

// TestFireModCards plays the cards that modify every die of a side.
func TestFireModCards(t *testing.T) {
	defender := []struct{ id, card string }{
		{"TF-203", "tac-open-field"}, {"TF-205", "tac-daylight-push"}, {"TF-243", "tac-ambush"}, {"TF-250", "tac-hilltop-vantage"},
		{"TF-217", "tac-enfilade"}, {"TF-230", "tac-crossfire"},
	}
	for _, c := range defender { // a 3 pins
		follow(t, []ruling{{c.id, "us 1 us-rifle-squad; de 1 de-half-squad; de hand " + c.card + "; phase assault; do assault us-rifle-squad 1; fight; asked de; roll 3; do play " + c.card + "; is us-rifle-squad 1 c0 p1"}})
	}
	for _, c := range []struct{ id, card string }{{"TF-202", "tac-hedgerows"}, {"TF-206", "tac-woods"}} { // a 4 does nothing, a 6 pins
		follow(t, []ruling{{c.id, "us 1 us-rifle-squad; de 1 de-pioniere p1; de hand " + c.card + "; phase assault; do assault us-rifle-squad 1; fight; asked de; roll 6 4; do play " + c.card + "; is de-pioniere 1 c0 p2"}})
	}
	attacker := []struct{ id, card string }{
		{"TF-244", "tac-overrun"}, {"TF-245", "tac-surrounded"}, {"TF-246", "tac-breakthrough"}, {"TF-248", "tac-concentrate-force"}, {"TF-249", "tac-trapped"},
		{"TF-217", "tac-enfilade"}, {"TF-230", "tac-crossfire"},
	}
	for _, c := range attacker { // a 5 is a casualty, a 3 pins
		follow(t, []ruling{{c.id, "us 1 us-rifle-squad; de 1 de-pioniere p1; us hand " + c.card + "; phase assault; do assault us-rifle-squad 1; fight; asked us; roll 5 3; do play " + c.card + "; is de-pioniere 1 c1 p2"}})
	}
	follow(t, []ruling{
		{"TF-247", "active de; de 1 de-jagergruppe; us 1 us-rifle-squad p1; de hand tac-blitzkrieg; phase assault; do assault de-jagergruppe 1; fight; roll 5 3; do play tac-blitzkrieg; is us-rifle-squad 1 c1 p2"},
		{"!TF-247 TF-G16", "us 1 us-rifle-squad; de 1 de-pioniere p1; us hand tac-blitzkrieg; phase assault; roll 5 3; do assault us-rifle-squad 1; fight; is de-pioniere 1 c0 p2"},
		// Modifiers add up; those of one side do not affect the other (TF-G30).
		{"TF-244 TF-245 TF-202", "us 1 us-half-squad; de 1 de-pioniere p1; us hand tac-overrun tac-surrounded; de hand tac-hedgerows; phase assault; do assault us-half-squad 1; fight; do play tac-overrun; asked de; do play tac-hedgerows; asked us; roll 3; do play tac-surrounded; is de-pioniere 1 c0 p2"},
		{"!TF-243 not by the attacker", "us 1 us-half-squad; de 1 de-pioniere p1; us hand tac-ambush; phase assault; roll 3; do assault us-half-squad 1; fight; is de-pioniere 1 c0 p1"},
		{"!TF-244 not by the defender", "us 1 us-half-squad; de 1 de-half-squad; de hand tac-overrun; phase assault; roll 3 1; do assault us-half-squad 1; fight; is us-half-squad 1 c0 p0"},
		// The card lasts for one combat (TF-G31).
		{"TF-244", "us 0 us-half-squad; us 1 us-half-squad#2; de 0 de-pioniere p1; de 1 de-stosstrup p1; us hand tac-overrun; phase assault; do assault us-half-squad 0; do assault us-half-squad#2 1; do front 0; roll 3 3; do play tac-overrun; is de-pioniere 0 c0 p2; is de-stosstrup 1 c0 p1"},
		// Flankers fight on the front that they attack, so the card applies to
		// them.
		{"TF-217 TF-078", "us 0 us-half-squad; de 1 de-stosstrup p1; us hand tac-enfilade; phase assault; do assault us-half-squad 1; fight; roll 4; do play tac-enfilade; is de-stosstrup 1 c1 p1"},
	})
}

// TestFireDiceCards plays the cards that give a unit additional dice.
func TestFireDiceCards(t *testing.T) {
	follow(t, []ruling{
		{"TF-060 TF-214", "us 1 us-engineering-squad; us 1 us-rifle-squad; de 1 de-stosstrup p1; us hand tac-flame-thrower; phase assault; do assault us-engineering-squad 1; do assault us-rifle-squad 1; cant play tac-flame-thrower us-rifle-squad; roll 1 1 1 3 1 1; do play tac-flame-thrower us-engineering-squad; do fire us-engineering-squad; is de-stosstrup 1 c0 p2"},
		{"TF-214 when defending", "active de; de 1 de-stosstrup; us 1 us-engineering-squad; us hand tac-flame-thrower; phase assault; do assault de-stosstrup 1; fight; roll 1 1 1 4; do play tac-flame-thrower us-engineering-squad; is de-stosstrup 1 c0 p1"},
		{"TF-215", "us 1 us-recon-team; us 1 us-m8-armored-car; de 1 de-stosstrup p1; us hand tac-commando-raid; phase assault; do assault us-recon-team 1; do assault us-m8-armored-car 1; roll 1 1 4 1; cant play tac-commando-raid us-m8-armored-car; do play tac-commando-raid us-recon-team; do fire us-recon-team; is de-stosstrup 1 c0 p2"},
		{"TF-216", "us 1 us-half-squad; de 1 de-stosstrup p1; us hand tac-satchel-charge; phase assault; do assault us-half-squad 1; fight; roll 1 4; do play tac-satchel-charge us-half-squad; is de-stosstrup 1 c0 p2"},
		{"TF-218 TF-080", "us 1 us-half-squad; us 1 us-rifle-squad; de 1 de-stosstrup p1; us hand tac-grenades; phase assault; do assault us-half-squad 1; do assault us-rifle-squad 1; cant play tac-grenades us-half-squad; roll 1 1 4 1; do play tac-grenades us-rifle-squad; do fire us-rifle-squad; is de-stosstrup 1 c0 p2"},
		{"TF-080 TF-G17", "active de; de 1 de-half-squad; us 1 us-rifle-squad p1; de hand tac-grenades; phase assault; do assault de-half-squad 1; fight; roll 1 4; do play tac-grenades de-half-squad; is us-rifle-squad 1 c0 p2"},
		{"TF-236", "us 1 us-rifle-squad; de 1 de-half-squad; de hand tac-opportunity-fire; us hand tac-smoke; phase assault; do assault us-rifle-squad 1; fight; asked de; roll 1 4; do play tac-opportunity-fire de-half-squad; is us-rifle-squad 1 c0 p1"},
		{"!TF-236", "us 1 us-rifle-squad; de 1 de-stosstrup p1; us hand tac-opportunity-fire; phase assault; roll 1 1; do assault us-rifle-squad 1; fight"},
		// Dice for one combat are gone afterwards.
		{"TF-216 TF-G31", "us 1 us-half-squad; us 0 us-half-squad#2; de 1 de-stosstrup p1; de 0 de-pioniere p1; us hand tac-satchel-charge; phase assault; do assault us-half-squad 1; do assault us-half-squad#2 0; do front 0; cant play tac-satchel-charge us-half-squad; roll 1 1 1; do play tac-satchel-charge us-half-squad#2"},
	})
}

// TestOtherFireCards plays the other cards used before a fight.
func TestOtherFireCards(t *testing.T) {
	follow(t, []ruling{
		// A 6 against the unit becomes a pin, a 4 does nothing; other units
		// have no cover.
		{"TF-219 TF-G21", "us 1 us-heavy-rifle-squad; de 1 de-pioniere p1; de 1 de-jagergruppe p1; de hand tac-entrenched; phase assault; do assault us-heavy-rifle-squad 1; fight; roll 6 4 4 2 2 1; do play tac-entrenched de-pioniere; is de-pioniere 1 c0 p2; is de-jagergruppe 1 c0 p2"},
		{"TF-228 TF-G24", "us 1 us-heavy-rifle-squad; us 1 us-half-squad; de 1 de-stosstrup p1; de hand tac-mine-field; phase assault; do assault us-heavy-rifle-squad 1; fight; roll 6 4 3 3; do play tac-mine-field; is us-heavy-rifle-squad 1 c1 p1; is us-half-squad 1 c0 p0"},
		{"TF-228 TF-G24 unmodified", "us 1 us-heavy-rifle-squad; de 1 de-stosstrup p1; de hand tac-mine-field tac-ambush; phase assault; do assault us-heavy-rifle-squad 1; fight; do play tac-ambush; roll 5 3 3 3; do play tac-mine-field; is us-heavy-rifle-squad 1 c0 p1"},
		// The dice of both sides count, even if the first hits destroy units.
		{"TF-242 TF-G39", "us 1 us-half-squad; de 1 de-half-squad; us hand tac-surprise-contact; phase assault; do assault us-half-squad 1; fight; roll 6 6; do play tac-surprise-contact; gone us-half-squad; gone de-half-squad"},
		{"TF-242 TF-G38", "us 1 us-half-squad; us lost 9; de 1 de-half-squad; de lost 9; us hand tac-surprise-contact; phase assault; do assault us-half-squad 1; fight; roll 6 6; do play tac-surprise-contact; over nobody both"},
		{"TF-242 TF-204", "us 1 us-half-squad; de 1 de-half-squad; us hand tac-surprise-contact; de hand tac-tree-line; phase assault; do assault us-half-squad 1; fight; roll 6 6; do play tac-surprise-contact; asked de; do play tac-tree-line us-half-squad 6; gone us-half-squad; is de-half-squad 1 c0 p0"},
		{"TF-242 ten losses before three fronts", "turn 5; us 0 us-rifle-squad; us 1 us-half-squad; us 2 us-half-squad#2; us lost 9; de 1 de-half-squad; us hand tac-surprise-contact; phase assault; do assault us-half-squad 1; fight; roll 6 6; do play tac-surprise-contact; over de units"},
		{"TF-234 TF-086", "active de; de 1 de-jagergruppe; us 1 us-rifle-squad p1; us 1 us-60mm-mortar p1; de hand tac-panzerfausts; phase assault; do assault de-jagergruppe 1; fight; roll 5 1; do play tac-panzerfausts de-jagergruppe; is us-60mm-mortar 1 c0 p2"},
		{"TF-234", "active de; de 1 de-heavy-mg42; de 1 de-panzer-iv-g; us 1 us-rifle-squad; us 1 us-60mm-mortar; de hand tac-panzerfausts; phase suppression; cant play tac-panzerfausts de-panzer-iv-g; do play tac-panzerfausts de-heavy-mg42; roll 4 4; do suppress de-heavy-mg42 1; is us-60mm-mortar 1 c0 p1"},
	})
}

// TestSupportCards plays the Support cards: the number of rolls, on a front
// that no unit faces, and the players who may play them.
func TestSupportCards(t *testing.T) {
	for _, c := range []struct {
		id, card string
		rolls    int
	}{
		{"TF-207", "tac-howitzer-battery", 4}, {"TF-208", "tac-artillery-barrage", 4}, {"TF-209", "tac-dive-bomber", 3},
		{"TF-210", "tac-strafing-run", 3}, {"TF-211", "tac-air-support", 3}, {"TF-212", "tac-air-superiority", 3},
	} {
		dice := " 4 4"
		for range c.rolls - 1 {
			dice += " 3 4"
		}
		follow(t, []ruling{{c.id + " TF-047 TF-048 TF-049 TF-081", "us 0 us-half-squad; us hand " + c.card + "; de 2 de-stosstrup; roll" + dice + "; phase suppression; do play " + c.card + " 2; is de-stosstrup 2 c0 p1; us holds 0"}})
	}
	follow(t, []ruling{
		{"!TF-212 TF-G16", "active de; de hand tac-air-superiority tac-air-support; us 2 us-rifle-squad; phase suppression; can play tac-air-support 2; cant play tac-air-superiority 2"},
		{"TF-229", "us 1 us-60mm-mortar; us hand tac-forward-observer; de 1 de-pioniere; phase suppression; do play tac-forward-observer 1; roll 3 4; do suppress us-60mm-mortar 1; is de-pioniere 1 c0 p1"},
		{"TF-229 Support too", "us hand tac-forward-observer tac-air-support; de 1 de-stosstrup; phase suppression; do play tac-forward-observer 1; roll 3 4 3 4 5 5; do play tac-air-support 1; is de-stosstrup 1 c1 p2"},
		{"TF-229 one front", "us 0 us-60mm-mortar; us hand tac-forward-observer; de 0 de-pioniere; phase suppression; do play tac-forward-observer 1; roll 3 4; do suppress us-60mm-mortar 0; is de-pioniere 0 c0 p0"},
		{"TF-232 TF-080 TF-G25", "us 1 us-rifle-squad; us 1 us-half-squad; us hand tac-rifle-grenades; de 1 de-pioniere; phase suppression; cant play tac-rifle-grenades us-half-squad 1; roll 4 4; do play tac-rifle-grenades us-rifle-squad 1; is de-pioniere 1 c0 p1; cant assault us-rifle-squad 1; can assault us-half-squad 1"},
		{"TF-232 flank", "us 0 us-rifle-squad; us hand tac-rifle-grenades; de 1 de-pioniere; roll 3 4; phase suppression; do play tac-rifle-grenades us-rifle-squad 1; is de-pioniere 1 c0 p1"},
		{"TF-232 not pinned", "us 1 us-rifle-squad p1; us 1 us-rifle-squad#2; us hand tac-rifle-grenades; de 1 de-pioniere; phase suppression; cant play tac-rifle-grenades us-rifle-squad 1; roll 1 1; do play tac-rifle-grenades us-rifle-squad#2 1"},
		{"TF-233", "active de; de 1 de-jagergruppe; de hand tac-machine-guns; us 1 us-rifle-squad; roll 5 6; phase suppression; do play tac-machine-guns de-jagergruppe 1; is us-rifle-squad 1 c1 p0"},
		{"TF-235", "us 1 us-60mm-mortar; us hand tac-air-reconnaissance; de 1 de-pioniere; de hand tac-mud; phase recon; do play tac-air-reconnaissance; can look; can mark 0; do mark 1; roll 3 4; do suppress us-60mm-mortar 1; is de-pioniere 1 c0 p1"},
		{"TF-235 TF-036", "us hand tac-air-reconnaissance; de hand tac-mud; phase recon; do play tac-air-reconnaissance; do look; knows us 1"},
	})
}

// TestOrderCards plays the cards of the other windows.
func TestOrderCards(t *testing.T) {
	for _, c := range []struct{ id, card string }{{"TF-213", "tac-radio"}, {"TF-226", "tac-reserves"}, {"TF-227", "tac-reinforcements"}} {
		follow(t, []ruling{{c.id + " TF-018", "us deck us-half-squad us-half-squad#2 us-rifle-squad us-60mm-mortar; us hand " + c.card + "; phase deploy; cant deploy us-60mm-mortar 1; do play " + c.card + "; do deploy us-60mm-mortar 1; is us-60mm-mortar 1 c0 p0"}})
	}
	follow(t, []ruling{
		{"!TF-227", "active de; de hand tac-reinforcements tac-radio; phase deploy; can play tac-radio; cant play tac-reinforcements"},
		{"TF-231", "us hand tac-seasoned-commander; phase tactics; us holds 3; do play tac-seasoned-commander; us holds 4"},
		{"TF-220", "us 1 us-rifle-squad moved; us 1 us-60mm-mortar; us hand tac-veteran-unit; de 1 de-stosstrup; phase assault; do play tac-veteran-unit us-rifle-squad; can assault us-rifle-squad 1"},
		{"!TF-220 no suppression", "us 1 us-rifle-squad moved; us 1 us-60mm-mortar; us hand tac-veteran-unit tac-roads; de 1 de-stosstrup; phase suppression; cant play tac-veteran-unit us-rifle-squad; can play tac-roads us-rifle-squad"},
		{"TF-253", "us 1 us-60mm-mortar moved; us hand tac-roads; de 1 de-stosstrup; phase suppression; cant suppress us-60mm-mortar 1; do play tac-roads us-60mm-mortar; can suppress us-60mm-mortar 1"},
		{"TF-253", "us 1 us-60mm-mortar moved; us hand tac-roads; de 1 de-stosstrup; phase assault; do play tac-roads us-60mm-mortar; can assault us-60mm-mortar 1"},
		{"TF-221 TF-G27 suppression", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-stosstrup; de hand tac-green-unit; window suppression; asked de; do play tac-green-unit us-60mm-mortar; asked us; cant suppress us-60mm-mortar 1; can suppress us-81mm-mortar 1; do pass; cant assault us-60mm-mortar 1; can assault us-81mm-mortar 1"},
		{"TF-221 TF-G27 moves and missions", "us 1 us-recon-team; us 1 us-half-squad; de hand tac-green-unit; window deploy; do play tac-green-unit us-recon-team; can move us-half-squad 0; cant move us-recon-team 0"},
		{"TF-221 TF-G27 missions", "us 1 us-recon-team; us 1 us-recon-team#2; de hand tac-green-unit; window recon; do play tac-green-unit us-recon-team; can recon us-recon-team#2; cant recon us-recon-team"},
		{"TF-221 TF-G27 defence", "us 1 us-rifle-squad; us hand tac-green-unit; de 1 de-stosstrup; roll 1 1; window assault; do play tac-green-unit de-stosstrup; do assault us-rifle-squad 1; fight; is us-rifle-squad 1 c0 p0"},
		{"TF-221 TF-G27 rally", "us 1 us-platoon-hq; us 1 us-company-hq; us 0 us-half-squad p1; us 0 us-rifle-squad p1; de hand tac-green-unit; window rally; do play tac-green-unit us-half-squad; cant rally us-half-squad; can rally us-rifle-squad; can lead us-platoon-hq us-half-squad"},
		{"TF-221 TF-G27 leading", "us 1 us-platoon-hq; us 1 us-company-hq; us 0 us-half-squad p1; de hand tac-green-unit; window rally; do play tac-green-unit us-platoon-hq; cant lead us-platoon-hq us-half-squad; can lead us-company-hq us-half-squad"},
		{"TF-221 to the end of the turn", "us 1 us-rifle-squad; us 1 us-60mm-mortar; us hand tac-green-unit; de 1 de-heavy-mg42; de 1 de-half-squad; window rally; do play tac-green-unit de-heavy-mg42; asked de; do deploy de-scharfschutze 0; do deploy de-pak40 0; do deploy de-half-track 0; can move de-heavy-mg42 0"},
		{"TF-223", "active de; de 1 de-jagergruppe p2; de 0 de-half-squad p1; de hand tac-professionalism; roll 1 5; phase rally; do rally de-jagergruppe; is de-jagergruppe 1 c0 p2; cant rally de-jagergruppe; do play tac-professionalism de-jagergruppe; is de-jagergruppe 1 c0 p1"},
		{"TF-223 TF-070", "active de; de 1 de-platoon-leader p2; de 0 de-half-squad p1; de hand tac-professionalism; roll 3; phase rally; do play tac-professionalism de-platoon-leader; is de-platoon-leader 1 c0 p1; can rally de-platoon-leader"},
		{"!TF-223", "us 1 us-rifle-squad p2; us hand tac-professionalism; phase rally; cant play tac-professionalism us-rifle-squad"},
		{"TF-224 TF-G40", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-stosstrup; de hand tac-out-of-ammo; window suppression; do play tac-out-of-ammo us-60mm-mortar; cant suppress us-60mm-mortar 1; can suppress us-81mm-mortar 1; do pass; can assault us-60mm-mortar 1"},
		{"TF-224 Rifle Grenades", "us 1 us-rifle-squad; us 1 us-rifle-squad#2; us hand tac-rifle-grenades; de 1 de-stosstrup; de hand tac-out-of-ammo; window suppression; do play tac-out-of-ammo us-rifle-squad; cant play tac-rifle-grenades us-rifle-squad 1; can play tac-rifle-grenades us-rifle-squad#2 1"},
		{"TF-225 TF-G40", "us 1 us-m4a1-sherman; us 1 us-rifle-squad; de 1 de-stosstrup; de hand tac-breakdown; window deploy; cant play tac-breakdown us-rifle-squad; do play tac-breakdown us-m4a1-sherman; can move us-rifle-squad 0; cant move us-m4a1-sherman 0"},
		{"TF-225 in later turns", "us 1 us-m4a1-sherman p1; us 1 us-rifle-squad p1; de 1 de-stosstrup p1; us deck us-company-hq us-60mm-mortar us-browning-30 us-browning-50; de hand tac-breakdown; window rally; do play tac-breakdown us-m4a1-sherman; roll 6 6; do rally us-m4a1-sherman; do rally us-rifle-squad; asked de; " +
			"do deploy de-scharfschutze 0; do deploy de-pak40 0; do deploy de-half-track 0; do pass; do pass; do pass; do pass; roll 6; do rally de-stosstrup; asked us; can move us-rifle-squad 0; cant move us-m4a1-sherman 0"},
		{"TF-237 TF-G51", "us hand tac-unit-separated; de 1 de-half-track; de 1 de-platoon-leader; window recon; cant play tac-unit-separated de-platoon-leader; do play tac-unit-separated de-half-track; is de-half-track 1 c0 p1"},
		{"TF-238 TF-G26", "us 1 us-60mm-mortar; us 0 us-81mm-mortar; us hand tac-air-support; de 1 de-stosstrup; de 0 de-half-squad; de hand tac-fog-of-war; window suppression; do play tac-fog-of-war 1; cant suppress us-60mm-mortar 1; cant play tac-air-support 1; can play tac-air-support 0; do pass; cant assault us-60mm-mortar 1; can assault us-81mm-mortar 0"},
		{"TF-238 missions stay legal", "us 1 us-recon-team; de 1 de-stosstrup; de hand tac-fog-of-war; window recon; do play tac-fog-of-war 1; can recon us-recon-team"},
		{"!TF-238", "us 1 us-recon-team; us hand tac-fog-of-war; window recon; can recon us-recon-team"},
		{"TF-240", "us 1 us-rifle-squad; us 1 us-half-squad; de 1 de-stosstrup; de hand tac-awaiting-orders; phase assault; asked de; do play tac-awaiting-orders us-rifle-squad; cant assault us-rifle-squad 1; can assault us-half-squad 1"},
		{"TF-241 TF-G26", "us 1 us-rifle-squad; us 0 us-half-squad; de 1 de-stosstrup; de 0 de-half-squad; de hand tac-formation-disorder; phase assault; do play tac-formation-disorder 1; cant assault us-rifle-squad 1; can assault us-half-squad 0"},
		// Two copies of a card are one choice, but both can be played.
		{"TF-201", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-pioniere; de hand tac-smoke tac-smoke; phase suppression; roll 6 6; do suppress us-60mm-mortar 1; do play tac-smoke; de holds 1; roll 6 6; do suppress us-81mm-mortar 1; do play tac-smoke; is de-pioniere 1 c0 p0"},
	})
}
