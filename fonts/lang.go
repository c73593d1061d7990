package fonts

import (
	"slices"
	"strings"
)

// rightToLeft are the languages and scripts written from right to left.
var rightToLeft = []string{
	"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
}

// Supported reports what the engine can do for a language, given by its BCP 47
// tag: whether it has hyphenation patterns, and whether the language
// is written from right to left, which the engine cannot set at all.
func Supported(lang string) (hyphenates, rtl bool) {
	tag := strings.ToLower(lang)
	for _, script := range []string{"-arab", "-hebr", "-thaa", "-syrc"} {
		rtl = rtl || strings.Contains(tag, script)
	}
	base := baseLanguage(lang)
	_, hyphenates = patternLists[base]
	return hyphenates, rtl || slices.Contains(rightToLeft, base)
}

// baseLanguage returns the language part of a tag: "fr" of "fr-CA".
func baseLanguage(tag string) string {
	if i := strings.IndexAny(tag, "-_"); i >= 0 {
		tag = tag[:i]
	}
	return strings.ToLower(tag)
}

// region returns the region part of a tag in capitals, "CA" of "fr-CA", or "".
func region(tag string) string {
	for i := len(baseLanguage(tag)); i < len(tag); i++ {
		end := i + 3
		if isTagBreak(tag, i) && (end == len(tag) || isTagBreak(tag, end)) {
			return strings.ToUpper(tag[i+1 : end])
		}
	}
	return ""
}

func isTagBreak(tag string, at int) bool {
	return at < len(tag) && (tag[at] == '-' || tag[at] == '_')
}
