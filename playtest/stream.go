package playtest

// Stream is an agent's own randomness, apart from the game's.
type Stream struct{ state uint64 }

// thinking keeps streams of agents apart from the dice of a game.
const thinking = 0x5EED_0F_7E_A6E27

// NewStream returns the stream of one seat in one game.
func NewStream(seed, game uint64, seat Seat) Stream {
	return Stream{state: mix(mix(mix(seed^thinking)^game) + uint64(seat))}
}

// Word returns 64 random bits.
func (r *Stream) Word() uint64 {
	r.state += gamma
	return mix(r.state)
}

// N returns a number from 0 to n-1, all equally likely.
func (r *Stream) N(n int) int { return int(bounded(r.Word(), uint64(n))) }

// Chance returns dice for an agent's thinking. Two tries with the same Chance
// meet the same luck.
func (r *Stream) Chance() Keyed { return Keyed{base: r.Word()} }

// Pick is N that spends nothing on a single choice.
func (r *Stream) Pick(n int) int {
	if n < 2 {
		return 0
	}
	return r.N(n)
}
