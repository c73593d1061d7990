package canvas

import (
	"punchboard/geom"
	"punchboard/geom/hex"
)

// RandomStream is a deterministic sequence of pseudorandom numbers. Each hex has its
// own, seeded by its coordinates and the map's seed, so that a map looks the same on
// every computer, and a change to one hex does not affect the others.
type RandomStream uint64

// Purposes of random streams: two streams with the same purpose would be identical.
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
	ForEdges
	ForMeadows
)

// seed is the seed of all random numbers of a map.
type seed uint64

// RandomIn returns the stream of a hex for a purpose.
func (from seed) RandomIn(h hex.Hex, purpose uint64) RandomStream {
	return from.RandomAt(h.Q, h.R, purpose)
}

// RandomAt returns the stream of two integers for a purpose.
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

// Unit returns a number in [0, 1).
func (s *RandomStream) Unit() float64 { return float64(s.next()>>11) / (1 << 53) }

// Between returns a number in [lo, hi).
func (s *RandomStream) Between(lo, hi float64) float64 { return lo + (hi-lo)*s.Unit() }

// Below returns an integer in [0, n).
func (s *RandomStream) Below(n int) int { return int(s.Unit() * float64(n)) }

// Near returns an offset of at most r along each axis.
func (s *RandomStream) Near(r float64) geom.Vec { return geom.V(s.Between(-r, r), s.Between(-r, r)) }

// Noise returns a smooth random height from -1 to 1 at a point: value noise whose hills
// are about size apart.
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

// Floor returns the greatest integer that is not greater than f.
func Floor(f float64) int {
	n := int(f)
	if float64(n) > f {
		n--
	}
	return n
}

// SmoothStep maps 0 to 1 smoothly to 0 to 1, with zero slope at both ends.
func SmoothStep(t float64) float64 { return t * t * (3 - 2*t) }
