package face

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// placement is where a part is, because some keys are only valid in some places.
type placement uint8

const (
	outermost placement = iota // in the list of the face
	inStack
	inFlow // row or column
	inGrid
	inLibrary
)

// builtKey identifies a part that was built from a raw part; a raw part can be built
// differently in different places.
type builtKey struct {
	raw *rawPart
	at  placement
}

// placedBy are the keys that give a part its own box; in a row, column or grid, the
// container places its parts.
var placedBy = []string{"left", "right", "top", "bottom", "anchor"}

// part builds a part, or returns nil if it has no kind. Faces that inherit a part share
// the result.
func (r *builder) part(raw *rawPart, at placement) *Part {
	key := builtKey{raw, at}
	if p, ok := r.built[key]; ok {
		return p
	}
	if raw.kind == nil {
		raw.node.Errorf(CodePartKind, "the part has no main key").Hintf("%s", kindHint(raw))
		return nil
	}
	p := &Part{Pos: raw.node.Pos(), Kind: raw.kind, Name: raw.name, As: "item", Attrs: map[string]*Val{}}
	r.built[key] = p
	for _, f := range raw.fields {
		r.attr(p, f, at)
	}
	r.checkPlacing(raw, at)
	for _, c := range raw.children {
		if child := r.part(c, inside(raw.kind)); child != nil {
			p.Children = append(p.Children, child)
		}
	}
	r.require(p, raw)
	return p
}

// inside returns the placement of the parts in a container.
func inside(k *Kind) placement {
	switch k.Name {
	case "row", "column", "panel":
		return inFlow
	case "grid":
		return inGrid
	}
	return inStack
}

// attr reads one key of a part.
func (r *builder) attr(p *Part, f source.Field, at placement) {
	key, ok := p.Kind.Key(f.Name)
	if !ok {
		r.unknownKey(p.Kind, f)
		return
	}
	switch {
	case key.Type == sections.KParts:
		return // the children are built by their own raw parts
	case f.Name == "when":
		p.When = r.expr(f)
	case f.Name == "each":
		if p.Each = r.expr(f); p.Each == nil {
			p.Each = noItems // so that the item's name is defined inside
		}
	case f.Name == "as":
		p.As = r.itemName(f)
	case f.Name == "name" || f.Name == "before" || f.Name == "after":
		return // already reported
	case f.Name == "use":
		r.use(p, f)
	default:
		if v := r.vals.val(key, f); v != nil {
			p.Attrs[f.Name] = v
		}
	}
}

func (r *builder) expr(f source.Field) *expr.Expr {
	if values.ReportEmpty(f) {
		return nil
	}
	if v := r.vals.exprVal(f.Name, f.Value); v != nil {
		return v.Lit.(*expr.Expr)
	}
	return nil
}

var noItems, _ = expr.Parse("[]", diag.Pos{})

// itemName reads the name of the item of a repeat.
func (r *builder) itemName(f source.Field) string {
	name, ok := f.Value.Scalar("as")
	if ok && (!source.IsIdentifier(name) || slices.Contains(values.ScopeNames, name)) {
		f.Value.Errorf(values.CodeValue, "`%s` cannot be used as the name of an item", name).Hintf("use only lower-case letters, digits and _")
	}
	return name
}

// unknownKey adds the finding for a key that the kind does not accept.
func (r *builder) unknownKey(k *Kind, f source.Field) {
	names := append(sections.NamesOf(k.Keys), sections.NamesOf(CommonKeys)...)
	best := diag.Nearest(f.Name, names)
	finding := f.Key.Errorf(CodePartKey, "%s `%s` has no key `%s`", article(k.Name), k.Name, f.Name)
	switch others := kindsWith(f.Name); {
	case best != "":
		finding.Hintf("did you mean `%s`?", best)
	case len(others) > 0:
		finding.Hintf("`%s` is a key of %s", f.Name, strings.Join(others, ", "))
	default:
		finding.Hintf("use `%s`, or a key that every part has", strings.Join(sections.NamesOf(k.Keys), "`, `"))
	}
}

