package face

import (
	"fmt"
	"strings"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// RimNote records that a part is too near to the cut of a card.
type RimNote struct {
	code  diag.Code
	part  *PartRef
	card  string      // start of the message
	paint scene.Paint // of the ink, nil if there are several
	dist  geom.Length
}

// settle finishes a face. It drops the notes about ink in the color of the face's
// ground: a line that separates a sign from its neighbor is not visible as ink.
func (w *rimCollector) settle(marks []scene.Mark, trim geom.Rect) {
	if len(w.notes) == w.settled {
		return
	}
	ground := scene.Paint(scene.White)
	EachGround(marks, geom.Identity, func(box geom.Rect, fill scene.Paint) {
		if box.Contains(trim) {
			ground = fill
		}
	})
	kept := w.notes[:w.settled]
	for _, n := range w.notes[w.settled:] {
		if n.paint == nil || n.paint != ground {
			kept = append(kept, n)
		}
	}
	w.notes, w.settled = kept, len(kept)
}

// paintOf returns the only paint of a mark, or nil if it has or may have several.
func paintOf(m scene.Mark) scene.Paint {
	switch m := m.(type) {
	case *scene.Path:
		if m.Stroke == nil {
			return m.Fill
		} else if m.Fill == nil {
			return m.Stroke.Paint
		}
	case *scene.Glyphs:
		return m.Fill
	}
	return nil
}

// worse reports whether finding a is more serious than b.
func worse(a, b diag.Code) bool {
	rank := map[diag.Code]int{CodeNearRim: 1, CodeCutLine: 2, CodeRim: 3}
	return rank[a] > rank[b]
}

// RimFindings adds one finding for each part, about its worst and nearest note, with
// the number of other pieces on which it is too near.
func RimFindings(notes []RimNote, found *diag.List) {
	at := map[diag.Pos]int{}
	pieces := map[diag.Pos]map[string]bool{}
	var kept []RimNote
	for _, n := range notes {
		i, known := at[n.part.Pos]
		if !known {
			pieces[n.part.Pos] = map[string]bool{}
		}
		pieces[n.part.Pos][n.card] = true
		switch {
		case !known:
			at[n.part.Pos] = len(kept)
			kept = append(kept, n)
		case worse(n.code, kept[i].code) || n.code == kept[i].code && n.dist < kept[i].dist:
			kept[i] = n
		}
	}
	for _, n := range kept {
		if more := len(pieces[n.part.Pos]) - 1; more > 0 && n.card != "" {
			n.card = fmt.Sprintf("%s and %d more: ", strings.TrimSuffix(n.card, ": "), more)
		}
		n.report(found)
	}
}

func (n *RimNote) report(found *diag.List) {
	switch n.code {
	case CodeRim:
		found.Errorf(n.part.Pos, n.code, "%s%s %s; counters need a margin of %s", n.card, n.part.Label, n.where(), Tenths(leastRim)).
			Hintf("move it inward or make it smaller; a background must extend through the bleed")
	case CodeNearRim:
		found.Warnf(n.part.Pos, n.code, "%s%s %s", n.card, n.part.Label, n.where()).
			Hintf("move it inward by %s to keep 1/16in (1.6 mm) for cutting tolerance", Tenths(goodRim-n.dist))
	case CodeCutLine:
		found.Warnf(n.part.Pos, n.code, "%s%s follows the cut at %s; any cutting error makes it thick on one side and thin on the other", n.card, n.part.Label, Tenths(n.dist)).
			Hintf("keep it %s or more inside the cut, or let the background cross the cut without a line", Tenths(leastRim))
	}
}

// where describes how near the ink is to the cut.
func (n *RimNote) where() string {
	if n.dist < 0 {
		return "extends " + Tenths(-n.dist) + " beyond the cut"
	}
	return "is within " + Tenths(n.dist) + " of the cut"
}
