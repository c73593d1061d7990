package playtest

// Stream is an agent's own randomness, separate from the game's.
type Stream struct{ state uint64 }

// thinking separates the streams of agents from the dice of a game.
const thinking = 0x5EED_0F_7E_A6E27

// NewStream returns the stream for one seat in one game.
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

// Chance returns dice for an agent's playouts. Two playouts with the same
// Chance have the same luck.
func (r *Stream) Chance() Keyed { return Keyed{base: r.Word()} }

// Pick is like N, but uses no random bits if there is only one choice.
func (r *Stream) Pick(n int) int {
	if n < 2 {
		return 0
	}
	return r.N(n)
}
