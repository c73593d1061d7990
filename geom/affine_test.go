package geom

import (
	"math"
	"testing"
)

func TestAffine(t *testing.T) {
	p := V(3, 4)
	turn := RotateAffine(Tau / 4)
	for _, c := range []struct {
		name string
		m    Affine
		want Vec
	}{
		{"identity", IdentityAffine(), p},
		{"translation", TranslateAffine(1, -2), V(4, 2)},
		{"scaling", ScaleAffine(2, -1), V(6, -4)},
		{"quarter turn", turn, V(-4, 3)},
		{"turn, then move", turn.Then(TranslateAffine(1, 0)), V(-3, 3)},
		{"move, then turn", TranslateAffine(1, 0).Then(turn), V(-4, 4)},
		{"all six", Affine{1, 2, 3, 4, 5, 6}, V(20, 28)},
	} {
		if got := c.m.Apply(p); !near(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		from, to := c.m.Apply(Vec{}), c.m.Linear(p)
		if !near(c.m.Apply(p), from.Add(to)) {
			t.Errorf("%s: a direction becomes %v", c.name, to)
		}
	}
}

func TestAffineScales(t *testing.T) {
	m := ScaleAffine(2, -8).Then(RotateAffine(1)).Then(TranslateAffine(9, 9))
	if math.Abs(m.MeanScale()-4) > 1e-12 || math.Abs(m.MaxScale()-8) > 1e-12 || math.Abs(m.Det()+16) > 1e-12 {
		t.Errorf("mean %g, most %g, area %g; want 4, 8 and -16", m.MeanScale(), m.MaxScale(), m.Det())
	}
}

func TestAffineInverse(t *testing.T) {
	m := Affine{1, 2, 3, 4, 5, 6}
	back, ok := m.Inverse()
	if got := m.Then(back).Apply(V(7, 8)); !ok || !near(got, V(7, 8)) {
		t.Errorf("there and back is %v, %v", got, ok)
	}
	for _, flat := range []Affine{{}, {A: 1, B: 1, C: 1, D: 1}, {A: math.NaN(), D: 1}} {
		if _, ok := flat.Inverse(); ok {
			t.Errorf("%v has an inverse", flat)
		}
	}
}

// A Matrix is an Affine in EMU, rounded.
func TestMatrixIsAffine(t *testing.T) {
	m := Rotate(30).Then(Translate(5*MM, -MM)).Then(ScaleBy(2, 0.5))
	p := Pt2(7*MM, 11*MM)
	if got, want := m.Affine().Apply(p.Vec()).Point(), m.Apply(p); got != want {
		t.Errorf("%v, want %v", got, want)
	}
}
