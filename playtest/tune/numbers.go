package tune

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/tuning"
	"punchboard/playtest/report"
	"punchboard/playtest/trial"
)

// number is something that may change: a cell, a switch, or several rows together.
type number struct {
	entry *tuning.Entry
	cells []tuning.Cell
}

// numbers lists the numbers of a game, in the order of the file.
func numbers(g *carddata.Game) (all []number) {
	for _, e := range g.Tune {
		if e.Together {
			all = append(all, number{e, e.Cells})
			continue
		}
		for i := range e.Cells {
			all = append(all, number{e, e.Cells[i : i+1]})
		}
	}
	return all
}

// move sets a number some steps higher or lower.
type move struct {
	number *number
	at     int // index of the number
	steps  int // along the allowed values
}

// moves lists the moves of a number.
func (n *number) moves(at int) (all []move) {
	low, high := -len(n.entry.Values), len(n.entry.Values)
	for _, c := range n.cells {
		low, high = max(low, -c.At), min(high, len(n.entry.Values)-1-c.At)
	}
	for steps := low; steps <= high; steps++ {
		if steps != 0 && len(n.cells) > 0 {
			all = append(all, move{n, at, steps})
		}
	}
	return all
}

// value returns what a cell becomes.
func (m move) value(c tuning.Cell) any { return m.number.entry.Values[c.At+m.steps].V }

// size returns how large a move is: the copies that are added or removed, or the steps
// of a value, each counted for every piece that shows it. A switch counts as one piece.
func (m move) size() (size int) {
	for _, c := range m.number.cells {
		if now, ok := m.value(c).(int); ok && m.number.entry.Column.Name == tuning.Copies {
			size += abs(now - c.Was.(int))
			continue
		}
		size += abs(m.steps) * max(c.Copies, 1)
	}
	return size
}

func abs(n int) int { return max(n, -n) }

// settings returns the values that moves set in the loaded game.
func settings(moves []move) (all []trial.Setting) {
	for _, m := range moves {
		e := m.number.entry
		for _, c := range m.number.cells {
			all = append(all, trial.Setting{Switch: e.Switch.Name, Deck: e.Deck.Name, Row: c.Row, Column: e.Column.Name, V: m.value(c)})
		}
	}
	return all
}

// changes describes a move in the notation of `playtest compare --set`.
func (m move) changes() (all []report.NumberChange) {
	e := m.number.entry
	for _, c := range m.number.cells {
		where := "switches." + e.Switch.Name
		if e.Switch.Name == "" {
			where = e.Deck.Name + "/" + c.Row + "." + e.Column.Name
		}
		all = append(all, report.NumberChange{Where: where, From: fmt.Sprint(c.Was), To: fmt.Sprint(m.value(c))})
	}
	return all
}

// ofList reports whether a move changes a list, from which decks may take their copies.
func (m move) ofList() bool { return m.number.entry.List }

// within reports whether others are more of the same: they change the same numbers, or
// make all of the moves at least as far, and more.
func within(moves, others []move) bool {
	further := true
	for _, m := range moves {
		i := slices.IndexFunc(others, func(o move) bool { return o.at == m.at })
		if i < 0 {
			return false
		}
		further = further && m.steps*others[i].steps > 0 && abs(others[i].steps) >= abs(m.steps)
	}
	return further || len(moves) == len(others)
}

// changesOf describes all moves of a version.
func changesOf(moves []move) (all []report.NumberChange) {
	for _, m := range moves {
		all = append(all, m.changes()...)
	}
	return all
}

// sets returns the changes as arguments of `playtest compare --set`.
func sets(changes []report.NumberChange) (all []trial.Change) {
	for _, c := range changes {
		all = append(all, trial.Change{Where: c.Where, Value: c.To})
	}
	return all
}

// name is a short text that identifies a version, for messages of tests.
func name(moves []move) string {
	var parts []string
	for _, c := range changesOf(moves) {
		parts = append(parts, c.Where+"="+c.To)
	}
	return strings.Join(parts, " ")
}
