package rulebook

import "strings"

// Words are the accepted words of a column, parameter or switch, in the order in
// which a finding lists them, with what they mean.
type Words[T any] []struct {
	Name string
	Mean T
}

// Find returns the meaning of a word.
func (w Words[T]) Find(name string) (mean T, ok bool) {
	for _, x := range w {
		if x.Name == name {
			return x.Mean, true
		}
	}
	return mean, false
}

// Names lists the words.
func (w Words[T]) Names() []string {
	list := make([]string, len(w))
	for i, x := range w {
		list[i] = x.Name
	}
	return list
}

// String lists the words as a finding does: "morale, rally".
func (w Words[T]) String() string { return strings.Join(w.Names(), ", ") }