func article(noun string) string {
	if strings.ContainsRune("aeiou", rune(noun[0])) && noun != "use" {
		return "an"
	}
	return "a"
}

// kindsWith lists the kinds that have a key of that name.
func kindsWith(key string) []string {
	var names []string
	for _, k := range Kinds {
		if _, ok := k.Key(key); ok {
			names = append(names, k.Name)
		}
	}
	return names
}

// checkPlacing reports keys that have no effect in the part's place.
func (r *builder) checkPlacing(raw *rawPart, at placement) {
	for _, f := range raw.fields {
		if why := misplaced(f.Name, raw, at); why != "" {
			f.Key.Errorf(CodePartPlace, "`%s` has no effect here: %s", f.Name, why)
		}
	}
	if raw.field("left") != nil && raw.field("right") != nil && raw.field("width") != nil {
		raw.field("width").Key.Errorf(CodePartPlace, "`left`, `right` and `width` cannot be used together").Hintf("remove one of them")
	}
	if raw.field("top") != nil && raw.field("bottom") != nil && raw.field("height") != nil {
		raw.field("height").Key.Errorf(CodePartPlace, "`top`, `bottom` and `height` cannot be used together").Hintf("remove one of them")
	}
}

// misplaced returns why a key has no effect in the part's place, or "" if it has one.
func misplaced(key string, raw *rawPart, at placement) string {
	switch {
	case key == "before" || key == "after": // valid ones have already been removed
		return "only outermost parts of a face can be ordered among the parts of the extended face"
	case key == "ground" && raw.field("hexmap") != nil && raw.field("blank") == nil:
		return "only blank maps have it; add `blank: true`"
	case (key == "window" || key == "blank" || key == "fit") && raw.field("plan") != nil && raw.field("terrain") != nil:
		return "`terrain` draws only a sample, not the plan"
	case at == inLibrary:
		return "" // the use places the part
	case key == "in" && at != outermost:
		return "only outermost parts can choose their reference box"
	case key == "run_on" && at != outermost:
		return "only outermost parts of a sheet can continue on more pages"
	case key == "weight" && at != inFlow:
		return "only parts of a row or column can have a weight"
	case key == "each" && at == outermost:
		return "only parts of a row, column, grid or stack can be repeated; wrap it in `stack: [...]`"
	case key == "as" && raw.field("each") == nil:
		return "it needs an `each` whose items it names"
	case slices.Contains(placedBy, key) && (at == inFlow || at == inGrid):
		return "the surrounding row, column or grid places the part"
	}
	return ""
}

// outlines are the shapes that need one more key to be drawn.
var outlines = map[any]string{"polygon": "points", "path": "d"}

// require reports missing keys without which the part cannot be drawn.
func (r *builder) require(p *Part, raw *rawPart) {
	for _, k := range p.Kind.Keys {
		if k.Required && raw.field(k.Name) == nil {
			raw.node.Errorf(CodePartKey, "%s `%s` needs `%s`", article(p.Kind.Name), p.Kind.Name, k.Name)
		}
	}
	if shape := p.Get("shape"); shape != nil {
		if key := outlines[shape.Lit]; key != "" && raw.field(key) == nil {
			raw.node.Errorf(CodePartKey, "a `%s` needs `%s`", shape.Lit, key)
		}
	}
}

// use builds the library part that a use names.
func (r *builder) use(p *Part, f source.Field) {
	name, ok := f.Value.Scalar("use")
	if !ok {
		return
	}
	raw, ok := r.library[name]
	switch {
	case !ok:
		f.Value.Errorf(CodeLibrary, "there is no part `%s` in the library", name).Hintf("%s", diag.DidYouMean(name, slices.Sorted(maps.Keys(r.library))))
		return
	case slices.Contains(r.inUse, name):
		f.Value.Errorf(CodeLibrary, "the part `%s` contains itself: %s", name, strings.Join(append(r.inUse, name), " → "))
		return
	case raw == nil:
		return // already reported
	}
	r.inUse = append(r.inUse, name)
	if child := r.part(raw, inLibrary); child != nil {
		p.Children = []*Part{child}
	}
	r.inUse = r.inUse[:len(r.inUse)-1]
}
