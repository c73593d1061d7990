package rulebook

import "strings"

// OneOf lists alternatives as a sentence does: "a, b or c". Or is the word
// between the last two, with its spaces.
func OneOf(all []string, or string) string {
	last := len(all) - 1
	if last < 1 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:last], ", ") + or + all[last]
}
