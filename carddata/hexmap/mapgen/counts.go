package mapgen

import "fmt"

// counts returns the number of hexes of each terrain: about its share, within its
// limits, and adding up to the size of the map.
func (d *generator) counts() ([]int, error) {
	counts, all := make([]int, len(d.roles)), 0
	for t := range counts {
		if t != d.base {
			counts[t] = d.within(t, d.share(t))
			all += counts[t]
		}
	}
	rest := d.Grid.Len() - all
	counts[d.base] = d.within(d.base, rest)
	return counts, d.distribute(counts, rest-counts[d.base])
}

// share returns a terrain's share of the map, varied by up to a quarter.
func (d *generator) share(t int) int {
	n := d.roles[t].share * d.Grid.Len()
	return (n*(75+d.rng.IntN(51))/100 + 500) / 1000
}

// within clamps a number of hexes to the limits of a terrain.
func (d *generator) within(t, n int) int {
	limits := &d.Kinds.Terrains[t]
	if limits.Most >= 0 {
		n = min(n, limits.Most)
	}
	return max(n, limits.Least)
}

// distribute assigns the remaining hexes, or removes excess ones, one at a time and
// terrain by terrain. Closed ground grows last, because it makes the playable map
// smaller.
func (d *generator) distribute(counts []int, left int) error {
	for _, shut := range []bool{false, true} {
		for moved := true; left != 0 && moved; {
			moved = false
			for t := range counts {
				if n := d.within(t, counts[t]+sign(left)); left != 0 && d.roles[t].shut == shut && n-counts[t] == sign(left) {
					counts[t], left, moved = n, left-sign(left), true
				}
			}
		}
	}
	switch {
	case left > 0:
		return fmt.Errorf("the `most` values of its terrains leave %d hexes without a terrain; raise one of them", left)
	case left < 0:
		return fmt.Errorf("the `least` values of its terrains need %d hexes more than the map has; lower one of them", -left)
	}
	return nil
}

func sign(n int) int { return max(-1, min(1, n)) }
