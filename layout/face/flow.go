package face

import "punchboard/geom"

// flowItem is the space that one part needs along a flow.
type flowItem struct {
	size    geom.Length
	weight  float64 // if positive: a share of the remaining space instead of size
	elastic bool    // may shrink when space is short: text
}

// Slot is the space that a part is given along a flow.
type Slot struct{ At, Size geom.Length }

// flow distributes the space in a row or column. Parts with a size get that size, and
// weights share the rest. If space is short, elastic parts shrink, starting with the
// last one. Over is the space that is still missing. Without weights, justify
// determines where the remaining space goes.
func flow(wants []flowItem, room, gap geom.Length, justify string, slots []Slot) (out []Slot, over geom.Length) {
	left, weights := room-gap*geom.Length(max(0, len(wants)-1)), 0.0
	for _, w := range wants {
		if w.weight > 0 {
			weights += w.weight
		} else {
			left -= w.size
		}
	}
	if left < 0 {
		left = shrinkElastic(wants, left)
	}
	over = max(0, -left)
	left = max(0, left)
	start, between := justified(left, len(wants), justify, weights > 0)
	return slotsOf(wants, start, gap, between, Shares{left, weights}, slots), over
}

// shrinkElastic reduces elastic parts, starting with the last one, to make up for
// missing space (short is negative). It returns the space that is still missing.
func shrinkElastic(wants []flowItem, short geom.Length) geom.Length {
	for i := len(wants) - 1; i >= 0 && short < 0; i-- {
		if w := &wants[i]; w.elastic && w.weight == 0 {
			cut := min(w.size, -short)
			w.size -= cut
			short += cut
		}
	}
	return short
}

// justified returns where the first part starts and the extra space in each gap.
func justified(left geom.Length, n int, justify string, weighted bool) (start, between geom.Length) {
	if weighted {
		return 0, 0
	}
	switch justify {
	case "center":
		return left / 2, 0
	case "end":
		return left, 0
	case "between":
		return 0, left / geom.Length(max(1, n-1))
	}
	return 0, 0
}

// Shares divides a length by weights, without losing anything to rounding.
type Shares struct {
	Left    geom.Length // not distributed yet
	Weights float64     // total of the weights without a share yet
}

// Take returns the next share.
func (s *Shares) Take(weight float64) geom.Length {
	part := s.Left.Scale(weight / s.Weights)
	s.Left, s.Weights = s.Left-part, s.Weights-weight
	return part
}

func slotsOf(wants []flowItem, at, gap, between geom.Length, rest Shares, slots []Slot) []Slot {
	for _, w := range wants {
		size := w.size
		if w.weight > 0 {
			size = rest.Take(w.weight)
		}
		slots = append(slots, Slot{at, size})
		at += size + gap + between
	}
	return slots
}

// across returns the position of a part across a flow: stretched, or at its own size
// where the alignment puts it.
func (e extent) across(room, own geom.Length, align string) Slot {
	size := min(own, room)
	if e.isSet {
		size = e.Of(room)
	} else if align == "stretch" || own <= 0 {
		size = room
	}
	return Slot{(room - size).Scale(anchorOf(align)), size}
}

// anchorOf returns the share of the free space that comes before a part.
func anchorOf(align string) float64 {
	switch align {
	case "center":
		return 0.5
	case "end":
		return 1
	}
	return 0
}

// cell returns the box of one cell in a grid of equal cells.
func cell(box geom.Rect, i, columns int, gap, rowGap, rowHeight geom.Length) geom.Rect {
	col, row := geom.Length(i%columns), geom.Length(i/columns)
	n := geom.Length(columns)
	width := box.W - (n-1)*gap
	x0, x1 := width*col/n, width*(col+1)/n
	return geom.Rect{
		X: box.X + x0 + col*gap, Y: box.Y + row*(rowHeight+rowGap),
		W: x1 - x0, H: rowHeight,
	}
}
