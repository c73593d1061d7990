package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/jung-kurt/gofpdf"

	"punchboard/bench"
)

// playAll draws each tape of a directory as its own file, as one program for a
// whole game would: "name.tape" becomes "name.pdf" in out. Fonts are the
// numbered TrueType files next to the tapes, each read once.
func playAll(dir, out string) error {
	tapes, err := filepath.Glob(filepath.Join(dir, "*.tape"))
	if err != nil {
		return err
	}
	fonts := map[int64][]byte{}
	for _, path := range tapes {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		p := newPlayer(dir, fonts, &bench.Tape{Data: data})
		if err := p.play(); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		name := strings.TrimSuffix(filepath.Base(path), ".tape") + ".pdf"
		if err := p.pdf.OutputFileAndClose(filepath.Join(out, name)); err != nil {
			return err
		}
	}
	return nil
}

// player draws one tape with gofpdf.
type player struct {
	*bench.Tape
	pdf   *gofpdf.Fpdf // the drawing target: the document, or a template of it
	doc   *gofpdf.Fpdf
	dir   string
	fonts map[int64][]byte
	added map[int64]bool
	tpls  map[int64]gofpdf.Template
	ink   [3]int // fill color, which gofpdf keeps apart from that of texts
	stale bool   // the font that gofpdf considers current was lost with the graphics state
}

func newPlayer(dir string, fonts map[int64][]byte, tape *bench.Tape) *player {
	pdf := gofpdf.New("P", "pt", "A4", "")
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCellMargin(0)
	return &player{Tape: tape, pdf: pdf, doc: pdf, dir: dir, fonts: fonts, added: map[int64]bool{}, tpls: map[int64]gofpdf.Template{}}
}

// play draws until the end of the tape or of the current symbol.
func (p *player) play() error {
	for p.More() {
		op := p.Op()
		if op == bench.OpEnd {
			break
		}
		if err := p.step(op); err != nil {
			return err
		}
	}
	return p.pdf.Error()
}

// step draws one step of the tape.
func (p *player) step(op bench.Op) error {
	switch op {
	case bench.OpPage:
		p.pdf.AddPageFormat("P", gofpdf.SizeType{Wd: p.Pt(), Ht: p.Pt()})
	case bench.OpMove:
		p.pdf.MoveTo(p.Pt(), p.Pt())
	case bench.OpLine:
		p.pdf.LineTo(p.Pt(), p.Pt())
	case bench.OpCubic:
		p.pdf.CurveBezierCubicTo(p.Pt(), p.Pt(), p.Pt(), p.Pt(), p.Pt(), p.Pt())
	case bench.OpClose:
		p.pdf.ClosePath()
	case bench.OpFill:
		p.ink = p.color()
		p.pdf.SetFillColor(p.ink[0], p.ink[1], p.ink[2])
	case bench.OpStroke:
		c := p.color()
		p.pdf.SetDrawColor(c[0], c[1], c[2])
		p.pdf.SetLineWidth(p.Pt())
	case bench.OpDash:
		p.dash()
	case bench.OpPaint:
		p.pdf.DrawPath(operator(bench.Style(p.Int())))
	case bench.OpClip:
		p.pdf.RawWriteStr("W n\n")
	case bench.OpPush:
		p.pdf.RawWriteStr("q\n")
	case bench.OpPop:
		p.pdf.RawWriteStr("Q\n")
		p.stale = true
	case bench.OpAlpha:
		p.pdf.SetAlpha(p.Float(), "Normal")
	case bench.OpHalo:
		p.pdf.SetTextRenderingMode(int(p.Int()))
	case bench.OpText:
		return p.text()
	case bench.OpSymbol:
		return p.symbol()
	case bench.OpPlace:
		p.place()
	default:
		return fmt.Errorf("step %d of the tape means nothing", op)
	}
	return nil
}

func (p *player) color() [3]int { return [3]int{int(p.Int()), int(p.Int()), int(p.Int())} }

func (p *player) dash() {
	lengths := make([]float64, p.Int())
	for i := range lengths {
		lengths[i] = p.Pt()
	}
	p.pdf.SetDashPattern(lengths, 0)
}

// operator returns the PDF operator for painting a path.
func operator(s bench.Style) string {
	op := map[bench.Style]string{bench.Filled: "f", bench.Stroked: "S", bench.Filled | bench.Stroked: "B"}[s&^bench.EvenOdd]
	if s&bench.EvenOdd != 0 && s&bench.Filled != 0 {
		op += "*"
	}
	return op
}

// text draws a run of letters, rotated about its start if the tape says so.
func (p *player) text() error {
	number, size := p.Int(), p.Pt()
	x, y, angle, words := p.Pt(), p.Pt(), p.Float(), p.Words()
	if err := p.font(number); err != nil {
		return err
	}
	p.pdf.SetFont(strconv.FormatInt(number, 10), "", size)
	if p.stale {
		p.pdf.SetFontSize(size)
		p.stale = false
	}
	p.pdf.SetTextColor(p.ink[0], p.ink[1], p.ink[2])
	p.turned(angle, x, y, func() { p.pdf.Text(x, y, words) })
	return nil
}

// turned draws something rotated clockwise about a point.
func (p *player) turned(angle, x, y float64, draw func()) {
	if math.Abs(angle) < 0.01 {
		draw()
		return
	}
	p.pdf.TransformBegin()
	p.pdf.TransformRotate(-angle, x, y)
	draw()
	p.pdf.TransformEnd()
}

// symbol draws a template.
func (p *player) symbol() (err error) {
	number, size := p.Int(), gofpdf.SizeType{Wd: p.Pt(), Ht: p.Pt()}
	outer := p.pdf
	p.tpls[number] = outer.CreateTemplateCustom(gofpdf.PointType{}, size, func(t *gofpdf.Tpl) {
		p.pdf = &t.Fpdf
		err = p.play()
	})
	p.pdf, p.stale = outer, true
	return err
}

func (p *player) place() {
	number, x, y := p.Int(), p.Pt(), p.Pt()
	size, angle := gofpdf.SizeType{Wd: p.Pt(), Ht: p.Pt()}, p.Float()
	p.turned(angle, x, y, func() {
		p.pdf.UseTemplateScaled(p.tpls[number], gofpdf.PointType{X: x, Y: y}, size)
	})
}

// font adds a font to the document when a text first uses it.
func (p *player) font(number int64) error {
	if p.added[number] {
		return nil
	}
	name := strconv.FormatInt(number, 10)
	if p.fonts[number] == nil {
		data, err := os.ReadFile(filepath.Join(p.dir, name+".ttf"))
		if err != nil {
			return err
		}
		p.fonts[number] = data
	}
	p.added[number] = true
	p.doc.AddUTF8FontFromBytes(name, "", append([]byte(nil), p.fonts[number]...)) // a copy, because gofpdf modifies the bytes
	return nil
}
