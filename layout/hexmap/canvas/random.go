package canvas

import (
	"punchboard/geom"
	"punchboard/geom/hex"
)

// RandomStream is a stream of numbers that look thrown and are not: each hex has its
// own by its coordinates and the map's seed, so that a map looks the same on
// every computer, and a change to one hex leaves all others as they were.
type RandomStream uint64

// What the streams of random numbers are for: two that share a purpose would move
// together.
const (
	ForTrees uint64 = iota + 1
	ForGlades
	ForTones
	ForBushes
	ForTufts
	ForGrains
	ForDunes
	ForWaves
	ForParcels
	ForHouses
	ForBlocks
	ForRubble
	ForRelief
	ForEars
	ForWorks
	ForMeander
	ForRoads
	ForMottling
	ForHedges
	ForVariants
)

// seed is what all random numbers of a map begin with.
type seed uint64

// RandomIn begins the stream of a hex for one purpose.
func (from seed) RandomIn(h hex.Hex, purpose uint64) RandomStream {
	return from.RandomAt(h.Q, h.R, purpose)
}

// RandomAt begins the stream of any two whole numbers.
func (from seed) RandomAt(q, r int, purpose uint64) RandomStream {
	s := RandomStream(from)
	for _, v := range [...]uint64{uint64(int64(q)), uint64(int64(r)), purpose} {
		s = RandomStream(s.next() ^ v*0x9E3779B97F4A7C15)
	}
	s.next()
	return s
}

// next is SplitMix64 (Steele, Lea and Flood 2014).
func (s *RandomStream) next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Unit returns a number from 0 to less than 1.
func (s *RandomStream) Unit() float64 { return float64(s.next()>>11) / (1 << 53) }

// Between returns a number from lo to less than hi.
func (s *RandomStream) Between(lo, hi float64) float64 { return lo + (hi-lo)*s.Unit() }

// Below returns a whole number from 0 to less than n.
func (s *RandomStream) Below(n int) int { return int(s.Unit() * float64(n)) }

// Near returns a place at most r away along each axis.
func (s *RandomStream) Near(r float64) geom.Vec { return geom.V(s.Between(-r, r), s.Between(-r, r)) }

// Noise returns a smooth random height of -1 to 1 at a place: value noise whose
// hills lie about size apart.
func (from seed) Noise(v geom.Vec, size float64, purpose uint64) float64 {
	x, y := v.X/size, v.Y/size
	i, j := Floor(x), Floor(y)
	corner := func(di, dj int) float64 {
		s := from.RandomAt(i+di, j+dj, purpose)
		return s.Between(-1, 1)
	}
	fx, fy := SmoothStep(x-float64(i)), SmoothStep(y-float64(j))
	top := corner(0, 0) + (corner(1, 0)-corner(0, 0))*fx
	foot := corner(0, 1) + (corner(1, 1)-corner(0, 1))*fx
	return top + (foot-top)*fy
}

// Floor returns the greatest whole number that is not above f.
func Floor(f float64) int {
	n := int(f)
	if float64(n) > f {
		n--
	}
	return n
}

// SmoothStep bends a straight way from 0 to 1 so that it starts and ends level.
func SmoothStep(t float64) float64 { return t * t * (3 - 2*t) }
