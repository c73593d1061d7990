package canvas

import (
	"punchboard/geom"
	"punchboard/scene"
)

// FillPath adds a filled area unless the path is empty.
func (c *Canvas) FillPath(path geom.Path, fill scene.Paint) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Fill: fill})
	}
}

// StrokePath adds lines unless the path is empty. Their width is in hundredths of a
// hex.
func (c *Canvas) StrokePath(path geom.Path, paint scene.Paint, width float64) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: c.Width(width)}})
	}
}

// StrokeLines draws all lines as one path.
func (c *Canvas) StrokeLines(lines [][]geom.Vec, paint scene.Paint, width float64) {
	var path geom.Path
	for _, line := range lines {
		c.Curve(&path, EveryThird(line))
	}
	if paint != nil {
		c.StrokePath(path, paint, width)
	}
}

// EveryThird returns every third point of a smooth line, through which a curve is still
// the same.
func EveryThird(line []geom.Vec) []geom.Vec {
	if len(line) < 7 {
		return line
	}
	var out []geom.Vec
	for i := 0; i < len(line)-1; i += 3 {
		out = append(out, line[i])
	}
	return append(out, line[len(line)-1])
}
