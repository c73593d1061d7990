package fonts

import (
	"testing"

	"punchboard/geom"
)

const cardText = "Tirez une carte. Si l'unité est à couvert, elle subit -1 et vous pouvez défausser « Feu de suppression » pour relancer."

// cardSpans is the text of a card in two fonts with an icon.
func cardSpans(t testing.TB) []Span {
	regular, bold := mustFont(t, "plex-condensed"), mustFont(t, "plex-condensed-bold")
	size := 8 * geom.PT
	return []Span{
		{Text: "Tir de suppression : ", Font: bold, Size: size},
		{Text: cardText, Font: regular, Size: size},
		{Box: &Box{Width: size, Height: size}, Font: regular, Size: size},
	}
}

var cardSetting = Setting{Lang: "fr", Width: 55 * geom.MM, Hyphenate: true}

func BenchmarkSet(b *testing.B) {
	s, spans := NewShaper(), cardSpans(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Set(spans, cardSetting)
	}
}

// BenchmarkFit uses a text that takes nine sizes to fit.
func BenchmarkFit(b *testing.B) {
	s, spans := NewShaper(), cardSpans(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Fit(spans, cardSetting, 7*geom.MM, 0.5)
	}
}

// BenchmarkFirstSet measures the cost of the first text that a process sets,
// including parsing its two fonts.
func BenchmarkFirstSet(b *testing.B) {
	regular, bold := mustFont(b, "plex-condensed").TTF(), mustFont(b, "plex-condensed-bold").TTF()
	for b.Loop() {
		spans := cardSpans(b)
		spans[0].Font, _ = Parse("bold", bold)
		spans[1].Font, _ = Parse("regular", regular)
		spans[2].Font = spans[1].Font
		NewShaper().Set(spans, cardSetting)
	}
}

func BenchmarkPatterns(b *testing.B) {
	for b.Loop() {
		patternLists["en"].read()
	}
}

func BenchmarkNewWord(b *testing.B) {
	fc := NewShaper().face(mustFont(b, "plex-condensed"))
	s := NewShaper()
	for b.Loop() {
		clear(fc.words)
		s.word(fc, []byte("infanterie"))
	}
}

func BenchmarkTypography(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		Typography("fr", cardText)
	}
}
