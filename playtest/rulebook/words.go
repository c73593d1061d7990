package rulebook

import "strings"

// Words are the accepted words of a column, parameter or switch, with their
// meanings, in the order in which findings list them.
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

// String returns the words as findings list them: "morale, rally".
func (w Words[T]) String() string { return strings.Join(w.Names(), ", ") }
