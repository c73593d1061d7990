package pdf_test

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// TestStructure checks the structure tree of a document with pieces, texts and marks that
// are not read: the copies of a piece on a page are one figure.
func TestStructure(t *testing.T) {
	dot := &scene.Symbol{Box: geom.Rect{W: 10 * geom.PT, H: 10 * geom.PT}, Marks: []scene.Mark{fill(scene.Black)}}
	use := func(tag, alt string, x geom.Length) scene.Mark {
		return &scene.Use{Symbol: dot, At: geom.Translate(x*geom.PT, 20*geom.PT), Tag: tag, Alt: alt}
	}
	clip := geom.RectPath(geom.Rect{W: 55 * geom.PT, H: 100 * geom.PT})
	first, next := text(face(t, "plex-condensed"), 10, 0, 50*geom.PT, scene.Black, "Roll"), text(face(t, "plex-condensed"), 10, 0, 60*geom.PT, scene.Black, "again")
	first.Words, next.Continues = "Roll again", true
	doc := page(
		fill(scene.Black), use("a#1", "Été: 1", 10), use("a#2", "Été: 1", 30),
		&scene.Group{Clip: &clip, Marks: []scene.Mark{fill(scene.White), use("b#1", "Bee", 50)}},
		use("back#1", "", 0), first, next, fill(scene.Black), &scene.Bookmark{Title: "x"},
	)
	doc.Pages = append(doc.Pages, page(use("c#1", "Sea ≥ land", 0), use("a#3", "Été: 1", 0)).Pages[0], page(fill(scene.Black)).Pages[0])
	f := read(t, write(t, doc, pdf.Options{}))
	root := f.Dict(f.Catalog()["StructTreeRoot"])
	want := []string{
		"Document",
		" Sect",
		"  Figure Été: 1 [10 70 40 80] page 0: 0 1",
		"  Figure Bee [50 70 55 80] page 0: 2",
		"  P page 0: 3",
		" Sect",
		"  Figure Sea ≥ land [0 70 10 80] page 1: 0",
		"  Figure Été: 1 [0 70 10 80] page 1: 1",
	}
	if got := tree(f, root["K"], ""); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("tree:\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := show(f.Catalog()["MarkInfo"]); got != "<</Marked true>>" {
		t.Errorf("MarkInfo %s", got)
	}
	for i, want := range []string{"Figure Été: 1, Figure Été: 1, Figure Bee, P ", "Figure Sea ≥ land, Figure Été: 1", ""} {
		if got := parents(f, root, i); got != want {
			t.Errorf("page %d: parents %q, want %q", i, got, want)
		}
	}
}

// tree lists the elements below one: kind, words, box and contents.
func tree(f *canon.File, o canon.Object, indent string) []string {
	e := f.Dict(o)
	line := indent + string(e["S"].(canon.Name))
	if alt, ok := e["Alt"].(canon.String); ok {
		line += " " + decodedText(alt)
	}
	if a := f.Dict(e["A"]); a != nil {
		line += " " + show(a["BBox"])
	}
	kids, ok := e["K"].(canon.Array)
	if !ok {
		kids = canon.Array{e["K"]}
	}
	page, below := "", []string(nil)
	for _, k := range kids {
		id, ok := k.(canon.Number)
		if !ok {
			below = append(below, tree(f, k, indent+" ")...)
			continue
		}
		if page == "" {
			page = fmt.Sprintf(" page %d:", pageNumber(f, e["Pg"]))
		}
		page += " " + string(id)
	}
	line += page
	return append([]string{line}, below...)
}

func pageNumber(f *canon.File, ref canon.Object) int {
	for i, p := range f.Array(f.Dict(f.Catalog()["Pages"])["Kids"]) {
		if p == ref {
			return i
		}
	}
	return -1
}

// decodedText reads a text string in UTF-16, or in the common part of PDFDocEncoding and
// Latin 1.
func decodedText(s canon.String) string {
	var b strings.Builder
	if units, ok := strings.CutPrefix(string(s), "\xfe\xff"); ok {
		for i := 0; i < len(units); i += 2 {
			b.WriteRune(rune(units[i])<<8 | rune(units[i+1]))
		}
		return b.String()
	}
	for _, c := range []byte(s) {
		b.WriteRune(rune(c))
	}
	return b.String()
}

// parents lists, for each content of a page, the element that it belongs to.
func parents(f *canon.File, root canon.Dict, page int) string {
	key := f.Pages()[page]["StructParents"]
	nums := f.Array(f.Dict(root["ParentTree"])["Nums"])
	var out []string
	for i := 0; i < len(nums); i += 2 {
		if nums[i] != key {
			continue
		}
		for _, e := range f.Array(nums[i+1]) {
			alt, _ := f.Dict(e)["Alt"].(canon.String)
			out = append(out, string(f.Dict(e)["S"].(canon.Name))+" "+decodedText(alt))
		}
	}
	return strings.Join(out, ", ")
}

// TestArtifacts checks that everything that is not read is marked as an artifact.
func TestArtifacts(t *testing.T) {
	words := text(face(t, "plex-condensed"), 10, 0, 50*geom.PT, scene.Black, "a")
	words.Words = "a"
	got := streams(t, page(fill(scene.Black), &scene.Bookmark{}, fill(scene.White), words, fill(scene.Black)))
	var marks []string
	for line := range strings.Lines(got) {
		if strings.Contains(line, "MC") || strings.Contains(line, "BDC") || line == "f\n" || line == "BT\n" {
			marks = append(marks, strings.TrimSpace(line))
		}
	}
	want := "/Artifact BMC, f, f, EMC, /P <</MCID 0>> BDC, BT, EMC, /Artifact BMC, f, EMC"
	if strings.Join(marks, ", ") != want {
		t.Errorf("%s\nwant %s", strings.Join(marks, ", "), want)
	}
}

// TestUnstructured checks that a document with nothing to be read has no structure.
func TestUnstructured(t *testing.T) {
	f := read(t, write(t, page(fill(scene.Black), text(face(t, "plex-condensed"), 10, 0, 50*geom.PT, scene.Black, "a")), pdf.Options{}))
	if cat := f.Catalog(); cat["StructTreeRoot"] != nil || cat["MarkInfo"] != nil {
		t.Error("the document has a structure")
	}
}
