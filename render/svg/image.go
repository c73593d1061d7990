package svg

import (
	"encoding/base64"
	"fmt"

	"punchboard/geom"
	"punchboard/scene"
)

// image draws a picture, whose file is defined once. A crop is drawn through a clip
// path.
func (d *drawing) image(m *scene.Image) {
	if f := m.Picture.Format; f != "png" && f != "jpeg" {
		d.err = fmt.Errorf("picture %s: no format %q", m.Picture.Name, f)
		return
	}
	id := d.define(fmt.Sprintf("picture %x", m.Picture.Sum), func(id string) string {
		return fmt.Sprintf("<image id=\"%s\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:image/%s;base64,%s\"/>\n",
			id, m.Picture.Format, base64.StdEncoding.EncodeToString(m.Picture.Data))
	})
	whole := uncropped(m)
	seen := ""
	if d.opacity != 1 {
		seen = ` opacity="` + number(d.opacity) + `"`
	}
	use := fmt.Sprintf("<use href=\"#%s\" transform=\"matrix(%s 0 0 %s %s %s)\"%s/>\n", id, pt(whole.W), pt(whole.H), pt(whole.X), pt(whole.Y), seen)
	if m.Crop.Whole() {
		d.printf("%s", use)
		return
	}
	d.printf("<g clip-path=\"url(#%s)\">%s</g>\n", d.clip(geom.RectPath(m.To), false), use)
}

// uncropped returns the rectangle of the whole picture if its crop fills To.
func uncropped(m *scene.Image) geom.Rect {
	c := m.Crop
	if c.Whole() || c.X1 <= c.X0 || c.Y1 <= c.Y0 {
		return m.To
	}
	w, h := m.To.W.Scale(1/(c.X1-c.X0)), m.To.H.Scale(1/(c.Y1-c.Y0))
	return geom.Rect{X: m.To.X - w.Scale(c.X0), Y: m.To.Y - h.Scale(c.Y0), W: w, H: h}
}
