package playtest

// playout plays on from a decision, with policy for both sides, and returns what
// the end is worth to one player. If the catalog says what a lead is worth, it
// looks only some turns ahead: over many turns, luck would hide what one choice
// is worth.
type playout[S any] struct {
	rules  Rules[S]
	seat   Seat // the player that thinks
	policy [Seats]chooser[S]

	horizon int // the turn at whose start playouts end
	state   S
	luck    Keyed
	streams [Seats]Stream
}

// A playout looks at least ahead decisions ahead and ends at the start of the first
// turn after them, or after farthest decisions if that turn is a long one.
const ahead, farthest = 30, 90

// longest is the maximum number of decisions in a playout; a longer one counts
// as a draw.
const longest = 5000

// noHorizon lets playouts go to the end of the game.
const noHorizon = 1 << 30

// lookAhead sets the horizon by one playout of policy's own choice.
func (f *playout[S]) lookAhead(s *S, first Action, luck uint64) {
	f.horizon = noHorizon
	if f.rules.Catalog().Decisive == 0 {
		return
	}
	f.deal(s, first, luck)
	for range ahead {
		if !f.step() {
			return
		}
	}
	f.horizon = f.rules.Outcome(&f.state).Turns + 1
}

// play returns what a choice is worth to the thinking player.
func (f *playout[S]) play(s *S, a Action, luck uint64) int {
	f.deal(s, a, luck)
	for steps := range longest {
		if f.horizon != noHorizon {
			if o := f.rules.Outcome(&f.state); (o.Turns >= f.horizon || steps == farthest) && f.rules.Actor(&f.state) != Nobody {
				return f.lead(o)
			}
		}
		if !f.step() {
			return f.worth()
		}
	}
	return 0
}

// deal begins a playout: it redeals what the player cannot see and applies the
// choice.
func (f *playout[S]) deal(s *S, a Action, luck uint64) {
	f.luck = Keyed{base: luck}
	f.state = *s
	f.rules.Redeal(&f.state, f.seat, &f.luck)
	f.rules.Apply(&f.state, a, &f.luck, nil)
	for seat := range Seats {
		f.policy[seat].begin(f.rules, Seat(seat))
		f.streams[seat] = NewStream(luck, 0, Seat(seat))
	}
}

// step plays one decision. It returns false when there is none: the game is
// over, or the rules offer no legal action. That fault is reported when the game
// itself is played, not here.
func (f *playout[S]) step() bool {
	actor := f.rules.Actor(&f.state)
	if actor == Nobody {
		return false
	}
	a, choices := f.policy[actor].choose(&f.state, &f.streams[actor])
	if choices == 0 {
		return false
	}
	f.rules.Apply(&f.state, a, &f.luck, nil)
	return true
}

// victory is what a win is worth, compared with leads.
const victory = 1000

// worth rates the end of a playout: the winner first, then the margin.
func (f *playout[S]) worth() int {
	if f.rules.Actor(&f.state) != Nobody {
		return 0
	}
	o := f.rules.Outcome(&f.state)
	switch o.Winner {
	case Nobody:
		return f.lead(o)
	case f.seat:
		return f.lead(o) + victory
	}
	return f.lead(o) - victory
}

// lead returns what a margin is worth to the player, always less than a victory.
// If the catalog does not say, a lead is worth almost nothing.
func (f *playout[S]) lead(o Outcome) int {
	margin, decisive, most := int(o.Margin), f.rules.Catalog().Decisive, victory*9/10
	if decisive == 0 {
		decisive, most = victory, victory/10
	}
	if f.seat == 1 {
		margin = -margin
	}
	return min(max(margin*victory/decisive, -most), most)
}
