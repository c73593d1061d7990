package rulebook

import "strings"

// OneOf joins alternatives as in a sentence: "a, b or c". Or is the word before
// the last one, with its spaces.
func OneOf(all []string, or string) string {
	last := len(all) - 1
	if last < 1 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:last], ", ") + or + all[last]
}
