package layout

import (
	"math"
	"strings"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// drawnMark is a mark of a face apart from its colors, and its colors.
type drawnMark struct {
	shape  uint64 // a hash of everything but the colors
	colors [2]vision.RGB
}

// drawnMarks returns the marks of a piece in paint order; nil if there is none.
func drawnMarks(p *scene.Piece) []drawnMark { return drawnWalk{}.of(p) }

// drawnSigns returns the marks of a piece without its landscapes, which nobody reads as a sign.
func drawnSigns(p *scene.Piece) []drawnMark { return drawnWalk{bare: true}.of(p) }

// sameShapes reports whether two faces differ in colors at most.
func sameShapes(a, b []drawnMark) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].shape != b[i].shape {
			return false
		}
	}
	return true
}

// drawnWalk collects the marks of a face.
type drawnWalk struct {
	all  []drawnMark
	bare bool // without landscapes
}

func (w drawnWalk) of(p *scene.Piece) []drawnMark {
	if p != nil {
		w.marks(p.Marks, shapeHash(offset).matrix(geom.Identity))
	}
	return w.all
}

func (w *drawnWalk) marks(marks []scene.Mark, state shapeHash) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			w.add(state.path(&m.Path).stroke(m.Stroke), m.Fill, strokePaint(m.Stroke))
		case *scene.Glyphs:
			w.add(state.glyphs(m), m.Fill, strokePaint(m.Halo))
		case *scene.Image:
			w.add(state.text(m.Picture.Name).rect(m.To).float(m.Crop.X0, m.Crop.Y0, m.Crop.X1, m.Crop.Y1), nil, nil)
		case *scene.Group:
			inner := state.matrix(m.Matrix()).float(m.Opacity)
			if m.Clip != nil {
				inner = inner.path(m.Clip)
			}
			w.marks(m.Marks, inner)
		case *scene.Use:
			if !w.bare || !strings.HasPrefix(m.Symbol.ID, face.LandscapePrefix) {
				w.marks(m.Symbol.Marks, state.matrix(m.At))
			}
		}
	}
}

func (w *drawnWalk) add(shape shapeHash, fill, line scene.Paint) {
	m := drawnMark{shape: uint64(shape)}
	for i, p := range []scene.Paint{fill, line} {
		if p != nil {
			m.colors[i] = vision.RGB(p.Screen())
			m.shape = uint64(shapeHash(m.shape).int(int64(i + 1)))
		}
	}
	w.all = append(w.all, m)
}

func strokePaint(s *scene.Stroke) scene.Paint {
	if s == nil {
		return nil
	}
	return s.Paint
}

// shapeHash is a hash of shapes (FNV-1a).
type shapeHash uint64

const (
	offset = 14695981039346656037
	prime  = 1099511628211
)

func (h shapeHash) int(values ...int64) shapeHash {
	for _, v := range values {
		h = (h ^ shapeHash(v)) * prime
	}
	return h
}

func (h shapeHash) float(values ...float64) shapeHash {
	for _, v := range values {
		h = h.int(int64(math.Float64bits(v)))
	}
	return h
}

func (h shapeHash) text(s string) shapeHash {
	for _, c := range []byte(s) {
		h = h.int(int64(c))
	}
	return h
}

func (h shapeHash) rect(r geom.Rect) shapeHash {
	return h.int(int64(r.X), int64(r.Y), int64(r.W), int64(r.H))
}

func (h shapeHash) matrix(m geom.Matrix) shapeHash {
	return h.float(m.A, m.B, m.C, m.D).int(int64(m.E), int64(m.F))
}

func (h shapeHash) path(p *geom.Path) shapeHash {
	for _, op := range p.Ops {
		h = h.int(int64(op))
	}
	for _, q := range p.Pts {
		h = h.int(int64(q.X), int64(q.Y))
	}
	return h
}

func (h shapeHash) stroke(s *scene.Stroke) shapeHash {
	if s == nil {
		return h
	}
	h = h.int(int64(s.Width))
	for _, d := range s.Dash {
		h = h.int(int64(d))
	}
	return h
}

func (h shapeHash) glyphs(g *scene.Glyphs) shapeHash {
	return h.text(g.Font.Name()).text(g.Text()).int(int64(g.Size), int64(g.At.X), int64(g.At.Y)).stroke(g.Halo)
}
