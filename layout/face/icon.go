package face

import (
	"fmt"
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// iconContent is an icon, either built in or the game's own.
type iconContent struct {
	src     PartRef
	name    Attr[string]
	color   Attr[Ink]
	outline Attr[Ink]
	width   Attr[geom.Length]
	flip    Attr[bool]
}

// NewIcon compiles an icon.
func NewIcon(c *Compiler, src *facedata.Part) Content {
	return &iconContent{
		src:     PartRefOf(src),
		name:    Key(c, src, "icon", As[string]),
		color:   Key(c, src, "color", AsInk),
		outline: Key(c, src, "outline", AsInk),
		width:   Key(c, src, "outline_width", As[geom.Length]),
		flip:    Key(c, src, "flip", As[bool]),
	}
}

// Natural returns a square of the known size.
func (c *iconContent) Natural(_ *Painter, known geom.Size) geom.Size { return Square(known) }

// Square returns a square whose side is the smallest known size, or NoSize if none is
// known.
func Square(known geom.Size) geom.Size {
	side := max(known.W, known.H)
	if known.W > 0 && known.H > 0 {
		side = min(known.W, known.H)
	}
	if side <= 0 {
		side = NoSize
	}
	return geom.Size{W: side, H: side}
}

func (c *iconContent) Draw(p *Painter, box geom.Rect) {
	name := c.name.In(p)
	if name == "" || box.W <= 0 || box.H <= 0 {
		return
	}
	art := p.NamedIcon(&c.src, name, c.name.Pos(p))
	if art == nil {
		return
	}
	p.drawIcon(art, box, iconLook{
		tint: c.color.In(p), outline: c.outline.In(p), width: c.width.In(p), flip: c.flip.In(p),
	})
}

// NamedIcon returns an icon by name, or nil if there is none that can be drawn. An
// unknown name that was computed for the card is reported.
func (d *drawer) NamedIcon(src *PartRef, name string, pos diag.Pos) *picture.Icon {
	art, known := d.resources.icons.Icon(name)
	if known {
		return art
	}
	f := d.Found.Errorf(pos, CodeUnknownIcon, "%s%s: there is no icon %q", d.CardName(), src.Label, name)
	f.Hintf("%s", carddata.IconHint(name, d.resources.icons.Names()))
	f.Cause = diag.Cause{Key: "icon " + name, Message: fmt.Sprintf("there is no icon %q, in", name), Hint: f.Hint}
	if c := d.Card(); c != nil {
		f.Origin.Row = c.Pos
	}
	return nil
}

// Kit returns the drawing of what the figure of an icon wears and carries: the icon of the
// same name with -kit at the end, drawn on the same square. It is nil if there is none.
func (d *drawer) Kit(art *picture.Icon) *picture.Icon {
	kit, _ := d.resources.icons.Icon(art.Name + "-kit")
	return kit
}

// Skin returns the drawing of the face and hands of the figure of an icon: the icon of the
// same name with -skin at the end, drawn on the same square. It is nil if there is none.
func (d *drawer) Skin(art *picture.Icon) *picture.Icon {
	skin, _ := d.resources.icons.Icon(art.Name + "-skin")
	return skin
}

// Flash returns the drawing of the fire at the muzzle of an icon: the icon of the same name
// with -flash at the end, drawn on the same square, or that of the name without its last
// word, so that the soldiers of all nations share one. It is nil if there is none.
func (d *drawer) Flash(art *picture.Icon) *picture.Icon {
	flash, known := d.resources.icons.Icon(art.Name + "-flash")
	if cut := strings.LastIndexByte(art.Name, '-'); !known && cut > 0 {
		flash, _ = d.resources.icons.Icon(art.Name[:cut] + "-flash")
	}
	return flash
}

// iconLook is the appearance of an icon.
type iconLook struct {
	tint    Ink
	outline Ink
	width   geom.Length // of the halo, on paper
	flip    bool
}

// drawIcon draws an icon centered in a box, as large as it fits. The icon is a symbol
// that is shared by all uses with the same look.
func (d *drawer) drawIcon(art *picture.Icon, box geom.Rect, look iconLook) {
	m := art.Drawing.Fit(box)
	key := symbolKey{art: art, tint: look.tint, outline: look.outline}
	if !look.outline.None() && m.A > 0 {
		key.halo = look.width.Scale(1 / m.A)
	}
	if look.flip {
		m = geom.ScaleBy(-1, 1).Then(geom.Translate(art.Drawing.Box.W, 0)).Then(m)
	}
	d.used.icon(art)
	d.Add(&scene.Use{Symbol: d.resources.symbols.get(key), At: m})
}

// IconSymbol returns an icon in a color as a symbol, in units of its drawing, and
// records that it is used.
func (d *drawer) IconSymbol(art *picture.Icon, tint Ink) *scene.Symbol {
	d.used.icon(art)
	return d.resources.symbols.get(symbolKey{art: art, tint: tint})
}

// OutlinedSymbol returns an icon in a color as a symbol, as IconSymbol does, with a halo of
// that color around it, so wide in units of its drawing.
func (d *drawer) OutlinedSymbol(art *picture.Icon, tint Ink, halo geom.Length) *scene.Symbol {
	d.used.icon(art)
	return d.resources.symbols.get(symbolKey{art: art, tint: tint, outline: tint, halo: halo})
}
