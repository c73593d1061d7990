package main

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/bench"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// read formats a tape as words, with lengths in points.
func read(t *testing.T, tape *bench.Tape) string {
	t.Helper()
	var out []string
	for tape.More() {
		op := tape.Op()
		out = append(out, word(t, op, tape))
	}
	return strings.Join(out, "; ")
}

func word(t *testing.T, op bench.Op, tape *bench.Tape) string {
	t.Helper()
	pts := func(n int) string {
		s := ""
		for range n {
			s += fmt.Sprintf(" %.4g", tape.Pt())
		}
		return s
	}
	color := func() string { return fmt.Sprintf(" %02X%02X%02X", tape.Int(), tape.Int(), tape.Int()) }
	switch op {
	case bench.OpPage:
		return "page" + pts(2)
	case bench.OpMove:
		return "m" + pts(2)
	case bench.OpLine:
		return "l" + pts(2)
	case bench.OpCubic:
		return "c" + pts(6)
	case bench.OpClose:
		return "z"
	case bench.OpFill:
		return "fill" + color()
	case bench.OpStroke:
		return "stroke" + color() + pts(1)
	case bench.OpDash:
		return "dash" + pts(int(tape.Int()))
	case bench.OpPaint:
		return fmt.Sprint("paint ", tape.Int())
	case bench.OpClip:
		return "clip"
	case bench.OpPush:
		return "push"
	case bench.OpPop:
		return "pop"
	case bench.OpAlpha:
		return fmt.Sprint("alpha ", tape.Float())
	case bench.OpHalo:
		return fmt.Sprint("halo ", tape.Int())
	case bench.OpText:
		return fmt.Sprintf("text %d%s %.0f° %q", tape.Int(), pts(3), tape.Float(), tape.Words())
	case bench.OpSymbol:
		return fmt.Sprint("symbol ", tape.Int(), pts(2))
	case bench.OpEnd:
		return "end"
	case bench.OpPlace:
		return fmt.Sprintf("place %d%s %.0f°", tape.Int(), pts(4), tape.Float())
	}
	t.Fatalf("the tape holds step %d, which means nothing", op)
	return ""
}

// at converts points to a length.
func at(pt int) geom.Length { return geom.Length(pt) * geom.PT }

func square() geom.Path {
	return geom.RectPath(geom.Rect{X: at(1), Y: at(2), W: at(10), H: at(10)})
}

const squareSteps = "m 1 2; l 11 2; l 11 12; l 1 12; z"

