package fonts

import (
	"embed"
	"slices"
	"sync"
)

//go:embed faces
var files embed.FS

// shipped are the built-in fonts, each with its file under faces, in display
// order.
var shipped = []*builtin{
	{name: "plex-condensed", file: "plex-condensed/regular.ttf"},
	{name: "plex-condensed-italic", file: "plex-condensed/italic.ttf"},
	{name: "plex-condensed-semibold", file: "plex-condensed/semibold.ttf"},
	{name: "plex-condensed-bold", file: "plex-condensed/bold.ttf"},
	{name: "plex-condensed-bold-italic", file: "plex-condensed/bold-italic.ttf"},
	{name: "roboto-condensed", file: "roboto-condensed/regular.ttf"},
	{name: "roboto-condensed-bold", file: "roboto-condensed/bold.ttf"},
	{name: "oswald", file: "oswald/regular.ttf"},
	{name: "oswald-semibold", file: "oswald/semibold.ttf"},
	{name: "saira-stencil", file: "saira-stencil/regular.ttf"},
	{name: "special-elite", file: "special-elite/regular.ttf"},
	{name: "baskerville", file: "baskerville/regular.ttf"},
	{name: "baskerville-italic", file: "baskerville/italic.ttf"},
	{name: "baskerville-bold", file: "baskerville/bold.ttf"},
}

// families are the names of the built-in fonts by family and style; "" if there
// is none.
var families = []struct {
	name  string
	faces [4]string // by Style
}{
	{"plex-condensed", [4]string{"plex-condensed", "plex-condensed-italic", "plex-condensed-bold", "plex-condensed-bold-italic"}},
	{"roboto-condensed", [4]string{"roboto-condensed", "", "roboto-condensed-bold", ""}},
	{"oswald", [4]string{"oswald", "", "oswald-semibold", ""}},
	{"saira-stencil", [4]string{"saira-stencil", "", "", ""}},
	{"special-elite", [4]string{"special-elite", "", "", ""}},
	{"baskerville", [4]string{"baskerville", "baskerville-italic", "baskerville-bold", ""}},
}

// builtin is an embedded font, parsed on first use, so that a run pays only for
// the fonts it uses.
type builtin struct {
	name, file string
	once       sync.Once
	font       *Font
}

// load panics on failure: the files are embedded, and a test parses them all.
func (b *builtin) load() *Font {
	b.once.Do(func() {
		ttf, err := files.ReadFile("faces/" + b.file)
		if err != nil {
			panic("fonts: " + err.Error())
		}
		if b.font, err = Parse(b.name, ttf); err != nil {
			panic("fonts: " + b.file + ": " + err.Error())
		}
	})
	return b.font
}

// Builtin returns the built-in font with the given name, such as
// "oswald-semibold", and whether there is one. It is parsed once per process.
func Builtin(name string) (*Font, bool) {
	if i := slices.IndexFunc(shipped, func(b *builtin) bool { return b.name == name }); i >= 0 {
		return shipped[i].load(), true
	}
	return nil, false
}

// BuiltinNames lists the fonts that Builtin knows, grouped by family.
func BuiltinNames() []string {
	names := make([]string, len(shipped))
	for i, b := range shipped {
		names[i] = b.name
	}
	return names
}

// BuiltinFamily returns the built-in family with the given name, such as
// "plex-condensed". Faces are parsed on first use.
func BuiltinFamily(name string) (*Family, bool) {
	for _, known := range families {
		if known.name == name {
			return assemble(known.name, known.faces), true
		}
	}
	return nil, false
}

func assemble(name string, faces [4]string) *Family {
	family := &Family{name: name}
	for style, face := range faces {
		if i := slices.IndexFunc(shipped, func(b *builtin) bool { return b.name == face }); i >= 0 {
			family.faces[style] = shipped[i].load
		}
	}
	return family
}

// BuiltinFamilies lists the families that BuiltinFamily knows.
func BuiltinFamilies() []string {
	names := make([]string, len(families))
	for i, f := range families {
		names[i] = f.name
	}
	return names
}
