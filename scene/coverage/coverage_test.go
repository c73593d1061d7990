package coverage

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"slices"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

const mm = geom.MM

func box(x, y, w, h geom.Length, fill scene.Paint) *scene.Path {
	return &scene.Path{Path: geom.RectPath(geom.Rect{X: x * mm, Y: y * mm, W: w * mm, H: h * mm}), Fill: fill}
}

func use(at geom.Matrix, marks ...scene.Mark) *scene.Use {
	return &scene.Use{Symbol: &scene.Symbol{Box: geom.Rect{W: 100 * mm, H: 100 * mm}, Marks: marks}, At: at}
}

func group(opacity float64, clip *geom.Path, marks ...scene.Mark) *scene.Group {
	return &scene.Group{Opacity: opacity, Clip: clip, Marks: marks}
}

// picture is red on the left half and transparent on the right.
func picture(t testing.TB) *scene.Picture {
	p := image.NewNRGBA(image.Rect(0, 0, 48, 48))
	for y := range 48 {
		for x := range 24 {
			p.Set(x, y, color.NRGBA{255, 0, 0, 255})
		}
	}
	var buf bytes.Buffer
	if err := png.Encode(&buf, p); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture("p.png", "png", 48, 48, buf.Bytes())
}

// TestPage measures pages of 100 by 100 mm whose coverage is known.
func TestPage(t *testing.T) {
	black, half := scene.CMYK{K: 100}, geom.RectPath(geom.Rect{W: 50 * mm, H: 100 * mm})
	ring := box(0, 0, 80, 80, black)
	ring.Path.Append(geom.RectPath(geom.Rect{X: 20 * mm, Y: 20 * mm, W: 40 * mm, H: 40 * mm}))
	ring.EvenOdd = true
	disc := &scene.Path{Path: geom.CirclePath(geom.Pt2(50*mm, 50*mm), 40*mm), Fill: black}
	line := &scene.Path{Path: geom.LinePath(geom.Pt2(0, 30*mm), geom.Pt2(100*mm, 70*mm)), Stroke: &scene.Stroke{Paint: black, Width: 2 * mm, Dash: []geom.Length{mm, 3 * mm}}}
	hatch := &scene.Hatch{Ink: black, Back: scene.CMYK{Y: 40}, Gap: 4 * mm, Width: mm}
	for name, c := range map[string]struct {
		want  float64
		marks []scene.Mark
	}{
		"nothing":             {0, nil},
		"half a page":         {50, []scene.Mark{box(0, 0, 100, 50, black)}},
		"a mix":               {220, []scene.Mark{box(0, 0, 100, 100, scene.CMYK{C: 60, M: 50, Y: 40, K: 70})}},
		"a tint of a spot":    {60, []scene.Mark{box(0, 0, 100, 100, scene.Spot{Name: "Gold", Mix: scene.CMYK{M: 30, Y: 90}, Tint: 50})}},
		"red on a screen":     {200, []scene.Mark{box(0, 0, 100, 100, scene.RGB{R: 255})}},
		"gray on a screen":    {100, []scene.Mark{box(0, 0, 100, 100, scene.RGB{R: 127, G: 128, B: 127})}},
		"gray ink":            {50, []scene.Mark{box(0, 0, 100, 100, scene.Gray(127))}},
		"a gradient":          {50, []scene.Mark{box(0, 0, 100, 100, &scene.Linear{Stops: []scene.Stop{{At: 0, Color: black}, {At: 1, Color: scene.White}}})}},
		"a hatch":             {55, []scene.Mark{box(0, 0, 100, 100, hatch)}},
		"white over black":    {75, []scene.Mark{use(geom.Identity, box(0, 0, 100, 100, black), box(0, 0, 50, 50, scene.White))}},
		"a ring":              {48, []scene.Mark{use(geom.Identity, ring)}},
		"a disc":              {math.Pi * 16, []scene.Mark{use(geom.Identity, disc)}},
		"a dashed line":       {100 * math.Hypot(100, 40) * 2 / 4 / 10000, []scene.Mark{use(geom.Identity, line)}},
		"an opacity":          {30, []scene.Mark{use(geom.Identity, group(0.3, nil, box(0, 0, 100, 100, black)))}},
		"a clip in a piece":   {50, []scene.Mark{use(geom.Identity, group(0, &half, box(0, 0, 100, 100, black)))}},
		"a clip in a clip":    {25, []scene.Mark{use(geom.Identity, group(0, &half, group(0, &geom.Path{}), group(0, &half, box(0, 0, 100, 50, black))))}},
		"half of a piece":     {50, []scene.Mark{group(0, &half, use(geom.Identity, box(0, 0, 100, 100, black)))}},
		"no tile":             {0, []scene.Mark{group(0, &half, group(0, &geom.Path{}, use(geom.Identity, box(0, 0, 100, 100, black))))}},
		"a smaller piece":     {25, []scene.Mark{use(geom.Matrix{A: 0.5, D: 0.5, E: 10 * mm}, box(0, 0, 100, 100, black))}},
		"a turned piece":      {50, []scene.Mark{use(geom.Matrix{B: 1, C: -1, E: 100 * mm}, box(0, 0, 50, 100, black))}},
		"half of a picture":   {100, []scene.Mark{&scene.Image{Picture: picture(t), To: geom.Rect{W: 100 * mm, H: 100 * mm}}}},
		"a picture over gray": {150, []scene.Mark{use(geom.Identity, box(0, 0, 100, 100, black), &scene.Image{Picture: picture(t), To: geom.Rect{W: 100 * mm, H: 100 * mm}})}},
		"a crop of it":        {200, []scene.Mark{&scene.Image{Picture: picture(t), To: geom.Rect{W: 100 * mm, H: 100 * mm}, Crop: scene.Crop{X1: 0.5, Y1: 1}}}},
		"a broken picture":    {0, []scene.Mark{&scene.Image{Picture: scene.NewPicture("b.png", "png", 9, 9, nil), To: geom.Rect{W: 100 * mm, H: 100 * mm}}}},
	} {
		got := NewMeter().Page(&scene.Page{Size: geom.Size{W: 100 * mm, H: 100 * mm}, Marks: c.marks})
		if math.Abs(got-c.want) > 0.03*c.want+0.3 {
			t.Errorf("%s: %.1f, want %.1f", name, got, c.want)
		}
	}
}

