package verdict

import "math"

// SequentialInterval returns the interval for a share of n outcomes between 0 and 1, such
// as wins with draws counting half, that holds however often somebody looks and whenever
// they stop: a confidence sequence of level 1 - alpha. It is the mixture of Robbins
// (1970) with all shares equally likely; the shares p in it are those with
//
//	(n+1) C(n,k) p^k (1-p)^(n-k) > alpha, where k is n times the share.
//
// For outcomes other than 0 and 1 it is wider than needed, because such an outcome varies
// less than a coin of the same mean. Compared with the Wilson interval of a fixed number
// of games, it is about half as wide again.
func SequentialInterval(share float64, n uint64, alpha float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	k, m := share*float64(n), float64(n)
	bound := logBeta(k+1, m-k+1) + math.Log(alpha)
	excluded := func(p float64) bool { return logPower(k, p)+logPower(m-k, 1-p) < bound }
	return boundary(excluded, 0, share), boundary(excluded, 1, share)
}

// logBeta returns the logarithm of the beta function.
func logBeta(a, b float64) float64 {
	x, _ := math.Lgamma(a)
	y, _ := math.Lgamma(b)
	z, _ := math.Lgamma(a + b)
	return x + y - z
}

// logPower returns the logarithm of p to the power k, 0 for k = 0.
func logPower(k, p float64) float64 {
	if k == 0 {
		return 0
	}
	return k * math.Log(p)
}

// boundary returns where shares from the inside one to the outside one begin to be
// excluded; it returns the outside one if that is not excluded.
func boundary(excluded func(float64) bool, outside, inside float64) float64 {
	if !excluded(outside) {
		return outside
	}
	for range 50 {
		if middle := (outside + inside) / 2; excluded(middle) {
			outside = middle
		} else {
			inside = middle
		}
	}
	return outside
}
