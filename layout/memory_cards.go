package layout

import (
	"reflect"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/layout/face"
)

// movedCells are the cells of a row that are at another place of the file now, because
// something before them has changed.
type movedCells map[diag.Pos]diag.Pos

// compare reports whether two cards have the same row, and which of its cells have moved.
func compare(old, now *carddata.Card) (moved movedCells, same bool) {
	if old.ID != now.ID || old.Copies != now.Copies || old.Filler != now.Filler || len(old.Fields) != len(now.Fields) {
		return nil, false
	}
	note := func(from, to diag.Pos) {
		if from == to {
			return
		}
		if moved == nil {
			moved = movedCells{}
		}
		moved[from] = to
	}
	note(old.Pos, now.Pos)
	for name, v := range old.Fields {
		w, ok := now.Fields[name]
		if !ok || !sameValue(&v, &w) {
			return nil, false
		}
		note(v.Pos, w.Pos)
		for lang, pos := range v.PosByLang {
			note(pos, w.PosByLang[lang])
		}
	}
	return moved, true
}

// sameValue reports whether two cells hold the same.
func sameValue(v, w *values.Value) bool {
	return reflect.DeepEqual(v.V, w.V) && reflect.DeepEqual(v.ByLang, w.ByLang) && len(v.PosByLang) == len(w.PosByLang)
}

// noted reports whether anything was found out about a card, which is told with the places
// of its cells.
func (j *cardTask) noted() bool { return j == nil || j.faces.Found.Len()+len(j.faces.Rims) > 0 }

// keep lets a task take over what is remembered of its card, if that is still so.
func (s *composer) keep(j *cardTask, of recalled) {
	if of.rememberedDeck == nil {
		return
	}
	old := of.task(j.out.Card)
	if old == nil {
		return
	}
	moved, same := compare(old.out.Card, j.out.Card)
	if !same || (len(moved) > 0 || s.changes.any()) && old.noted() || old.used.Whole() && of.pieces != j.deck.Pieces() {
		return
	}
	if !of.whole && (old.programs != j.programs || s.changes.touch(&old.used)) {
		return
	}
	j.kept, j.faces, j.used, j.programs = true, old.faces, old.used, old.programs
	j.faces.Found = withCount(old.faces.Found.All(), len(j.deck.Cards))
	j.faces.Spots, j.faces.BackSpots = s.spotsNow(old.faces.Spots, moved), s.spotsNow(old.faces.BackSpots, moved)
	j.fill()
}

// withCount returns findings with the number of cards of their deck as it is now.
func withCount(found []diag.Finding, cards int) (list diag.List) {
	for _, f := range found {
		if f.Origin.Of > 0 {
			f.Origin.Of = cards
		}
		list.Add(f)
	}
	return list
}

// spotsNow returns spots with the parts of the game as it is now, and the places of cells
// that have moved.
func (s *composer) spotsNow(spots []face.Spot, moved movedCells) []face.Spot {
	if len(spots) == 0 {
		return nil
	}
	list := make([]face.Spot, len(spots))
	for i, spot := range spots {
		if part, ok := s.partsAt()[spot.Part.Pos]; ok {
			spot.Part = part
		}
		if len(moved) > 0 {
			spot.Cells = moved.all(spot.Cells)
		}
		list[i] = spot
	}
	return list
}

func (m movedCells) all(cells []diag.Pos) []diag.Pos {
	var now []diag.Pos
	for _, pos := range cells {
		if to, ok := m[pos]; ok {
			pos = to
		}
		now = append(now, pos)
	}
	return now
}

// partsAt returns the parts of all faces by their places.
func (s *composer) partsAt() map[diag.Pos]*facedata.Part {
	if s.parts == nil {
		s.parts = map[diag.Pos]*facedata.Part{}
		for _, f := range s.Game.Faces {
			s.addParts(f.Parts)
		}
	}
	return s.parts
}

func (s *composer) addParts(parts []*facedata.Part) {
	for _, p := range parts {
		s.parts[p.Pos] = p
		s.addParts(p.Children)
	}
}

// remember remembers what was composed for the next call, or nothing if a finding would not
// be repeated: those about pictures are about files, whichever card shows them.
func (s *composer) remember(book *Book, jobs []cardTask, found *diag.List) {
	m := s.options.Memory
	if m == nil {
		return
	}
	*m = Memory{}
	for _, f := range found.All() {
		if f.Code == face.CodeDrawing || f.Code == face.CodePicture {
			return
		}
	}
	if s.Resources() == nil {
		return
	}
	*m = Memory{game: s.Game.Contents(), resources: s.Resources(), settings: s.options, maps: book.Notes.Tied[tieMaps], work: s.Work()}
	m.settings.Memory, m.settings.Only, m.settings.Progress = nil, nil, nil
	for _, deck := range s.Game.Decks {
		m.decks = append(m.decks, s.rememberDeck(deck, book, jobs))
	}
}

// rememberDeck returns a deck as it was composed.
func (s *composer) rememberDeck(deck *carddata.Deck, book *Book, jobs []cardTask) rememberedDeck {
	d := rememberedDeck{deck: withoutRows(deck), pieces: deck.Pieces(), rows: s.rowsOf(deck), at: map[cardID]int{}}
	for _, j := range jobs {
		if j.deck != deck {
			continue
		}
		j.deck, j.front, j.back, j.kept = nil, nil, nil, false
		j.faces.Front, j.faces.Back = j.out.Front, j.out.Back
		out := *j.out
		j.out = &out
		d.at[idOf(j.out.Card)] = len(d.tasks)
		d.tasks = append(d.tasks, j)
	}
	for _, g := range s.programs {
		if g.deck == deck {
			d.programs = append(d.programs, deckProgram{found: g.found, rims: g.rims})
		}
	}
	for _, c := range book.Decks {
		if c.Deck == deck {
			d.notes = c.Notes
		}
	}
	return d
}
