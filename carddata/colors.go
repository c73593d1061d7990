package carddata

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/diag"
)

// colorReader resolves colours in whatever order they name one another.
type colorReader struct {
	known colors
	raw   map[string]field
	open  []string // those being read, outermost first
	found *diag.List
}

// readColors reads the colours of game.yaml.
func readColors(n node) colors {
	known := colors{}
	if !n.there() {
		return known
	}
	fields := n.mapping("colors")
	r := &colorReader{known: known, raw: map[string]field{}, found: n.doc.found}
	for _, f := range fields {
		if taken(f.name) {
			f.key.errorf(CodeSameName, "`%s` is a colour already", f.name).Hintf("choose another name")
			continue
		}
		if !emptyField(f) {
			r.raw[f.name] = f
		}
	}
	for _, f := range fields {
		if _, ok := r.raw[f.name]; ok {
			r.report(r.color(f.name))
		}
	}
	return known
}

// taken tells whether a name means a colour without being defined.
func taken(name string) bool {
	return slices.Contains([]string{"black", "white", "none", "gray"}, name) || isBlackShare(name)
}

// report adds the finding for a colour that cannot be read.
func (r *colorReader) report(_ Paint, err error) {
	if e, ok := err.(*FaceError); ok {
		r.found.Add(e.Finding())
	}
}

// color gives a colour by name, read when it is asked for first. A colour that
// cannot be read is black from then on, so that it is reported once.
func (r *colorReader) color(name string) (Paint, error) {
	if p, ok := r.known[name]; ok {
		return p, nil
	}
	f, ok := r.raw[name]
	if !ok {
		return Paint{}, unknownColor(name, slices.Concat([]string{"black", "white", "none"}, slices.Sorted(maps.Keys(r.raw))))
	}
	if slices.Contains(r.open, name) {
		return Paint{}, &FaceError{Pos: f.key.pos(), Code: CodePaintCycle, Message: fmt.Sprintf("the colour `%s` stands for itself: %s", name, strings.Join(append(r.open, name), " → "))}
	}
	r.open = append(r.open, name)
	p, err := parsePaint(f.value.free(), r.color)
	r.open = r.open[:len(r.open)-1]
	if err != nil {
		r.known[name] = Paint{Kind: GrayPaint}
		return p, r.placed(f, err)
	}
	p.Pos = f.value.pos()
	r.known[name] = p
	return p, nil
}

// placed gives an error the place of the colour that it arose in.
func (r *colorReader) placed(f field, err error) error {
	e, ok := err.(*FaceError)
	if !ok {
		e = &FaceError{Code: CodePaint, Message: err.Error(), Hint: colorHint}
	}
	if !e.Pos.Valid() {
		e.Pos = f.value.pos()
	}
	return e
}
