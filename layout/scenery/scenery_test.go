package scenery

import (
	"slices"
	"strconv"
	"testing"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

var testBox = geom.Rect{W: 69 * geom.MM, H: 40 * geom.MM}

// drawn draws a landscape without icons.
func drawn(set, seed string) []scene.Mark {
	v := view{set, testBox.Size(), 0.58, tonesOf(scene.RGB{R: 57, G: 68, B: 31}), "left", seed, ""}
	return v.draw().Marks[0].(*scene.Group).Marks
}

// Every set of the table of keys is drawn, and no other.
func TestSets(t *testing.T) {
	var names []string
	for name := range sets {
		names = append(names, name)
	}
	slices.Sort(names)
	want := slices.Sorted(slices.Values(facedata.SceneSets))
	if !slices.Equal(names, want) {
		t.Errorf("sets %v, keys allow %v", names, want)
	}
}

// The ground reaches the lower edge and both sides of the box, whatever the seed: no
// white corner is printed.
func TestGroundCoversItsPart(t *testing.T) {
	for name := range sets {
		for _, seed := range []string{"", "a", "tac-woods"} {
			covered := false
			for _, m := range drawn(name, seed) {
				b := m.(*scene.Path).Path.Bounds()
				covered = covered || b.X <= testBox.X && b.Right() >= testBox.Right() && b.Bottom() >= testBox.Bottom() && b.Y > testBox.Y+testBox.H/4
			}
			if !covered {
				t.Errorf("%s, seed %q: nothing covers the ground", name, seed)
			}
		}
	}
}

// A seed gives the same landscape each time, and another seed another one.
func TestSeeds(t *testing.T) {
	same := func(a, b []scene.Mark) bool {
		return slices.EqualFunc(a, b, func(a, b scene.Mark) bool {
			return a.(*scene.Path).Path.Equal(b.(*scene.Path).Path)
		})
	}
	for name := range sets {
		if !same(drawn(name, "x"), drawn(name, "x")) {
			t.Errorf("%s: two landscapes of one seed differ", name)
		}
		if same(drawn(name, "x"), drawn(name, "y")) {
			t.Errorf("%s: two seeds give the same landscape", name)
		}
	}
}

// The tones of one color go from pale to dark, so that the ground never hides what
// stands on it.
func TestTones(t *testing.T) {
	for _, c := range []scene.RGB{{R: 57, G: 68, B: 31}, {R: 74, G: 88, B: 96}, {R: 163, G: 59, B: 34}, {}} {
		tone := tonesOf(c)
		order := []scene.RGB{tone.sky, tone.far, tone.ground, tone.near, tone.dark}
		for i := range order[1:] {
			if a, b := scene.Luminance(order[i]), scene.Luminance(order[i+1]); a <= b {
				t.Errorf("%v: tone %d (%.2f) is not paler than tone %d (%.2f)", c, i, a, i+1, b)
			}
		}
	}
}

// The sky of a landscape on a counter has no clouds; that of one on a card has three, each
// of two marks.
func TestLowLandscapesHaveNoClouds(t *testing.T) {
	marks := func(high geom.Length) int {
		l := newLand(geom.Rect{W: 69 * geom.MM, H: high}, &view{horizon: 0.58})
		l.sky("none")
		return len(l.marks)
	}
	if high, low := marks(40*geom.MM), marks(10*geom.MM); high != 7 || low != 1 {
		t.Errorf("%d marks in a high sky and %d in a low one, want 7 and 1", high, low)
	}
}

// What stands under an open sky is low, whatever the set and the seed; the other half keeps
// what is tall.
func TestOpenSky(t *testing.T) {
	box := geom.Rect{W: 69 * geom.MM, H: 44 * geom.MM}
	for _, set := range []string{"woods", "village", "ruins", "road", "hills"} {
		for _, seed := range []string{"a", "b", "c"} {
			for _, open := range []string{"left", "right"} {
				l := newLand(box, &view{set: set, horizon: 0.55, seed: seed, open: open})
				sets[set](l)
				tall := 0
				for _, m := range l.marks {
					b := m.(*scene.Path).Path.Bounds()
					if b.W > box.W/2 || b.Y > box.H*38/100 {
						continue // the ground, hedges and ridges, and what is low
					}
					tall++
					if open == "right" && b.X > box.W*56/100 || open == "left" && b.Right() < box.W*44/100 {
						t.Errorf("%s %s: something reaches up to %s under the sky open at the %s", set, seed, b.Y, open)
					}
				}
				if tall == 0 && set != "hills" {
					t.Errorf("%s %s: nothing tall is left beside the sky open at the %s", set, seed, open)
				}
			}
		}
	}
}

// A mirrored landscape fills the same box: what was drawn at its left edge is at the right.
func TestMirroredLandscape(t *testing.T) {
	box := geom.Rect{X: 5 * geom.MM, Y: 3 * geom.MM, W: 69 * geom.MM, H: 40 * geom.MM}
	for _, c := range []struct {
		mirrored bool
		want     geom.Point
	}{{false, geom.Pt2(box.X, box.Y)}, {true, geom.Pt2(box.Right(), box.Y)}} {
		at := landAt(box, c.mirrored)
		if got := at.Apply(geom.Point{}); got != c.want {
			t.Errorf("mirrored %v: the upper left corner is at %v, want %v", c.mirrored, got, c.want)
		}
		if got := at.Box(box.Size().R()); got != box {
			t.Errorf("mirrored %v: it fills %v, want %v", c.mirrored, got, box)
		}
	}
}

// The core of a flash is smaller than its rim and lies within it.
func TestFlash(t *testing.T) {
	rim := geom.Rect{X: 430 * geom.MM, Y: 150 * geom.MM, W: 80 * geom.MM, H: 60 * geom.MM}
	core := inward(rim, sparkShare).Box(rim)
	if core.X <= rim.X || core.Y <= rim.Y || core.Right() >= rim.Right() || core.Bottom() >= rim.Bottom() {
		t.Errorf("the core %v is not within the rim %v", core, rim)
	}
	if scene.Luminance(spark) <= scene.Luminance(flame) {
		t.Error("the core is not brighter than the rim")
	}
}

// The clouds of an open sky end above the hills behind it.
func TestCloudsKeepAboveTheHills(t *testing.T) {
	for seed := range 20 {
		v := &view{set: "sky", horizon: 0.8, seed: strconv.Itoa(seed)}
		l := newLand(geom.Rect{W: 69 * geom.MM, H: 40 * geom.MM}, v)
		openSky(l)
		highest := l.point(0, v.horizon*(1-0.16-0.09)).Y
		for i, m := range l.marks[:8] { // four clouds of two marks
			if bottom := m.(*scene.Path).Path.Bounds().Bottom(); bottom > highest {
				t.Errorf("seed %d: mark %d reaches down to %v, the hills may reach up to %v", seed, i, bottom, highest)
			}
		}
	}
}

// The near bank of a river under a high horizon is higher than under a low one.
func TestBankRisesWithTheHorizon(t *testing.T) {
	bank := func(horizon float64) geom.Length {
		v := view{"river", testBox.Size(), horizon, tonesOf(scene.RGB{R: 57, G: 68, B: 31}), "left", "a", ""}
		marks := v.draw().Marks[0].(*scene.Group).Marks
		return marks[len(marks)-1].(*scene.Path).Path.Bounds().Y
	}
	if high, low := bank(0.34), bank(0.62); high > testBox.H*7/10 || low < testBox.H*7/10 {
		t.Errorf("the near bank begins at %v and %v of %v", high, low, testBox.H)
	}
}
