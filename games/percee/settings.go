package percee

import (
	"maps"
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
)

// settings are the readings of the rules that game.yaml may set under
// `switches`. The comments name the decision behind the default.
type settings struct {
	Divisor     int  // of a card's value; 0 to use the column activation (G-12)
	EachSupport bool // each support counter once per round, not just one of them (G-23)
	WaitingHit  bool // waiting units can be hit (G-08)
	TigerCounts bool // Tiger 102 is never free (G-09)
	EntryRound  int  // of the reserve; 0 to use the counters (G-02)
	NoHarass    bool // (G-25)
	ExitsNeeded int  // (G-31)
	Rounds      int
	FixedSetup  bool // units start in their recommended hexes
}

// numbers and choices are the switches with the settings that they change.
var numbers = map[string]struct {
	least, most int
	of          func(*settings) *int
}{
	"activation_divisor": {0, 10, func(s *settings) *int { return &s.Divisor }},
	"cc_round":           {0, 20, func(s *settings) *int { return &s.EntryRound }},
	"exits_needed":       {1, sideUnits, func(s *settings) *int { return &s.ExitsNeeded }},
	"rounds":             {1, 20, func(s *settings) *int { return &s.Rounds }},
}

var choices = map[string]struct {
	words [2]string // off, on
	of    func(*settings) *bool
}{
	"support_per_round": {[2]string{"one", "each"}, func(s *settings) *bool { return &s.EachSupport }},
	"waiting_protected": {[2]string{"true", "false"}, func(s *settings) *bool { return &s.WaitingHit }},
	"tiger_free":        {[2]string{"true", "false"}, func(s *settings) *bool { return &s.TigerCounts }},
	"harassment":        {[2]string{"true", "false"}, func(s *settings) *bool { return &s.NoHarass }},
	"setup":             {[2]string{"free", "recommended"}, func(s *settings) *bool { return &s.FixedSetup }},
}

func (b *builder) settings() settings {
	s := settings{ExitsNeeded: 5, Rounds: 6}
	for _, name := range slices.Sorted(maps.Keys(b.Game.Switches)) {
		v := b.Game.Switches[name]
		switch number, isNumber := numbers[name]; {
		case isNumber:
			*number.of(&s) = b.number(name, v, number.least, number.most)
		case choices[name].of != nil:
			*choices[name].of(&s) = b.choice(name, v)
		default:
			known := slices.Sorted(maps.Keys(numbers))
			b.Found.Errorf(v.Pos, codeSwitch, "the rules know no switch `%s`", name).
				Hintf("%s", diag.DidYouMean(name, append(known, slices.Sorted(maps.Keys(choices))...)))
		}
	}
	return s
}

func (b *builder) number(name string, v values.Value, least, most int) int {
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.Found.Errorf(v.Pos, codeSwitch, "`%s` must be a whole number from %d to %d", name, least, most)
		return max(least, 1)
	}
	return n
}

func (b *builder) choice(name string, v values.Value) bool {
	word, _ := v.V.(string)
	if yes, ok := v.V.(bool); ok {
		word = map[bool]string{true: "true", false: "false"}[yes]
	}
	words := choices[name].words
	if word != words[0] && word != words[1] {
		b.Found.Errorf(v.Pos, codeSwitch, "`%s` must be %s or %s", name, words[0], words[1])
	}
	return word == words[1]
}
