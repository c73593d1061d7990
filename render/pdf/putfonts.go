package pdf

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/jung-kurt/gofpdf"
)

// fontFile is a font description as written by gofpdf's makefont tool; we generate it
// for our font subset. gofpdf's alternative, whole Unicode fonts, takes 3 ms per font
// before a letter is set (it hashes 65,536 widths and compresses a map of 65,536
// glyphs) and two bytes per letter.
type fontFile struct {
	Tp, Name     string
	Desc         fontDesc
	Up, Ut       int
	Cw           [256]int
	File         string
	OriginalSize int
}

type fontDesc struct {
	Ascent, Descent, CapHeight int
	Flags, ItalicAngle, StemV  int
	MissingWidth               int
	FontBBox                   fontBox
}

type fontBox struct{ Xmin, Ymin, Xmax, Ymax int }

// Flags of a font descriptor (ISO 32000-1, 9.8.2). Our fonts are symbolic: they use
// their own codes rather than a standard character set.
const (
	fixedPitch = 1
	symbolic   = 4
	italic     = 64
)

// putFonts adds the font subsets.
func (d *docWriter) putFonts(pdf *gofpdf.Fpdf) error {
	for _, s := range d.subsets {
		ttf, err := s.face.ttf.Cut(&s.codes)
		if err != nil {
			return fmt.Errorf("font %s: %w", s.face.font.Name(), err)
		}
		s.name = s.tagged(ttf)
		def, err := json.Marshal(s.describe(len(ttf)))
		if err != nil {
			panic("pdf: " + err.Error())
		}
		pdf.AddFontFromBytes("f"+strconv.Itoa(s.number), "", def, ttf)
	}
	return pdf.Error()
}

// tagged returns the name of a subset: six letters that depend on its contents, and the
// font's own name (ISO 32000-1, 9.6.4).
func (s *subset) tagged(ttf []byte) string {
	sum := sha256.Sum256(append(fmt.Appendf(nil, "%q", s.runes), ttf...))
	tag := make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + sum[i]%26
	}
	name := s.face.ttf.PostScriptName()
	if name == "" {
		name = "Font"
	}
	return string(tag) + "+" + name
}

func (s *subset) describe(size int) *fontFile {
	m := s.face.ttf.Metrics()
	def := &fontFile{
		Tp: "TrueType", Name: s.name, File: "font" + strconv.Itoa(s.number), OriginalSize: size,
		Desc: fontDesc{
			Ascent: m.Ascent, Descent: m.Descent, CapHeight: m.CapHeight,
			Flags: symbolic, ItalicAngle: m.ItalicAngle, StemV: m.StemV,
			FontBBox: fontBox{m.Box[0], m.Box[1], m.Box[2], m.Box[3]},
		},
	}
	if m.Fixed {
		def.Desc.Flags |= fixedPitch
	}
	if m.ItalicAngle != 0 {
		def.Desc.Flags |= italic
	}
	for b, id := range s.codes {
		if id != 0 {
			def.Cw[b] = s.face.ttf.Width(id)
		}
	}
	return def
}
