package impose

import (
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// TestSpared checks when sheets take less bleed: only if nobody has asked for it, and
// only if they then take more cards.
func TestSpared(t *testing.T) {
	poker := geom.Size{W: 635 * geom.MM / 10, H: 889 * geom.MM / 10}
	tarot := geom.Size{W: 70 * geom.MM, H: 120 * geom.MM}
	for _, tt := range []struct {
		name string
		size geom.Size
		n    int
		auto bool
		want geom.Length
	}{
		{"nine instead of eight", poker, 20, true, sparingBleed},
		{"nine on one sheet instead of two", poker, 9, true, sparingBleed},
		{"one sheet is enough", poker, 8, true, 3 * geom.MM},
		{"asked for", poker, 20, false, 3 * geom.MM},
		{"no gain", tarot, 20, true, 3 * geom.MM},
	} {
		s := Stack{ID: "cards", Size: tt.size, Bleed: 3 * geom.MM, AutoBleed: tt.auto, Items: []Item{{ID: "a", Front: painted("a", tt.size, 3*geom.MM, scene.Black), Copies: tt.n}}}
		job := Job{Stacks: []Stack{s}, Print: carddata.Print{Paper: "a4", PaperSize: paperA4, Margin: 5 * geom.MM}, Lang: "en", Game: "Test", Version: "1"}
		spared := Spared(job)
		if got := spared.Stacks[0].Bleed; got != tt.want {
			t.Errorf("%s: a bleed of %v, want %v", tt.name, got, tt.want)
		}
		if job.Stacks[0].Bleed != 3*geom.MM {
			t.Errorf("%s: the job itself was changed", tt.name)
		}
		if per, want := spared.perSheet(), job.perSheet(); tt.want == sparingBleed && per != 9 || per < want {
			t.Errorf("%s: %d cards on a sheet, %d with the full bleed", tt.name, per, want)
		}
	}
}
