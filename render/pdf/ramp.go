package pdf

import (
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// mixer converts the colors of a gradient to components of a single color space.
type mixer struct {
	space canon.Name
	parts func(scene.Paint) []float64
	inked bool
}

// mixerOf chooses the color space: gray if all colors are gray, CMYK if none is RGB,
// and otherwise RGB.
func mixerOf(stops []scene.Stop) mixer {
	gray, screen := true, false
	for _, s := range stops {
		_, isGray := s.Color.(scene.Gray)
		_, isRGB := s.Color.(scene.RGB)
		gray, screen = gray && isGray, screen || isRGB
	}
	switch {
	case gray:
		return mixer{space: "DeviceGray", parts: grayParts}
	case screen:
		return mixer{space: "DeviceRGB", parts: rgbParts}
	}
	return mixer{space: "DeviceCMYK", parts: cmykParts, inked: true}
}

func grayParts(p scene.Paint) []float64 { return []float64{float64(p.(scene.Gray)) / 255} }

func rgbParts(p scene.Paint) []float64 {
	c := p.Screen()
	return []float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// cmykParts returns the CMYK components of a color; for a spot color, those of its mix.
func cmykParts(p scene.Paint) []float64 {
	mix, share := scene.CMYK{}, 0.01
	switch v := p.(type) {
	case scene.CMYK:
		mix = v
	case scene.Spot:
		mix, share = v.Mix, float64(min(v.Tint, 100))/10_000
	case scene.Gray:
		return []float64{0, 0, 0, 1 - float64(v)/255}
	}
	out := make([]float64, 4)
	for i, ink := range []uint8{mix.C, mix.M, mix.Y, mix.K} {
		out[i] = float64(min(ink, 100)) * share
	}
	return out
}

// spread makes the stops run from 0 to 1 at distinct positions: a function over an
// empty interval is not allowed (ISO 32000-1, 7.10.4), so a hard edge becomes a very
// steep one.
func spread(stops []scene.Stop) []scene.Stop {
	const gap = 1e-4
	out := []scene.Stop{{At: 0, Color: stops[0].Color}}
	for i, s := range stops {
		if i == 0 && s.At <= 0 {
			continue
		}
		s.At = max(min(s.At, 1), out[len(out)-1].At+gap)
		out = append(out, s)
	}
	return fitted(out)
}

// fitted makes the gradient end at 1: by adding a stop, or by compressing all stops if
// hard edges pushed them beyond 1.
func fitted(stops []scene.Stop) []scene.Stop {
	last := stops[len(stops)-1]
	if last.At < 1 {
		return append(stops, scene.Stop{At: 1, Color: last.Color})
	}
	for i := range stops {
		stops[i].At /= last.At
	}
	return stops
}

// function returns the PDF function from the position along the gradient to the
// components.
func (m mixer) function(stops []scene.Stop) canon.Dict {
	var parts, bounds, encode canon.Array
	for i, s := range stops[1:] {
		parts = append(parts, m.between(stops[i].Color, s.Color))
		encode = append(encode, canon.Int(0), canon.Int(1))
		if i+2 < len(stops) {
			bounds = append(bounds, canon.Number(appendReal(nil, s.At, maxDecimals)))
		}
	}
	if len(parts) == 1 {
		return parts[0].(canon.Dict)
	}
	return canon.Dict{
		"FunctionType": canon.Int(3), "Domain": canon.Array{canon.Int(0), canon.Int(1)},
		"Functions": parts, "Bounds": bounds, "Encode": encode,
	}
}

func (m mixer) between(from, to scene.Paint) canon.Dict {
	return canon.Dict{
		"FunctionType": canon.Int(2), "Domain": canon.Array{canon.Int(0), canon.Int(1)}, "N": canon.Int(1),
		"C0": reals(m.parts(from)), "C1": reals(m.parts(to)),
	}
}

func reals(vs []float64) canon.Array {
	a := make(canon.Array, len(vs))
	for i, v := range vs {
		a[i] = canon.Number(appendReal(nil, v, 4))
	}
	return a
}
