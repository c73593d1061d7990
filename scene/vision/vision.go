// Package vision simulates how colors look on a grayscale print, or to readers with a
// color vision deficiency, and measures color differences. It works on screen colors
// and must not know what they are used for.
package vision

// RGB is a screen color in sRGB (IEC 61966-2-1). A scene.RGB converts to it.
type RGB struct{ R, G, B uint8 }

// Vision is a type of color vision.
type Vision uint8

// The types of vision. The last three lack the cones for long, medium and short
// wavelengths. They affect about 1 %, 1 % and 0.01 % of men, and as many more have weak
// cones of that type.
const (
	Normal Vision = iota
	Grey          // a print with only black ink
	Protanopia
	Deuteranopia
	Tritanopia
)

var names = [...]string{"normal", "grey", "protanopia", "deuteranopia", "tritanopia"}

// String returns the name of the vision.
func (v Vision) String() string { return names[v] }

// All returns all types of vision, starting with the normal one.
func All() []Vision { return []Vision{Normal, Grey, Protanopia, Deuteranopia, Tritanopia} }

// Named returns a vision by its name; ok is false if there is none.
func Named(name string) (v Vision, ok bool) {
	for i, n := range names {
		if n == name {
			return Vision(i), true
		}
	}
	return Normal, false
}

// cones convert linear light to what a reader without one type of cone sees: Machado,
// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
// Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), for
// a severity of 1.0.
var cones = map[Vision][3]light{
	Protanopia:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deuteranopia: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritanopia:   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// Matrix returns what the reader sees of linear red, green and blue light, in rows; what
// a screen cannot show has to be clamped.
func (v Vision) Matrix() [3][3]float64 {
	switch v {
	case Normal:
		return [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	case Grey:
		return [3][3]float64{luminances, luminances, luminances}
	}
	m := cones[v]
	return [3][3]float64{m[0], m[1], m[2]}
}

// seen returns a color as the reader sees it, in linear light, clamped to what a screen
// can show.
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

// See returns the color that looks to most readers as c looks to a reader with this
// vision. A gray has the luminance of the original color.
func (v Vision) See(c RGB) RGB {
	if v == Normal {
		return c
	}
	return v.seen(c).rgb()
}

// Pixels converts pixels of four bytes each (red, green, blue and an unchanged one) in
// place to what the reader sees.
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
