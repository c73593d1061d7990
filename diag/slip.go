package diag

import (
	"fmt"
	"strings"
)

// Slip tells which part of a face brought a finding up, and on which piece. A
// slip in a face shows on every piece that has it: there the findings of all are
// told as one, of the part.
type Slip struct {
	Part   Pos
	Piece  string  // opens the message: "card `smoke`"
	Row    Pos     // of the piece
	Of     int     // how many pieces the deck has
	Excess float64 // by how much it is wrong; the worst is told
}

// place writes where the part stands, "" of a finding without one.
func (s *Slip) place() string {
	if !s.Part.Valid() {
		return ""
	}
	return s.Part.String()
}

// A slip in a face shows on more pieces than mostSingly, and on at least one of
// shareOfSlip. Fewer are likely to be wrong by themselves, and are told one by
// one, each where it stands.
const (
	mostSingly  = 4
	shareOfSlip = 3
)

// slipKey is what findings of one slip have in common.
type slipKey struct {
	part     Pos
	code     Code
	severity Severity
}

func (f *Finding) slipKey() slipKey { return slipKey{f.Slip.Part, f.Code, f.Severity} }

// gatherSlips makes one finding, of the part, of those that go back to one slip
// in a face. It stands in the place of the first.
func gatherSlips(findings []Finding) []Finding {
	slips := map[slipKey]*slipGroup{}
	for i := range findings {
		if f := &findings[i]; f.Slip.Part.Valid() {
			g := slips[f.slipKey()]
			if g == nil {
				g = &slipGroup{pieces: map[string]bool{}}
				slips[f.slipKey()] = g
			}
			g.add(f)
		}
	}
	var kept []Finding
	for i := range findings {
		f := &findings[i]
		g := slips[f.slipKey()]
		switch {
		case g == nil || !f.Slip.Part.Valid() || !g.inFace():
			kept = append(kept, *f)
		case !g.told:
			g.told = true
			kept = append(kept, g.finding())
		}
	}
	return kept
}

// slipGroup is the findings of one code on one part.
type slipGroup struct {
	worst  *Finding
	pieces map[string]bool
	told   bool
}

func (g *slipGroup) add(f *Finding) {
	g.pieces[f.Slip.Piece] = true
	if g.worst == nil || f.Slip.Excess > g.worst.Slip.Excess {
		g.worst = f
	}
}

// inFace tells whether so many pieces have the fault that the face is to blame.
func (g *slipGroup) inFace() bool {
	return len(g.pieces) > mostSingly && shareOfSlip*len(g.pieces) >= g.worst.Slip.Of
}

// finding speaks of the worst piece and counts the others.
func (g *slipGroup) finding() Finding {
	f, slip := *g.worst, &g.worst.Slip
	row := f.Pos
	if row == slip.Part {
		row = slip.Row
	}
	rest, _ := strings.CutPrefix(f.Message, slip.Piece+": ")
	f.Pos = slip.Part
	f.Message = fmt.Sprintf("%s (%v) and %d more: %s", slip.Piece, row, len(g.pieces)-1, rest)
	return f
}
