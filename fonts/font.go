// Package fonts handles typefaces and paragraphs: it parses TrueType files, shapes
// text once for all backends, breaks and hyphenates lines by the conventions of the
// language, and fits text into a box. It knows nothing of cards or colors.
//
// A Shaper processes a text in these steps: its letters are rewritten by the
// typography of the language (typography.go), and get their glyphs and kerning in
// font units (shape.go) and the places where lines may break (linebreaks.go,
// forbiddenbreaks.go, hyphenate.go). The remaining steps depend on the size: letters
// get positions (text.go), lines are chosen (totalfit.go) and stacked (rows.go), and
// the glyphs are output (compose.go). Fit repeats the last three for each size that
// it tries.
package fonts

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"

	"punchboard/geom"
)

// Font is one parsed TrueType file. It is safe for concurrent use.
type Font struct {
	name    string
	ttf     []byte
	tables  tables
	tt      *font.Font // parsed without outlines
	metrics Metrics
	walked  []uint32 // by glyph, whether it is sound; accessed atomically

	mu       sync.Mutex                  // guards pen, whose caches are not safe for concurrent use
	pen      *font.Face                  // parsed with outlines; nil until one is drawn
	outlines []atomic.Pointer[geom.Path] // by glyph, filled on demand
}

// Parse reads a TrueType file. The name identifies the font in styles and should be
// unique in the document. Parse keeps the bytes; neither it nor the caller may modify
// them. For anything that is not a static TrueType font, the error is a *FormatError.
func Parse(name string, ttf []byte) (f *Font, err error) {
	t, err := readTables(ttf)
	if err != nil {
		return nil, err
	}
	// The table readers are third-party code, and a broken file must not stop a build
	// before its other errors are found.
	defer func() {
		if r := recover(); r != nil {
			f, err = nil, damaged(fmt.Sprint(r))
		}
	}()
	tt, err := readFont(withoutOutlines(ttf))
	if err != nil {
		return nil, damaged(err.Error())
	}
	f = &Font{name: name, ttf: ttf, tables: t, tt: tt}
	f.outlines = make([]atomic.Pointer[geom.Path], t.u16("maxp", 4))
	f.walked = make([]uint32, len(f.outlines))
	if !f.sound(0) {
		return nil, &FormatError{"damaged: the glyph for missing characters cannot be drawn", "the file is damaged: download it again"}
	}
	f.metrics = f.measure()
	return f, nil
}

// readFont parses a file with go-text.
func readFont(ttf []byte) (*font.Font, error) {
	loader, err := opentype.NewLoader(bytes.NewReader(ttf))
	if err != nil {
		return nil, err
	}
	return font.NewFont(loader)
}

// withoutOutlines returns a copy of a file in which the parser does not find the
// outlines. It would parse them all, which is half of the cost of a font, and a run
// that only writes PDFs draws none.
func withoutOutlines(ttf []byte) []byte {
	ttf = bytes.Clone(ttf)
	for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
		switch tag := ttf[12+16*i:][:4]; string(tag) {
		case "glyf", "loca":
			copy(tag, "none")
		}
	}
	return ttf
}

func damaged(why string) error {
	return &FormatError{"damaged: its tables cannot be read (" + why + ")", "the file is damaged: download it again"}
}

// Name returns the name under which the font was loaded, such as
// "plex-condensed-bold"; it is unique in a document.
func (f *Font) Name() string { return f.name }

// TTF returns the bytes of the file, which must not be modified.
func (f *Font) TTF() []byte { return f.ttf }

// UnitsPerEm returns the number of font units per em, the unit of Outline and Width.
func (f *Font) UnitsPerEm() int { return int(f.tables.u16("head", 18)) }

// GID returns the glyph of a code point and whether the font has one that can be drawn.
func (f *Font) GID(r rune) (GID, bool) {
	g, ok := f.tt.NominalGlyph(r)
	if !ok || g == 0 || !f.sound(GID(g)) {
		return 0, false
	}
	return GID(g), true
}

// Width returns a glyph's own advance in font units, before kerning.
func (f *Font) Width(g GID) int {
	last := int(f.tables.u16("hhea", 34)) - 1
	return int(binary.BigEndian.Uint16(f.tables["hmtx"][4*min(int(g), last):]))
}

// Embeddable reports whether the license bits of the file allow embedding a subset of
// it in a printed document.
func (f *Font) Embeddable() bool { return f.Restriction() == "" }

// Restriction returns what in the license bits of the file (fsType in its OS/2 table)
// forbids embedding a subset of it in a document without the permission of its maker,
// such as "restricted licence"; "" if nothing does.
func (f *Font) Restriction() string {
	const usage, restricted, noSubsetting, bitmapsOnly = 0xf, 0x2, 0x100, 0x200
	switch bits := f.tables.u16("OS/2", 8); {
	case bits&usage == restricted:
		return "restricted license"
	case bits&noSubsetting != 0:
		return "no subsetting"
	case bits&bitmapsOnly != 0:
		return "bitmaps only"
	}
	return ""
}
