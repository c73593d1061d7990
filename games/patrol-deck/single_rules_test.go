package patroldeck

import (
	"slices"
	"testing"
)

// TestNewTurn ends a turn after some cards of each deck have been drawn.
func TestNewTurn(t *testing.T) {
	p := newPosition(t)
	reroll := uint8(slices.Index(p.cards, "reroll-reshuffle"))
	t.Run("PD-021 · every turn begins with a shuffle of the Activation deck", func(t *testing.T) {
		p.Play("A1 10/5 N; die A 3; deck red-1 red-2 reroll-reshuffle black-5; roll 5 1; start")
		if slices.Contains(p.State.activation.Discards(), reroll) {
			t.Errorf("the cards of the last turn are still drawn: %v", p.State.activation.Discards())
		}
	})
}

// TestOwnRulings plays a position for each rule that the other tests show only together with others.
func TestOwnRulings(t *testing.T) {
	follow(t, []ruling{
		{"PD-010 · Endurance sets how many wounds a figure can take: the third incapacitates", "A1 10/15 N; A3 12/15 N; P1 12/19 S wounded wounded; active A; cards us 17 24 9; order A3 shoot P1; go; is P1 down"},
		{"PD-010 · the second does not", "A1 10/15 N; A3 12/15 N; P1 12/19 S wounded; active A; cards us 17 24 9; order A3 shoot P1; go; isnt P1 down; endurance P1 1"},
		{"PD-012 · Reaction governs attempts to interrupt: 2 is below the leader's 3", "A1 10/5 N; A3 12/15 N; P1 12/19 S; active A; cards us 1; cards de 7 9 2; order A3 move W W; do enough; order P1 shoot; do enough; is P1 stunned"},
		{"PD-012 · and not below the 2 of the others", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 7; order A3 move W W; do enough; order P3 shoot; do enough; isnt P3 stunned"},
		{"PD-022 PD-023 · one die for each leader", "A1 10/5 N; A3 12/5 N; die A 3; deck red-1 red-2 reroll-reshuffle; roll 5 1; start; shows A 5; shows T 1"},
		{"PD-026 · after the dice an Activation card is drawn", "A1 10/5 N; die A 3; deck black-3; start; card black-3; asked us; can activate A"},
		{"PD-027 · leaders whose die equals the number", "A1 10/5 N; B1 12/5 N; die A 4; die B 3; deck red-3; start; card red-3; can activate B; cant activate A"},
		{"PD-033 · nobody gets an order after the results of others", "A1 10/5 N; A3 20/5 N; active A; cards us 1; order A1 move N; do enough; do enough; at A1 10/6; cant A3; can face N"},
		{"PD-035 · different actions in one unit", "A1 10/5 N stunned; A3 12/5 N; active A; cards us 1; order A1 recover; order A3 move N; go; isnt A1 stunned; at A3 12/6"},
		{"PD-036 · move, shoot, throw, reload, rally", "A1 10/15 N; A3 12/15 N empty; B1 14/15 N; P1 10/18 S; morale B 1; active A; do A1; can move; can charge; can shoot; can throw; can rally; do move; do S; do halt; do A3; can reload; do reload; cards us 1; go; isnt A3 empty"},
		{"PD-038 · when all have acted, the next card is drawn", "A1 10/5 N; B1 12/5 N; die A 3; die B 4; deck red-3 black-4; start; card red-3; do pass A; card black-4; can activate B"},
		{"PD-039 · until the reroll card appears", "A1 10/5 N; die A 3; deck red-1 reroll-reshuffle red-3; roll 5 1; start; shows A 5; shows T 1"},
		{"PD-040 · all order dice are rolled again, every Action deck is reshuffled in full", "A1 10/15 N; A3 12/15 N; P1 12/19 S; die T 3; active A; cards us 9 22; order A3 shoot P1; go; left us 48; deck reroll-reshuffle; roll 5 2 1; do pass T; shows A 5; shows P 2; shows T 1; left us 50"},
		{"PD-042 · the card after Green counts", "A1 10/5 N; die A 3; deck green black-3 red-3; start; card black-3; asked us; can activate A"},
		{"PD-044 PD-045 · elite units that activated on the last card activate again at once", "A1 10/5 N; P1 20/25 S; die A 3; die P 3; deck red-3 elite black-1; roll 1; start; do activate A; go; do activate P; go; card elite; asked us; can activate A; cant activate P; do pass A; asked de"},
		{"PD-046 · as the first card, it calls the elite units with the number of a die", "A1 10/5 N; die A 4; die T 4; deck elite black-4; roll 4 1; start; card elite; asked us; can activate A; do pass A; card black-4"},
		{"PD-047 · one or more figures may move", "A1 10/5 N; A2 12/5 N; A3 14/5 N; active A; cards us 1; order A1 move N; order A2 move N; order A3 move N; go; at A1 10/6; at A2 12/6; at A3 14/6"},
		{"PD-054 · a low wall costs 2 inches", "A1 20/5 N; A3 5/13 N; active A; cards us 23; order A3 move N N; go; at A3 5/14"},
		{"PD-055 · a doorway costs 2 inches", "A1 20/5 N; A3 10/21 N; active A; cards us 23; order A3 move N N; go; at A3 10/22"},
		{"PD-056 · a window costs 4 inches", "A1 20/5 N; A3 9/21 N; active A; cards us 13; order A3 move N N; go; at A3 9/22"},
		{"PD-062 PD-068 · short range of a rifle is up to 12 inches", "A1 10/5 N; A3 12/5 N; P1 12/17 S; active A; cards us 48 24 9; order A3 shoot P1; go; endurance P1 2"},
		{"PD-062 · and medium range begins beyond", "A1 10/5 N; A3 12/5 N; P1 12/18 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-067 PD-134 · the HtH value of the weapon counts: 3 against 2 + 2", "A1 10/5 N; A3 10/16 N; P1 10/18 S; active A; cards us 1 17; cards de 31 24; order A3 charge N; go; endurance A3 2; at A3 8/15"},
		{"PD-070 · the line of sight is checked", "A1 18/18 N; A3 18/20 N; P1 20/20 S; P2 18/25 S; active A; do A3; do shoot; can P1; cant P2; cards us 9 22; do P1; go"},
		{"PD-074 · shift 1: the target is moving", "A1 10/15 N; A3 12/15 N; P1 12/19 S moved; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-075 · shift 1: the leader is stunned", "A1 10/15 N stunned; A3 12/15 N; P1 12/19 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-075 · incapacitated", "A3 12/15 N; P1 12/19 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-075 · farther away than the command radius", "A1 25/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-075 · shooting", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 9 2 5; order A3 shoot P1; order A1 shoot P1; go; left us 46"},
		{"PD-076 · shift 1: the shooter is wounded", "A1 10/15 N; A3 12/15 N wounded; P1 12/19 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-077 PD-063 · shift 1: medium range", "A1 10/2 N; A3 12/2 N; P1 12/18 S; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-078 · shift 2: long range", "A1 20/2 N; A3 21/2 N; P1 21/28 S; active A; cards us 3; order A3 shoot P1; go; left us 49"},
		{"PD-079 · shift 2: the shooter is moving, as in fire outside the arc", "A1 10/15 N; A3 12/15 S; P1 12/19 S; active A; cards us 3 9; order A3 shoot P1; do enough; left us 48"},
		{"PD-106 · fire outside the arc counts as moving fire: two shifts", "A1 10/15 N; A3 12/15 S; P1 12/19 S; active A; cards us 3 9; order A3 shoot P1; do enough; left us 48"},
		{"PD-087 · a figure hit stays in the count", "A1 10/15 N; A3 12/15 N; P1 11/19 S; P2 12/19 S; active A; cards us 17 39 43 10; order A3 shoot P1; go; endurance P1 1; endurance P2 3"},
	})
}

// TestMoreOwnRulings goes on with target areas, melee and grenades.
func TestMoreOwnRulings(t *testing.T) {
	follow(t, []ruling{
		{"PD-033 · an order whose target has fallen is lost, though another is in sight", "A1 10/15 N; A3 12/15 N; P1 10/18 S; Q1 15/18 S; active A; cards us 17 8 43 24; order A3 shoot P1; order A1 shoot P1; go; is P1 down; endurance Q1 3; left us 46"},
		{"PD-053 · woods halve movement", "A1 20/5 N; A3 17/11 S; active A; cards us 23; order A3 move S S; go; at A3 17/10"},
		{"PD-075 · the leader is incapacitated, nearby", "A1 10/15 N wounded wounded; A3 12/15 N; P1 10/19 S; active P; cards de 17 10 9; order P1 shoot A1; go; is A1 down; morale A 0; active A; cards us 48 9; order A3 shoot P1; go; left us 48"},
		{"PD-095 · the first icon is the foxhole", "A1 10/15 N; A3 11/15 N; P1 11/18 S; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 3"},
		{"PD-095 · the fourth is the window", "A1 9/18 N; A3 9/17 N; P1 9/22 S; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 3"},
		{"PD-100 · a figure fires at an area, not at another figure", "A1 10/15 N; A3 12/15 N; P1 11/19 S; P2 12/19 S; P3 13/19 S; active A; cards us 17 1 9; order A3 shoot P3; go; endurance P1 2; endurance P3 3"},
		{"PD-102 · at one area only, even with several shots", "A1 10/15 N; A3 12/15 N; P1 12/19 S; Q1 25/19 S; active A; cards us 17 8 43 24; order A3 shoot P1; go; is P1 down; endurance Q1 3; left us 46"},
		{"PD-112 · inside woods figures fire out only within one inch of the edge", "A1 17/5 S; A3 17/10 N; A4 17/8 N; P1 17/13 S; active A; cards us 9 22 1; order A3 shoot P1; do A4; cant shoot; do move; do S; do halt; go"},
		{"PD-113 · both inside the woods: six inches", "A1 5/5 N; A3 1/7 N; A4 1/6 N; P1 1/13 S; active A; cards us 9 22 1; order A3 shoot P1; do A4; cant shoot; do move; do E; do halt; go"},
		{"PD-114 · inside a building figures fire out only from an opening", "P1 10/22 S; P3 10/23 S; A1 10/15 N; active P; cards de 9 22; order P1 shoot A1; do P3; cant shoot; do move; do N; do halt; go"},
		{"PD-115 · only figures at the openings of a building are targets", "A1 10/15 N; A3 10/16 N; P1 10/22 S; P2 10/23 S; active A; do A3; do shoot; can P1; cant P2; cards us 9 22; do P1; go"},
		{"PD-134 · with several figures only the best weapon: 3 + 2 + 1 against 4 + 2", "A1 10/17 N; A3 20/5 N; B2 11/17 N; P1 10/18 S; active A; cards us 17; cards de 4; go; at P1 8/20; left us 49"},
		{"PD-138 · a single losing figure is damaged", "A1 10/5 N; A3 10/17 N; A4 11/17 N; P1 10/18 S; active A; cards us 22; cards de 2 24; go; endurance A3 2; endurance A4 3"},
		{"PD-139 · no cover applies to that damage", "A1 20/5 N; A3 11/16 N; P3 11/18 S; active A; cards us 1 20 4; cards de 48; order A3 charge N; go; endurance P3 2"},
	})
	follow(t, []ruling{
		{"PD-135 · with several figures only the best Melee: 6 against 1 + 2 + 2", "A1 10/5 N; A3 10/17 N; P3 10/18 S; P4 11/18 S; active A; cards us 1 24; cards de 48; go; endurance P3 2; endurance A3 3"},
	}, row("records", "de-1-alpha", "unit_melee", 2))
}

// TestGradesOfLeaders calls units by the Guts of their leaders.
func TestGradesOfLeaders(t *testing.T) {
	follow(t, []ruling{
		{"PD-043 · Green calls all units with the number, except green ones", "A1 10/5 N; B1 12/5 N; die A 3; die B 3; deck green black-3 red-3; start; card black-3; can activate B; cant activate A; do pass B; asked us; card red-3; can activate A"},
	}, greenUnits)
	follow(t, []ruling{
		{"PD-041 · a green unit is one whose leader has green Guts", "A1 10/5 N; B1 12/5 N; die A 3; die B 3; deck green black-3; start; card black-3; can activate B; cant activate A"},
	}, row("records", "us-1-able-charlie", "leader_guts", "G"), row("records", "us-1-baker", "unit_guts", "G"))
	follow(t, []ruling{
		{"PD-044 · an elite unit is one whose leader has elite Guts", "A1 10/5 N; B1 12/5 N; die A 3; die B 3; deck red-3 elite; start; do activate A; go; do activate B; go; card elite; can activate B; cant activate A"},
	}, row("records", "us-1-able-charlie", "leader_guts", "R"), row("records", "us-1-able-charlie", "unit_guts", "E"))
}
