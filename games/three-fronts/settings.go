package threefronts

import "punchboard/playtest/rulebook"

// settings are the numbers and readings of the rules that game.yaml may set
// under `switches`; the defaults are those of the rulebook.
type settings struct {
	AutoWinRounds  int // rounds before three fronts win (TF-G07)
	StartHand      int // Tactics cards at the start (TF-G32)
	MaxTurns       int // player turns after which the game is unfinished (TF-G52)
	FirstHandicap  int // Squad cards fewer in the first turn of the game: no rule, for variants
	SecondHand     int // Tactics cards more for the second player at the start: no rule, for variants
	HandLimit      int // TF-027
	SquadsDrawn    int // TF-017
	TacticsDrawn   int // TF-026
	UnitsToWin     int // TF-004
	RoutEveryPhase bool
	RoutAtOnce     bool // TF-G10
	RallyBoth      bool // TF-G11
	LeaderNear     bool // TF-G13
	FireAtAll      bool // defenders' fire may hit idle units: TF-G22
	RetryMove      bool // a unit whose move was canceled may move again this turn
}

// switches are the switches of game.yaml, with the values of the rulebook.
var switches = rulebook.Switches[settings]{
	Figures: rulebook.NumberSwitches[settings]{
		{"auto_win_after_rounds", 2, 0, 400, func(s *settings) *int { return &s.AutoWinRounds }},
		{"start_hand", 0, 0, 20, func(s *settings) *int { return &s.StartHand }},
		{"first_turn_handicap", 0, 0, maxSquads, func(s *settings) *int { return &s.FirstHandicap }},
		{"second_player_hand", 0, 0, 20, func(s *settings) *int { return &s.SecondHand }},
		{"max_player_turns", 400, 1, 2000, func(s *settings) *int { return &s.MaxTurns }},
		{"hand_limit", 7, 0, maxTactics, func(s *settings) *int { return &s.HandLimit }},
		{"squads_drawn", 3, 1, maxSquads, func(s *settings) *int { return &s.SquadsDrawn }},
		{"tactics_drawn", 2, 0, maxTactics, func(s *settings) *int { return &s.TacticsDrawn }},
		{"units_to_win", 10, 1, maxSquads, func(s *settings) *int { return &s.UnitsToWin }},
	},
	Readings: rulebook.WordSwitches[settings]{
		{"rout_check", rulebook.Words[func(*settings)]{
			{"owner_after_rally", func(*settings) {}},
			{"every_rally_phase", func(s *settings) { s.RoutEveryPhase = true }},
			{"immediate", func(s *settings) { s.RoutAtOnce = true }},
		}},
		{"rally_scope", rulebook.Words[func(*settings)]{
			{"active", func(*settings) {}},
			{"both", func(s *settings) { s.RallyBoth = true }},
		}},
		{"leader_rally_range", rulebook.Words[func(*settings)]{
			{"any", func(*settings) {}},
			{"same_front", func(s *settings) { s.LeaderNear = true }},
		}},
		{"defensive_targets", rulebook.Words[func(*settings)]{
			{"assaulting", func(*settings) {}},
			{"all_on_front", func(s *settings) { s.FireAtAll = true }},
		}},
		{"cancelled_move", rulebook.Words[func(*settings)]{
			{"spent", func(*settings) {}},
			{"retry", func(s *settings) { s.RetryMove = true }},
		}},
	},
}
