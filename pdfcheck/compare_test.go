package pdfcheck

import (
	"bytes"
	"image"
	"image/color"
	stdpng "image/png"
	"testing"

	"punchboard/geom"
	"punchboard/render/png"
	"punchboard/scene"
)

// dpi and fine are the resolutions for comparing pages.
const (
	dpi  = 200
	fine = 4
)

// proof is a typical game card, only in screen colors: there is no single right
// way to show a mix of inks on a screen.
type proof struct {
	paper   scene.Paint
	rule    *scene.Path
	name    *scene.Glyphs
	text    *scene.Glyphs
	pale    *scene.Glyphs
	halo    *scene.Glyphs
	frame   *scene.Path
	icon    *scene.Path
	picture *scene.Image
	veil    *scene.Group
	sky     *scene.Linear
	hatch   *scene.Hatch
	turned  *scene.Group
	ribbon  *scene.Path
}

func newProof(t testing.TB) *proof {
	plain, bold := face(t, "plex-condensed"), face(t, "plex-condensed-bold")
	star := geom.PolygonPath(geom.Regular(geom.Pt2(50*mm, 70*mm), 6*mm, 5, 0)...)
	p := &proof{
		paper: rgb(244, 239, 224),
		rule:  &scene.Path{Path: geom.LinePath(geom.Pt2(8*mm, 20*mm), geom.Pt2(55*mm, 20*mm)), Stroke: &scene.Stroke{Paint: scene.Gray(60), Width: mm / 10}},
		name:  line(bold, 12, 8*mm, 14*mm, scene.Black, 20, "L’Ordre d’assaut"),
		text:  line(plain, 7.5, 8*mm, 26*mm, rgb(17, 17, 17), 0, "Déplacez « deux » unités ; 1914–1918, (œuvre) gïj"),
		pale:  line(plain, 6, 8*mm, 32*mm, rgb(200, 190, 170), 0, "three-fronts 0.9 tf-017"),
		halo:  line(bold, 14, 8*mm, 62*mm, scene.White, 0, "Halo"),
		frame: &scene.Path{Path: geom.RoundRectPath(box(5, 5, 53, 78), geom.AllCorners(3*mm)), Stroke: &scene.Stroke{Paint: rgb(120, 40, 30), Width: mm * 6 / 10}},
		icon:  &scene.Path{Path: star, Fill: rgb(40, 80, 120), Stroke: &scene.Stroke{Paint: scene.Black, Width: mm / 4}},
		sky:   &scene.Linear{From: geom.Pt2(8*mm, 0), To: geom.Pt2(28*mm, 0), Stops: []scene.Stop{{At: 0, Color: rgb(240, 200, 120)}, {At: 0.6, Color: rgb(120, 150, 200)}, {At: 1, Color: rgb(60, 80, 140)}}},
		hatch: &scene.Hatch{Ink: rgb(150, 30, 30), Gap: mm * 8 / 10, Width: mm / 5, Angle: 35},
	}
	p.halo.Halo = &scene.Stroke{Paint: rgb(30, 60, 30), Width: mm / 2}
	p.picture = &scene.Image{Picture: landscape(t), To: box(32, 36, 22, 14)}
	p.veil = &scene.Group{Opacity: 0.4, Marks: []scene.Mark{&scene.Path{Path: geom.CirclePath(geom.Pt2(30*mm, 72*mm), 7*mm), Fill: rgb(30, 120, 60)}}}
	p.turned = &scene.Group{Transform: geom.Rotate(90).Then(geom.Translate(58*mm, 22*mm)), Marks: []scene.Mark{
		line(plain, 6, 0, 2*mm, scene.Black, 0, "Version 0.9"),
	}}
	p.ribbon = &scene.Path{
		Path:   geom.LinePath(geom.Pt2(30*mm, 60*mm), geom.Pt2(40*mm, 55*mm), geom.Pt2(54*mm, 60*mm)),
		Stroke: &scene.Stroke{Width: 2 * mm, Paint: &scene.Hatch{Ink: rgb(20, 20, 90), Back: rgb(230, 200, 120), Gap: mm * 7 / 10, Width: mm * 3 / 10, Angle: 60}},
	}
	return p
}

