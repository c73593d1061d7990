package fonts

// Typography applies the typographic habits of a language to a text.
func Typography(lang, text string) string { return text }

func typeset(lang string, in, spare []letter) (out, rest []letter) { return in, spare }
