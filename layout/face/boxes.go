package face

import (
	"strconv"
	"strings"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// boxesContent is a row or column of empty boxes with labels.
type boxesContent struct {
	src                 PartRef
	entries             TextAttr
	pen                 penAttrs
	style               StyleAttrs
	side, gap, labelGap Attr[geom.Length]
	labels, direction   Attr[string]
}

// NewBoxes compiles boxes to tick.
func NewBoxes(c *Compiler, src *facedata.Part) Content {
	text, _ := facedata.KindOf("text")
	b := &boxesContent{
		src:       PartRefOf(src),
		entries:   c.Text(src.Get("boxes")),
		pen:       c.pen(src),
		style:     StyleAttrs{Fixed: c.DefaultStyle(text)},
		side:      Key(c, src, "side", As[geom.Length]),
		gap:       Key(c, src, "gap", As[geom.Length]),
		labelGap:  Key(c, src, "label_gap", As[geom.Length]),
		labels:    Key(c, src, "labels", As[string]),
		direction: Key(c, src, "direction", As[string]),
	}
	c.AddNamedStyle(&b.style, Key(c, src, "style", As[string]))
	return b
}

// maxBoxes limits the boxes of a part.
const maxBoxes = 100

// tickBox is one box with its label.
type tickBox struct {
	label Text
	size  geom.Size // of the label; 0 without one
}

// boxes returns the boxes for the current card; there are none if there is a finding.
func (b *boxesContent) boxes(p *Painter) (all []tickBox) {
	text, pos := b.entries.In(p)
	labels := strings.Split(text, ";")
	if n, err := strconv.Atoi(strings.TrimSpace(text)); err == nil {
		if n < 1 || n > maxBoxes {
			p.Found.Errorf(pos, CodeBadValue, "%s%s cannot be drawn with `boxes: %d`", p.CardName(), b.src.Label, n).Hintf("the number of boxes must be from 1 to 100")
			return nil
		}
		labels = make([]string, n)
	}
	for _, label := range labels[:min(len(labels), maxBoxes)] {
		w := Text{Part: b.src, Pos: pos, Lang: p.Lang(), Source: strings.TrimSpace(label), Style: *b.style.In(p), Floor: p.TypeFloor()}
		w.Style.Align, w.Style.Valign = "left", "middle"
		one := tickBox{label: w}
		if w.Source != "" {
			one.label.Spans = p.Spans(&w)
			block := p.SetSpans(one.label.Spans, w.Setting(0))
			one.size = geom.Size{W: block.Width, H: block.Height}
		}
		all = append(all, one)
	}
	return all
}

// entry returns the size of a box together with its label.
func (b *boxesContent) entry(p *Painter, one *tickBox) geom.Size {
	side := b.side.In(p)
	if one.size.W == 0 {
		return geom.Size{W: side, H: side}
	}
	return geom.Size{W: side + b.labelGap.In(p) + one.size.W, H: max(side, one.size.H)}
}

// extent returns the size of all boxes together.
func (b *boxesContent) extent(p *Painter, all []tickBox) (size geom.Size) {
	for i := range all {
		one := b.entry(p, &all[i])
		if b.direction.In(p) == "down" {
			size = geom.Size{W: max(size.W, one.W), H: size.H + one.H}
		} else {
			size = geom.Size{W: size.W + one.W, H: max(size.H, one.H)}
		}
	}
	gaps := b.gap.In(p) * geom.Length(max(0, len(all)-1))
	if b.direction.In(p) == "down" {
		size.H += gaps
	} else {
		size.W += gaps
	}
	return size
}

// Natural returns the size of all boxes with their labels.
func (b *boxesContent) Natural(p *Painter, _ geom.Size) geom.Size { return b.extent(p, b.boxes(p)) }

// Draw draws the boxes from the left or the top.
func (b *boxesContent) Draw(p *Painter, box geom.Rect) {
	all := b.boxes(p)
	size := b.extent(p, all)
	switch {
	case size.W > box.W+Tolerance:
		p.ReportOverflow(&b.src, size.W, box.W)
	case size.H > box.H+Tolerance:
		p.ReportOverflow(&b.src, size.H, box.H)
	}
	at := box.Min()
	for i := range all {
		one := b.entry(p, &all[i])
		if b.direction.In(p) == "down" {
			b.draw(p, &all[i], geom.Rect{X: at.X, Y: at.Y, W: size.W, H: one.H})
			at.Y += one.H + b.gap.In(p)
			continue
		}
		b.draw(p, &all[i], geom.Rect{X: at.X, Y: at.Y, W: one.W, H: box.H})
		at.X += one.W + b.gap.In(p)
	}
}

// draw draws one box and its label in the middle of the height of their room. Labels
// before their boxes end at them.
func (b *boxesContent) draw(p *Painter, one *tickBox, room geom.Rect) {
	side, gap := b.side.In(p), b.labelGap.In(p)
	square := geom.Rect{X: room.X, Y: room.Y + (room.H-side)/2, W: side, H: side}
	label := geom.Rect{X: square.Right() + gap, Y: room.Y + (room.H-one.size.H)/2, W: one.size.W, H: one.size.H}
	if b.labels.In(p) == "before" && one.size.W > 0 {
		square.X = room.Right() - side
		label.X = square.X - gap - label.W
	}
	pen := b.pen.in(p)
	p.FillRect(&b.src, square, pen.Fill.Over(square))
	p.StrokeRect(&b.src, square, &pen)
	if one.size.W > 0 {
		p.SetText(&one.label, label)
	}
}