// landscape is a soft picture, at twice the resolution of the comparison.
func landscape(t testing.TB) *scene.Picture {
	t.Helper()
	const w, h = 352, 224
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			hill := uint8(60 + 40*((x/40+y/30)%3))
			img.Set(x, y, color.RGBA{uint8(80 + x/3), hill/2 + uint8(y/2), 120, 255})
		}
	}
	var b bytes.Buffer
	if err := stdpng.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture("landscape", "png", w, h, b.Bytes())
}

// document puts the proof on a page, as a tagged piece.
func (p *proof) document() *scene.Document {
	size := geom.Size{W: 63 * mm, H: 88 * mm}
	border := func(r geom.Rect) *scene.Path {
		return &scene.Path{Path: geom.RectPath(r), Stroke: &scene.Stroke{Paint: scene.Black, Width: mm / 2}}
	}
	sym := &scene.Symbol{ID: "proof", Box: size.R(), Marks: []scene.Mark{
		&scene.Path{Path: geom.RectPath(size.R()), Fill: p.paper},
		p.frame, p.rule, p.name, p.text, p.pale,
		&scene.Path{Path: geom.RectPath(box(8, 36, 20, 14)), Fill: p.sky}, border(box(8, 36, 20, 14)),
		p.picture, border(p.picture.To),
		p.halo, p.icon,
		&scene.Path{Path: geom.CirclePath(geom.Pt2(18*mm, 72*mm), 6*mm), Fill: p.hatch, Stroke: &scene.Stroke{Paint: scene.Black, Width: mm / 5}},
		p.veil, p.turned, p.ribbon,
		line(p.name.Font, 16, 8*mm, 57*mm, p.sky, 0, "Aube"),
	}}
	use := &scene.Use{Symbol: sym, At: geom.Identity, Tag: "proof/card#1/front"}
	return &scene.Document{Pages: []scene.Page{{Size: size, Marks: []scene.Mark{use}}}}
}

