package face

import (
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

func TestFitPicture(t *testing.T) {
	box := geom.Rect{X: 10, Y: 10, W: 100, H: 50}
	all := scene.Crop{X1: 1, Y1: 1}
	tests := []struct {
		name        string
		size        geom.Size
		window      scene.Crop
		fit, anchor string
		to          geom.Rect
		crop        scene.Crop
	}{
		{"contain a wide one", geom.Size{W: 400, H: 100}, all, "contain", "center", geom.Rect{X: 10, Y: 22, W: 100, H: 25}, all},
		{"contain a high one", geom.Size{W: 100, H: 100}, all, "contain", "center", geom.Rect{X: 35, Y: 10, W: 50, H: 50}, all},
		{"contain a part", geom.Size{W: 200, H: 100}, scene.Crop{X0: .5, X1: 1, Y1: 1}, "contain", "center", geom.Rect{X: 35, Y: 10, W: 50, H: 50}, scene.Crop{X0: .5, X1: 1, Y1: 1}},
		{"stretch", geom.Size{W: 100, H: 100}, all, "stretch", "center", box, all},
		{"cover with a high one", geom.Size{W: 100, H: 100}, all, "cover", "center", box, scene.Crop{Y0: .25, X1: 1, Y1: .75}},
		{"cover from the top", geom.Size{W: 100, H: 100}, all, "cover", "top", box, scene.Crop{X1: 1, Y1: .5}},
		{"cover from the bottom", geom.Size{W: 100, H: 100}, all, "cover", "bottom", box, scene.Crop{Y0: .5, X1: 1, Y1: 1}},
		{"cover with a wide one", geom.Size{W: 400, H: 100}, all, "cover", "center", box, scene.Crop{X0: .25, X1: .75, Y1: 1}},
		{"cover from the right", geom.Size{W: 400, H: 100}, all, "cover", "right", box, scene.Crop{X0: .5, X1: 1, Y1: 1}},
		{"cover with the same shape", geom.Size{W: 200, H: 100}, all, "cover", "top", box, all},
	}
	for _, tt := range tests {
		if to, crop := fitPicture(tt.size, tt.window, box, tt.fit, tt.anchor); to != tt.to || crop != tt.crop {
			t.Errorf("%s: %v %v, want %v %v", tt.name, to, crop, tt.to, tt.crop)
		}
	}
}
