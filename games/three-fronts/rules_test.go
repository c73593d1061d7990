package threefronts

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

type ruling = rulestest.Ruling

func follow(t *testing.T, rules []ruling, change ...rulestest.Change) {
	t.Helper()
	r := load(t, change...)
	rulestest.Follow(t, rules, func(t *testing.T) *rulestest.Script[State] { return &newPosition(t, r).Script })
}

// TestSetup sets up a complete game.
func TestSetup(t *testing.T) { // TF-003 TF-006 TF-007 TF-014 TF-015
	r := load(t)
	first := [2]int{}
	for game := range uint64(100) {
		tr := playtest.NewTracer(r.Catalog(), nil)
		c := playtest.NewKeyed(7, game)
		var s State
		r.Setup(&s, &c, tr)
		first[s.first]++
		if s.active != s.first || s.turn != 1 || s.phase != deployPhase {
			t.Fatalf("seat %d begins, seat %d is active in turn %d", s.first, s.active, s.turn)
		}
		if s.hands != [2]hand{} || s.left != 57 || s.pending.count() != 3 || s.squads[s.first].left+s.squads[s.first.Other()].left != 22+19-3 {
			t.Fatalf("hands %v, %d Tactics cards, %d drawn", s.hands, s.left, s.pending.count())
		}
		for _, id := range []playtest.RuleID{tf003, tf006, tf007, tf014, tf015} {
			if tr.Fired(id) != 1 {
				t.Errorf("TF-%03d fired %d times", id, tr.Fired(id))
			}
		}
	}
	if first[0] < 30 || first[1] < 30 {
		t.Errorf("who begins: %v of 100", first)
	}
}

func TestTurnAndDeploy(t *testing.T) {
	follow(t, []ruling{
		// The turn passes when the Rally Phase ends; the phases follow one
		// another.
		{"TF-015 TF-016", "us 1 us-rifle-squad p1; us empty; de deck de-pak40; phase rally; do pass; asked de; can deploy de-pak40 0"},
		{"TF-016 TF-026", "us 1 us-half-squad; us empty; phase deploy; us holds 0; do pass; us holds 2"},
		{"TF-008 TF-017", "us deck us-half-squad us-rifle-squad us-browning-30; phase deploy; can deploy us-half-squad 0; can deploy us-rifle-squad 0; can deploy us-browning-30 0; cant deploy us-60mm-mortar 0"},
		{"TF-017 TF-G37", "us lost 21; us deck us-m8-armored-car; phase deploy; can deploy us-m8-armored-car 0; do deploy us-m8-armored-car 0; do pass"},
		{"TF-012 TF-018 TF-019 TF-020", `us deck us-half-squad us-half-squad#2 us-rifle-squad; phase deploy; cant pass
			do deploy us-half-squad 1; cant pass; do deploy us-half-squad#2 1; cant pass; do deploy us-rifle-squad 1; can pass
			is us-half-squad 1 c0 p0; is us-half-squad#2 1 c0 p0; is us-rifle-squad 1 c0 p0`},
		{"TF-022", "us 0 us-half-squad; us empty; phase deploy; cant move us-half-squad 2; do move us-half-squad 1; is us-half-squad 1 c0 p0"},
		{"TF-022 TF-G53 TF-G55", "us deck us-half-squad us-half-squad#2 us-rifle-squad; phase deploy; do deploy us-half-squad 1; do move us-half-squad 2; cant move us-half-squad 1; is us-half-squad 2 c0 p0"},
		{"TF-023", "us 1 us-half-squad; us 0 us-rifle-squad p1; us empty; phase deploy; can move us-half-squad 0; cant move us-rifle-squad 1"},
		{"TF-021", "us 1 us-company-hq p1; us empty; phase deploy; cant extra us-company-hq 0; us holds 0; do extra us-company-hq 1; us holds 3"},
		{"TF-021 TF-101", "us 1 us-company-hq; us deck us-half-squad us-half-squad#2 us-rifle-squad us-60mm-mortar; phase deploy; cant deploy us-60mm-mortar 0; do extra us-company-hq 0; can deploy us-60mm-mortar 0; cant extra us-company-hq 1"},
		{"TF-021 TF-121", "active de; de 1 de-company-leader; phase deploy; do extra de-company-leader 1; de holds 1; cant extra de-company-leader 0"},
		{"TF-026", "us 1 us-half-squad; us hand tac-seasoned-commander; phase tactics; us holds 3"},
		{"TF-027 TF-028", `us hand tac-smoke tac-woods tac-mud tac-fog-of-war tac-trapped tac-ambush; tactics tac-grenades tac-overrun
			phase tactics; us holds 8; can discard tac-grenades; do discard tac-woods; us holds 7; cant discard tac-grenades`},
		{"!TF-027", "us hand tac-smoke tac-woods tac-mud tac-fog-of-war tac-trapped; us 1 us-recon-team; phase tactics; us holds 7; can recon us-recon-team"},
		// If the draw pile is empty, the discard pile is shuffled and drawn
		// from.
		{"TF-029", "us 1 us-recon-team; tactics; roll " + strings.Repeat("1 ", 56) + "; phase tactics; us holds 2"},
	}, rulestest.Switch("units_to_win", 30)) // so that a deck can be emptied
}

