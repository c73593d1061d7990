package plan

import (
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// lineLook is how a style of line is drawn.
type lineLook struct {
	width  geom.Length
	color  scene.RGB
	edge   *scene.RGB    // color of its edges; nil for none
	dash   []geom.Length // in parts of 1 mm for a line of 1 mm
	smooth bool
}

var darkEdge = scene.RGB{R: 0x5A, G: 0x52, B: 0x48}

// lineLooks are the styles of borders and roads.
var lineLooks = map[string]lineLook{
	"river":    {width: 2 * geom.MM, color: scene.RGB{R: 0x6F, G: 0xA8, B: 0xCF}, smooth: true},
	"stream":   {width: 9 * geom.MM / 10, color: scene.RGB{R: 0x5C, G: 0x98, B: 0xC4}, smooth: true},
	"wall":     {width: 8 * geom.MM / 10, color: scene.RGB{R: 0x8C, G: 0x86, B: 0x7C}, edge: &darkEdge},
	"hedgerow": {width: geom.MM, color: scene.RGB{R: 0x4C, G: 0x78, B: 0x3A}},
	"cliff":    {width: 9 * geom.MM / 10, color: scene.RGB{R: 0x6B, G: 0x4E, B: 0x2E}, dash: []geom.Length{geom.MM / 2, geom.MM / 2}},
	"road":     {width: 18 * geom.MM / 10, color: scene.RGB{R: 0xFB, G: 0xF8, B: 0xEF}, edge: &darkEdge, smooth: true},
	"track":    {width: 7 * geom.MM / 10, color: scene.RGB{R: 0x8A, G: 0x68, B: 0x3C}, dash: []geom.Length{2 * geom.MM, geom.MM}, smooth: true},
	"rail":     {width: geom.MM, color: scene.RGB{R: 0x22, G: 0x22, B: 0x22}, dash: []geom.Length{geom.MM, geom.MM}, edge: &scene.RGB{R: 0x22, G: 0x22, B: 0x22}},
}

// edgeWidth is how far the edges of a line reach beyond it.
const edgeWidth = 12 * geom.MM / 100

// paintLines draws rivers first, then what crosses them.
func (d *drawing) paintLines() {
	for i := range d.Lines {
		if l := &d.Lines[i]; l.Border >= 0 {
			k := &d.Borders[l.Border]
			d.line(l, k.Style, k.Width, face.InkOf(&k.Paint), k.Paint.Kind != values.NoPaint)
		}
	}
	for i := range d.Lines {
		if l := &d.Lines[i]; l.Road >= 0 {
			k := &d.Roads[l.Road]
			d.line(l, k.Style, k.Width, face.InkOf(&k.Paint), k.Paint.Kind != values.NoPaint)
		}
	}
}

// line draws one line in its style.
func (d *drawing) line(l *plandata.Line, style string, width geom.Length, ink face.Ink, own bool) {
	look := lineLooks[style]
	if width == 0 {
		width = look.width
	}
	color := look.color
	if own {
		color = ink.Screen()
	}
	if d.Settings.LowInk {
		color = texture.Lightened(color)
	}
	path := d.linePath(l.Points, look.smooth)
	if path.Empty() {
		return
	}
	if look.edge != nil {
		d.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: face.PaintOfRGB(*look.edge), Width: width + 2*edgeWidth}})
	}
	stroke := &scene.Stroke{Paint: face.PaintOfRGB(color), Width: width}
	for _, part := range look.dash {
		stroke.Dash, stroke.Butt = append(stroke.Dash, max(geom.MM/5, part.Scale(face.Ratio(width, look.width)))), true
	}
	if style == "rail" {
		stroke.Paint = face.PaintOfRGB(texture.White)
	}
	d.Add(&scene.Path{Path: path, Stroke: stroke})
}

// linePath returns the line through points on paper.
func (d *drawing) linePath(points []plandata.Point, smooth bool) (path geom.Path) {
	if len(points) < 2 {
		return path
	}
	vec := func(i int) geom.Vec {
		p := d.point(points[min(max(i, 0), len(points)-1)])
		return geom.V(float64(p.X), float64(p.Y))
	}
	at := func(v geom.Vec) geom.Point { return geom.Pt2(geom.Length(v.X), geom.Length(v.Y)) }
	start := at(vec(0))
	path.Move(start.X, start.Y)
	for i := range len(points) - 1 {
		to := at(vec(i + 1))
		if !smooth {
			path.Line(to.X, to.Y)
			continue
		}
		p, q := geom.SplineControls(vec(i-1), vec(i), vec(i+1), vec(i+2))
		path.Cubic(at(p), at(q), to)
	}
	return path
}

// The band along the inside of a zone: the same on each side, also at the edge of the plan.
const (
	zoneBand    = geom.MM
	zoneOpacity = 0.6
)

// paintZones fills each zone, and draws a tinted band along the inside of its outline.
func (d *drawing) paintZones() {
	for i := range d.Zones {
		path := d.path(d.Zones[i].Shapes)
		if fill := face.InkOf(&d.Zones[i].Fill); !fill.None() && !path.Empty() && !d.Settings.LowInk {
			d.Add(&scene.Path{Path: path, Fill: fill.Over(path.Bounds())})
		}
		k := face.InkOf(&d.Zones[i].Paint)
		if path.Empty() || k.None() {
			continue
		}
		d.Group(&scene.Group{Clip: &path}, func() {
			tint := &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(d.bounds()), Width: 2 * zoneBand}}
			d.Add(&scene.Group{Opacity: zoneOpacity, Marks: []scene.Mark{tint}})
		})
	}
}
