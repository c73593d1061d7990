package pdfcheck

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"punchboard/render/png"
	"punchboard/scene"
)

// half returns the part of a page to compare: a header, crop marks, a whole card
// and the edges of its neighbors. It is the upper left for one language, and the
// lower right for the other.
func half(s *shipped, img *image.RGBA) image.Rectangle {
	part := image.Rect(0, 0, img.Rect.Dx()/2, img.Rect.Dy()*3/5)
	if s.lang != s.game.Languages[0] {
		part = part.Add(img.Rect.Max.Sub(part.Max))
	}
	return part
}

// TestShippedPagesLookTheSame compares our PNG of a front and of a back of each
// deck with what PDFium draws from the file.
func TestShippedPagesLookTheSame(t *testing.T) {
	ours := png.New(dpi)
	eachShipped(t, func(t *testing.T, s *shipped) {
		f := Open(t, s.data)
		for page := range 2 {
			img := drawnPage(t, ours, &s.doc.Pages[page])
			part := half(s, img)
			theirs := f.RenderPart(page, part, dpi, fine)
			d := Compare(framed(theirs), framed(cut(img, part)))
			t.Logf("page %d: apart by %v", page+1, d)
			if d.Worst > Tolerance {
				t.Errorf("page %d: PDF and PNG are apart by %v of %v", page+1, d, part)
			}
		}
	})
}

// TestFaultsOnShippedCardsShow plants faults on the first card of each deck, only
// in our drawing.
func TestFaultsOnShippedCardsShow(t *testing.T) {
	ours := png.New(dpi)
	rules := 0
	eachShipped(t, func(t *testing.T, s *shipped) {
		if s.lang != s.game.Languages[0] {
			return
		}
		page := &s.doc.Pages[0]
		img := drawnPage(t, ours, page)
		part := half(s, img)
		plain := cut(img, part) // the renderer draws the next page into the same picture
		theirs := framed(Open(t, s.data).RenderPart(0, part, dpi, fine))
		marks := tagged(s.doc, 0)[0].Symbol.Marks
		plants := faults(marks)
		if ground := visibleGround(marks, func() int { return changed(plain, cut(drawnPage(t, ours, page), part)) }); ground != nil {
			plants = append(plants, *ground)
		} else {
			t.Error("no ground of the first card is visible in a plain color")
		}
		for _, plant := range plants {
			plant.put()
			img := drawnPage(t, ours, page)
			plant.undo()
			d := Compare(theirs, framed(cut(img, part)))
			t.Logf("%s: %v", plant.name, d)
			if d.Worst <= Tolerance {
				t.Errorf("%s: not found, %v", plant.name, d)
			}
			if plant.name == noRule {
				rules++
			}
		}
	})
	if rules < 3 {
		t.Errorf("only %d decks have a rule line: the test proves little", rules)
	}
}

const noRule = "rule line missing"

// fault is a temporary change.
type fault struct {
	name      string
	put, undo func()
}

// faults returns faults in the marks of a card: it moves the longest line of text
// by 0.2 mm and removes a ruled line.
func faults(marks []scene.Mark) (all []fault) {
	var line *scene.Glyphs
	var rule, first *scene.Path
	each(marks, func(m scene.Mark) {
		switch m := m.(type) {
		case *scene.Glyphs:
			if line == nil || len(m.Glyphs) > len(line.Glyphs) {
				line = m
			}
		case *scene.Path:
			box := m.Path.Bounds()
			if first == nil {
				first = m
			} else if rule == nil && box.W > 20*mm && box.H < mm {
				rule = m
			}
		}
	})
	const step = mm / 5
	if line != nil {
		all = append(all, fault{"line of text moved", func() { line.At.X += step }, func() { line.At.X -= step }})
	}
	if rule != nil {
		was := *rule
		all = append(all, fault{noRule, func() { rule.Fill, rule.Stroke = nil, nil }, func() { *rule = was }})
	}
	return all
}

// leastGround is how many pixels of a page a ground must color to be one: a square of 5 mm.
const leastGround = (5 * dpi * 10 / 254) * (5 * dpi * 10 / 254)

// tint is by how much the blue of a planted ground differs from that of its card.
const tint = 8

// visibleGround returns a fault that changes the tint of the first plain ground of a card of which
// enough can be seen: what other shapes cover does not show on paper either. count returns how many
// pixels of the page are not as they were.
func visibleGround(marks []scene.Mark, count func() int) *fault {
	var found *fault
	each(marks, func(m scene.Mark) {
		ground, ok := m.(*scene.Path)
		if !ok || found != nil {
			return
		}
		paper, ok := ground.Fill.(scene.RGB)
		if box := ground.Path.Bounds(); !ok || box.W < 5*mm || box.H < 5*mm {
			return
		}
		other := paper
		other.B -= tint
		plant := fault{"ground of another tint", func() { ground.Fill = other }, func() { ground.Fill = paper }}
		plant.put()
		defer plant.undo()
		if count() >= leastGround {
			found = &plant
		}
	})
	return found
}

// changed returns how many pixels of two pictures of the same size differ by half of a tint or more: what shows
// through the edges of the shapes above a ground is not seen.
func changed(a, b *image.RGBA) (n int) {
	for i := 2; i < len(a.Pix); i += 4 {
		if max(a.Pix[i], b.Pix[i])-min(a.Pix[i], b.Pix[i]) >= tint/2 {
			n++
		}
	}
	return n
}

// each visits marks, through groups and symbols.
func each(marks []scene.Mark, visit func(m scene.Mark)) {
	for _, m := range marks {
		visit(m)
		switch m := m.(type) {
		case *scene.Group:
			each(m.Marks, visit)
		case *scene.Use:
			each(m.Symbol.Marks, visit)
		}
	}
}

func drawnPage(t *testing.T, r *png.Renderer, page *scene.Page) *image.RGBA {
	t.Helper()
	img, err := r.Page(page)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// cut returns a copy of a part of a picture.
func cut(img *image.RGBA, part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(out, out.Rect, img, part.Min, draw.Src)
	return out
}

// framed blackens the edge of a picture: too little is visible of shapes that are
// cut there to compare them.
func framed(img *image.RGBA) *image.RGBA {
	const rim = 6
	inner := img.Rect.Inset(rim)
	for _, side := range []image.Rectangle{
		{Min: img.Rect.Min, Max: image.Pt(img.Rect.Max.X, inner.Min.Y)}, {Min: image.Pt(0, inner.Max.Y), Max: img.Rect.Max},
		{Min: img.Rect.Min, Max: image.Pt(inner.Min.X, img.Rect.Max.Y)}, {Min: image.Pt(inner.Max.X, 0), Max: img.Rect.Max},
	} {
		draw.Draw(img, side, image.NewUniform(color.Black), image.Point{}, draw.Src)
	}
	return img
}

// TestPartIsOfThePage checks that a part is the same as that part of the whole
// page.
func TestPartIsOfThePage(t *testing.T) {
	f := Open(t, write(t, kitchenSink(t)))
	whole := f.RenderFine(1, 50, 2)
	part := image.Rect(60, 70, 300, 200)
	if d := Compare(framed(f.RenderPart(1, part, 50, 2)), framed(cut(whole, part))); d.Worst > 0.02 {
		t.Errorf("apart by %v", d)
	}
}
