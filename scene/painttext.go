package scene

import (
	"fmt"
	"strconv"
	"strings"

	"punchboard/geom"
)

// PaintText formats a paint as one word, for display and for names.
func PaintText(p Paint) string {
	switch p := p.(type) {
	case nil:
		return "none"
	case Gray:
		return fmt.Sprintf("gray%d", uint8(p))
	case RGB:
		return fmt.Sprintf("#%02X%02X%02X", p.R, p.G, p.B)
	case CMYK:
		return fmt.Sprintf("cmyk(%d,%d,%d,%d)", p.C, p.M, p.Y, p.K)
	case Spot:
		return fmt.Sprintf("spot(%s,%d%%)", p.Name, p.Tint)
	case *Linear:
		return "linear(" + pointText(p.From) + "->" + pointText(p.To) + stopsText(p.Stops) + ")"
	case *Radial:
		return "radial(" + pointText(p.Center) + " r=" + num(p.Radius) + stopsText(p.Stops) + ")"
	case *Hatch:
		return hatchText(p)
	}
	panic(fmt.Sprintf("scene: unknown paint %T", p))
}

func stopsText(stops []Stop) string {
	s := ""
	for _, st := range stops {
		s += " " + trim(st.At) + ":" + PaintText(st.Color)
	}
	return s
}

func hatchText(h *Hatch) string {
	s := fmt.Sprintf("hatch(%s gap=%s width=%s angle=%s", PaintText(h.Ink), num(h.Gap), num(h.Width), trim(h.Angle))
	if h.Cross {
		s += " cross"
	}
	return s + backText(h.Back) + ")"
}

func backText(p Paint) string {
	if p == nil {
		return ""
	}
	return " back=" + PaintText(p)
}

func pointText(p geom.Point) string { return num(p.X) + " " + num(p.Y) }

// num formats a length in millimeters without the unit.
func num(l geom.Length) string { return strings.TrimSuffix(l.String(), "mm") }

// trim rounds to three decimals, so that golden files do not depend on the last EMU.
func trim(f float64) string {
	s := strings.TrimRight(strings.TrimRight(strconv.FormatFloat(f, 'f', 3, 64), "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}
