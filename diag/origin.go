package diag

import (
	"fmt"
	"strings"
)

// Origin is the part of a face that caused a finding, and the piece on which it did. A
// mistake in a face shows on every piece that uses it: the findings of all these pieces are
// reported as one, at the part.
type Origin struct {
	Part   Pos
	Piece  string  // starts the message: "card `smoke`"
	Row    Pos     // of the piece
	Of     int     // the number of pieces in the deck
	Excess float64 // by how much it is wrong; the worst is reported
}

// place returns where the part is, "" for a finding without one.
func (s *Origin) place() string {
	if !s.Part.Valid() {
		return ""
	}
	return s.Part.String()
}

// A problem is blamed on the face if it shows on more pieces than mostSingly, and on at
// least one in minShare. Otherwise the pieces are probably wrong by themselves, and are
// reported individually, each in its place.
const (
	mostSingly = 4
	minShare   = 3
)

// originKey is what findings of one origin have in common.
type originKey struct {
	part     Pos
	code     Code
	severity Severity
}

func (f *Finding) originKey() originKey { return originKey{f.Origin.Part, f.Code, f.Severity} }

// mergeByOrigin merges the findings with one origin in a face into one, at the part. It
// takes the place of the first.
func mergeByOrigin(findings []Finding) []Finding {
	groups := map[originKey]*originGroup{}
	for i := range findings {
		if f := &findings[i]; f.Origin.Part.Valid() {
			g := groups[f.originKey()]
			if g == nil {
				g = &originGroup{pieces: map[string]bool{}}
				groups[f.originKey()] = g
			}
			g.add(f)
		}
	}
	var kept []Finding
	for i := range findings {
		f := &findings[i]
		g := groups[f.originKey()]
		switch {
		case g == nil || !f.Origin.Part.Valid() || !g.inFace():
			kept = append(kept, *f)
		case !g.done:
			g.done = true
			kept = append(kept, g.finding())
		}
	}
	return kept
}

// originGroup is the findings of one code on one part.
type originGroup struct {
	worst  *Finding
	pieces map[string]bool
	done   bool
}

func (g *originGroup) add(f *Finding) {
	g.pieces[f.Origin.Piece] = true
	if g.worst == nil || f.Origin.Excess > g.worst.Origin.Excess {
		g.worst = f
	}
}

// inFace reports whether enough pieces have the problem to blame the face.
func (g *originGroup) inFace() bool {
	return len(g.pieces) > mostSingly && minShare*len(g.pieces) >= g.worst.Origin.Of
}

// finding describes the worst piece and counts the others.
func (g *originGroup) finding() Finding {
	f, origin := *g.worst, &g.worst.Origin
	row := f.Pos
	if row == origin.Part {
		row = origin.Row
	}
	rest, _ := strings.CutPrefix(f.Message, origin.Piece+": ")
	f.Pos = origin.Part
	f.Message = fmt.Sprintf("%s (%v) and %d more: %s", origin.Piece, row, len(g.pieces)-1, rest)
	return f
}
