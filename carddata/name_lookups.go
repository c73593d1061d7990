package carddata

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/icons"
)

// Lit converts a value to the Go type that a key takes, looking up the colors of the
// game. Errors are of type *values.Error.
func (g *Game) Lit(key sections.Key, v any, pos diag.Pos) (any, error) {
	return values.Lit(key, v, pos, g.Colors)
}

// Style returns a style of the game by name, with the properties that it inherits.
func (g *Game) Style(name string) (*face.Style, bool) {
	s, ok := g.Styles[name]
	return s, ok
}

// CheckFont returns a *values.Error unless a font of that name is known: one of the
// game's, or a built-in one.
func (g *Game) CheckFont(name string, pos diag.Pos) error {
	known := slices.Concat(slices.Sorted(maps.Keys(g.Fonts)), fonts.BuiltinFamilies())
	if slices.Contains(known, name) || slices.Contains(fonts.BuiltinNames(), name) {
		return nil
	}
	return &values.Error{Pos: pos, Code: face.CodeFont, Message: fmt.Sprintf("there is no font `%s`", name), Hint: diag.DidYouMean(name, known)}
}

// CheckIcon returns a *values.Error unless an icon of that name is known: one of the
// game's, or a built-in one.
func (g *Game) CheckIcon(name string, pos diag.Pos) error {
	if _, ok := g.Icons[name]; ok {
		return nil
	}
	if _, ok := icons.Lookup(name); ok {
		return nil
	}
	known := slices.Concat(slices.Sorted(maps.Keys(g.Icons)), icons.Names())
	return &values.Error{Pos: pos, Code: face.CodeIcon, Message: fmt.Sprintf("there is no icon %s", source.Quote(name)), Hint: IconHint(name, known)}
}

// CheckTable returns a *values.Error unless all tables in a comma-separated list exist.
func (g *Game) CheckTable(names string, pos diag.Pos) error {
	_, err := g.Table(names, pos)
	return err
}

// Table returns the tables in a comma-separated list, in which each name is the id of a
// table or a file that stands for all its tables. Errors are of type *values.Error.
func (g *Game) Table(names string, pos diag.Pos) ([]*table.Table, error) {
	var all []*table.Table
	for name := range strings.SplitSeq(names, ",") {
		name = strings.TrimSpace(name)
		found := g.tablesNamed(name)
		if len(found) == 0 && !g.unreadTables[name] {
			return nil, &values.Error{Pos: pos, Code: table.CodeNoTable, Message: "there is no table " + source.Quote(name), Hint: diag.DidYouMean(name, g.tableNames())}
		}
		all = append(all, found...)
	}
	return all, nil
}

func (g *Game) tablesNamed(name string) (set []*table.Table) {
	for _, t := range g.Tables {
		if t.ID == name {
			return []*table.Table{t}
		}
		if t.Set == name {
			set = append(set, t)
		}
	}
	return set
}

// tableNames lists the names of all tables, for hints.
func (g *Game) tableNames() []string {
	var names []string
	for _, t := range g.Tables {
		for _, name := range []string{t.ID, t.Set} {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// CheckRich looks up the icons, styles and colors that rich text uses.
func (g *Game) CheckRich(spans []face.RichSpan) []face.RichError {
	var errs []face.RichError
	for i := range spans {
		s := &spans[i]
		if s.Icon != "" {
			if err := g.CheckIcon(s.Icon, diag.Pos{}); err != nil {
				errs = append(errs, face.RichError{Offset: s.Offset, Message: err.(*values.Error).Message, Hint: err.(*values.Error).Hint})
			}
			if s.IconColor != "" && !g.isColor(s.IconColor) {
				errs = append(errs, face.RichError{Offset: s.Offset, Message: "there is no color " + source.Quote(s.IconColor), Hint: diag.DidYouMean(s.IconColor, g.Colors.Names())})
			}
		}
		for _, name := range s.Styles {
			if _, ok := g.Styles[name]; !ok && !g.isColor(name) {
				errs = append(errs, face.RichError{Offset: s.Offset, Message: "there is no style or color " + source.Quote(name), Hint: diag.DidYouMean(name, slices.Concat(slices.Sorted(maps.Keys(g.Styles)), g.Colors.Names()))})
			}
		}
	}
	return errs
}

func (g *Game) isColor(name string) bool {
	_, ok := g.Colors[name]
	return ok || values.IsBuiltinColor(name)
}

// MarkKeywords returns the spans with the game's keywords in their styles. Only whole
// words match, with their exact case except for a capital at the start; the longest
// match wins.
func (g *Game) MarkKeywords(lang string, spans []face.RichSpan) []face.RichSpan {
	index := g.keywords[lang]
	if index == nil {
		return spans
	}
	var out []face.RichSpan
	for _, s := range spans {
		out = index.Style(s, out)
	}
	return out
}

// Map returns a map of the game.
func (g *Game) Map(id string) (*hexmap.Map, bool) {
	for _, m := range g.Maps {
		if m.ID == id {
			return m, true
		}
	}
	return nil, false
}

// Plan returns a plan of the game.
func (g *Game) Plan(id string) (*plandata.Plan, bool) {
	for _, p := range g.Plans {
		if p.ID == id {
			return p, true
		}
	}
	return nil, false
}

// PlanIDs returns the ids of all plans, for hints.
func (g *Game) PlanIDs() (ids []string) {
	for _, p := range g.Plans {
		ids = append(ids, p.ID)
	}
	return ids
}
