package hexmap

import (
	"punchboard/geom"
	"punchboard/scene"
)

// fillPath adds an area, if there is any.
func (c *chart) fillPath(path geom.Path, fill scene.Paint) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Fill: fill})
	}
}

// strokePath adds lines, if there are any. Their width is in hundredths of a hex.
func (c *chart) strokePath(path geom.Path, paint scene.Paint, width float64) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: c.width(width)}})
	}
}

// strokeLines draws all lines as one path.
func (c *chart) strokeLines(lines [][]geom.Vec, paint scene.Paint, width float64) {
	var path geom.Path
	for _, line := range lines {
		c.curve(&path, everyThird(line))
	}
	if paint != nil {
		c.strokePath(path, paint, width)
	}
}

// everyThird leaves out two of three places of a smooth line, which the curve through
// the others meets anyway.
func everyThird(line []geom.Vec) []geom.Vec {
	if len(line) < 7 {
		return line
	}
	var out []geom.Vec
	for i := 0; i < len(line)-1; i += 3 {
		out = append(out, line[i])
	}
	return append(out, line[len(line)-1])
}
