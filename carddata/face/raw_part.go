package face

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// rawPart is a part as it is written in a file: keys and values, with nested parts
// separated. Faces that extend others merge raw parts, so that a value is only parsed
// once it is known which value applies. A rawPart is not changed after it has been
// read.
type rawPart struct {
	node     source.Node
	name     string
	kind     *Kind // nil if no key gives it one: then it changes a part of the same name
	fields   []source.Field
	children []*rawPart
}

// rawPart reads the keys of a part. If it is not a mapping, it returns nil and adds a
// finding.
func (r *rawFaces) rawPart(n source.Node) *rawPart {
	if n.Kind != yaml.MappingNode {
		n.WrongKind("part", "a mapping such as `{text: \"{name}\", left: 5mm}`")
		return nil
	}
	p := &rawPart{node: n, fields: n.Mapping("part")}
	p.kind = r.kindOf(p)
	if f := p.field("name"); f != nil && !values.ReportEmpty(*f) {
		p.name, _ = f.Value.Scalar("name")
	}
	if p.kind != nil && p.kind.Container {
		p.children = r.rawParts(p.field(p.kind.Name).Value, p.kind.Name)
	}
	return p
}

// rawParts reads a list of parts.
func (r *rawFaces) rawParts(n source.Node, what string) []*rawPart {
	var parts []*rawPart
	for _, item := range n.List(what) {
		if p := r.rawPart(item); p != nil {
			parts = append(parts, p)
		}
	}
	return parts
}

// kindOf finds the main key of a part. The part may also have a key that is the main
// key of another kind, such as `icon` in pips.
func (r *rawFaces) kindOf(p *rawPart) *Kind {
	var kinds []*Kind
	for _, f := range p.fields {
		if k, ok := KindOf(f.Name); ok {
			kinds = append(kinds, k)
		}
	}
	for _, k := range kinds {
		takes := func(other *Kind) bool { _, ok := k.Key(other.Name); return ok }
		if !slices.ContainsFunc(kinds, func(other *Kind) bool { return !takes(other) }) {
			return k
		}
	}
	if len(kinds) > 1 {
		p.node.Errorf(CodePartKind, "the part is both `%s` and `%s`", kinds[0].Name, kinds[1].Name).Hintf("split it into two parts")
		return kinds[0]
	}
	return nil
}

func (p *rawPart) field(name string) *source.Field {
	for i := range p.fields {
		if p.fields[i].Name == name {
			return &p.fields[i]
		}
	}
	return nil
}

// mergedOver returns base with the keys of p replacing its own. If p is of another
// kind, nothing of base is kept.
func (p *rawPart) mergedOver(base *rawPart) *rawPart {
	if p.kind != nil && base.kind != nil && p.kind != base.kind {
		return p
	}
	merged := &rawPart{node: p.node, name: p.name, kind: base.kind, fields: slices.Clone(base.fields), children: base.children}
	if p.kind != nil {
		merged.kind, merged.children = p.kind, p.children
	}
	for _, f := range p.fields {
		if old := merged.field(f.Name); old != nil {
			*old = f
		} else {
			merged.fields = append(merged.fields, f)
		}
	}
	return merged
}

// without returns the part without some keys.
func (p *rawPart) without(keys ...string) *rawPart {
	has := func(f source.Field) bool { return slices.Contains(keys, f.Name) }
	if !slices.ContainsFunc(p.fields, has) {
		return p
	}
	q := *p
	q.fields = slices.DeleteFunc(slices.Clone(p.fields), has)
	return &q
}

// named returns the part with a name among the parts and those nested in them.
func named(parts []*rawPart, name string) *rawPart {
	for _, p := range parts {
		if p.name == name && name != "" {
			return p
		}
		if q := named(p.children, name); q != nil {
			return q
		}
	}
	return nil
}

// replace returns the parts with old, which may be nested, replaced by others, or
// dropped if there are none.
func replace(parts []*rawPart, old *rawPart, by ...*rawPart) []*rawPart {
	var out []*rawPart
	for _, p := range parts {
		if p == old {
			out = append(out, by...)
			continue
		}
		if children := replace(p.children, old, by...); !slices.Equal(children, p.children) {
			q := *p
			q.children = children
			p = &q
		}
		out = append(out, p)
	}
	return out
}

// partNames returns the names of the parts and of those nested in them, in file order.
func partNames(parts []*rawPart) []string {
	var names []string
	for _, p := range parts {
		if p.name != "" {
			names = append(names, p.name)
		}
		names = append(names, partNames(p.children)...)
	}
	return names
}

// kindHint suggests how to give a part a kind.
func kindHint(p *rawPart) string {
	var names []string
	for _, k := range Kinds {
		names = append(names, k.Name)
	}
	for _, f := range p.fields {
		if _, common := sections.KeyNamed(CommonKeys, f.Name); common {
			continue
		}
		if best := diag.Nearest(f.Name, names); best != "" {
			return "did you mean `" + best + "` by `" + f.Name + "`?"
		}
	}
	return "it needs one of " + strings.Join(names, ", ")
}
