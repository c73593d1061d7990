package carddata

import (
	"slices"
	"strings"

	"punchboard/diag"
)

// IconHint suggests the icon that was most likely meant, or a few similar ones, and
// says where to find the full list, which is too long for a hint.
func IconHint(name string, known []string) string {
	if strings.HasSuffix(name, ".svg") {
		return "list the file under icons in game.yaml, such as `anchor:  " + name + "`, and use that name"
	}
	if near := diag.Nearest(name, known); near != "" {
		return "did you mean `" + near + "`? docs/icons.md lists all icons"
	}
	own := "choose one from docs/icons.md, or list your own SVG file under `icons` in game.yaml"
	if some := similarIcons(name, known); len(some) > 0 {
		return "similar names are " + strings.Join(some, ", ") + "; " + own
	}
	return own
}

// similarIcons returns the first icons that share the beginning of a word with name.
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
