package pdf

import (
	"punchboard/geom"
	"punchboard/scene"
)

// image places a picture, which in PDF is a unit square with its origin at the lower
// left.
func (c *content) image(im *scene.Image) {
	pic := c.doc.pictures[im.Picture.Sum]
	if pic == nil || im.To.W <= 0 || im.To.H <= 0 {
		return
	}
	c.blended = c.blended || pic.mask != nil
	c.save()
	defer c.restore()
	whole := im.To
	if !im.Crop.Whole() {
		c.rect(im.To)
		c.op("W n")
		whole = uncropped(im.To, im.Crop)
	}
	c.length(whole.W)
	c.ops = append(c.ops, "0 0 "...)
	c.length(-whole.H)
	c.length(whole.X)
	c.length(whole.Bottom())
	c.op("cm")
	c.name("Im", pic.number)
	c.op("Do")
}

// uncropped returns the rectangle of the whole picture if its crop fills to.
func uncropped(to geom.Rect, crop scene.Crop) geom.Rect {
	w := to.W.Scale(1 / (crop.X1 - crop.X0))
	h := to.H.Scale(1 / (crop.Y1 - crop.Y0))
	return geom.Rect{X: to.X - w.Scale(crop.X0), Y: to.Y - h.Scale(crop.Y0), W: w, H: h}
}
