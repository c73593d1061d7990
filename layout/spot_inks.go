package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/scene"
)

// spotInks finds spot inks with two mixes. A PDF names each ink once, with one mix for
// printers without it.
type spotInks struct {
	mixes map[string]scene.CMYK
	told  map[string]bool
	seen  map[*scene.Symbol]bool // and whether there are spot inks in it
	any   bool                   // whether there are any in what was looked at last
	wrong string                 // the last ink found with another mix
}

// checkSpotInks reports each spot ink whose mix differs between two pieces or parts, at
// the first card that shows the second mix. It notes the decks with spot inks.
func checkSpotInks(book *Book, found *diag.List) {
	s := &spotInks{mixes: map[string]scene.CMYK{}, told: map[string]bool{}, seen: map[*scene.Symbol]bool{}}
	for i := range book.Decks {
		d := &book.Decks[i]
		s.any = false
		for _, c := range d.Cards {
			s.piece(c.Card, c.Front, found)
			s.piece(c.Card, c.Back, found)
		}
		if s.any {
			d.Notes.Ties |= 1 << tieSpots
		}
	}
}

func (s *spotInks) piece(c *carddata.Card, piece *scene.Piece, found *diag.List) {
	if piece == nil {
		return
	}
	s.wrong = ""
	s.marks(piece.Marks)
	if s.wrong != "" && !s.told[s.wrong] {
		s.told[s.wrong] = true
		found.Errorf(c.Pos, face.CodeSpotMix, "`%s` shows the spot color `%s` with another mix than before", c.ID, s.wrong).
			Hintf("give `%s` the same four numbers wherever it is used; to print it paler, name it under `colors` and write `NAME 50%%`", s.wrong)
	}
}

func (s *spotInks) marks(marks []scene.Mark) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			s.paint(m.Fill)
			s.stroke(m.Stroke)
		case *scene.Glyphs:
			s.paint(m.Fill)
			s.stroke(m.Halo)
		case *scene.Group:
			s.marks(m.Marks)
		case *scene.Use:
			s.symbol(m.Symbol)
		}
	}
}

// symbol looks at the marks of a symbol once.
func (s *spotInks) symbol(sym *scene.Symbol) {
	inks, known := s.seen[sym]
	if !known {
		outer := s.any
		s.any, s.seen[sym] = false, false
		s.marks(sym.Marks)
		inks, s.any = s.any, outer
		s.seen[sym] = inks
	}
	s.any = s.any || inks
}

func (s *spotInks) stroke(line *scene.Stroke) {
	if line != nil {
		s.paint(line.Paint)
	}
}

func (s *spotInks) paint(p scene.Paint) { eachColor(p, s.color) }

func (s *spotInks) color(p scene.Paint) {
	ink, ok := p.(scene.Spot)
	if !ok {
		return
	}
	s.any = true
	if mix, known := s.mixes[ink.Name]; known && mix != ink.Mix {
		s.wrong = ink.Name
	} else if !known {
		s.mixes[ink.Name] = ink.Mix
	}
}

// eachColor calls visit with each color of a paint: of the stops of a gradient, of the
// lines and the ground of a hatch.
func eachColor(p scene.Paint, visit func(scene.Paint)) {
	var stops []scene.Stop
	switch p := p.(type) {
	case *scene.Linear:
		stops = p.Stops
	case *scene.Radial:
		stops = p.Stops
	case *scene.Hatch:
		eachColor(p.Ink, visit)
		eachColor(p.Back, visit)
	default:
		visit(p)
	}
	for _, stop := range stops {
		visit(stop.Color)
	}
}