// TestRectangles compares upright rectangles, however they are placed, with the same outlines with one point more,
// which are read edge by edge.
func TestRectangles(t *testing.T) {
	black := scene.CMYK{K: 100}
	plain := box(10, 20, 50, 30, black)
	more := box(10, 20, 50, 30, black)
	more.Path.Ops = slices.Insert(slices.Clone(more.Path.Ops), 1, geom.LineTo)
	more.Path.Pts = slices.Insert(slices.Clone(more.Path.Pts), 1, geom.Pt2(31*mm, 20*mm))
	empty := box(10, 20, 0, 30, black)
	for name, at := range map[string]geom.Matrix{
		"as it is":          geom.Identity,
		"mirrored":          {A: -1, D: 1, E: 100 * mm},
		"upside down":       {A: 1, D: -1, F: 100 * mm},
		"half a turn":       geom.Rotate(180).Then(geom.Translate(100*mm, 100*mm)),
		"a quarter turn":    geom.Rotate(90).Then(geom.Translate(100*mm, 0)),
		"turned":            geom.Rotate(30),
		"over the edge":     geom.Translate(-40*mm, -35*mm),
		"beyond it":         geom.Translate(200*mm, 0),
		"half as wide":      geom.ScaleBy(0.5, 1),
		"without any width": geom.ScaleBy(0, 1),
	} {
		page := func(p *scene.Path) float64 {
			size := geom.Size{W: 100 * mm, H: 100 * mm}
			return NewMeter().Page(&scene.Page{Size: size, Marks: []scene.Mark{use(geom.Identity, &scene.Group{Transform: at, Marks: []scene.Mark{p}})}})
		}
		if got, want := page(plain), page(more); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
		if got := page(empty); got != 0 {
			t.Errorf("%s, without width: %v, want nothing", name, got)
		}
	}
}

// TestText compares letters with their outlines drawn as paths, alone and on a piece.
func TestText(t *testing.T) {
	font, ok := fonts.Builtin(fonts.BuiltinNames()[0])
	if !ok {
		t.Fatal("no font")
	}
	const size = 60 * mm
	run := &scene.Glyphs{Font: font, Size: size, At: geom.Pt2(0, 80*mm), Fill: scene.Black}
	var paths []scene.Mark
	x, scale := geom.Length(0), float64(size)/float64(font.UnitsPerEm())
	for _, r := range "OB" {
		id, _ := font.GID(r)
		wide := geom.Length(font.Width(id)).Scale(scale)
		run.Glyphs = append(run.Glyphs, fonts.Glyph{Rune: r, ID: id, Advance: wide})
		outline := &scene.Path{Path: font.Outline(id).Transform(geom.Matrix{A: scale, D: scale, E: x, F: 80 * mm}), Fill: scene.Black}
		paths, x = append(paths, outline), x+wide
	}
	measure := func(marks ...scene.Mark) float64 {
		return NewMeter().Page(&scene.Page{Size: geom.Size{W: 100 * mm, H: 100 * mm}, Marks: marks})
	}
	want := measure(use(geom.Identity, paths...))
	small := use(geom.Matrix{A: 0.01, D: 0.01, E: 40 * mm, F: 40 * mm}, run) // each letter in one cell
	for name, c := range map[string]struct{ got, want float64 }{
		"on a piece": {measure(use(geom.Identity, run)), want},
		"alone":      {measure(run), want},
		"small":      {1e4 * measure(use(geom.Identity, small)), want},
	} {
		if math.Abs(c.got-c.want) > 0.05*c.want || want < 10 {
			t.Errorf("%s: %.2f, want %.2f", name, c.got, c.want)
		}
	}
}

// TestPicturesAreLimited checks that pictures beyond the limit count as the mean of the
// others.
func TestPicturesAreLimited(t *testing.T) {
	m, p := NewMeter(), picture(t)
	m.thumbnail(p)
	large := *p
	large.Width, large.Height = mostPixels, 1
	if got := m.thumbnail(&large); got.ink != nil || math.Abs(got.mean-100) > 1 {
		t.Errorf("%v, %.1f", got.ink, got.mean)
	}
}

// TestExtremes measures marks with extreme coordinates, which must not panic.
func TestExtremes(t *testing.T) {
	for _, at := range []geom.Matrix{{}, {A: math.NaN(), D: 1}, {A: 1e300, D: 1e300}, {A: math.Inf(1), D: 1}, {A: 1, D: 1, E: math.MaxInt64, F: math.MinInt64}} {
		far := &scene.Path{Path: geom.LinePath(geom.Pt2(math.MinInt64, 0), geom.Pt2(math.MaxInt64, math.MaxInt64)), Fill: scene.Black, Stroke: &scene.Stroke{Paint: scene.Black, Width: math.MaxInt64}}
		inner := &scene.Group{Transform: at, Marks: []scene.Mark{far, box(0, 0, 10, 10, scene.Black)}}
		NewMeter().Page(&scene.Page{Size: geom.Size{W: mm, H: mm}, Marks: []scene.Mark{use(at, inner), inner}})
	}
	if got := NewMeter().Page(&scene.Page{}); got != 0 {
		t.Error(got)
	}
}