func TestRecord(t *testing.T) {
	font, ok := fonts.Builtin("oswald")
	if !ok {
		t.Fatal("oswald does not ship")
	}
	red, black := scene.RGB{R: 255}, scene.Black
	line := &scene.Stroke{Paint: black, Width: at(1)}
	box := &scene.Path{Path: square(), Fill: red}
	clip := square()
	run := &scene.Glyphs{Font: font, Size: at(8), At: geom.Pt2(at(3), at(4)), Fill: black, Glyphs: []fonts.Glyph{{Rune: 'H'}, {Rune: 'i'}}}
	haloed := *run
	haloed.Halo = line
	dot := &scene.Symbol{Box: geom.Rect{X: at(1), Y: at(2), W: at(10), H: at(10)}, Marks: []scene.Mark{box}}
	place := func(m geom.Matrix) scene.Mark { return &scene.Use{Symbol: dot, At: m} }
	for _, c := range []struct {
		name    string
		repeats int
		marks   []scene.Mark
		want    string
	}{
		{"fill", 0, []scene.Mark{box}, "fill FF0000; " + squareSteps + "; paint 1"},
		{"pens are kept", 0, []scene.Mark{box, box}, "fill FF0000; " + squareSteps + "; paint 1; " + squareSteps + "; paint 1"},
		{"stroke", 0, []scene.Mark{&scene.Path{Path: square(), Stroke: line}}, "stroke 000000 1; " + squareSteps + "; paint 2"},
		{"both, even-odd", 0, []scene.Mark{&scene.Path{Path: square(), Fill: red, Stroke: line, EvenOdd: true}}, "fill FF0000; stroke 000000 1; " + squareSteps + "; paint 7"},
		{"neither", 0, []scene.Mark{&scene.Path{Path: square()}}, ""},
		{"dash ends", 0, []scene.Mark{
			&scene.Path{Path: square(), Stroke: &scene.Stroke{Paint: black, Width: at(1), Dash: []geom.Length{at(2), at(3)}}},
			&scene.Path{Path: square(), Stroke: line},
		}, "stroke 000000 1; dash 2 3; " + squareSteps + "; paint 2; dash; " + squareSteps + "; paint 2"},
		{"clip", 0, []scene.Mark{&scene.Group{Clip: &clip, Marks: []scene.Mark{box}}, box},
			"push; " + squareSteps + "; clip; fill FF0000; " + squareSteps + "; paint 1; pop; fill FF0000; " + squareSteps + "; paint 1"},
		{"opacity", 0, []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{box}}},
			"push; alpha 0.5; fill FF0000; " + squareSteps + "; paint 1; pop; alpha 1"},
		{"moved", 0, []scene.Mark{&scene.Group{Transform: geom.Translate(at(5), 0), Marks: []scene.Mark{box}}},
			"fill FF0000; m 6 2; l 16 2; l 16 12; l 6 12; z; paint 1"},
		{"hatch", 0, []scene.Mark{&scene.Path{Path: square(), Fill: &scene.Hatch{Ink: black, Back: red, Gap: at(20), Width: at(1), Origin: geom.Pt2(0, at(7))}}},
			"push; fill FF0000; " + squareSteps + "; paint 1; " + squareSteps + "; clip; stroke 000000 1; m 0 7; l 12 7; paint 2; pop"},
		{"gradient is flat", 0, []scene.Mark{&scene.Path{Path: square(), Fill: &scene.Linear{Stops: []scene.Stop{{Color: red}, {At: 1, Color: black}}}}},
			"fill 7F0000; " + squareSteps + "; paint 1"},
		{"picture is its box", 0, []scene.Mark{&scene.Image{To: dot.Box}}, "fill FFFFFF; " + squareSteps + "; paint 1"},
		{"notes are left out", 0, []scene.Mark{&scene.Link{}, &scene.Bookmark{}}, ""},
		{"text", 0, []scene.Mark{run}, `fill 000000; text 0 8 3 4 0° "Hi"`},
		{"halo", 0, []scene.Mark{&haloed}, `stroke 000000 1; halo 1; text 0 8 3 4 0° "Hi"; halo 0; fill 000000; text 0 8 3 4 0° "Hi"`},
		{"turned text", 0, []scene.Mark{&scene.Group{Transform: geom.Rotate(90), Marks: []scene.Mark{run}}}, `fill 000000; text 0 8 -4 3 90° "Hi"`},
		{"symbol drawn twice", 0, []scene.Mark{place(geom.Identity), place(geom.Identity)}, "fill FF0000; " + squareSteps + "; paint 1; " + squareSteps + "; paint 1"},
		{"symbol placed twice", 2, []scene.Mark{place(geom.Identity), place(geom.Translate(at(5), 0).Then(geom.ScaleBy(2, 2)))},
			"symbol 0 10 10; fill FF0000; m 0 0; l 10 0; l 10 10; l 0 10; z; paint 1; end; place 0 1 2 10 10 0°; place 0 12 4 20 20 0°"},
		{"too rare", 3, []scene.Mark{place(geom.Identity), place(geom.Identity)}, "fill FF0000; " + squareSteps + "; paint 1; " + squareSteps + "; paint 1"},
		{"mirrored symbols are drawn", 1, []scene.Mark{place(geom.ScaleBy(-1, 1))}, "fill FF0000; m -1 2; l -11 2; l -11 12; l -1 12; z; paint 1"},
		{"symbol in a symbol", 2, []scene.Mark{
			&scene.Use{Symbol: &scene.Symbol{Marks: []scene.Mark{place(geom.Identity)}}, At: geom.Identity}, place(geom.Rotate(180)),
		}, "symbol 0 10 10; fill FF0000; m 0 0; l 10 0; l 10 10; l 0 10; z; paint 1; end; place 0 1 2 10 10 0°; place 0 -1 -2 10 10 180°"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := recorder{repeats: c.repeats}
			tape := r.document(&scene.Document{Pages: []scene.Page{{Size: geom.Size{W: at(100), H: at(200)}, Marks: c.marks}}})
			want := "page 100 200"
			if c.want != "" {
				want += "; " + c.want
			}
			if got := read(t, tape); got != want {
				t.Errorf("\n got %s\nwant %s", got, want)
			}
		})
	}
}
