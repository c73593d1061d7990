package geom

import "testing"

func TestMatrix(t *testing.T) {
	p := Point{3 * MM, 4 * MM}
	for _, c := range []struct {
		name string
		m    Matrix
		want Point
	}{
		{"identity", Identity, p},
		{"translate", Translate(MM, -MM), Point{4 * MM, 3 * MM}},
		{"scale", ScaleBy(2, 0.5), Point{6 * MM, 2 * MM}},
		{"quarter turn clockwise", Rotate(90), Point{-4 * MM, 3 * MM}},
		{"half turn", Rotate(180), Point{-3 * MM, -4 * MM}},
		{"quarter turn back", Rotate(-90), Point{4 * MM, -3 * MM}},
		{"half turn about itself", RotateAbout(180, p), p},
		{"twice as large about itself", ScaleAbout(2, p), p},
		{"first move, then turn", Translate(MM, 0).Then(Rotate(90)), Point{-4 * MM, 4 * MM}},
		{"first turn, then move", Rotate(90).Then(Translate(MM, 0)), Point{-3 * MM, 3 * MM}},
	} {
		if got := c.m.Apply(p); got != c.want {
			t.Errorf("%s takes %v to %v, want %v", c.name, p, got, c.want)
		}
	}
}

func TestMatrixBox(t *testing.T) {
	r := Rect{MM, 2 * MM, 10 * MM, 5 * MM}
	if got, want := Rotate(90).Box(r), (Rect{-7 * MM, MM, 5 * MM, 10 * MM}); got != want {
		t.Errorf("a quarter turn boxes %v as %v, want %v", r, got, want)
	}
}

func TestRect(t *testing.T) {
	a, b := Rect{0, 0, 10, 10}, Rect{10, 0, 10, 10}
	if a.Overlaps(b) {
		t.Error("neighbours that share an edge overlap")
	}
	if !a.Overlaps(b.Moved(Point{-1, 0})) {
		t.Error("rectangles one EMU into each other do not overlap")
	}
	if got, want := a.Union(b), (Rect{0, 0, 20, 10}); got != want {
		t.Errorf("union is %v, want %v", got, want)
	}
	if got, want := a.Intersect(Rect{5, -3, 20, 8}), (Rect{5, 0, 5, 5}); got != want {
		t.Errorf("Intersect = %v, want %v", got, want)
	}
	if got := a.Intersect(Rect{30, 2, 4, 4}); got.W != 0 || got.H != 4 {
		t.Errorf("Intersect of rectangles side by side = %v", got)
	}
	if !a.Contains(a.Inset(1)) || a.Contains(a.Inset(-1)) {
		t.Error("Contains and Inset disagree")
	}
}

func TestPolar(t *testing.T) {
	for _, c := range []struct {
		deg  float64
		want Point
	}{
		{0, Point{0, -MM}}, {90, Point{MM, 0}}, {180, Point{0, MM}}, {270, Point{-MM, 0}},
	} {
		if got := Polar(Point{}, MM, c.deg); got != c.want {
			t.Errorf("%v degrees from twelve is %v, want %v", c.deg, got, c.want)
		}
	}
}
