package fireandcover

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
)

// settings are the figures and readings of the rules that game.yaml may choose
// under `switches`; what it leaves out has the value of the rulebook.
type settings struct {
	MaxTurns      int  // player turns, then the game is unfinished (FC-G63)
	Objectives    int  // to win (FC-105)
	OnMap         bool // terrain on a hex map, not on cards (FC-G60)
	EnemyTurnOnly bool // fire in the opponent's turn alone counts for morale (FC-G02)
	Lip           lip  // Stiff Upper Lip (FC-G06)
	SmokeProse    bool // Smoke spoils Opportunity Fire as the prose has it (FC-G09)
	CloserOwnTurn bool // Point Blank cards at Short range in the own turn alone (FC-G20)
	BlockedMoved  bool // a blocked squad counts as having moved (FC-G35)
	RallyBoth     bool // both squads roll in a Rally Phase (FC-G46)
	Ignores       ignores
}

// lip is what Stiff Upper Lip does.
type lip uint8

const (
	lipRally lip = iota
	lipEnemyMorale
	lipOwnMorale
)

// ignores is what a weapon that ignores cover ignores, beside the terrain.
type ignores uint8

const (
	ignoreAll ignores = iota // and all that is attached to it
	ignoreProtection
	ignoreTerrainOnly
)

// proseSmoke is the figure of the rulebook's prose, where the card says less.
const proseSmoke = -2

// numbers are the switches that are figures, with their ranges.
var numbers = []struct {
	name        string
	value       int
	least, most int
	of          func(*settings) *int
}{
	{"max_player_turns", 400, 1, 2000, func(s *settings) *int { return &s.MaxTurns }},
	{"objectives_to_win", 3, 1, 20, func(s *settings) *int { return &s.Objectives }},
}

// readings are the switches that choose among words; the first word is the
// default.
var readings = []struct {
	name  string
	words words[func(*settings)]
}{
	{"terrain", words[func(*settings)]{
		{"cards", func(*settings) {}},
		{"map", func(s *settings) { s.OnMap = true }},
	}},
	{"morale_window", words[func(*settings)]{
		{"since_last_check", func(*settings) {}},
		{"opponents_turn_only", func(s *settings) { s.EnemyTurnOnly = true }},
	}},
	{"stiff_upper_lip", words[func(*settings)]{
		{"rally_plus_1", func(s *settings) { s.Lip = lipRally }},
		{"enemy_morale_plus_1", func(s *settings) { s.Lip = lipEnemyMorale }},
		{"own_morale_minus_1", func(s *settings) { s.Lip = lipOwnMorale }},
	}},
	{"smoke_opportunity", words[func(*settings)]{
		{"card", func(*settings) {}},
		{"prose", func(s *settings) { s.SmokeProse = true }},
	}},
	{"japanese_pb_at_short", words[func(*settings)]{
		{"each_player_turn", func(*settings) {}},
		{"own_turn_only", func(s *settings) { s.CloserOwnTurn = true }},
	}},
	{"blocked_counts_as_moved", words[func(*settings)]{
		{"false", func(*settings) {}},
		{"true", func(s *settings) { s.BlockedMoved = true }},
	}},
	{"rally_scope", words[func(*settings)]{
		{"active", func(*settings) {}},
		{"both", func(s *settings) { s.RallyBoth = true }},
	}},
	{"ignored_cover", words[func(*settings)]{
		{"terrain_and_attached", func(*settings) {}},
		{"terrain_and_concealment", func(s *settings) { s.Ignores = ignoreProtection }},
		{"terrain_card", func(s *settings) { s.Ignores = ignoreTerrainOnly }},
	}},
}

// settings reads the switches; one that means nothing is found.
func (b *builder) settings() {
	known := []string{"squad_a", "squad_b"}
	for _, n := range numbers {
		*n.of(&b.set) = n.value
		if v, ok := b.game.Switches[n.name]; ok {
			*n.of(&b.set) = b.number(n.name, v, n.least, n.most)
		}
		known = append(known, n.name)
	}
	for _, r := range readings {
		if v, ok := b.game.Switches[r.name]; ok {
			b.reading(r.name, v, r.words)
		}
		known = append(known, r.name)
	}
	for _, name := range slices.Sorted(maps.Keys(b.game.Switches)) {
		if !slices.Contains(known, name) {
			b.found.Errorf(b.game.Switches[name].Pos, playtest.CodeSwitch, "the rules have no switch `%s`", name).
				Hintf("they have: %s", strings.Join(known, ", "))
		}
	}
}

func (b *builder) number(name string, v carddata.Value, least, most int) int {
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` must be a whole number from %d to %d, but is %v", name, least, most, v.V)
	}
	return n
}

func (b *builder) reading(name string, v carddata.Value, w words[func(*settings)]) {
	choose, ok := w.find(fmt.Sprint(v.V)) // false and true are no words in YAML
	if !ok {
		b.found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` cannot be %v", name, v.V).
			Hintf("it is one of: %s", strings.Join(w.names(), ", "))
		return
	}
	choose(&b.set)
}

// StiffLip gives the option the effect of another reading, by as much as is
// printed.
func (s *settings) StiffLip(it *item) {
	by := max(it.amount, -it.amount)
	switch s.Lip {
	case lipEnemyMorale:
		it.roll, it.onEnemy, it.amount, it.roles = inMorale, true, by, byInactive
	case lipOwnMorale:
		it.roll, it.onEnemy, it.amount, it.roles = inMorale, false, -by, byActive
	default:
		return
	}
	it.windows = windowsOf(inMorale)
}
