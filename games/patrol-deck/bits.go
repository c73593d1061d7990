package patroldeck

import "math/bits"

// lowest returns the first direction of a set that is not empty.
func lowest(set uint8) direction { return direction(bits.TrailingZeros8(set)) }

// lowestUnit returns the first unit of a set that is not empty.
func lowestUnit(set units) uint8 { return uint8(bits.TrailingZeros16(uint16(set))) }
