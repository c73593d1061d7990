package proofread

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
)

// subjects finds what a finding is about from its position.
type subjects struct {
	place string
	rows  map[string][]startsAt // by file, or by file and sheet of a workbook; sorted by line

	columns map[diag.Pos]string // where each is named
}

// startsAt is the first line of a row, face or table.
type startsAt struct {
	line int
	id   string
}

func newSubjects(g *carddata.Game) *subjects {
	s := &subjects{g.Place + "/", map[string][]startsAt{}, map[diag.Pos]string{}}
	for _, d := range slices.Concat(g.Decks, g.Lists) {
		for _, c := range d.Cards {
			s.add(c.Pos, c.ID)
		}
		for _, c := range columnsOf(d) {
			s.columns[c.Pos] = c.Name
		}
	}
	for id, label := range g.Labels {
		s.add(label.Pos, id)
	}
	for _, t := range g.Tables {
		s.add(t.Pos, t.ID)
	}
	for _, f := range g.Faces {
		s.add(f.Pos, f.Name)
	}
	for _, rows := range s.rows {
		slices.SortFunc(rows, func(a, b startsAt) int {
			return cmp.Or(cmp.Compare(a.line, b.line), strings.Compare(a.id, b.id))
		})
	}
	return s
}

func (s *subjects) add(pos diag.Pos, id string) {
	file, line := lineOf(pos)
	s.rows[file] = append(s.rows[file], startsAt{line, id})
}

// of returns the ids that a finding is about: those on the last line at or above it that
// begins something, the column whose name is there, and the path of the file.
func (s *subjects) of(f diag.Finding) map[string]bool {
	about := map[string]bool{strings.TrimPrefix(f.Pos.File, s.place): true}
	if column, ok := s.columns[f.Pos]; ok {
		about[column] = true
	}
	for _, pos := range []diag.Pos{f.Pos, f.Origin.Row} {
		file, line := lineOf(pos)
		rows := s.rows[file]
		n, _ := slices.BinarySearchFunc(rows, line+1, func(a startsAt, line int) int { return cmp.Compare(a.line, line) })
		for i := n - 1; i >= 0 && rows[i].line == rows[n-1].line; i-- {
			about[rows[i].id] = true
		}
	}
	return about
}

// lineOf returns the file of a position and the line in it: in a workbook, the sheet and
// the row.
func lineOf(pos diag.Pos) (file string, line int) {
	if sheet, cell, ok := strings.Cut(pos.Cell, "!"); ok {
		line, _ = strconv.Atoi(strings.TrimLeft(cell, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
		return pos.File + "#" + sheet, line
	}
	return pos.File, pos.Line
}
