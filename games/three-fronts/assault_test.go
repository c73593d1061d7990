package threefronts

import "testing"

func TestAssault(t *testing.T) {
	follow(t, []ruling{
		{"TF-052 TF-053 TF-G46", "us 1 us-rifle-squad; us 0 us-half-squad; de 1 de-half-squad; de 0 de-pak40; phase assault; can assault us-half-squad 0; cant assault us-half-squad 1; can assault us-rifle-squad 1; cant assault us-rifle-squad 2; do assault us-rifle-squad 1; cant assault us-rifle-squad 1"},
		// The defender fires first; a destroyed attacker does not fire back.
		{"TF-054 TF-055 TF-056 TF-059 TF-062", "us 1 us-half-squad; de 1 de-half-squad; roll 6; phase assault; do assault us-half-squad 1; gone us-half-squad; is de-half-squad 1 c0 p0"},
		{"TF-054 TF-057 TF-058", "us 1 us-half-squad; de 1 de-half-squad; roll 3 4; phase assault; do assault us-half-squad 1; fight; is us-half-squad 1 c0 p0; is de-half-squad 1 c0 p1"},
		{"TF-058", "us 1 us-rifle-squad; de 1 de-half-squad; roll 5; phase assault; do assault us-rifle-squad 1; fight; is us-rifle-squad 1 c0 p1; is de-half-squad 1 c0 p0"},
		{"TF-055 TF-056", "us 1 us-heavy-rifle-squad c1; de 1 de-stosstrup c2; roll 3 6 4; phase assault; do assault us-heavy-rifle-squad 1; fight; gone de-stosstrup"},
		{"TF-061", "us 1 us-rifle-squad; de 1 de-pioniere p1; roll 4 1; phase assault; do assault us-rifle-squad 1; fight; is us-rifle-squad 1 c0 p0; is de-pioniere 1 c0 p2"},
		{"TF-G29", "us 1 us-rifle-squad p1; us 1 us-half-squad; de 1 de-half-squad; phase assault; cant assault us-rifle-squad 1; can assault us-half-squad 1"},
		{"TF-024", "us 1 us-rifle-squad moved; us 1 us-half-squad; de 1 de-half-squad; phase assault; cant assault us-rifle-squad 1; can assault us-half-squad 1"},
		// Idle units do not shield others (TF-G22), but can be hit when they
		// defend.
		{"TF-G22", "us 1 us-rifle-squad; us 1 us-half-squad; de 1 de-half-squad; roll 6 1; phase assault; do assault us-rifle-squad 1; fight; is us-rifle-squad 1 c1 p0; is us-half-squad 1 c0 p0"},
		{"TF-059 TF-G23 highest first", "us 1 us-rifle-squad; de 1 de-half-squad p1; de 1 de-pioniere p1; roll 4 6 2; phase assault; do assault us-rifle-squad 1; fight; gone de-half-squad; is de-pioniere 1 c0 p2"},
		{"TF-084 TF-106", "us 1 us-engineering-squad; de 1 de-stosstrup p1; roll 3 5; phase assault; do assault us-engineering-squad 1; fight; is de-stosstrup 1 c1 p2"},
		{"!TF-084", "active de; de 1 de-half-squad; us 1 us-engineering-squad; roll 3 5; phase assault; do assault de-half-squad 1; fight; is de-half-squad 1 c0 p1"},
		{"TF-084 TF-125", "active de; de 1 de-pioniere; us 1 us-heavy-rifle-squad p1; roll 3 5; phase assault; do assault de-pioniere 1; fight; is us-heavy-rifle-squad 1 c1 p2"},
		{"TF-084 TF-114", "us 1 us-m4a1-sherman; de 1 de-stosstrup p1; roll 3; phase assault; do assault us-m4a1-sherman 1; fight; is de-stosstrup 1 c0 p2"},
		{"TF-085 TF-109", "active de; de 1 de-stosstrup; us 1 us-browning-30; roll 6 4 3; phase assault; do assault de-stosstrup 1; fight; is de-stosstrup 1 c1 p1"},
		{"TF-085 TF-110", "active de; de 1 de-stosstrup; us 1 us-browning-50; roll 6 6 3 1; phase assault; do assault de-stosstrup 1; fight; is de-stosstrup 1 c2 p0"},
		{"TF-085 TF-128", "us 1 us-heavy-rifle-squad; de 1 de-light-mg34; roll 6 6 3 1; phase assault; do assault us-heavy-rifle-squad 1; fight; is us-heavy-rifle-squad 1 c2 p0"},
		{"TF-085 TF-129", "us 1 us-heavy-rifle-squad; de 1 de-heavy-mg42; roll 6 6 3 1; phase assault; do assault us-heavy-rifle-squad 1; fight; is us-heavy-rifle-squad 1 c2 p0"},
		{"TF-085 TF-088 TF-134", "us 1 us-heavy-rifle-squad; de 1 de-pak40; roll 6 6 3 1; phase assault; do assault us-heavy-rifle-squad 1; fight; is us-heavy-rifle-squad 1 c2 p0"},
		{"TF-085 no extra dice when assaulting", "active de; de 1 de-light-mg34; us 1 us-browning-30; roll 1 1 1 4; phase assault; do assault de-light-mg34 1; fight; is us-browning-30 1 c0 p1"},
		{"TF-089", "active de; de 1 de-pak40; de 1 de-half-squad; us 1 us-half-squad; phase assault; cant assault de-pak40 1; can assault de-half-squad 1"},
		{"TF-086 TF-113", "us 1 us-m1a1-bazooka; de 1 de-stosstrup p1; de 1 de-half-track p1; roll 4 5; phase assault; do assault us-m1a1-bazooka 1; fight; is de-half-track 1 c0 p2"},
		{"TF-086 TF-131", "active de; de 1 de-panzerschreck; us 1 us-rifle-squad p1; us 1 us-60mm-mortar p1; us 1 us-m4a1-sherman p1; roll 5 2 1; phase assault; do assault de-panzerschreck 1; fight; is us-m4a1-sherman 1 c0 p2"},
		{"!TF-086 among all when there are none", "us 1 us-m1a1-bazooka; de 1 de-stosstrup p1; de 1 de-half-squad p1; roll 4 2; phase assault; do assault us-m1a1-bazooka 1; fight; is de-half-squad 1 c0 p2"},
		// Flankers come from the adjacent front, at +1; they fight in the same
		// combat.
		{"TF-077 TF-078", "us 0 us-half-squad; de 1 de-stosstrup p1; roll 3; phase assault; do assault us-half-squad 1; fight; is de-stosstrup 1 c0 p2"},
		{"TF-077 TF-053 TF-G33", "us 0 us-half-squad; us 1 us-rifle-squad; de 1 de-stosstrup p1; phase assault; do assault us-rifle-squad 1; do assault us-half-squad 1; fight; roll 3 3 3; do fire us-half-squad; is de-stosstrup 1 c0 p2"},
		{"TF-077 not beyond the neighbour", "us 0 us-half-squad; us 1 us-rifle-squad; de 2 de-half-squad; phase assault; cant assault us-half-squad 2; can assault us-rifle-squad 2; roll 1 1 1; do assault us-rifle-squad 2; fight"},
		// Assaults are declared for all fronts first, then fought in the
		// attacker's order.
		{"TF-G45", "us 0 us-half-squad; us 1 us-rifle-squad; de 0 de-half-squad p1; de 1 de-stosstrup p1; phase assault; do assault us-half-squad 0; do assault us-rifle-squad 1; fight; can front 0; roll 4 4 5; do front 1; is de-stosstrup 1 c0 p3; is de-half-squad 0 c0 p2"},
		// The owner chooses which unit fires first.
		{"TF-054 TF-G23 order of fire", "us 1 us-rifle-squad; de 1 de-half-squad; de 1 de-pioniere; phase assault; do assault us-rifle-squad 1; asked de; can fire de-half-squad; roll 6 6; do fire de-pioniere; gone us-rifle-squad"},
	})
}

