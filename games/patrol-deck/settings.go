package patroldeck

import "punchboard/playtest/rulebook"

// settings are the numbers and readings of the rules that game.yaml may set
// under `switches`. The comments name the decision behind the default.
type settings struct {
	Turns         int // of the scenario (PG-01)
	CommandRadius int // in inches (PG-10)
	TableWide     int // the battlefield, in inches
	TableHigh     int
	AreaRadius    int  // of a target area around the figure aimed at (B-09)
	MustActivate  bool // units of the card have to activate (PG-78)
	PerFigure     bool // one morale marker per figure and activation, not per hit (PG-13)
	OutnumberEach bool // +2 for each figure more (PG-33)
	SumMelee      bool // all Melee attributes of a side (PG-32)
	FoxholeAlways bool // a foxhole defends against everyone (PG-71)
	NoRally       bool // (PG-26)
	MoraleFree    bool // morale moves cannot be interrupted (PG-39)
}

// switches are the switches of game.yaml, with the values of the rulebook.
var switches = rulebook.Switches[settings]{
	Figures: rulebook.NumberSwitches[settings]{
		{"turns", 11, 1, 60, func(s *settings) *int { return &s.Turns }},
		{"command_radius_in", 12, 1, 60, func(s *settings) *int { return &s.CommandRadius }},
		{"table_wide_in", 36, 8, maxSide, func(s *settings) *int { return &s.TableWide }},
		{"table_high_in", 32, 8, maxSide, func(s *settings) *int { return &s.TableHigh }},
		{"area_radius_in", 3, 0, 12, func(s *settings) *int { return &s.AreaRadius }},
	},
	Readings: rulebook.WordSwitches[settings]{
		{"activation", twoWords("may", "must", func(s *settings) *bool { return &s.MustActivate })},
		{"morale_marker", twoWords("each_hit", "each_figure", func(s *settings) *bool { return &s.PerFigure })},
		{"outnumbering", twoWords("once", "each", func(s *settings) *bool { return &s.OutnumberEach })},
		{"melee_attribute", twoWords("best", "sum", func(s *settings) *bool { return &s.SumMelee })},
		{"foxhole_melee", twoWords("edge", "always", func(s *settings) *bool { return &s.FoxholeAlways })},
		{"rally", twoWords("true", "false", func(s *settings) *bool { return &s.NoRally })},
		{"react_to_morale_moves", twoWords("true", "false", func(s *settings) *bool { return &s.MoraleFree })},
	},
}

// twoWords returns the words for a flag that is off and on.
func twoWords(off, on string, of func(*settings) *bool) rulebook.Words[func(*settings)] {
	return rulebook.Words[func(*settings)]{
		{Name: off, Mean: func(*settings) {}},
		{Name: on, Mean: func(s *settings) { *of(s) = true }},
	}
}
