package percee

// places holds where the units of a side are: the index of a hex, or a place
// off the map.
type places [sideUnits]int16

// words packs the places, four to a word.
func (p *places) words() (w [sideUnits / 4]uint64) {
	for u, at := range p {
		w[u/4] |= uint64(uint16(at)) << (u % 4 * 16)
	}
	return w
}
