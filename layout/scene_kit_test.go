package layout

import (
	"testing"

	"punchboard/geom"
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

// TestFiguresWithoutSkin checks that a figure without face and hands is one symbol, whether or
// not the landscape has a color for skin.
func TestFiguresWithoutSkin(t *testing.T) {
	const warm, cold = `{scene: plain, in: bleed, tone: olive, skin: "#D9A77F", props: [{icon: compass}]}`, `{scene: plain, in: bleed, tone: olive, props: [{icon: compass}]}`
	b, _ := compose(t, layouttest.Load(t, layouttest.Face(warm, cold), nil), Options{})
	drawn := figures(b.Decks[0].Cards[0].Front.Marks)
	if len(drawn) != 2 || drawn[0].Symbol != drawn[1].Symbol {
		t.Errorf("%d figures; want two of one symbol", len(drawn))
	}
}

// TestOutlinedProps checks that a line lies below a figure in place of its rim, and that a figure
// in colors of its own has neither.
func TestOutlinedProps(t *testing.T) {
	draw := func(keys string) []*scene.Use {
		b, found := compose(t, layouttest.Load(t, layouttest.Face(`{scene: plain, in: bleed, tone: olive, props: [{icon: soldier-charging`+keys+`}]}`), nil), Options{})
		if found.Len() > 0 {
			t.Fatal(layouttest.Messages(found))
		}
		return figures(b.Decks[0].Cards[0].Front.Marks)
	}
	rimmed, lined, own := draw(""), draw(`, outline: "#221100"`), draw(`, own: true`)
	if len(rimmed) != 1 || len(lined) != 1 || len(own) != 1 {
		t.Fatalf("%d, %d and %d figures, want one each", len(rimmed), len(lined), len(own))
	}
	r, l := usesIn(rimmed[0].Symbol.Marks), usesIn(lined[0].Symbol.Marks)
	if len(r) != 3 || len(l) != 4 { // the kit has a line too
		t.Fatalf("%d layers with a rim, %d with lines; want 3 and 4", len(r), len(l))
	}
	if l[0].At != geom.Identity || r[0].At == geom.Identity || l[2].Symbol.ID != r[1].Symbol.ID || l[0].Symbol.ID == r[0].Symbol.ID {
		t.Error("the line is not around the figure, or the figure is another one")
	}
	if len(usesIn(own[0].Symbol.Marks)) != 0 {
		t.Error("a figure in its own colors has layers")
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

// figures returns the props themselves.
func figures(marks []scene.Mark) (uses []*scene.Use) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			uses = append(append(uses, usesIn(m.Marks)...), figures(m.Marks)...)
		case *scene.Use:
			uses = append(uses, figures(m.Symbol.Marks)...)
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

// inside returns what is in a group that stands alone, or in a symbol.
func inside(marks []scene.Mark) []scene.Mark {
	for len(marks) == 1 {
		switch m := marks[0].(type) {
		case *scene.Group:
			marks = m.Marks
		case *scene.Use:
			marks = m.Symbol.Marks
		default:
			return marks
		}
	}
	return marks
}

// TestWash checks that light lies over the landscape but not over what stands in it, and that
// all lights share one drawing.
func TestWash(t *testing.T) {
	marks := func(keys string) []scene.Mark {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{scene: plain, in: bleed, tone: olive, `+keys+`props: [{icon: compass}]}`), nil), Options{})
		return inside(b.Decks[0].Cards[0].Front.Marks)
	}
	bare, none, half := marks(``), marks(`wash: white, strength: 0, `), marks(`wash: white, strength: 50, `)
	if len(none) != len(bare) || len(half) != len(bare)+1 {
		t.Fatalf("%d marks without light, %d in none, %d in half", len(bare), len(none), len(half))
	}
	if was, is := usesIn(bare)[0].Symbol.ID, usesIn(half)[0].Symbol.ID; was != is {
		t.Errorf("in light, the landscape %s is %s", was, is)
	}
	light, ok := half[1].(*scene.Group)
	if _, land := half[0].(*scene.Use); !ok || !land || light.Opacity != 0.5 {
		t.Errorf("no light follows the landscape, but %#v", half[1])
	}
}

// TestClear checks that props keep a distance from both sides: they move inward, and
// shrink only if they are wider than what is left.
func TestClear(t *testing.T) {
	at := func(props string) geom.Matrix {
		b, _ := compose(t, layouttest.Load(t, layouttest.Face(`{scene: plain, in: bleed, tone: olive, `+props+`}`), nil), Options{})
		return figures(b.Decks[0].Cards[0].Front.Marks)[0].At
	}
	small := func(at, clear string) string {
		return `clear: ` + clear + `, props: [{icon: compass, at: ` + at + `, size: 10}]`
	}
	left, right, middle := at(small("6", "8mm")), at(small("94", "8mm")), at(small("50", "8mm"))
	if left.A != middle.A || right.A != middle.A {
		t.Errorf("a prop at a side is scaled by %g or %g, one in the middle by %g", left.A, right.A, middle.A)
	}
	if further := at(small("6", "9mm")).E - left.E; further != geom.MM {
		t.Errorf("a millimeter more moves a prop by %s", further)
	}
	if back := right.E - at(small("94", "9mm")).E; back != geom.MM {
		t.Errorf("a millimeter more at the right moves a prop by %s", back)
	}
	if middle != at(small("50", "0mm")) {
		t.Error("a prop in the middle is moved")
	}
	if wide := at(`clear: 25mm, props: [{icon: compass, at: 50, size: 60}]`); wide.A >= at(`props: [{icon: compass, at: 50, size: 60}]`).A {
		t.Errorf("a prop wider than what is left is scaled by %g", wide.A)
	}
}
