package playtest

import (
	"encoding/json"
	"fmt"
	"iter"
	"slices"
)

// Histogram counts integers exactly, without bins or sketches, so that merging
// the parts in any order gives the whole. The zero value is empty.
type Histogram struct {
	low    int // the value counted by counts[0]
	counts []uint64
}

// Add counts a value n times.
func (h *Histogram) Add(value int, n uint64) {
	if n == 0 {
		return
	}
	h.reach(value)
	h.counts[value-h.low] += n
}

// reach grows the histogram to include a value.
func (h *Histogram) reach(value int) {
	switch {
	case len(h.counts) == 0:
		h.low, h.counts = value, append(h.counts, 0)
	case value < h.low:
		h.counts = slices.Insert(h.counts, 0, make([]uint64, h.low-value)...)
		h.low = value
	case value >= h.low+len(h.counts):
		h.counts = append(h.counts, make([]uint64, value-h.low-len(h.counts)+1)...)
	}
}

// Merge adds another histogram.
func (h *Histogram) Merge(o *Histogram) {
	for i, n := range o.counts {
		h.Add(o.low+i, n)
	}
}

// N returns how many values were counted.
func (h *Histogram) N() (n uint64) {
	for _, c := range h.counts {
		n += c
	}
	return n
}

// Count returns how often a value was counted.
func (h *Histogram) Count(value int) uint64 {
	if i := value - h.low; i >= 0 && i < len(h.counts) {
		return h.counts[i]
	}
	return 0
}

// Quantile returns the smallest value v such that at least num/den of all values
// are at most v. It returns 0 for an empty histogram.
func (h *Histogram) Quantile(num, den uint64) int {
	total, below := h.N(), uint64(0)
	for i, c := range h.counts {
		if below += c; below*den >= total*num && below > 0 {
			return h.low + i
		}
	}
	return 0
}

// Max returns the largest value counted, or 0 if there is none.
func (h *Histogram) Max() int { return h.Quantile(1, 1) }

// All returns the counted values in ascending order, each with its count.
func (h *Histogram) All() iter.Seq2[int, uint64] {
	return func(yield func(int, uint64) bool) {
		for i, n := range h.counts {
			if n > 0 && !yield(h.low+i, n) {
				return
			}
		}
	}
}

// MarshalJSON writes pairs [value, count] in order of value.
func (h Histogram) MarshalJSON() ([]byte, error) {
	pairs := [][2]int64{}
	for i, c := range h.counts {
		if c > 0 {
			pairs = append(pairs, [2]int64{int64(h.low + i), int64(c)})
		}
	}
	return json.Marshal(pairs)
}

// widest is the maximum distance between the values of a histogram in a file.
const widest = 1 << 20

// UnmarshalJSON reads what MarshalJSON wrote.
func (h *Histogram) UnmarshalJSON(text []byte) error {
	var pairs [][2]int64
	if err := json.Unmarshal(text, &pairs); err != nil {
		return err
	}
	*h = Histogram{}
	for i, p := range pairs {
		if p[1] <= 0 || i > 0 && p[0] <= pairs[i-1][0] || p[0] < -widest || p[0] > widest {
			return fmt.Errorf("histogram entry %d is not in order: %v", i, p)
		}
		h.Add(int(p[0]), uint64(p[1]))
	}
	return nil
}