func TestRecon(t *testing.T) {
	follow(t, []ruling{
		{"TF-030 TF-031 TF-032 TF-034 TF-108", "us 1 us-recon-team; roll 3; phase recon; do recon us-recon-team; is us-recon-team 1 c0 p0"},
		{"TF-034", "us 1 us-recon-team; us 0 us-recon-team#2; roll 4; phase recon; do recon us-recon-team; is us-recon-team 1 c0 p0; cant recon us-recon-team; can recon us-recon-team#2"},
		{"TF-025", "us 1 us-recon-team moved; us 0 us-recon-team#2; phase recon; cant recon us-recon-team; can recon us-recon-team#2"},
		{"TF-G29", "us 1 us-recon-team p1; us 0 us-recon-team#2; phase recon; cant recon us-recon-team; can recon us-recon-team#2"},
		{"TF-033 TF-042 TF-043", "us 1 us-recon-team; roll 1 3 4; phase recon; do recon us-recon-team; is us-recon-team 1 c0 p0"},
		{"TF-033 TF-044", "us 1 us-recon-team; roll 2 4 4; phase recon; do recon us-recon-team; is us-recon-team 1 c0 p1"},
		{"TF-033 TF-045 TF-051 TF-G43", "us 1 us-recon-team; us 1 us-half-squad; roll 1 5 6; phase recon; do recon us-recon-team; gone us-recon-team; is us-half-squad 1 c0 p0"},
		{"TF-035 TF-036", "us 1 us-recon-team; de hand tac-mud tac-woods; roll 5; phase recon; do recon us-recon-team; can mark 1; cant mark 0; knows us 0; do look; knows us 2"},
		// The +1 lasts for the turn and applies only to that front.
		{"TF-035 TF-037", `us 1 us-recon-team; us 1 us-browning-50; de 1 de-half-squad; roll 6; phase recon; do recon us-recon-team; do mark 1
			can suppress us-browning-50 1; roll 3 4; do suppress us-browning-50 1; is de-half-squad 1 c0 p1`},
		{"TF-038", "us 1 us-recon-team mission; us 1 us-half-squad; de 1 de-half-squad; phase assault; cant assault us-recon-team 1; can assault us-half-squad 1"},
		{"TF-115 TF-035", "us 2 us-m8-armored-car; de hand tac-mud; roll 4; phase recon; do recon us-m8-armored-car; can look; can mark 2"},
		{"TF-115 TF-034", "us 2 us-m8-armored-car; us 0 us-recon-team; roll 3; phase recon; do recon us-m8-armored-car; can recon us-recon-team"},
		{"TF-127", "active de; de 1 de-recon-team; roll 5; phase recon; do recon de-recon-team; do look"},
	})
}

