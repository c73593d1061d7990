package playtest

// Rater is implemented by rules for two players that can rate a position of a game that is
// not over.
// Players that think ahead then go by the rating instead of the margin, which may not
// count what is about to win, such as units that are close to their goal.
type Rater[S any] interface {
	// Rate returns how far seat 0 is ahead, from -1000, as good as lost, to 1000, as
	// good as won; 0 if both sides are equally likely to win. It depends only on what
	// both players see.
	Rate(s *S) int
}

// Scorer is implemented by rules for more than two players: Outcome.Margin compares only
// two. Each player that thinks ahead seeks its own best score.
type Scorer[S any] interface {
	// Score returns how far a player is ahead of the best of the others, in the game's
	// own points; it is negative behind. It depends only on what all players see.
	Score(s *S, seat Seat) int
}

// playout plays on from a decision, with policy for all seats, and returns what
// the end is worth to one player. If the rules rate positions or the catalog says
// what a lead is worth, it looks only some turns ahead: over many turns, luck would
// hide what one choice is worth.
type playout[S any] struct {
	rules  Rules[S]
	seats  int
	rater  Rater[S]  // nil if the rules do not rate positions, or are not for two
	scorer Scorer[S] // nil if the rules do not say how far each player is ahead
	seat   Seat      // the player that thinks
	policy [MaxSeats]chooser[S]

	horizon int // the turn at whose start playouts end
	state   S
	luck    Keyed
	streams [MaxSeats]Stream
}

func newPlayout[S any](policy Player[S]) (f playout[S]) {
	for seat := range MaxSeats {
		f.policy[seat] = newChooser(policy)
	}
	return f
}

// sit looks up what the rules say of positions.
func (f *playout[S]) sit(r Rules[S]) {
	f.seats = r.Catalog().NumSeats()
	f.scorer, _ = r.(Scorer[S])
	f.rater = nil
	if f.seats == Seats {
		f.rater, _ = r.(Rater[S])
	}
}

// A playout looks at least ahead decisions ahead and ends at the start of the first
// turn after them, or after farthest decisions if that turn is a long one. If the
// rules rate positions, it ends anywhere.
const ahead, farthest = 30, 90

// longest is the maximum number of decisions in a playout; a longer one counts
// as a draw.
const longest = 5000

// noHorizon lets playouts go to the end of the game.
const noHorizon = 1 << 30

// lookAhead sets the horizon by one playout of policy's own choice.
func (f *playout[S]) lookAhead(s *S, first Action, luck uint64) {
	f.horizon = noHorizon
	if f.rater != nil || f.rules.Catalog().Decisive == 0 {
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
		if f.farEnough(steps) && f.rules.Actor(&f.state) != Nobody {
			return f.rating()
		}
		if !f.step() {
			return f.worth()
		}
	}
	return 0
}

// farEnough reports whether a playout ends here, though the game may not be over.
func (f *playout[S]) farEnough(steps int) bool {
	switch {
	case f.rater != nil:
		return steps == ahead
	case f.horizon == noHorizon:
		return false
	}
	return steps == farthest || f.rules.Outcome(&f.state).Turns >= f.horizon
}

// deal begins a playout: it redeals what the player cannot see and applies the
// choice.
func (f *playout[S]) deal(s *S, a Action, luck uint64) {
	f.luck = Keyed{base: luck}
	f.state = *s
	f.rules.Redeal(&f.state, f.seat, &f.luck)
	f.rules.Apply(&f.state, a, &f.luck, nil)
	for seat := range f.seats {
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

// victory is what a win is worth, compared with leads and ratings.
const victory = 1000

// worth rates the end of a playout: the winner first, then the margin, which a rating
// does not know.
func (f *playout[S]) worth() int {
	if f.rules.Actor(&f.state) != Nobody {
		return f.drawn()
	}
	o := f.rules.Outcome(&f.state)
	lead := 0
	if f.rater == nil {
		lead = f.lead(o)
	}
	switch o.Winner {
	case Nobody:
		return lead + f.drawn()
	case f.seat:
		return lead + victory
	}
	return lead - victory
}

// drawn returns what a draw is worth: the share of a win that each player gets, which is
// half a win for two.
func (f *playout[S]) drawn() int { return 2*victory/f.seats - victory }

// rating returns what a position of a game that is not over is worth to the player.
func (f *playout[S]) rating() int {
	if f.rater == nil {
		return f.lead(f.rules.Outcome(&f.state))
	}
	rating := min(max(f.rater.Rate(&f.state), -victory), victory)
	if f.seat == 1 {
		return -rating
	}
	return rating
}

// lead returns what a margin is worth to the player, always less than a victory.
// If the catalog does not say, a lead is worth almost nothing.
func (f *playout[S]) lead(o Outcome) int {
	margin, decisive, most := f.ahead(o), f.rules.Catalog().Decisive, victory*9/10
	if decisive == 0 {
		decisive, most = victory, victory/10
	}
	return min(max(margin*victory/decisive, -most), most)
}

// ahead returns how far the player is ahead. In a game for more than two whose rules keep
// no score, nobody is.
func (f *playout[S]) ahead(o Outcome) int {
	switch {
	case f.scorer != nil:
		return f.scorer.Score(&f.state, f.seat)
	case f.seats > Seats:
		return 0
	case f.seat == 1:
		return -int(o.Margin)
	}
	return int(o.Margin)
}
