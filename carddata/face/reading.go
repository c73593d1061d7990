package face

import (
	"maps"
	"path"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// faceDir is the directory of the faces of a game, in any number of YAML files.
const faceDir = "faces"

// Keys are the keys of one face.
var Keys = []sections.Key{
	{Name: "extends", Type: sections.KName, Doc: "Face to start from; parts with the same name are merged key by key."},
	{Name: "drop", Type: sections.KStrings, Doc: "Names of parts of the extended face to leave out."},
	{Name: "parts", Type: sections.KParts, Doc: "The parts, painted in order."},
}

// Game looks up what faces may refer to besides their own parts and styles. The errors
// of its methods are of type *values.Error.
type Game interface {
	Lit(key sections.Key, v any, pos diag.Pos) (any, error)
	CheckIcon(name string, pos diag.Pos) error
	CheckFont(name string, pos diag.Pos) error
	CheckTable(names string, pos diag.Pos) error
}

// rawFaces holds faces and library parts as they are written in the files.
type rawFaces struct {
	*values.Reader
	raw     map[string]*rawFace
	library map[string]*rawPart
	order   []string // names of faces, in the order of the files
	broken  bool     // a file of faces could not be read, so unknown names are not reported
}

// Read reads the faces of a game whose game.yaml is at from. Broken reports whether a
// file could not be read, so that faces may be missing.
func Read(l *values.Reader, game Game, styles map[string]*Style, from diag.Pos) (faces map[string]*Face, broken bool) {
	files, ok := faceFiles(l, from)
	r := &rawFaces{Reader: l, raw: map[string]*rawFace{}, library: map[string]*rawPart{}, broken: !ok}
	for _, name := range files {
		root, ok := l.YAML(name, from)
		if r.broken = r.broken || !ok; ok {
			r.file(root)
		}
	}
	b := &builder{rawFaces: r, vals: &valueReader{Reader: l, game: game, styles: styles, codes: expr.Cache{}}, built: map[builtKey]*Part{}}
	return b.build(), r.broken
}

// builder builds faces from raw ones.
type builder struct {
	*rawFaces
	vals  *valueReader
	built map[builtKey]*Part
	inUse []string // library parts being built, outermost first
}

// build returns all faces. Library parts that no face uses are built too, to report
// their faults.
func (r *builder) build() map[string]*Face {
	faces := map[string]*Face{}
	for _, name := range r.order {
		faces[name] = r.face(name)
	}
	for _, name := range slices.Sorted(maps.Keys(r.library)) {
		if raw := r.library[name]; raw != nil {
			r.inUse = []string{name}
			r.part(raw, inLibrary)
		}
	}
	return faces
}

// faceFiles returns the files with faces, sorted by name, and whether they could be
// listed. If there are none, the decks report their faces as missing.
func faceFiles(l *values.Reader, from diag.Pos) (names []string, ok bool) {
	entries, ok := l.Entries(faceDir, from)
	for _, e := range entries {
		if ext := strings.ToLower(path.Ext(e.Name())); ext == ".yaml" || ext == ".yml" {
			names = append(names, path.Join(faceDir, e.Name()))
		}
	}
	return names, ok
}

// file reads the faces and library parts of one file.
func (r *rawFaces) file(root source.Node) {
	for _, f := range root.Mapping("a file of faces") {
		switch f.Name {
		case "faces":
			for _, face := range f.Value.Mapping("faces") {
				r.addFace(face)
			}
		case "parts":
			for _, part := range f.Value.Mapping("parts") {
				r.addLibrary(part)
			}
		default:
			f.ReportUnknown("a file of faces", []string{"faces", "parts"})
		}
	}
}

func (r *rawFaces) addFace(f source.Field) {
	if first, ok := r.raw[f.Name]; ok {
		f.Key.Errorf(values.CodeSameName, "the face `%s` already exists at %s", f.Name, first.key.Pos())
		return
	}
	r.order = append(r.order, f.Name)
	r.raw[f.Name] = r.rawFace(f)
}

func (r *rawFaces) addLibrary(f source.Field) {
	if _, ok := r.library[f.Name]; ok {
		f.Key.Errorf(values.CodeSameName, "the library part `%s` already exists", f.Name).Hintf("rename one of them: all files share their library parts")
		return
	}
	r.library[f.Name] = r.rawPart(f.Value)
}

// face builds a face, including inherited parts, from its raw parts.
func (r *builder) face(name string) *Face {
	raw := r.raw[name]
	face := &Face{Pos: raw.key.Pos(), Name: name}
	for _, p := range r.partsOf(raw) {
		if part := r.part(p, outermost); part != nil {
			face.Parts = append(face.Parts, part)
		}
	}
	return face
}

// checkName looks up the name in a constant value.
func (r *valueReader) checkName(key sections.Key, v any, n source.Node) error {
	name, _ := v.(string)
	switch key.Of {
	case "style":
		if _, ok := r.styles[name]; !ok {
			return &values.Error{Pos: n.Pos(), Code: CodeStyle, Message: "there is no style " + source.Quote(name), Hint: diag.DidYouMean(name, slices.Sorted(maps.Keys(r.styles)))}
		}
	case "font":
		return r.game.CheckFont(name, n.Pos())
	case "icon":
		return r.game.CheckIcon(name, n.Pos())
	case "table":
		return r.game.CheckTable(name, n.Pos())
	case "file":
		r.Check(name, n.Pos())
	}
	return nil
}