func TestRally(t *testing.T) {
	follow(t, []ruling{
		{"TF-063 TF-064", "us 1 us-rifle-squad p1; us 0 us-half-squad p1; roll 4; phase rally; do rally us-rifle-squad; is us-rifle-squad 1 c0 p1; cant rally us-rifle-squad; can rally us-half-squad"},
		{"TF-063 TF-065", "us 1 us-rifle-squad p2; us 0 us-half-squad p1; roll 5; phase rally; do rally us-rifle-squad; is us-rifle-squad 1 c0 p1; cant rally us-rifle-squad"},
		{"TF-065 TF-G11", "us 1 us-rifle-squad p1; us 0 us-half-squad p1; de 1 de-half-squad p1; roll 6; phase rally; cant rally de-half-squad; do rally us-rifle-squad; is us-rifle-squad 1 c0 p0"},
		{"TF-104", "us 1 us-replacement-squad p1; us 0 us-half-squad p1; roll 5; phase rally; do rally us-replacement-squad; is us-replacement-squad 1 c0 p1"},
		{"TF-104 TF-065", "us 1 us-replacement-squad p1; us 0 us-half-squad p1; roll 6; phase rally; do rally us-replacement-squad; is us-replacement-squad 1 c0 p0"},
		// More markers than Strength, not the same number; checked after all
		// attempts.
		{"TF-066", "us 1 us-rifle-squad c1 p2; us 0 us-half-squad p1; phase rally; do pass; gone us-rifle-squad; is us-half-squad 0 c0 p1"},
		{"TF-066 TF-G09", "us 0 us-half-squad p2; us 1 us-replacement-squad p2; phase rally; is us-half-squad 0 c0 p2; do pass; gone us-half-squad; is us-replacement-squad 1 c0 p2"},
		{"!TF-066 TF-G10", "us 0 us-half-squad p2; de 1 de-half-squad p3; roll 6; phase rally; do rally us-half-squad; is us-half-squad 0 c0 p1; is de-half-squad 1 c0 p3"},
		{"TF-067 TF-069 TF-102", "us 2 us-platoon-hq; us 0 us-half-squad p1; roll 3; phase rally; do lead us-platoon-hq us-half-squad; is us-half-squad 0 c0 p0"},
		{"TF-067 TF-064", "us 2 us-platoon-hq; us 0 us-half-squad p1; roll 2; phase rally; do lead us-platoon-hq us-half-squad; is us-half-squad 0 c0 p1; cant lead us-platoon-hq us-half-squad; can rally us-half-squad"},
		{"TF-067 TF-104 both modifiers", "us 2 us-platoon-hq; us 0 us-replacement-squad p2; us 1 us-half-squad p1; roll 4; phase rally; do lead us-platoon-hq us-replacement-squad; is us-replacement-squad 0 c0 p1"},
		{"TF-104 TF-067 TF-064", "us 2 us-platoon-hq; us 0 us-replacement-squad p2; us 1 us-half-squad p1; roll 3; phase rally; do lead us-platoon-hq us-replacement-squad; is us-replacement-squad 0 c0 p2"},
		{"TF-070 TF-G13", "us 2 us-platoon-hq p1; us 0 us-half-squad p1; phase rally; cant lead us-platoon-hq us-platoon-hq; can lead us-platoon-hq us-half-squad; roll 3; do rally us-platoon-hq; is us-platoon-hq 2 c0 p0"},
		{"TF-070 TF-101", "us 2 us-company-hq p1; us 0 us-half-squad p1; roll 3; phase rally; do rally us-company-hq; is us-company-hq 2 c0 p0"},
		{"TF-070 TF-122", "active de; de 2 de-platoon-leader p1; de 0 de-half-squad p1; roll 2; phase rally; do rally de-platoon-leader; is de-platoon-leader 2 c0 p1"},
		{"TF-068", "us 2 us-platoon-hq moved; us 1 us-company-hq; us 0 us-half-squad p1; phase rally; cant lead us-platoon-hq us-half-squad; can lead us-company-hq us-half-squad"},
		{"TF-068 TF-G14", "us 1 us-platoon-hq; us 1 us-company-hq; us 0 us-half-squad p1; de 1 de-stosstrup p1; phase assault; roll 1; do assault us-platoon-hq 1; fight; cant lead us-platoon-hq us-half-squad; can lead us-company-hq us-half-squad"},
	})
}

