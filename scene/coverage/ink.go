package coverage

import "punchboard/scene"

// inkOf returns the ink of a paint in percent, on average.
func inkOf(p scene.Paint) float64 {
	switch p := p.(type) {
	case scene.Gray:
		return float64(255-p) / 255 * 100
	case scene.RGB:
		return inkOfScreen(float64(p.R)/255, float64(p.G)/255, float64(p.B)/255)
	case scene.CMYK:
		return inkOfMix(p)
	case scene.Spot:
		return inkOfMix(p.Mix) * float64(p.Tint) / 100
	case *scene.Linear:
		return inkOfStops(p.Stops)
	case *scene.Radial:
		return inkOfStops(p.Stops)
	case *scene.Hatch:
		return inkOfHatch(p)
	}
	return 0
}

func inkOfMix(c scene.CMYK) float64 { return float64(c.C) + float64(c.M) + float64(c.Y) + float64(c.K) }

// inkOfScreen returns the ink of a color from 0 to 1. How printers mix it differs; here
// half of its gray is black ink, a medium gray component replacement.
func inkOfScreen(r, g, b float64) float64 {
	c, m, y := 1-r, 1-g, 1-b
	return 100 * (c + m + y - min(c, m, y))
}

func inkOfStops(stops []scene.Stop) (ink float64) {
	for _, s := range stops {
		ink += inkOf(s.Color) / float64(len(stops))
	}
	return ink
}

func inkOfHatch(h *scene.Hatch) float64 {
	back, share := 0.0, 0.0
	if h.Back != nil {
		back = inkOf(h.Back)
	}
	if h.Gap > 0 {
		share = min(1, float64(h.Width)/float64(h.Gap))
	}
	if h.Cross {
		share = 1 - (1-share)*(1-share)
	}
	return back*(1-share) + inkOf(h.Ink)*share
}
