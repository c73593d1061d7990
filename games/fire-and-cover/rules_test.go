package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

type ruling = rulestest.Ruling

func follow(t *testing.T, rules []ruling, change ...rulestest.Change) {
	t.Helper()
	followIn(t, load(t, change...), rules)
}

func followIn(t *testing.T, r *Rules, rules []ruling) {
	t.Helper()
	rulestest.Follow(t, rules, func(t *testing.T) *rulestest.Script[State] { return &newPosition(t, r).Script })
}

// TestSetup sets up complete games.
func TestSetup(t *testing.T) { // FC-002 FC-005 FC-006 FC-007 FC-008 FC-009 FC-011 FC-012 FC-013
	for _, c := range []struct {
		nation string
		men    int32
		rule   playtest.RuleID
	}{{"american", 12, fc006}, {"german", 10, fc007}, {"russian", 36, fc008}, {"british", 10, fc007}, {"japanese", 10, fc007}} {
		r := load(t, squads(c.nation, "drawn"))
		first, nations := [2]int{}, map[uint8]int{}
		for game := range uint64(200) {
			tr := playtest.NewTracer(r.Catalog(), nil)
			c2 := playtest.NewKeyed(7, game)
			var s State
			r.Setup(&s, &c2, tr)
			first[s.first]++
			nations[s.squads[1].nation]++
			q := &s.squads[0]
			if q.men != c.men || s.gap != long || s.turn > 1 {
				t.Fatalf("%s: %d men at range %d in turn %d", c.nation, q.men, s.gap, s.turn)
			}
			if s.step == atSetup && (q.hand.size != 5 || s.left != 124-10) {
				t.Fatalf("%s: %d cards of the first hand, %d in the deck", c.nation, q.hand.size, s.left)
			}
			for _, id := range []playtest.RuleID{fc002, fc005, c.rule, fc009, fc011, fc012, fc013} {
				if tr.Fired(id) == 0 {
					t.Errorf("%s: FC-%03d is not reported", c.nation, id)
				}
			}
		}
		if first[0] < 70 || first[1] < 70 || len(nations) != 5 {
			t.Errorf("who begins: %v of 200; nationalities drawn: %v", first, nations)
		}
	}
}

func TestSetupAndDraw(t *testing.T) {
	follow(t, []ruling{
		{"FC-014", "a hand hedge-row knife; b hand hill; phase setup; asked a; cant play knife; do play hedge-row; a has ground hedge-row; asked b; do pass; b has ground open"},
		{"!FC-014", "a hand hedge-row; phase setup; do pass; a has ground open; a has cards 4"},
		{"FC-010 FC-030 FC-031", "phase discard; asked a; do pass; asked b; b has cards 3"},
		{"FC-032", "a german; phase draw; a has cards 4"},
		{"FC-033", "a russian; phase draw; a has cards 2"},
		{"FC-034 FC-035", "a american; deck knife pistol hill; phase draw; a has cards 3"},
		{"FC-034", "a japanese; phase draw; a has cards 3"},
		{"FC-036", "a german; deck knife pistol; phase draw; a has cards 4"},
		{"!FC-036", "a german; deck knife pistol hill smoke; phase draw; a has cards 4"},
	})
}