func TestVictory(t *testing.T) {
	follow(t, []ruling{
		{"TF-004 TF-051", "us 1 us-60mm-mortar; de 1 de-half-squad; de lost 9; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; over us units"},
		{"TF-004 TF-066 TF-G05", "us 1 us-half-squad p2; us 0 us-rifle-squad p1; us lost 9; phase rally; do pass; over de units"},
		{"!TF-004", "us 1 us-60mm-mortar; de 1 de-half-squad; de lost 8; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; gone de-half-squad"},
		// Holding three fronts against one or none wins from the third round
		// on.
		{"TF-005", "turn 5; us 0 us-rifle-squad; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-60mm-mortar; de 1 de-half-squad; phase deploy; do deploy us-half-squad#2 2; over us fronts"},
		{"!TF-005 two enemy fronts", "turn 5; us 0 us-rifle-squad; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-60mm-mortar; de 1 de-half-squad; de 2 de-pak40; phase deploy; do deploy us-half-squad#2 2; can deploy us-60mm-mortar 0"},
		{"!TF-005 TF-G07 not before", "turn 4; us 0 us-rifle-squad; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-60mm-mortar; phase deploy; do deploy us-half-squad#2 2; can deploy us-60mm-mortar 0"},
		{"TF-005 TF-G07 at the start of round 3", "turn 4; active de; us 0 us-rifle-squad; us 1 us-half-squad; us 2 us-60mm-mortar p1; next; over us fronts"},
		{"TF-005 when a unit is lost", "turn 5; us 0 us-rifle-squad; us 1 us-60mm-mortar; us 2 us-half-squad; de 0 de-stosstrup; de 1 de-half-squad; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; over us fronts"},
		{"TF-005 when a unit moves", "turn 5; us 0 us-rifle-squad; us 0 us-60mm-mortar; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-company-hq; de 1 de-half-squad; phase deploy; do deploy us-half-squad#2 1; do move us-half-squad#2 2; over us fronts"},
		{"TF-004 !TF-005 the losses count first", "turn 5; us 0 us-rifle-squad; us 1 us-60mm-mortar; us 2 us-half-squad; de 1 de-half-squad; de lost 9; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; over us units"},
		{"TF-G52", "turn 400; us 1 us-rifle-squad p1; phase rally; do pass; over nobody unfinished"},
	})
}
