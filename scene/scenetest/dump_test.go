package scenetest

import (
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// every returns one mark of each kind, and each paint once.
func every(t *testing.T) []scene.Mark {
	t.Helper()
	font, ok := fonts.Builtin("oswald")
	if !ok {
		t.Fatal("oswald does not ship")
	}
	mm := func(f float64) geom.Length { return geom.MM.Scale(f) }
	box := geom.Rect{X: mm(1), Y: mm(2), W: mm(10), H: mm(5)}
	dot := &scene.Symbol{ID: "icon/dot", Box: box, Marks: []scene.Mark{
		&scene.Path{Path: geom.EllipsePath(box), Fill: scene.Spot{Name: "Gold", Mix: scene.CMYK{C: 20, M: 30, Y: 70, K: 10}, Tint: 60}},
	}}
	return []scene.Mark{
		&scene.Path{Path: geom.RectPath(box), Fill: scene.RGB{R: 0xF4, G: 0xEF, B: 0xE0}, Stroke: &scene.Stroke{Paint: scene.Black, Width: mm(.3), Dash: []geom.Length{mm(1), mm(2)}, Butt: true}},
		&scene.Path{Path: geom.PolygonPath(geom.Pt2(0, 0), geom.Pt2(mm(3), 0), geom.Pt2(0, mm(-1.5))), Fill: scene.CMYK{M: 60, Y: 80, K: 20}, EvenOdd: true},
		&scene.Path{Path: geom.RectPath(box), Fill: &scene.Linear{From: geom.Pt2(mm(1), 0), To: geom.Pt2(mm(11), 0), Stops: []scene.Stop{{At: 0, Color: scene.White}, {At: 1, Color: scene.Black}}}},
		&scene.Path{Path: geom.RectPath(box), Fill: &scene.Radial{Center: box.Center(), Radius: mm(4), Stops: []scene.Stop{{At: .5, Color: scene.White}}}},
		&scene.Path{Path: geom.RectPath(box), Fill: &scene.Hatch{Ink: scene.Black, Back: scene.White, Gap: mm(1), Width: mm(.2), Angle: 45, Cross: true}},
		&scene.Glyphs{Font: font, Size: geom.FromPt(8.5), At: geom.Pt2(mm(13), mm(18)), Fill: scene.Black, Halo: &scene.Stroke{Paint: scene.White, Width: mm(.6)}, Glyphs: []fonts.Glyph{{Rune: 'É'}, {Rune: 't'}}},
		&scene.Image{Picture: scene.NewPicture("art/x.png", "png", 600, 400, nil), To: box, Crop: scene.Crop{X0: .1, X1: 1, Y1: 1}},
		&scene.Use{Symbol: dot, At: geom.Translate(mm(5), 0), Tag: "tactics/smoke#2/front"},
		&scene.Use{Symbol: dot, At: geom.ScaleBy(2, 2)},
		&scene.Group{Transform: geom.Rotate(90), Clip: &geom.Path{}, Opacity: .5, Layer: "Cuts", Marks: []scene.Mark{&scene.Link{Box: box, URL: "https://example.org"}}},
		&scene.Group{Marks: []scene.Mark{&scene.Bookmark{Title: "Tactics", Level: 1, At: geom.Pt2(0, mm(4))}}},
	}
}

const everyDump = `path fill=#F4EFE0 stroke=gray0/0.3mm dash=[1mm 2mm] butt rect 1 2 10 5
path fill=cmyk(0,60,80,20) evenodd M0 0 L3 0 L0 -1.5 Z
path fill=linear(1 0->11 0 0:gray255 1:gray0) rect 1 2 10 5
path fill=radial(6 4.5 r=4 0.5:gray255) rect 1 2 10 5
path fill=hatch(gray0 gap=1 width=0.2 angle=45 cross back=gray255) rect 1 2 10 5
text 13mm 18mm oswald 8.5pt fill=gray0 halo=gray255/0.6mm "Ét"
image 1 2 10 5 art/x.png 600x400 crop=0.1,0,1,1
use icon/dot at=5 0 tag=tactics/smoke#2/front {
  path fill=spot(Gold,60%) ellipse 1 2 10 5
}
use icon/dot at=0 0 by=2,0,0,2
group at=0 0 by=0,1,-1,0 clip=() opacity=0.5 layer="Cuts" {
  link 1 2 10 5 https://example.org
}
group {
  bookmark 1 0 4 "Tactics"
}
`

func TestDump(t *testing.T) {
	var out strings.Builder
	if err := Dump(&out, every(t)); err != nil {
		t.Fatal(err)
	}
	if out.String() != everyDump {
		t.Errorf("got\n%s\nwant\n%s", out.String(), everyDump)
	}
}

func TestDumpTellsOutlinesApart(t *testing.T) {
	box := geom.Rect{W: 10 * geom.MM, H: 4 * geom.MM}
	round := geom.RoundRectPath(box, geom.AllCorners(geom.MM))
	tests := []struct {
		name string
		path geom.Path
		want string
	}{
		{"rectangle", geom.RectPath(box), "rect 0 0 10 4"},
		{"ellipse", geom.EllipsePath(box), "ellipse 0 0 10 4"},
		{"line", geom.LinePath(geom.Pt2(0, 0), geom.Pt2(geom.MM, geom.MM/2)), "M0 0 L1 0.5"},
		{"triangle on the box", geom.PolygonPath(geom.Pt2(0, 0), geom.Pt2(10*geom.MM, 0), geom.Pt2(0, 4*geom.MM)), "M0 0 L10 0 L0 4 Z"},
		{"round corners", round, ""},
		{"nothing", geom.Path{}, ""},
	}
	for _, tt := range tests {
		got := outline(tt.path)
		if tt.want != "" && got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
		if tt.name == "round corners" && !strings.HasPrefix(got, "M1 0 L9 0 C9.552 0,10 0.448,10 1") {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}
