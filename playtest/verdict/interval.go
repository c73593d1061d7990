package verdict

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"
)

// z95 is the normal quantile of a two-sided 95 % interval.
const z95 = 1.959963984540054

// Wilson returns the 95 % score interval for a share of k in n (Wilson 1927). Its
// coverage is reliable for shares that are not extreme. For no games it returns 0 to 1.
func Wilson(k, n uint64) (low, high float64) { return WilsonAt(k, n, z95) }

// WilsonAt returns the score interval for a normal quantile z, such as one raised
// because many shares are judged together.
func WilsonAt(k, n uint64, z float64) (low, high float64) {
	return score(share(k, n), float64(n), z)
}

// score returns the score interval of a share of n trials, which need not be a whole
// number, for a quantile z.
func score(p, n, z float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	center := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	low, high = max(0, center-half), min(1, center+half)
	if p == 0 {
		low = 0 // exactly, without rounding errors
	}
	if p == 1 {
		high = 1
	}
	return low, high
}

// Exact returns the 95 % interval of Clopper and Pearson (1934), whose coverage is
// never below 95 %: for rare events and for strict limits.
func Exact(k, n uint64) (low, high float64) {
	low, high = 0, 1
	if n == 0 {
		return low, high
	}
	if k > 0 {
		low = distuv.Beta{Alpha: float64(k), Beta: float64(n - k + 1)}.Quantile(0.025)
	}
	if k < n {
		high = distuv.Beta{Alpha: float64(k + 1), Beta: float64(n - k)}.Quantile(0.975)
	}
	return low, high
}

// atLeast returns the probability of at least k in n if the probability of each is p:
// small if the true share is higher than p.
func atLeast(k, n uint64, p float64) float64 {
	if k == 0 {
		return 1
	}
	return distuv.Beta{Alpha: float64(k), Beta: float64(n-k) + 1}.CDF(p)
}

// familyQuantile returns the normal quantile for 95 % coverage of n intervals
// simultaneously (Šidák 1967).
func familyQuantile(n int) float64 {
	if n < 2 {
		return z95
	}
	return distuv.UnitNormal.Quantile(1 - (1-math.Pow(0.95, 1/float64(n)))/2)
}

// Discoveries returns which of many p-values are discoveries if at most a share q of
// all discoveries may be false (Benjamini and Hochberg 1995).
func Discoveries(p []float64, q float64) []bool {
	order := byValue(p)
	last := -1
	for i, at := range order {
		if p[at] <= q*float64(i+1)/float64(len(p)) {
			last = i
		}
	}
	return marked(len(p), order[:last+1])
}

// Rejections returns which of many p-values are significant if the probability of even
// one false alarm may be at most alpha (Holm 1979).
func Rejections(p []float64, alpha float64) []bool {
	order := byValue(p)
	n := 0
	for n < len(order) && p[order[n]] <= alpha/float64(len(p)-n) {
		n++
	}
	return marked(len(p), order[:n])
}

func byValue(p []float64) []int {
	order := make([]int, len(p))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch {
		case p[a] < p[b]:
			return -1
		case p[a] > p[b]:
			return 1
		}
		return 0
	})
	return order
}

func marked(n int, which []int) []bool {
	marks := make([]bool, n)
	for _, i := range which {
		marks[i] = true
	}
	return marks
}
