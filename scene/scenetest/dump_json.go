package scenetest

import (
	"encoding/json"
	"fmt"
	"io"

	"punchboard/geom"
	"punchboard/scene"
)

// entry is one mark for other programs: the same facts as Dump, one object
// each. Lengths are in EMU, as in geom.Length.
type entry struct {
	Mark    string      `json:"mark"`
	Box     *geom.Rect  `json:"box,omitempty"`
	At      *geom.Point `json:"at,omitempty"`
	Outline string      `json:"outline,omitempty"` // in mm, as Dump writes it
	Fill    string      `json:"fill,omitempty"`
	Stroke  string      `json:"stroke,omitempty"`
	Font    string      `json:"font,omitempty"`
	Size    geom.Length `json:"size,omitempty"`
	Text    string      `json:"text,omitempty"`
	Name    string      `json:"name,omitempty"` // of a symbol, picture, layer or address
	Tag     string      `json:"tag,omitempty"`
	Matrix  *[6]float64 `json:"matrix,omitempty"`
	Marks   []entry     `json:"marks,omitempty"`
}

// DumpJSON writes marks as a JSON array, in paint order and two spaces deep.
// The marks of a symbol stand at its every use.
func DumpJSON(w io.Writer, marks []scene.Mark) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(entries(marks))
}

func entries(marks []scene.Mark) []entry {
	out := make([]entry, len(marks))
	for i, m := range marks {
		out[i] = entryOf(m)
	}
	return out
}

func entryOf(m scene.Mark) entry {
	switch m := m.(type) {
	case *scene.Path:
		return entry{Mark: "path", Outline: outline(m.Path), Fill: paintOrNone(m.Fill), Stroke: strokeOrNone(m.Stroke)}
	case *scene.Glyphs:
		return entry{Mark: "text", At: &m.At, Font: m.Font.Name(), Size: m.Size, Text: m.Text(), Fill: paintOrNone(m.Fill), Stroke: strokeOrNone(m.Halo)}
	case *scene.Image:
		return entry{Mark: "image", Box: &m.To, Name: m.Picture.Name}
	case *scene.Use:
		return entry{Mark: "use", Name: m.Symbol.ID, Tag: m.Tag, Matrix: numbers(m.At), Marks: entries(m.Symbol.Marks)}
	case *scene.Group:
		return entry{Mark: "group", Name: m.Layer, Matrix: numbers(m.Matrix()), Marks: entries(m.Marks)}
	case *scene.Link:
		return entry{Mark: "link", Box: &m.Box, Name: m.URL}
	case *scene.Bookmark:
		return entry{Mark: "bookmark", At: &m.At, Text: m.Title}
	}
	panic(fmt.Sprintf("scene: unknown mark %T", m))
}

func paintOrNone(p scene.Paint) string {
	if p == nil {
		return ""
	}
	return scene.PaintText(p)
}

func strokeOrNone(s *scene.Stroke) string {
	if s == nil {
		return ""
	}
	return scene.PaintText(s.Paint) + "/" + s.Width.String()
}

func numbers(m geom.Matrix) *[6]float64 {
	return &[6]float64{m.A, m.B, m.C, m.D, float64(m.E), float64(m.F)}
}
