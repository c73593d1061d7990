package translate

import "strings"

// tidy returns a translation with the white space of its source text at both ends, which
// translators do not see.
func tidy(target, source string) string {
	if target = strings.TrimSpace(target); target == "" {
		return ""
	}
	from := strings.Index(source, strings.TrimSpace(source))
	return source[:from] + target + source[from+len(strings.TrimSpace(source)):]
}
