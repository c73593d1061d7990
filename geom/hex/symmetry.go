package hex

// Turn returns h rotated clockwise by n sixths of a turn about the hex at the
// origin. To rotate about another hex c, rotate the vector from it:
// c.Add(h.Sub(c).Turn(n)).
func (h Hex) Turn(n int) Hex {
	q, r := h.Q, h.R
	switch wrap(n) {
	case 1:
		return Hex{-r, q + r}
	case 2:
		return Hex{-q - r, q}
	case 3:
		return Hex{-q, -r}
	case 4:
		return Hex{r, -q - r}
	case 5:
		return Hex{q + r, -q}
	}
	return h
}

// Mirror returns h mirrored through the hex at the origin so that direction d
// becomes direction sum-d. The six sums correspond to the six axes: an even one
// runs through two sides, an odd one through two corners. Flat hexes are mirrored
// left to right by 0 and top to bottom by 3; pointy ones by 1 and 4.
func (h Hex) Mirror(sum int) Hex {
	return Hex{-h.Q, h.Q + h.R}.Turn(sum)
}
