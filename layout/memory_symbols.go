package layout

import (
	"reflect"

	"punchboard/layout/face"
	"punchboard/scene"
)

// unify lets new cards use the symbols of those that were taken over, if they draw the same,
// so that each symbol is stored once, as if all cards had been composed together.
func unify(jobs []cardTask) {
	u := symbolTable{kept: map[string]*scene.Symbol{}, seen: map[*scene.Symbol]bool{}}
	for i := range jobs {
		if jobs[i].kept {
			u.collect(jobs[i].out.Front)
			u.collect(jobs[i].out.Back)
		}
	}
	for i := range jobs {
		if !jobs[i].kept && len(u.kept) > 0 {
			u.replaceIn(jobs[i].out.Front)
			u.replaceIn(jobs[i].out.Back)
		}
	}
}

// symbolTable finds symbols by their names.
type symbolTable struct {
	kept map[string]*scene.Symbol
	seen map[*scene.Symbol]bool
}

// collect adds the symbols of a piece, and those that they use.
func (u *symbolTable) collect(p *scene.Piece) {
	if p == nil {
		return
	}
	throughUses(p.Marks, false, func(use *scene.Use, private bool) bool {
		if u.seen[use.Symbol] {
			return false
		}
		u.seen[use.Symbol] = true
		if _, ok := u.kept[use.Symbol.ID]; !ok && !private {
			u.kept[use.Symbol.ID] = use.Symbol
		}
		return true
	})
}

// replaceIn replaces the symbols of a piece by those of the table that draw the same.
func (u *symbolTable) replaceIn(p *scene.Piece) {
	if p == nil {
		return
	}
	throughUses(p.Marks, false, func(use *scene.Use, private bool) bool {
		if u.seen[use.Symbol] {
			return false
		}
		if old := u.kept[use.Symbol.ID]; old != nil && !private && reflect.DeepEqual(old, use.Symbol) {
			use.Symbol = old
			return false
		}
		u.seen[use.Symbol] = true
		return true
	})
}

// throughUses calls f for each use of a symbol in marks, and for those in the symbols for which it
// returns true. Symbols of a face are private in the picture of a card: the picture has its own.
func throughUses(marks []scene.Mark, inPicture bool, f func(use *scene.Use, private bool) bool) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			throughUses(m.Marks, inPicture, f)
		case *scene.Use:
			if f(m, inPicture && face.OfProgram(m.Symbol)) {
				throughUses(m.Symbol.Marks, inPicture || face.OfCard(m.Symbol), f)
			}
		}
	}
}