func TestMorale(t *testing.T) {
	follow(t, []ruling{
		{"FC-037 FC-038 !FC-039", "a fired; roll 4; phase morale; a has pinned false"},
		{"FC-037 FC-039 !FC-038", "a fired; roll 5; phase morale; a has pinned true"},
		{"!FC-037", "phase morale; a has pinned false; can declare"},
		{"FC-041", "a american; a fired; roll 4; phase morale; a has pinned true"},
		{"FC-042", "a japanese; a fired; roll 5; phase morale; a has pinned false"},
		{"FC-043", "a killed 2; roll 3; phase morale; a has pinned true"},
		{"FC-G02 counters begin anew", "a killed 2; roll 2; phase morale; a has pinned false; a has fired false; a has killed 0"},
		{"FC-044 FC-045", "a pinned; a hand bolt-action-rifle; phase covering; cant declare; roll 6 1; do play bolt-action-rifle; b has men 6"},
		{"FC-046 FC-047 FC-048 FC-049", "a pinned; a fired; a hand scout; roll 5 4 2; phase morale; do pass; a has men 8; a has pinned true"},
		{"FC-047 FC-049 !FC-048", "a pinned; a fired; a hand scout; roll 5 2 4; phase morale; do pass; a has men 10; a has pinned true"},
		{"FC-104 FC-048", "a pinned; a fired; a men 1; roll 6 6 1; phase morale; over b rout"},
		{"FC-G04 routed men were not fired upon", "a pinned; a fired; a hand scout; roll 6 6 1; phase morale; do pass; a has men 5; a has fired false"},
		{"FC-050 FC-202 FC-210 FC-G08", "a fired; a hand fatalism; b hand fear; phase morale; asked a; cant play fear; do play fatalism; asked b; roll 4; do play fear; a has pinned true"},
		{"FC-202", "a fired; a hand fatalism; phase morale; roll 5; do play fatalism; a has pinned false"},
		{"FC-205", "a fired; a hand determination; phase morale; roll 5; do play determination; a has pinned false"},
		{"FC-206", "a fired; b hand shell-shock; phase morale; asked b; roll 3; do play shell-shock; a has pinned true"},
		{"FC-209", "a fired; b hand hesitation; phase morale; roll 3; do play hesitation; a has pinned true"},
		{"FC-210", "a fired; b hand fear; phase morale; roll 2; do play fear; a has pinned false"},
		{"FC-050 both must pass in a row", "a fired; a hand fatalism; b hand fear; phase morale; do pass; do play fear; asked a; roll 3; do play fatalism; a has pinned false"},
		{"FC-043 men killed are counted until the check", "b hand bolt-action-rifle; phase return; roll 3 1; do play bolt-action-rifle; a has killed 2; phase end; roll 3; phase end; a has pinned true"},
		{"FC-050 a card lets the other play again", "a fired; a hand fatalism; b hand fear shell-shock; phase morale; do pass; do play fear; do pass; asked b; do play shell-shock; roll 1; do pass; a has pinned true"},
		{"own cards on the own squad", "a fired; b hand fatalism hesitation; phase morale; asked b; cant play fatalism; can play hesitation; roll 1; do pass"},
	})
}

func TestCovering(t *testing.T) {
	follow(t, []ruling{
		{"FC-052", "phase covering; can stay; can declare; cant pass"},
		{"FC-053", "a hand bolt-action-rifle fire-section; phase covering; cant play fire-section; do stay; cant play fire-section; can play bolt-action-rifle"},
		{"FC-055 FC-236", "a hand bolt-action-rifle; phase covering; do declare; roll 6 1; do play bolt-action-rifle; b has men 7"},
		{"FC-056 !FC-055", "a american; a hand bolt-action-rifle; phase covering; do declare; roll 6 1; do play bolt-action-rifle; b has men 5"},
		{"FC-057 FC-058 FC-250", "a hand smoke bolt-action-rifle; phase covering; do declare; do play smoke; roll 6 1; do play bolt-action-rifle; b has men 9"},
		{"FC-058 !FC-055 FC-G42", "a american; a hand smoke bolt-action-rifle; phase covering; do declare; do play smoke; roll 6 1; do play bolt-action-rifle; b has men 7"},
		{"!FC-057 smoke comes first", "a hand smoke bolt-action-rifle; phase covering; do declare; roll 1 1; do play bolt-action-rifle; cant play smoke"},
		{"FC-057 FC-G53", "a hand smoke smoke; phase covering; do declare; do play smoke; cant play smoke"},
		{"!FC-057", "a hand smoke flanking-fire; phase covering; do stay; cant play smoke; can play flanking-fire"},
		{"FC-059", "a hand knife; phase covering; do declare; do point; cant point"},
		{"FC-G16", "a hand light-machine-gun; phase covering; do declare; cant play light-machine-gun"},
		{"FC-051 FC-044", "a pinned; a hand scout; phase covering; cant declare; can play scout; do pass; roll 4; do pass; a has pinned true"},
	})
}

