package png

import (
	"bytes"
	"math"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// dice makes scenes from bytes: every byte makes a choice, and after the end all
// further bytes are 0.
type dice struct {
	bytes []byte
	font  *fonts.Font
	photo *scene.Picture
	depth int
}

func (d *dice) roll(n int) int {
	if len(d.bytes) == 0 {
		return 0
	}
	b := d.bytes[0]
	d.bytes = d.bytes[1:]
	return int(b) % n
}

// length returns lengths on and off the page, and some beyond any paper.
func (d *dice) length() geom.Length {
	v := geom.Length(d.roll(256)-128) * geom.MM / 8
	switch d.roll(24) {
	case 0:
		return 0
	case 1:
		return v * 1_000_000
	case 2:
		return math.MaxInt64 / 8
	case 3:
		return geom.Length(d.roll(9) - 4)
	}
	return v
}

func (d *dice) factor() float64 {
	return []float64{1, 0, -1, 0.5, 2, 1e-9, 1e9, math.NaN(), math.Inf(1), 0.7}[d.roll(10)]
}

func (d *dice) point() geom.Point { return geom.Pt2(d.length(), d.length()) }

func (d *dice) rect() geom.Rect {
	return geom.Rect{X: d.length(), Y: d.length(), W: d.length(), H: d.length()}
}

func (d *dice) matrix() geom.Matrix {
	m := geom.Rotate(float64(d.roll(256)) * 1.5).Then(geom.Translate(d.length(), d.length()))
	if d.roll(4) == 0 {
		m = geom.Matrix{A: d.factor(), B: d.factor(), C: d.factor(), D: d.factor(), E: d.length(), F: d.length()}
	}
	return m
}

func (d *dice) path() (p geom.Path) {
	switch d.roll(4) {
	case 0:
		return geom.RectPath(d.rect())
	case 1:
		return geom.EllipsePath(d.rect())
	}
	for range d.roll(9) {
		switch d.roll(4) {
		case 0:
			p.Move(d.length(), d.length())
		case 1:
			p.Line(d.length(), d.length())
		case 2:
			p.Cubic(d.point(), d.point(), d.point())
		case 3:
			p.Close()
		}
	}
	return p
}

func (d *dice) stops() (s []scene.Stop) {
	for i := range d.roll(4) {
		s = append(s, scene.Stop{At: float64(i) * d.factor() / 3, Color: scene.Gray(d.roll(256))})
	}
	return s
}

func (d *dice) paint() scene.Paint {
	switch d.roll(7) {
	case 0:
		return nil
	case 1:
		return &scene.Linear{From: d.point(), To: d.point(), Stops: d.stops()}
	case 2:
		return &scene.Radial{Center: d.point(), Radius: d.length(), Stops: d.stops()}
	case 3:
		return &scene.Hatch{Ink: black, Back: nil, Gap: d.length(), Width: d.length(), Angle: float64(d.roll(256)), Cross: d.roll(2) == 0}
	}
	return scene.RGB{R: uint8(d.roll(256)), G: uint8(d.roll(256)), B: 9}
}

func (d *dice) stroke() *scene.Stroke {
	s := &scene.Stroke{Paint: d.paint(), Width: d.length(), Butt: d.roll(2) == 0}
	for range d.roll(4) {
		s.Dash = append(s.Dash, d.length())
	}
	return s
}

func (d *dice) marks() (marks []scene.Mark) {
	if d.depth > 4 {
		return nil
	}
	d.depth++
	defer func() { d.depth-- }()
	for range d.roll(5) {
		marks = append(marks, d.mark())
	}
	return marks
}

func (d *dice) mark() scene.Mark {
	switch d.roll(6) {
	case 0:
		g := &scene.Group{Transform: d.matrix(), Opacity: d.factor(), Marks: d.marks()}
		if d.roll(2) == 0 {
			clip := d.path()
			g.Clip = &clip
		}
		return g
	case 1:
		return &scene.Use{Symbol: &scene.Symbol{Box: d.rect(), Marks: d.marks()}, At: d.matrix()}
	case 2:
		return &scene.Image{Picture: d.photo, To: d.rect(), Crop: scene.Crop{X0: d.factor(), X1: d.factor(), Y1: d.factor()}}
	case 3:
		g := text(d.font, d.length(), d.point(), d.paint(), "Ag")
		if d.roll(2) == 0 {
			g.Halo = d.stroke()
		}
		return g
	}
	p := &scene.Path{Path: d.path(), Fill: d.paint(), EvenOdd: d.roll(2) == 0}
	if d.roll(2) == 0 {
		p.Stroke = d.stroke()
	}
	return p
}

// FuzzScene draws scenes that no layout would produce. Nothing may panic, and no page
// may depend on what was drawn before.
func FuzzScene(f *testing.F) {
	for _, seed := range []string{
		"", "\x04\x04\x01\x80\x10\x90\x10\x05\x20", "\x03\x00\x20\x02\x01\x03\x01\x04\x03\x00\x00\x01\x02",
		"\x04\x02\x70\x05\x60\x05\x90\x05\x90\x05\x04\x03\x80\x05\x80\x05\x80\x05\x05\x05\x05\x01",
		"\x02\x05\x03\x08\x01\xff\x02\xff\x02\x00\x01\x00\x01\x02\x01\xff\x02\x00\x02",
	} {
		f.Add([]byte(seed))
	}
	oswald, photo := font(f, "oswald"), corners(f)
	kept := New(40)
	f.Fuzz(func(t *testing.T, data []byte) {
		d := &dice{bytes: data, font: oswald, photo: photo}
		page := &scene.Page{Size: geom.Size{W: mm(32), H: mm(32)}}
		for len(d.bytes) > 0 {
			page.Marks = append(page.Marks, d.mark())
		}
		var first, second bytes.Buffer
		if err := kept.WritePage(&first, page); err != nil {
			t.Fatal(err)
		}
		if err := New(40).WritePage(&second, page); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Error("the page depends on what was drawn before")
		}
	})
}