func TestSuppression(t *testing.T) {
	follow(t, []ruling{
		{"TF-039 TF-041 TF-042 TF-043", "us 1 us-60mm-mortar; us 0 us-rifle-squad; de 0 de-pak40; de 1 de-half-squad; roll 3 4; phase suppression; cant suppress us-rifle-squad 0; cant suppress us-60mm-mortar 0; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p0"},
		{"TF-044", "us 1 us-60mm-mortar; de 1 de-half-squad; de 1 de-pioniere; roll 4 4 2; phase suppression; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p1; is de-pioniere 1 c0 p0"},
		{"TF-044", "us 1 us-60mm-mortar; de 1 de-half-squad; roll 5 5; phase suppression; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p1"},
		{"TF-045 !TF-051", "us 1 us-60mm-mortar; de 1 de-pioniere; roll 5 6; phase suppression; do suppress us-60mm-mortar 1; is de-pioniere 1 c1 p0"},
		{"TF-045 TF-051", "us 1 us-60mm-mortar; de 1 de-pioniere c1; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; gone de-pioniere"},
		{"TF-111", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-half-squad; roll 3 4; phase suppression; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p0"},
		{"TF-112", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-half-squad; roll 3 4; phase suppression; do suppress us-81mm-mortar 1; is de-half-squad 1 c0 p1"},
		{"TF-130", "active de; de 1 de-80cm-mortar; us 1 us-rifle-squad; roll 4 6; phase suppression; do suppress de-80cm-mortar 1; is us-rifle-squad 1 c1 p0"},
		{"TF-024", "us 1 us-60mm-mortar moved; us 1 us-81mm-mortar; de 1 de-half-squad; phase suppression; cant suppress us-60mm-mortar 1; can suppress us-81mm-mortar 1"},
		{"TF-038", "us 1 us-60mm-mortar mission; us 1 us-81mm-mortar; de 1 de-half-squad; phase suppression; cant suppress us-60mm-mortar 1; can suppress us-81mm-mortar 1"},
		{"TF-050", "us 1 us-60mm-mortar p1; us 1 us-81mm-mortar; de 1 de-half-squad; phase suppression; cant suppress us-60mm-mortar 1; can suppress us-81mm-mortar 1"},
		// A unit suppresses once per turn and cannot assault afterwards.
		{"TF-046", "us 1 us-60mm-mortar suppressed; us 1 us-81mm-mortar; de 1 de-half-squad; phase assault; cant assault us-60mm-mortar 1; can assault us-81mm-mortar 1"},
		{"TF-046", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; us 1 us-half-squad; de 1 de-stosstrup; roll 1 1; phase suppression; do suppress us-60mm-mortar 1; cant suppress us-60mm-mortar 1; do pass; cant assault us-60mm-mortar 1; can assault us-81mm-mortar 1"},
		{"TF-047 TF-048 TF-049 TF-081 TF-207", "us 0 us-half-squad; us hand tac-howitzer-battery; de 2 de-stosstrup; roll 1 1 1 1 4 4 5 6; phase suppression; do play tac-howitzer-battery 2; is de-stosstrup 2 c1 p1; us holds 0"},
		{"TF-048 TF-G46", "us hand tac-air-support; de 2 de-stosstrup; phase suppression; can play tac-air-support 2; cant play tac-air-support 1; cant play tac-air-support 0; roll 1 1 1 1 1 1; do play tac-air-support 2"},
		{"TF-G42 lost results", "us hand tac-air-support; de 2 de-half-squad; roll 6 6; phase suppression; do play tac-air-support 2; gone de-half-squad"},
		// If a front has no enemies, its neighbors may be attacked, at +1.
		{"TF-077 TF-078", "us 0 us-60mm-mortar; de 1 de-half-squad; de 2 de-pak40; roll 3 4; phase suppression; cant suppress us-60mm-mortar 0; cant suppress us-60mm-mortar 2; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p1"},
		{"!TF-077 !TF-078", "us 1 us-60mm-mortar; de 1 de-half-squad; roll 3 4; phase suppression; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p0"},
		{"TF-G33 Support never flanks", "us hand tac-air-support; de 0 de-stosstrup; roll 3 4 3 4 3 4; phase suppression; do play tac-air-support 0; is de-stosstrup 0 c0 p0"},
		{"TF-086 TF-132 TF-087", "active de; de 1 de-panzer-iv-g; us 1 us-60mm-mortar; us 1 us-half-squad; us 1 us-rifle-squad; roll 4 4; phase suppression; do suppress de-panzer-iv-g 1; is us-60mm-mortar 1 c0 p1"},
		{"TF-134 TF-088", "active de; de 1 de-pak40; us 1 us-rifle-squad; roll 4 4; phase suppression; do suppress de-pak40 1; is us-rifle-squad 1 c0 p1"},
		{"TF-110", "us 1 us-browning-50; de 1 de-pioniere; roll 6 5; phase suppression; do suppress us-browning-50 1; is de-pioniere 1 c1 p0"},
		{"TF-129", "active de; de 1 de-heavy-mg42; us 1 us-rifle-squad; roll 6 5; phase suppression; do suppress de-heavy-mg42 1; is us-rifle-squad 1 c1 p0"},
		{"TF-133", "active de; de 1 de-scharfschutze; us 1 us-rifle-squad; roll 4 4; phase suppression; do suppress de-scharfschutze 1; is us-rifle-squad 1 c0 p1"},
		{"TF-135", "active de; de 1 de-half-track; us 1 us-rifle-squad; roll 4 4; phase suppression; do suppress de-half-track 1; is us-rifle-squad 1 c0 p1"},
		{"TF-114 TF-087", "us 1 us-m4a1-sherman; de 1 de-stosstrup; roll 4 4; phase suppression; do suppress us-m4a1-sherman 1; is de-stosstrup 1 c0 p1"},
	})
}

func TestArmor(t *testing.T) {
	follow(t, []ruling{
		{"TF-071 TF-072 TF-073 TF-135", "us 1 us-60mm-mortar; de 1 de-half-track; roll 4 4 5; phase suppression; do suppress us-60mm-mortar 1; is de-half-track 1 c0 p1"},
		{"TF-074 !TF-075", "us 1 us-60mm-mortar; de 1 de-half-track; roll 4 4 6; phase suppression; do suppress us-60mm-mortar 1; is de-half-track 1 c0 p0"},
		{"TF-074 casualties become pins", "us 1 us-60mm-mortar; de 1 de-half-track; roll 6 6 6; phase suppression; do suppress us-60mm-mortar 1; is de-half-track 1 c0 p1"},
		{"TF-073 TF-051", "us 1 us-60mm-mortar; de 1 de-half-track; roll 6 6 5; phase suppression; do suppress us-60mm-mortar 1; gone de-half-track"},
		{"TF-075 TF-132 TF-087", "us 1 us-60mm-mortar; de 1 de-panzer-iv-g; roll 4 4 4; phase suppression; do suppress us-60mm-mortar 1; is de-panzer-iv-g 1 c0 p0"},
		{"TF-075 TF-073", "us 1 us-60mm-mortar; de 1 de-panzer-iv-g; roll 4 4 3; phase suppression; do suppress us-60mm-mortar 1; is de-panzer-iv-g 1 c0 p1"},
		{"TF-115", "active de; de 1 de-80cm-mortar; us 1 us-m8-armored-car; roll 5 5 6; phase suppression; do suppress de-80cm-mortar 1; is us-m8-armored-car 1 c0 p1"},
		{"TF-076 TF-114", "active de; de 1 de-scharfschutze; us 1 us-m4a1-sherman; roll 6 6; phase suppression; do suppress de-scharfschutze 1; is us-m4a1-sherman 1 c0 p0"},
		{"!TF-076", "active de; de 1 de-scharfschutze; us 1 us-m8-armored-car; roll 6 6 1; phase suppression; do suppress de-scharfschutze 1; gone us-m8-armored-car"},
	})
}
