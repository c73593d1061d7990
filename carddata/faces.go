package carddata

import (
	"io/fs"
	"path"
	"strings"

	"punchboard/diag"
)

// faceDir holds the faces of a game, in any number of YAML files.
const faceDir = "faces"

// faceKeys are the keys of one face.
var faceKeys = []Key{
	{Name: "extends", Type: KName, Doc: "The face whose parts come first; parts of the same name are merged key by key."},
	{Name: "drop", Type: KStrings, Doc: "Names of parts of the extended face that are left out."},
	{Name: "parts", Type: KParts, Doc: "The parts, painted in order."},
}

// faceReader reads the faces of a game.
type faceReader struct {
	*loader
	codes   codes
	raw     map[string]*rawFace
	library map[string]*rawPart
	order   []string // names of faces, in the order of the files
	built   map[builtKey]*Part
	using   []string // library parts being built, outermost first
	broken  bool     // a file of faces could not be read: what it holds is not missed
	checks  map[string]error
}

// dress reads colours, maps, styles and faces, and holds the expressions of the faces
// against the decks that wear them. It comes last: everything that a face may
// name has been read by then.
func (l *loader) dress() {
	r := &faceReader{
		loader: l, codes: codes{}, raw: map[string]*rawFace{}, library: map[string]*rawPart{},
		built: map[builtKey]*Part{}, checks: map[string]error{},
	}
	readColors(l.game, l.parts.colors)
	l.maps(l.parts.maps)
	readStyles(l.game, l.parts.styles)
	for _, name := range l.faceFiles() {
		root, ok := l.yaml(name, diag.Pos{File: l.named(gameFile)})
		if r.broken = r.broken || !ok; ok {
			r.file(root)
		}
	}
	l.game.Faces = map[string]*Face{}
	for _, name := range r.order {
		l.game.Faces[name] = r.face(name)
	}
	for _, name := range mapKeys(r.library) {
		if raw := r.library[name]; raw != nil {
			r.using = []string{name}
			r.part(raw, inLibrary)
		}
	}
	r.using = nil
	r.checkKeywords()
	l.game.indexKeywords()
	r.checkDecks()
}

// faceFiles lists the files with faces, in name order.
func (l *loader) faceFiles() []string {
	entries, err := fs.ReadDir(l.fsys, faceDir)
	if err != nil {
		return nil // a game without faces: its decks will miss them
	}
	var names []string
	for _, e := range entries {
		if ext := strings.ToLower(path.Ext(e.Name())); ext == ".yaml" || ext == ".yml" {
			names = append(names, path.Join(faceDir, e.Name()))
		}
	}
	return names
}

// file reads the faces and library parts of one file as they stand.
func (r *faceReader) file(root node) {
	for _, f := range root.mapping("a file of faces") {
		switch f.name {
		case "faces":
			for _, face := range f.value.mapping("faces") {
				r.addFace(face)
			}
		case "parts":
			for _, part := range f.value.mapping("parts") {
				r.addLibrary(part)
			}
		default:
			f.unknown("a file of faces", []string{"faces", "parts"})
		}
	}
}

func (r *faceReader) addFace(f field) {
	if first, ok := r.raw[f.name]; ok {
		f.key.errorf(CodeSameName, "there is a face `%s` already, at %s", f.name, first.key.pos())
		return
	}
	r.order = append(r.order, f.name)
	r.raw[f.name] = r.rawFace(f)
}

func (r *faceReader) addLibrary(f field) {
	if _, ok := r.library[f.name]; ok {
		f.key.errorf(CodeSameName, "there is a library part `%s` already", f.name).Hintf("library parts are known in all files")
		return
	}
	r.library[f.name] = r.rawPart(f.value)
}

// face gives a face with what it extends, built of its raw parts.
func (r *faceReader) face(name string) *Face {
	raw := r.raw[name]
	face := &Face{Pos: raw.key.pos(), Name: name}
	for _, p := range r.partsOf(raw) {
		if part := r.part(p, outermost); part != nil {
			face.Parts = append(face.Parts, part)
		}
	}
	return face
}

// checkKeywords looks up the styles of keywords.
func (r *faceReader) checkKeywords() {
	for _, k := range r.game.Keywords {
		if _, ok := r.game.Styles[k.Style]; !ok && k.Style != "" {
			r.found.Errorf(k.Pos, CodeStyle, "there is no style `%s`", k.Style).Hintf("%s", diag.DidYouMean(k.Style, mapKeys(r.game.Styles)))
		}
	}
}

// checkName looks up what a constant value names.
func (r *faceReader) checkName(key Key, v any, n node) error {
	name, _ := v.(string)
	switch key.Of {
	case "style":
		if _, ok := r.game.Styles[name]; !ok {
			return &FaceError{Pos: n.pos(), Code: CodeStyle, Message: "there is no style " + quoted(name), Hint: diag.DidYouMean(name, mapKeys(r.game.Styles))}
		}
	case "font":
		return r.game.checkFont(name, n.pos())
	case "icon":
		return r.game.CheckIcon(name, n.pos())
	case "table":
		_, err := r.game.Table(name, n.pos())
		return err
	case "file":
		r.check(name, n.pos())
	}
	return nil
}
