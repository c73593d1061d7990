package layout

import (
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestKits checks that what a figure wears and carries is drawn over it in a tone of its
// own, on the same square.
func TestKits(t *testing.T) {
	for icon, want := range map[string]int{"compass": 2, "soldier-charging": 3, "soldier-charging-german": 3} {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{scene: plain, in: bleed, tone: olive, props: [{icon: `+icon+`}]}`), nil), Options{})
		uses := propUses(b.Decks[0].Cards[0].Front.Marks)
		if len(uses) != want {
			t.Errorf("%s: drawn %d times, want %d", icon, len(uses), want)
			continue
		}
		if last := len(uses) - 1; want == 3 && (uses[last].At != uses[1].At || uses[last].Symbol == uses[1].Symbol) {
			t.Errorf("%s: its kit is not drawn over it", icon)
		}
	}
}

// TestFlashes checks that a shot has a flash over all else, which variants of an icon share.
func TestFlashes(t *testing.T) {
	for _, icon := range []string{"soldier-firing", "soldier-firing-german", "soldier-pistol-german"} {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{scene: plain, in: bleed, tone: olive, props: [{icon: `+icon+`}]}`), nil), Options{})
		uses := propUses(b.Decks[0].Cards[0].Front.Marks)
		if len(uses) != 5 {
			t.Errorf("%s: drawn %d times, want 5", icon, len(uses))
			continue
		}
		if rim, core := uses[3], uses[4]; core.Symbol == rim.Symbol || core.At.A >= rim.At.A {
			t.Errorf("%s: the core of its flash is not smaller than the rim", icon)
		}
	}
}

// propUses returns the drawings of icons in the landscapes among marks: what the symbols
// of figures use.
func propUses(marks []scene.Mark) (uses []*scene.Use) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			for _, figure := range usesIn(m.Marks) {
				uses = append(uses, usesIn(figure.Symbol.Marks)...)
			}
			uses = append(uses, propUses(m.Marks)...)
		case *scene.Use:
			uses = append(uses, propUses(m.Symbol.Marks)...)
		}
	}
	return uses
}

// usesIn returns the uses among marks.
func usesIn(marks []scene.Mark) (uses []*scene.Use) {
	for _, m := range marks {
		if use, ok := m.(*scene.Use); ok {
			uses = append(uses, use)
		}
	}
	return uses
}
