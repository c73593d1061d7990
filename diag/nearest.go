package diag

import (
	"slices"
	"strconv"
	"strings"
)

// Nearest returns the known name that got was most likely meant to be, or "":
// the closest by edit distance, with at most a third of the letters wrong, or
// one. It is for "did you mean".
func Nearest(got string, known []string) string {
	best, bestDist := "", max(1, len([]rune(got))/3)
	for _, k := range known {
		if d := distance(strings.ToLower(got), strings.ToLower(k)); d <= bestDist && (best == "" || d < bestDist) {
			best, bestDist = k, d
		}
	}
	return best
}

// DidYouMean returns the usual hint for an unknown name: the nearest name if
// there is one, or the list of accepted names if it is short enough to read.
func DidYouMean(got string, known []string) string {
	if best := Nearest(got, known); best != "" {
		return "did you mean `" + best + "`?"
	}
	if len(known) == 0 {
		return ""
	}
	list := slices.Clone(known)
	slices.Sort(list)
	const most = 24
	switch {
	case len(list) == 1:
		return "use " + list[0]
	case len(list) > most:
		return "use one of: " + strings.Join(list[:most], ", ") + " (and " + strconv.Itoa(len(list)-most) + " more)"
	}
	return "use one of: " + strings.Join(list, ", ")
}

// distance returns the number of insertions, deletions, changes and swaps of
// adjacent letters that turn a into b (optimal string alignment).
func distance(a, b string) int {
	s, t := []rune(a), []rune(b)
	prev2, prev, cur := make([]int, len(t)+1), make([]int, len(t)+1), make([]int, len(t)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(s); i++ {
		cur[0] = i
		for j := 1; j <= len(t); j++ {
			cost := 1
			if s[i-1] == t[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return prev[len(t)]
}
