package report

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest/verdict"
)

// The columns of findings: the level, what is wrong, the figure.
const (
	textX   = 22 * mm
	figureW = 40 * mm
)

// findings draws what did not pass, down to the foot; the rest goes to the next
// sheet.
func (f *flow) findings(lines []Line, foot geom.Length) {
	for i, line := range lines {
		row := f.row(&line)
		if f.y+row.high > foot {
			f.rest = lines[i:]
			break
		}
		f.put(&line, row)
	}
}

// row is a finding that has been laid out.
type row struct {
	text, why, command, value, note fonts.Block
	high                            geom.Length
}

func (f *flow) row(l *Line) (r row) {
	wide := area.W - textX - figureW - 4*mm
	r.text = f.canvas.block(bodyStyle, wide, fonts.Left, l.Text)
	r.value = f.canvas.block(bodyStyle.at(12), figureW, fonts.Right, l.Value)
	r.note = f.canvas.block(noteStyle, figureW, fonts.Right, l.Basis)
	r.high = r.text.Height
	if l.Note != "" {
		r.why = f.canvas.block(whyStyle, wide, fonts.Left, l.Note)
		r.high += r.why.Height + mm
	}
	if l.Command != "" {
		r.command = f.canvas.block(commandStyle, wide, fonts.Left, l.Command)
		r.high += r.command.Height + mm
	}
	r.high = max(r.high, r.value.Height+r.note.Height) + 35*mm/10
	return r
}

func (f *flow) put(l *Line, r row) {
	f.rule()
	f.badge(l.Level)
	y := f.y
	for _, part := range [...]struct {
		fonts.Block
		rgb
	}{{r.text, ink}, {r.why, ink}, {r.command, soft}} {
		if part.Height > 0 {
			f.canvas.put(part.Block, geom.Pt2(area.X+textX, y), part.rgb)
			y += part.Height + mm
		}
	}
	right := area.Right() - figureW
	f.canvas.put(r.value, geom.Pt2(right, f.y-mm/2), levelColors[l.Level])
	f.canvas.put(r.note, geom.Pt2(right, f.y+r.value.Height), soft)
	f.y += r.high - 2*mm
}

// rule draws the line above a finding.
func (f *flow) rule() {
	f.canvas.line(mm/5, faint, geom.Pt2(area.X, f.y), geom.Pt2(area.Right(), f.y))
	f.y += 2 * mm
}

// badge draws the level of a finding.
func (f *flow) badge(level verdict.Level) {
	box := geom.Rect{X: area.X, Y: f.y, W: 19 * mm, H: 4200 * mm / 1000}
	f.canvas.rounded(box, mm, levelColors[level])
	f.canvas.label(geom.Pt2(box.Center().X, box.Y+3*mm), badgeStyle, fonts.Center, f.w.level(level))
}

// notPassed returns the findings that did not pass.
func (p *Page) notPassed() (lines []Line) {
	for _, line := range p.Lines() {
		if line.Level != verdict.Pass {
			lines = append(lines, line)
		}
	}
	return lines
}
