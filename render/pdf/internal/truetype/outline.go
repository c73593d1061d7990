package truetype

import (
	"encoding/binary"
	"errors"
)

// Flags of a component that determine what follows it (OpenType, "glyf").
const (
	wordArgs     = 0x0001
	oneScale     = 0x0008
	more         = 0x0020
	twoScales    = 0x0040
	twoByTwo     = 0x0080
	instructions = 0x0100
)

var errOutline = errors.New("a glyph outline is cut short")

// outline adds a glyph without its hinting program, with its components renumbered.
func (c *cutter) outline(data []byte) error {
	switch {
	case len(data) == 0:
		return nil
	case len(data) < 10:
		return errOutline
	case int16(binary.BigEndian.Uint16(data)) < 0:
		return c.composite(data)
	}
	return c.simple(data)
}

func (c *cutter) simple(data []byte) error {
	ends := 10 + 2*int(binary.BigEndian.Uint16(data)) // of the list of contours
	if ends+2 > len(data) {
		return errOutline
	}
	points := ends + 2 + int(binary.BigEndian.Uint16(data[ends:]))
	if points > len(data) {
		return errOutline
	}
	c.glyf = append(c.glyf, data[:ends]...)
	c.glyf = append(c.glyf, 0, 0) // length of the hinting program
	c.glyf = append(c.glyf, data[points:]...)
	return nil
}

func (c *cutter) composite(data []byte) error {
	c.glyf = append(c.glyf, data[:10]...)
	for at, flags := 10, more; flags&more != 0; {
		if at+4 > len(data) {
			return errOutline
		}
		flags = int(binary.BigEndian.Uint16(data[at:]))
		end := at + 4 + argSize(flags)
		if end > len(data) {
			return errOutline
		}
		part := int(binary.BigEndian.Uint16(data[at+2:]))
		c.glyf = binary.BigEndian.AppendUint16(c.glyf, uint16(flags&^instructions))
		c.glyf = binary.BigEndian.AppendUint16(c.glyf, uint16(c.keep(part)))
		c.glyf = append(c.glyf, data[at+4:end]...)
		at = end
	}
	return nil
}

// argSize returns the size of a component's offset and scale.
func argSize(flags int) int {
	size := 2
	if flags&wordArgs != 0 {
		size = 4
	}
	switch {
	case flags&oneScale != 0:
		size += 2
	case flags&twoScales != 0:
		size += 4
	case flags&twoByTwo != 0:
		size += 8
	}
	return size
}
