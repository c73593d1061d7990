package pipeline

import (
	"slices"
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/layout/face"
	"punchboard/scene"
)

// Spots finds the pieces that findings are about, and the places on them. It knows what
// Documents has composed.
type Spots struct {
	game  *carddata.Game
	faces []spottedFace
	cells map[diag.Pos][]spotAt   // by the cells of rows that parts show
	parts map[diag.Pos][]spotAt   // by the parts of faces
	rows  map[diag.Pos][]int      // numbers of faces, by the cells of their rows
	lines map[fileLine][]int      // the same, by the line of a row
	along map[fileLine][]diag.Pos // the cells of rows, by their line
}

// spottedFace is one face of a card in a language.
type spottedFace struct {
	deck  *carddata.Deck
	card  *carddata.Card
	lang  string
	side  Side
	piece *scene.Piece
	spots []face.Spot
}

// spotAt is a spot of a face, by their numbers.
type spotAt struct{ face, spot int }

type fileLine struct {
	file string
	line int
	row  string // of a workbook: "Sheet1!7"
}

func lineOf(p diag.Pos) fileLine {
	sheet, cell, _ := strings.Cut(p.Cell, "!")
	return fileLine{p.File, p.Line, sheet + "!" + strings.TrimLeft(cell, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")}
}

// Side is a side of a card.
type Side string

// The sides.
const (
	Front Side = "front"
	Back  Side = "back"
)

// Shown is a piece that a finding is about.
type Shown struct {
	Deck  *carddata.Deck
	Card  *carddata.Card
	Lang  string
	Side  Side
	Piece *scene.Piece
	Boxes []geom.Rect // on the piece; empty if the finding is about all of it
}

func newSpots(g *carddata.Game) *Spots {
	return &Spots{game: g, cells: map[diag.Pos][]spotAt{}, parts: map[diag.Pos][]spotAt{}, rows: map[diag.Pos][]int{}, lines: map[fileLine][]int{}, along: map[fileLine][]diag.Pos{}}
}

// add adds the faces of a book.
func (s *Spots) add(book *layout.Book) {
	for _, d := range book.Decks {
		for i := range d.Cards {
			c := &d.Cards[i]
			s.addFace(spottedFace{d.Deck, c.Of, book.Lang, Front, c.Front, c.Spots})
			if c.Back != nil {
				s.addFace(spottedFace{d.Deck, c.Of, book.Lang, Back, c.Back, c.BackSpots})
			}
		}
	}
}

func (s *Spots) addFace(f spottedFace) {
	n := len(s.faces)
	s.faces = append(s.faces, f)
	for i := range f.spots {
		at := spotAt{n, i}
		s.parts[f.spots[i].Part.Pos] = append(s.parts[f.spots[i].Part.Pos], at)
		for _, cell := range f.spots[i].Cells {
			s.cells[cell] = append(s.cells[cell], at)
		}
	}
	if f.side == Back {
		return
	}
	s.lines[lineOf(f.card.Pos)] = append(s.lines[lineOf(f.card.Pos)], n)
	for _, v := range f.card.Fields {
		s.addCell(v.Pos)
		for _, pos := range v.PosByLang { // also in languages that are not composed
			s.addCell(pos)
		}
		s.rows[v.PosIn(f.lang)] = append(s.rows[v.PosIn(f.lang)], n)
	}
}

// addCell records where a cell begins.
func (s *Spots) addCell(pos diag.Pos) {
	if line := lineOf(pos); !slices.Contains(s.along[line], pos) {
		s.along[line] = append(s.along[line], pos)
	}
}

// cellAt returns the cell that a position is in: the last one that begins at or before it.
func (s *Spots) cellAt(pos diag.Pos) (cell diag.Pos) {
	if len(s.rows[pos]) > 0 || pos.Cell != "" {
		return pos
	}
	for _, p := range s.along[lineOf(pos)] {
		if p.Col <= pos.Col && p.Col > cell.Col {
			cell = p
		}
	}
	return cell
}

// Of returns the piece that a finding is about; ok is false if it is about none, or about
// several without one that comes first.
func (s *Spots) Of(f *diag.Finding) (shown Shown, ok bool) {
	if s == nil {
		return Shown{}, false
	}
	for _, find := range []func(*diag.Finding) (Shown, bool){s.byOrigin, s.byCell, s.byRow, s.byPart, s.byFile} {
		if shown, ok = find(f); ok {
			return shown, true
		}
	}
	return Shown{}, false
}

// byOrigin finds the part that caused a finding, on the card that shows it.
func (s *Spots) byOrigin(f *diag.Finding) (Shown, bool) {
	var on []spotAt
	for _, at := range s.parts[f.Origin.Part] {
		if s.faces[at.face].card.Pos == f.Origin.Row {
			on = append(on, at)
		}
	}
	for _, at := range on { // in the language of the text, if it is a cell
		for _, cell := range s.spot(at).Cells {
			if cell == f.Pos {
				return s.shown([]spotAt{at}), true
			}
		}
	}
	return s.first(on)
}

// byCell finds the parts that show a cell.
func (s *Spots) byCell(f *diag.Finding) (Shown, bool) {
	all := s.cells[s.cellAt(f.Pos)]
	var drawn []spotAt
	for _, at := range all {
		if !s.spot(at).Part.Kind.Container {
			drawn = append(drawn, at)
		}
	}
	if len(drawn) > 0 {
		return s.first(drawn)
	}
	return s.first(all)
}

// byRow finds the card of a row.
func (s *Spots) byRow(f *diag.Finding) (Shown, bool) {
	faces := s.rows[f.Pos]
	if len(faces) == 0 {
		faces = s.lines[lineOf(f.Pos)]
	}
	if len(faces) == 0 {
		return Shown{}, false
	}
	return s.faces[faces[0]].shown(nil), true
}

// byPart finds the part of a face at a position, or the one that begins before it, on the
// card that the finding names or on the first one.
func (s *Spots) byPart(f *diag.Finding) (Shown, bool) {
	var before diag.Pos
	for pos := range s.parts {
		if pos.File == f.Pos.File && !after(pos, f.Pos) && (!before.Valid() || after(pos, before)) {
			before = pos
		}
	}
	if !before.Valid() || s.faceBetween(before, f.Pos) {
		return Shown{}, false
	}
	all := s.parts[before]
	for i, at := range all {
		c := s.faces[at.face].card
		if name := "`" + c.ID + "`"; f.Cause.Item == name || f.Cause.Item == "" && strings.Contains(f.Message, name) {
			return s.first(all[i:])
		}
	}
	return s.first(all)
}

// after reports whether a position comes after another one in the same file.
func after(a, b diag.Pos) bool { return a.Line > b.Line || a.Line == b.Line && a.Col > b.Col }

// faceBetween reports whether a face begins between two positions of a file.
func (s *Spots) faceBetween(from, to diag.Pos) bool {
	for _, f := range s.game.Faces {
		if f.Pos.File == to.File && after(f.Pos, from) && !after(f.Pos, to) {
			return true
		}
	}
	return false
}

// sources are the kinds of parts that draw other files of a game.
var sources = map[string]bool{"hexmap": true, "plan": true, "reference": true}

// byFile finds the part that draws a map, plan or table from the file of a finding.
func (s *Spots) byFile(f *diag.Finding) (Shown, bool) {
	names := s.namesIn(f.Pos.File)
	if len(names) == 0 {
		return Shown{}, false
	}
	for n := range s.faces {
		for i, spot := range s.faces[n].spots {
			if sources[spot.Part.Kind.Name] && names[drawnBy(spot.Part)] {
				return s.shown([]spotAt{{n, i}}), true
			}
		}
	}
	return Shown{}, false
}

// drawnBy returns the map, plan or table that a part names, or "" if that depends on the
// card.
func drawnBy(p *facedata.Part) string {
	if v := p.Get(p.Kind.Name); v != nil {
		name, _ := v.Lit.(string)
		return name
	}
	return ""
}

// namesIn returns the names of the maps, plans and tables of a file.
func (s *Spots) namesIn(file string) map[string]bool {
	names := map[string]bool{}
	for _, m := range s.game.Maps {
		if m.Pos.File == file || strings.HasSuffix(file, "/"+m.File) {
			names[m.ID] = true
		}
	}
	for _, p := range s.game.Plans {
		names[p.ID] = names[p.ID] || p.Pos.File == file
	}
	for _, t := range s.game.Tables {
		if t.Pos.File == file {
			names[t.ID], names[t.Set] = true, true
		}
	}
	return names
}

func (s *Spots) spot(at spotAt) *face.Spot { return &s.faces[at.face].spots[at.spot] }

// first returns the face of the first of several spots, with all of them that are on it.
func (s *Spots) first(all []spotAt) (Shown, bool) {
	if len(all) == 0 {
		return Shown{}, false
	}
	n := 1
	for n < len(all) && all[n].face == all[0].face {
		n++
	}
	return s.shown(all[:n]), true
}

// shown returns the face of some spots with their boxes.
func (s *Spots) shown(on []spotAt) Shown {
	var boxes []geom.Rect
	for _, at := range on {
		boxes = append(boxes, s.spot(at).Box)
	}
	return s.faces[on[0].face].shown(boxes)
}

func (f *spottedFace) shown(boxes []geom.Rect) Shown {
	return Shown{f.deck, f.card, f.lang, f.side, f.piece, boxes}
}
