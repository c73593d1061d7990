package live

import (
	"maps"
	"path"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/layout/face"
	"punchboard/pipeline"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// draft is a state that is being made.
type draft struct {
	*State
	at     map[string]place
	pieces map[*scene.Piece]string // keys of the pictures added so far
}

// visions are the matrices of the types of vision, row by row.
var visions = func() map[string][9]float64 {
	all := map[string][9]float64{}
	for _, v := range vision.All() {
		var flat [9]float64
		for i, row := range v.Matrix() {
			copy(flat[3*i:], row[:])
		}
		all[v.String()] = flat
	}
	return all
}()

// place is where a card is in a state.
type place struct{ deck, card int }

// next returns a state for the game as it is now, with the pictures that are shown so far.
func (b *build) next() *draft {
	last := b.show.state()
	d := &draft{&State{
		Place: last.Place, Version: b.game.Version, Title: texts(b.game.Languages, b.game.Title.In),
		Languages: b.game.Languages, Variants: b.game.Variants, Visions: visions,
		Findings: last.Findings, Sheets: last.Sheets,
		pictures: maps.Clone(last.pictures), cards: map[string]*Card{}, settled: last.settled, began: b.began,
	}, map[string]place{}, map[*scene.Piece]string{}}
	if d.pictures == nil {
		d.pictures = map[string]*picture{}
	}
	for _, deck := range b.game.Decks {
		d.addDeck(b.game, deck, last)
	}
	return d
}

// addDeck adds a deck with the pictures that its cards have so far.
func (d *draft) addDeck(g *carddata.Game, deck *carddata.Deck, last *State) {
	made := &Deck{
		ID: deck.ID, Kind: deck.Kind().String(), Name: texts(g.Languages, deck.Name.In), Size: pipeline.SizeName(deck),
		Width: deck.Size.W.MM(), Height: deck.Size.H.MM(), Bleed: deck.Bleed.MM(), Safe: deck.Safe.MM(), Corner: deck.Corner.MM(),
		Round: deck.Shape == carddata.Round, Pieces: deck.Pieces(), HasBack: deck.Back != "",
		Least: face.FloorOf(deck).Least.Pt(), Better: face.FloorOf(deck).Better.Pt(),
	}
	for i, c := range deck.Cards {
		card := &Card{
			Key: cardKey(deck, c), ID: c.ID, Name: texts(g.Languages, c.Name), Copies: c.Copies, At: c.Pos.String(), Fields: fieldsOf(g, deck, c),
		}
		old := last.cards[card.Key]
		if old != nil {
			card.Faces, card.Before, card.Changed = old.Faces, old.Before, old.Changed
		}
		if old != nil && equal(card, old) {
			card = old
		}
		d.at[card.Key] = place{len(d.Decks), i}
		d.cards[card.Key] = card
		made.Cards = append(made.Cards, card)
	}
	d.Decks = append(d.Decks, made)
}

// add adds the pictures of a book.
func (d *draft) add(g *gallery, last *State, lang string, book *layout.Book) {
	for _, deck := range book.Decks {
		for _, c := range deck.Cards {
			at, ok := d.at[cardKey(deck.Deck, c.Card)]
			if !ok || c.Front == nil { // a further page of a table, which the sheets show
				continue
			}
			faces := Faces{Front: d.addFace(g, lang, c.Front, c.Spots)}
			if c.Back != nil {
				faces.Back = d.addFace(g, lang, c.Back, c.BackSpots)
			}
			d.show(at, last, lang, faces)
		}
	}
}

// addFace adds the picture of a piece, and returns its key. A piece that many cards share
// is hashed once.
func (d *draft) addFace(g *gallery, lang string, p *scene.Piece, spots []face.Spot) string {
	key, ok := d.pieces[p]
	if !ok {
		var made *picture
		key, made = g.face(p, lang, spots)
		d.pieces[p], d.pictures[key] = key, made
	}
	return key
}

// show shows faces on a card, and keeps those of before if they are different: those of
// the last complete build, because what a first look shows may be wrong.
func (d *draft) show(at place, last *State, lang string, faces Faces) {
	card := d.Decks[at.deck].Cards[at.card]
	if old, seen := card.Faces[lang]; seen && old == faces {
		return
	}
	made := *card
	made.Faces = with(card.Faces, lang, faces)
	if was := last.settled[card.Key]; was != nil {
		switch f, seen := was.Faces[lang]; {
		case seen && f != faces:
			made.Before, made.Changed = with(card.Before, lang, f), last.Build+1
		case seen && equal(made.Faces, was.Faces): // the first look was wrong
			made.Before, made.Changed = was.Before, was.Changed
		}
	}
	d.Decks[at.deck].Cards[at.card], d.cards[made.Key] = &made, &made
}

// with returns a copy of a map with one more entry.
func with[V any](m map[string]V, lang string, v V) map[string]V {
	next := map[string]V{lang: v}
	for l, f := range m {
		if l != lang {
			next[l] = f
		}
	}
	return next
}

// addSheets replaces the sheets by those of some files.
func (d *draft) addSheets(g *gallery, files []pipeline.File) {
	d.Sheets = nil
	for _, f := range files {
		if f.Document == nil {
			continue
		}
		for i := range f.Document.Pages {
			p := &f.Document.Pages[i]
			key, made := g.page(p, f.Document.Language)
			d.pictures[key] = made
			d.Sheets = append(d.Sheets, &Sheet{
				File: f.Path, Language: path.Dir(f.Path), Page: i + 1, Pages: len(f.Document.Pages), Summary: f.Summary,
				Picture: key, Width: p.Size.W.MM(), Height: p.Size.H.MM(),
			})
		}
	}
}

// prune drops the pictures that nothing shows any more.
func (d *draft) prune() {
	kept := map[string]*picture{}
	keep := func(key string) {
		if p, ok := d.pictures[key]; ok {
			kept[key] = p
		}
	}
	keepCards := func(cards map[string]*Card) {
		for _, c := range cards {
			for _, shown := range []map[string]Faces{c.Faces, c.Before} {
				for _, f := range shown {
					keep(f.Front)
					keep(f.Back)
				}
			}
		}
	}
	keepCards(d.cards)
	if !d.Checked { // what was settled may be shown again
		keepCards(d.settled)
	}
	for _, s := range d.Sheets {
		keep(s.Picture)
	}
	d.pictures = kept
}
