package report

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

const chartGap = 8 * mm

// chartsHigh returns the minimum and maximum height of the given number of
// charts: they take the space that findings leave, up to a limit.
func chartsHigh(n int) (least, most geom.Length) {
	switch {
	case n == 0:
		return 0, 0
	case n <= 3:
		return 45 * mm, 60 * mm
	}
	return 92 * mm, 125 * mm
}

// charts draws the charts in two rows of three, or in one; a tall chart takes
// both rows.
func (f *flow) charts(all []Chart, box geom.Rect) {
	wide, high := (box.W-2*chartGap)/3, (box.H-chartGap)/2
	if len(all) <= 3 {
		high = box.H
	}
	var taken [6]bool
	for i := range all {
		at := 0
		for taken[at] {
			at++
		}
		taken[at] = true
		cell := geom.Rect{X: box.X + geom.Length(at%3)*(wide+chartGap), Y: box.Y + geom.Length(at/3)*(high+chartGap), W: wide, H: high}
		if all[i].Tall && at < 3 && len(all) > 3 {
			taken[at+3] = true
			cell.H = box.H
		}
		f.chart(&all[i], cell)
	}
}

// chart draws one chart below its title.
func (f *flow) chart(c *Chart, box geom.Rect) {
	f.canvas.line(mm*4/10, ink, geom.Pt2(box.X, box.Y), geom.Pt2(box.Right(), box.Y))
	f.canvas.label(geom.Pt2(box.X, box.Y+4*mm), titleStyle, fonts.Left, c.Title)
	f.canvas.short(geom.Pt2(box.X, box.Y+7500*mm/1000), box.W, tinyStyle.in(soft), fonts.Left, f.w.typeset(c.Note))
	const head = 10 * mm
	f.canvas.marks = append(f.canvas.marks, &scene.Group{
		Transform: geom.Translate(box.X, box.Y+head),
		Marks:     c.Marks(f.w.lang, geom.Size{W: box.W, H: box.H - head}),
	})
}