func asPNG(t testing.TB, doc *scene.Document) *image.RGBA {
	t.Helper()
	img, err := png.New(dpi).Page(&doc.Pages[0])
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func asPDF(t testing.TB, doc *scene.Document) *image.RGBA {
	t.Helper()
	return Open(t, write(t, doc)).RenderFine(0, dpi, fine)
}

// TestBackendsAgree checks that a card looks the same as PDF and as PNG.
func TestBackendsAgree(t *testing.T) {
	doc := newProof(t).document()
	if d := Compare(asPDF(t, doc), asPNG(t, doc)); d.Worst > Tolerance {
		t.Errorf("PDF and PNG are apart by %v", d)
	}
}

// TestLongDashes draws a line of 170 dashes around a page. Their lengths end in just less than
// half of a hundredth of a point, so that rounding to hundredths would move the last dash by 1.6
// points.
func TestLongDashes(t *testing.T) {
	const unit = geom.PT / 100
	around := geom.RectPath(geom.Rect{X: 5 * mm, Y: 5 * mm, W: 60 * mm, H: 40 * mm})
	stroke := &scene.Stroke{Paint: scene.Black, Width: mm / 2, Dash: []geom.Length{213*unit + unit*49/100, 126*unit + unit*49/100}}
	doc := &scene.Document{Pages: []scene.Page{{Size: geom.Size{W: 70 * mm, H: 50 * mm}, Marks: []scene.Mark{&scene.Path{Path: around, Stroke: stroke}}}}}
	if d := Compare(asPDF(t, doc), asPNG(t, doc)); d.Worst > Tolerance {
		t.Errorf("PDF and PNG are apart by %v", d)
	}
}

// TestFaultsShow checks that each fault planted in one of the two is found.
func TestFaultsShow(t *testing.T) {
	right := asPDF(t, newProof(t).document())
	const step = mm / 5
	for _, c := range []struct {
		name  string
		plant func(p *proof)
	}{
		{"glyph moved 0.2 mm right", func(p *proof) { p.text.Glyphs[3].Advance += step; p.text.Glyphs[4].Advance -= step }},
		{"narrow glyph moved 0.2 mm", func(p *proof) { p.text.Glyphs[15].Advance += step; p.text.Glyphs[16].Advance -= step }},
		{"line of small type moved 0.2 mm down", func(p *proof) { p.text.At.Y += step }},
		{"pale type moved 0.2 mm up", func(p *proof) { p.pale.At.Y -= step }},
		{"name moved 0.2 mm", func(p *proof) { p.name.At.X += step }},
		{"turned text moved 0.2 mm", func(p *proof) { p.turned.Transform.F += step }},
		{"accent missing", func(p *proof) { swap(t, p.text, 'é', 'e') }},
		{"rule line missing", func(p *proof) { p.rule.Stroke = nil }},
		{"rule line moved 0.2 mm", func(p *proof) { p.rule.Path = p.rule.Path.Transform(geom.Translate(0, step)) }},
		{"rule line cut short by 0.5 mm", func(p *proof) { p.rule.Path.Pts[1].X -= mm / 2 }},
		{"frame of another width", func(p *proof) { p.frame.Stroke.Width = mm * 9 / 10 }},
		{"sharp corners", func(p *proof) { p.frame.Path = geom.RectPath(box(5, 5, 53, 78)) }},
		{"paper of another tint", func(p *proof) { p.paper = rgb(244, 239, 216) }},
		{"icon of another tint", func(p *proof) { p.icon.Fill = rgb(48, 80, 120) }},
		{"icon turned", func(p *proof) { p.icon.Path = p.icon.Path.Transform(geom.RotateAbout(3, geom.Pt2(50*mm, 70*mm))) }},
		{"halo missing", func(p *proof) { p.halo.Halo = nil }},
		{"halo thinner", func(p *proof) { p.halo.Halo.Width = mm / 4 }},
		{"veil denser", func(p *proof) { p.veil.Opacity = 0.45 }},
		{"gradient shifted", func(p *proof) { p.sky.To.X += mm }},
		{"hatch turned", func(p *proof) { p.hatch.Angle = 37 }},
		{"hatch closer", func(p *proof) { p.hatch.Gap = mm * 7 / 10 }},
		{"ribbon shifted 0.2 mm", func(p *proof) { p.ribbon.Path = p.ribbon.Path.Transform(geom.Translate(0, step)) }},
		{"ribbon with butt ends", func(p *proof) { p.ribbon.Stroke.Butt = true }},
		{"picture shifted 0.2 mm", func(p *proof) { p.picture.To.X += step }},
		{"picture upside down", func(p *proof) { p.picture.Crop = scene.Crop{X1: 1, Y0: 1} }},
	} {
		p := newProof(t)
		c.plant(p)
		if d := Compare(right, asPNG(t, p.document())); d.Worst <= Tolerance {
			t.Errorf("%s: not found, %v", c.name, d)
		}
	}
}

// swap replaces one character by another.
func swap(t testing.TB, g *scene.Glyphs, from, to rune) {
	t.Helper()
	id, ok := g.Font.GID(to)
	for i := range g.Glyphs {
		if ok && g.Glyphs[i].Rune == from {
			g.Glyphs[i].Rune, g.Glyphs[i].ID = to, id
			return
		}
	}
	t.Fatalf("no %c to swap", from)
}

func TestCompareSizes(t *testing.T) {
	a, b := image.NewRGBA(image.Rect(0, 0, 9, 9)), image.NewRGBA(image.Rect(0, 0, 9, 8))
	if d := Compare(a, b); d.Worst <= Tolerance {
		t.Errorf("pictures of two sizes are %v apart", d)
	}
	if d := Compare(a, a); d.Worst != 0 {
		t.Errorf("a picture is %v from itself", d)
	}
}