func TestOpportunity(t *testing.T) {
	follow(t, []ruling{
		{"FC-060 FC-061", "a hand hill; b hand bolt-action-rifle; phase covering; do declare; do pass; asked b; roll 6 1; do play bolt-action-rifle; a has men 5"},
		{"!FC-060", "a hand hill; b hand ambush; phase covering; do stay; asked a; cant play ambush"},
		{"FC-062", "a hand bolt-action-rifle hill; b hand bolt-action-rifle; phase covering; do declare; roll 1 1; do play bolt-action-rifle; do pass; roll 6 1; do play bolt-action-rifle; a has men 6"},
		{"FC-063", "a hand smoke hill; b hand bolt-action-rifle; phase covering; do declare; do play smoke; do pass; roll 6 1; do play bolt-action-rifle; a has men 6"},
		{"FC-062 FC-063 FC-G09", "a hand smoke bolt-action-rifle hill; b hand bolt-action-rifle; phase covering; do declare; do play smoke; roll 1 1; do play bolt-action-rifle; do pass; roll 6 1; do play bolt-action-rifle; a has men 7"},
		{"FC-064 FC-252 FC-G34", "a hand hill; b hand ambush ambush bolt-action-rifle; phase opportunity; do play ambush; cant play ambush; roll 3 3; do play bolt-action-rifle; a has men 8"},
		{"FC-G51 the old terrain covers", "a in hedge-row; a hand hill; b hand bolt-action-rifle; phase opportunity; roll 6 1; do play bolt-action-rifle; a has men 7"},
		{"FC-065 FC-G43", "a hand hill; b hand bolt-action-rifle bolt-action-rifle; phase covering; do declare; do point; roll 6 1 6 1; do play bolt-action-rifle; a has men 9; do play bolt-action-rifle; a has men 9; cant move hill M; can extra; a has ground open"},
		{"!FC-065", "a hand hill; b hand bolt-action-rifle; phase covering; do declare; do point; roll 1 1; do play bolt-action-rifle; a has men 10; can move hill M"},
		{"FC-029 FC-G20", "b japanese; range S; a hand hill; b hand knife; phase opportunity; roll 6 1; do play knife PB; a has men 9"},
	})
}

