package pipeline

import (
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/playtest"
	"punchboard/proofread"
)

// rowLine is the line of a row in its file.
type rowLine struct {
	file string
	line int
}

func rowOf(p diag.Pos) rowLine { return rowLine{p.File, p.Line} }

// causes are the lines of rows on which a finding explains others.
type causes struct {
	errors, effects, references, rules map[rowLine]bool
	icons                              map[iconOf]bool // reported in a cell
	names                              map[nameAt]bool // of maps, reported
	numbers                            bool            // whether hex numbers are larger than their hexes
}

// iconOf is the name of an icon, as the cause of a finding has it, on a row.
type iconOf struct {
	row  rowLine
	name string
}

// nameAt is a finding about a name on a map.
type nameAt struct {
	pos  diag.Pos
	code diag.Code
}

// withoutFollowing returns findings without those that follow from another one about the same
// row: an icon that several parts of its face show, expressions that have no value because
// a list lacks a row or the rules do not know the effect, and cards that show one with errors.
// A name on a map is reported once, on whatever sheets and in whatever languages it does not
// fit, and not where hex numbers take all the room.
// A reference that is the cause of an error is an error.
func withoutFollowing(found *diag.List) (rest diag.List) {
	c, following := causesIn(found), map[rowLine]bool{}
	var kept []diag.Finding
	for _, f := range found.All() {
		if c.explain(&f) {
			following[rowOf(f.Origin.Row)] = true
			continue
		}
		kept = append(kept, f)
	}
	for _, f := range kept {
		if f.Code == proofread.CodeReference && following[rowOf(f.Pos)] && !c.effects[rowOf(f.Pos)] {
			f.Severity = diag.Error
		}
		rest.Add(f)
	}
	return rest
}

func causesIn(found *diag.List) *causes {
	c := &causes{errors: map[rowLine]bool{}, effects: map[rowLine]bool{}, references: map[rowLine]bool{}, rules: map[rowLine]bool{}, icons: map[iconOf]bool{}, names: map[nameAt]bool{}}
	for _, f := range found.All() {
		row := f.Origin.Row
		if !row.Valid() {
			row = f.Pos
		}
		at := rowOf(row)
		if f.Severity == diag.Error && f.Code != face.CodeBadValue {
			c.errors[at] = true
		}
		switch f.Code {
		case playtest.CodeEffect:
			c.effects[at] = true
		case playtest.CodeRow:
			c.rules[at] = true
		case proofread.CodeReference:
			c.references[at] = true
		case hexmap.CodeNumberRoom:
			c.numbers = c.numbers || f.Severity == diag.Error
		case face.CodeUnknownIcon:
			c.icons[iconOf{at, f.Cause.Key}] = c.icons[iconOf{at, f.Cause.Key}] || rowOf(f.Pos) == at
		}
	}
	return c
}

// explain reports whether a finding follows from another one. An icon that no cell of the row
// names follows from the first finding about it.
func (c *causes) explain(f *diag.Finding) bool {
	if f.Code == hexmap.CodeNameHide || f.Code == hexmap.CodeNameOut {
		at := nameAt{f.Pos, f.Code}
		told := c.names[at]
		c.names[at] = true
		return told || c.numbers
	}
	if !f.Origin.Row.Valid() {
		return false
	}
	row := rowOf(f.Origin.Row)
	switch f.Code {
	case expr.CodeEval:
		return c.effects[row] || c.references[row]
	case expr.CodeUnknownName:
		return c.rules[row] && strings.Contains(f.Message, carddata.NoLabel)
	case face.CodeBadValue:
		return c.errors[row] && strings.Contains(f.Message, face.HasErrors)
	case face.CodeUnknownIcon:
		icon := iconOf{row, f.Cause.Key}
		told := c.icons[icon]
		c.icons[icon] = true
		return told && rowOf(f.Pos) != row
	}
	return false
}
