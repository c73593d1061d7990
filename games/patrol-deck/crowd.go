package patroldeck

import (
	"math/bits"

	"punchboard/playtest"
)

// window is a set of the squares around a square, itself included: nine bits,
// row by row from the southwest.
type window uint16

// middleOf is the square in the middle.
const middleOf window = 1 << 4

// window returns the neighbor in a direction.
func (d direction) window() window {
	return 1 << (4 + along[d][0] + 3*along[d][1])
}

// around returns which squares around a square hold live figures of a side.
func (s *State) around(q square, side playtest.Seat) window {
	x, y := int(xOf[q]), int(yOf[q])
	rows := &s.crowd[side]
	return window(rows[y]>>x&7 | rows[y+1]>>x&7<<3 | rows[y+2]>>x&7<<6)
}

// stand puts a figure on a square of a ground, without taking it from another.
func (s *State) stand(f figure, q square, on *ground) {
	s.at[f], s.board[q] = q, f
	s.crowd[f.side()][yOf[q]+1] |= 1 << (xOf[q] + 1)
	s.housed.remove(f)
	if on.building[q] != 0 {
		s.housed.add(f)
	}
}

// clear takes a figure from its square.
func (s *State) clear(f figure) {
	q := s.at[f]
	s.board[q] = nobody
	s.crowd[f.side()][yOf[q]+1] &^= 1 << (xOf[q] + 1)
}

// inContact reports whether an enemy of a side is in contact with a square.
func (r *Rules) inContact(s *State, q square, side playtest.Seat) bool {
	return s.around(q, side.Other())&r.data.ground.touch[q] != 0
}

// touching returns the enemies in contact with a figure.
func (r *Rules) touching(s *State, f figure) (set squad) {
	at := s.at[f]
	for w := s.around(at, f.side().Other()) & r.data.ground.touch[at]; w != 0; w &= w - 1 {
		set |= 1 << s.board[w.lowest(at)].nth()
	}
	return set
}

// lowest returns the first square of a window that is not empty, around a square.
func (w window) lowest(at square) square {
	n := bits.TrailingZeros16(uint16(w))
	return square(int(at) + n%3 - 1 + (n/3-1)*stride)
}
