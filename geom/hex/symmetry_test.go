package hex

import "testing"

func TestTurn(t *testing.T) {
	for d := range Dir(Dirs) {
		for n := -7; n <= 7; n++ {
			if got, want := steps[d].Turn(n), steps[d.Turn(n)]; got != want {
				t.Errorf("direction %d turned %d times is %v, want %v", d, n, got, want)
			}
		}
	}
}

func TestMirror(t *testing.T) {
	for d := range Dir(Dirs) {
		for sum := -2; sum <= 7; sum++ {
			if got, want := steps[d].Mirror(sum), steps[wrap(sum-int(d))]; got != want {
				t.Errorf("direction %d mirrored to sum %d is %v, want %v", d, sum, got, want)
			}
		}
	}
}

// The twelve symmetries preserve distances and are all different.
func TestSymmetriesKeepDistance(t *testing.T) {
	a := Hex{5, -2}
	images := map[Hex]bool{}
	for n := range Dirs {
		for _, f := range []func(Hex) Hex{
			func(h Hex) Hex { return h.Turn(n) },
			func(h Hex) Hex { return h.Mirror(n) },
		} {
			images[f(a)] = true
			for _, b := range around(5) {
				if f(a).Distance(f(b)) != a.Distance(b) {
					t.Fatalf("symmetry %d changes the distance of %v and %v", n, a, b)
				}
			}
		}
	}
	if len(images) != 2*Dirs {
		t.Errorf("the symmetries take %v to %d places, want %d", a, len(images), 2*Dirs)
	}
}

func TestMirrorTwiceIsNothing(t *testing.T) {
	for _, h := range around(4) {
		for sum := range Dirs {
			if got := h.Mirror(sum).Mirror(sum); got != h {
				t.Fatalf("%v mirrored twice to sum %d is %v", h, sum, got)
			}
		}
	}
}
