package pdf_test

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// TestStructureOfTables checks the tree of a piece with a table that is on a page twice:
// its title, its texts and the cells are elements, and the second copy is skipped. On
// several pages, it is a figure.
func TestStructureOfTables(t *testing.T) {
	line := func(words, shown string) *scene.Glyphs {
		g := text(face(t, "plex-condensed"), 10, 0, 50*geom.PT, scene.Black, shown)
		g.Words, g.Continues = words, words == ""
		return g
	}
	group := func(role scene.Role, marks ...scene.Mark) *scene.Group { return &scene.Group{Role: role, Marks: marks} }
	wide := group(scene.ColumnHeadRole, line("Loss", "Loss"))
	wide.Cols, wide.Rows = 2, 3
	icon := group(scene.CellRole, fill(scene.Black))
	icon.Words = " die 6 "
	sheet := &scene.Symbol{Box: geom.Rect{W: 10 * geom.PT, H: 10 * geom.PT}, Marks: []scene.Mark{
		fill(scene.Black), line("Before it", "Before"), line("", "it"),
		group(scene.TableRole,
			group(scene.CaptionRole, line("Roll", "Roll")),
			group(scene.RowRole, wide, group(scene.CellRole)),
			group(scene.RowRole, group(scene.RowHeadRole, line("Gun", "Gun")), group(scene.CellRole, line("rolling", "roll-"), line("", "ing")), icon)),
	}}
	use := func(tag string) scene.Mark {
		return &scene.Use{Symbol: sheet, At: geom.Identity, Tag: tag, Alt: "Aid. Roll", Title: "Aid"}
	}
	f := read(t, write(t, page(use("a#1"), use("a#2")), pdf.Options{}))
	root := f.Dict(f.Catalog()["StructTreeRoot"])
	want := `Document
 Sect
  Sect
   H1 =Aid page 0: 0
   P page 0: 1
   Table
    Caption page 0: 2
    TR
     TH <</ColSpan 2/O/Table/RowSpan 3/Scope/Column>> page 0: 3
     TD
    TR
     TH <</O/Table/Scope/Row>> page 0: 4
     TD =rolling page 0: 5
     TD =die 6 page 0: 6`
	if got := strings.Join(tableTree(f, root["K"], ""), "\n"); got != want {
		t.Errorf("tree:\n%s\nwant\n%s", got, want)
	}
	ops := streams(t, page(use("a#1"), use("a#2")))
	if n := strings.Count(ops, "BDC"); n != 9 || strings.Count(ops, "Before ") != 2 {
		t.Errorf("%d marked parts, or no space at the end of a line:\n%s", n, ops)
	}
	doc := page(use("a#1"))
	doc.Pages = append(doc.Pages, page(use("a#2")).Pages[0])
	f = read(t, write(t, doc, pdf.Options{}))
	if got := tree(f, f.Dict(f.Catalog()["StructTreeRoot"])["K"], ""); len(got) != 5 || !strings.HasPrefix(got[2], "  Figure Aid. Roll") {
		t.Errorf("on two pages: %q", got)
	}
}

// tableTree is tree with texts and all attributes.
func tableTree(f *canon.File, o canon.Object, indent string) []string {
	e := f.Dict(o)
	line := indent + string(e["S"].(canon.Name))
	if text, ok := e["ActualText"].(canon.String); ok {
		line += " =" + decodedText(text)
	}
	if a := f.Dict(e["A"]); a != nil {
		line += " " + strings.ReplaceAll(show(a), " /", "/")
	}
	kids, ok := e["K"].(canon.Array)
	if !ok && e["K"] != nil {
		kids = canon.Array{e["K"]}
	}
	var below []string
	for _, k := range kids {
		if id, ok := k.(canon.Number); ok {
			line += " page 0: " + string(id)
		} else {
			below = append(below, tableTree(f, k, indent+" ")...)
		}
	}
	return append([]string{line}, below...)
}

// TestPictureOfCopies checks that a picture in a piece whose first copy is read is one form
// for both copies, also if a symbol with texts contains it.
func TestPictureOfCopies(t *testing.T) {
	box := geom.Rect{W: 10 * geom.PT, H: 10 * geom.PT}
	heavy := &scene.Symbol{ID: "heavy", Box: box}
	for i := range geom.Length(60) {
		heavy.Marks = append(heavy.Marks, &scene.Path{Path: geom.CirclePath(geom.Pt2(i*mm/2, i*mm/3), mm), Fill: scene.Black})
	}
	marks := []scene.Mark{
		&scene.Use{Symbol: heavy, At: geom.Identity},
		text(face(t, "plex-condensed"), 10, 0, 50*geom.PT, scene.Black, "Roll"),
	}
	turned := []scene.Mark{&scene.Use{Symbol: &scene.Symbol{ID: "turned", Box: box, Marks: marks}, At: geom.ScaleBy(-1, -1)}}
	for name, marks := range map[string][]scene.Mark{"in the piece": marks, "in a symbol with texts": turned} {
		sheet := &scene.Symbol{ID: "sheet", Box: box, Marks: marks}
		use := func(tag string) scene.Mark {
			return &scene.Use{Symbol: sheet, At: geom.Identity, Tag: tag, Alt: "Aid", Title: "Aid"}
		}
		once := len(heavy.Marks)
		if n := strings.Count(streams(t, page(use("a#1"), use("a#2"))), "h\nf\n"); n != once {
			t.Errorf("%s: %d dots are written, want %d", name, n, once)
		}
	}
}
