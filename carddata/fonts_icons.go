package carddata

import (
	"path"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/icons"
)

// fontSettings are the keys of a font made of the game's own files.
var fontSettings = []sections.Setting[*values.Reader, FontFamily]{
	{Key: sections.Key{Name: "regular", Type: sections.KString, Required: true, Doc: "TrueType file of the regular font."},
		Read: func(l *values.Reader, f *FontFamily, n source.Node) { f.Regular = readFontFile(l, n) }},
	{Key: sections.Key{Name: "bold", Type: sections.KString, Doc: "TrueType file of the bold font."},
		Read: func(l *values.Reader, f *FontFamily, n source.Node) { f.Bold = readFontFile(l, n) }},
	{Key: sections.Key{Name: "italic", Type: sections.KString, Doc: "TrueType file of the italic font."},
		Read: func(l *values.Reader, f *FontFamily, n source.Node) { f.Italic = readFontFile(l, n) }},
	{Key: sections.Key{Name: "bold_italic", Type: sections.KString, Doc: "TrueType file of the bold italic font."},
		Read: func(l *values.Reader, f *FontFamily, n source.Node) { f.BoldItalic = readFontFile(l, n) }},
}

// readFonts reads the section `fonts`: names and their fonts.
func readFonts(l *values.Reader, n source.Node) map[string]FontFamily {
	families := map[string]FontFamily{}
	for _, f := range n.Mapping("fonts") {
		families[f.Name] = readFontByLanguage(l, f)
	}
	return families
}

// defaultFont is the key of the font of all languages without one of their own.
const defaultFont = "default"

// readFontByLanguage reads a font, or one for each of some languages and a default.
func readFontByLanguage(l *values.Reader, f source.Field) FontFamily {
	if f.Value.Kind != yaml.MappingNode || !slices.ContainsFunc(f.Value.Mapping("fonts"), func(key source.Field) bool {
		return key.Name == defaultFont || slices.Contains(l.Languages, key.Name)
	}) {
		return readFont(l, f, "font `"+f.Name+"`")
	}
	family := FontFamily{Pos: f.Key.Pos()}
	others := map[string]FontFamily{}
	given := false
	for _, key := range f.Value.Mapping("fonts") {
		switch {
		case key.Name == defaultFont:
			family, given = readFont(l, key, "font `"+f.Name+"`"), true
		case slices.Contains(l.Languages, key.Name):
			others[key.Name] = readFont(l, key, "font `"+f.Name+"` in `"+key.Name+"`")
		default:
			key.Key.Errorf(source.CodeUnknownKey, "font `%s` has no key `%s`", f.Name, key.Name).
				Hintf("use `default` or one of the game's languages: %s", strings.Join(l.Languages, ", "))
		}
	}
	if !given {
		f.Key.Errorf(source.CodeMissingKey, "font `%s` needs `%s`", f.Name, defaultFont).
			Hintf("add `%s`: the font of all languages that are not named", defaultFont)
	}
	family.Pos, family.ByLanguage = f.Key.Pos(), others
	return family
}

// readFont reads one font: the name of a built-in family, or files.
func readFont(l *values.Reader, f source.Field, what string) FontFamily {
	family := FontFamily{Pos: f.Key.Pos()}
	if f.Value.Kind == yaml.ScalarNode {
		family.Builtin = builtinFont(f.Value)
	} else {
		sections.Read(l, f.Value, what, fontSettings, &family)
	}
	return family
}

// builtinFont reads the name of a font that ships with the program.
func builtinFont(n source.Node) string {
	name, ok := n.Scalar("fonts")
	if !ok {
		return ""
	}
	known := fonts.BuiltinFamilies()
	if slices.Contains(known, name) || slices.Contains(fonts.BuiltinNames(), name) {
		return name
	}
	finding := n.Errorf(face.CodeFont, "there is no built-in font %s", source.Quote(name))
	if strings.ContainsAny(name, "./") {
		finding.Hintf("write `{regular: %s}` to use your own font file", name)
	} else {
		finding.Hintf("%s", diag.DidYouMean(name, known))
	}
	return ""
}

// readFontFile reads the path of a font and checks that the file exists. Its contents
// are checked when the font is used.
func readFontFile(l *values.Reader, n source.Node) string {
	name, ok := n.Scalar("fonts")
	if !ok {
		return ""
	}
	clean, ok := l.Check(name, n.Pos())
	if !ok {
		return ""
	}
	if ext := strings.ToLower(path.Ext(clean)); slices.Contains([]string{".otf", ".woff", ".woff2", ".ttc"}, ext) {
		n.Errorf(CodeFontFile, "%s is not a TrueType font; a %s file cannot be embedded in the PDF", source.Quote(clean), ext).
			Hintf("use the .ttf version of the font")
	}
	return clean
}

// readIcons reads the section `icons`: names and their icons, built in or files.
func readIcons(l *values.Reader, n source.Node) map[string]IconRef {
	refs := map[string]IconRef{}
	for _, f := range n.Mapping("icons") {
		name, ok := f.Value.Scalar("icons")
		if !ok {
			continue
		}
		ref := IconRef{Pos: f.Value.Pos()}
		if strings.Contains(name, "/") || strings.HasSuffix(strings.ToLower(name), ".svg") {
			ref.File = readIconFile(l, f.Value, name)
		} else {
			ref.Builtin = builtinIcon(f.Value, name)
		}
		refs[f.Name] = ref
	}
	return refs
}

// builtinIcon checks the name of a built-in icon.
func builtinIcon(n source.Node, name string) string {
	if _, ok := icons.Lookup(name); !ok {
		n.Errorf(face.CodeIcon, "there is no built-in icon %s", source.Quote(name)).Hintf("%s", IconHint(name, icons.Names()))
	}
	return name
}

func readIconFile(l *values.Reader, n source.Node, name string) string {
	clean, ok := l.Check(name, n.Pos())
	if ok && strings.ToLower(path.Ext(clean)) != ".svg" {
		n.Errorf(source.CodeBadValue, "the icon %s is not an SVG file", source.Quote(clean)).
			Hintf("use an SVG file; to show a PNG or JPEG, use a part `image`")
	}
	return clean
}
