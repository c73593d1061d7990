package scene

import "testing"

func TestScreen(t *testing.T) {
	for _, c := range []struct {
		name  string
		paint Paint
		want  RGB
	}{
		{"black ink", Black, RGB{0, 0, 0}},
		{"paper", White, RGB{255, 255, 255}},
		{"key alone", CMYK{K: 100}, RGB{0, 0, 0}},
		{"no ink", CMYK{}, RGB{255, 255, 255}},
		{"cyan", CMYK{C: 100}, RGB{0, 255, 255}},
		{"half a spot", Spot{"Gold", CMYK{M: 20, Y: 80}, 50}, RGB{255, 230, 153}},
		{"gradient", &Linear{Stops: []Stop{{0, Gray(0)}, {1, Gray(200)}}}, RGB{100, 100, 100}},
		{"hatch of a quarter", &Hatch{Ink: Black, Gap: 4, Width: 1}, RGB{191, 191, 191}},
		{"hatch on a colour", &Hatch{Ink: Black, Back: RGB{200, 100, 0}, Gap: 2, Width: 1}, RGB{100, 50, 0}},
	} {
		if got := c.paint.Screen(); got != c.want {
			t.Errorf("%s shows %v, want %v", c.name, got, c.want)
		}
	}
}
