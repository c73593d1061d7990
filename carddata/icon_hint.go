package carddata

import (
	"slices"
	"strings"

	"punchboard/diag"
)

// IconHint says which icon was most likely meant, or names some that are similar, and
// where they are all listed: the list is too long to read in a hint.
func IconHint(name string, known []string) string {
	if strings.HasSuffix(name, ".svg") {
		return "give the file a name under icons in game.yaml, such as `anchor: " + name + "`, and write that"
	}
	if near := diag.Nearest(name, known); near != "" {
		return "did you mean `" + near + "`? docs/icons.md lists all icons"
	}
	own := "choose one from docs/icons.md, or give a drawing of your own a name under `icons` in game.yaml"
	if some := similarIcons(name, known); len(some) > 0 {
		return "similar names are " + strings.Join(some, ", ") + "; " + own
	}
	return own
}

// similarIcons returns the first icons whose names share the beginning of a word with a
// name.
func similarIcons(name string, known []string) []string {
	const most, leastLetters = 5, 4
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == '-' || r == '_' || r == ' ' })
	words = slices.DeleteFunc(words, func(w string) bool { return len(w) < leastLetters })
	shares := func(word string) bool {
		return len(word) >= leastLetters && slices.ContainsFunc(words, func(w string) bool {
			return strings.HasPrefix(w, word) || strings.HasPrefix(word, w)
		})
	}
	var some []string
	for _, k := range known {
		if len(some) < most && slices.ContainsFunc(strings.Split(k, "-"), shares) {
			some = append(some, k)
		}
	}
	return some
}