func TestMovement(t *testing.T) {
	follow(t, []ruling{
		{"FC-015 FC-066 FC-067 FC-068 FC-218", "a in hill; a hand hedge-row; phase movement; cant move hedge-row PB; can move hedge-row L; do move hedge-row S; a has range S; a has ground hedge-row; discarded hill"},
		{"FC-069 !FC-068", "a hand hedge-row; phase movement; do move hedge-row M; a has range M"},
		{"FC-G01", "range L; a hand hedge-row; phase movement; can move hedge-row M; can move hedge-row L; cant move hedge-row S"},
		{"FC-070 !FC-066 !FC-067", "a in hill; a hand knife; phase movement; cant pass; do open knife L; a has range L; a has ground open; discarded knife; discarded hill"},
		{"FC-071", "a hand hill knife; b hand bolt-action-rifle; phase movement; do open knife M; roll 6 1; do play bolt-action-rifle; a has men 5"},
		{"FC-072 FC-073 FC-074 FC-075 FC-256", "a in hill; a hand hedge-row; b hand barbed-wire; phase movement; do move hedge-row S; asked b; do play barbed-wire; a has ground hill; a has range M; discarded hedge-row; can extra"},
		{"FC-G35 the discarded card is lost", "a hand knife; b hand barbed-wire; phase movement; do open knife S; do play barbed-wire; a has range M; discarded knife; a has cards 0"},
		{"!FC-072", "a hand hedge-row; b hand barbed-wire; phase movement; do move hedge-row S; do pass; a has ground hedge-row"},
		{"FC-076 FC-255", "a in hedge-row; a hand hill; b hand minefield; phase movement; do move hill M; roll 6 1; do play minefield; a has men 3; a has ground hedge-row"},
		{"FC-076", "a hand hill; b hand minefield; phase movement; do move hill M; roll 1 6; do play minefield; a has men 10"},
		{"FC-104 FC-076", "a men 7; a hand hill; b hand minefield; phase movement; do move hill M; roll 6 1; do play minefield; over b kills"},
		{"FC-G03 a minefield is fire", "a hand hill; b hand minefield; phase movement; do move hill M; roll 1 6; do play minefield; a has fired true"},
		{"FC-077 FC-257 FC-G36", "a hand hill combat-engineer scout; b hand minefield barbed-wire; phase movement; do move hill M; do play minefield; asked a; do play combat-engineer; a has ground hill; a has men 10; asked a; discarded minefield"},
		{"!FC-077", "a hand hill combat-engineer; b hand barbed-wire; phase movement; do move hill M; do play barbed-wire; do pass; a has ground open"},
		{"FC-078 FC-249 FC-251 FC-G38 FC-G40", `a hand hedge-row mission-objective mission-objective concealment concealment; b hand bolt-action-rifle; phase movement
			do move hedge-row M; do play mission-objective; cant play mission-objective; a has goals 1; do play concealment; cant play concealment
			roll 6 1; do play bolt-action-rifle; a has men 8`},
		{"FC-G40 concealment is left behind", "a hand hedge-row concealment hill; phase movement; do move hedge-row M; do play concealment; active a; phase movement; do move hill M; discarded concealment; discarded hedge-row"},
		{"FC-105", "a goals 2; a hand mission-objective knife; phase movement; do open knife M; do play mission-objective; over a objectives"},
		{"!FC-105", "a goals 1; a hand mission-objective knife scout; phase movement; do open knife M; do play mission-objective; a has goals 2; can play scout"},
		{"FC-G33 no card to pay", "a hand bolt-action-rifle; phase covering; do declare; roll 1 1; do play bolt-action-rifle; do pass; asked b"},
		{"FC-G33 the last card played while moving", "a hand scout; b hand bolt-action-rifle; phase movement; do play scout; asked b; can play bolt-action-rifle"},
	})
}

