package plan

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// The rows of planks in a wall of wood, and the width of its posts in squares.
const (
	beamRows = 3
	postWide = 0.3
)

// beams draws a wall of wood: planks along it in three rows, and posts that hold them.
func (d *drawn) beams(outline geom.Path, runs []geom.Rect) {
	d.fill(outline, d.mixed(0.7))
	d.Group(&scene.Group{Clip: &outline}, func() {
		for _, box := range runs {
			o := opening{box, box.H > box.W || box.H > box.W.Scale(0.9) && d.upright(box)}
			long := float64(max(box.W, box.H)) / float64(d.unit)
			d.boards(o, long)
			d.posts(o, long)
		}
	})
	d.stroke(outline, face.PaintOfRGB(d.colors.Ink), 0)
}

// boards draws the planks of a wall that is so many squares long, in three tones, with their grain.
func (d *drawn) boards(o opening, long float64) {
	var planks [3]geom.Path
	var grain geom.Path
	for row := range beamRows {
		y := float64(row) / beamRows
		for x := d.random.Between(-1, 0); x < long; {
			w := d.random.Between(1.1, 2)
			planks[d.random.Below(len(planks))].Append(o.part(x/long, y+0.025, (x+w-0.05)/long, y+1.0/beamRows-0.025))
			for range 2 {
				from, at := x+d.random.Between(0.05, 0.4), y+d.random.Between(0.07, 0.26)
				grain.Append(geom.LinePath(o.at(from/long, at), o.at((from+d.random.Between(0.3, 0.7))/long, at)))
			}
			x += w
		}
	}
	for i, path := range planks {
		d.fill(path, d.mixed([...]float64{0, 0.16, -0.2}[i]))
	}
	d.stroke(grain, d.mixed(0.5), 0.02)
}

// posts draws the posts of a wall that is so many squares long, about one for two squares, each
// with two pegs.
func (d *drawn) posts(o opening, long float64) {
	var posts, pegs geom.Path
	n := max(1, int(math.Round(long/2)))
	for i := range n + 1 {
		x := (postWide/2 + (long-postWide)*float64(i)/float64(n)) / long
		half := postWide / 2 / long
		posts.Append(o.part(x-half, 0.02, x+half, 0.98))
		for _, y := range []float64{0.22, 0.78} {
			c, r := o.at(x, y), d.unit.Scale(0.05)
			pegs.Append(geom.EllipsePath(geom.Rect{X: c.X - r, Y: c.Y - r, W: 2 * r, H: 2 * r}))
		}
	}
	d.fill(posts, d.mixed(0.3))
	d.stroke(posts, d.mixed(0.9), 0.03)
	d.fill(pegs, d.mixed(1))
}
