package printer

import (
	"fmt"
	"strconv"
)

// Text returns the file of a profile.
func (p *Profile) Text() []byte {
	return fmt.Appendf(nil, `# Profile of the printer %s, measured on its calibration sheet.
# To print with it: punchboard build --printer %s
paper: %s
duplex: %s
back: {x: %s, y: %s} # how far to the right of the front and below it, seen from the front
margins: {left: %s, top: %s, right: %s, bottom: %s} # what the printer cannot print on
scale: {x: %s, y: %s} # printed size of a length of 1
`, p.Name, p.Name, p.Paper, duplexWord(p.Duplex), p.Back.X, p.Back.Y,
		p.Edges.Left, p.Edges.Top, p.Edges.Right, p.Edges.Bottom, decimal(p.Scale.X), decimal(p.Scale.Y))
}

func decimal(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
