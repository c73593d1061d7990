package rulebook

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Modifier returns a modifier that is all that the effect changes, from least to most.
// 0 would do nothing and is doubted.
func (e *Effect) Modifier(name string, least, most int) int {
	n := e.Number(name, least, most)
	if v, ok := e.param[name].(int); ok && v == 0 {
		e.found.Warnf(e.Pos, playtest.CodeDoubt, "`%s`: the effect `%s` has `%s` 0, so that it does nothing", e.card, e.Do, name).
			Hintf("write the modifier that is meant, or remove the effect")
	}
	return n
}

// back is the prefix of the columns of a counter's back, which shows the unit after a
// loss: back_at for at.
const back = "back_"

// Backs doubts figures of a counter's back that are larger than those of its front: a
// unit would gain by a loss.
func (r *Reader) Backs(c *carddata.Card, columns ...string) {
	for _, column := range columns {
		front, ok := c.Fields[column].V.(int)
		v := c.Fields[back+column]
		if behind, is := v.V.(int); ok && is && behind > front {
			r.doubt(Place(v, c), "`%s`: its back has `%s` %d, and its front only %d, so that a loss makes it stronger", c.ID, column, behind, front).
				Hintf("write a figure of at most %d, or turn the counter over", front)
		}
	}
}

// Repeats doubts a column that is printed but not read, and that differs from the column
// that the rules read in its place.
func (r *Reader) Repeats(c *carddata.Card, printed, read string) {
	v := c.Fields[printed]
	shown, ok := v.V.(int)
	if plays, is := c.Fields[read].V.(int); ok && is && shown != plays {
		r.doubt(Place(v, c), "`%s`: column `%s` prints %d, but the rules play column `%s`, %d", c.ID, printed, shown, read, plays).
			Hintf("write %d in both, or the figure that is meant", plays)
	}
}

// Reach is an attack, and whether it reaches the distance at which play starts.
type Reach struct {
	Card   *carddata.Card
	Starts bool
}

// Reaches doubts a deck in which no attack reaches the distance at which play starts.
func (r *Reader) Reaches(d *carddata.Deck, start string, attacks []Reach) {
	for _, a := range attacks {
		if a.Starts {
			return
		}
	}
	if len(attacks) > 0 {
		c := attacks[0].Card
		r.doubt(c.Pos, "no attack of deck `%s` reaches %s, where play starts: neither `%s` nor any other of %d", d.ID, start, c.ID, len(attacks)).
			Hintf("let at least one of them reach %s", start)
	}
}

func (r *Reader) doubt(at diag.Pos, format string, args ...any) *diag.Finding {
	return r.Found.Warnf(at, playtest.CodeDoubt, format, args...)
}
