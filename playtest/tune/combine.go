package tune

import (
	"cmp"
	"slices"
)

// combination is several moves with the shortfall that their single effects predict.
type combination struct {
	moves []move
	size  int
	miss  float64
}

// mostParts is the number of single moves that are combined: those that alone come
// nearest to the claims, and the smallest.
const mostParts = 120

// combined lists the combinations of k moves of different numbers, the most promising
// first: those that are predicted to miss least, assuming that effects add up, then the
// smallest. Combinations that are larger than what already meets the claims, or that
// contain it, are left out.
func (s *search) combined(k int) [][]move {
	parts := slices.Clone(s.singles)
	byMerit(parts)
	parts = parts[:min(len(parts), mostParts)]
	var all []combination
	bound := s.bound()
	s.extend(parts, nil, k, func(vs []*version) {
		if c, ok := s.combine(vs); ok && c.size < bound {
			all = append(all, c)
		}
	})
	slices.SortStableFunc(all, func(a, b combination) int {
		return cmp.Or(cmp.Compare(a.miss, b.miss), cmp.Compare(a.size, b.size))
	})
	moves := make([][]move, len(all))
	for i, c := range all {
		moves[i] = c.moves
	}
	return moves
}

// bound returns the size from which on a version cannot become a proposal any more.
func (s *search) bound() int {
	met := distinct(s.met)
	if len(met) < MostProposals || met[MostProposals-1].harmful {
		return int(^uint(0) >> 1)
	}
	return met[MostProposals-1].size
}

// extend calls use for each combination of k parts, in their order.
func (s *search) extend(parts, chosen []*version, k int, use func([]*version)) {
	if k == 0 {
		use(chosen)
		return
	}
	for i, p := range parts {
		s.extend(parts[i+1:], append(chosen, p), k-1, use)
	}
}

// combine adds up single moves. It fails if two change the same number, or if some of
// them meet the claims alone.
func (s *search) combine(vs []*version) (c combination, ok bool) {
	figures := make([]float64, len(s.claims))
	for i := range s.claims {
		figures[i] = figure(&s.claims[i])
	}
	for _, v := range vs {
		if slices.ContainsFunc(c.moves, func(m move) bool { return m.at == v.moves[0].at }) || slices.Contains(s.met, v) {
			return c, false
		}
		c.moves, c.size = append(c.moves, v.moves...), c.size+v.size
		for i := range figures {
			figures[i] += v.figures[i] - figure(&s.claims[i])
		}
	}
	for i := range figures {
		c.miss += s.shortfall(&s.claims[i], figures[i])
	}
	return c, true
}

// distinct returns the best versions: first those that let no other limit fail, then the
// smallest. More of the same is no other proposal.
func distinct(met []*version) (kept []*version) {
	met = slices.Clone(met)
	slices.SortStableFunc(met, func(a, b *version) int {
		if a.harmful != b.harmful {
			return map[bool]int{true: 1, false: -1}[a.harmful]
		}
		return bySize(a, b)
	})
	for _, v := range met {
		if !slices.ContainsFunc(kept, func(k *version) bool { return within(k.moves, v.moves) }) {
			kept = append(kept, v)
		}
	}
	return kept
}
