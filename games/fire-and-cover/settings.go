package fireandcover

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// settings are the numbers and readings of the rules that game.yaml may set
// under `switches`; the defaults are those of the rulebook.
type settings struct {
	MaxTurns      int          // player turns after which the game is unfinished (FC-G63)
	Objectives    int          // to win (FC-105)
	Squads        int          // of each player (FC-129)
	OnMap         bool         // terrain on a hex map, not on cards (FC-G60)
	EnemyTurnOnly bool         // only fire in the opponent's turn counts for morale (FC-G02)
	Lip           upperLipRule // reading of Stiff Upper Lip (FC-G06)
	SmokeProse    bool         // Smoke hampers Opportunity Fire as the rulebook's text has it (FC-G09)
	CloserOwnTurn bool         // Point Blank cards at Short range only in the player's own turn (FC-G20)
	BlockedMoved  bool         // a blocked squad counts as having moved (FC-G35)
	RallyBoth     bool         // both squads roll in a Rally Phase (FC-G46)
	Ignores       ignores
}

// upperLipRule is the effect of Stiff Upper Lip.
type upperLipRule uint8

const (
	lipRally upperLipRule = iota
	lipEnemyMorale
	lipOwnMorale
)

// ignores is what a weapon that ignores cover ignores besides the terrain.
type ignores uint8

const (
	ignoreAll ignores = iota // also everything attached to it
	ignoreProtection
	ignoreTerrainOnly
)

// proseSmoke is the modifier in the rulebook's text; the card has a smaller
// one.
const proseSmoke = -2

// switches are the switches of game.yaml, with the values of the rulebook.
var switches = rulebook.Switches[settings]{
	Figures: rulebook.NumberSwitches[settings]{
		{"max_player_turns", 400, 1, 2000, func(s *settings) *int { return &s.MaxTurns }},
		{"squads", 1, 1, maxSquads, func(s *settings) *int { return &s.Squads }},
		{"objectives_to_win", 3, 1, 20, func(s *settings) *int { return &s.Objectives }},
	},
	Readings: rulebook.WordSwitches[settings]{
		{"terrain", rulebook.Words[func(*settings)]{
			{"cards", func(*settings) {}},
			{"map", func(s *settings) { s.OnMap = true }},
		}},
		{"morale_window", rulebook.Words[func(*settings)]{
			{"since_last_check", func(*settings) {}},
			{"opponents_turn_only", func(s *settings) { s.EnemyTurnOnly = true }},
		}},
		{"stiff_upper_lip", rulebook.Words[func(*settings)]{
			{"rally_plus_1", func(s *settings) { s.Lip = lipRally }},
			{"enemy_morale_plus_1", func(s *settings) { s.Lip = lipEnemyMorale }},
			{"own_morale_minus_1", func(s *settings) { s.Lip = lipOwnMorale }},
		}},
		{"smoke_opportunity", rulebook.Words[func(*settings)]{
			{"card", func(*settings) {}},
			{"prose", func(s *settings) { s.SmokeProse = true }},
		}},
		{"japanese_pb_at_short", rulebook.Words[func(*settings)]{
			{"each_player_turn", func(*settings) {}},
			{"own_turn_only", func(s *settings) { s.CloserOwnTurn = true }},
		}},
		{"blocked_counts_as_moved", rulebook.Words[func(*settings)]{
			{"false", func(*settings) {}},
			{"true", func(s *settings) { s.BlockedMoved = true }},
		}},
		{"rally_scope", rulebook.Words[func(*settings)]{
			{"active", func(*settings) {}},
			{"both", func(s *settings) { s.RallyBoth = true }},
		}},
		{"ignored_cover", rulebook.Words[func(*settings)]{
			{"terrain_and_attached", func(*settings) {}},
			{"terrain_and_concealment", func(s *settings) { s.Ignores = ignoreProtection }},
			{"terrain_card", func(s *settings) { s.Ignores = ignoreTerrainOnly }},
		}},
	},
}

// squadSwitches choose the nationalities; see readSquads.
var squadSwitches = [playtest.Seats]string{"squad_a", "squad_b"}

// settings reads the switches and reports unknown ones. Only on the map do several
// squads of a player have places and ranges of their own.
func (b *builder) settings() {
	switches.Read(b.Reader, &b.set, squadSwitches[:]...)
	b.set.Squads = min(max(b.set.Squads, 1), maxSquads) // whatever was reported
	if v := b.Game.Switches["squads"]; b.set.Squads > 1 && !b.set.OnMap {
		b.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `squads` can be more than 1 only with `terrain: map`").
			Hintf("play the variant hex-map, or set `squads: 1`")
	}
}

// StiffLip gives the option the effect of the chosen reading, with the printed
// amount.
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
