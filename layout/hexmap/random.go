package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
)

// randomStream is a stream of numbers that look thrown and are not: each hex has its
// own by its coordinates and the map's seed, so that a map looks the same on
// every computer, and a change to one hex leaves all others as they were.
type randomStream uint64

// What the streams of random numbers are for: two that share a purpose would move
// together.
const (
	forTrees uint64 = iota + 1
	forGlades
	forTones
	forBushes
	forTufts
	forGrains
	forDunes
	forWaves
	forParcels
	forHouses
	forBlocks
	forRubble
	forRelief
	forEars
	forWorks
	forMeander
	forRoads
	forMottling
	forHedges
	forVariants
)

// seed is what all random numbers of a map begin with.
type seed uint64

// randomIn begins the stream of a hex for one purpose.
func (from seed) randomIn(h hex.Hex, purpose uint64) randomStream {
	return from.randomAt(h.Q, h.R, purpose)
}

// randomAt begins the stream of any two whole numbers.
func (from seed) randomAt(q, r int, purpose uint64) randomStream {
	s := randomStream(from)
	for _, v := range [...]uint64{uint64(int64(q)), uint64(int64(r)), purpose} {
		s = randomStream(s.next() ^ v*0x9E3779B97F4A7C15)
	}
	s.next()
	return s
}

// next is SplitMix64 (Steele, Lea and Flood 2014).
func (s *randomStream) next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// unit returns a number from 0 to less than 1.
func (s *randomStream) unit() float64 { return float64(s.next()>>11) / (1 << 53) }

// between returns a number from lo to less than hi.
func (s *randomStream) between(lo, hi float64) float64 { return lo + (hi-lo)*s.unit() }

// below returns a whole number from 0 to less than n.
func (s *randomStream) below(n int) int { return int(s.unit() * float64(n)) }

// near returns a place at most r away along each axis.
func (s *randomStream) near(r float64) geom.Vec { return geom.V(s.between(-r, r), s.between(-r, r)) }

// noise returns a smooth random height of -1 to 1 at a place: value noise whose
// hills lie about size apart.
func (from seed) noise(v geom.Vec, size float64, purpose uint64) float64 {
	x, y := v.X/size, v.Y/size
	i, j := floor(x), floor(y)
	corner := func(di, dj int) float64 {
		s := from.randomAt(i+di, j+dj, purpose)
		return s.between(-1, 1)
	}
	fx, fy := ease(x-float64(i)), ease(y-float64(j))
	top := corner(0, 0) + (corner(1, 0)-corner(0, 0))*fx
	foot := corner(0, 1) + (corner(1, 1)-corner(0, 1))*fx
	return top + (foot-top)*fy
}

// floor returns the greatest whole number that is not above f.
func floor(f float64) int {
	n := int(f)
	if float64(n) > f {
		n--
	}
	return n
}

// ease bends a straight way from 0 to 1 so that it starts and ends level.
func ease(t float64) float64 { return t * t * (3 - 2*t) }
