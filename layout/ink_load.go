package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/scene"
)

// mostInk is how much ink paper takes, as the sum of the four inks in percent. Printers
// ask for at most 300 on coated paper, and less on others: above, it smears and sets off.
const mostInk = 300

// checkInk reports colors of more ink than paper takes, each once: at its name in
// game.yaml, or at the first card that shows it. Colors for screens are mixed by the
// printer and not judged.
func checkInk(g *carddata.Game, book *Book, found *diag.List) {
	k := &inkLoad{game: g, found: found, told: map[scene.CMYK]bool{}, seen: map[*scene.Symbol]bool{}}
	for i := range book.Decks {
		for _, c := range book.Decks[i].Cards {
			for _, p := range []*scene.Piece{c.Front, c.Back} {
				if p != nil {
					k.card = c.Card
					k.marks(p.Marks)
				}
			}
		}
	}
}

// inkLoad looks for heavy colors.
type inkLoad struct {
	game  *carddata.Game
	card  *carddata.Card
	found *diag.List
	told  map[scene.CMYK]bool
	seen  map[*scene.Symbol]bool
}

func (k *inkLoad) marks(marks []scene.Mark) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			k.paint(m.Fill)
			k.paint(strokePaint(m.Stroke))
		case *scene.Glyphs:
			k.paint(m.Fill)
			k.paint(strokePaint(m.Halo))
		case *scene.Group:
			k.marks(m.Marks)
		case *scene.Use:
			if !k.seen[m.Symbol] {
				k.seen[m.Symbol] = true
				k.marks(m.Symbol.Marks)
			}
		}
	}
}

func (k *inkLoad) paint(p scene.Paint) {
	eachColor(p, func(p scene.Paint) {
		if c, ok := p.(scene.CMYK); ok {
			k.color(c)
		}
	})
}

// color reports a heavy color.
func (k *inkLoad) color(c scene.CMYK) {
	total := int(c.C) + int(c.M) + int(c.Y) + int(c.K)
	if total <= mostInk || k.told[c] {
		return
	}
	k.told[c] = true
	at, name := k.card.Pos, "a color of `"+k.card.ID+"`"
	for _, id := range k.game.Colors.Names() {
		p := k.game.Colors[id]
		if mix, ok := face.InkOf(&p).Flat.(scene.CMYK); ok && mix == c {
			at, name = p.Pos, "the color `"+id+"`"
			break
		}
	}
	k.found.Warnf(at, face.CodeInk, "%s has %d %% of ink; paper takes %d %%", name, total, mostInk).
		Hintf("use less of cyan, magenta and yellow: a deep black is cmyk(40 30 30 100), and text is best k100")
}
