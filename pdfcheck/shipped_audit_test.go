package pdfcheck

import (
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/pipeline"
	"punchboard/scene"
)

// auditWritten repeats the audit on the bytes of a file: what the rows require,
// compared with what PDFium finds placed, turned as the file tells the printer.
func auditWritten(t *testing.T, s *shipped) diag.List {
	t.Helper()
	f := Open(t, s.data)
	placed, sizes := placedOn(f)
	flip := s.sheets.Flip() // the file says nothing about a fold
	switch f.Duplex() {
	case scene.LongEdge:
		flip.Turn = audit.LongEdge
	case scene.ShortEdge:
		flip.Turn = audit.ShortEdge
	}
	return audit.CheckPlaced(placed, sizes, s.ordered(), flip)
}

func TestShippedFilesPassTheAudit(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		list := auditWritten(t, s)
		for _, f := range list.All() {
			t.Errorf("%s %s", f.Code, f)
		}
	})
}

// TestAuditBites changes the pages of a shipped deck before they are written: the
// audit must notice.
func TestAuditBites(t *testing.T) {
	for _, c := range []struct {
		name  string
		plant func(doc *scene.Document)
		code  diag.Code
	}{
		{"nothing", func(*scene.Document) {}, ""},
		{"two backs swapped", func(doc *scene.Document) {
			a, b := tagged(doc, 1)[0], tagged(doc, 1)[2]
			a.Tag, b.Tag = b.Tag, a.Tag
		}, audit.CodeRegister},
		{"a copy dropped", func(doc *scene.Document) {
			*tagged(doc, 2)[3] = scene.Use{Symbol: &scene.Symbol{}, At: geom.Identity}
		}, audit.CodeMissing},
		{"a copy twice", func(doc *scene.Document) {
			doc.Pages[2].Marks = append(doc.Pages[2].Marks, tagged(doc, 0)[0])
		}, audit.CodeDouble},
		{"the wrong flip declared", func(doc *scene.Document) { doc.Duplex = scene.ShortEdge }, audit.CodeRegister},
		{"a back on its head", func(doc *scene.Document) {
			back := tagged(doc, 1)[1]
			back.At = back.At.Then(geom.RotateAbout(180, back.At.Box(back.Symbol.Box).Center()))
		}, audit.CodeUpright},
		{"a back moved by 0.1 mm", func(doc *scene.Document) { tagged(doc, 1)[0].At.E += mm / 10 }, audit.CodeRegister},
		{"a front a hundredth too large", func(doc *scene.Document) {
			front := tagged(doc, 0)[0]
			front.At = geom.ScaleBy(1.01, 1.01).Then(front.At)
		}, audit.CodeScaled},
		{"fronts and backs in the wrong order", func(doc *scene.Document) {
			doc.Pages[0], doc.Pages[1] = doc.Pages[1], doc.Pages[0]
		}, audit.CodeOrder},
	} {
		s := planted(t, "three-fronts", "german-squads", c.plant)
		list := auditWritten(t, s)
		if c.code == "" && list.Len() > 0 || c.code != "" && !holds(list, c.code) {
			t.Errorf("%s: found %v", c.name, list.All())
		}
	}
}

func holds(list diag.List, code diag.Code) bool {
	for _, f := range list.All() {
		if f.Code == code {
			return true
		}
	}
	return false
}

// planted returns a shipped deck in its first language, with its own pages that
// are changed before they are written.
func planted(t *testing.T, slug, deck string, plant func(doc *scene.Document)) *shipped {
	t.Helper()
	files, err := shippedBy(slug, pipeline.Request{Decks: []string{deck}})
	if err != nil {
		t.Fatal(err)
	}
	s := files[0]
	plant(s.doc)
	s.data = write(t, s.doc)
	return s
}

// tagged returns the placed pieces of a page.
func tagged(doc *scene.Document, page int) []*scene.Use { return taggedIn(doc.Pages[page].Marks) }

func taggedIn(marks []scene.Mark) (uses []*scene.Use) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			if m.Tag != "" {
				uses = append(uses, m)
			}
		case *scene.Group:
			uses = append(uses, taggedIn(m.Marks)...)
		}
	}
	return uses
}

// TestBacksLieOnTheirFronts measures, for each way to place backs behind fronts,
// the distance between the corners of the backs and those of the fronts once the
// paper is turned or folded.
func TestBacksLieOnTheirFronts(t *testing.T) {
	const most = mm / 20
	for _, c := range []struct {
		name   string
		print  []pipeline.Setting
		turned func(p geom.Point, page geom.Size) geom.Point // maps a point to the one behind it
		next   int                                           // number of pages from a front to its back
	}{
		{"long edge, landscape", []pipeline.Setting{{Key: "orientation", Value: "landscape"}}, topToBottom, 1},
		{"long edge, portrait", []pipeline.Setting{{Key: "orientation", Value: "portrait"}}, leftToRight, 1},
		{"short edge, landscape", []pipeline.Setting{{Key: "orientation", Value: "landscape"}, {Key: "duplex", Value: "short-edge"}}, leftToRight, 1},
		{"folded", []pipeline.Setting{{Key: "fold", Value: "true"}}, leftToRight, 0},
	} {
		files, err := shippedBy("three-fronts", pipeline.Request{Print: c.print})
		if err != nil {
			t.Fatal(err)
		}
		s := files[0]
		worst, n := register(t, s, c.turned, c.next)
		want := s.deck.Pieces()
		for _, filler := range s.fillers() {
			want += filler.Copies
		}
		if n != want || worst > most {
			t.Errorf("%s: %d backs of %d, off by up to %s", c.name, n, want, worst)
		}
		if list := auditWritten(t, s); list.Len() > 0 {
			t.Errorf("%s: %v", c.name, list.All())
		}
	}
}

// Landscape paper turned over a long edge is mirrored top to bottom; over a short
// one, or folded in the middle, left to right.
func topToBottom(p geom.Point, page geom.Size) geom.Point { return geom.Pt2(p.X, page.H-p.Y) }
func leftToRight(p geom.Point, page geom.Size) geom.Point { return geom.Pt2(page.W-p.X, p.Y) }

// register returns the number of backs, and the largest distance of a corner of
// one from that of its front. A front's left is its back's right.
func register(t *testing.T, s *shipped, turned func(geom.Point, geom.Size) geom.Point, next int) (worst geom.Length, n int) {
	t.Helper()
	f := Open(t, s.data)
	placed, sizes := placedOn(f)
	backs := map[string]audit.Placed{}
	for _, p := range placed {
		if id, ok := strings.CutSuffix(p.Tag, "/back"); ok {
			backs[id] = p
		}
	}
	for _, front := range placed {
		id, ok := strings.CutSuffix(front.Tag, "/front")
		back, known := backs[id]
		if !ok || !known || back.Page != front.Page+next {
			continue
		}
		n++
		for _, corner := range []geom.Point{{}, {X: s.deck.Size.W}, {Y: s.deck.Size.H}, {X: s.deck.Size.W, Y: s.deck.Size.H}} {
			should := turned(front.At.Apply(corner), sizes[front.Page])
			is := back.At.Apply(geom.Pt2(s.deck.Size.W-corner.X, corner.Y))
			worst = max(worst, should.X-is.X, is.X-should.X, should.Y-is.Y, is.Y-should.Y)
		}
	}
	return worst, n
}
