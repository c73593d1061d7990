package values

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// colorReader resolves colors, which may refer to each other in any order.
type colorReader struct {
	known     Colors
	raw       map[string]source.Field
	resolving []string // the colors being resolved, outermost first
	found     *diag.List
}

// ReadColors reads the colors of game.yaml.
func ReadColors(n source.Node) Colors {
	known := Colors{}
	if !n.Exists() {
		return known
	}
	fields := n.Mapping("colors")
	r := &colorReader{known: known, raw: map[string]source.Field{}, found: n.Doc.Found}
	for _, f := range fields {
		if IsBuiltinColor(f.Name) {
			f.Key.Errorf(CodeSameName, "`%s` is already a color", f.Name).Hintf("choose another name")
			continue
		}
		if !ReportEmpty(f) {
			r.raw[f.Name] = f
		}
	}
	for _, f := range fields {
		if _, ok := r.raw[f.Name]; ok {
			r.report(r.color(f.Name))
		}
	}
	return known
}

// IsBuiltinColor reports whether a name is a color without being defined.
func IsBuiltinColor(name string) bool {
	return slices.Contains([]string{"black", "white", "none", "gray"}, name) || isBlackShare(name)
}

// report adds the finding for a color that cannot be read.
func (r *colorReader) report(_ Paint, err error) {
	if e, ok := err.(*Error); ok {
		r.found.Add(e.Finding())
	}
}

// color returns a color by name, resolving it on first use. A color that cannot be read
// is black from then on, so that it is reported only once.
func (r *colorReader) color(name string) (Paint, error) {
	if p, ok := r.known[name]; ok {
		return p, nil
	}
	f, ok := r.raw[name]
	if !ok {
		return Paint{}, unknownColor(name, slices.Concat([]string{"black", "white", "none"}, slices.Sorted(maps.Keys(r.raw))))
	}
	if slices.Contains(r.resolving, name) {
		return Paint{}, &Error{Pos: f.Key.Pos(), Code: CodePaintCycle, Message: fmt.Sprintf("the color `%s` refers to itself: %s", name, strings.Join(append(r.resolving, name), " → "))}
	}
	r.resolving = append(r.resolving, name)
	p, err := parsePaint(f.Value.Any(), r.color)
	r.resolving = r.resolving[:len(r.resolving)-1]
	if err != nil {
		r.known[name] = Paint{Kind: GrayPaint}
		return p, r.placed(f, err)
	}
	p.Pos = f.Value.Pos()
	r.known[name] = p
	return p, nil
}

// placed adds the position of the color being read to an error that has none.
func (r *colorReader) placed(f source.Field, err error) error {
	e, ok := err.(*Error)
	if !ok {
		e = &Error{Code: CodePaint, Message: err.Error(), Hint: colorHint}
	}
	if !e.Pos.Valid() {
		e.Pos = f.Value.Pos()
	}
	return e
}