func TestPositionAndReturn(t *testing.T) {
	follow(t, []ruling{
		{"FC-016", "a hand pistol bolt-action-rifle; phase position; cant play pistol; can play bolt-action-rifle"},
		{"FC-016 the one of them that is listed last", "a hand bolt-action-rifle knife; phase position; cant play knife; can play bolt-action-rifle"},
		{"!FC-016", "a hand bolt-action-rifle grenade; range S; phase position; can play grenade; can play bolt-action-rifle"},
		{"FC-018 FC-019 FC-020 FC-022 FC-027 FC-054 FC-079 FC-230", "range S; a hand pistol; phase position; roll 6 1; do play pistol; b has men 6; discarded pistol"},
		{"FC-021", "a hand flanking-fire; phase position; can play flanking-fire; cant play knife"},
		{"FC-023", "a hand bolt-action-rifle; phase position; roll 1 6; do play bolt-action-rifle; b has men 10"},
		{"FC-023 three and three", "a hand bolt-action-rifle; phase position; roll 3 3; do play bolt-action-rifle; b has men 10"},
		{"FC-024 FC-254", "a hand flanking-fire flanking-fire bolt-action-rifle; phase position; do play flanking-fire; do play flanking-fire; roll 3 3; do play bolt-action-rifle; b has men 8"},
		{"FC-024 FC-253 FC-G13", "range S; a hand enfilade bolt-action-rifle grenade; phase position; do play enfilade; roll 3 3 3 3; do play grenade; b has men 10; do play bolt-action-rifle; b has men 8"},
		{"FC-025", "b in hedge-row; a hand bolt-action-rifle; phase position; roll 6 1; do play bolt-action-rifle; b has men 7"},
		{"FC-028 FC-102 FC-258", "a hand bolt-action-rifle bolt-action-rifle commander-killed commander-killed; phase position; cant play commander-killed; roll 6 5; do play bolt-action-rifle; do play commander-killed; b has limit 4; roll 6 5; do play bolt-action-rifle; cant play commander-killed"},
		{"!FC-028 FC-G29 nobody was killed", "a hand bolt-action-rifle bolt-action-rifle commander-killed; phase position; roll 5 5; do play bolt-action-rifle; cant play commander-killed; can play bolt-action-rifle"},
		{"FC-028 after a minefield", "a hand hill; b hand minefield commander-killed; phase movement; do move hill M; roll 6 1; do play minefield; asked b; do play commander-killed; a has limit 4"},
		{"FC-029", "a japanese; range S; a hand knife bayonet pistol; phase position; can play pistol; can play pistol PB; cant play knife; roll 6 1; do play knife PB; b has men 9; cant play bayonet PB; cant play pistol PB; can play pistol"},
		{"!FC-029", "range S; a hand knife pistol; phase position; cant play knife PB; cant play pistol PB; can play pistol"},
		{"FC-080 !FC-083", "a hand hill bolt-action-rifle bolt-action-rifle; b in line-of-trees; b hand bolt-action-rifle; phase opportunity; roll 1 1; do play bolt-action-rifle; do open hill M; roll 6 1; do play bolt-action-rifle; b has men 7"},
		{"FC-080 FC-083 FC-G41", "a hand knife bolt-action-rifle; phase opportunity; do open knife M; roll 6 1; do play bolt-action-rifle; b has men 5"},
		{"FC-081", "a outflanked; a hand bolt-action-rifle; phase position; roll 6 1; do play bolt-action-rifle; b has men 6"},
		{"FC-G45 cleared, used or not", "a outflanked; phase end; a has outflanked false"},
		{"FC-254 until the end of the turn", "a hand flanking-fire bolt-action-rifle; phase position; do play flanking-fire; phase end; phase end; phase position; roll 3 3; do play bolt-action-rifle; b has men 10"},
		{"FC-029 once a turn", "a japanese; range S; a hand knife bayonet; phase position; roll 1 1; do play knife PB; asked b; phase end; phase position; can play bayonet PB"},
		{"!FC-081 FC-080 who moved", "a outflanked; a hand knife bolt-action-rifle; phase opportunity; do open knife M; roll 6 1; do play bolt-action-rifle; b has men 5"},
		{"FC-081 FC-G45 in the next turn", "a hand knife; b hand bolt-action-rifle; phase opportunity; do pass; do open knife M; do pass; asked b; do stay; roll 6 1; do play bolt-action-rifle; a has men 6"},
		{"FC-082 FC-G15", "range L; a hand knife mortar light-machine-gun radio-artillery; phase opportunity; do open knife L; cant play mortar; cant play light-machine-gun; can play radio-artillery"},
		{"!FC-082", "range L; a hand mortar light-machine-gun; phase position; can play mortar; can play light-machine-gun"},
		{"FC-084", "b hand bolt-action-rifle; phase position; asked b; roll 6 1; do play bolt-action-rifle; a has men 5"},
		{"FC-G15 heavy weapons of the other side", "a hand knife hill; b hand light-machine-gun; phase opportunity; can play light-machine-gun; do pass; do open knife M; can play light-machine-gun"},
		{"FC-G17 each card is its own attack", "a hand bolt-action-rifle carbine; phase position; roll 3 1 4 1; do play carbine; b has men 8; do play bolt-action-rifle; b has men 5"},
		{"FC-104", "b men 4; a hand bolt-action-rifle; phase position; roll 6 1; do play bolt-action-rifle; over a kills; b has men 0"},
		{"FC-G48 no more than are there", "b men 4; a hand bolt-action-rifle; phase position; roll 4 1; do play bolt-action-rifle; b has men 1"},
		{"FC-248 FC-G39", "b in hedge-row; b pinned; a hand encircled encircled bolt-action-rifle scout; phase position; do play encircled; do play encircled; roll 3 3; do play bolt-action-rifle; b has men 6"},
		{"!FC-248", "a hand encircled bolt-action-rifle; phase position; cant play encircled"},
		{"FC-G39 until the terrain is left", "a pinned; b hand encircled; a hand knife; phase return; do play encircled; a has pinned true; phase movement; do open knife M; discarded encircled"},
	})
}

