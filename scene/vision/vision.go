// Package vision shows colors as readers see them who do not see as most do:
// on a gray print, or with one kind of cone missing. And it measures how far
// colors lie apart. It knows colors of the screen; it must not know what they
// are painted on.
package vision

// RGB is a color of the screen, in sRGB (IEC 61966-2-1). A scene.RGB converts
// to it.
type RGB struct{ R, G, B uint8 }

// Vision is a way of seeing.
type Vision uint8

// The visions. The last three lack the cones for long, middle and short waves:
// of men about 1, 1 and 0.01 in a hundred, and as many again have them weak.
const (
	Normal Vision = iota
	Grey          // a print in black ink alone
	Protanopia
	Deuteranopia
	Tritanopia
)

var names = [...]string{"normal", "grey", "protanopia", "deuteranopia", "tritanopia"}

// String returns the name of the vision.
func (v Vision) String() string { return names[v] }

// All lists the visions, the normal one first.
func All() []Vision { return []Vision{Normal, Grey, Protanopia, Deuteranopia, Tritanopia} }

// Named returns the vision of a name; ok is false when there is none.
func Named(name string) (v Vision, ok bool) {
	for i, n := range names {
		if n == name {
			return Vision(i), true
		}
	}
	return Normal, false
}

// cones turn linear light into what a reader without one kind of cones sees:
// Machado, Oliveira and Fernandes, "A Physiologically-based Model for
// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization
// and Computer Graphics 15 (2009), for a severity of 1.0.
var cones = map[Vision][3]light{
	Protanopia:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deuteranopia: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritanopia:   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seen returns the light that a color is to a reader, within what a screen can
// show.
func (v Vision) seen(c RGB) light {
	l := lightOf(c)
	switch v {
	case Normal:
		return l
	case Grey:
		y := l.luminance()
		return light{y, y, y}
	}
	m := cones[v]
	return light{m[0].dot(l), m[1].dot(l), m[2].dot(l)}.clipped()
}

// See returns the color that looks to most readers as c looks to one of this
// vision. A gray has the luminance of its color.
func (v Vision) See(c RGB) RGB {
	if v == Normal {
		return c
	}
	return v.seen(c).rgb()
}

// Pixels turns pixels of four bytes each (red, green, blue and one that stays)
// into what the reader sees, in place.
func (v Vision) Pixels(pix []uint8) {
	if v == Normal {
		return
	}
	var last, shown RGB
	shown = v.See(last)
	for ; len(pix) >= 4; pix = pix[4:] {
		if c := (RGB{pix[0], pix[1], pix[2]}); c != last {
			last, shown = c, v.See(c)
		}
		pix[0], pix[1], pix[2] = shown.R, shown.G, shown.B
	}
}
