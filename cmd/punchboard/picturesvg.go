package main

import (
	"io"
	"path/filepath"
	"strings"

	"punchboard/render/svg"
)

// asSVG renames pictures, and the directory png that cards are drawn into.
func asSVG(pictures []picture) {
	for i := range pictures {
		p := &pictures[i].path
		dir, name := filepath.Split(strings.TrimSuffix(*p, ".png") + ".svg")
		if up := filepath.Dir(filepath.Clean(dir)); filepath.Base(up) == "png" {
			dir = filepath.Join(filepath.Dir(up), "svg", filepath.Base(dir))
		}
		*p = filepath.Join(dir, name)
	}
}

// outline writes a picture as SVG.
func (m *imager) outline(w io.Writer, p picture) error {
	title := strings.TrimSuffix(filepath.Base(p.path), ".svg")
	if p.page != nil {
		return svg.Write(w, p.page.Size.R(), p.page.Marks, svg.Options{Title: title})
	}
	box := p.piece.Size.R()
	if !m.trim {
		box = box.Inset(-p.piece.Bleed)
	}
	return svg.Write(w, box, p.piece.Marks, svg.Options{Title: title})
}