func TestRallyAndDiscard(t *testing.T) {
	follow(t, []ruling{
		{"FC-085 FC-086 FC-051 !FC-087", "a pinned; roll 4; phase rally; a has pinned true"},
		{"FC-085 FC-087 !FC-086", "a pinned; roll 5; phase rally; a has pinned false"},
		{"!FC-085 FC-G46", "b pinned; phase rally; b has pinned true"},
		{"FC-089 FC-201", "a pinned; a hand leadership; phase rally; roll 3; do play leadership; a has pinned false"},
		{"FC-203", "a pinned; a hand patriotism; phase rally; roll 3; do play patriotism; a has pinned false"},
		{"FC-204", "a pinned; a hand camaraderie; phase rally; roll 3; do play camaraderie; a has pinned false"},
		{"FC-207", "a pinned; b hand confusion; phase rally; asked b; roll 5; do play confusion; a has pinned true"},
		{"FC-208", "a pinned; b hand exhaustion; phase rally; asked b; roll 6; do play exhaustion; a has pinned false"},
		{"FC-089 they add up", "a pinned; a hand leadership patriotism; b hand exhaustion; phase rally; do play leadership; do play exhaustion; roll 2; do play patriotism; a has pinned false"},
		{"FC-090", "a american; a pinned; roll 4; phase rally; a has pinned false"},
		{"FC-090 Germans", "a german; a pinned; roll 4; phase rally; a has pinned false"},
		{"!FC-090", "a russian; a pinned; roll 4; phase rally; a has pinned true"},
		{"FC-091", "phase discard; do extra; a has cards 1; asked b"},
		{"!FC-091 who attacked", "a hand bolt-action-rifle scout; phase position; roll 1 1; do play bolt-action-rifle; do pass; cant extra"},
		{"!FC-091 who moved", "a hand hill scout; phase movement; do open hill M; do pass; do pass; cant extra; can play scout"},
		{"FC-091 fire in the other turn is none", "b hand bolt-action-rifle knife; phase return; roll 1 1; do play bolt-action-rifle; do extra; a has cards 1"},
		{"FC-092", "a hand knife pistol hill grenade mortar carbine; phase discard; do pass; cant pass; do discard knife; a has cards 5; discarded knife; asked b"},
		{"!FC-092", "a hand knife pistol hill grenade mortar; phase discard; do pass; a has cards 5; asked b"},
		{"FC-093", "a german; a hand knife pistol hill grenade mortar carbine garrote; phase discard; do pass; do discard hill; a has cards 6; asked b"},
		{"FC-094", "a russian; a hand knife pistol hill grenade mortar; phase discard; do pass; do discard hill; a has cards 4; asked b"},
		{"FC-G30", "a hand knife pistol hill grenade mortar; b hand minefield commander-killed; phase movement; do open knife M; roll 6 5; do play minefield; do play commander-killed; a has limit 4; do extra; do discard pistol; a has cards 4"},
		{"FC-G63", "turn 400; phase discard; do pass; over nobody unfinished"},
	})
}

// TestProgress compares progress on the nearer way to victory, in thousandths.
func TestProgress(t *testing.T) {
	for _, c := range []struct {
		men   int32 // of the enemy
		goals uint8 // of the player
		want  int
	}{{10, 0, 0}, {7, 0, 300}, {10, 1, 333}, {7, 2, 666}, {2, 1, 800}, {0, 0, 1000}} {
		p := newPosition(t, load(t))
		p.begin()
		p.State.squads[1].men, p.State.squads[0].goals = c.men, c.goals
		if got := p.rules.progress(&p.State, 0); got != c.want {
			t.Errorf("%d men left and %d objectives: %d of 1,000, want %d", c.men, c.goals, got, c.want)
		}
	}
}
