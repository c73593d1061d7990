package lineandreserve

import "punchboard/playtest/rulebook"

// settings are the numbers and readings of the rules that game.yaml may set under
// `switches`. The defaults are those of the rulebook; the comments name the decision
// behind each.
type settings struct {
	ReserveLeast int // LR-002
	ReserveMost  int // LR-001
	StartUnits   int // LR-004
	StartOrders  int // LR-010
	HandUnits    int // LR-124
	HandOrders   int // LR-125
	Points       int // LR-130
	OverrunTurns int // LR-131
	MaxTurns     int

	OpenTargets     bool // LG-53
	LineRevealed    bool // LG-64
	InitiativeFirst bool // LG-47
	PlusOnes        int  // LG-48
	WinnerChooses   bool // LG-15
	TieSpends       bool // LG-66
	Modified        bool // LG-09
	FireAtSelf      bool // LG-13
	Redeclare       bool // LG-18
	LostTakesTurn   bool // LG-68
	WeaponsEarly    bool // LG-21
	ShortGoesOn     bool // LG-69
	MobileBonus     int  // LG-62
	JamsAll         bool // LG-63
	ShiftAtOnce     bool // LG-30
	FirstTurnFree   bool // LG-38
	CounterAtOnce   bool // LG-39
	CrewPerishes    bool // LG-36
	CrewsScoreNot   bool // LG-73
	NamedDraws      bool // LG-74
	AirOpposes      bool // LG-76
	SameHolder      bool // LG-76
	IdleNeither     bool // LG-50
	LostCrewOnly    bool // LG-78
	NoCommitLimit   bool // LG-52
	ScoredOnce      bool // LG-35
	KeepUncrewed    bool // LG-35
}

// reading is a switch with two words; the first is the reading of the rulebook.
func reading(name, off, on string, of func(*settings) *bool) struct {
	Name  string
	Words rulebook.Words[func(*settings)]
} {
	return struct {
		Name  string
		Words rulebook.Words[func(*settings)]
	}{name, rulebook.Words[func(*settings)]{
		{Name: off, Mean: func(s *settings) { *of(s) = false }},
		{Name: on, Mean: func(s *settings) { *of(s) = true }},
	}}
}

// switches are the switches of game.yaml, with the values of the rulebook.
var switches = rulebook.Switches[settings]{
	Figures: rulebook.NumberSwitches[settings]{
		{Name: "reserves_least", Value: 80, Least: 0, Most: 1000, Of: func(s *settings) *int { return &s.ReserveLeast }},
		{Name: "reserves_most", Value: 100, Least: 1, Most: 1000, Of: func(s *settings) *int { return &s.ReserveMost }},
		{Name: "start_units", Value: 4, Least: 0, Most: 20, Of: func(s *settings) *int { return &s.StartUnits }},
		{Name: "start_commands", Value: 3, Least: 0, Most: 20, Of: func(s *settings) *int { return &s.StartOrders }},
		{Name: "hand_units", Value: 7, Least: 1, Most: perSide, Of: func(s *settings) *int { return &s.HandUnits }},
		{Name: "hand_commands", Value: 5, Least: 0, Most: maxCopies, Of: func(s *settings) *int { return &s.HandOrders }},
		{Name: "points_to_win", Value: 51, Least: 1, Most: 1000, Of: func(s *settings) *int { return &s.Points }},
		{Name: "overrun_turns", Value: 3, Least: 1, Most: 60, Of: func(s *settings) *int { return &s.OverrunTurns }},
		{Name: "max_turns", Value: 60, Least: 1, Most: 1000, Of: func(s *settings) *int { return &s.MaxTurns }},
		{Name: "plus_one_per_roll", Value: 1, Least: 0, Most: 5, Of: func(s *settings) *int { return &s.PlusOnes }},
		{Name: "mobile_artillery_bonus", Value: 0, Least: 0, Most: 4, Of: func(s *settings) *int { return &s.MobileBonus }},
	},
	Readings: rulebook.WordSwitches[settings]{
		reading("declaration", "secret", "alternate", func(s *settings) *bool { return &s.OpenTargets }),
		reading("mobile_line", "secret", "revealed", func(s *settings) *bool { return &s.LineRevealed }),
		reading("command_order", "fewer_points", "initiative", func(s *settings) *bool { return &s.InitiativeFirst }),
		reading("initiative_winner", "attacks_first", "chooses", func(s *settings) *bool { return &s.WinnerChooses }),
		reading("initiative_tie", "keeps_bonus", "spends_bonus", func(s *settings) *bool { return &s.TieSpends }),
		reading("specials", "natural", "modified", func(s *settings) *bool { return &s.Modified }),
		reading("friendly_fire_self", "false", "true", func(s *settings) *bool { return &s.FireAtSelf }),
		reading("lost_target", "void", "redeclare", func(s *settings) *bool { return &s.Redeclare }),
		reading("lost_attack", "dropped", "takes_a_turn", func(s *settings) *bool { return &s.LostTakesTurn }),
		reading("weapons_chosen", "at_resolution", "at_declaration", func(s *settings) *bool { return &s.WeaponsEarly }),
		reading("short_assault", "void", "continues", func(s *settings) *bool { return &s.ShortGoesOn }),
		reading("jams_stop_rockets", "false", "true", func(s *settings) *bool { return &s.JamsAll }),
		reading("line_shift", "checks", "at_once", func(s *settings) *bool { return &s.ShiftAtOnce }),
		reading("first_flight_turn", "counts", "free", func(s *settings) *bool { return &s.FirstTurnFree }),
		reading("counter_start", "next_phase", "this_phase", func(s *settings) *bool { return &s.CounterAtOnce }),
		reading("crew_without_captor", "survives", "perishes", func(s *settings) *bool { return &s.CrewPerishes }),
		reading("crew_scores", "true", "false", func(s *settings) *bool { return &s.CrewsScoreNot }),
		reading("free_draws", "one_by_one", "together", func(s *settings) *bool { return &s.NamedDraws }),
		reading("overrun_opposed_by", "land", "any", func(s *settings) *bool { return &s.AirOpposes }),
		reading("overrun_unit", "any", "same", func(s *settings) *bool { return &s.SameHolder }),
		reading("overrun_idle", "true", "false", func(s *settings) *bool { return &s.IdleNeither }),
		reading("lone_crew", "any_idle", "lost_only", func(s *settings) *bool { return &s.LostCrewOnly }),
		reading("commit_limit", "7", "none", func(s *settings) *bool { return &s.NoCommitLimit }),
		reading("captured_scores_again", "true", "false", func(s *settings) *bool { return &s.ScoredOnce }),
		reading("captured_without_crew", "removed", "kept", func(s *settings) *bool { return &s.KeepUncrewed }),
	},
}

// otherSwitches are read elsewhere.
var otherSwitches = []string{reserveNames[0], reserveNames[1], "situation"}

// settings reads the switches.
func (b *builder) settings(d *data) { switches.Read(b.Reader, &d.set, otherSwitches...) }
