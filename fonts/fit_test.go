package fonts

import (
	"reflect"
	"testing"

	"punchboard/geom"
)

func TestFit(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	const text = "Neutralisation : 1 jet de neutralisation à votre phase de neutralisation, au lieu de donner l'assaut."
	tests := []struct {
		name     string
		size     geom.Length
		text     string
		height   geom.Length
		minScale float64
		scale    float64 // of 8 pt, in quarter points
		ok       bool
	}{
		{"room enough", 8 * geom.PT, text, 20 * geom.MM, 0.5, 1, true},
		{"some smaller", 8 * geom.PT, text, 12 * geom.MM, 0.5, 7.75 / 8, true},
		{"much smaller", 8 * geom.PT, text, 6 * geom.MM, 0.5, 5. / 8, true},
		{"floor", 8 * geom.PT, text, 6 * geom.MM, 0.9, 0.9, false},
		{"odd size", geom.FromPt(8.1), text, 12 * geom.MM, 0.5, 7.75 / 8.1, true},
		{"too wide", 8 * geom.PT, "MMMMMMMMMMMMMMMMMMMMMM", 20 * geom.MM, 0.5, 6.5 / 8, true},
		{"floor above full size", 8 * geom.PT, text, 5 * geom.MM, 3, 1, false},
		{"nothing", 8 * geom.PT, "", 0, 0.5, 1, true},
	}
	s := NewShaper()
	for _, tt := range tests {
		spans := []Span{{Text: tt.text, Font: f, Size: tt.size}}
		set := Setting{Lang: "fr", Width: 38 * geom.MM, Hyphenate: true}
		b, scale, ok := s.Fit(spans, set, tt.height, tt.minScale)
		if scale != tt.scale || ok != tt.ok {
			t.Errorf("%s: scale %v %v, want %v %v", tt.name, scale, ok, tt.scale, tt.ok)
		}
		if ok != (b.Height <= tt.height && b.Overfull == 0) {
			t.Errorf("%s: %v, but %v high and overfull by %v", tt.name, ok, b.Height, b.Overfull)
		}
		if len(b.Lines) > 0 && b.Lines[0].Runs[0].Size != tt.size.Scale(scale) {
			t.Errorf("%s: runs of %v", tt.name, b.Lines[0].Runs[0].Size.PtString())
		}
	}
}

// TestFitIsSet compares Fit with Set at the scale that Fit found.
func TestFitIsSet(t *testing.T) {
	spans := cardSpans(t)
	s := NewShaper()
	b, scale, ok := s.Fit(spans, cardSetting, 10*geom.MM, 0.5)
	if !ok || scale == 1 {
		t.Fatalf("scale %v, %v: choose a lower height", scale, ok)
	}
	for i := range spans {
		spans[i].Size = spans[i].Size.Scale(scale)
		if box := spans[i].Box; box != nil {
			spans[i].Box = &Box{Width: box.Width.Scale(scale), Height: box.Height.Scale(scale)}
		}
	}
	if again := s.Set(spans, cardSetting); !reflect.DeepEqual(b, again) {
		t.Errorf("fitted\n%v\nset\n%v", lines(b), lines(again))
	}
}

// TestFitSavesALine uses a text that looks best on three lines and fits on two.
func TestFitSavesALine(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	spans := []Span{{Text: "Tir du Panzergrenadier ici", Font: f, Size: 8 * geom.PT}}
	set := Setting{Lang: "fr", Width: 21 * geom.MM, Hyphenate: true}
	free := NewShaper().Set(spans, set)
	b, scale, ok := NewShaper().Fit(spans, set, free.Height-geom.MM, 0.5)
	if !ok || scale != 1 || len(b.Lines) != len(free.Lines)-1 {
		t.Errorf("%s, then %s at %v", lines(free), lines(b), scale)
	}
}
