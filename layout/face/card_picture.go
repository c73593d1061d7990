package face

import (
	"cmp"
	"math"
	"strings"
	"sync"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// maxCardDepth limits how deeply cards may show one another: a card that shows itself
// would never end.
const maxCardDepth = 4

// cardContent shows a card of a deck, scaled to its box.
type cardContent struct {
	src  PartRef
	card Attr[string]
	side Attr[string]
}

// NewCard compiles a picture of a card.
func NewCard(c *Compiler, src *facedata.Part) Content {
	return &cardContent{
		src:  PartRefOf(src),
		card: Key(c, src, "card", As[string]),
		side: Key(c, src, "side", As[string]),
	}
}

// Natural returns the actual size of the card, or its size in the known width or height.
func (c *cardContent) Natural(p *Painter, known geom.Size) geom.Size {
	deck, _ := c.find(p)
	if deck == nil {
		return geom.Size{W: NoSize, H: NoSize}
	}
	by := math.Inf(1)
	for _, scale := range []float64{float64(known.W) / float64(deck.Size.W), float64(known.H) / float64(deck.Size.H)} {
		if scale > 0 {
			by = min(by, scale)
		}
	}
	if math.IsInf(by, 1) {
		return deck.Size
	}
	return geom.Size{W: deck.Size.W.Scale(by), H: deck.Size.H.Scale(by)}
}

// HasErrors is in the message of a finding about a card that cannot be shown, which follows
// from those about the card.
const HasErrors = "which has errors"

func (c *cardContent) Draw(p *Painter, box geom.Rect) {
	deck, card := c.find(p)
	if box.W <= 0 || box.H <= 0 {
		return
	}
	if card == nil {
		c.reportUnknown(p, deck)
		return
	}
	if p.depth >= maxCardDepth {
		p.Found.Errorf(c.card.Pos(p), CodeBadValue, "%s%s shows a card that shows a card, without end", p.CardName(), c.src.Label).
			Hintf("a card cannot show itself")
		return
	}
	pic := SharedBy[cardPictures](p.Engine).get(cardKey{deck, card, c.side.In(p) == "back"}, p)
	if pic.fault != nil {
		f := p.Found.Errorf(c.card.Pos(p), CodeBadValue, "%s%s cannot show `%s/%s`, %s: %s", p.CardName(), c.src.Label, deck.ID, card.ID, HasErrors, pic.fault.Message)
		f.Hintf("%s", cmp.Or(pic.fault.Hint, "correct that card first"))
		f.Origin.Row = card.Pos
		return
	}
	if pic.symbol == nil {
		ReportBadValue(p, &c.src, &c.side, "side", "this deck has no back: show the front")
		return
	}
	p.used.Add(&pic.used)
	p.Add(&scene.Use{Symbol: pic.symbol, At: scaledInto(deck.Size, box)})
}

// scaledInto returns the matrix that brings a piece into the middle of a box, as large
// as it fits.
func scaledInto(size geom.Size, box geom.Rect) geom.Matrix {
	by := min(float64(box.W)/float64(size.W), float64(box.H)/float64(size.H))
	w, h := size.W.Scale(by), size.H.Scale(by)
	return geom.ScaleBy(by, by).Then(geom.Translate(box.X+(box.W-w)/2, box.Y+(box.H-h)/2))
}

// find returns the deck and the card that the part names; either may be nil. A set of
// counters is several decks of one id.
func (c *cardContent) find(p *Painter) (deck *carddata.Deck, card *carddata.Card) {
	deckID, id, _ := strings.Cut(c.card.In(p), "/")
	for _, d := range p.Game.Decks {
		if d.ID != deckID && d.Group != deckID {
			continue
		}
		deck = d
		p.used.deck(d.ID)
		for _, c := range d.Cards {
			if c.ID == id {
				return d, c
			}
		}
	}
	return deck, nil
}

// reportUnknown reports a name for which there is no card.
func (c *cardContent) reportUnknown(p *Painter, deck *carddata.Deck) {
	var decks, cards []string
	for _, d := range p.Game.Decks {
		decks = append(decks, d.ID)
	}
	deckID, id, _ := strings.Cut(c.card.In(p), "/")
	if deck == nil {
		p.Found.Errorf(c.card.Pos(p), CodeBadValue, "%s%s: there is no deck `%s`", p.CardName(), c.src.Label, deckID).
			Hintf("write the ids of a deck and of its card, such as `%s/ID`; %s", decks[0], diag.DidYouMean(deckID, decks))
		return
	}
	for _, c := range deck.Cards {
		cards = append(cards, c.ID)
	}
	p.Found.Errorf(c.card.Pos(p), CodeBadValue, "%s%s: deck `%s` has no card `%s`", p.CardName(), c.src.Label, deckID, id).
		Hintf("%s", diag.DidYouMean(id, cards))
}

// cardPictures keeps the cards that are shown on others. It serves all workers.
type cardPictures struct {
	mu   sync.Mutex
	made map[cardKey]*cardPicture
}

// cardKey identifies a side of a card.
type cardKey struct {
	deck *carddata.Deck
	card *carddata.Card
	back bool
}

// cardPicture is a side of a card as a symbol: nil if there is no such side.
type cardPicture struct {
	symbol *scene.Symbol
	used   Used
	fault  *diag.Finding // the first error of composing it
}

// get returns the picture of a side. It is composed without the lock, because the card
// may show other cards; of two that workers compose at once, the first is kept.
func (s *cardPictures) get(k cardKey, p *Painter) *cardPicture {
	if pic := s.keep(k, nil); pic != nil {
		return pic
	}
	return s.keep(k, k.compose(p))
}

// keep returns the picture that is kept for a side, which is pic if there was none.
func (s *cardPictures) keep(k cardKey, pic *cardPicture) *cardPicture {
	s.mu.Lock()
	defer s.mu.Unlock()
	if kept, ok := s.made[k]; ok {
		return kept
	}
	if pic == nil {
		return nil
	}
	if s.made == nil {
		s.made = map[cardKey]*cardPicture{}
	}
	s.made[k] = pic
	return pic
}

// compose composes a side with a painter of its own.
func (k cardKey) compose(p *Painter) *cardPicture {
	pic := &cardPicture{}
	side, choose := "front", p.Game.FrontOf
	if k.back {
		side, choose = "back", p.Game.BackOf
	}
	var found diag.List
	face, err := choose(k.deck, k.card)
	if ReportError(err, &found) && face != nil {
		q := p.Engine.painterAt(p.depth + 1)
		if strings.Contains(k.deck.Front+k.deck.Back, "{") { // what the choice of the face reads
			q.Reads(carddata.Everything, "")
		}
		program := p.Engine.programAt(k.deck, face, side, p.depth+1)
		found.Append(program.Found)
		piece, more := q.composeSide(k, program)
		found.Append(more)
		pic.symbol, pic.used = k.symbol(piece), q.used
	}
	for _, f := range found.All() {
		if f.Severity == diag.Error {
			pic.fault = &f
			break
		}
	}
	return pic
}

// composeSide composes one side of a card.
func (p *Painter) composeSide(k cardKey, program *Program) (*scene.Piece, diag.List) {
	if k.back {
		c := p.Compose(k.deck, k.card, nil, program)
		return c.Back, c.Found
	}
	c := p.Compose(k.deck, k.card, program, nil)
	return c.Front, c.Found
}

// cardPrefix begins the ids of pictures of cards.
const cardPrefix = "card/"

// OfCard reports whether a symbol is the picture of a card.
func OfCard(s *scene.Symbol) bool { return strings.HasPrefix(s.ID, cardPrefix) && !OfProgram(s) }

// symbol cuts a piece along its trim.
func (k cardKey) symbol(piece *scene.Piece) *scene.Symbol {
	trim := piece.Size.R()
	outline := geom.RoundRectPath(trim, geom.AllCorners(k.deck.Corner))
	if k.deck.Shape == carddata.Round {
		outline = geom.EllipsePath(trim)
	}
	return &scene.Symbol{
		ID: cardPrefix + piece.ID, Box: trim,
		Marks: []scene.Mark{&scene.Group{Clip: &outline, Marks: piece.Marks}},
	}
}
