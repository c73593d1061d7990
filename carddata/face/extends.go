package face

import (
	"slices"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// rawFace is a face as it is written in a file.
type rawFace struct {
	key     source.Node
	extends source.Node
	drop    []source.Node
	own     []*rawPart
	all     []*rawPart // including inherited parts; see partsOf
	state   resolved
	orphan  bool // whether parts that it should inherit are not known, which has been reported
}

// resolved is the progress of resolving what a face extends.
type resolved uint8

const (
	unresolved resolved = iota
	resolving
	done
)

// rawFace reads the keys of a face.
func (r *rawFaces) rawFace(f source.Field) *rawFace {
	face := &rawFace{key: f.Key}
	for _, k := range f.Value.Mapping("face `" + f.Name + "`") {
		switch k.Name {
		case "extends":
			face.extends = k.Value
		case "drop":
			face.drop = k.Value.List("drop")
		case "parts":
			face.own = r.rawParts(k.Value, "parts")
		default:
			k.ReportUnknown("a face", sections.NamesOf(Keys))
		}
	}
	r.sameNames(face.own)
	return face
}

// partsOf returns the parts of a face, including inherited ones.
func (r *rawFaces) partsOf(f *rawFace) []*rawPart {
	if f.state == done {
		return f.all
	}
	f.state = resolving
	f.all = r.inherited(f)
	for _, p := range f.own {
		f.all = r.placeOwn(f, p)
	}
	f.state = done
	r.sameNames(f.all)
	return f.all
}

// inherited returns the parts that a face inherits, without those that it drops.
func (r *rawFaces) inherited(f *rawFace) []*rawPart {
	parent := r.parent(f)
	var parts []*rawPart
	if parent != nil {
		parts = r.partsOf(parent)
		f.orphan = parent.orphan
	} else if len(f.drop) > 0 && !f.extends.Exists() {
		f.drop[0].Errorf(CodePartName, "`drop` has no effect, because this face does not extend another")
	}
	for _, d := range f.drop {
		name, ok := d.Scalar("drop")
		if p := named(parts, name); p != nil {
			parts = replace(parts, p)
		} else if ok && parent != nil && !f.orphan {
			d.Errorf(CodePartName, "the extended face has no part `%s`", name).Hintf("%s", diag.DidYouMean(name, partNames(parts)))
		}
	}
	return parts
}

// parent returns the face that another face extends, or nil if there is none.
func (r *rawFaces) parent(f *rawFace) *rawFace {
	if !f.extends.Exists() {
		return nil
	}
	name, ok := f.extends.Scalar("extends")
	parent := r.raw[name]
	f.orphan = true // unless it has a parent
	switch {
	case !ok:
		return nil
	case parent == nil && r.broken:
		return nil
	case parent == nil:
		f.extends.Errorf(CodeFace, "there is no face `%s`", name).Hintf("%s", diag.DidYouMean(name, r.order))
	case parent.state == resolving:
		f.extends.Errorf(CodeFaceCycle, "the face `%s` extends itself through `%s`", f.key.Value, name).
			Hintf("remove `extends` from one of these faces")
		return nil
	}
	f.orphan = parent == nil
	return parent
}

// placeOwn merges a part of the face itself into the inherited parts, at its place.
func (r *rawFaces) placeOwn(f *rawFace, p *rawPart) []*rawPart {
	parts := f.all
	base := named(parts, p.name)
	switch moved := p.field("before") != nil || p.field("after") != nil; {
	case base != nil && !slices.Contains(f.own, base) && moved:
		return r.insert(replace(parts, base), p, p.mergedOver(base))
	case base != nil && !slices.Contains(f.own, base):
		return replace(parts, base, p.mergedOver(base))
	case p.kind == nil:
		r.noKind(p, f)
		return parts
	}
	return r.insert(parts, p, p)
}

// noKind adds the finding for a part without a key that gives it a kind.
func (r *rawFaces) noKind(p *rawPart, f *rawFace) {
	if f.orphan {
		return
	}
	if p.name != "" && f.extends.Exists() {
		p.node.Errorf(CodePartName, "the extended face has no part `%s`", p.name).Hintf("%s", diag.DidYouMean(p.name, partNames(f.all)))
		return
	}
	p.node.Errorf(CodePartKind, "the part has no main key").Hintf("%s", kindHint(p))
}

// insert adds a part before or after the part that its keys name, or at the end.
func (r *rawFaces) insert(parts []*rawPart, own, p *rawPart) []*rawPart {
	p = p.without("before", "after")
	for _, where := range []string{"before", "after"} {
		f := own.field(where)
		if f == nil {
			continue
		}
		neighbour := named(parts, f.Value.Value)
		switch {
		case neighbour == nil:
			f.Value.Errorf(CodePartName, "there is no part `%s`", f.Value.Value).Hintf("%s", diag.DidYouMean(f.Value.Value, partNames(parts)))
		case where == "before":
			return replace(parts, neighbour, p, neighbour)
		default:
			return replace(parts, neighbour, neighbour, p)
		}
	}
	return append(slices.Clone(parts), p)
}

// sameNames reports parts of a face that share a name.
func (r *rawFaces) sameNames(parts []*rawPart) {
	seen := map[string]bool{}
	var walk func([]*rawPart)
	walk = func(parts []*rawPart) {
		for _, p := range parts {
			if p.name != "" && seen[p.name] {
				p.field("name").Value.Errorf(values.CodeSameName, "the face has two parts with the name `%s`", p.name)
			}
			seen[p.name] = true
			walk(p.children)
		}
	}
	walk(parts)
}
