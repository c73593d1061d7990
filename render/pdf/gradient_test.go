package pdf_test

import (
	"testing"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/scene"
)

func stops(s ...scene.Stop) []scene.Stop { return s }

func at(x float64, p scene.Paint) scene.Stop { return scene.Stop{At: x, Color: p} }

// TestGradients checks any number of stops, in the color space that fits all of them.
func TestGradients(t *testing.T) {
	red := scene.Spot{Name: "Red", Mix: scene.CMYK{M: 100, Y: 50}, Tint: 50}
	const two = "/Domain [0 1]/FunctionType 2/N 1>>"
	for _, c := range []struct {
		name  string
		stops []scene.Stop
		want  string
	}{
		{"gray", stops(at(0, scene.Black), at(1, scene.White)),
			"/ColorSpace /DeviceGray/Coords [0 0 72 0]/Extend [true true]/Function <</C0 [0]/C1 [1]" + two + "/ShadingType 2>>"},
		{"screen", stops(at(0, scene.Black), at(1, rgb(255, 0, 51))),
			"/ColorSpace /DeviceRGB/Coords [0 0 72 0]/Extend [true true]/Function <</C0 [0 0 0]/C1 [1 0 0.2]" + two + "/ShadingType 2>>"},
		{"inks", stops(at(0, scene.Gray(51)), at(1, red)),
			"/ColorSpace /DeviceCMYK/Coords [0 0 72 0]/Extend [true true]/Function <</C0 [0 0 0 0.8]/C1 [0 0.5 0.25 0]" + two + "/ShadingType 2>>"},
		{"mixed", stops(at(0, scene.CMYK{K: 100}), at(1, rgb(255, 255, 0))),
			"/ColorSpace /DeviceRGB/Coords [0 0 72 0]/Extend [true true]/Function <</C0 [0 0 0]/C1 [1 1 0]" + two + "/ShadingType 2>>"},
		{"late start, early end", stops(at(0.25, scene.Black), at(0.75, scene.White)),
			gray3("0.25 0.75", "[0]", "[0]", "[0]", "[1]", "[1]", "[1]")},
		{"hard edge", stops(at(0, scene.Black), at(0.5, scene.Black), at(0.5, scene.White), at(1, scene.White)),
			gray3("0.5 0.5001", "[0]", "[0]", "[0]", "[1]", "[1]", "[1]")},
	} {
		ramp := &scene.Linear{To: geom.Pt2(geom.INCH, 0), Stops: c.stops}
		f := read(t, write(t, page(fill(ramp)), pdf.Options{}))
		dict := f.Dict(f.Dict(f.Dict(f.Pages()[0]["Resources"])["Shading"])["Sh0"])
		if got := show(dict); got != "<<"+c.want {
			t.Errorf("%s: got\n%s\nwant\n<<%s", c.name, got, c.want)
		}
	}
}

// gray3 returns the dictionary of a gray gradient in three parts.
func gray3(bounds string, ends ...string) string {
	s := "/ColorSpace /DeviceGray/Coords [0 0 72 0]/Extend [true true]/Function <</Bounds [" + bounds + "]/Domain [0 1]/Encode [0 1 0 1 0 1]/FunctionType 3/Functions ["
	for i := 0; i < len(ends); i += 2 {
		if i > 0 {
			s += " "
		}
		s += "<</C0 " + ends[i] + "/C1 " + ends[i+1] + "/Domain [0 1]/FunctionType 2/N 1>>"
	}
	return s + "]>>/ShadingType 2>>"
}

// TestGradientEdges checks stops crowded at the end, and gradients without extent.
func TestGradientEdges(t *testing.T) {
	crowd := stops(at(0, scene.Black), at(1, scene.Gray(9)), at(1, scene.Gray(8)), at(1, scene.White))
	for _, p := range []scene.Paint{
		&scene.Linear{To: geom.Pt2(geom.INCH, 0), Stops: crowd},
		&scene.Radial{Radius: geom.INCH, Stops: crowd},
		&scene.Radial{Stops: crowd},
		&scene.Linear{To: geom.Pt2(geom.INCH, 0)},
		&scene.Linear{To: geom.Pt2(geom.INCH, 0), Stops: crowd[:1]},
	} {
		write(t, page(fill(p), stroke(&scene.Stroke{Paint: p, Width: mm})), pdf.Options{})
	}
}
