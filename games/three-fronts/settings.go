package threefronts

import (
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
)

// settings are the figures and readings of the rules that game.yaml may choose
// under `switches`; what it leaves out has the value of the rulebook.
type settings struct {
	AutoWinRounds  int // rounds before three fronts win (TF-G07)
	StartHand      int // Tactics cards at the start (TF-G32)
	MaxTurns       int // player turns, then the game is unfinished (TF-G52)
	HandLimit      int // TF-027
	SquadsDrawn    int // TF-017
	TacticsDrawn   int // TF-026
	UnitsToWin     int // TF-004
	RoutEveryPhase bool
	RoutAtOnce     bool // TF-G10
	RallyBoth      bool // TF-G11
	LeaderNear     bool // TF-G13
	FireAtAll      bool // defenders' fire may hit idle units: TF-G22
}

// numbers are the switches that are figures, with their ranges.
var numbers = []struct {
	name        string
	value       int
	least, most int
	of          func(*settings) *int
}{
	{"auto_win_after_rounds", 2, 0, 400, func(s *settings) *int { return &s.AutoWinRounds }},
	{"start_hand", 0, 0, 20, func(s *settings) *int { return &s.StartHand }},
	{"max_player_turns", 400, 1, 2000, func(s *settings) *int { return &s.MaxTurns }},
	{"hand_limit", 7, 0, maxTactics, func(s *settings) *int { return &s.HandLimit }},
	{"squads_drawn", 3, 1, maxSquads, func(s *settings) *int { return &s.SquadsDrawn }},
	{"tactics_drawn", 2, 0, maxTactics, func(s *settings) *int { return &s.TacticsDrawn }},
	{"units_to_win", 10, 1, maxSquads, func(s *settings) *int { return &s.UnitsToWin }},
}

// readings are the switches that choose among words; the first word is the
// default.
var readings = []struct {
	name  string
	words words[func(*settings)]
}{
	{"rout_check", words[func(*settings)]{
		{"owner_after_rally", func(*settings) {}},
		{"every_rally_phase", func(s *settings) { s.RoutEveryPhase = true }},
		{"immediate", func(s *settings) { s.RoutAtOnce = true }},
	}},
	{"rally_scope", words[func(*settings)]{
		{"active", func(*settings) {}},
		{"both", func(s *settings) { s.RallyBoth = true }},
	}},
	{"leader_rally_range", words[func(*settings)]{
		{"any", func(*settings) {}},
		{"same_front", func(s *settings) { s.LeaderNear = true }},
	}},
	{"defensive_targets", words[func(*settings)]{
		{"assaulting", func(*settings) {}},
		{"all_on_front", func(s *settings) { s.FireAtAll = true }},
	}},
}

func (b *builder) settings() (s settings) {
	for _, n := range numbers {
		*n.of(&s) = n.value
		if v, ok := b.game.Switches[n.name]; ok {
			*n.of(&s) = b.number(n.name, v, n.least, n.most)
		}
	}
	for _, r := range readings {
		if v, ok := b.game.Switches[r.name]; ok {
			b.reading(r.name, v, r.words, &s)
		}
	}
	return s
}

func (b *builder) number(name string, v carddata.Value, least, most int) int {
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` must be a whole number from %d to %d, but is %v", name, least, most, v.V)
	}
	return n
}

func (b *builder) reading(name string, v carddata.Value, w words[func(*settings)], s *settings) {
	word, _ := v.V.(string)
	choose, ok := w.find(word)
	if !ok {
		b.found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` cannot be %v", name, v.V).
			Hintf("it is one of: %s", strings.Join(w.names(), ", "))
		return
	}
	choose(s)
}
