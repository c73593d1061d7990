package face

import (
	"strings"

	"punchboard/fonts"
	"punchboard/scene"
)

// speech is how much of a text is on marks for those who hear it.
type speech uint8

// The states of a text. The foot is mute, because it is not about the card.
const (
	unspoken speech = iota
	spoken
	mute
)

// speak adds the words of the text to its first run.
func (w *Text) speak(g *scene.Glyphs) {
	switch w.speech {
	case unspoken:
		g.Words, w.speech = wordsOf(w.Spans), spoken
	case spoken:
		g.Continues = true
	}
}

// wordsOf returns the text of spans. Icons are read by their names.
func wordsOf(spans []fonts.Span) string {
	if len(spans) == 1 && spans[0].Box == nil {
		return spans[0].Text
	}
	var b strings.Builder
	for _, s := range spans {
		if tag, ok := s.Tag.(*spanStyle); ok && s.Box != nil && tag.icon != nil {
			b.WriteString(" " + strings.ReplaceAll(tag.icon.Name, "-", " ") + " ")
			continue
		}
		b.WriteString(s.Text)
	}
	return b.String()
}
